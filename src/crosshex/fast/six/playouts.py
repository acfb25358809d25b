"""Whole games of Six inside one kernel."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.jit import Int, Ints, Word, inline, lean, njit
from crosshex.fast.core.rng import CHOICE_STREAM, below, draw, stream_key
from crosshex.fast.six.board import COUNTS, EDGE, MOVER, MOVING, QUEUE, UNDO, Board
from crosshex.fast.six.constants import NONE, PASS
from crosshex.fast.six.game import (
    ENDING,
    OUTCOME,
    REMOVED,
    TURN,
    game_size,
    hexagon_of,
    places_to_put,
    play,
    reset,
    targets,
    ways_from,
)
from crosshex.fast.six.groups import is_cut, largest_groups, survey
from crosshex.fast.six.moves import NOWHERE, move_of

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


@lean
def random_move(board: Board, word: Word, found: Ints, counts: Ints) -> Int:
    """One of the legal moves, each with the same chance."""
    if not board[MOVING]:
        if board[TURN]:
            slot = below(word, np.uint64(board[COUNTS]))
            return move_of(NOWHERE, board[EDGE + slot], NOWHERE)
        slot = below(word, np.uint64(places_to_put(board, found)))
        return move_of(NOWHERE, found[slot], NOWHERE)
    survey(board)
    side = board[MOVER]
    total = 0
    for slot in range(board[COUNTS + side]):
        ways = ways_from(board, hexagon_of(board, side, slot))
        counts[slot] = ways
        total += ways
    if total == 0:
        return np.int64(PASS)
    k = np.int64(below(word, np.uint64(total)))
    slot = 0
    while k >= counts[slot]:
        k -= counts[slot]
        slot += 1
    source = hexagon_of(board, side, slot)
    if not is_cut(board, source):
        targets(board, source, NOWHERE, found)
        return move_of(source, found[k], NOWHERE)
    for group in range(largest_groups(board, source)):
        keep = np.int64(board[QUEUE + group])
        count = targets(board, source, keep, found)
        if k < count:
            return move_of(source, found[k], keep)
        k -= count
    return np.int64(NONE)


@njit
def play_six(
    seed: Word, start: Int, advanced: bool, repetition: Int, limit: Int, games: SixPlayouts
) -> None:
    """Play the games ``start, start + 1, …`` of a seed at random, one for each row of ``games``."""
    board = np.zeros(_game_size(limit), np.int32)
    found = np.zeros(256, np.int64)
    counts = np.zeros(32, np.int64)
    for g in range(len(games.turns)):
        key = stream_key(seed, np.uint64(start + g), np.uint64(CHOICE_STREAM))
        reset(board, advanced)
        while board[OUTCOME] == 0:
            word = draw(key, np.uint64(board[TURN]))
            play(board, random_move(board, word, found, counts), repetition, limit)
            board[UNDO] = 0
        games.outcome[g] = board[OUTCOME]
        games.ending[g] = board[ENDING]
        games.turns[g] = board[TURN]
        games.removed[g] = board[REMOVED]


_game_size = inline(game_size)
