"""How the rules read on sheets with mixed rows (page Sheets, S2)."""

from crosshex.rules import (
    SHEETS,
    Colour,
    Cross,
    Ending,
    Marks,
    Qwixx,
    QwixxState,
    Reason,
    parse_sheet,
)
from tests.rules.builders import act, choose, crossed_fields, marks_on, throw, words

MIXX = Qwixx(2, SHEETS["mixx-colours"])
ALMOST = marks_on(MIXX.sheet, "y2 y3 y4 b5 b6", "", "", "")
"""The first row can be locked by red 12."""
SAME_END = Qwixx(2, parse_sheet("needed=1 r2-6 g7 b8 / y2-6 r7 b9 / b2-7 y9"))
"""Its first two rows end in blue."""


def at_table(game: Qwixx, *sheets: Marks, locked: tuple[int, ...] = ()) -> QwixxState:
    full = sheets + (Marks.on(game.sheet),) * (game.seats - len(sheets))
    return QwixxState(game, full, 0, frozenset(locked))


def test_s2_action_1_crosses_the_white_sum_in_any_field_that_shows_it() -> None:
    state = throw(MIXX.start(), "4 1 6 3 5 6")
    assert words(state.legal(0)) == ["r5", "y5", "g5", "b5", "-"]
    after = choose(state, "g5 b5")
    assert crossed_fields(after, 0) == [[], ["g5"], [], []]
    assert crossed_fields(after, 1) == [["b5"], [], [], []]


def test_s2_action_2_crosses_the_field_of_the_colour_in_whatever_row_it_lies() -> None:
    state = choose(throw(MIXX.start(), "4 1 6 3 5 6"), "- -")
    # Red 10 and 7, yellow 7 and 4, green 9 and 6, blue 10 and 7.
    assert words(state.legal(0)) == ["r10", "r7", "y7", "y4", "g9", "g6", "b10", "b7", "x"]
    assert crossed_fields(act(state, "b10"), 0) == [[], [], ["b10"], []]


def test_s2_two_fields_of_one_row_may_show_the_white_sum() -> None:
    game = Qwixx(1, parse_sheet("needed=1 r5 b5 r6 / y2-5"))
    state = choose(throw(game.start(), "4 1 1 1 1 1"), "b5")
    assert crossed_fields(state, 0) == [["b5"], []]
    assert state.why_not(0, Cross(Colour.RED, 5)) is Reason.TOO_FAR_LEFT
    later = throw(act(state, "-"), "4 1 1 1 1 1")
    assert words(later.legal(0)) == ["-"]
    assert later.why_not(0, Cross(Colour.RED, 5)) is Reason.TOO_FAR_LEFT


def test_s2_a_locked_row_removes_the_die_of_its_last_field() -> None:
    state = choose(throw(at_table(MIXX, ALMOST), "6 6 1 1 1 1"), "r12 -")
    assert state.locked == {0}
    assert state.dice_left == {Colour.RED}
    assert [die.in_play for die in state.dice] == [True, True, False, True, True, True]
    assert state.marks[0].row_scores[0] == 28, "six crosses and the lock"
    # The row ends in red 12, but its other colours are still thrown.
    assert str(state.roll) == "6 6 . 1 1 1"


def test_s2_fields_of_a_colour_whose_die_has_left_are_crossed_by_the_white_sum_only() -> None:
    before = at_table(MIXX, marks_on(MIXX.sheet, "y2 y3 y4 b5 b6 r12", "", "", ""), locked=(0,))
    state = throw(before, "4 2 . 1 1 1")
    assert words(state.legal(0)) == ["r6", "y6", "g6", "-"], "blue 6 lies in the locked row"
    assert words(state.legal(1)) == ["r6", "y6", "g6", "-"]
    later = choose(state, "- -")
    assert words(later.legal(0)) == ["y5", "g5", "g3", "b3", "x"], "yellow and blue: partly locked"
    assert later.why_not(0, Cross(Colour.RED, 5)) is Reason.COLOUR_LEFT
    assert later.why_not(0, Cross(Colour.RED, 6)) is Reason.COLOUR_LEFT
    assert later.why_not(0, Cross(Colour.RED, 11)) is Reason.ROW_LOCKED
    assert state.why_not(0, Cross(Colour.RED, 7)) is Reason.COLOUR_LEFT
    assert state.why_not(0, Cross(Colour.RED, 6)) is None


def test_s2_ruling_the_second_lock_of_rows_that_end_alike_removes_no_further_die() -> None:
    ready = marks_on(SAME_END.sheet, "r2", "y2", "")
    one = choose(throw(at_table(SAME_END, ready), "4 4 1 1 1 1"), "b8 -")
    assert one.locked == {0} and one.dice_left == {Colour.BLUE}
    assert one.ending is None
    both = choose(throw(act(one, "-"), "5 4 1 1 1 ."), "b9 -")
    assert both.locked == {0, 1} and both.dice_left == {Colour.BLUE}
    assert both.ending is Ending.ROWS_LOCKED


def test_s2_dice_of_colours_that_no_field_has_are_thrown_too() -> None:
    game = Qwixx(1, parse_sheet("needed=1 r2-6 / r7-12"))
    assert all(die.in_play for die in game.start().dice)
    state = choose(throw(game.start(), "1 1 1 6 6 6"), "-")
    assert words(state.legal(0)) == ["r2", "x"]
    assert state.why_not(0, Cross(Colour.YELLOW, 7)) is Reason.NO_SUCH_NUMBER


def test_s2_a_row_scores_by_its_crosses_whatever_their_colours() -> None:
    marks = marks_on(MIXX.sheet, "y2 b5 g8 r11", "r2 y10", "b12", "")
    assert marks.row_scores == (10, 3, 1, 0)
    assert marks.score == 14


def test_two_locked_rows_end_the_game_and_both_dice_leave() -> None:
    before = at_table(
        MIXX,
        ALMOST,
        marks_on(MIXX.sheet, "", "r2 r3 g4 g5 g6", "", ""),
    )
    end = choose(throw(before, "6 6 1 1 1 1"), "r12 y12")
    assert end.locked == {0, 1}
    assert end.dice_left == {Colour.RED, Colour.YELLOW}
    assert end.outcome is not None and end.outcome.scores == (28, 28)


def test_a_game_may_have_two_rows_only() -> None:
    game = Qwixx(2, parse_sheet("needed=0 r2-12 / y2-12"))
    assert len(game.start().marks[0].rows) == 2
    state = choose(throw(game.start(), "6 6 1 1 1 1"), "r12 y12")
    assert state.ending is Ending.ROWS_LOCKED
    assert state.scores == (3, 3)
