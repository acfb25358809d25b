"""Every worked example in the rulebooks of Qwixx and Longo (rules Q8), under its own name."""

from crosshex.rules import Colour, Ending, Longo, Marks, Qwixx, QwixxState, Reason
from tests.rules.builders import act, before_throw, choose, crossed, locks, marks, throw, words

ROWS = {"r": Colour.RED, "y": Colour.YELLOW, "g": Colour.GREEN, "b": Colour.BLUE}


def open_numbers(game: Qwixx, sheet: Marks, letter: str) -> list[int]:
    """The numbers of a row that the seat could cross now with some white throw."""
    found = []
    for first in range(1, game.sheet.faces + 1):
        for second in range(first, game.sheet.faces + 1):
            state = throw(before_throw(game, sheet), f"{first} {second} 1 1 1 1")
            if f"{letter}{first + second}" in words(state.legal(0)):
                found.append(first + second)
    return sorted(set(found))


def test_hu_red_5_then_7_leaves_red_2_3_4_and_6_behind() -> None:
    state = before_throw(Qwixx(seats=2))
    state = act(choose(throw(state, "4 1 1 1 1 1"), "r5 -"), "-")
    state = act(choose(throw(state, "6 1 1 1 1 1"), "r7 -"), "x")
    assert crossed(state, 0)["r"] == (5, 7)
    for gone, dice in {2: "1 1", 3: "1 2", 4: "2 2", 6: "3 3"}.items():
        thrown = throw(state, f"{dice} 1 1 1 1")
        assert f"r{gone}" not in words(thrown.legal(0))
        assert thrown.why_not(0, thrown.game.parse(f"r{gone}")) is Reason.TOO_FAR_LEFT
        assert f"r{gone}" in words(thrown.legal(1))
    assert open_numbers(state.game, state.marks[0], "r") == [8, 9, 10, 11]


def test_hu_yellow_up_to_10_leaves_11_and_12_green_goes_on_after_6_blue_after_10() -> None:
    game = Qwixx(seats=2)
    sheet = marks(game, yellow=(2, 4, 6, 8, 10), green=(12, 9, 6), blue=(11, 10))
    assert open_numbers(game, sheet, "y") == [11, 12]
    assert open_numbers(game, sheet, "g") == [3, 4, 5]  # 2 needs five crosses first
    assert open_numbers(game, sheet, "b") == [3, 4, 5, 6, 7, 8, 9]
    one_short = marks(game, yellow=(2, 4, 6, 10))
    assert open_numbers(game, one_short, "y") == [11]


def test_hu_green_2_after_five_crosses_takes_the_lock_at_once_and_the_green_die_leaves() -> None:
    game = Qwixx(seats=2)
    state = before_throw(game, marks(game, green=(11, 9, 8, 6, 4)))
    state = choose(throw(state, "1 1 3 3 3 3"), "g2 -")
    assert crossed(state, 0)["g"] == (11, 9, 8, 6, 4, 2)
    assert locks(state, 0) == "g"
    assert state.marks[0].crosses(Colour.GREEN) == 7
    assert state.locked == {Colour.GREEN}
    assert str(state.roll) == "1 1 3 3 . 3"
    assert words(state.legal(0)) == ["r4", "y4", "b4", "-"]
    state = act(state, "-")
    assert throw(state, "1 2 3 3 . 3").to_act == (0, 1)


def test_hu_white_4_and_1_make_5_then_white_4_and_blue_6_make_blue_10() -> None:
    state = throw(before_throw(Qwixx(seats=2)), "4 1 6 3 5 6")
    assert words(state.legal(0)) == ["r5", "y5", "g5", "b5", "-"]
    state = choose(state, "r5 y5")
    assert "b10" in words(state.legal(0))
    state = act(state, "b10")
    assert crossed(state, 0) == {"r": (5,), "y": (), "g": (), "b": (10,)}
    assert crossed(state, 1) == {"r": (), "y": (5,), "g": (), "b": ()}
    assert [sheet.failed for sheet in state.marks] == [0, 0]
    assert state.active == 1


def test_hu_red_12_and_yellow_12_at_once_after_green_lock_three_rows_and_end() -> None:
    game = Qwixx(seats=2)
    state = before_throw(
        game,
        marks(game, red=(2, 3, 4, 5, 6), green=(12, 11, 10, 9, 8, 2)),
        marks(game, yellow=(3, 5, 7, 9, 11)),
        locked="g",
    )
    state = choose(throw(state, "6 6 1 1 . 1"), "r12 y12")
    assert state.locked == {Colour.RED, Colour.YELLOW, Colour.GREEN}
    assert (locks(state, 0), locks(state, 1)) == ("rg", "y")
    assert state.to_act == ()
    assert state.outcome is not None and state.outcome.ending is Ending.ROWS_LOCKED


def scored(game: Qwixx, sheet: Marks, locked: str) -> QwixxState:
    return before_throw(game, sheet, locked=locked)


def test_hu_4_red_3_yellow_7_green_8_blue_and_two_failed_throws_score_70() -> None:
    game = Qwixx(seats=2)
    # Seven crosses in green are six numbers and the lock.
    sheet = marks(
        game,
        2,
        red=(2, 5, 6, 10),
        yellow=(3, 5, 7),
        green=(11, 9, 8, 6, 4, 2),
        blue=(12, 11, 10, 9, 7, 6, 5, 4),
    )
    assert sheet.row_scores == (10, 6, 28, 36)
    assert scored(game, sheet, "g").scores == (70, 0)


