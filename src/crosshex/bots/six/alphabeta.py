"""`alphabeta-3` for Six, a baseline: searches all legal moves three deep, and counts shapes."""

import numpy as np

from crosshex.bots.base import Bot
from crosshex.bots.six.thinking import begin, board_of, move_to_play
from crosshex.fast.six import constants
from crosshex.fast.six.search.deepening import time_limit
from crosshex.fast.six.search.generation import every_move
from crosshex.fast.six.search.plain import plain_root, shape_counts
from crosshex.fast.six.search.work import new_work
from crosshex.rules import CLAIM, Game, Move, SixState, State


class AlphabetaSix(Bot):
    """Plain alpha-beta with a fixed depth.

    Attributes:
        depth: how many moves it looks ahead.
        seconds: for a move; None for as long as the depth takes.
    """

    def __init__(
        self, game: Game, seed: int = 0, depth: int = 3, seconds: float | None = None
    ) -> None:
        super().__init__(game, seed)
        self.depth = depth
        self.seconds = seconds
        self._work = new_work(transposition_bits=0)
        self._weights = shape_counts()

    def choose(self, state: State, seat: int) -> Move:
        """The move with the best value; one of several equal ones is drawn at random.

        When its time is over, the best of the moves that it has searched.
        """
        assert isinstance(state, SixState)
        if CLAIM in state.legal(seat)[-1:]:
            return CLAIM
        board, work = board_of(state, self._weights), self._work
        begin(work, state)
        count = every_move(board, work, 0)
        if count == 0:
            return move_to_play(state, constants.PASS)
        moves, rates = work.moves[0, :count].copy(), work.rates[0, :count].copy()
        order_of_equals = np.array([self.random.random() for _ in range(count)])
        order = np.lexsort((order_of_equals, -rates))
        work.moves[0, :count] = moves[order]
        with time_limit(work, self.seconds):
            best = plain_root(board, work, self.depth, count)
        return move_to_play(state, int(work.moves[0, best]))
