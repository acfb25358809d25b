"""The paragraphs and rulings of rules Q1 to Q7, one by one, and the options."""

import pickle
from collections import Counter
from dataclasses import replace

import pytest

from crosshex.rules import (
    CHANCE,
    FAILED_THROW,
    HIDDEN,
    NOTHING,
    Actor,
    Colour,
    Cross,
    Ending,
    HiddenChoices,
    IllegalMove,
    InvalidMove,
    Longo,
    Marks,
    Move,
    OptionError,
    Phase,
    Qwixx,
    Reason,
    Roll,
)
from crosshex.rules.qwixx import LUCKY_PAIRS
from tests.rules.builders import act, before_throw, choose, crossed, locks, marks, throw, words

QWIXX_2 = Qwixx(seats=2)
LONGO_2 = Longo(seats=2, lucky=((5, 8), (6, 11)))

# -- options (Q1, Q4)


@pytest.mark.parametrize("seats", [-1, 0, 6])
@pytest.mark.parametrize("table", [Qwixx, Longo])
def test_only_one_to_five_seats_can_play(table: type[Qwixx], seats: int) -> None:
    with pytest.raises(OptionError, match=rf"for 1 to 5 seats, not {seats}$"):
        table(seats=seats)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("table", [Qwixx, Longo])
def test_one_to_five_seats_play(table: type[Qwixx], seats: int) -> None:
    state = table(seats=seats).start(first=seats - 1)
    assert (state.active, state.to_act) == (seats - 1, CHANCE)
    assert state.scores == (0,) * seats
    state = throw(state, "1 1 1 1 1 1")
    assert state.to_act == tuple(range(seats))


@pytest.mark.parametrize("first", [-1, 2])
def test_a_seat_that_does_not_exist_cannot_begin(first: int) -> None:
    with pytest.raises(
        OptionError, match=f"there is no seat {first + 1}: the number of seats is 2"
    ):
        QWIXX_2.start(first)


