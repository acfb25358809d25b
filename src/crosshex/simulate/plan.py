"""What is simulated: a game, a bot for each seat, a seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from crosshex.bots.objects import BotLike, load_bots
from crosshex.rules import CrosshexError, Description, Game, OptionError, find_game

_MOST_SEED = 2**64


class SimulationError(CrosshexError):
    """A plan that cannot be played; the message says what would have been right."""


class SimulationProgress(NamedTuple):
    """How far a run is.

    Attributes:
        games: how many games are counted.
        total: how many there will be.
        place: the cluster that plays, as text for people; empty on this machine.

    >>> from crosshex.simulate import run
    >>> plan = SimulationPlan.of("qwixx", ("random", "greedy-1"))
    >>> report = run(plan, 100, on_progress=lambda at: print(at.games, "of", at.total))
    100 of 100
    """

    games: int
    total: int
    place: str = ""


@dataclass(frozen=True)
class SimulationPlan:
    """What to simulate; `SimulationPlan.of` makes one from the name of a game.

    Attributes:
        game: the game, with its seats and options.
        bots: for each seat the name of a bot, or an object that is one; `crosshex.bots.load_bot`
            explains them. Afterwards all are names.
        seed: game i of a seed is always the same game.
        named: the options that the caller has named. Other options that a game draws by lot are
            drawn again for each game.

    >>> SimulationPlan.of("longo", ("random", "greedy-1"), lucky=((5, 8), (6, 11))).draws
    False
    """

    game: Game
    bots: tuple[Any, ...]
    seed: int = 1
    named: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        object.__setattr__(self, "bots", load_bots(self.bots))
        if not 0 <= self.seed < _MOST_SEED:
            raise OptionError(f"a seed is a number from 0 to 2**64 - 1, not {self.seed}")
        if len(self.bots) != self.game.seats:
            raise OptionError(f"expected {self.game.seats} bots, not {len(self.bots)}")

    @classmethod
    def of(
        cls, name: str, bots: Sequence[BotLike], seed: int = 1, **options: Any
    ) -> SimulationPlan:
        """The plan for a game by its name, with these options.

        Raises:
            OptionError: there is no such game, or an option does not fit it.
        """
        if "seats" in options:
            raise OptionError("there are as many seats as bots: name a bot for each of them")
        names = load_bots(bots)
        game = find_game(name).make(len(names), **options)
        named = frozenset(option for option, value in options.items() if value)
        return cls(game, names, seed, named)

    @property
    def description(self) -> Description:
        """The description of the game."""
        return self.game.description

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.bots)

    @property
    def draws(self) -> bool:
        """Whether something is drawn by lot before each game."""
        return any(self.is_drawn(option.name) for option in self.description.options)

    def is_drawn(self, name: str) -> bool:
        """Whether an option is drawn again for each game."""
        return self.description.option(name).drawn and name not in self.named

    @property
    def fixed(self) -> dict[str, Any]:
        """The options that are the same in all games."""
        options = self.game.options.items()
        return {name: value for name, value in options if not self.is_drawn(name)}
