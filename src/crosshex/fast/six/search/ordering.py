"""Move ordering: what a hexagon does on a cell, by the windows through it."""

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.jit import Int, njit
from crosshex.fast.six.constants import BLACK, CELLS, WRAP
from crosshex.fast.six.search.board import CODE, OFFSETS, Board

# How much a hexagon does on a window, by how many lie there, for putting moves in order.
BUILD = np.array([2, 6, 20, 70, 400, 2000, 0, 0], np.int64)
BAR = np.array([0, 4, 14, 50, 250, 4000, 0, 0], np.int64)


def _stakes() -> NDArray[np.int64]:
    """By side and code: what one more hexagon of this side does on a window."""
    stakes = np.zeros((2, 64), np.int64)
    for black in range(8):
        for red in range(8):
            for side, own, their in ((0, black, red), (1, red, black)):
                worth = BUILD[own] if their == 0 else BAR[their] if own == 0 else 0
                stakes[side, black + 8 * red] = worth
    return stakes


_STAKE = _stakes()


@njit
def looks(board: Board, cell: Int, side: Int, bars: float, lying: Int) -> float:
    """What a hexagon of a side does on a cell: shapes furthered, and shapes barred.

    ``lying`` is 1 if it lies there already and 0 if it would have to be put there; ``bars`` says
    how much the shapes that it bars count.
    """
    total = 0.0
    for form in range(6):
        for i in range(6):
            code = board[CODE + CELLS * form + ((cell - OFFSETS[form, i]) & WRAP)]
            own = (code & 7 if side == BLACK else code >> 3) - lying
            their = code >> 3 if side == BLACK else code & 7
            if their == 0:
                total += BUILD[own]
            elif own == 0:
                total += bars * BAR[their]
    return total


@njit
def stake(board: Board, cell: Int, side: Int) -> Int:
    """What a hexagon of a side would do on an empty cell."""
    total = 0
    for form in range(6):
        for i in range(6):
            code = board[CODE + CELLS * form + ((cell - OFFSETS[form, i]) & WRAP)]
            total += _STAKE[side - BLACK, code]
    return total


@njit
def hold(board: Board, cell: Int, side: Int) -> Int:
    """What a hexagon does where it lies: what is lost when it is taken."""
    total = 0
    step = 1 if side == BLACK else 8
    for form in range(6):
        for i in range(6):
            code = board[CODE + CELLS * form + ((cell - OFFSETS[form, i]) & WRAP)]
            total += _STAKE[side - BLACK, code - step]
    return total
