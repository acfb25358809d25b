"""Kernels of Six: which hexagons may be taken, what stays on the board, and where one may be put.

Targets are counted without listing them: a hexagon whose taking leaves one group may go to every
edge cell that touches another hexagon, which is one subtraction; only where the board would fall
apart are groups followed cell by cell.

``scratch`` is working space for one thread: labels and marks for every cell, queues, and a list.
"""

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.jit import Int, Ints, inline
from crosshex.fast.six.constants import BLACK, CELLS, HEXAGONS, RED
from crosshex.fast.six.plane import (
    COUNT,
    EDGE,
    LISTS,
    TURN,
    Plane,
    near_at,
    neighbour,
    place_at,
    side_at,
)

# Layout of the working space.
# The first words, one for each cell: the base of the last split, plus the arc that reached it.
_MARKS = CELLS
"""For each empty cell: the last count of targets that met it."""
_BASE = 2 * CELLS
_MARK = _BASE + 1
_ROOT = _BASE + 2
"""For each arc the arc that stands for its group."""
_SIZE = _ROOT + 3
"""For each arc that stands for a group, the size of the group; else 0."""
_OPEN = _SIZE + 3
"""The group whose cells were not all visited, or -1."""
_TAIL = _OPEN + 1
"""For each arc the number of cells in its queue."""
_QUEUE = _TAIL + 3
LIST = _QUEUE + 3 * HEXAGONS
"""Where the target functions leave the cells that they list."""
SCRATCH = LIST + 256
"""Words of working space; a list of target cells fits at the end."""

ARCS = 3
"""The most separate runs of hexagons around a cell, and so the most groups."""
_HAND = 7
"""The label, above the base, of the hexagon in the hand."""
_LABEL_STEP = 8


def new_scratch() -> NDArray[np.int64]:
    """Fresh working space."""
    return np.zeros(SCRATCH, np.int64)


@inline
def split(plane: Plane, index: Int, scratch: Ints) -> Int:
    """Groups of the other hexagons while the one at ``index`` is in the hand; how many.

    Each group touches the hexagon in the hand, so a search starts from each run of hexagons around
    it. The searches advance in turn; where two meet they are one group, and once only one is still
    going, what it has not visited is its own: the cost is that of the smaller groups.
    """
    arcs = 0
    before = plane[neighbour(index, 5)] & 3
    base = scratch[_BASE] + _LABEL_STEP
    for direction in range(6):
        cell = neighbour(index, direction)
        here = plane[cell] & 3
        if here and not before:
            scratch[_QUEUE + HEXAGONS * arcs] = cell
            arcs += 1
        before = here
    if arcs < 2:
        return 1
    scratch[_BASE] = base
    scratch[index] = base + _HAND
    head_0, head_1, head_2 = 0, 0, 0
    for arc in range(ARCS):
        scratch[_ROOT + arc] = arc
        scratch[_SIZE + arc] = 0
        scratch[_TAIL + arc] = 0
    for arc in range(arcs):
        scratch[_TAIL + arc] = 1
        scratch[scratch[_QUEUE + HEXAGONS * arc]] = base + arc
    groups = arcs
    while True:
        live_0 = head_0 < scratch[_TAIL]
        live_1 = head_1 < scratch[_TAIL + 1]
        live_2 = head_2 < scratch[_TAIL + 2]
        live = 0
        for arc in range(arcs):
            # A group is live as long as one of its searches is.
            goes_on = False
            if scratch[_ROOT + arc] == arc:
                goes_on |= live_0 and scratch[_ROOT] == arc
                goes_on |= live_1 and scratch[_ROOT + 1] == arc
                goes_on |= live_2 and scratch[_ROOT + 2] == arc
            live += goes_on
        if live < 2:
            break
        for arc in range(arcs):
            head = head_0 if arc == 0 else head_1 if arc == 1 else head_2
            if head >= scratch[_TAIL + arc]:
                continue
            cell = scratch[_QUEUE + HEXAGONS * arc + head]
            if arc == 0:
                head_0 += 1
            elif arc == 1:
                head_1 += 1
            else:
                head_2 += 1
            for way in range(6):
                further = neighbour(cell, way)
                if plane[further] & 3 == 0:
                    continue
                label = scratch[further] - base
                if label < 0:
                    scratch[further] = base + arc
                    scratch[_QUEUE + HEXAGONS * arc + scratch[_TAIL + arc]] = further
                    scratch[_TAIL + arc] += 1
                elif label < ARCS:
                    mine, theirs = scratch[_ROOT + arc], scratch[_ROOT + label]
                    if mine != theirs:
                        groups -= 1
                        if groups == 1:
                            return 1
                        for other in range(arcs):
                            if scratch[_ROOT + other] == theirs:
                                scratch[_ROOT + other] = mine
    left = plane[COUNT + BLACK] + plane[COUNT + RED] - 1
    scratch[_OPEN] = -1
    for arc in range(arcs):
        head = head_0 if arc == 0 else head_1 if arc == 1 else head_2
        if head < scratch[_TAIL + arc]:
            scratch[_OPEN] = scratch[_ROOT + arc]
    for arc in range(arcs):
        root = scratch[_ROOT + arc]
        if root != scratch[_OPEN]:
            scratch[_SIZE + root] += scratch[_TAIL + arc]
            left -= scratch[_TAIL + arc]
    if scratch[_OPEN] >= 0:
        scratch[_SIZE + scratch[_OPEN]] = left
    return groups


@inline
def group_size(scratch: Ints, group: Int) -> Int:
    """Hexagons in one of the ``ARCS`` possible groups after :func:`split`; 0 if there is none."""
    return scratch[_SIZE + group]


