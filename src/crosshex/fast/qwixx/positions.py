"""Positions between two turns of a game on a sheet, many at once: results, and which are equal."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.jit import Floats, Int, Ints, Mask, Word, inline, lean, njit
from crosshex.fast.core.rng import GOLDEN, mix
from crosshex.fast.qwixx.kernels import is_over, score, standing


class Positions(NamedTuple):
    """Positions, a row for each."""

    sheets: NDArray[np.uint64]
    failed: NDArray[np.int64]
    lucky: NDArray[np.int64]
    """The pairs of each seat, 0 where there are none."""
    locked: NDArray[np.int64]
    active: NDArray[np.int64]
    """The seat that throws next."""


def new_positions(count: int, seats: int) -> Positions:
    """Fresh arrays."""
    return Positions(
        np.zeros((count, seats), np.uint64),
        np.zeros((count, seats), np.int64),
        np.zeros((count, seats, 2), np.int64),
        np.zeros(count, np.int64),
        np.zeros(count, np.int64),
    )


def taken(positions: Positions, which: Ints | slice) -> Positions:
    """Some of the positions."""
    return Positions._make(column[which] for column in positions)


@inline
def key_of(positions: Positions, at: Int) -> Word:
    """A hash of a position."""
    seats = positions.sheets.shape[1]
    rest = np.uint64(positions.locked[at] << 3 | positions.active[at])
    lucky, key = np.uint64(seats), GOLDEN
    for s in range(seats):
        key = mix(key + positions.sheets[at, s] * GOLDEN)
        rest = rest << np.uint64(3) | np.uint64(positions.failed[at, s])
        pair = np.uint64(positions.lucky[at, s, 0] << 5 | positions.lucky[at, s, 1])
        lucky = lucky << np.uint64(10) | pair
    return mix(mix(key ^ rest) + lucky * GOLDEN)


@njit
def distinct(positions: Positions, count: Int, which: Ints, place: Ints) -> Int:
    """Write into ``which`` the first of equal positions; returns how many differ.

    ``place[at]`` becomes the number of position ``at`` among them.
    """
    size = 1
    while size < 2 * count:
        size *= 2
    table, mask = np.full(size, -1, np.int64), np.uint64(size - 1)
    keys = np.empty(count, np.uint64)
    found = 0
    for at in range(count):
        key = key_of(positions, at)
        slot = key & mask
        while table[slot] >= 0 and keys[table[slot]] != key:
            slot = (slot + np.uint64(1)) & mask
        if table[slot] < 0:
            table[slot], keys[found], which[found] = found, key, at
            found += 1
        place[at] = table[slot]
    return found


@lean
def results(positions: Positions, values: Floats, margins: Floats, over: Mask) -> None:
    """What each position would be worth if it had ended, and whether it has.

    At one seat both values and margins are points; else shares of the win, and leads over the best
    other seat.
    """
    count, seats = positions.sheets.shape
    for at in range(count):
        sheets, failed = positions.sheets[at], positions.failed[at]
        over[at] = is_over(failed, positions.locked[at])
        for seat in range(seats):
            if seats == 1:
                values[at, seat] = margins[at, seat] = score(sheets[seat], failed[seat])
            else:
                values[at, seat], margins[at, seat] = standing(sheets, failed, seat)