def test_tr_el_pl_yellow_up_to_13_leaves_14_15_and_16() -> None:
    game = Longo(seats=2)
    sheet = marks(game, yellow=(2, 4, 6, 8, 10, 13))
    assert open_numbers(game, sheet, "y") == [14, 15, 16]
    assert open_numbers(game, marks(game, yellow=(2, 4, 6, 8, 13)), "y") == [14]


def test_tr_el_pl_white_5_and_1_make_6_then_white_5_and_blue_8_make_blue_13() -> None:
    state = throw(before_throw(Longo(seats=2, lucky=((5, 8), (7, 12)))), "5 1 3 3 3 8")
    assert words(state.legal(0)) == ["r6", "y6", "g6", "b6", "-"]
    state = choose(state, "r6 -")
    assert "b13" in words(state.legal(0))
    state = act(state, "b13")
    assert crossed(state, 0) == {"r": (6,), "y": (), "g": (), "b": (13,)}


def test_tr_el_pl_lucky_6_crosses_green_16_where_green_is_among_the_emptiest_rows() -> None:
    game = Longo(seats=2, lucky=((6, 11), (5, 8)))
    sheet = marks(game, red=(3, 5), yellow=(4,))
    state = throw(before_throw(game, sheet), "5 1 1 1 1 1")
    # Green and blue are both empty: the seat may choose between them.
    assert words(state.legal(0)) == ["r6", "y6", "g6", "b6", "*g16", "*b16", "-"]
    assert words(state.legal(1)) == ["r6", "y6", "g6", "b6", "-"]
    state = choose(state, "*g16 -")
    assert crossed(state, 0) == {"r": (3, 5), "y": (4,), "g": (16,), "b": ()}


def test_tr_el_pl_green_3_after_six_crosses_takes_the_lock_and_the_die_leaves() -> None:
    game = Longo(seats=2)
    state = before_throw(game, marks(game, green=(15, 14, 11, 10, 9, 7)))
    state = choose(throw(state, "2 1 5 5 5 5"), "g3 -")
    assert crossed(state, 0)["g"] == (15, 14, 11, 10, 9, 7, 3)
    assert locks(state, 0) == "g"
    assert state.marks[0].crosses(Colour.GREEN) == 8
    assert state.locked == {Colour.GREEN}
    assert str(state.roll) == "2 1 5 5 . 5"


def test_tr_el_pl_white_8_and_8_lock_red_16_and_yellow_16_at_once_with_green_locked() -> None:
    game = Longo(seats=2)
    state = before_throw(
        game,
        marks(game, red=(2, 3, 4, 5, 6, 7)),
        marks(game, yellow=(2, 3, 4, 5, 6, 14)),
        locked="g",
    )
    state = choose(throw(state, "8 8 1 1 . 1"), "r16 y16")
    assert state.locked == {Colour.RED, Colour.YELLOW, Colour.GREEN}
    assert (locks(state, 0), locks(state, 1)) == ("r", "y")
    assert state.outcome is not None and state.outcome.ending is Ending.ROWS_LOCKED


EL_SHEET = {
    "red": (2, 5, 6, 10),
    "yellow": (3, 5, 7),
    "green": (15, 14, 11, 10, 9, 7, 5, 3),
    "blue": (15, 14, 12, 11, 9, 7, 6, 5),
}


def test_tr_el_pl_4_red_3_yellow_9_green_8_blue_and_two_failed_throws_score_87() -> None:
    game = Longo(seats=2)
    sheet = marks(game, 2, **EL_SHEET)
    assert [sheet.crosses(colour) for colour in ROWS.values()] == [4, 3, 9, 8]
    assert sheet.row_scores == (10, 6, 45, 36)
    assert scored(game, sheet, "g").scores == (87, 0)


def test_el_the_sheet_of_that_score_is_reached_number_by_number_with_green_locked_by_3() -> None:
    game = Longo(seats=1, lucky=((5, 8),))
    state = game.start()
    for name, numbers in EL_SHEET.items():
        letter = name[0]
        for number in numbers:
            low = max(1, number - 8)
            green = "." if Colour.GREEN in state.locked else "1"
            state = throw(state, f"{low} {number - low} 1 1 {green} 1")
            state = act(choose(state, f"{letter}{number}"), "-")
    assert {name[0]: numbers for name, numbers in EL_SHEET.items()} == crossed(state, 0)
    assert locks(state, 0) == "g"
    for _ in range(2):
        state = act(choose(throw(state, "1 1 1 1 . 1"), "-"), "x")
    assert state.scores == (87,)
    assert state.outcome is None


def test_pl_a_sheet_in_progress_is_open_right_of_its_rightmost_crosses() -> None:
    game = Longo(seats=2)
    sheet = marks(game, red=(5, 7), yellow=(3, 4, 8, 10, 11, 13), green=(16, 13, 11), blue=(14,))
    assert open_numbers(game, sheet, "r") == list(range(8, 15))  # 15 and 16 need six crosses
    assert open_numbers(game, sheet, "y") == [14, 15, 16]
    assert open_numbers(game, sheet, "g") == list(range(4, 11))
    assert open_numbers(game, sheet, "b") == list(range(4, 14))
