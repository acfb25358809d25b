"""The board of Six for searching: hexagons go on and off, and every shape knows what lies on it.

The plane wraps around as in :mod:`crosshex.fast.six.plane`: cell ``q, r`` lies at
``(q + 64 r) mod 4096``. A *window* is one possible shape at one place: six forms (three lines, two
triangles, the ring) times 4,096 anchors. Its *code* is the number of black hexagons on it plus
eight times the number of red ones. Putting or lifting a hexagon changes the codes of 36 windows
and, with them, the sum of the windows' weights and the lists of windows that only one side has a
stake in, so that the threats of a position never have to be looked for.

A board is one flat ``int32`` array with the offsets below (``setup.py`` makes one). Numba runs
it faster than a named tuple of arrays or a NumPy record. Moves are taken back in reverse order.
"""

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.bits import lowest_bit, set_wide, wide_at
from crosshex.fast.core.jit import Int, njit
from crosshex.fast.core.rng import mix
from crosshex.fast.six.constants import BLACK, CELLS, HEXAGONS, PASS, RED, STEP, WRAP
from crosshex.fast.six.search.shapes import FORMS, KIND, KINDS, OFFSETS, WINDOWS

Board = NDArray[np.int32]
Weights = NDArray[np.int32]

_WINDOW_STEP = OFFSETS.ravel().copy()
_WINDOW_BASE = np.repeat(np.arange(FORMS) * CELLS, 6)
_WINDOW_KIND = np.repeat(KIND, 6) * 128

# Layout of a board. The first words are the cells: 0, BLACK or RED.
NEAR = CELLS
"""For each cell the number of hexagons around it."""
SLOT = 2 * CELLS
"""For each hexagon and each edge cell its slot in its list."""
CODE = 3 * CELLS
"""For each window its code."""
_WSLOT = CODE + WINDOWS
MARK = _WSLOT + WINDOWS
"""For each cell a mark, used by several searches; stamps only grow."""
NUMBER = MARK + CELLS
"""For each hexagon a number below 64, which it keeps as long as it lies: its bit in a mask."""
HEX = NUMBER + CELLS
"""The hexagons of black, then of red, 64 slots each."""
EDGE = HEX + 128
"""The empty cells that touch a hexagon."""
LIST = EDGE + 256
"""Windows of a class, 1,024 slots each: see :func:`class_of`."""
LIST_ROOM = 1024
CLASSES = 8
COUNTS = LIST + CLASSES * LIST_ROOM
"""COUNTS: the edge, COUNTS + side: hexagons of a side."""
SIZE = COUNTS + 3
"""For each class the number of its windows."""
SUM = SIZE + CLASSES
"""The weights of all windows, for black and for red to move, placing; then the same, moving."""
MOVING = SUM + 4
ADVANCED = SUM + 5
MOVER = SUM + 6
STAMP = SUM + 7
HASH = SUM + 8
"""The Zobrist hash of the hexagons, in two halves."""
UNDO = SUM + 10
"""How many entries lie on the stack of removed hexagons."""
FREE = SUM + 11
"""After a survey, for each side: hexagons that may be taken without a cut (FREE + side)."""
GAIN = FREE + 3
"""After a survey, for each side: what its best cut removes, theirs less own (GAIN + side)."""
FELL = GAIN + 3
"""After a survey, for each side: whether a cut of it leaves the other with too few."""
CHANGES = FELL + 3
"""How often something was put or lifted; SURVEYED: the same at the last survey."""
SURVEYED = CHANGES + 1
WEIGHT = CHANGES + 2
"""Weights of windows by phase, mover, kind and code."""
PHASE_WEIGHTS = 2 * KINDS * 64
MORE = WEIGHT + 2 * PHASE_WEIGHTS
"""Further weights, see :mod:`crosshex.fast.six.search.value`."""
MORE_WEIGHTS = 64
STACK = MORE + MORE_WEIGHTS
STACK_ROOM = 4096
QUEUE = STACK + STACK_ROOM
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
"""Working space of a survey, see :mod:`crosshex.fast.six.search.groups`."""
STAKES = SURVEY + 64 + 4 * 64
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