@pytest.mark.parametrize(
    ("lucky", "message"),
    [
        (((5, 5), (6, 11)), r"two different lucky numbers, not \(5, 5\)"),
        (((1, 8), (6, 11)), "1 is not a number from 2 to 16"),
        (((5, 17), (6, 11)), "17 is not a number from 2 to 16"),
        (((5, 8),), "2 seats need 2 pairs, not 1"),
        (((5, 8), (6, 11), (4, 9)), "2 seats need 2 pairs, not 3"),
        (((5, 8, 5), (6, 11)), r"two different lucky numbers, not \(5, 8, 5\)"),
        (((5,), (6, 11)), r"two different lucky numbers, not \(5,\)"),
    ],
)
def test_invalid_lucky_pairs_are_refused(lucky: tuple[tuple[int, int], ...], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        Longo(seats=2, lucky=lucky)


def test_qwixx_has_no_lucky_numbers() -> None:
    with pytest.raises(OptionError, match="qwixx has no lucky numbers"):
        Qwixx(seats=1, lucky=((5, 8),))


def test_lucky_pairs_are_written_in_ascending_order() -> None:
    assert Longo(seats=2, lucky=((8, 5), (16, 2))).lucky == ((5, 8), (2, 16))


def test_several_seats_may_be_given_the_same_lucky_pair() -> None:
    state = throw(Longo(seats=2, lucky=((5, 8), (5, 8))).start(), "4 1 1 1 1 1")
    assert words(state.legal(0)) == words(state.legal(1))
    assert "*r2" in words(state.legal(1))


def test_the_drawn_pairs_are_exactly_those_that_come_up_on_11_of_64_white_throws() -> None:
    sums = Counter(first + second for first in range(1, 9) for second in range(1, 9))
    pairs = [(a, b) for a in range(2, 17) for b in range(a + 1, 17) if sums[a] + sums[b] == 11]
    assert list(LUCKY_PAIRS) == pairs


def test_drawn_lucky_pairs_of_two_seats_differ() -> None:
    assert Longo(seats=5).lucky == ((4, 9), (5, 8), (5, 10), (6, 7), (6, 11))


# -- Q2: crossing


def test_q2_any_number_of_fields_may_be_skipped_at_once() -> None:
    state = choose(throw(QWIXX_2.start(), "5 6 1 1 1 1"), "r11 -")
    assert crossed(state, 0)["r"] == (11,)
    assert state.scores == (1, 0)


@pytest.mark.parametrize(("crosses", "lockable"), [((2, 3, 4, 5), False), ((2, 3, 4, 5, 6), True)])
def test_q2_qwixx_needs_five_crosses_before_a_locking_number(
    crosses: tuple[int, ...], lockable: bool
) -> None:
    state = throw(before_throw(QWIXX_2, marks(QWIXX_2, red=crosses)), "6 6 1 1 1 1")
    assert ("r12" in words(state.legal(0))) is lockable
    assert (state.why_not(0, Cross(Colour.RED, 12)) is None) is lockable


@pytest.mark.parametrize("number", [15, 16])
def test_q2_longo_needs_six_crosses_before_either_locking_number(number: int) -> None:
    for red, lockable in {(2, 3, 4, 5, 6): False, (2, 3, 4, 5, 6, 7): True}.items():
        state = before_throw(LONGO_2, marks(LONGO_2, red=red))
        state = throw(state, f"8 {number - 8} 1 1 1 1")
        assert (f"r{number}" in words(state.legal(0))) is lockable


def test_q2_after_15_the_row_is_locked_and_16_is_never_crossed() -> None:
    state = before_throw(LONGO_2, marks(LONGO_2, red=(2, 3, 4, 5, 6, 7)))
    state = choose(throw(state, "8 7 8 1 1 1"), "r15 -")
    assert state.why_not(0, Cross(Colour.RED, 16)) is Reason.ROW_LOCKED
    assert state.marks[0].crosses(Colour.RED) == 8
    state = throw(act(state, "-"), "8 8 . 1 1 1")
    assert words(state.legal(0)) == ["g16", "b16", "-"]


# -- Q3: a turn


def test_q3_all_six_dice_are_thrown_before_anyone_decides() -> None:
    state = throw(QWIXX_2.start(), "4 1 6 3 5 6").view(0)
    assert str(state.roll) == "4 1 6 3 5 6"


def test_q3_what_is_crossed_in_action_1_limits_action_2_in_the_same_row() -> None:
    thrown = throw(QWIXX_2.start(), "3 4 1 1 1 1")
    after_nothing, after_red_7 = choose(thrown, "- -"), choose(thrown, "r7 -")
    assert words(after_nothing.legal(0))[:2] == ["r4", "r5"]
    assert words(after_red_7.legal(0)) == ["y4", "y5", "g4", "g5", "b4", "b5", "-"]


def test_q3_equal_white_dice_make_one_choice_of_each_colour() -> None:
    state = choose(throw(QWIXX_2.start(), "3 3 1 2 3 4"), "- -")
    assert words(state.legal(0)) == ["r4", "y5", "g6", "b7", "x"]


def test_q3_only_the_active_seat_has_action_2() -> None:
    state = choose(throw(QWIXX_2.start(first=1), "3 4 1 1 1 1"), "- -")
    assert state.to_act == (1,)
    assert list(state.legal(0)) == []
    assert state.why_not(0, NOTHING) is Reason.NOT_TO_ACT


def test_q3_nothing_in_both_actions_is_a_failed_throw_of_the_active_seat_only() -> None:
    state = choose(throw(QWIXX_2.start(), "3 4 1 1 1 1"), "- -")
    assert state.why_not(0, NOTHING) is Reason.FAILED_THROW_DUE
    state = act(state, "x")
    assert [sheet.failed for sheet in state.marks] == [1, 0]
    assert state.scores == (-5, 0)


@pytest.mark.parametrize(("first_action", "second"), [("r7", "-"), ("-", "r4"), ("r7", "y4")])
def test_q3_a_cross_in_either_action_prevents_the_failed_throw(
    first_action: str, second: str
) -> None:
    state = choose(throw(QWIXX_2.start(), "3 4 1 1 1 1"), f"{first_action} -")
    state = act(state, second)
    assert state.marks[0].failed == 0


def test_q3_a_failed_throw_is_refused_after_a_cross_and_in_action_1() -> None:
    state = throw(QWIXX_2.start(), "3 4 1 1 1 1")
    assert state.why_not(0, FAILED_THROW) is Reason.NO_FAILED_THROW
    state = choose(state, "r7 -")
    assert state.why_not(0, FAILED_THROW) is Reason.NO_FAILED_THROW


def test_q3_the_next_seat_clockwise_becomes_active_and_the_last_is_followed_by_the_first() -> None:
    state = Qwixx(seats=3).start(first=1)
    order = []
    for _ in range(4):
        order.append(state.active)
        state = act(choose(throw(state, "1 2 1 1 1 1"), "- - -"), "x")
    assert order == [1, 2, 0, 1]


def test_q3_a_single_seat_is_always_active() -> None:
    state = Qwixx(seats=1).start()
    for turn in range(4):
        assert state.to_act is CHANCE
        state = throw(state, "1 2 1 1 1 1")
        assert state.to_act == (0,)
        state = act(choose(state, "-"), "x")
        assert state.marks[0].failed == turn + 1
    assert state.outcome is not None
    assert state.outcome.ending is Ending.FAILED_THROWS
    assert (state.outcome.scores, state.outcome.winners) == ((-20,), (0,))


# -- Q3: choices are hidden


def test_q3_a_pending_choice_is_in_no_other_seats_view() -> None:
    game = Qwixx(seats=3)
    thrown = throw(game.start(), "4 1 1 1 1 1")
    chosen = [thrown.play(1, game.parse(word)) for word in ("r5", "y5", "-")]
    for seat in (0, 2, None):
        views = [state.view(seat) for state in chosen]
        assert len(set(views)) == 1
        assert len({repr(view) for view in views}) == 1
        assert len({str(view) for view in views}) == 1
        assert len({pickle.dumps(view) for view in views}) == 1
        assert views[0].chosen == (None, HIDDEN, None)
        assert views[0].to_act == (0, 2)
    assert [state.view(1) for state in chosen] == chosen


def test_a_view_refuses_to_reveal_unknown_choices() -> None:
    state = throw(QWIXX_2.start(), "4 1 1 1 1 1").play(0, Cross(Colour.RED, 5))
    view = state.view(1)
    with pytest.raises(HiddenChoices, match="hidden in this view"):
        view.play(1, NOTHING)


def test_a_view_reads_the_move_that_would_reveal_the_choices() -> None:
    state = throw(QWIXX_2.start(), "4 1 1 1 1 1").play(0, Cross(Colour.RED, 5))
    assert state.view(1).parse(1, "y5") == Cross(Colour.YELLOW, 5)
    with pytest.raises(IllegalMove):
        state.view(1).parse(1, "y6")


def test_a_choice_cannot_be_changed() -> None:
    state = throw(QWIXX_2.start(), "4 1 1 1 1 1").play(0, Cross(Colour.RED, 5))
    assert state.to_act == (1,)
    assert list(state.legal(0)) == []
    assert state.why_not(0, NOTHING) is Reason.ALREADY_CHOSEN


# -- Q4: lucky numbers


def lucky(locked: str = "", /, **rows: tuple[int, ...]) -> list[str]:
    """The lucky crosses of seat 1 when the white dice make its lucky number 5."""
    state = before_throw(LONGO_2, marks(LONGO_2, **rows), locked=locked)
    dice = " ".join("." if letter in locked else "1" for letter in "rygb")
    return [word for word in words(throw(state, f"4 1 {dice}").legal(0)) if word[0] == "*"]


def test_q4_an_empty_sheet_offers_the_first_number_of_every_row() -> None:
    assert lucky() == ["*r2", "*y2", "*g16", "*b16"]


def test_q4_only_the_rows_with_the_fewest_crosses_are_offered() -> None:
    assert lucky(red=(5,), yellow=(3, 7), green=(9,), blue=(9, 8)) == ["*r6", "*g8"]
    assert lucky(red=(5,), yellow=(3, 7), green=(9, 8), blue=(9, 8)) == ["*r6"]


def test_q4_ruling_a_locked_row_is_never_the_one_with_the_fewest_crosses() -> None:
    rows = {"yellow": (3, 7), "green": (9, 7), "blue": (8, 7, 6)}
    assert lucky(**rows) == ["*r2"]
    assert lucky("r", **rows) == ["*y8", "*g6"]


def test_q4_ruling_a_lock_out_of_reach_is_not_replaced_by_another_row() -> None:
    assert lucky(red=(14,), yellow=(2, 3), green=(16, 15), blue=(16, 15)) == []
    assert lucky(red=(14,), yellow=(2,), green=(16, 15), blue=(16, 15)) == ["*y3"]


def test_q4_a_lucky_cross_may_lock_a_row() -> None:
    rows = {
        "red": (2, 3, 4, 5, 6, 14),
        "yellow": (2, 3, 4, 5, 6, 7, 8),
        "green": (16, 15, 14, 13, 12, 11, 10),
        "blue": (16, 15, 14, 13, 12, 11, 10),
    }
    assert lucky(**rows) == ["*r15"]
    state = before_throw(LONGO_2, marks(LONGO_2, **rows))
    state = choose(throw(state, "4 1 1 1 1 1"), "*r15 -")
    assert state.locked == {Colour.RED}
    assert locks(state, 0) == "r"
    assert str(state.roll) == "4 1 . 1 1 1"


def test_q4_the_lucky_numbers_count_on_every_seats_throw_but_only_for_their_own_sheet() -> None:
    for active in (0, 1):
        state = throw(LONGO_2.start(first=active), "5 6 1 1 1 1")
        assert "*r2" not in words(state.legal(0))
        assert "*r2" in words(state.legal(1))


def test_q4_a_lucky_cross_is_not_allowed_in_action_2() -> None:
    state = choose(throw(LONGO_2.start(), "4 1 1 1 1 1"), "- -")
    assert [word for word in words(state.legal(0)) if word[0] == "*"] == []
    assert state.why_not(0, Cross(Colour.RED, 2, lucky=True)) is Reason.ONLY_ACTION_1


def test_q4_a_plain_and_a_lucky_cross_of_the_same_field_are_two_moves_with_one_effect() -> None:
    state = before_throw(
        LONGO_2, marks(LONGO_2, red=(4,), yellow=(2, 3), green=(16, 15), blue=(16, 15))
    )
    state = throw(state, "4 1 1 1 1 1")
    assert {"r5", "*r5"} <= set(words(state.legal(0)))
    assert choose(state, "r5 -") == choose(state, "*r5 -")


def test_q4_a_lucky_cross_counts_as_a_cross_against_the_failed_throw() -> None:
    state = choose(throw(LONGO_2.start(), "4 1 1 1 1 1"), "*r2 -")
    assert words(state.legal(0))[-1] == "-"


# -- Q5: locking and removing dice

NEAR_RED = marks(QWIXX_2, red=(2, 3, 4, 5, 6))


def test_q5_a_row_locked_by_anyone_is_locked_for_all_and_its_die_leaves() -> None:
    state = before_throw(QWIXX_2, NEAR_RED)
    state = act(choose(throw(state, "6 6 1 1 1 1"), "r12 -"), "-")
    assert state.why_not(CHANCE, Roll.parse("1 1 1 1 1 1")) is Reason.DIE_LEFT
    assert len(state.legal(CHANCE)) == 6**5
    state = throw(state, "1 2 . 1 1 1")
    assert words(state.legal(1)) == ["y3", "g3", "b3", "-"]
    assert state.why_not(1, Cross(Colour.RED, 3)) is Reason.ROW_LOCKED


def test_q5_everyone_who_crosses_the_locking_number_in_action_1_gets_the_lock_field() -> None:
    state = before_throw(QWIXX_2, NEAR_RED, NEAR_RED)
    state = choose(throw(state, "6 6 1 1 1 1"), "r12 r12")
    assert (locks(state, 0), locks(state, 1)) == ("r", "r")
    assert state.scores == (28, 28)


def test_q5_in_longo_15_and_16_of_one_row_lock_it_for_both_who_cross_them() -> None:
    game = Longo(seats=2, lucky=((8, 16), (5, 8)))
    own = marks(
        game,
        red=(2, 3, 4, 5, 6, 14),
        yellow=(2, 3, 4, 5, 6, 7, 8),
        green=(16, 15, 14, 13, 12, 11, 10),
        blue=(16, 15, 14, 13, 12, 11, 10),
    )
    state = before_throw(game, own, marks(game, red=(2, 3, 4, 5, 6, 7)))
    state = choose(throw(state, "8 8 1 1 1 1"), "*r15 r16")
    assert (locks(state, 0), locks(state, 1)) == ("r", "r")
    assert crossed(state, 0)["r"][-1] == 15
    assert crossed(state, 1)["r"][-1] == 16


def test_q5_a_seat_with_too_few_crosses_cannot_lock_even_if_others_do() -> None:
    state = before_throw(QWIXX_2, NEAR_RED, marks(QWIXX_2, red=(2, 3, 4, 5)))
    state = throw(state, "6 6 1 1 1 1").play(0, Cross(Colour.RED, 12))
    assert state.why_not(1, Cross(Colour.RED, 12)) is Reason.TOO_FEW_CROSSES
    assert "r12" not in words(state.legal(1))


def test_q5_ruling_a_choice_in_a_row_that_another_seat_locks_at_the_same_time_stands() -> None:
    game = Longo(seats=2, lucky=((4, 9), (5, 15)))
    state = before_throw(game, marks(game, red=(2, 3, 4, 5, 6, 7)))
    state = choose(throw(state, "8 7 1 1 1 1"), "r15 *r2")
    assert state.locked == {Colour.RED}
    assert crossed(state, 1)["r"] == (2,)
    assert (locks(state, 0), locks(state, 1)) == ("r", "")


def test_q5_a_die_whose_row_was_locked_in_action_1_is_gone_before_action_2() -> None:
    state = before_throw(QWIXX_2, marks(QWIXX_2), NEAR_RED)
    state = choose(throw(state, "6 6 1 1 1 1"), "- r12")
    assert words(state.legal(0)) == ["y7", "g7", "b7", "x"]
    assert state.why_not(0, Cross(Colour.RED, 7)) is Reason.ROW_LOCKED


def test_q5_a_row_may_be_locked_in_action_2() -> None:
    state = before_throw(QWIXX_2, NEAR_RED)
    state = act(choose(throw(state, "6 5 6 1 1 1"), "- -"), "r12")
    assert state.locked == {Colour.RED}
    assert locks(state, 0) == "r"
    assert (state.to_act, state.active) == (CHANCE, 1)


# -- Q6: the end


def test_q6_the_fourth_failed_throw_ends_the_game_at_once() -> None:
    state = before_throw(QWIXX_2, Marks(failed=3), marks(QWIXX_2, red=(2, 3)))
    state = choose(throw(state, "6 6 1 1 1 1"), "- b12")
    assert state.outcome is None
    state = act(state, "x")
    assert state.phase is Phase.OVER
    assert state.outcome is not None
    assert state.outcome.ending is Ending.FAILED_THROWS
    assert state.outcome.scores == (-20, 4)
    assert state.outcome.winners == (1,)
    assert state.result == "-20 4"
    assert (state.to_act, list(state.legal(CHANCE)), list(state.legal(0))) == ((), [], [])


def test_q6_failed_throws_of_different_seats_do_not_add_up() -> None:
    state = before_throw(QWIXX_2, Marks(failed=2), Marks(failed=3))
    state = act(choose(throw(state, "1 2 1 1 1 1"), "- -"), "x")
    assert (state.outcome, state.result) == (None, "*")


TWO_NEAR = marks(QWIXX_2, red=(2, 3, 4, 5, 6), yellow=(2, 3, 4, 5, 6))


def test_q6_ruling_an_end_in_action_1_leaves_no_action_2_and_no_failed_throw() -> None:
    state = before_throw(QWIXX_2, Marks(failed=3), NEAR_RED, locked="g")
    state = choose(throw(state, "6 6 1 1 . 1"), "- r12")
    assert state.outcome is not None and state.outcome.ending is Ending.ROWS_LOCKED
    assert state.marks[0].failed == 3
    assert (state.to_act, state.roll) == ((), None)


def test_q6_ruling_all_choices_of_the_last_action_1_count() -> None:
    game = Qwixx(seats=3)
    state = before_throw(game, TWO_NEAR, TWO_NEAR, marks(game), locked="g")
    state = choose(throw(state, "6 6 1 1 . 1"), "r12 y12 b12")
    assert state.scores == (28 + 15, 15 + 28, 1)
    assert state.locked == {Colour.RED, Colour.YELLOW, Colour.GREEN}
    assert state.outcome is not None and state.outcome.winners == (0, 1)


def test_q6_two_rows_locked_in_one_action_1_end_the_game() -> None:
    state = before_throw(QWIXX_2, TWO_NEAR, TWO_NEAR)
    state = choose(throw(state, "6 6 1 1 1 1"), "r12 y12")
    assert state.outcome is not None and state.outcome.ending is Ending.ROWS_LOCKED


def test_q6_a_second_lock_in_action_2_ends_the_game() -> None:
    state = before_throw(QWIXX_2, TWO_NEAR)
    state = act(choose(throw(state, "6 6 1 6 1 1"), "r12 -"), "y12")
    assert state.outcome is not None and state.outcome.ending is Ending.ROWS_LOCKED
    assert state.result == "56 0"


def test_q6_the_same_row_locked_by_two_seats_is_one_row() -> None:
    state = before_throw(QWIXX_2, NEAR_RED, NEAR_RED)
    state = choose(throw(state, "6 6 1 1 1 1"), "r12 r12")
    assert state.outcome is None
    assert state.to_act == (0,)


def test_after_the_end_nothing_is_legal() -> None:
    state = before_throw(QWIXX_2, Marks(failed=4))
    moves: list[tuple[Actor, Move]] = [(0, NOTHING), (CHANCE, Roll.parse("1 1 1 1 1 1"))]
    for actor, move in moves:
        assert state.why_not(actor, move) is Reason.GAME_OVER
        with pytest.raises(IllegalMove, match="the game is over; legal: nothing"):
            state.play(actor, move)


# -- Q7: scores


def test_q7_a_full_row_with_its_lock_scores_78_and_120() -> None:
    full = marks(QWIXX_2, red=tuple(range(2, 13)))
    assert (full.crosses(Colour.RED), full.score) == (12, 78)
    longo = marks(LONGO_2, blue=tuple(n for n in range(16, 1, -1) if n != 2))
    assert (longo.crosses(Colour.BLUE), longo.score) == (15, 120)


def test_q7_ruling_equal_highest_totals_share_the_win() -> None:
    game = Qwixx(seats=3)
    own = marks(game, red=(2, 3))
    state = before_throw(game, own, marks(game, blue=(12,)), own, locked="gb")
    assert state.outcome is not None
    assert state.outcome.scores == (3, 1, 3)
    assert state.outcome.winners == (0, 2)


# -- notation


@pytest.mark.parametrize(
    "text",
    ["", " ", "r", "5", "q5", "r05", "r0", "R5", "r5 ", " r5", "**r5", "--", "X", "?", "r5!"],
)
def test_an_invalid_word_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(InvalidMove, match=r"is not a move: .*r5"):
        QWIXX_2.parse(text)


def test_a_long_text_is_truncated_in_the_message() -> None:
    with pytest.raises(InvalidMove) as caught:
        QWIXX_2.parse("r" * 5000)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("word", ["r5", "*g16", "-", "x", "b2", "4 1 6 3 . 6"])
def test_words_are_written_as_they_are_read(word: str) -> None:
    assert str(LONGO_2.parse(word)) == word


def test_state_parse_refuses_an_illegal_word_with_its_reason() -> None:
    state = throw(QWIXX_2.start(), "4 1 1 1 1 1")
    assert state.parse(0, "r5") == Cross(Colour.RED, 5)
    with pytest.raises(IllegalMove) as caught:
        state.parse(0, "r6")
    assert caught.value.reason is Reason.NOT_THROWN


def test_two_games_with_different_lucky_numbers_are_different() -> None:
    one, other = Longo(seats=1, lucky=((5, 8),)), Longo(seats=1, lucky=((6, 11),))
    assert one.start() != other.start()
    assert one.start() == replace(other, lucky=((5, 8),)).start()
