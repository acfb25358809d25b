"""What every bot is: something that looks at a state and chooses one of the legal moves."""

from abc import ABC, abstractmethod
from random import Random

from crosshex.rules import Game, Move, State


class Bot(ABC):
    """A player that needs nobody at the keyboard.

    A bot may keep what it learns about one game, but it never sees more than a seat may: `choose`
    is handed the seat's view, and a position need not follow from the one before. All its chance
    comes from `self.random`, so a seed repeats it.

    Attributes:
        game: the game it plays.
        random: its own source of chance.
    """

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.random = Random(seed)

    @abstractmethod
    def choose(self, state: State, seat: int) -> Move:
        """A legal move for a seat that has to act; `state` is what this seat may see."""

    def hurry(self) -> None:  # noqa: B027
        """Make do with what has been found; said by another thread while `choose` thinks.

        Most bots need no such thing. One that searches for long should then answer soon with a
        legal move, and is told again if it goes on. Nothing follows from it for the next `choose`.
        """
