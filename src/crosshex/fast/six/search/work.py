"""The working space of a search of Six: move lists, transposition table, killers, control."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.jit import Int, lean
from crosshex.fast.six.constants import CELLS, NONE

PLIES = 96
MOVES = 2048

# Control words: the stop sign, nodes searched and allowed, nodes spent in the present attack, quiet
# moves left before a draw, earlier positions, whether an attack was given up, what an attack may
# spend; then, set by set_effort: what attacks inside the search may spend, and how many moves are
# searched in a quiet position.
STOP, NODES, LIMIT, SPENT, QUIET, PAST, HALTED, ALLOWANCE = 0, 1, 2, 3, 4, 5, 6, 7
INNER, WIDTH = 8, 9
CONTROL = 16


class Work(NamedTuple):
    """Working space of one search."""

    moves: NDArray[np.int64]
    """Candidates by ply."""
    rates: NDArray[np.int64]
    """How promising each of them looks."""
    transpositions: NDArray[np.int64]
    """The transposition table: the hash of a position; its value, depth, bound and best move."""
    proofs: NDArray[np.int64]
    """The transposition table of the attack: hash, depth, and whether the attack wins."""
    killers: NDArray[np.int64]
    """By ply two killer moves; then the last winning move of the attack."""
    history: NDArray[np.int64]
    """By side and target: how often a move there was best (the history heuristic)."""
    path: NDArray[np.int64]
    """Hashes of the positions since the last removal, in the game and in the search."""
    control: NDArray[np.int64]
    """Limits and counters, see above."""


TRANSPOSITION_BITS = 19
PROOF_BITS = 17


def new_work(transposition_bits: int = TRANSPOSITION_BITS) -> Work:
    """Fresh working space."""
    return Work(
        np.zeros((3 * PLIES, MOVES), np.int64),
        np.zeros((3 * PLIES, MOVES), np.int64),
        np.zeros((1 << transposition_bits, 2), np.int64),
        np.zeros(1 << PROOF_BITS, np.int64),
        np.full((PLIES, 3), NONE, np.int64),
        np.zeros((2, CELLS), np.int64),
        np.zeros(1024 + 2 * PLIES, np.int64),
        np.zeros(CONTROL, np.int64),
    )


def set_effort(work: Work, inner: int = 100, width: int = 24) -> None:
    """How much of a search goes into attacks, and how many quiet moves it tries."""
    work.control[INNER] = inner
    work.control[WIDTH] = width


@lean
def next_move(work: Work, ply: Int, first: Int, count: Int) -> Int:
    """Bring the best-rated move from place ``first`` on to that place, and return it."""
    rates, moves = work.rates[ply], work.moves[ply]
    rate, others = rates[first], rates[first + 1 : count]
    for k in range(len(others)):
        if others[k] > rate:
            rate = others[k]
    # An unsigned place: a negative one would count from the end, which costs a test at each look.
    best = np.uint64(first)
    while rates[best] != rate:
        best += np.uint64(1)
    move = moves[best]
    rates[best], moves[best] = rates[first], moves[first]
    rates[first], moves[first] = rate, move
    return move


@lean
def sort_moves(work: Work, ply: Int, count: Int, wanted: Int) -> Int:
    """Bring the best-rated moves to the front, in order; how many there are then."""
    wanted = min(count, wanted)
    for k in range(wanted):
        next_move(work, ply, k, count)
    return wanted


@lean
def add_move(work: Work, ply: Int, count: Int, move: Int, rate: Int) -> Int:
    """Append a move to the candidates; how many there are then."""
    if count < MOVES:
        work.moves[ply, count] = move
        work.rates[ply, count] = rate
        count += 1
    return count
