"""Every reason for refusing a move occurs once, with what the error says."""

import pickle

import pytest

from crosshex.rules import (
    CHANCE,
    CLAIM,
    FAILED_THROW,
    HIDDEN,
    NOTHING,
    PASS,
    SHEETS,
    Actor,
    Cell,
    Colour,
    Cross,
    CrosshexError,
    GameOver,
    HiddenChoices,
    IllegalMove,
    InvalidMove,
    Longo,
    Marks,
    Move,
    OptionError,
    Put,
    Qwixx,
    QwixxState,
    Reason,
    Roll,
    Shift,
    Six,
    State,
)
from tests.rules.builders import (
    before_throw,
    cells,
    choose,
    marks,
    marks_on,
    moving,
    place,
    throw,
)

TABLE, LONGO = Qwixx(seats=2), Longo(seats=2, lucky=((5, 8), (6, 11)))
MIXX = Qwixx(2, SHEETS["mixx-colours"])
WAITING = TABLE.start()
SHEET = marks(TABLE, red=(2, 3, 7), green=(6,))
ACTION_1 = throw(before_throw(TABLE, SHEET), "4 2 1 1 1 1")
ACTION_2 = choose(ACTION_1, "- -")
RED_LOCKED = throw(before_throw(TABLE, locked="r"), "4 2 . 1 1 1")
# S2: the first row ends in red 12, so the red die has left; red 3 to 10 lie in other rows.
LEFT_RED = choose(
    throw(
        QwixxState(
            MIXX,
            (marks_on(MIXX.sheet, "y2 y3 y4 b5 b6 r12", "", "", ""), Marks()),
            active=0,
            locked=frozenset({0}),
        ),
        "4 2 . 1 1 1",
    ),
    "- -",
)
LUCKY = throw(before_throw(LONGO, marks(LONGO, red=(3,))), "4 1 1 1 1 1")
UNREACHED = throw(
    before_throw(LONGO, marks(LONGO, red=(14,), yellow=(2,), green=(16,), blue=(16,))),
    "4 1 1 1 1 1",
)

PLACING = place(Six(), "-1,0 0,1")
BASIC, ADVANCED, MANUAL = Six(), Six(variant="advanced"), Six(claim="manual")
CHAIN = [Cell(q, 0) for q in range(6)]
# Alternating colours; 2,0 is black, with two hexagons on its left and three on its right.
UNEVEN = moving(ADVANCED, CHAIN[::2], CHAIN[1::2])
# 2,0 is black, in the middle of five.
EVEN = moving(ADVANCED, CHAIN[:5:2], CHAIN[1:5:2])
HELD = moving(BASIC, CHAIN[::2], CHAIN[1::2])

REFUSED: dict[Reason, tuple[State, Actor, Move]] = {
    Reason.GAME_OVER: (before_throw(TABLE, Marks(failed=4)), 0, NOTHING),
    Reason.NOT_TO_ACT: (WAITING, 0, NOTHING),
    Reason.ALREADY_CHOSEN: (ACTION_1.play(0, NOTHING), 0, NOTHING),
    Reason.OTHER_GAME: (ACTION_1, 0, PASS),
    Reason.DIE_FACE: (WAITING, CHANCE, Roll.parse("7 1 1 1 1 1")),
    Reason.DIE_LEFT: (before_throw(TABLE, locked="r"), CHANCE, Roll.parse("1 1 1 1 1 1")),
    Reason.DIE_MISSING: (WAITING, CHANCE, Roll.parse("1 1 . 1 1 1")),
    Reason.NO_SUCH_NUMBER: (ACTION_1, 0, Cross(Colour.RED, 13)),
    Reason.NOT_THROWN: (ACTION_1, 0, Cross(Colour.YELLOW, 7)),
    Reason.COLOUR_LEFT: (LEFT_RED, 0, Cross(Colour.RED, 7)),
    Reason.ROW_LOCKED: (RED_LOCKED, 0, Cross(Colour.RED, 6)),
    Reason.TOO_FAR_LEFT: (ACTION_1, 0, Cross(Colour.RED, 6)),
    Reason.TOO_FEW_CROSSES: (throw(WAITING, "6 6 1 1 1 1"), 0, Cross(Colour.RED, 12)),
    Reason.NOT_LUCKY: (LUCKY, 1, Cross(Colour.YELLOW, 2, lucky=True)),
    Reason.ONLY_ACTION_1: (choose(LUCKY, "- -"), 0, Cross(Colour.YELLOW, 2, lucky=True)),
    Reason.NOT_FEWEST: (LUCKY, 0, Cross(Colour.RED, 4, lucky=True)),
    Reason.NOT_NEXT: (LUCKY, 0, Cross(Colour.YELLOW, 3, lucky=True)),
    Reason.FAILED_THROW_DUE: (ACTION_2, 0, NOTHING),
    Reason.NO_FAILED_THROW: (ACTION_1, 1, FAILED_THROW),
    Reason.STILL_PLACING: (PLACING, 0, Shift(Cell(1, 0), Cell(2, 0))),
    Reason.ALL_PLACED: (HELD, 0, Put(Cell(0, 1))),
    Reason.OCCUPIED: (PLACING, 0, Put(Cell(0, 0))),
    Reason.FIRST_MOVE: (BASIC.start(), 0, Put(Cell(2, 0))),
    Reason.NOT_TOUCHING: (PLACING, 0, Put(Cell(5, 5))),
    Reason.NO_HEXAGON: (HELD, 0, Shift(Cell(9, 9), Cell(0, 1))),
    Reason.NOT_OWN: (HELD, 0, Shift(Cell(5, 0), Cell(0, 1))),
    Reason.SAME_CELL: (HELD, 0, Shift(Cell(0, 0), Cell(0, 0))),
    Reason.FALLS_APART: (HELD, 0, Shift(Cell(2, 0), Cell(0, 1))),
    Reason.KEEP_NEEDED: (EVEN, 0, Shift(Cell(2, 0), Cell(0, 1))),
    Reason.KEEP_REFUSED: (UNEVEN, 0, Shift(Cell(2, 0), Cell(4, 1), keep=Cell(3, 0))),
    Reason.KEEP_NOT_LARGEST: (EVEN, 0, Shift(Cell(2, 0), Cell(0, 1), keep=Cell(7, 7))),
    Reason.KEEP_NOT_SMALLEST: (EVEN, 0, Shift(Cell(2, 0), Cell(0, 1), keep=Cell(1, 0))),
    Reason.CLAIM_IS_AUTOMATIC: (PLACING, 0, CLAIM),
    Reason.NO_SHAPE: (MANUAL.start(), 0, CLAIM),
    Reason.CAN_MOVE: (PLACING, 0, PASS),
}


