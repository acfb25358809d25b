"""`alphabeta-3` for Six, a baseline: searches all legal moves three deep, and counts shapes."""

import numpy as np

from crosshex.bots.base import Bot
from crosshex.bots.six_thinking import board_of, move_to_play
from crosshex.fast.six import constants
from crosshex.fast.six.search.generation import every_move
from crosshex.fast.six.search.plain import plain_root, shape_counts
from crosshex.fast.six.search.work import new_work
from crosshex.rules import CLAIM, Game, Move, SixState, State


class AlphabetaSix(Bot):
    """Plain alpha-beta with a fixed depth.

    Attributes:
        depth: how many moves it looks ahead.
    """

    def __init__(self, game: Game, seed: int = 0, depth: int = 3) -> None:
        super().__init__(game, seed)
        self.depth = depth
        self._work = new_work(transposition_bits=0)
        self._weights = shape_counts()

    def choose(self, state: State, seat: int) -> Move:
        """The move with the best value; one of several equal ones is drawn at random."""
        assert isinstance(state, SixState)
        if CLAIM in state.legal(seat)[-1:]:
            return CLAIM
        board, work = board_of(state, self._weights), self._work
        count = every_move(board, work, 0)
        if count == 0:
            return move_to_play(state, constants.PASS)
        moves, rates = work.moves[0, :count].copy(), work.rates[0, :count].copy()
        order_of_equals = np.array([self.random.random() for _ in range(count)])
        order = np.lexsort((order_of_equals, -rates))
        work.moves[0, :count] = moves[order]
        best = plain_root(board, work, self.depth, count)
        return move_to_play(state, int(work.moves[0, best]))
