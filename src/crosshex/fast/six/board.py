"""The board of Six: hexagons go on and off, and every shape may know what lies on it.

All hexagons on the board hang together and there are at most 42, so the plane may wrap around: cell
``q, r`` lies at index ``(q + 64 r) mod 4096``. No two cells within 60 steps of each other share an
index, and no rule looks further than that across a group of 42.

A board is one flat ``int32`` array with the offsets below. Numba runs it faster than a named tuple
of arrays or a NumPy record. Behind what all boards have, that of a game ends with what lies in
:mod:`crosshex.fast.six.game`, and that of a search with its *windows*. A window is one possible
shape at one place: six forms (three lines, two triangles, the ring) times 4,096 anchors. Its *code*
is the number of black hexagons on it plus eight times the number of red ones. Putting or lifting a
hexagon changes the codes of 36 windows and, with them, the sum of the windows' weights and the
lists of windows that only one side has a stake in, so that the threats of a position never have to
be looked for.
"""

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.bits import set_wide, wide_at
from crosshex.fast.core.jit import Int, lean
from crosshex.fast.core.rng import mix
from crosshex.fast.six.constants import BLACK, CELLS, STEP, WRAP
from crosshex.fast.six.shapes import FORMS, KIND, KINDS, OFFSETS, WINDOWS

Board = NDArray[np.int32]
Weights = NDArray[np.int32]

# Layout of every board. The first words are the cells: 0, BLACK or RED.
NEAR = CELLS
"""For each cell the number of hexagons around it."""
SLOT = 2 * CELLS
"""For each hexagon and each edge cell its slot in its list."""
NUMBER = 3 * CELLS
"""For each hexagon a number below 64, which it keeps as long as it lies: its bit in a mask."""
HEX = 4 * CELLS
"""The hexagons of black, then of red, 64 slots each."""
EDGE = HEX + 128
"""The empty cells that touch a hexagon; a group of n has at most 4 n + 2 of them."""
COUNTS = EDGE + 256
"""COUNTS: the edge, COUNTS + side: hexagons of a side."""
MOVING = COUNTS + 3
ADVANCED = COUNTS + 4
MOVER = COUNTS + 5
WINDOWED = COUNTS + 6
"""Whether the board has windows."""
HASH = COUNTS + 7
"""The Zobrist hash of the hexagons, in two halves."""
UNDO = COUNTS + 9
"""How many entries lie on the stack of removed hexagons."""
FREE = COUNTS + 10
"""After a survey, for each side: hexagons that may be taken without a cut (FREE + side)."""
GAIN = FREE + 3
"""After a survey, for each side: what its best cut removes, theirs less own (GAIN + side)."""
FELL = GAIN + 3
"""After a survey, for each side: whether a cut of it leaves the other with too few."""
CHANGES = FELL + 3
"""How often something was put or lifted; SURVEYED: the same at the last survey."""
SURVEYED = CHANGES + 1
QUEUE = CHANGES + 2
"""A cell of each of the largest groups that a cut leaves."""
SOURCES = QUEUE + 8
"""A copy of hexagons that are tried in turn."""
NUMBERS = SOURCES + 64
"""The numbers of hexagons in the order in which they are given; the first USED are taken."""
USED = NUMBERS + 64
NUMBERED = USED + 1
"""For each number the cell of its hexagon."""
OWN = NUMBERED + 64
"""A mask of the hexagons of each side (OWN + 2 * side). A mask takes two words."""
TOUCH = OWN + 6
"""For each number a mask of the hexagons beside it."""
CUTS = TOUCH + 128
"""A mask of the hexagons without which the others fall apart, after a survey."""
PARTS = CUTS + 2
"""For each of these the groups that are left without it: their number, then three masks each."""
SURVEY = PARTS + 64 + 6 * 64
"""Working space of a survey, see :mod:`crosshex.fast.six.groups`."""
STACK = SURVEY + 64 + 4 * 64
"""Removed hexagons; a game needs no more than one turn's, a search those of many."""
GAME_STACK_ROOM = 512
STACK_ROOM = 4096

