"""Move ordering: what a hexagon does on a cell, by the windows through it."""

from itertools import chain

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.bits import lowest_bit
from crosshex.fast.core.jit import Int, lean
from crosshex.fast.six.board import CODE, NEAR, NUMBERED, Board, window_of
from crosshex.fast.six.constants import BLACK, CELLS, STEP, WRAP
from crosshex.fast.six.shapes import OFFSETS

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


def _shared_windows() -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """By the way from one cell to another: the windows through both, as steps from the second.

    Those of way ``d`` stand in the second array from place ``first[d]`` to ``first[d + 1]``.
    """
    steps: list[list[int]] = [[] for _ in range(CELLS)]
    for form in range(6):
        for i in range(6):
            for j in range(6):
                if i != j:
                    way = int(OFFSETS[form, i] - OFFSETS[form, j]) & WRAP
                    steps[way].append(6 * form + i)
    first = np.cumsum([0, *map(len, steps)])
    return first.astype(np.int16), np.array([*chain(*steps)], np.int16)


_SHARED_FROM, _SHARED = _shared_windows()


@lean
def looks(board: Board, cell: Int, side: Int, bars: float, lying: Int) -> float:
    """What a hexagon of a side does on a cell: shapes furthered, and shapes barred.

    ``lying`` is 1 if it lies there already and 0 if it would have to be put there; ``bars`` says
    how much the shapes that it bars count.
    """
    total = 0.0
    for form in range(6):
        for i in range(6):
            code = board[CODE + window_of(cell, form, i)]
            own = (code & 7 if side == BLACK else code >> 3) - lying
            their = code >> 3 if side == BLACK else code & 7
            if their == 0:
                total += BUILD[own]
            elif own == 0:
                total += bars * BAR[their]
    return total


@lean
def _worth(board: Board, cell: Int, side: Int, less: Int) -> Int:
    """What one more hexagon of a side does on the windows through a cell, their codes lessened."""
    stakes = _STAKE[side - BLACK]
    total = 0
    for form in range(6):
        for i in range(6):
            code = board[CODE + window_of(cell, form, i)] - less
            # An unsigned place: a negative one would count from the end, which costs a test.
            total += stakes[np.uint64(code)]
    return total


@lean
def stake(board: Board, cell: Int, side: Int) -> Int:
    """What a hexagon of a side would do on an empty cell."""
    return _worth(board, cell, side, 0)


@lean
def hold(board: Board, cell: Int, side: Int) -> Int:
    """What a hexagon does where it lies: what is lost when it is taken."""
    return _worth(board, cell, side, 1 if side == BLACK else 8)


@lean
def change_without(board: Board, cell: Int, side: Int, source: Int) -> Int:
    """By how much :func:`stake` of a cell changes when an own hexagon is taken from ``source``."""
    way = (cell - source) & WRAP
    stakes = _STAKE[side - BLACK]
    total = 0
    step = 1 if side == BLACK else 8
    for k in range(_SHARED_FROM[way], _SHARED_FROM[way + 1]):
        code = board[CODE + window_of(cell, _SHARED[k] // 6, _SHARED[k] % 6)]
        total += stakes[np.uint64(code - step)] - stakes[np.uint64(code)]
    return total


@lean
def fade(board: Board, group: Int, change: Int) -> None:
    """Let a group count no more for :func:`stake` and for what lies near (-1), or again (1).

    That costs far less than to lift it and to put it back.
    """
    while group:
        cell = np.int64(board[NUMBERED + lowest_bit(group)])
        group &= group - 1
        step = change if board[cell] == BLACK else 8 * change
        for direction in range(6):
            board[NEAR + ((cell + STEP[direction]) & WRAP)] += change
        for form in range(6):
            for i in range(6):
                board[CODE + window_of(cell, form, i)] += step
