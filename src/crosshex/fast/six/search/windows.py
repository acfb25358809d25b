"""Questions to the board of Six: windows of a class, their holes, and what hangs on a hexagon."""

import numpy as np

from crosshex.fast.core.jit import Int, njit
from crosshex.fast.six.constants import BLACK, CELLS, NONE, STEP, WRAP
from crosshex.fast.six.search.board import (
    COUNTS,
    CUT,
    FIVE,
    HALF,
    HEX,
    LIST,
    LIST_ROOM,
    MARK,
    NEAR,
    OFFSETS,
    QUEUE,
    SIZE,
    SOURCES,
    STAMP,
    Board,
)


@njit
def class_size(board: Board, side: Int, kind: Int) -> Int:
    """How many windows of a side belong to a class."""
    return board[SIZE + kind + HALF * (side - BLACK)]


@njit
def class_window(board: Board, side: Int, kind: Int, slot: Int) -> Int:
    """One of these windows."""
    return board[LIST + (kind + HALF * (side - BLACK)) * LIST_ROOM + slot]


@njit
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


@njit
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


@njit
def in_window(window: Int, cell: Int) -> bool:
    """Whether a cell is part of a window."""
    form, anchor = window // CELLS, window % CELLS
    found = False
    for i in range(6):
        found |= ((anchor + OFFSETS[form, i]) & WRAP) == cell
    return found


@njit
def runs_around(board: Board, cell: Int) -> Int:
    """Separate runs of hexagons around a cell; with one at most, nothing hangs on it."""
    runs = 0
    before = board[(cell + STEP[5]) & WRAP] != 0
    for direction in range(6):
        here = board[(cell + STEP[direction]) & WRAP] != 0
        runs += here and not before
        before = here
    return runs


@njit
def largest_groups(board: Board, source: Int) -> Int:
    """A cell of each largest group while ``source`` is in the hand, in the queue; how many (S4)."""
    found, most = 0, 0
    stamp = board[STAMP] + 1
    board[STAMP] = stamp
    board[MARK + source] = stamp
    for direction in range(6):
        start = (source + STEP[direction]) & WRAP
        if board[start] == 0 or board[MARK + start] == stamp:
            continue
        board[MARK + start] = stamp
        board[QUEUE + 8] = start
        head, tail = 0, 1
        while head < tail:
            cell = board[QUEUE + 8 + head]
            head += 1
            for way in range(6):
                beside = (cell + STEP[way]) & WRAP
                if board[beside] != 0 and board[MARK + beside] != stamp:
                    board[MARK + beside] = stamp
                    board[QUEUE + 8 + tail] = beside
                    tail += 1
        if tail > most:
            most, found = tail, 0
        if tail == most:
            board[QUEUE + found] = start
            found += 1
    return found


@njit
def whole_hole(board: Board, side: Int) -> Int:
    """A cell that completes a shape of a side, or NONE."""
    if class_size(board, side, FIVE) == 0:
        return np.int64(NONE)
    return np.int64(hole_of(board, class_window(board, side, FIVE, 0), 0))


@njit
def list_cuts(board: Board, side: Int) -> Int:
    """Copy the hexagons of a side whose taking cuts something off; how many."""
    count = 0
    for slot in range(board[COUNTS + side]):
        cell = board[HEX + 64 * (side - 1) + slot]
        if board[CUT + cell]:
            board[SOURCES + count] = cell
            count += 1
    return count


@njit
def list_loose(board: Board, side: Int) -> Int:
    """Copy the hexagons of a side whose taking cuts nothing off; how many."""
    count = 0
    for slot in range(board[COUNTS + side]):
        cell = board[HEX + 64 * (side - 1) + slot]
        if board[CUT + cell] == 0:
            board[SOURCES + count] = cell
            count += 1
    return count


@njit
def may_reach(board: Board, source: Int, target: Int) -> bool:
    """Whether a cell touches another hexagon than the one that is being taken."""
    near = board[NEAR + target]
    for direction in range(6):
        near -= ((source + STEP[direction]) & WRAP) == target
    return bool(near > 0)
