"""Kernels behind `SixBatch`: turns in sub-steps, legal cells, observations.

A turn of the moving phase is two or three actions: take a hexagon, name the group to keep (only
where several are the largest), put it down. Every kernel works on the games ``low … high - 1``.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.jit import Array, Int, Ints, Mask, inline, njit
from crosshex.fast.core.rng import CHOICE_STREAM, below, draw, stream_key
from crosshex.fast.layout import (
    CENTRE,
    FRAME,
    KEEPING,
    MOVING,
    NOTHING,
    OTHER,
    OWN,
    QUIET,
    REPEATED,
    SIX_ACTIONS,
    SOURCE,
    TO_MOVE,
)
from crosshex.fast.six.constants import BLACK, NONE, PASS, RED
from crosshex.fast.six.moves import mover, occurrences
from crosshex.fast.six.moves import step as play_turn
from crosshex.fast.six.plane import (
    BIAS,
    COUNT,
    DRAWN,
    EDGE,
    OUTCOME,
    TURN,
    Plane,
    index_of_place,
    place_at,
    plane_size,
    reset,
)
from crosshex.fast.six.plane import MOVING as IS_MOVING
from crosshex.fast.six.plane import QUIET as QUIET_MOVES
from crosshex.fast.six.targets import (
    ARCS,
    LIST,
    SCRATCH,
    belongs,
    group_name,
    group_size,
    largest_group,
    list_targets,
    own_cell,
    place_targets,
    split,
    targets_of_whole,
)

PLACE, TAKE, KEEP, PUT, OVER = range(5)
"""What the next action does: put a new hexagon; take; name a group; put what was taken; nothing."""

_R_MASK = (1 << 24) - 1


class Rules(NamedTuple):
    """The options of a game."""

    advanced: bool
    repetition: int
    limit: int


class SixGames(NamedTuple):
    """The games of a batch, a row for each."""

    seed: NDArray[np.uint64]
    number: NDArray[np.uint64]
    """Which game of the seed this is."""
    planes: NDArray[np.int64]
    stage: NDArray[np.int64]
    hand: NDArray[np.int64]
    """The place that the hexagon in the hand was taken from, or NONE."""
    keep: NDArray[np.int64]
    """The name of the group to keep, where that was a choice, or NONE."""
    ticks: NDArray[np.int64]
    """Actions so far."""
    legal: NDArray[np.int8]
    """The legal actions of the seat to move."""


def new_six_games(games: int, limit: int) -> SixGames:
    """Fresh arrays."""
    legal = np.zeros((games, SIX_ACTIONS), np.int8)
    legal[:, NOTHING] = 1
    return SixGames(
        np.zeros(games, np.uint64),
        np.zeros(games, np.uint64),
        np.zeros((games, plane_size(limit)), np.int64),
        np.full(games, OVER, np.int64),
        np.full(games, NONE, np.int64),
        np.full(games, NONE, np.int64),
        np.zeros(games, np.int64),
        legal,
    )


@inline
def frame_of(place: Int) -> Int:
    """Where a place lies in the frame."""
    q = (place >> 24) - BIAS
    r = (place & _R_MASK) - BIAS
    return (r + CENTRE) % FRAME * FRAME + (q + CENTRE) % FRAME


@inline
def _ties(scratch: Ints) -> Int:
    """How many groups have the largest size, after a split."""
    most = largest_group(scratch)
    ties = 0
    for group in range(ARCS):
        ties += group_size(scratch, group) == most
    return ties


@inline
def _kept(scratch: Ints, keep: Int) -> Int:
    """The group that stays, after a split: the one named, or the only largest."""
    most = largest_group(scratch)
    stays = 0
    for group in range(ARCS):
        named = keep < 0 or belongs(scratch, index_of_place(keep), group)
        if group_size(scratch, group) == most and named:
            stays = group
    return stays


@inline
def _allow_listed(plane: Plane, scratch: Ints, found: Int, legal: NDArray[np.int8]) -> None:
    for k in range(found):
        legal[1 + frame_of(place_at(plane, scratch[LIST + k]))] = 1


@inline
def _refresh(games: SixGames, g: Int, scratch: Ints, advanced: bool) -> None:
    """What the next action is, and which are legal."""
    plane = games.planes[g]
    legal = games.legal[g]
    legal[:] = 0
    if plane[OUTCOME]:
        games.stage[g] = OVER
        legal[NOTHING] = 1
        return
    if not plane[IS_MOVING]:
        games.stage[g] = PLACE
        _allow_listed(plane, scratch, place_targets(plane, scratch), legal)
        return
    side = mover(plane)
    if games.hand[g] < 0:
        games.stage[g] = TAKE
        takes = 0
        for slot in range(plane[COUNT + side]):
            index = own_cell(plane, side, slot)
            if advanced or split(plane, index, scratch) == 1:
                legal[1 + frame_of(place_at(plane, index))] = 1
                takes += 1
        if takes == 0:
            legal[NOTHING] = 1
        return
    index = index_of_place(games.hand[g])
    games.stage[g] = PUT
    if split(plane, index, scratch) == 1:
        _allow_listed(plane, scratch, targets_of_whole(plane, index, scratch), legal)
    elif games.keep[g] < 0 and _ties(scratch) > 1:
        games.stage[g] = KEEP
        most = largest_group(scratch)
        for group in range(ARCS):
            if group_size(scratch, group) == most:
                legal[1 + frame_of(group_name(plane, scratch, group))] = 1
    else:
        group = _kept(scratch, games.keep[g])
        _allow_listed(plane, scratch, list_targets(plane, scratch, index, group), legal)


@inline
def _place_of(games: SixGames, g: Int, scratch: Ints, cell: Int) -> Int:
    """The true place of a legal cell of the frame."""
    plane = games.planes[g]
    stage = games.stage[g]
    if stage == TAKE:
        side = mover(plane)
        for slot in range(plane[COUNT + side]):
            place = place_at(plane, own_cell(plane, side, slot))
            if frame_of(place) == cell:
                return place
    elif stage == KEEP:
        split(plane, index_of_place(games.hand[g]), scratch)
        most = largest_group(scratch)
        for group in range(ARCS):
            if group_size(scratch, group) == most:
                place = group_name(plane, scratch, group)
                if frame_of(place) == cell:
                    return place
    else:
        for slot in range(plane[COUNT]):
            place = place_at(plane, plane[EDGE + slot])
            if frame_of(place) == cell:
                return place
    return NONE


@njit
def place_in_frame(games: SixGames, g: Int, cell: Int) -> Int:
    """The place of the hexagon, or of the cell beside one, that a cell of the frame shows."""
    plane = games.planes[g]
    for side in range(BLACK, RED + 1):
        for slot in range(plane[COUNT + side]):
            place = place_at(plane, own_cell(plane, side, slot))
            if frame_of(place) == cell:
                return place
    for slot in range(plane[COUNT]):
        place = place_at(plane, plane[EDGE + slot])
        if frame_of(place) == cell:
            return place
    return NONE


@njit
def begin(low: Int, high: Int, games: SixGames, which: Mask, rules: Rules) -> None:
    """Start the games in ``which``."""
    scratch = np.zeros(SCRATCH, np.int64)
    for g in range(low, high):
        if which[g]:
            reset(games.planes[g])
            games.hand[g] = NONE
            games.keep[g] = NONE
            games.ticks[g] = 0
            _refresh(games, g, scratch, rules.advanced)


@njit
def first_illegal(low: Int, high: Int, games: SixGames, which: Mask, actions: Ints) -> Int:
    """The first game whose action is not legal; -1 if all are."""
    for g in range(low, high):
        if which[g]:
            action = actions[g]
            if not 0 <= action < SIX_ACTIONS or not games.legal[g, action]:
                return g
    return -1


@njit
def step(
    low: Int, high: Int, games: SixGames, which: Mask, actions: Ints, rules: Rules, rewards: Array
) -> None:
    """One action of the running games in ``which``; pays 1, ½ or 0 to each seat at the end."""
    scratch = np.zeros(SCRATCH, np.int64)
    for g in range(low, high):
        if not which[g] or games.stage[g] == OVER:
            continue
        plane = games.planes[g]
        games.ticks[g] += 1
        target = PASS
        if actions[g] != NOTHING:
            target = _place_of(games, g, scratch, actions[g] - 1)
        if games.stage[g] == TAKE and target >= 0:
            games.hand[g] = target
        elif games.stage[g] == KEEP:
            games.keep[g] = target
        else:
            hand, keep = games.hand[g], games.keep[g]
            play_turn(
                plane, scratch, hand, target, keep, False, False, rules.repetition, rules.limit
            )
            games.hand[g] = NONE
            games.keep[g] = NONE
            if plane[OUTCOME] == DRAWN:
                rewards[g] = 0.5
            elif plane[OUTCOME]:
                for seat in range(rewards.shape[1]):
                    rewards[g, seat] = seat % 2 == plane[OUTCOME] - 1
        _refresh(games, g, scratch, rules.advanced)


@njit
def observe(
    low: Int, high: Int, games: SixGames, seats: Int, seat: Int, rules: Rules, result: Array
) -> None:
    """Write what ``seat`` sees, or the seat to move if that is -1; ``result`` is all zeros."""
    scratch = np.zeros(SCRATCH, np.int64)
    for g in range(low, high):
        plane = games.planes[g]
        view = result[g]
        turn = plane[TURN] % seats
        who = turn if seat < 0 else seat
        hand = games.hand[g]
        cut = False
        group = 0
        if hand >= 0:
            view[SOURCE, frame_of(hand)] = 1
            if games.stage[g] == PUT:
                cut = split(plane, index_of_place(hand), scratch) > 1
                group = _kept(scratch, games.keep[g]) if cut else 0
        for side in range(BLACK, RED + 1):
            layer = OWN if side == 1 + who % 2 else OTHER
            for slot in range(plane[COUNT + side]):
                cell = own_cell(plane, side, slot)
                place = place_at(plane, cell)
                if place != hand and (not cut or belongs(scratch, cell, group)):
                    view[layer, frame_of(place)] = 1
        if who == turn and games.stage[g] != OVER:
            view[TO_MOVE] = 1
        if plane[IS_MOVING]:
            view[MOVING] = 1
        if games.stage[g] == KEEP:
            view[KEEPING] = 1
        if plane[QUIET_MOVES] > 0:
            view[QUIET] = np.float32(plane[QUIET_MOVES] / rules.limit)
            if rules.repetition:
                before = occurrences(plane) - 1
                view[REPEATED] = np.float32(before / (rules.repetition - 1))


@njit
def random_actions(low: Int, high: Int, games: SixGames, result: Ints) -> None:
    """One of the legal actions of each game, each with the same chance."""
    for g in range(low, high):
        key = stream_key(games.seed[g], games.number[g], np.uint64(CHOICE_STREAM))
        options = 0
        for action in range(SIX_ACTIONS):
            options += games.legal[g, action]
        word = draw(key, np.uint64(games.ticks[g]))
        k = np.int64(below(word, np.uint64(options)))
        action = 0
        while k > 0 or not games.legal[g, action]:
            k -= games.legal[g, action]
            action += 1
        result[g] = action