def test_every_reason_has_its_example() -> None:
    assert set(REFUSED) == set(Reason)


@pytest.mark.parametrize("reason", Reason)
def test_an_error_names_the_move_the_seat_the_reason_and_the_legal_moves(reason: Reason) -> None:
    state, actor, move = REFUSED[reason]
    assert state.why_not(actor, move) is reason
    assert move not in state.legal(actor)
    with pytest.raises(IllegalMove) as caught:
        state.play(actor, move)
    error = caught.value
    assert (error.move, error.seat, error.reason) == (move, actor, reason)
    assert list(error.legal[:50]) == list(state.legal(actor)[:50])
    who = "dice" if actor is CHANCE else "seat 1" if actor == 0 else "seat 2"
    assert str(error).startswith(f"{who}: {move} is not legal: {reason.value}; legal: ")
    for legal in state.legal(actor)[:30]:
        assert str(legal) in str(error)
    if not len(state.legal(actor)):
        assert str(error).endswith("legal: nothing")


def test_a_long_list_of_legal_moves_is_truncated() -> None:
    state, actor, move = REFUSED[Reason.DIE_FACE]
    with pytest.raises(IllegalMove, match=r"1 1 1 1 5 6 … and 46626 more$"):
        state.play(actor, move)


def test_a_lock_that_a_lucky_number_cannot_reach_yet_has_its_own_reason() -> None:
    move = Cross(Colour.RED, 15, lucky=True)
    assert UNREACHED.why_not(0, move) is Reason.TOO_FEW_CROSSES


def test_a_lucky_cross_in_action_2_is_refused_because_of_the_action() -> None:
    for lucky_throw in ("4 1 1 1 1 1", "1 2 1 1 1 1"):
        state = choose(throw(LONGO.start(), lucky_throw), "- -")
        assert state.why_not(0, Cross(Colour.RED, 2, lucky=True)) is Reason.ONLY_ACTION_1


@pytest.mark.parametrize("move", [HIDDEN, CLAIM, Put(Cell(0, 0)), Roll.parse("1 1 1 1 1 1")])
def test_a_move_of_another_game_is_not_a_choice(move: Move) -> None:
    assert ACTION_1.why_not(0, move) is Reason.OTHER_GAME
    assert ACTION_2.why_not(0, move) is Reason.OTHER_GAME


@pytest.mark.parametrize("move", [NOTHING, FAILED_THROW, Cross(Colour.RED, 5), HIDDEN])
def test_a_choice_is_neither_a_move_of_six_nor_a_throw(move: Move) -> None:
    assert PLACING.why_not(0, move) is Reason.OTHER_GAME
    assert WAITING.why_not(CHANCE, move) is Reason.OTHER_GAME


def test_six_has_no_dice() -> None:
    assert PLACING.why_not(CHANCE, Roll.parse("1 1 1 1 1 1")) is Reason.NOT_TO_ACT
    assert list(PLACING.legal(CHANCE)) == []


@pytest.mark.parametrize("reason", Reason)
def test_errors_can_be_sent_to_another_process(reason: Reason) -> None:
    state, actor, move = REFUSED[reason]
    error = IllegalMove(move, actor, reason, state.legal(actor))
    copy = pickle.loads(pickle.dumps(error))
    assert str(copy) == str(error)
    assert (copy.move, copy.seat, copy.reason) == (move, actor, reason)


def test_all_errors_share_one_root_and_are_value_errors() -> None:
    for kind in (GameOver, HiddenChoices, IllegalMove, InvalidMove, OptionError):
        assert issubclass(kind, CrosshexError)
    assert issubclass(CrosshexError, ValueError)


def test_the_cells_of_the_examples_are_what_their_comments_say() -> None:
    assert EVEN.black == cells("0,0 2,0 4,0")
    assert UNEVEN.red == cells("1,0 3,0 5,0")