# Layout of the windows of a search.
CODE = STACK + STACK_ROOM
"""For each window its code."""
_WSLOT = CODE + WINDOWS
MARK = _WSLOT + WINDOWS
"""For each cell a mark, used by several searches; stamps only grow."""
STAMP = MARK + CELLS
LIST = STAMP + 1
"""Windows of a class, 1,024 slots each: see :func:`class_of`."""
LIST_ROOM = 1024
CLASSES = 8
SIZE = LIST + CLASSES * LIST_ROOM
"""For each class the number of its windows."""
SUM = SIZE + CLASSES
"""The weights of all windows, for black and for red to move, placing; then the same, moving."""
WEIGHT = SUM + 4
"""Weights of windows by phase, mover, kind and code."""
PHASE_WEIGHTS = 2 * KINDS * 64
MORE = WEIGHT + 2 * PHASE_WEIGHTS
"""Further weights, see :mod:`crosshex.fast.six.search.value`."""
MORE_WEIGHTS = 64
STAKES = MORE + MORE_WEIGHTS
"""For each edge cell by its place in the list what a hexagon would do there."""
PAIRS = STAKES + 256
"""The weights of windows for black and for red to move as pairs: the first plus 2**32 times the
second, so that both are added at once."""
LATE = 2 * KINDS * 64
BOARD = PAIRS + 2 * LATE

# Classes of windows for black; red's come HALF later.
FOUR, FIVE, WHOLE, BARRED = 0, 1, 2, 3
"""Four, five and six hexagons of one side alone; five, and one of the other side."""
HALF = 4


def class_of(code: int) -> int:
    """The class of windows that a code belongs to, or -1."""
    black, red = code % 8, code // 8
    for own, other, shift in ((black, red, 0), (red, black, HALF)):
        if other == 0 and 4 <= own <= 6:
            return own - 4 + shift
        if own == 5 and other == 1:
            return BARRED + shift
    return -1


_CLASS = np.array([class_of(code) for code in range(64)], np.int64)
_CLASSED = np.int64(sum(1 << code for code in range(64) if class_of(code) >= 0))
"""A bit for each code that belongs to a class."""


def index_of(q: int, r: int) -> int:
    """Where a cell lies on the board."""
    return (q + 64 * r) & WRAP


@lean
def append(board: Board, start: Int, counter: Int, cell: Int) -> None:
    """Add a cell to a list."""
    slot = board[counter]
    board[counter] = slot + 1
    board[start + slot] = cell
    board[SLOT + cell] = slot


@lean
def drop(board: Board, start: Int, counter: Int, cell: Int) -> None:
    """Take a cell out of its list; the last one fills the gap."""
    last = board[counter] - 1
    board[counter] = last
    slot = board[SLOT + cell]
    moved = board[start + last]
    board[start + slot] = moved
    board[SLOT + moved] = slot


@lean
def _reclass(board: Board, window: Int, old: Int, new: Int) -> None:
    """Move a window from the list of one class to that of another."""
    if old >= 0:
        last = board[SIZE + old] - 1
        board[SIZE + old] = last
        slot = board[_WSLOT + window]
        moved = board[LIST + old * LIST_ROOM + last]
        board[LIST + old * LIST_ROOM + slot] = moved
        board[_WSLOT + moved] = slot
    if new >= 0:
        slot = board[SIZE + new]
        board[SIZE + new] = slot + 1
        board[LIST + new * LIST_ROOM + slot] = window
        board[_WSLOT + window] = slot


@lean
def window_of(cell: Int, form: Int, place: Int) -> Int:
    """The window of a form in which a cell has this place of six."""
    return CELLS * form + ((cell - OFFSETS[form, place]) & WRAP)


