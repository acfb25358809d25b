"""Moves on the board of Six: three cells as one number, made and taken back.

Moves are taken back in reverse order.
"""

import numpy as np

from crosshex.fast.core.bits import lowest_bit, wide_at
from crosshex.fast.core.jit import Int, lean
from crosshex.fast.six.board import (
    COUNTS,
    MOVER,
    MOVING,
    NUMBER,
    NUMBERED,
    OWN,
    STACK,
    TOUCH,
    UNDO,
    Board,
    lift,
    put,
)
from crosshex.fast.six.constants import BLACK, CELLS, HEXAGONS, PASS, RED, STEP, WRAP

# A move is one number: target, source and a cell of the group that stays; NOWHERE where there is
# none. A move that cuts nothing names no group.
NOWHERE = CELLS


@lean
def move_of(source: Int, target: Int, keep: Int) -> Int:
    """Three cells as one number."""
    return (keep << 26) | (source << 13) | target


@lean
def target_of(move: Int) -> Int:
    """Where a move puts a hexagon."""
    return move & 8191


@lean
def source_of(move: Int) -> Int:
    """The cell that a move takes a hexagon from, or NOWHERE."""
    return (move >> 13) & 8191


@lean
def keep_of(move: Int) -> Int:
    """A cell of the group that stays, or NOWHERE if the move cuts nothing."""
    return (move >> 26) & 8191


@lean
def _push(board: Board, word: Int) -> None:
    board[STACK + board[UNDO]] = word
    board[UNDO] += 1


@lean
def cut_off(board: Board, source: Int, keep: Int) -> Int:
    """Lift a hexagon and what its taking cuts off the group of ``keep``; how many were cut off.

    What was lifted lies on the stack; :func:`join_again` brings it back.
    """
    lift(board, source)
    stays = np.int64(1) << board[NUMBER + keep]
    fresh = stays
    while fresh:
        beside = wide_at(board, TOUCH + 2 * lowest_bit(fresh))
        fresh &= fresh - 1
        fresh |= beside & ~stays
        stays |= beside
    gone = (wide_at(board, OWN + 2 * BLACK) | wide_at(board, OWN + 2 * RED)) & ~stays
    removed = 0
    while gone:
        cell = np.int64(board[NUMBERED + lowest_bit(gone)])
        gone &= gone - 1
        _push(board, 4 * cell + board[cell])
        lift(board, cell)
        removed += 1
    _push(board, removed)
    return removed


@lean
def join_again(board: Board, source: Int, side: Int) -> None:
    """Undo :func:`cut_off`."""
    board[UNDO] -= 1
    for _ in range(board[STACK + board[UNDO]]):
        board[UNDO] -= 1
        word = board[STACK + board[UNDO]]
        put(board, word >> 2, word & 3)
    put(board, source, side)


@lean
def make(board: Board, move: Int) -> None:
    """Play a move of the side to move."""
    side = board[MOVER]
    board[MOVER] = 3 - side
    if move == PASS:
        return
    source = source_of(move)
    if source != NOWHERE:
        keep = keep_of(move)
        if keep == NOWHERE:
            lift(board, source)
        else:
            cut_off(board, source, keep)
    put(board, target_of(move), side)
    if source == NOWHERE and board[COUNTS + BLACK] + board[COUNTS + RED] == HEXAGONS:
        board[MOVING] = 1


@lean
def unmake(board: Board, move: Int) -> None:
    """Take back the last move."""
    side = 3 - board[MOVER]
    board[MOVER] = side
    if move == PASS:
        return
    source = source_of(move)
    if source == NOWHERE:
        board[MOVING] = 0
    lift(board, target_of(move))
    if source != NOWHERE:
        if keep_of(move) == NOWHERE:
            put(board, source, side)
        else:
            join_again(board, source, side)


@lean
def may_begin(board: Board, cell: Int) -> bool:
    """S3: the first hexagon touches the red start hexagon and not the black one."""
    reds, blacks = 0, 0
    for direction in range(6):
        beside = board[(cell + STEP[direction]) & WRAP]
        reds += beside == RED
        blacks += beside == BLACK
    return reds > 0 and blacks == 0
