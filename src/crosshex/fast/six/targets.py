"""Kernels of Six: which hexagons may be taken, what stays on the table, and where one may be put.

Targets are counted without listing them: a hexagon whose taking leaves one group may go to every
edge cell that touches another hexagon, which is one subtraction; only where the table would fall
apart are groups followed cell by cell.

``room`` is working space for one thread: labels and marks for every cell, queues, and a list.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.jit import Int, inline
from crosshex.fast.six.constants import BLACK, CELLS, HEXAGONS, RED
from crosshex.fast.six.plane import (
    COUNT,
    EDGE,
    LISTS,
    TURN,
    Table,
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
ROOM = LIST + 256
"""Words of working space; a list of target cells fits at the end."""

ARCS = 3
"""At most so many separate runs of hexagons lie around a cell, so at most so many groups."""
_HAND = 7
"""The label, above the base, of the hexagon in the hand."""
_LABEL_STEP = 8


def room() -> NDArray[np.int64]:
    """Fresh working space."""
    return np.zeros(ROOM, np.int64)


@inline
def split(table: Table, index: Int, room: Table) -> Int:
    """Groups of the other hexagons while the one at ``index`` is in the hand; how many.

    Each group touches the hexagon in the hand, so a search starts from each run of hexagons around
    it. The searches advance in turn; where two meet they are one group, and once only one is still
    going, what it has not visited is its own: the cost is that of the smaller groups.
    """
    arcs = 0
    before = table[neighbour(index, 5)] & 3
    base = room[_BASE] + _LABEL_STEP
    for direction in range(6):
        cell = neighbour(index, direction)
        here = table[cell] & 3
        if here and not before:
            room[_QUEUE + HEXAGONS * arcs] = cell
            arcs += 1
        before = here
    if arcs < 2:
        return 1
    room[_BASE] = base
    room[index] = base + _HAND
    head_0, head_1, head_2 = 0, 0, 0
    for arc in range(ARCS):
        room[_ROOT + arc] = arc
        room[_SIZE + arc] = 0
        room[_TAIL + arc] = 0
    for arc in range(arcs):
        room[_TAIL + arc] = 1
        room[room[_QUEUE + HEXAGONS * arc]] = base + arc
    groups = arcs
    while True:
        live_0 = head_0 < room[_TAIL]
        live_1 = head_1 < room[_TAIL + 1]
        live_2 = head_2 < room[_TAIL + 2]
        live = 0
        for arc in range(arcs):
            # A group is live as long as one of its searches is.
            goes_on = False
            if room[_ROOT + arc] == arc:
                goes_on |= live_0 and room[_ROOT] == arc
                goes_on |= live_1 and room[_ROOT + 1] == arc
                goes_on |= live_2 and room[_ROOT + 2] == arc
            live += goes_on
        if live < 2:
            break
        for arc in range(arcs):
            head = head_0 if arc == 0 else head_1 if arc == 1 else head_2
            if head >= room[_TAIL + arc]:
                continue
            cell = room[_QUEUE + HEXAGONS * arc + head]
            if arc == 0:
                head_0 += 1
            elif arc == 1:
                head_1 += 1
            else:
                head_2 += 1
            for way in range(6):
                further = neighbour(cell, way)
                if table[further] & 3 == 0:
                    continue
                label = room[further] - base
                if label < 0:
                    room[further] = base + arc
                    room[_QUEUE + HEXAGONS * arc + room[_TAIL + arc]] = further
                    room[_TAIL + arc] += 1
                elif label < ARCS:
                    mine, theirs = room[_ROOT + arc], room[_ROOT + label]
                    if mine != theirs:
                        groups -= 1
                        if groups == 1:
                            return 1
                        for other in range(arcs):
                            if room[_ROOT + other] == theirs:
                                room[_ROOT + other] = mine
    left = table[COUNT + BLACK] + table[COUNT + RED] - 1
    room[_OPEN] = -1
    for arc in range(arcs):
        head = head_0 if arc == 0 else head_1 if arc == 1 else head_2
        if head < room[_TAIL + arc]:
            room[_OPEN] = room[_ROOT + arc]
    for arc in range(arcs):
        root = room[_ROOT + arc]
        if root != room[_OPEN]:
            room[_SIZE + root] += room[_TAIL + arc]
            left -= room[_TAIL + arc]
    if room[_OPEN] >= 0:
        room[_SIZE + room[_OPEN]] = left
    return groups


@inline
def group_size(room: Table, group: Int) -> Int:
    """Hexagons in one of the ``ARCS`` possible groups after :func:`split`; 0 if there is none."""
    return room[_SIZE + group]


@inline
def largest_group(room: Table) -> Int:
    """The size that stays (S4)."""
    return max(room[_SIZE], room[_SIZE + 1], room[_SIZE + 2])


@inline
def belongs(room: Table, cell: Int, group: Int) -> Int:
    """Whether the hexagon on a cell is part of a group."""
    label = room[cell] - room[_BASE]
    if 0 <= label < ARCS:
        return room[_ROOT + label] == group
    return label < 0 and room[_OPEN] == group


@inline
def group_name(table: Table, room: Table, group: Int) -> Int:
    """The smallest place of a group, by which a move names it."""
    smallest = -1
    for side in range(BLACK, RED + 1):
        for slot in range(table[COUNT + side]):
            cell = own_cell(table, side, slot)
            if belongs(room, cell, group):
                place = place_at(table, cell)
                if smallest < 0 or place < smallest:
                    smallest = place
    return smallest


@inline
def _mark_lonely(table: Table, room: Table, cell: Int, group: Int) -> Int:
    """Mark the empty cells beside a hexagon that leaves which touch none that stays; how many."""
    mark = room[_MARK]
    lonely = 0
    for way in range(6):
        beside = neighbour(cell, way)
        if table[beside] & 3 or room[_MARKS + beside] >= mark:
            continue
        touches = False
        for direction in range(6):
            further = neighbour(beside, direction)
            if table[further] & 3 and belongs(room, further, group):
                touches = True
                break
        room[_MARKS + beside] = mark if touches else mark + 1
        lonely += not touches
    return lonely


@inline
def count_targets(table: Table, room: Table, index: Int, group: Int) -> Int:
    """How many empty cells touch a group, the hexagon at ``index`` being in the hand."""
    room[_MARK] += 2
    mark = room[_MARK]
    if room[_OPEN] == group:
        # All edge cells but those that touch only what leaves.
        lonely = _mark_lonely(table, room, index, group)
        for arc in range(ARCS):
            if room[_ROOT + arc] != group:
                for at in range(room[_TAIL + arc]):
                    lonely += _mark_lonely(table, room, room[_QUEUE + HEXAGONS * arc + at], group)
        return table[COUNT] - lonely
    found = 0
    for arc in range(ARCS):
        if room[_ROOT + arc] == group:
            for at in range(room[_TAIL + arc]):
                cell = room[_QUEUE + HEXAGONS * arc + at]
                for way in range(6):
                    beside = neighbour(cell, way)
                    if table[beside] & 3 == 0 and room[_MARKS + beside] < mark:
                        room[_MARKS + beside] = mark
                        found += 1
    return found


@inline
def list_targets(table: Table, room: Table, index: Int, group: Int) -> Int:
    """List the cells that :func:`count_targets` counts, in the order of the edge."""
    count_targets(table, room, index, group)
    mark = room[_MARK]
    is_open = room[_OPEN] == group
    found = 0
    for slot in range(table[COUNT]):
        cell = table[EDGE + slot]
        marked = room[_MARKS + cell]
        if (marked != mark + 1) if is_open else (marked == mark):
            room[LIST + found] = cell
            found += 1
    return found


@inline
def only_beside(table: Table, index: Int) -> Int:
    """How many edge cells touch this hexagon and no other."""
    lonely = 0
    for direction in range(6):
        lonely += (table[neighbour(index, direction)] & 31) == 4
    return lonely


@inline
def targets_of_whole(table: Table, index: Int, room: Table) -> Int:
    """List where a hexagon may go whose taking leaves one group."""
    found = 0
    for slot in range(table[COUNT]):
        cell = table[EDGE + slot]
        if near_at(table, cell) == 1:
            touching = False
            for direction in range(6):
                touching |= neighbour(index, direction) == cell
            if touching:
                continue
        room[LIST + found] = cell
        found += 1
    return found


@inline
def first_targets(table: Table, room: Table) -> Int:
    """S3: the first hexagon touches the red start hexagon and not the black one."""
    found = 0
    for slot in range(table[COUNT]):
        cell = table[EDGE + slot]
        reds = 0
        blacks = 0
        for direction in range(6):
            side = side_at(table, neighbour(cell, direction))
            reds += side == RED
            blacks += side == BLACK
        if reds and not blacks:
            room[LIST + found] = cell
            found += 1
    return found


@inline
def place_targets(table: Table, room: Table) -> Int:
    """List where a new hexagon may be put."""
    if table[TURN] == 0:
        return first_targets(table, room)
    for slot in range(table[COUNT]):
        room[LIST + slot] = table[EDGE + slot]
    return table[COUNT]


@inline
def listed(room: Table, k: Int) -> Int:
    """Cell ``k`` of the list that one of the target functions made."""
    return room[LIST + k]


@inline
def own_cell(table: Table, side: Int, slot: Int) -> Int:
    """Hexagon number ``slot`` of a side."""
    return table[LISTS + 32 * (side - 1) + slot]


@inline
def ways_from(table: Table, room: Table, index: Int, advanced: bool) -> Int:
    """How many moves begin by taking this hexagon."""
    if split(table, index, room) == 1:
        return table[COUNT] - only_beside(table, index)
    ways = 0
    if advanced:
        most = largest_group(room)
        for group in range(ARCS):
            if group_size(room, group) == most:
                ways += count_targets(table, room, index, group)
    return ways
