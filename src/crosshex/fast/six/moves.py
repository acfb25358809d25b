"""Kernels of Six: whose turn it is, what a turn does, how a game ends, and the list of moves."""

from crosshex.fast.core.jit import Int, Ints, inline, njit
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
    Plane,
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
def mover(plane: Plane) -> Int:
    """The side whose turn it is: black on even turns, with two seats and with four (S6)."""
    return BLACK if plane[TURN] % 2 == 0 else RED


@inline
def _remember(plane: Plane, source: Int, target: Int) -> Int:
    """Keep the position before a quiet move, for repetition; False if there is no room left."""
    at = HISTORY + HISTORY_WORDS * plane[PAST]
    if at + HISTORY_WORDS > len(plane):
        return False
    plane[at] = plane[HASH]
    plane[at + 1] = source
    plane[at + 2] = target
    plane[PAST] += 1
    return True


@inline
def _same_as(plane: Plane, past: Int) -> Int:
    """Whether the moves since position ``past`` cancel out exactly, hexagon by hexagon."""
    for i in range(past, plane[PAST]):
        for end in range(1, 3):
            place = plane[HISTORY + HISTORY_WORDS * i + end]
            if place < 0:
                continue
            balance = 0
            for j in range(past, plane[PAST]):
                if (j - i) % 2 == 0:  # sides alternate: the same side moved
                    at = HISTORY + HISTORY_WORDS * j
                    balance += plane[at + 2] == place
                    balance -= plane[at + 1] == place
            if balance != 0:
                return False
    return True


@inline
def occurrences(plane: Plane) -> Int:
    """How often this position, with this side to move, has stood on the board, now included."""
    count = 1
    past = plane[PAST] - 2
    while past >= 0:
        if plane[HISTORY + HISTORY_WORDS * past] == plane[HASH] and _same_as(plane, past):
            count += 1
        past -= 2
    return count


@inline
def _end(plane: Plane, outcome: Int, ending: Int) -> None:
    plane[OUTCOME] = outcome
    plane[ENDING] = ending


@inline
def step(
    plane: Plane,
    scratch: Ints,
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
    side = mover(plane)
    if target == CLAIM:
        plane[TURN] += 1
        _end(plane, side, standing_shape(plane, side))
        return True
    removed = 0
    index = 0
    if source >= 0:
        start = index_of_place(source)
        leaving = 0
        if split(plane, start, scratch) > 1:
            most = largest_group(scratch)
            stays = 0
            for group in range(ARCS):
                chosen = keep < 0 or belongs(scratch, index_of_place(keep), group)
                if group_size(scratch, group) == most and chosen:
                    stays = group
            for each in range(BLACK, RED + 1):
                for slot in range(plane[COUNT + each]):
                    cell = own_cell(plane, each, slot)
                    if cell != start and not belongs(scratch, cell, stays):
                        scratch[LIST + leaving] = cell
                        leaving += 1
            removed = leaving
        elif not _remember(plane, source, target):
            return False
        lift(plane, start)
        for k in range(leaving):
            lift(plane, scratch[LIST + k])
        index = put(plane, target, side)
        plane[QUIET] += 1
    elif target >= 0:
        index = put(plane, target, side)
        if plane[COUNT + BLACK] + plane[COUNT + RED] == HEXAGONS:
            plane[MOVING] = 1
    else:
        if not _remember(plane, NONE, NONE):
            return False
        plane[QUIET] += 1
    plane[TURN] += 1

    if removed:
        plane[REMOVED] += removed
        plane[QUIET] = 0
        plane[PAST] = 0
    if target >= 0 and (claim or not manual):
        kind = shape_at(plane, index, side)
        if kind:
            _end(plane, side, kind)
            return True
    if removed:
        few_black = plane[COUNT + BLACK] <= FEWEST
        few_red = plane[COUNT + RED] <= FEWEST
        if few_black and few_red:
            _end(plane, DRAWN, TOO_FEW)
        elif few_black:
            _end(plane, RED, TOO_FEW)
        elif few_red:
            _end(plane, BLACK, TOO_FEW)
        return True
    if plane[QUIET] > 0:
        if repetition and occurrences(plane) >= repetition:
            _end(plane, DRAWN, REPETITION)
        elif plane[QUIET] == limit:
            _end(plane, DRAWN, MOVE_LIMIT)
    return True


@njit
def play(
    plane: Plane,
    scratch: Ints,
    source: Int,
    target: Int,
    keep: Int,
    claim: bool,
    manual: bool,
    repetition: Int,
    limit: Int,
) -> Int:
    """:func:`step` for callers outside the kernels."""
    return step(plane, scratch, source, target, keep, claim, manual, repetition, limit)


@njit
def count_moves(plane: Plane, scratch: Ints, advanced: bool) -> Int:
    """How many moves are legal, claims aside; a pass is one."""
    if plane[OUTCOME]:
        return 0
    if not plane[MOVING]:
        return place_targets(plane, scratch)
    side = mover(plane)
    total = 0
    for slot in range(plane[COUNT + side]):
        total += ways_from(plane, scratch, own_cell(plane, side, slot), advanced)
    return max(total, 1)


@inline
def _add(moves: Ints, count: Int, source: Int, target: Int, keep: Int, claim: Int) -> Int:
    moves[count, 0] = source
    moves[count, 1] = target
    moves[count, 2] = keep
    moves[count, 3] = claim
    return count + 1


@inline
def _add_listed(
    plane: Plane, scratch: Ints, moves: Ints, count: Int, source: Int, found: Int, keep: Int
) -> Int:
    """Append a move to each of the cells that a target function has listed."""
    for k in range(found):
        count = _add(moves, count, source, place_at(plane, scratch[LIST + k]), keep, 0)
    return count


@njit
def list_moves(
    plane: Plane, scratch: Ints, advanced: bool, manual: bool, spare: Ints, moves: Ints
) -> Int:
    """Write every legal move into ``moves``: source, target, keep (places), claim; how many.

    Under manual claims each move is tried on ``spare``, a second board, to see whether the hexagon
    put down is part of a shape.
    """
    if plane[OUTCOME]:
        return 0
    side = mover(plane)
    count = 0
    if not plane[MOVING]:
        count = _add_listed(plane, scratch, moves, 0, NONE, place_targets(plane, scratch), NONE)
    else:
        for slot in range(plane[COUNT + side]):
            index = own_cell(plane, side, slot)
            source = place_at(plane, index)
            if split(plane, index, scratch) == 1:
                found = targets_of_whole(plane, index, scratch)
                count = _add_listed(plane, scratch, moves, count, source, found, NONE)
            elif advanced:
                most = largest_group(scratch)
                ties = 0
                for group in range(ARCS):
                    ties += group_size(scratch, group) == most
                for group in range(ARCS):
                    if group_size(scratch, group) == most:
                        keep = group_name(plane, scratch, group) if ties > 1 else NONE
                        found = list_targets(plane, scratch, index, group)
                        count = _add_listed(plane, scratch, moves, count, source, found, keep)
    if manual:
        for m in range(count):
            spare[:] = plane
            step(spare, scratch, moves[m, 0], moves[m, 1], moves[m, 2], True, True, 0, 0)
            if spare[OUTCOME] == side and spare[ENDING] < TOO_FEW:
                count = _add(moves, count, moves[m, 0], moves[m, 1], moves[m, 2], 1)
        if standing_shape(plane, side):
            count = _add(moves, count, NONE, CLAIM, NONE, 1)
    if count == 0:
        count = _add(moves, count, NONE, PASS, NONE, 0)
    return count
