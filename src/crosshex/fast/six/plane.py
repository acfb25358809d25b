"""The board of Six as one array of integers: an unbounded plane that never runs out.

All hexagons on the board hang together and there are at most 42, so the plane may wrap around: cell
``q, r`` lies at index ``(q + 64 r) mod 4096``. No two cells within 60 steps of each other share an
index, and no rule looks further than that across a group of 42. Each cell also remembers its true
place, so a group may drift without end and a shifted position is never mistaken for an earlier one.

A game is a single ``int64`` array: 4,096 cell words, the list of hexagons of each side, the *edge*
(the empty cells that touch a hexagon), a few counters, and the positions since the last removal. A
cell word holds, from the low end: the side (0 empty, 1 black, 2 red), how many neighbours are
occupied, the cell's slot in its list, and its place.
"""

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.jit import Int, inline, njit
from crosshex.fast.core.rng import mix
from crosshex.fast.six.constants import BLACK, CELLS, DIRECTIONS, RED, STEP, WRAP

Plane = NDArray[np.int64]


# Layout of a game after its cell words.
LISTS = CELLS
"""Hexagons of black, then of red, 32 slots each."""
EDGE = LISTS + 64
"""The empty cells that touch a hexagon; a group of n has at most 4 n + 2 of them."""
COUNT = EDGE + 192
"""How many hexagons: COUNT + side (slot COUNT itself counts the edge)."""
TURN = COUNT + 3
"""Turns played; the seat to move is this modulo the seats."""
MOVING = COUNT + 4
QUIET = COUNT + 5
HASH = COUNT + 6
OUTCOME = COUNT + 7
"""0 while the game runs, the winning side, or DRAWN."""
ENDING = COUNT + 8
REMOVED = COUNT + 9
"""Hexagons that have left the game."""
PAST = COUNT + 10
"""How many earlier positions are remembered."""
HISTORY = COUNT + 16
"""For each of them: its hash, and source and target of the move made there."""
HISTORY_WORDS = 3

DRAWN = 3
LINE, TRIANGLE, RING, TOO_FEW, REPETITION, MOVE_LIMIT = 1, 2, 3, 4, 5, 6
ENDINGS = ("", "line", "triangle", "ring", "too few hexagons", "repetition", "move limit")

# A place is q and r with a bias, q in the high bits: places sort as cells do, by q, then r.
BIAS = 1 << 23
_R_BITS = 24
_R_MASK = (1 << _R_BITS) - 1
_NEAR = 4
_SLOT = 32
_SLOTS = 512
_PLACE_SHIFT = 14

PLACE_STEP = np.array([q * (1 << _R_BITS) + r for q, r in DIRECTIONS], np.int64)
"""The six neighbours as steps of a place."""


def _through_origin(shape: list[tuple[int, int]]) -> list[list[int]]:
    """The other five cells of every shifted copy of a shape that contains the origin."""
    return [[(q - a) + 64 * (r - b) for q, r in shape if (q, r) != (a, b)] for a, b in shape]


TRIANGLES = np.array(
    _through_origin([(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2)])
    + _through_origin([(0, 0), (-1, 0), (-2, 0), (0, -1), (-1, -1), (0, -2)]),
    np.int64,
)
"""The 12 triangles through a cell, each as the steps to its other five cells."""
RINGS = np.array(_through_origin(list(DIRECTIONS)), np.int64)
"""The 6 rings through a cell, each as the steps to its other five cells."""


def place_of(q: int, r: int) -> int:
    """A cell as one number.

    >>> cell_of(place_of(-3, 7))
    (-3, 7)
    """
    return (q + BIAS << _R_BITS) + r + BIAS


def cell_of(place: int) -> tuple[int, int]:
    """The coordinates of a place."""
    return (place >> _R_BITS) - BIAS, (place & _R_MASK) - BIAS


def plane_size(move_limit: int = 200) -> int:
    """Words of a game that remembers as many positions as the move limit needs."""
    return HISTORY + HISTORY_WORDS * (move_limit + 2)


@inline
def index_of_place(place: Int) -> Int:
    """Where a place lies in the array."""
    return ((place >> _R_BITS) + ((place & _R_MASK) << 6)) & WRAP


@inline
def neighbour(index: Int, direction: Int) -> Int:
    """The index of the neighbour in one of six directions."""
    return (index + STEP[direction]) & WRAP


@inline
def side_at(plane: Plane, index: Int) -> Int:
    """0, BLACK or RED."""
    return plane[index] & 3


