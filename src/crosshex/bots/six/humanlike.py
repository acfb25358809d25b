"""The human-like bots behind the levels of Six below `master`."""

import numpy as np

from crosshex.bots.base import Bot
from crosshex.bots.six.levels import Habits
from crosshex.bots.six.thinking import begin, board_of, move_to_play
from crosshex.bots.six.weights import weights_for
from crosshex.fast.six import board as six_board
from crosshex.fast.six import constants
from crosshex.fast.six.board import Board
from crosshex.fast.six.constants import NONE
from crosshex.fast.six.search.alphabeta import INFINITE
from crosshex.fast.six.search.deepening import prepare, think
from crosshex.fast.six.search.generation import every_move
from crosshex.fast.six.search.root import (
    rate_by_looks,
    rate_root,
    safe_moves,
    search_each,
    without_suicide,
)
from crosshex.fast.six.search.wins import winning
from crosshex.fast.six.search.work import new_work, set_effort, sort_moves
from crosshex.rules import Game, Move, SixState, State

CONSIDERED = 12
"""How many moves a person compares at most."""
SECONDS = 0.25
"""More time than a level needs on a machine that is not busy."""


class HumanlikeSix(Bot):
    """A human-like player with habits.

    Attributes:
        habits: how it plays.
        seconds: the most time for a move; with None it plays the same on any machine.
    """

    def __init__(
        self, game: Game, seed: int, habits: Habits, seconds: float | None = SECONDS
    ) -> None:
        super().__init__(game, seed)
        self.habits = habits
        self.seconds = seconds
        self._work = new_work(transposition_bits=14)
        self._weights = weights_for(game)

    def choose(self, state: State, seat: int) -> Move:
        """The move that a person of this level would like best."""
        assert isinstance(state, SixState)
        begin(self._work, state, self.habits.nodes)
        return move_to_play(state, self._choose(board_of(state, self._weights)))

    def think_about(self, board: Board, quiet_left: int, seed: int) -> int:
        """The same for a board without a past; the same answer whatever was asked before.

        Args:
            board: the position.
            quiet_left: how many moves are left before a draw.
            seed: of the random numbers for this move.
        """
        self.random.seed(seed)
        prepare(self._work, (), quiet_left, self.habits.nodes)
        for table in (self._work.transpositions, self._work.proofs, self._work.history):
            table[:] = 0
        self._work.killers[:] = NONE
        return self._choose(board)

    def _choose(self, board: Board) -> int:
        habits = self.habits
        if habits.depth and not habits.doubt:
            return think(board, self._work, self.seconds, deepest=habits.depth).move
        set_effort(self._work, inner=0)
        return self._pick(board)

    def _pick(self, board: Board) -> int:
        habits, work = self.habits, self._work
        side = int(board[six_board.MOVER])
        win = winning(board, side)
        if win != NONE and self.random.random() < habits.sees_win:
            return int(win)
        count = every_move(board, work, 0)
        if count == 0:
            return constants.PASS
        if winning(board, 3 - side) != NONE and self.random.random() < habits.sees_threat:
            count = safe_moves(board, work, count) or count
        count = without_suicide(board, work, count) or count
        if habits.depth:
            rate_root(board, work, count)
        else:
            rate_by_looks(board, work, count, habits.bars)
        count = sort_moves(work, 0, count, CONSIDERED)
        if habits.depth:
            return self._judge(board, count)
        at = 0
        while at + 1 < count and self.random.random() >= habits.steady:
            at += 1
        return int(work.moves[0, at])

    def _judge(self, board: Board, count: int) -> int:
        """The best of a few moves after a short look ahead, as far as the player can tell."""
        search_each(board, self._work, self.habits.depth, count, -INFINITE, INFINITE)
        doubts = [self.random.gauss(0, self.habits.doubt) for _ in range(count)]
        return int(self._work.moves[0, np.argmax(self._work.rates[0, :count] + doubts)])