@njit
def append(board: Board, start: Int, counter: Int, cell: Int) -> None:
    """Add a cell to a list."""
    slot = board[counter]
    board[counter] = slot + 1
    board[start + slot] = cell
    board[SLOT + cell] = slot


@njit
def drop(board: Board, start: Int, counter: Int, cell: Int) -> None:
    """Take a cell out of its list; the last one fills the gap."""
    last = board[counter] - 1
    board[counter] = last
    slot = board[SLOT + cell]
    moved = board[start + last]
    board[start + slot] = moved
    board[SLOT + moved] = slot


@njit
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


@njit
def _recount(board: Board, cell: Int, change: Int) -> None:
    """Change the codes of the 36 windows through a cell, and what depends on them."""
    early, late = np.int64(0), np.int64(0)
    moving = board[MOVING] != 0
    for k in range(36):
        window = _WINDOW_BASE[k] + ((cell - _WINDOW_STEP[k]) & WRAP)
        old = np.int64(board[CODE + window])
        new = old + change
        board[CODE + window] = new
        weights = PAIRS + _WINDOW_KIND[k]
        late += wide_at(board, weights + LATE + 2 * new)
        late -= wide_at(board, weights + LATE + 2 * old)
        if not moving:
            early += wide_at(board, weights + 2 * new) - wide_at(board, weights + 2 * old)
        if ((_CLASSED >> old) | (_CLASSED >> new)) & 1:
            before, after = _CLASS[old], _CLASS[new]
            if before != after:
                _reclass(board, window, before, after)
    board[CHANGES] += 1
    _add_pair(board, SUM, early)
    _add_pair(board, SUM + 2, late)


@njit
def _add_pair(board: Board, at: Int, pair: Int) -> None:
    """Add both numbers of a pair to two neighbouring words."""
    low = np.int64(np.int32(pair & 0xFFFFFFFF))
    board[at] += low
    board[at + 1] += (pair - low) >> 32


@njit
def key_of(cell: Int, side: Int) -> Int:
    """The Zobrist key of a hexagon on a cell: mixed from its number, not kept in an array."""
    return np.int64(mix(np.uint64(4 * cell + side)))


@njit
def _flip_hash(board: Board, cell: Int, side: Int) -> None:
    word = key_of(cell, side)
    board[HASH] ^= np.int32(word & 0x7FFFFFFF)
    board[HASH + 1] ^= np.int32((word >> 32) & 0x7FFFFFFF)


@njit
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
    _recount(board, cell, 1 if side == BLACK else 8)
    _flip_hash(board, cell, side)


@njit
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
    _recount(board, cell, -1 if side == BLACK else -8)
    _flip_hash(board, cell, side)


# A move is one number: target, source and a cell of the group that stays; NOWHERE where there is
# none. A move that cuts nothing names no group.
NOWHERE = CELLS


@njit
def move_of(source: Int, target: Int, keep: Int) -> Int:
    """Three cells as one number."""
    return (keep << 26) | (source << 13) | target


@njit
def target_of(move: Int) -> Int:
    """Where a move puts a hexagon."""
    return move & 8191


@njit
def source_of(move: Int) -> Int:
    """The cell that a move takes a hexagon from, or NOWHERE."""
    return (move >> 13) & 8191


@njit
def keep_of(move: Int) -> Int:
    """A cell of the group that stays, or NOWHERE if the move cuts nothing."""
    return (move >> 26) & 8191


@njit
def _push(board: Board, word: Int) -> None:
    board[STACK + board[UNDO]] = word
    board[UNDO] += 1


@njit
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


@njit
def join_again(board: Board, source: Int, side: Int) -> None:
    """Undo :func:`cut_off`."""
    board[UNDO] -= 1
    for _ in range(board[STACK + board[UNDO]]):
        board[UNDO] -= 1
        word = board[STACK + board[UNDO]]
        put(board, word >> 2, word & 3)
    put(board, source, side)


@njit
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


@njit
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