@inline
def near_at(plane: Plane, index: Int) -> Int:
    """How many neighbours of a cell are occupied."""
    return (plane[index] >> 2) & 7


@inline
def place_at(plane: Plane, index: Int) -> Int:
    """The true place of a hexagon or an edge cell."""
    return plane[index] >> _PLACE_SHIFT


@inline
def _list_start(kind: Int) -> Int:
    """Where the list of a side's hexagons begins, or the edge for kind 0."""
    return EDGE if kind == 0 else LISTS + 32 * (kind - 1)


@inline
def _enter(plane: Plane, index: Int, kind: Int, place: Int) -> None:
    """Append a cell to a list; its word is rewritten except for the number of neighbours."""
    slot = plane[COUNT + kind]
    plane[COUNT + kind] = slot + 1
    plane[_list_start(kind) + slot] = index
    near = plane[index] & 28
    plane[index] = kind | near | (slot * _SLOT) | (place << _PLACE_SHIFT)


@inline
def _leave(plane: Plane, index: Int, kind: Int) -> None:
    """Take a cell out of its list; the last of the list fills the gap."""
    start = _list_start(kind)
    slot = (plane[index] // _SLOT) % _SLOTS
    last = plane[COUNT + kind] - 1
    plane[COUNT + kind] = last
    moved = plane[start + last]
    plane[start + slot] = moved
    word = plane[moved]
    plane[moved] = (word & ~(_SLOT * (_SLOTS - 1))) | (slot * _SLOT)


@inline
def _key(place: Int, side: Int) -> Int:
    """The Zobrist key of a hexagon at a place: mixed from its number, not kept in an array."""
    return np.int64(mix(np.uint64(place * 4 + side)))


@inline
def put(plane: Plane, place: Int, side: Int) -> Int:
    """Lay a hexagon down; returns its index."""
    index = index_of_place(place)
    if near_at(plane, index) > 0:
        _leave(plane, index, 0)
    _enter(plane, index, side, place)
    for direction in range(6):
        beside = neighbour(index, direction)
        word = plane[beside] + _NEAR
        plane[beside] = word
        if word & 31 == _NEAR:  # empty, and now it touches something
            _enter(plane, beside, 0, place + PLACE_STEP[direction])
    plane[HASH] ^= _key(place, side)
    return index


@inline
def lift(plane: Plane, index: Int) -> None:
    """Take a hexagon off the board."""
    side = side_at(plane, index)
    place = place_at(plane, index)
    plane[HASH] ^= _key(place, side)
    _leave(plane, index, side)
    for direction in range(6):
        beside = neighbour(index, direction)
        word = plane[beside] - _NEAR
        plane[beside] = word
        if word & 31 == 0:
            _leave(plane, beside, 0)
            plane[beside] = 0
    if near_at(plane, index) > 0:
        _enter(plane, index, 0, place)
    else:
        plane[index] = 0


@njit
def reset(plane: Plane) -> None:
    """The start: a red and a black hexagon side by side, black to move (S2)."""
    plane[:HISTORY] = 0
    origin = np.int64(BIAS * (1 << _R_BITS) + BIAS)
    put(plane, origin, RED)
    put(plane, origin + (1 << _R_BITS), BLACK)


@inline
def shape_at(plane: Plane, index: Int, side: Int) -> Int:
    """The first kind of shape (line, triangle, ring) of a side through a cell, or 0."""
    own = 0
    for direction in range(6):
        own += side_at(plane, neighbour(index, direction)) == side
    if own == 0:
        return 0
    for direction in range(3):
        run = 1
        for sense in range(2):
            step = STEP[direction + 3 * sense]
            at = (index + step) & WRAP
            while run < 6 and side_at(plane, at) == side:
                run += 1
                at = (at + step) & WRAP
        if run >= 6:
            return LINE
    if own < 2:
        return 0  # every cell of a triangle or a ring has two neighbours in it
    for shapes, kind in ((TRIANGLES, TRIANGLE), (RINGS, RING)):
        for k in range(len(shapes)):
            whole = True
            for i in range(5):
                if side_at(plane, (index + shapes[k, i]) & WRAP) != side:
                    whole = False
                    break
            if whole:
                return kind
    return 0


@inline
def standing_shape(plane: Plane, side: Int) -> Int:
    """The first kind of shape of a side that stands on the board, or 0 (S5)."""
    best = 0
    start = _list_start(side)
    for slot in range(plane[COUNT + side]):
        kind = shape_at(plane, plane[start + slot], side)
        if kind and (best == 0 or kind < best):
            best = kind
    return best
