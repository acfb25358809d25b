"""How the bot plays: it takes the move after which it is furthest ahead."""

from crosshex.bots import Bot
from crosshex.rules import HiddenChoices, Move, State


class HopefulBot(Bot):
    """Looks one move ahead, in every game. Begin by changing `worth`.

    `self.game` is the game, and `self.random` has all random numbers: so the same seed plays the
    same game.
    """

    def choose(self, state: State, seat: int) -> Move:
        """One of the legal moves; `state` is what this seat may see."""
        moves = list(state.legal(seat))
        self.random.shuffle(moves)
        return max(moves, key=lambda move: self.worth(state, seat, move))

    def worth(self, state: State, seat: int, move: Move) -> float:
        """How good a move looks: by how much the seat is then ahead of the best other one."""
        try:
            after = state.play(seat, move)
        except HiddenChoices:
            return 0.0  # The others have chosen in secret, and the move would reveal it.
        scores = after.outcome.scores if after.outcome else after.scores
        others = [score for other, score in enumerate(scores) if other != seat]
        return scores[seat] - max(others, default=0)
