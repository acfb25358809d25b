"""The base class of bots: a bot looks at a state and chooses one of the legal moves."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import wraps
from random import Random
from typing import Any

from crosshex.rules import CHANCE, CrosshexError, Game, Move, State


class NothingToDecide(CrosshexError):
    """A bot is asked about a state in which its seat cannot act, or about another game."""


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

    def __init_subclass__(cls, **options: Any) -> None:
        """Let every `choose` refuse a state about which there is nothing to ask."""
        super().__init_subclass__(**options)
        if (choose := cls.__dict__.get("choose")) is None:
            return

        @wraps(choose)
        def checked(self: "Bot", state: State, seat: int) -> Move:
            # Only after a failure, so that it costs nothing: a bot may know better.
            try:
                move: Move = choose(self, state, seat)
            except Exception:
                _check_question(self.game, state, seat)
                raise
            return move

        cls.choose = checked  # type: ignore[method-assign]

    @abstractmethod
    def choose(self, state: State, seat: int) -> Move:
        """A legal move for a seat that has to act; `state` is what this seat may see.

        Raises:
            NothingToDecide: it is not this seat that has to act, or not this game.
        """

    def hurry(self) -> None:  # noqa: B027
        """Ask `choose` to answer soon; another thread calls this while `choose` thinks.

        Most bots ignore it. A bot that searches for long should then answer soon with a legal move,
        and is asked again if it does not. The next `choose` is not affected.
        """


class BatchBot(Bot):
    """A bot that decides in many positions at once, such as a network.

    `crosshex.simulate` and the arena play many games side by side and ask it once for all of them,
    so its games may differ in what they draw by lot: see `state.game`. Elsewhere it is asked about
    one position at a time.

    >>> class First(BatchBot):
    ...     def choose_all(self, states, seats):
    ...         return [state.legal(seat)[0] for state, seat in zip(states, seats)]
    >>> from crosshex.rules import Six
    >>> print(First(Six()).choose(Six().start(), 0))
    -1,0
    """

    @abstractmethod
    def choose_all(self, states: Sequence[State], seats: Sequence[int]) -> Sequence[Move]:
        """A legal move in each state for the seat of the same place."""

    def choose(self, state: State, seat: int) -> Move:
        """A legal move in one state."""
        return self.choose_all([state], [seat])[0]


def _check_question(game: Game, state: State, seat: int) -> None:
    """Refuse a state of another game, or one in which a seat has nothing to decide."""
    if not isinstance(state, State):
        raise NothingToDecide(f"expected a state, not {state!r}") from None
    if state.game.name != game.name or state.game.seats != game.seats:
        raise NothingToDecide(f"this bot plays {game}, not {state.game}") from None
    game.check_seat(seat)
    actors = state.to_act
    if actors is CHANCE:
        raise NothingToDecide("the dice must be thrown first: the state waits for them") from None
    if seat not in actors:
        raise NothingToDecide(f"seat {seat + 1} has nothing to decide now") from None