@lean
def _recount(board: Board, cell: Int, change: Int) -> None:
    """Change the codes of the 36 windows through a cell, and what depends on them."""
    early, late = np.int64(0), np.int64(0)
    moving = board[MOVING] != 0
    for form in range(FORMS):
        weights = PAIRS + 128 * KIND[form]
        for i in range(6):
            window = window_of(cell, form, i)
            old = np.int64(board[CODE + window])
            new = old + change
            board[CODE + window] = new
            late += wide_at(board, weights + LATE + 2 * new)
            late -= wide_at(board, weights + LATE + 2 * old)
            if not moving:
                early += wide_at(board, weights + 2 * new) - wide_at(board, weights + 2 * old)
            if ((_CLASSED >> old) | (_CLASSED >> new)) & 1:
                before, after = _CLASS[old], _CLASS[new]
                if before != after:
                    _reclass(board, window, before, after)
    _add_pair(board, SUM, early)
    _add_pair(board, SUM + 2, late)


@lean
def _add_pair(board: Board, at: Int, pair: Int) -> None:
    """Add both numbers of a pair to two neighbouring words."""
    low = np.int64(np.int32(pair & 0xFFFFFFFF))
    board[at] += low
    board[at + 1] += (pair - low) >> 32


@lean
def key_of(cell: Int, side: Int) -> Int:
    """The Zobrist key of a hexagon on a cell: mixed from its number, not kept in an array."""
    return np.int64(mix(np.uint64(4 * cell + side)))


@lean
def _flip_hash(board: Board, cell: Int, side: Int) -> None:
    word = key_of(cell, side)
    board[HASH] ^= np.int32(word & 0x7FFFFFFF)
    board[HASH + 1] ^= np.int32((word >> 32) & 0x7FFFFFFF)


@lean
def put(board: Board, cell: Int, side: Int) -> None:
    """Lay a hexagon down."""
    if board[NEAR + cell] > 0:
        drop(board, EDGE, COUNTS, cell)
    board[cell] = side
    append(board, HEX + 64 * (side - 1), COUNTS + side, cell)
    number = board[NUMBERS + board[USED]]
    board[USED] += 1
    board[NUMBER + cell] = number
    board[NUMBERED + number] = cell
    own = np.int64(1) << number
    set_wide(board, OWN + 2 * side, wide_at(board, OWN + 2 * side) | own)
    touch = np.int64(0)
    for direction in range(6):
        beside = (cell + STEP[direction]) & WRAP
        near = board[NEAR + beside]
        board[NEAR + beside] = near + 1
        if board[beside] != 0:
            other = board[NUMBER + beside]
            touch |= np.int64(1) << other
            at = TOUCH + 2 * other
            set_wide(board, at, wide_at(board, at) | own)
        elif near == 0:
            append(board, EDGE, COUNTS, beside)
    set_wide(board, TOUCH + 2 * number, touch)
    board[CHANGES] += 1
    if board[WINDOWED]:
        _recount(board, cell, 1 if side == BLACK else 8)
    _flip_hash(board, cell, side)


@lean
def lift(board: Board, cell: Int) -> None:
    """Take a hexagon off the board."""
    side = board[cell]
    board[cell] = 0
    drop(board, HEX + 64 * (side - 1), COUNTS + side, cell)
    number = board[NUMBER + cell]
    board[USED] -= 1
    board[NUMBERS + board[USED]] = number
    own = np.int64(1) << number
    set_wide(board, OWN + 2 * side, wide_at(board, OWN + 2 * side) & ~own)
    for direction in range(6):
        beside = (cell + STEP[direction]) & WRAP
        near = board[NEAR + beside] - 1
        board[NEAR + beside] = near
        if board[beside] != 0:
            at = TOUCH + 2 * board[NUMBER + beside]
            set_wide(board, at, wide_at(board, at) & ~own)
        elif near == 0:
            drop(board, EDGE, COUNTS, beside)
    if board[NEAR + cell] > 0:
        append(board, EDGE, COUNTS, cell)
    board[CHANGES] += 1
    if board[WINDOWED]:
        _recount(board, cell, -1 if side == BLACK else -8)
    _flip_hash(board, cell, side)
