"""Greedy chooses exactly as published figures assume; the expected choices are made by hand."""

import pytest

from crosshex.bots import make_bot
from crosshex.rules import CHANCE, COLOURS, Longo, Marks, Qwixx, QwixxState, Roll
from tests.rules.builders import row_of


def position(
    game: Qwixx, red: str = "", yellow: str = "", green: str = "", blue: str = "", active: int = 0
) -> QwixxState:
    """Seat 1 with these numbers crossed, before a throw."""
    rows = tuple(
        row_of(game.sheet, colour, tuple(map(int, text.split())))
        for colour, text in zip(COLOURS, (red, yellow, green, blue), strict=True)
    )
    marks = Marks((rows[0], rows[1], rows[2], rows[3]))
    return QwixxState(game, (marks, *(Marks(),) * (game.seats - 1)), active)


def choice(name: str, state: QwixxState, roll: str) -> str:
    """What the bot on seat 1 chooses in action 1."""
    thrown = state.play(CHANCE, Roll.parse(roll))
    return str(make_bot(name, state.game).choose(thrown.view(0), 0))


def second_choice(name: str, state: QwixxState, roll: str, first: str) -> str:
    """What the bot on seat 1 chooses in action 2 after a given choice in action 1."""
    thrown = state.play(CHANCE, Roll.parse(roll))
    thrown = thrown.play(0, thrown.parse(0, first))
    for seat in range(1, state.game.seats):
        thrown = thrown.play(seat, thrown.parse(seat, "-"))
    return str(make_bot(name, state.game).choose(thrown.view(0), 0))


@pytest.mark.parametrize(
    ("name", "roll", "chosen"),
    [
        ("greedy-0", "1 1 1 1 1 1", "r2"),  # skips none
        ("greedy-0", "1 2 1 1 1 1", "-"),  # the cheapest, r3, skips one
        ("greedy-1", "1 2 1 1 1 1", "r3"),
        ("greedy-1", "5 6 1 1 1 1", "g11"),  # green and blue count from the other end
        ("greedy-2", "3 3 1 1 1 1", "-"),
        ("greedy-4", "3 3 1 1 1 1", "r6"),
    ],
)
def test_greedy_takes_the_cross_that_skips_fewest_within_the_limit(
    name: str, roll: str, chosen: str
) -> None:
    assert choice(name, Qwixx().start(), roll) == chosen


def test_only_newly_skipped_numbers_count() -> None:
    state = position(Qwixx(), yellow="7")
    assert choice("greedy-0", state, "4 4 1 1 1 1") == "y8"


def test_a_locking_number_counts_as_three_fewer() -> None:
    state = position(Qwixx(), red="2 3 4 5 9", yellow="2 9")
    assert choice("greedy-0", state, "5 5 1 1 1 1") == "r10"
    # 12 skips 10 and 11, and locks: minus one, less than green 12, which skips none.
    assert choice("greedy-0", state, "6 6 1 1 1 1") == "r12"


def test_equal_costs_go_to_the_upper_row() -> None:
    assert choice("greedy-5", Qwixx().start(), "3 4 1 1 1 1") == "r7"
    assert choice("greedy-5", position(Qwixx(), red="8"), "3 4 1 1 1 1") == "y7"


def test_one_more_is_allowed_to_avoid_a_failed_throw() -> None:
    start = Qwixx().start()
    roll = "2 2 1 6 6 1"  # action 2: r3 skips one
    assert second_choice("greedy-0", start, roll, "-") == "r3"
    assert second_choice("greedy-0", start, "2 2 2 6 1 1", "-") == "x"  # r4 skips two
    assert second_choice("greedy-0", position(Qwixx(), green="5"), roll, "g4") == "-"


def test_equal_costs_go_to_the_first_white_die() -> None:
    state = position(Qwixx(), red="2 3 4 5 8")
    # Red 9 skips none; red 12 skips three and locks, so it costs none either.
    assert second_choice("greedy-3", state, "6 3 6 1 1 1", "-") == "r12"
    assert second_choice("greedy-3", state, "3 6 6 1 1 1", "-") == "r9"


def test_a_lucky_cross_skips_none() -> None:
    game = Longo(seats=2, lucky=((6, 11), (4, 9)))
    assert choice("greedy-0", game.start(), "5 1 1 1 1 1") == "*r2"
    # Only the row with the fewest crosses offers a lucky cross.
    state = position(game, red="3", yellow="4 5", green="16 15")
    assert choice("greedy-0", state, "5 1 1 1 1 1") == "y6"
    assert choice("greedy-0", position(game, red="3", yellow="4 5"), "8 3 1 1 1 1") == "*g16"


def test_the_plain_cross_comes_before_the_lucky_one_in_the_same_row() -> None:
    game = Longo(seats=2, lucky=((2, 11), (4, 9)))
    assert choice("greedy-0", game.start(), "1 1 1 1 1 1") == "r2"


def test_plain_greedy_uses_the_limit_of_its_game() -> None:
    assert choice("greedy", Qwixx().start(), "2 3 1 1 1 1") == "-"  # r5 skips three
    game = Longo(seats=2, lucky=((6, 11), (4, 9)))
    assert choice("greedy", game.start(), "2 3 1 1 1 1") == "r5"


def test_greedy_needs_only_what_its_seat_may_see() -> None:
    state = Qwixx().start().play(CHANCE, Roll.parse("1 1 1 1 1 1"))
    state = state.play(1, state.parse(1, "y2"))
    assert str(make_bot("greedy", state.game).choose(state.view(0), 0)) == "r2"
