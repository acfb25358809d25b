"""Questions to the board of Six: windows of a class, their holes, and who lies on them."""

import numpy as np

from crosshex.fast.core.jit import Int, lean
from crosshex.fast.six.board import FIVE, HALF, LIST, LIST_ROOM, NEAR, NUMBER, SIZE, Board
from crosshex.fast.six.constants import BLACK, CELLS, NONE, STEP, WRAP
from crosshex.fast.six.shapes import OFFSETS


@lean
def class_size(board: Board, side: Int, kind: Int) -> Int:
    """How many windows of a side belong to a class."""
    return board[SIZE + kind + HALF * (side - BLACK)]


@lean
def class_window(board: Board, side: Int, kind: Int, slot: Int) -> Int:
    """One of these windows."""
    return board[LIST + (kind + HALF * (side - BLACK)) * LIST_ROOM + slot]


@lean
def hole_of(board: Board, window: Int, number: Int) -> Int:
    """Empty cell number ``number`` of a window, or NONE."""
    form, anchor = window // CELLS, window % CELLS
    seen = 0
    for i in range(6):
        cell = (anchor + OFFSETS[form, i]) & WRAP
        if board[cell] == 0:
            if seen == number:
                return cell
            seen += 1
    return np.int64(NONE)


@lean
def holes(board: Board, side: Int) -> Int:
    """How many different cells would complete a shape of a side; the counting ends at two."""
    first = NONE
    for slot in range(class_size(board, side, FIVE)):
        hole = hole_of(board, class_window(board, side, FIVE, slot), 0)
        if first == NONE:
            first = hole
        elif hole != first:
            return 2
    return 0 if first == NONE else 1


@lean
def in_window(window: Int, cell: Int) -> bool:
    """Whether a cell is part of a window."""
    form, anchor = window // CELLS, window % CELLS
    found = False
    for i in range(6):
        found |= ((anchor + OFFSETS[form, i]) & WRAP) == cell
    return found


@lean
def mask_in(board: Board, window: Int, side: Int) -> Int:
    """The mask of the hexagons of a side on a window."""
    form, anchor = window // CELLS, window % CELLS
    mask = np.int64(0)
    for i in range(6):
        cell = (anchor + OFFSETS[form, i]) & WRAP
        if board[cell] == side:
            mask |= np.int64(1) << board[NUMBER + cell]
    return mask


@lean
def whole_hole(board: Board, side: Int) -> Int:
    """A cell that completes a shape of a side, or NONE."""
    if class_size(board, side, FIVE) == 0:
        return np.int64(NONE)
    return np.int64(hole_of(board, class_window(board, side, FIVE, 0), 0))


@lean
def may_reach(board: Board, source: Int, target: Int) -> bool:
    """Whether a cell touches another hexagon than the one that is being taken."""
    near = board[NEAR + target]
    for direction in range(6):
        near -= ((source + STEP[direction]) & WRAP) == target
    return bool(near > 0)
