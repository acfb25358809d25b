"""Counts scores, lengths and endings of a batch of games."""

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.jit import Int, Ints, njit

LOWEST = -32
"""The least that a score can be, in its units."""
LONGEST = 4096
"""Games with so many turns are counted together with longer ones."""


@njit
def count_games(
    scores: NDArray[np.int16],
    turns: NDArray[np.int16],
    ending: NDArray[np.int8],
    start: Int,
    score_bins: Ints,
    turn_bins: Ints,
    ended: Ints,
    wins: Ints,
    shared: Ints,
) -> Int:
    """Add a batch to the counts; returns how many games the seat that began won alone."""
    games, seats = scores.shape
    by_first = 0
    for g in range(games):
        best = scores[g, 0]
        for seat in range(1, seats):
            best = max(best, scores[g, seat])
        winners = 0
        last = 0
        for seat in range(seats):
            score_bins[seat, scores[g, seat] - LOWEST] += 1
            if scores[g, seat] == best:
                winners += 1
                last = seat
        if winners == 1:
            wins[last] += 1
            # Game i begins with seat i modulo the seats.
            by_first += last == (start + g) % seats
        else:
            for seat in range(seats):
                shared[seat] += scores[g, seat] == best
        turn_bins[min(turns[g], LONGEST - 1)] += 1
        ended[ending[g]] += 1
    return by_first


@njit
def add_columns(column: NDArray[np.int8], summed: Ints) -> None:
    """Add up the rows of a column of small numbers."""
    for g in range(column.shape[0]):
        for k in range(column.shape[1]):
            summed[k] += column[g, k]
