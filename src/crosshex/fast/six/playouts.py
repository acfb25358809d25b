"""Whole games of Six inside one kernel."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.jit import Int, Ints, Word, inline, njit
from crosshex.fast.core.rng import CHOICE_STREAM, below, draw, stream_key
from crosshex.fast.six.constants import NONE, PASS
from crosshex.fast.six.moves import mover, step
from crosshex.fast.six.plane import (
    COUNT,
    EDGE,
    ENDING,
    MOVING,
    OUTCOME,
    REMOVED,
    TURN,
    Plane,
    place_at,
    plane_size,
    reset,
)
from crosshex.fast.six.targets import (
    ARCS,
    SCRATCH,
    first_targets,
    group_name,
    group_size,
    largest_group,
    list_targets,
    listed,
    own_cell,
    split,
    targets_of_whole,
    ways_from,
)

MOVE_LIMIT_DEFAULT = 200
REPETITION_DEFAULT = 3


class SixPlayouts(NamedTuple):
    """What is known of each game of a batch, a row for each game."""

    outcome: NDArray[np.int8]
    """The winning side, or DRAWN."""
    ending: NDArray[np.int8]
    turns: NDArray[np.int16]
    removed: NDArray[np.int8]


def new_six_playouts(games: int) -> SixPlayouts:
    """Fresh arrays."""
    return SixPlayouts(
        np.zeros(games, np.int8),
        np.zeros(games, np.int8),
        np.zeros(games, np.int16),
        np.zeros(games, np.int8),
    )


@inline
def random_turn(
    plane: Plane,
    scratch: Ints,
    word: Word,
    advanced: bool,
    repetition: Int,
    limit: Int,
    counts: Ints,
) -> None:
    """Play one of the legal moves, each with the same chance."""
    if not plane[MOVING]:
        if plane[TURN] == 0:
            found = first_targets(plane, scratch)
            cell = listed(scratch, below(word, np.uint64(found)))
        else:
            cell = plane[EDGE + below(word, np.uint64(plane[COUNT]))]
        step(plane, scratch, NONE, place_at(plane, cell), NONE, False, False, repetition, limit)
        return
    side = mover(plane)
    own = plane[COUNT + side]
    total = 0
    for slot in range(own):
        ways = ways_from(plane, scratch, own_cell(plane, side, slot), advanced)
        counts[slot] = ways
        total += ways
    if total == 0:
        step(plane, scratch, NONE, PASS, NONE, False, False, repetition, limit)
        return
    k = np.int64(below(word, np.uint64(total)))
    slot = 0
    while k >= counts[slot]:
        k -= counts[slot]
        slot += 1
    index = own_cell(plane, side, slot)
    keep = NONE
    if split(plane, index, scratch) == 1:
        targets_of_whole(plane, index, scratch)
    else:
        most = largest_group(scratch)
        for group in range(ARCS):
            if group_size(scratch, group) == most:
                found = list_targets(plane, scratch, index, group)
                if k < found:
                    keep = group_name(plane, scratch, group)
                    break
                k -= found
    target = place_at(plane, listed(scratch, k))
    step(plane, scratch, place_at(plane, index), target, keep, False, False, repetition, limit)


@njit
def play_six(
    seed: Word, start: Int, advanced: bool, repetition: Int, limit: Int, games: SixPlayouts
) -> None:
    """Play the games ``start, start + 1, …`` of a seed at random, one for each row of ``games``."""
    plane = np.empty(plane_size_of(limit), np.int64)
    scratch = np.zeros(SCRATCH, np.int64)
    counts = np.zeros(32, np.int64)
    for g in range(len(games.turns)):
        key = stream_key(seed, np.uint64(start + g), np.uint64(CHOICE_STREAM))
        reset(plane)
        while plane[OUTCOME] == 0:
            word = draw(key, np.uint64(plane[TURN]))
            random_turn(plane, scratch, word, advanced, repetition, limit, counts)
        games.outcome[g] = plane[OUTCOME]
        games.ending[g] = plane[ENDING]
        games.turns[g] = plane[TURN]
        games.removed[g] = plane[REMOVED]


plane_size_of = inline(plane_size)
