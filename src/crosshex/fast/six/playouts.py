"""Whole games of Six inside one kernel."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.jit import Int, Word, inline, njit
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
    Table,
    place_at,
    reset,
    table_size,
)
from crosshex.fast.six.targets import (
    ARCS,
    ROOM,
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


class SixGames(NamedTuple):
    """What is known of each game of a batch, a row for each game."""

    outcome: NDArray[np.int8]
    """The winning side, or DRAWN."""
    ending: NDArray[np.int8]
    turns: NDArray[np.int16]
    removed: NDArray[np.int8]


def room_for(games: int) -> SixGames:
    """Arrays for so many games."""
    return SixGames(
        np.zeros(games, np.int8),
        np.zeros(games, np.int8),
        np.zeros(games, np.int16),
        np.zeros(games, np.int8),
    )


@inline
def random_turn(
    table: Table,
    room: Table,
    word: Word,
    advanced: bool,
    repetition: Int,
    limit: Int,
    counts: Table,
) -> None:
    """Play one of the legal moves, each with the same chance."""
    if not table[MOVING]:
        if table[TURN] == 0:
            found = first_targets(table, room)
            cell = listed(room, below(word, np.uint64(found)))
        else:
            cell = table[EDGE + below(word, np.uint64(table[COUNT]))]
        step(table, room, NONE, place_at(table, cell), NONE, False, False, repetition, limit)
        return
    side = mover(table)
    own = table[COUNT + side]
    total = 0
    for slot in range(own):
        ways = ways_from(table, room, own_cell(table, side, slot), advanced)
        counts[slot] = ways
        total += ways
    if total == 0:
        step(table, room, NONE, PASS, NONE, False, False, repetition, limit)
        return
    k = np.int64(below(word, np.uint64(total)))
    slot = 0
    while k >= counts[slot]:
        k -= counts[slot]
        slot += 1
    index = own_cell(table, side, slot)
    keep = NONE
    if split(table, index, room) == 1:
        targets_of_whole(table, index, room)
    else:
        most = largest_group(room)
        for group in range(ARCS):
            if group_size(room, group) == most:
                found = list_targets(table, room, index, group)
                if k < found:
                    keep = group_name(table, room, group)
                    break
                k -= found
    target = place_at(table, listed(room, k))
    step(table, room, place_at(table, index), target, keep, False, False, repetition, limit)


@njit
def play_six(
    seed: Word,
    start: Int,
    advanced: bool,
    repetition: Int,
    limit: Int,
    games: SixGames,
) -> None:
    """Play the games ``start, start + 1, …`` of a seed at random, one for each row of ``games``."""
    table = np.empty(table_size_of(limit), np.int64)
    room = np.zeros(ROOM, np.int64)
    counts = np.zeros(32, np.int64)
    for g in range(len(games.turns)):
        key = stream_key(seed, np.uint64(start + g), np.uint64(CHOICE_STREAM))
        reset(table)
        while table[OUTCOME] == 0:
            word = draw(key, np.uint64(table[TURN]))
            random_turn(table, room, word, advanced, repetition, limit, counts)
        games.outcome[g] = table[OUTCOME]
        games.ending[g] = table[ENDING]
        games.turns[g] = table[TURN]
        games.removed[g] = table[REMOVED]


table_size_of = inline(table_size)
