"""Kernels of Six: what may be taken, where it may be put, what a turn does, and how it all ends.

Legal moves are counted without listing them: a hexagon whose taking leaves one group may go to
every edge cell that touches another hexagon, which is two subtractions; only where the table would
fall apart are groups followed cell by cell.

``room`` is working space for one thread: stamps for every cell, a queue of cells, and the groups.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.jit import Int, inline, njit
from crosshex.fast.six import (
    BLACK,
    CELLS,
    COUNT,
    DRAWN,
    EDGE,
    ENDING,
    HASH,
    HEXAGONS,
    HISTORY,
    HISTORY_WORDS,
    LISTS,
    MOVE_LIMIT,
    MOVING,
    OUTCOME,
    PAST,
    QUIET,
    RED,
    REMOVED,
    REPETITION,
    TOO_FEW,
    TURN,
    Table,
    index_of_place,
    lift,
    near_at,
    neighbour,
    place_at,
    put,
    shape_at,
    side_at,
    standing_shape,
)

FEWEST = 5
"""S4: a side left with so few hexagons has lost."""

PASS = -1
"""As a target: the turn is passed."""
CLAIM = -2
"""As a target: the turn claims a shape that stands."""
NONE = -1
"""As a source: a new hexagon; as a group to keep: there is no choice."""

# Layout of the working space after the stamps.
_STAMP = CELLS
_QUEUE = CELLS + 1
_GROUPS = _QUEUE + HEXAGONS
"""Number of groups, then the queue position at which each begins, and the end of the last."""
_LIST = _GROUPS + 8
ROOM = _LIST + 256
"""Words of working space; a list of target cells fits behind the groups."""


def room() -> NDArray[np.int64]:
    """Fresh working space."""
    return np.zeros(ROOM, np.int64)


@inline
def mover(table: Table) -> Int:
    """The side whose turn it is: black on even turns, with two seats and with four (S6)."""
    return BLACK if table[TURN] % 2 == 0 else RED


@inline
def _arcs(table: Table, index: Int) -> Int:
    """How many separate runs of hexagons lie around a cell."""
    arcs = 0
    before = side_at(table, neighbour(index, 5)) != 0
    for direction in range(6):
        here = side_at(table, neighbour(index, direction)) != 0
        arcs += here and not before
        before = here
    return arcs


@inline
def split(table: Table, index: Int, room: Table) -> Int:
    """Groups of the other hexagons while the one at ``index`` is in the hand; how many.

    Each group touches the hexagon in the hand, so the search begins at its neighbours. With more
    than one group, their cells lie in the queue one group after the other.
    """
    arcs = _arcs(table, index)
    if arcs < 2:
        return 1
    room[_STAMP] += 1
    stamp = room[_STAMP]
    room[index] = stamp
    groups = 0
    end = 0
    for direction in range(6):
        beside = neighbour(index, direction)
        if side_at(table, beside) == 0 or room[beside] == stamp:
            continue
        room[_GROUPS + 1 + groups] = end
        groups += 1
        at = end
        room[_QUEUE + end] = beside
        room[beside] = stamp
        end += 1
        while at < end:
            cell = room[_QUEUE + at]
            at += 1
            for way in range(6):
                further = neighbour(cell, way)
                if side_at(table, further) != 0 and room[further] != stamp:
                    room[further] = stamp
                    room[_QUEUE + end] = further
                    end += 1
        if groups == 1:
            # Where the first group already reaches every neighbour, nothing falls apart.
            whole = True
            for way in range(6):
                other = neighbour(index, way)
                if side_at(table, other) != 0 and room[other] != stamp:
                    whole = False
            if whole:
                return 1
    room[_GROUPS] = groups
    room[_GROUPS + 1 + groups] = end
    return groups


@inline
def group_size(room: Table, group: Int) -> Int:
    """Hexagons in a group found by :func:`split`."""
    return room[_GROUPS + 2 + group] - room[_GROUPS + 1 + group]


@inline
def largest_group(room: Table, groups: Int) -> Int:
    """The size that stays (S4)."""
    most = 0
    for group in range(groups):
        most = max(most, group_size(room, group))
    return most


@inline
def group_name(table: Table, room: Table, group: Int) -> Int:
    """The smallest place of a group, by which a move names it."""
    smallest = place_at(table, room[_QUEUE + room[_GROUPS + 1 + group]])
    for at in range(room[_GROUPS + 1 + group], room[_GROUPS + 2 + group]):
        smallest = min(smallest, place_at(table, room[_QUEUE + at]))
    return smallest


@inline
def targets_beside(table: Table, room: Table, group: Int) -> Int:
    """List the empty cells beside a group; the source is still occupied, so never among them."""
    room[_STAMP] += 1
    stamp = room[_STAMP]
    found = 0
    for at in range(room[_GROUPS + 1 + group], room[_GROUPS + 2 + group]):
        cell = room[_QUEUE + at]
        for way in range(6):
            beside = neighbour(cell, way)
            if side_at(table, beside) == 0 and room[beside] != stamp:
                room[beside] = stamp
                room[_LIST + found] = beside
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
        room[_LIST + found] = cell
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
            room[_LIST + found] = cell
            found += 1
    return found


@inline
def place_targets(table: Table, room: Table) -> Int:
    """List where a new hexagon may be put."""
    if table[TURN] == 0:
        return first_targets(table, room)
    for slot in range(table[COUNT]):
        room[_LIST + slot] = table[EDGE + slot]
    return table[COUNT]


@inline
def listed(room: Table, k: Int) -> Int:
    """Cell ``k`` of the list that one of the target functions made."""
    return room[_LIST + k]


@inline
def own_cell(table: Table, side: Int, slot: Int) -> Int:
    """Hexagon number ``slot`` of a side."""
    return table[LISTS + 32 * (side - 1) + slot]


@inline
def _remember(table: Table, source: Int, target: Int) -> Int:
    """Keep the position before a quiet move, for repetition; False if there is no room left."""
    at = HISTORY + HISTORY_WORDS * table[PAST]
    if at + HISTORY_WORDS > len(table):
        return False
    table[at] = table[HASH]
    table[at + 1] = source
    table[at + 2] = target
    table[PAST] += 1
    return True


@inline
def _same_as(table: Table, past: Int) -> Int:
    """Whether the moves since position ``past`` cancel out exactly, hexagon by hexagon."""
    for i in range(past, table[PAST]):
        for end in range(1, 3):
            place = table[HISTORY + HISTORY_WORDS * i + end]
            if place < 0:
                continue
            balance = 0
            for j in range(past, table[PAST]):
                if (j - i) % 2 == 0:  # sides alternate: the same side moved
                    at = HISTORY + HISTORY_WORDS * j
                    balance += table[at + 2] == place
                    balance -= table[at + 1] == place
            if balance != 0:
                return False
    return True


@inline
def _occurrences(table: Table) -> Int:
    """How often this position, with this side to move, has stood on the table, now included."""
    count = 1
    past = table[PAST] - 2
    while past >= 0:
        if table[HISTORY + HISTORY_WORDS * past] == table[HASH] and _same_as(table, past):
            count += 1
        past -= 2
    return count


@inline
def _end(table: Table, outcome: Int, ending: Int) -> None:
    table[OUTCOME] = outcome
    table[ENDING] = ending


@inline
def step(
    table: Table,
    room: Table,
    source: Int,
    target: Int,
    keep: Int,
    claim: bool,
    manual: bool,
    repetition: Int,
    limit: Int,
) -> Int:
    """Play one legal turn, all cells given as places; False if the history has no room for it.

    ``source`` is NONE for a new hexagon, ``target`` may be PASS or CLAIM, ``keep`` is a place in
    the group that stays where that was a choice. A limit of 0 is switched off.
    """
    side = mover(table)
    if target == CLAIM:
        table[TURN] += 1
        _end(table, side, standing_shape(table, side))
        return True
    removed = 0
    index = 0
    if source >= 0:
        start = index_of_place(source)
        groups = split(table, start, room)
        stays = 0
        if groups > 1:
            most = largest_group(room, groups)
            for group in range(groups):
                if group_size(room, group) == most:
                    if keep < 0:
                        stays = group
                        break
                    for at in range(room[_GROUPS + 1 + group], room[_GROUPS + 2 + group]):
                        if place_at(table, room[_QUEUE + at]) == keep:
                            stays = group
            removed = table[COUNT + BLACK] + table[COUNT + RED] - 1 - most
        elif not _remember(table, source, target):
            return False
        lift(table, start)
        if groups > 1:
            for group in range(groups):
                if group != stays:
                    for at in range(room[_GROUPS + 1 + group], room[_GROUPS + 2 + group]):
                        lift(table, room[_QUEUE + at])
        index = put(table, target, side)
        table[QUIET] += 1
    elif target >= 0:
        index = put(table, target, side)
        if table[COUNT + BLACK] + table[COUNT + RED] == HEXAGONS:
            table[MOVING] = 1
    else:
        if not _remember(table, NONE, NONE):
            return False
        table[QUIET] += 1
    table[TURN] += 1

    if removed:
        table[REMOVED] += removed
        table[QUIET] = 0
        table[PAST] = 0
    if target >= 0 and (claim or not manual):
        kind = shape_at(table, index, side)
        if kind:
            _end(table, side, kind)
            return True
    if removed:
        few_black = table[COUNT + BLACK] <= FEWEST
        few_red = table[COUNT + RED] <= FEWEST
        if few_black and few_red:
            _end(table, DRAWN, TOO_FEW)
        elif few_black:
            _end(table, RED, TOO_FEW)
        elif few_red:
            _end(table, BLACK, TOO_FEW)
        return True
    if table[QUIET] > 0:
        if repetition and _occurrences(table) >= repetition:
            _end(table, DRAWN, REPETITION)
        elif table[QUIET] == limit:
            _end(table, DRAWN, MOVE_LIMIT)
    return True


@njit
def play(
    table: Table,
    room: Table,
    source: Int,
    target: Int,
    keep: Int,
    claim: bool,
    manual: bool,
    repetition: Int,
    limit: Int,
) -> Int:
    """:func:`step` for callers outside the kernels."""
    return step(table, room, source, target, keep, claim, manual, repetition, limit)


@inline
def _ways(table: Table, room: Table, index: Int, advanced: bool) -> Int:
    """How many moves begin by taking this hexagon."""
    groups = split(table, index, room)
    if groups == 1:
        return table[COUNT] - only_beside(table, index)
    if not advanced:
        return 0
    most = largest_group(room, groups)
    ways = 0
    for group in range(groups):
        if group_size(room, group) == most:
            ways += targets_beside(table, room, group)
    return ways


@njit
def count_moves(table: Table, room: Table, advanced: bool) -> Int:
    """How many moves are legal, claims aside; a pass is one."""
    if table[OUTCOME]:
        return 0
    if not table[MOVING]:
        return place_targets(table, room)
    side = mover(table)
    total = 0
    for slot in range(table[COUNT + side]):
        total += _ways(table, room, own_cell(table, side, slot), advanced)
    return max(total, 1)


@inline
def _add(moves: Table, count: Int, source: Int, target: Int, keep: Int, claim: Int) -> Int:
    moves[count, 0] = source
    moves[count, 1] = target
    moves[count, 2] = keep
    moves[count, 3] = claim
    return count + 1


@inline
def _add_listed(
    table: Table,
    room: Table,
    moves: Table,
    count: Int,
    source: Int,
    found: Int,
    keep: Int,
) -> Int:
    """Append a move to each of the cells that a target function has listed."""
    for k in range(found):
        count = _add(moves, count, source, place_at(table, room[_LIST + k]), keep, 0)
    return count


@njit
def list_moves(
    table: Table,
    room: Table,
    advanced: bool,
    manual: bool,
    spare: Table,
    moves: Table,
) -> Int:
    """Write every legal move into ``moves``: source, target, keep (places), claim; how many.

    Under manual claims each move is tried on ``spare``, a second table, to see whether the hexagon
    put down is part of a shape.
    """
    if table[OUTCOME]:
        return 0
    side = mover(table)
    count = 0
    if not table[MOVING]:
        count = _add_listed(table, room, moves, 0, NONE, place_targets(table, room), NONE)
    else:
        for slot in range(table[COUNT + side]):
            index = own_cell(table, side, slot)
            source = place_at(table, index)
            groups = split(table, index, room)
            if groups == 1:
                found = targets_of_whole(table, index, room)
                count = _add_listed(table, room, moves, count, source, found, NONE)
            elif advanced:
                most = largest_group(room, groups)
                ties = 0
                for group in range(groups):
                    ties += group_size(room, group) == most
                for group in range(groups):
                    if group_size(room, group) == most:
                        keep = group_name(table, room, group) if ties > 1 else NONE
                        found = targets_beside(table, room, group)
                        count = _add_listed(table, room, moves, count, source, found, keep)
    if manual:
        for m in range(count):
            spare[:] = table
            step(spare, room, moves[m, 0], moves[m, 1], moves[m, 2], True, True, 0, 0)
            if spare[OUTCOME] == side and spare[ENDING] < TOO_FEW:
                count = _add(moves, count, moves[m, 0], moves[m, 1], moves[m, 2], 1)
        if standing_shape(table, side):
            count = _add(moves, count, NONE, CLAIM, NONE, 1)
    if count == 0:
        count = _add(moves, count, NONE, PASS, NONE, 0)
    return count
