"""Every figure in the rulebook of Six (rules S7), under its number."""

import pytest

from crosshex.rules import Cell, Ending, Put, Reason, Shift, Side, Six, SixState
from tests.rules.builders import cells, follow, moving, pictured, place, puts, shifts, words

BASIC, ADVANCED = Six(), Six(variant="advanced")

# A position of the moving phase: 21 hexagons of each colour, no shape, one group.
SETTLED = pictured("""
    B B R R B B R
     R R B B R R B
      B B R R B B R
       R R B B R R B
        B B R R B B R
         R R B B R R B
""")


def touching(cell: Cell) -> set[Cell]:
    return {Cell(cell.q + q, cell.r + r) for q, r in [(1, 0), (1, -1), (0, -1)]} | {
        Cell(cell.q - q, cell.r - r) for q, r in [(1, 0), (1, -1), (0, -1)]
    }


def test_figure_1_the_first_black_hexagon_has_exactly_three_cells() -> None:
    state = BASIC.start()
    assert (state.red, state.black) == (cells("0,0"), cells("1,0"))
    assert words(state.legal(0)) == ["-1,0", "-1,1", "0,-1"]
    for cell in touching(Cell(0, 0)) | touching(Cell(1, 0)):
        expected = cell in touching(Cell(0, 0)) - touching(Cell(1, 0)) - {Cell(1, 0)}
        assert (state.why_not(0, Put(cell)) is None) is expected


def test_figure_2_after_five_hexagons_each_any_cell_touching_either_colour_is_free() -> None:
    state = place(BASIC, "-1,0 0,1 0,-1 2,-1 -1,1 3,-1 -2,1 1,1 2,1 -3,1")
    assert (len(state.black), len(state.red), state.side) == (6, 6, Side.BLACK)
    occupied = state.black | state.red
    expected = {cell for other in occupied for cell in touching(other)} - occupied
    assert {move.cell for move in puts(state)} == expected
    only_red = {c for c in expected if not touching(c) & state.black}
    only_black = {c for c in expected if not touching(c) & state.red}
    assert Cell(4, -1) in only_red and Cell(0, -2) in only_black


def test_figure_3_a_hexagon_is_taken_and_put_to_another_cell_touching_the_rest() -> None:
    state = moving(BASIC, SETTLED["B"], SETTLED["R"])
    assert (len(state.black), len(state.red)) == (21, 21)
    after = follow(state, "0,0>3,-1")
    assert after.black == (state.black - {Cell(0, 0)}) | {Cell(3, -1)}
    assert after.red == state.red
    assert (after.side, after.outcome) == (Side.RED, None)
    # Both cells touch only the hexagon that is in the hand.
    assert state.why_not(0, Shift(Cell(0, 0), Cell(-1, 0))) is Reason.NOT_TOUCHING
    assert state.why_not(0, Shift(Cell(0, 0), Cell(0, -1))) is Reason.NOT_TOUCHING


def test_figure_4_the_marked_hexagons_may_not_be_taken_or_the_rest_would_fall_apart() -> None:
    # Small letters mark the hexagons of the arm that connect the ones beyond them.
    picture = pictured("""
        B B R R B B r b r b r B
         R R B B R R
          B B R R B B
           R R B B R R
            B B R R B B
             R R B B R R
    """)
    black, red = picture["B"] | picture["b"], picture["R"] | picture["r"]
    assert (len(black), len(red)) == (21, 21)
    for side, marked in ((Side.BLACK, picture["b"]), (Side.RED, picture["r"])):
        state = moving(BASIC, black, red, side)
        own = state.hexagons(side)
        assert {c for c in own if state.why_not_take(c) is Reason.FALLS_APART} == marked
        assert {c for c in own if state.why_not_take(c) is None} == own - marked
        assert {move.source for move in shifts(state)} == own - marked
    # This holds even if the neighbouring cell would connect the two parts again.
    state = moving(BASIC, black, red)
    assert state.why_not(0, Shift(Cell(7, 0), Cell(7, 1))) is Reason.FALLS_APART


@pytest.mark.parametrize("middle", ["empty", "black", "red"])
def test_figure_5_a_cell_completes_a_ring_whatever_is_in_the_middle(middle: str) -> None:
    picture = pictured("""
        . B B
         B M *
          B B
           R R R R
            R R
    """)
    (target,) = picture["*"]
    black = picture["B"] | (picture["M"] if middle == "black" else set())
    red = picture["R"] | (picture["M"] if middle == "red" else set())
    state = SixState(BASIC, black, red)
    after = state.play(0, Put(target))
    assert after.outcome is not None
    assert (after.outcome.ending, after.outcome.winners) == (Ending.RING, (0,))
    assert [shape.cells for shape in after.winning_shapes] == [picture["B"] | {target}]
    assert follow(state, "2,-1").outcome is None


def test_figure_6_a_placement_leaves_two_cells_that_each_complete_a_line() -> None:
    picture = pictured("""
        L B B B B * W
         R R . R R
    """)
    (here,), (left,), (right,) = picture["*"], picture["L"], picture["W"]
    state = SixState(BASIC, picture["B"], picture["R"]).play(0, Put(here))
    assert state.outcome is None
    for reply in puts(state):
        blocked = state.play(1, reply)
        threats = {move.cell for move in puts(blocked) if blocked.play(0, move).outcome is not None}
        assert threats == {left, right} - {reply.cell}
    after = state.play(1, Put(left)).play(0, Put(right))
    assert after.outcome is not None
    assert (after.outcome.ending, after.result) == (Ending.LINE, "1-0")


def test_figure_7_advanced_two_hexagons_that_are_cut_off_leave_the_game() -> None:
    picture = pictured("""
        B B R R m X X
         R R B B
          B B R R
           R R B B
    """)
    state = moving(ADVANCED, picture["B"] | picture["m"], picture["R"] | picture["X"])
    (source,) = picture["m"]
    move = Shift(source, Cell(0, -1))
    assert state.why_not(0, move) is None
    assert state.removed_by(move) == picture["X"]
    after = state.play(0, move)
    assert after.black == picture["B"] | {Cell(0, -1)}
    assert after.red == picture["R"]
    assert (after.outcome, after.quiet) == (None, 0)
    assert moving(BASIC, state.black, state.red).why_not(0, move) is Reason.FALLS_APART


def test_figure_8_advanced_of_two_equal_groups_the_mover_chooses_and_may_win_by_it() -> None:
    left = pictured("""
        B B R R
         R R B B
          R B B
    """)
    both = pictured("""
        B B R R . . R B R
         R R B B m B R B R
          R B B . . R B R B
    """)
    state = moving(ADVANCED, both["B"] | both["m"], both["R"])
    (source,) = both["m"]
    keep_left, keep_right = min(left["B"] | left["R"]), Cell(5, 1)
    assert state.why_not(0, Shift(source, Cell(4, 0))) is Reason.KEEP_NEEDED

    wins = state.play(0, Shift(source, Cell(4, 0), keep=keep_left))
    assert wins.red == left["R"] and len(wins.red) == 5
    assert len(wins.black) == 7
    assert wins.outcome is not None
    assert wins.outcome.ending is Ending.TOO_FEW_HEXAGONS
    assert wins.outcome.winners == (0,)

    goes_on = state.play(0, Shift(source, Cell(5, 0), keep=keep_right))
    assert (len(goes_on.black), len(goes_on.red), goes_on.outcome) == (6, 6, None)
