"""`random`: any legal move, each with the same chance. For every game."""

from crosshex.bots.base import Bot
from crosshex.rules import Move, State


class RandomBot(Bot):
    """Plays any legal move."""

    def choose(self, state: State, seat: int) -> Move:
        """One of the legal moves, drawn by lot."""
        moves = state.legal(seat)
        move: Move = moves[self.random.randrange(len(moves))]
        return move
