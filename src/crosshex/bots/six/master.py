"""`master` for Six: searches as deep as its time allows, with forced wins and learnt weights."""

from crosshex.bots.base import Bot
from crosshex.bots.six.thinking import begin, board_of, move_to_play
from crosshex.bots.six.weights import weights_for
from crosshex.fast.six.board import Weights
from crosshex.fast.six.search.deepening import UNLIMITED, Thought, think
from crosshex.fast.six.search.work import STOP, new_work
from crosshex.rules import Game, Move, SixState, State


class MasterSix(Bot):
    """The strongest bot for Six, in both phases and both variants.

    Attributes:
        seconds: for a move; None for no limit.
        thought: what its last search found.
    """

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        seconds: float | None = 1.0,
        weights: Weights | None = None,
        nodes: int = UNLIMITED,
    ) -> None:
        super().__init__(game, seed)
        self.seconds = seconds
        self.nodes = nodes
        self.thought: Thought | None = None
        self._work = new_work()
        self._weights = weights_for(game) if weights is None else weights

    def choose(self, state: State, seat: int) -> Move:
        """The best move found within the time."""
        assert isinstance(state, SixState)
        board = board_of(state, self._weights)
        begin(self._work, state, self.nodes)
        self.thought = think(board, self._work, self.seconds)
        return move_to_play(state, self.thought.move)

    def hurry(self) -> None:
        """End the search; the best move so far is played."""
        self._work.control[STOP] = 1
