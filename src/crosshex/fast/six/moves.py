"""Kernels of Six: whose turn it is, what a turn does, how a game ends, and the list of moves."""

from __future__ import annotations

from crosshex.fast.core.jit import Int, inline, njit
from crosshex.fast.six.constants import BLACK, CLAIM, FEWEST, HEXAGONS, NONE, PASS, RED
from crosshex.fast.six.plane import (
    COUNT,
    DRAWN,
    ENDING,
    HASH,
    HISTORY,
    HISTORY_WORDS,
    MOVE_LIMIT,
    MOVING,
    OUTCOME,
    PAST,
    QUIET,
    REMOVED,
    REPETITION,
    TOO_FEW,
    TURN,
    Table,
    index_of_place,
    lift,
    place_at,
    put,
    shape_at,
    standing_shape,
)
from crosshex.fast.six.targets import (
    ARCS,
    LIST,
    belongs,
    group_name,
    group_size,
    largest_group,
    list_targets,
    own_cell,
    place_targets,
    split,
    targets_of_whole,
    ways_from,
)


@inline
def mover(table: Table) -> Int:
    """The side whose turn it is: black on even turns, with two seats and with four (S6)."""
    return BLACK if table[TURN] % 2 == 0 else RED


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
def occurrences(table: Table) -> Int:
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
        leaving = 0
        if split(table, start, room) > 1:
            most = largest_group(room)
            stays = 0
            for group in range(ARCS):
                chosen = keep < 0 or belongs(room, index_of_place(keep), group)
                if group_size(room, group) == most and chosen:
                    stays = group
            for each in range(BLACK, RED + 1):
                for slot in range(table[COUNT + each]):
                    cell = own_cell(table, each, slot)
                    if cell != start and not belongs(room, cell, stays):
                        room[LIST + leaving] = cell
                        leaving += 1
            removed = leaving
        elif not _remember(table, source, target):
            return False
        lift(table, start)
        for k in range(leaving):
            lift(table, room[LIST + k])
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
        if repetition and occurrences(table) >= repetition:
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
        total += ways_from(table, room, own_cell(table, side, slot), advanced)
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
        count = _add(moves, count, source, place_at(table, room[LIST + k]), keep, 0)
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
            if split(table, index, room) == 1:
                found = targets_of_whole(table, index, room)
                count = _add_listed(table, room, moves, count, source, found, NONE)
            elif advanced:
                most = largest_group(room)
                ties = 0
                for group in range(ARCS):
                    ties += group_size(room, group) == most
                for group in range(ARCS):
                    if group_size(room, group) == most:
                        keep = group_name(table, room, group) if ties > 1 else NONE
                        found = list_targets(table, room, index, group)
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