@inline
def largest_group(scratch: Ints) -> Int:
    """The size that stays (S4)."""
    return max(scratch[_SIZE], scratch[_SIZE + 1], scratch[_SIZE + 2])


@inline
def belongs(scratch: Ints, cell: Int, group: Int) -> Int:
    """Whether the hexagon on a cell is part of a group."""
    label = scratch[cell] - scratch[_BASE]
    if 0 <= label < ARCS:
        return scratch[_ROOT + label] == group
    return label < 0 and scratch[_OPEN] == group


@inline
def group_name(plane: Plane, scratch: Ints, group: Int) -> Int:
    """The smallest place of a group, by which a move names it."""
    smallest = -1
    for side in range(BLACK, RED + 1):
        for slot in range(plane[COUNT + side]):
            cell = own_cell(plane, side, slot)
            if belongs(scratch, cell, group):
                place = place_at(plane, cell)
                if smallest < 0 or place < smallest:
                    smallest = place
    return smallest


@inline
def _mark_lonely(plane: Plane, scratch: Ints, cell: Int, group: Int) -> Int:
    """Mark the empty cells beside a hexagon that leaves which touch none that stays; how many."""
    mark = scratch[_MARK]
    lonely = 0
    for way in range(6):
        beside = neighbour(cell, way)
        if plane[beside] & 3 or scratch[_MARKS + beside] >= mark:
            continue
        touches = False
        for direction in range(6):
            further = neighbour(beside, direction)
            if plane[further] & 3 and belongs(scratch, further, group):
                touches = True
                break
        scratch[_MARKS + beside] = mark if touches else mark + 1
        lonely += not touches
    return lonely


@inline
def count_targets(plane: Plane, scratch: Ints, index: Int, group: Int) -> Int:
    """How many empty cells touch a group, the hexagon at ``index`` being in the hand."""
    scratch[_MARK] += 2
    mark = scratch[_MARK]
    if scratch[_OPEN] == group:
        # All edge cells but those that touch only what leaves.
        lonely = _mark_lonely(plane, scratch, index, group)
        for arc in range(ARCS):
            if scratch[_ROOT + arc] != group:
                for at in range(scratch[_TAIL + arc]):
                    lonely += _mark_lonely(
                        plane, scratch, scratch[_QUEUE + HEXAGONS * arc + at], group
                    )
        return plane[COUNT] - lonely
    found = 0
    for arc in range(ARCS):
        if scratch[_ROOT + arc] == group:
            for at in range(scratch[_TAIL + arc]):
                cell = scratch[_QUEUE + HEXAGONS * arc + at]
                for way in range(6):
                    beside = neighbour(cell, way)
                    if plane[beside] & 3 == 0 and scratch[_MARKS + beside] < mark:
                        scratch[_MARKS + beside] = mark
                        found += 1
    return found


@inline
def list_targets(plane: Plane, scratch: Ints, index: Int, group: Int) -> Int:
    """List the cells that :func:`count_targets` counts, in the order of the edge."""
    count_targets(plane, scratch, index, group)
    mark = scratch[_MARK]
    is_open = scratch[_OPEN] == group
    found = 0
    for slot in range(plane[COUNT]):
        cell = plane[EDGE + slot]
        marked = scratch[_MARKS + cell]
        if (marked != mark + 1) if is_open else (marked == mark):
            scratch[LIST + found] = cell
            found += 1
    return found


@inline
def only_beside(plane: Plane, index: Int) -> Int:
    """How many edge cells touch this hexagon and no other."""
    lonely = 0
    for direction in range(6):
        lonely += (plane[neighbour(index, direction)] & 31) == 4
    return lonely


@inline
def targets_of_whole(plane: Plane, index: Int, scratch: Ints) -> Int:
    """List where a hexagon may go whose taking leaves one group."""
    found = 0
    for slot in range(plane[COUNT]):
        cell = plane[EDGE + slot]
        if near_at(plane, cell) == 1:
            touching = False
            for direction in range(6):
                touching |= neighbour(index, direction) == cell
            if touching:
                continue
        scratch[LIST + found] = cell
        found += 1
    return found


@inline
def first_targets(plane: Plane, scratch: Ints) -> Int:
    """S3: the first hexagon touches the red start hexagon and not the black one."""
    found = 0
    for slot in range(plane[COUNT]):
        cell = plane[EDGE + slot]
        reds = 0
        blacks = 0
        for direction in range(6):
            side = side_at(plane, neighbour(cell, direction))
            reds += side == RED
            blacks += side == BLACK
        if reds and not blacks:
            scratch[LIST + found] = cell
            found += 1
    return found


@inline
def place_targets(plane: Plane, scratch: Ints) -> Int:
    """List where a new hexagon may be put."""
    if plane[TURN] == 0:
        return first_targets(plane, scratch)
    for slot in range(plane[COUNT]):
        scratch[LIST + slot] = plane[EDGE + slot]
    return plane[COUNT]


@inline
def listed(scratch: Ints, k: Int) -> Int:
    """Cell ``k`` of the list that one of the target functions made."""
    return scratch[LIST + k]


@inline
def own_cell(plane: Plane, side: Int, slot: Int) -> Int:
    """Hexagon number ``slot`` of a side."""
    return plane[LISTS + 32 * (side - 1) + slot]


@inline
def ways_from(plane: Plane, scratch: Ints, index: Int, advanced: bool) -> Int:
    """How many moves begin by taking this hexagon."""
    if split(plane, index, scratch) == 1:
        return plane[COUNT] - only_beside(plane, index)
    ways = 0
    if advanced:
        most = largest_group(scratch)
        for group in range(ARCS):
            if group_size(scratch, group) == most:
                ways += count_targets(plane, scratch, index, group)
    return ways
