"""The base class of bots: a bot looks at a state and chooses one of the legal moves."""

from abc import ABC, abstractmethod
from random import Random

from crosshex.rules import Game, Move, State


class Bot(ABC):
    """A player that is a program.

    A bot may keep what it learns during a game, but it never sees more than its seat may: `choose`
    gets the seat's view. A position need not follow from the one before. All its random numbers
    come from `self.random`, so a seed repeats them.

    Attributes:
        game: the game it plays.
        random: its own random generator.

    >>> from crosshex.bots import make_bot
    >>> from crosshex.rules import Six
    >>> bot = make_bot("random", Six(), seed=1)
    >>> print(bot.choose(Six().start(), seat=0))
    -1,0
    """

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.random = Random(seed)

    @abstractmethod
    def choose(self, state: State, seat: int) -> Move:
        """A legal move for a seat that has to act; `state` is what this seat may see."""

    def hurry(self) -> None:  # noqa: B027
        """Ask `choose` to answer soon; another thread calls this while `choose` thinks.

        Most bots ignore it. A bot that searches for long should then answer soon with a legal move,
        and is asked again if it does not. The next `choose` is not affected.
        """
