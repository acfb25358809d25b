"""Games of `master` against itself or an earlier self, with a few nodes for each move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.six import board as six_board
from crosshex.fast.six import constants
from crosshex.fast.six.board import Board, Weights
from crosshex.fast.six.constants import BLACK, FEWEST, HEXAGONS, NONE, RED
from crosshex.fast.six.moves import make
from crosshex.fast.six.search.alphabeta import WON
from crosshex.fast.six.search.deepening import prepare, think
from crosshex.fast.six.search.generation import every_move
from crosshex.fast.six.search.hashing import hash_of
from crosshex.fast.six.search.root import rate_by_looks, safe_moves
from crosshex.fast.six.search.setup import new_board
from crosshex.fast.six.search.value import foresight
from crosshex.fast.six.search.wins import winning
from crosshex.fast.six.search.work import Work, new_work, sort_moves
from training.six.features import FEATURES, features

OPENING = (2, 6)
"""At least and at most how many moves are random before the search begins."""
LATE = 0.5
"""The share of games that begin in the moving phase, after a random placing without a winner."""
CHOICE = 8
"""A random move is one of this many best-looking moves."""
SURPRISE = 0.04
"""How often a later move is random too, so that the games do not all look alike."""
PATIENCE = 80
"""Quiet moves in a row after which a game counts as drawn."""


class Samples(NamedTuple):
    """Positions of a game.

    Attributes:
        counts: the features of each position, from the view of the side to move.
        moving: whether it belongs to the moving phase.
        value: the search value.
        result: the result for that side: 1, 0.5 or 0.
    """

    counts: NDArray[np.int16]
    moving: NDArray[np.bool_]
    value: NDArray[np.int32]
    result: NDArray[np.float32]


class Matchup:
    """Two sets of weights that play each other."""

    def __init__(self, weights: Sequence[Weights], advanced: bool, nodes: int) -> None:
        self.nodes = nodes
        self.advanced = advanced
        self._weights = weights
        self._works = [new_work(transposition_bits=15) for _ in weights]

    def play(self, chance: Random) -> tuple[float, Samples]:
        """Play one game; return black's result and the quiet positions."""
        boards = [
            new_board([(1, 0)], [(0, 0)], weights, advanced=self.advanced)
            for weights in self._weights
        ]
        late = chance.random() < LATE
        opening = HEXAGONS - 2 if late else chance.randint(*OPENING)
        past: list[int] = []
        samples: list[tuple[NDArray[np.int16], int, int, int]] = []
        result = 0.5
        for turn in range(42 + 400):
            side = turn % 2
            board, work = boards[side], self._works[side]
            prepare(work, past, PATIENCE, self.nodes)
            if turn < opening or chance.random() < SURPRISE:
                move, value = random_move(board, work, chance), 0
                if winning(board, side + 1) != NONE:
                    if late and turn < opening:
                        return self.play(chance)
                    result = float(side == 0)
                    break
            else:
                thought = think(board, work)
                move, value = thought.move, thought.value
                if abs(value) >= WON:
                    result = float((value > 0) == (side == 0))
                    break
                # Where the evaluation forecasts cuts, the value is not made of the features alone.
                if winning(board, RED - side) == NONE and foresight(board) == 0:
                    counts = np.zeros(FEATURES, np.int16)
                    features(board, counts)
                    samples.append((counts, int(board[six_board.MOVING]), value, side))
            before = boards[0][six_board.COUNTS + BLACK] + boards[0][six_board.COUNTS + RED]
            if board[six_board.MOVING]:
                past.append(int(hash_of(board)))
            for each in boards:
                make(each, move)
            black, red = (int(boards[0][six_board.COUNTS + each]) for each in (BLACK, RED))
            if black + red < before:
                past.clear()
                if min(black, red) <= FEWEST:
                    result = 0.5 if max(black, red) <= FEWEST else float(black > red)
                    break
            if len(past) >= PATIENCE or past.count(int(hash_of(boards[1 - side]))) >= 2:
                break
        return result, _collect(samples, result)


def random_move(board: Board, work: Work, chance: Random) -> int:
    """One of the best-looking moves; it blocks a win in one of the other side if it can."""
    count = every_move(board, work, 0)
    if count == 0:
        return constants.PASS
    if winning(board, 3 - int(board[six_board.MOVER])) != NONE:
        count = safe_moves(board, work, count) or count
    rate_by_looks(board, work, count, 1.0)
    return int(work.moves[0, chance.randrange(sort_moves(work, 0, count, CHOICE))])


def _collect(samples: list[tuple[NDArray[np.int16], int, int, int]], result: float) -> Samples:
    return Samples(
        np.array([counts for counts, *_ in samples], np.int16).reshape(-1, FEATURES),
        np.array([moving for _, moving, _, _ in samples], np.bool_),
        np.array([value for _, _, value, _ in samples], np.int32),
        np.array([1 - result if side else result for *_, side in samples], np.float32),
    )


def join(parts: Sequence[Samples]) -> Samples:
    """Many games as one set of samples."""
    return Samples(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))
