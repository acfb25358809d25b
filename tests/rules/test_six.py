"""The paragraphs and rulings of rules S1 to S6, one by one, and the options."""

import pickle
import random
from dataclasses import replace
from typing import Any

import pytest

from crosshex.rules import (
    CLAIM,
    PASS,
    Cell,
    Ending,
    GameOver,
    IllegalMove,
    OptionError,
    Put,
    Reason,
    Shift,
    Side,
    Six,
    SixState,
)
from tests.rules.builders import (
    cells,
    follow,
    moving,
    pictured,
    place,
    puts,
    shifts,
    wander,
    words,
)

BASIC, ADVANCED = Six(), Six(variant="advanced")
MANUAL = Six(claim="manual")

SETTLED = pictured("""
    B B R R B B R
     R R B B R R B
      B B R R B B R
       R R B B R R B
        B B R R B B R
         R R B B R R B
""")


def settled(game: Six = BASIC) -> SixState:
    """A position of the moving phase: all 42 hexagons, no shape, one group."""
    return moving(game, SETTLED["B"], SETTLED["R"])


# -- options


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seats": 1}, "2 or 4 seats, not 1"),
        ({"seats": 3}, "2 or 4 seats, not 3"),
        ({"seats": 6}, "2 or 4 seats, not 6"),
        ({"variant": "hard"}, "basic or advanced, not hard"),
        ({"claim": "maybe"}, "auto or manual, not maybe"),
        ({"repetition": 1}, "2 times or more, not 1"),
        ({"repetition": 0}, "2 times or more, not 0"),
        ({"move_limit": 0}, "1 or more, not 0"),
    ],
)
def test_invalid_options_are_refused_at_once(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        Six(**options)


def test_only_seat_1_can_begin() -> None:
    with pytest.raises(OptionError, match="seat 1 is black and begins"):
        BASIC.start(first=1)


# -- S2, S3: setup and placing


@pytest.mark.parametrize("seats", [2, 4])
def test_s2_each_side_holds_twenty_more_and_four_players_hold_ten_each(seats: int) -> None:
    state = Six(seats=seats).start()
    assert state.hands == (40 // seats,) * seats
    state = follow(state, "-1,0 0,1 2,0")
    held = [40 // seats - (seat < 3) for seat in range(seats)]
    if seats == 2:
        held = [18, 19]
    assert state.hands == tuple(held)


def test_s3_after_the_first_move_the_black_start_hexagon_may_be_touched() -> None:
    state = follow(BASIC.start(), "-1,0")
    assert state.why_not(1, Put(Cell(2, 0))) is None
    assert state.why_not(1, Put(Cell(1, 0))) is Reason.OCCUPIED
    assert state.why_not(1, Put(Cell(4, 0))) is Reason.NOT_TOUCHING


def test_s3_hexagons_do_not_move_while_placing() -> None:
    state = follow(BASIC.start(), "-1,0 0,1")
    assert state.why_not(0, Shift(Cell(-1, 0), Cell(2, 0))) is Reason.STILL_PLACING
    assert state.why_not_take(Cell(-1, 0)) is Reason.STILL_PLACING


def test_s4_moving_begins_when_all_42_are_placed() -> None:
    last = min(SETTLED["R"])
    state = SixState(BASIC, SETTLED["B"], SETTLED["R"] - {last}, seat=1)
    assert (state.moving, state.hands) == (False, (0, 1))
    state = state.play(1, Put(last))
    assert (state.moving, state.hands, state.quiet, state.seat) == (True, (0, 0), 0, 0)
    assert state.why_not(0, Put(Cell(0, -1))) is Reason.ALL_PLACED


# -- S4: moving


def test_s4_the_hexagon_goes_to_another_free_cell_that_touches_the_others() -> None:
    state = settled()
    corner = Cell(0, 0)
    assert state.why_not(0, Shift(corner, corner)) is Reason.SAME_CELL
    assert state.why_not(0, Shift(corner, Cell(1, 0))) is Reason.OCCUPIED
    assert state.why_not(0, Shift(corner, Cell(-1, 0))) is Reason.NOT_TOUCHING
    assert state.why_not(0, Shift(corner, Cell(-1, 1))) is None
    assert state.why_not(0, Shift(Cell(2, 0), Cell(-1, 1))) is Reason.NOT_OWN
    assert state.why_not(0, Shift(Cell(0, -1), Cell(-1, 1))) is Reason.NO_HEXAGON


def test_s4_ruling_the_start_hexagons_move_like_any_other() -> None:
    rng = random.Random(1)
    state = ADVANCED.start()
    while not state.moving or state.outcome:
        state = wander(ADVANCED.start(), rng, 40)[-1]
    assert Cell(1, 0) in state.black
    assert Cell(1, 0) in {move.source for move in shifts(state)}


def star(game: Six, *arms: str) -> tuple[SixState, Cell]:
    """A black hexagon at 0,0 that connects up to three straight arms of these colours."""
    table = {Cell(0, 0): "B"}
    for (q, r), arm in zip([(1, 0), (0, -1), (-1, 1)], arms, strict=False):
        table |= {Cell(q * i, r * i): letter for i, letter in enumerate(arm, start=1)}
    black = {cell for cell, letter in table.items() if letter == "B"}
    return moving(game, black, table.keys() - black), Cell(0, 0)


LONG = "RBRBRBRBRBRBR"


def test_s4_basic_a_hexagon_that_connects_others_may_not_be_taken() -> None:
    state, middle = star(BASIC, LONG, LONG, "RB")
    assert state.why_not(0, Shift(middle, Cell(1, -1))) is Reason.FALLS_APART
    assert middle not in {move.source for move in shifts(state)}


def test_s4_advanced_all_groups_but_the_largest_leave_whatever_their_colours() -> None:
    state, middle = star(ADVANCED, LONG, "RBB", "RB")
    move = Shift(middle, Cell(14, 0))
    assert state.removed_by(move) == cells("0,-1 0,-2 0,-3 -1,1 -2,2")
    after = state.play(0, move)
    assert after.all_hexagons == {Cell(q, 0) for q in range(1, 15)}
    assert (len(after.black), len(after.red), after.outcome) == (7, 7, None)


def test_s4_advanced_ruling_the_hexagon_in_the_hand_cannot_join_the_groups_again() -> None:
    state, middle = star(ADVANCED, LONG, "RBB")
    # 1,-1 touches both arms, but the shorter one still leaves.
    after = state.play(0, Shift(middle, Cell(1, -1)))
    assert after.all_hexagons == {Cell(q, 0) for q in range(1, 14)} | {Cell(1, -1)}
    # 0,-4 touches only hexagons that leave.
    assert state.why_not(0, Shift(middle, Cell(0, -4))) is Reason.NOT_TOUCHING
    assert state.why_not(0, Shift(middle, Cell(0, -2))) is Reason.OCCUPIED


def test_s4_advanced_the_mover_chooses_among_equal_largest_groups_and_no_others() -> None:
    state, middle = star(ADVANCED, LONG, LONG, "RB")
    here = Cell(1, -1)
    right, up = Cell(1, 0), Cell(0, -13)
    assert state.why_not(0, Shift(middle, here)) is Reason.KEEP_NEEDED
    # This is needed even if only one of the groups is possible.
    assert state.why_not(0, Shift(middle, Cell(14, 0))) is Reason.KEEP_NEEDED
    assert state.why_not(0, Shift(middle, here, Cell(-1, 1))) is Reason.KEEP_NOT_LARGEST
    assert state.why_not(0, Shift(middle, here, Cell(9, 9))) is Reason.KEEP_NOT_LARGEST
    assert state.why_not(0, Shift(middle, here, middle)) is Reason.KEEP_NOT_LARGEST
    assert state.why_not(0, Shift(middle, Cell(14, 0), up)) is Reason.NOT_TOUCHING
    assert Cell(13, 0) in state.play(0, Shift(middle, here, right)).all_hexagons
    assert Cell(0, -13) in state.play(0, Shift(middle, here, up)).all_hexagons
    listed = {move.keep for move in shifts(state) if move.source == middle}
    assert listed == {right, up}


def test_s4_a_choice_of_group_is_refused_if_there_is_none() -> None:
    state, middle = star(ADVANCED, LONG, "RB")
    assert state.why_not(0, Shift(middle, Cell(14, 0), Cell(1, 0))) is Reason.KEEP_REFUSED
    assert state.why_not(0, Shift(Cell(0, -2), Cell(14, 0), Cell(1, 0))) is Reason.KEEP_REFUSED


def test_the_group_that_stays_is_read_by_any_of_its_cells_and_written_by_the_smallest() -> None:
    state, middle = star(ADVANCED, LONG, LONG, "RB")
    smallest = Shift(middle, Cell(1, -1), Cell(0, -13))
    for r in range(-13, 0):
        assert state.parse(0, f"0,0>1,-1=0,{r}") == smallest
    with pytest.raises(IllegalMove) as caught:
        state.parse(0, "0,0>1,-1=-1,1")
    assert caught.value.move == Shift(middle, Cell(1, -1), Cell(-1, 1))
    # As a value there is one move for each choice: the listed one.
    other = Shift(middle, Cell(1, -1), Cell(0, -1))
    assert other not in state.legal(0)
    assert state.why_not(0, other) is Reason.KEEP_NOT_SMALLEST


@pytest.mark.parametrize(
    ("arm", "result"),
    [
        ("RBRBRBRBRBR", "*"),  # six red, five black and the moved one
        ("BRBRBRBRB", "1-0"),  # four red, five black and the moved one
        ("RBRBRBRBR", "1/2-1/2"),  # five red, four black and the moved one
        ("RRBRRBRRBRR", "0-1"),  # black removes its own and keeps three and the moved one
    ],
)
def test_s4_advanced_ruling_five_or_fewer_lose_and_the_moved_hexagon_counts(
    arm: str, result: str
) -> None:
    state, middle = star(ADVANCED, arm, "RB", "BR")
    after = state.play(0, Shift(middle, Cell(len(arm) + 1, 0)))
    assert after.result == result
    if result != "*":
        assert after.outcome is not None
        assert after.outcome.ending is Ending.TOO_FEW_HEXAGONS
        assert after.to_act == ()


def test_s4_five_or_fewer_only_matter_after_a_removal() -> None:
    state, _ = star(ADVANCED, "RBRB")
    after = state.play(0, Shift(Cell(4, 0), Cell(-1, 0)))
    assert (len(after.black), after.outcome) == (3, None)


def test_s4_ruling_a_shape_made_by_the_same_move_wins_first() -> None:
    state, middle = star(ADVANCED, "RBBBBB", "RB")
    after = state.play(0, Shift(middle, Cell(7, 0)))
    assert len(after.red) <= 5
    assert after.outcome is not None and after.outcome.ending is Ending.LINE


@pytest.mark.parametrize("claim", ["auto", "manual"])
def test_s4_hexagons_that_leave_are_not_part_of_a_shape(claim: Any) -> None:
    state, middle = star(Six(variant="advanced", claim=claim), LONG)
    five = {Cell(q, -1) for q in range(-4, 1)}
    state = moving(state.game, state.black | five, state.red)
    # 1,-1 would be the sixth in the row of five, but the five leave when the hexagon is taken.
    move = Shift(middle, Cell(1, -1))
    assert state.removed_by(move) == five
    assert state.play(0, move).outcome is None
    refused = Reason.NO_SHAPE if claim == "manual" else Reason.CLAIM_IS_AUTOMATIC
    assert state.why_not(0, replace(move, claim=True)) is refused
    assert replace(move, claim=True) not in state.legal(0)


@pytest.mark.parametrize("claim", ["auto", "manual"])
def test_the_cell_that_the_hexagon_came_from_is_not_part_of_a_shape(claim: Any) -> None:
    row = pictured("""
        B B B B B .
         R R R . R
    """)
    state = moving(Six(claim=claim), row["B"], row["R"])
    move = Shift(Cell(0, 0), Cell(5, 0))
    assert state.play(0, move).outcome is None
    assert replace(move, claim=True) not in state.legal(0)
    if claim == "manual":
        assert state.why_not(0, replace(move, claim=True)) is Reason.NO_SHAPE


# Every black hexagon of this row connects others; the two red ends do not.
STUCK = pictured("R" + " B R" * 10 + " B" + " B R" * 10)


def test_s4_ruling_a_player_without_a_legal_move_passes() -> None:
    state = moving(BASIC, STUCK["B"], STUCK["R"])
    assert (len(state.black), len(state.red)) == (21, 21)
    assert list(state.legal(0)) == [PASS]
    after = state.play(0, PASS)
    assert (after.black, after.red, after.seat, after.quiet) == (state.black, state.red, 1, 1)
    assert after.why_not(1, PASS) is Reason.CAN_MOVE
    assert {move.source for move in shifts(after)} == {min(STUCK["R"]), max(STUCK["R"])}


def test_s4_passing_is_illegal_while_placing_and_under_advanced_rules() -> None:
    assert BASIC.start().why_not(0, PASS) is Reason.CAN_MOVE
    state = moving(ADVANCED, STUCK["B"], STUCK["R"])
    assert state.why_not(0, PASS) is Reason.CAN_MOVE


def test_a_stuck_player_with_a_shape_to_claim_claims_it() -> None:
    table = pictured("R B R" + " R B" * 4 + " B B B B B R" + " R B" * 10 + " R R R R")
    state = moving(MANUAL, table["B"], table["R"])
    assert list(state.legal(0)) == [CLAIM]
    assert state.why_not(0, PASS) is Reason.CAN_MOVE


# -- S4: draws

ROUND = "0,0>-1,1 6,0>7,0 -1,1>0,0 7,0>6,0"


def test_s4_ruling_the_same_position_for_the_third_time_is_a_draw() -> None:
    state = follow(settled(), f"{ROUND} {ROUND.rsplit(' ', 1)[0]}")
    assert state.outcome is None
    state = follow(state, "7,0>6,0")
    assert state.outcome is not None
    assert state.outcome.ending is Ending.REPETITION
    assert (state.result, state.scores, state.outcome.winners) == ("1/2-1/2", (0.5, 0.5), ())
    assert state.to_act == ()


def test_repetition_is_an_option() -> None:
    twice = follow(settled(Six(repetition=2)), ROUND)
    assert twice.outcome is not None and twice.outcome.ending is Ending.REPETITION
    never = follow(settled(Six(repetition=None)), " ".join([ROUND] * 6))
    assert never.outcome is None


def test_s4_the_same_hexagons_with_the_other_side_to_move_are_another_position() -> None:
    state = moving(Six(repetition=2), STUCK["B"], STUCK["R"])
    after = state.play(0, PASS)
    assert (after.black, after.red, after.outcome) == (state.black, state.red, None)


def test_s4_with_four_seats_a_position_is_its_hexagons_and_side_not_its_seat() -> None:
    state = settled(Six(seats=4, repetition=2))
    state = follow(state, "0,0>-1,1 6,0>3,-1 -1,1>-1,2 3,-1>4,-1 -1,2>0,0")
    assert (state.outcome, state.seat) == (None, 1)
    state = follow(state, "4,-1>6,0")
    assert state.seat == 2
    assert state.outcome is not None and state.outcome.ending is Ending.REPETITION


def test_s4_ruling_a_shifted_copy_is_another_position() -> None:
    state = moving(Six(repetition=2), cells("0,0"), cells("1,0"))
    state = follow(state, "0,0>2,0 1,0>3,0 2,0>4,0 3,0>5,0")
    assert state.outcome is None


def test_a_removal_forgets_the_positions_before_it() -> None:
    state, _ = star(ADVANCED, LONG, "RBB")
    state = follow(state, "0,-3>-1,-1")
    assert len(state.earlier) == 1
    state = follow(state, "0,-1>2,-1")
    assert (state.quiet, state.earlier) == (0, ())


def test_s4_ruling_200_moves_in_a_row_without_a_removal_are_a_draw_passes_included() -> None:
    rng = random.Random(3)
    state = moving(Six(repetition=None), STUCK["B"], STUCK["R"])
    passes = 0
    for number in range(200):
        assert (state.quiet, state.outcome) == (number, None)
        move = rng.choice(state.legal(state.seat))
        passes += move == PASS
        state = state.play(state.seat, move)
    assert passes
    assert state.outcome is not None
    assert (state.outcome.ending, state.result) == (Ending.MOVE_LIMIT, "1/2-1/2")


def test_the_move_limit_is_an_option() -> None:
    short = follow(settled(Six(move_limit=3)), ROUND.rsplit(" ", 1)[0])
    assert short.outcome is not None and short.outcome.ending is Ending.MOVE_LIMIT
    off = follow(settled(Six(move_limit=None, repetition=None)), " ".join([ROUND] * 60))
    assert (off.quiet, off.outcome) == (240, None)


def test_s4_a_removal_resets_the_count_of_the_move_limit() -> None:
    state, middle = star(Six(variant="advanced", move_limit=2), LONG, "RBB")
    state = state.play(0, Shift(Cell(0, -3), Cell(-1, -1)))
    assert state.quiet == 1
    after = follow(state, "0,-1>2,-1")
    assert (after.quiet, after.outcome) == (0, None)
    assert middle in after.black


def test_s4_repetition_comes_before_the_move_limit() -> None:
    both = follow(settled(Six(move_limit=8)), f"{ROUND} {ROUND}")
    assert both.outcome is not None and both.outcome.ending is Ending.REPETITION


def test_s4_a_claimed_shape_comes_before_repetition() -> None:
    picture = pictured("""
        . . . . . . . B
         B B B B B . R R
          R B R B R B R
    """)
    state = moving(Six(claim="manual", repetition=2), picture["B"], picture["R"])
    around = "7,0>5,1 6,1>8,1 5,1>7,0 8,1>6,1"
    drawn = follow(state, around)
    assert drawn.outcome is not None and drawn.outcome.ending is Ending.REPETITION
    state = moving(Six(claim="manual", repetition=2), picture["B"], picture["R"])
    state = follow(state, "7,0>5,1 6,1>8,1 5,1>5,0 8,1>6,1 5,0>5,1!")
    assert state.outcome is not None and state.outcome.ending is Ending.LINE


# -- S5: winning

ALMOST = pictured("""
    B B B B B *
     R R B R R
      . R . . .
""")


def almost(game: Six) -> SixState:
    """Placing; black can complete a line at 5,0."""
    return SixState(game, ALMOST["B"], ALMOST["R"])


def test_s5_with_automatic_claims_the_move_that_makes_the_shape_wins() -> None:
    state = almost(BASIC)
    assert state.why_not(0, Put(Cell(5, 0), claim=True)) is Reason.CLAIM_IS_AUTOMATIC
    assert state.why_not(0, CLAIM) is Reason.CLAIM_IS_AUTOMATIC
    state = follow(state, "5,0")
    assert state.outcome is not None
    assert (state.outcome.ending, state.outcome.scores) == (Ending.LINE, (1, 0))
    assert state.result == "1-0"


def test_s5_under_manual_claims_the_marked_and_the_unmarked_move_are_both_legal() -> None:
    state = almost(MANUAL)
    assert {"5,0", "5,0!"} <= set(words(state.legal(0)))
    assert [word for word in words(state.legal(0)) if word.endswith("!")] == ["-1,0!", "5,0!"]
    assert follow(state, "5,0!").result == "1-0"
    assert follow(state, "5,0").outcome is None


def test_s5_an_overlooked_shape_may_be_claimed_at_the_next_own_turn() -> None:
    state = follow(almost(MANUAL), "5,0 0,2")
    assert words(state.legal(0))[-1] == "!"
    after = follow(state, "!")
    assert after.outcome is not None
    assert (after.outcome.ending, after.outcome.winners) == (Ending.LINE, (0,))
    # The claim replaces the turn.
    assert (after.black, after.red, after.seat) == (state.black, state.red, 0)


def test_s5_ruling_a_shape_may_be_claimed_at_any_later_own_turn_while_it_exists() -> None:
    state = follow(almost(MANUAL), "5,0 0,2 0,-1 4,2 1,-1 5,2")
    assert follow(state, "!").result == "1-0"


def test_s5_a_shape_that_no_longer_exists_cannot_be_claimed() -> None:
    line = pictured("""
        B B B B B B
         R R B R R R
    """)
    state = moving(MANUAL, line["B"], line["R"])
    assert state.why_not(0, CLAIM) is None
    state = follow(state, "0,0>0,2 0,1>6,0")
    assert state.why_not(0, CLAIM) is Reason.NO_SHAPE
    assert "!" not in words(state.legal(0))


def test_s5_the_other_side_may_win_meanwhile() -> None:
    picture = pictured("""
        B B B B B .
         R R R R R .
    """)
    state = SixState(MANUAL, picture["B"], picture["R"])
    state = follow(state, "5,0 5,1!")
    assert state.result == "0-1"
    assert state.why_not(0, CLAIM) is Reason.GAME_OVER


def test_s5_only_the_own_shape_can_be_claimed() -> None:
    state = follow(almost(MANUAL), "5,0")
    assert state.why_not(1, CLAIM) is Reason.NO_SHAPE


def test_s5_a_claim_without_a_shape_is_illegal() -> None:
    state = almost(MANUAL)
    assert state.why_not(0, CLAIM) is Reason.NO_SHAPE
    assert state.why_not(0, Put(Cell(0, -1), claim=True)) is Reason.NO_SHAPE
    with pytest.raises(IllegalMove, match="there is no shape to claim"):
        state.play(0, CLAIM)


def test_a_marked_move_needs_a_shape_with_its_own_hexagon() -> None:
    state = follow(almost(MANUAL), "5,0 0,2")
    assert state.why_not(0, CLAIM) is None
    assert state.why_not(0, Put(Cell(1, -1), claim=True)) is Reason.NO_SHAPE


LINE_AND_TRIANGLE = "1,0 2,0 3,0 4,0 5,0 0,1 1,1 0,2"
TRIANGLE_AND_RING = "1,0 2,0 0,1 1,1 0,2 0,-1 -1,-1 -2,0 -2,1 -1,1"


@pytest.mark.parametrize("game", [BASIC, MANUAL])
@pytest.mark.parametrize(
    ("black", "ending"),
    [(LINE_AND_TRIANGLE, Ending.LINE), (TRIANGLE_AND_RING, Ending.TRIANGLE)],
)
def test_s5_of_several_shapes_the_first_in_the_order_line_triangle_ring_is_named(
    game: Six, black: str, ending: Ending
) -> None:
    state = SixState(game, cells(black), cells("3,1"))
    state = state.play(0, Put(Cell(0, 0), claim=game is MANUAL))
    assert state.outcome is not None and state.outcome.ending is ending
    assert len(state.winning_shapes) == 2
    overlooked = SixState(MANUAL, cells(black) | {Cell(0, 0)}, cells("3,1")).play(0, CLAIM)
    assert overlooked.outcome is not None and overlooked.outcome.ending is ending


def test_a_game_that_was_not_won_by_a_shape_has_no_winning_shapes() -> None:
    assert settled().winning_shapes == []
    assert settled().resign(0).winning_shapes == []


# -- S6: four players

FOUR = Six(seats=4, claim="manual")


def test_s6_partners_sit_opposite_and_colours_alternate() -> None:
    assert [FOUR.side(seat) for seat in range(4)] == [Side.BLACK, Side.RED] * 2
    assert FOUR.seats_of(Side.BLACK) == (0, 2)
    assert FOUR.seats_of(Side.RED) == (1, 3)
    state = place(FOUR, "-1,0 0,1")
    assert (state.to_act, state.side) == ((2,), Side.BLACK)


def test_s6_both_partners_win() -> None:
    state = SixState(FOUR, ALMOST["B"], ALMOST["R"], seat=2)
    state = follow(state, "5,0!")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.scores) == ((0, 2), (1, 0, 1, 0))


def test_s5_ruling_any_member_of_the_side_may_claim_on_their_own_turn() -> None:
    state = follow(SixState(FOUR, ALMOST["B"], ALMOST["R"]), "5,0 0,2")
    assert state.seat == 2
    assert state.why_not(0, CLAIM) is Reason.NOT_TO_ACT
    after = state.play(2, CLAIM)
    assert after.outcome is not None and after.outcome.winners == (0, 2)


def test_s6_ruling_a_player_may_move_any_hexagon_of_their_side() -> None:
    state = settled(FOUR)
    seat_1 = {move.source for move in shifts(state)}
    assert seat_1 == state.black
    state = follow(state, "0,0>-1,1 6,0>3,-1")
    assert state.seat == 2
    assert {move.source for move in shifts(state)} == state.black


@pytest.mark.parametrize("seats", [2, 4])
def test_hands_are_what_each_seat_has_not_yet_placed(seats: int) -> None:
    rng = random.Random(5)
    state = Six(seats=seats, claim="manual").start()
    held = [40 // seats] * seats
    while not state.moving:
        assert state.hands == tuple(held)
        held[state.seat] -= 1
        state = state.play(state.seat, rng.choice([put for put in puts(state) if not put.claim]))
    assert state.hands == (0,) * seats == tuple(held)


def test_a_claim_instead_of_a_turn_leaves_the_hands_as_they_are() -> None:
    picture = pictured("""
        R R R R R .
         B B B B . B
          B . . . . .
    """)
    state = SixState(MANUAL, picture["B"], picture["R"], seat=1)
    state = follow(state, "5,0 0,3")
    hands = state.hands
    assert hands == (21 - len(state.black), 21 - len(state.red))
    after = state.play(1, CLAIM)
    assert after.hands == hands


# -- resigning and agreeing


@pytest.mark.parametrize(("seat", "result"), [(0, "0-1"), (1, "1-0")])
def test_a_seat_may_resign_at_any_moment_even_when_it_is_not_its_turn(
    seat: int, result: str
) -> None:
    state = BASIC.start().resign(seat)
    assert state.result == result
    assert state.outcome is not None and state.outcome.ending is Ending.RESIGNATION
    assert (state.to_act, list(state.legal(0))) == ((), [])


def test_with_four_seats_a_resignation_is_for_the_side() -> None:
    state = FOUR.start().resign(3)
    assert state.outcome is not None and state.outcome.winners == (0, 2)


def test_the_sides_may_agree_on_a_draw() -> None:
    state = settled().agree_draw()
    assert state.outcome is not None
    assert (state.outcome.ending, state.result) == (Ending.AGREEMENT, "1/2-1/2")


def test_after_the_end_there_is_nothing_to_resign_or_agree_on_and_no_move() -> None:
    state = BASIC.start().resign(0)
    with pytest.raises(GameOver, match="the game is over: resignation"):
        state.resign(1)
    with pytest.raises(GameOver, match="the game is over: resignation"):
        state.agree_draw()
    assert state.why_not(0, Put(Cell(-1, 0))) is Reason.GAME_OVER
    assert settled().resign(0).why_not_take(Cell(0, 0)) is Reason.GAME_OVER


def test_a_seat_that_does_not_exist_cannot_resign() -> None:
    with pytest.raises(OptionError, match="there is no seat 3: the number of seats is 2"):
        BASIC.start().resign(2)


def test_resigning_and_agreeing_are_never_among_the_legal_moves() -> None:
    assert all(isinstance(move, Put) for move in BASIC.start().legal(0))
    assert all(isinstance(move, Shift) for move in settled().legal(0))


# -- states as values


def test_earlier_positions_do_not_affect_equality() -> None:
    once = settled()
    again = follow(once, ROUND)
    assert again.quiet == 4
    same = SixState(again.game, again.black, again.red, again.seat, again.moving, again.quiet)
    assert (same == again, hash(same) == hash(again)) == (True, True)
    assert again.earlier != same.earlier
    assert pickle.loads(pickle.dumps(again)).earlier == again.earlier


def test_six_has_no_hidden_information() -> None:
    state = settled()
    assert state.view(0) == state.view(1) == state.view(None) == state


def test_scores_are_zero_until_the_end() -> None:
    assert settled().scores == (0, 0)
    assert settled(FOUR).scores == (0, 0, 0, 0)
    assert settled().result == "*"
