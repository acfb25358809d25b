"""Makes boards for searching."""

from collections.abc import Iterable

import numpy as np

from crosshex.fast.core.bits import set_wide
from crosshex.fast.core.jit import Int, njit
from crosshex.fast.six.board import (
    ADVANCED,
    BOARD,
    LATE,
    MOVER,
    MOVING,
    NUMBERS,
    PAIRS,
    PHASE_WEIGHTS,
    STAKES,
    SURVEYED,
    USED,
    WEIGHT,
    WINDOWED,
    Board,
    Weights,
    index_of,
    put,
)
from crosshex.fast.six.constants import BLACK, RED
from crosshex.fast.six.shapes import KINDS


@njit
def clear(board: Board, weights: Weights, mover: Int, advanced: bool) -> None:
    """Make a board empty."""
    board[:] = 0
    board[NUMBERS:USED] = np.arange(64)
    board[WINDOWED] = 1
    board[WEIGHT:STAKES] = weights
    for phase in range(2):
        for k in range(KINDS * 64):
            at = phase * PHASE_WEIGHTS + k
            pair = np.int64(weights[at]) + (np.int64(weights[at + KINDS * 64]) << 32)
            set_wide(board, PAIRS + phase * LATE + 2 * k, pair)
    board[ADVANCED] = advanced
    board[MOVER] = mover
    board[SURVEYED] = -1


def new_board(
    black: Iterable[tuple[int, int]],
    red: Iterable[tuple[int, int]],
    weights: Weights,
    mover: int = BLACK,
    moving: bool = False,
    advanced: bool = False,
) -> Board:
    """A board with these hexagons; :mod:`crosshex.fast.six.search.value` makes the weights."""
    board = np.empty(BOARD, np.int32)
    clear(board, weights, mover, advanced)
    for side, cells in ((BLACK, black), (RED, red)):
        for q, r in cells:
            put(board, index_of(q, r), side)
    board[MOVING] = moving
    return board
