"""The claims of a game's strategy: sentences with figures, and how each figure is measured.

A game has its claims in its room `strategy`: a mapping from the name of a game to its `Strategy`.
The sentence of a claim is the message `strategy-GAME-ID` with the figures as its variables. Figures
are stored in a JSON file, which `crosshex learn GAME --measure all --json` writes.
"""

import json
import time
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple, TypeVar

from crosshex.bots.threads import use_one_thread
from crosshex.rules import CrosshexError, Description
from crosshex.strategy.rooms import STRATEGIES

DIGITS: Final = 4
"""How many significant digits of a figure are stored; its interval is wider than that."""

T = TypeVar("T")


class StrategyError(CrosshexError):
    """A game without a strategy, or a claim that does not exist."""


class Figure(NamedTuple):
    """What was measured, and its 95 % interval.

    >>> Figure(0.52, 0.50, 0.54).meets(Figure(0.55, 0.53, 0.57))
    True
    """

    estimate: float
    low: float
    high: float

    def meets(self, other: "Figure") -> bool:
        """Whether the two intervals overlap."""
        return self.low <= other.high and other.low <= self.high


Figures = Mapping[str, Figure]
ProgressCallback = Callable[[int, int], None]
"""Called with how many games are done, and how many there will be."""


def above(bound: float, *names: str) -> Callable[[Figures], bool]:
    """A test whether these figures are certainly above a bound; all figures if none is named."""
    return lambda figures: all(figures[name].low > bound for name in names or figures)


@dataclass
class Experiment:
    """The conditions under which claims are measured.

    Attributes:
        games: how many games to play.
        seed: of the random numbers; the same seed gives the same figures.
        progress: called after each game or batch of games.
        kept: a cache of the games that several claims are measured on.
        spared: the processor seconds that the cache has saved.

    >>> experiment = Experiment(games=10)
    >>> [experiment.once("games", lambda: f"played for {claim}") for claim in ("first", "lock")]
    ['played for first', 'played for first']
    """

    games: int
    seed: int = 1
    progress: ProgressCallback = lambda done, of: None
    kept: dict[Hashable, tuple[Any, float]] = field(default_factory=dict)
    spared: float = 0.0

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """The result of `make`, cached by the key, the number of games and the seed."""
        key = (key, self.games, self.seed)
        if key in self.kept:
            self.spared += self.kept[key][1]
        else:
            start = time.process_time()
            made = make()
            self.kept[key] = made, time.process_time() - start
        found: T = self.kept[key][0]
        return found


@dataclass(frozen=True)
class StrategyClaim:
    """A sentence about strategy that measurements support.

    Attributes:
        id: its name within the game.
        how: how it is measured: the message `strategy-how-HOW`.
        games: how many games the stored figures are from.
        measure: measures its figures.
        holds: whether the sentence is true for the whole intervals of these figures.
        numbers: which figures are points or moves; the others are shares.

    >>> from crosshex.rules import find_game
    >>> claim = strategy_of(find_game("qwixx")).claim("lock")
    >>> claim.holds({"share": Figure(0.57, 0.49, 0.65)})
    False
    """

    id: str
    how: str
    games: int
    measure: Callable[[Experiment], Figures]
    holds: Callable[[Figures], bool]
    numbers: tuple[str, ...] = ()


class Measured(NamedTuple):
    """The result of measuring a claim.

    Attributes:
        games: how many games were played for it.
        seconds: how long it takes on one core without the cache.
        figures: by name.

    >>> from crosshex.rules import find_game
    >>> kept = strategy_of(find_game("qwixx")).kept()["first"]
    >>> kept.games, round(kept.figures["share"].estimate, 2)
    (400000, 0.52)
    """

    games: int
    seconds: float
    figures: Figures


@dataclass(frozen=True)
class Strategy:
    """The claims of a game.

    Attributes:
        claims: in the order in which they are read.
        file: where the figures are stored.

    >>> from crosshex.rules import find_game
    >>> [claim.id for claim in strategy_of(find_game("qwixx")).claims][:3]
    ['skip', 'escape', 'failed']
    """

    claims: Sequence[StrategyClaim]
    file: Traversable

    def claim(self, id: str) -> StrategyClaim:
        """The claim of this name.

        Raises:
            StrategyError: there is none.
        """
        for claim in self.claims:
            if claim.id == id:
                return claim
        known = ", ".join(claim.id for claim in self.claims)
        raise StrategyError(f"no claim {id[:40]!r}; there are: {known}")

    def kept(self) -> dict[str, Measured]:
        """The stored figures of each claim."""
        return read_measured(self.file.read_text("utf-8"))


def strategy_of(description: Description, page: str = "") -> Strategy | None:
    """The strategy of a game, or of one of its short names, if it has one.

    >>> from crosshex.rules import find_game
    >>> len(strategy_of(find_game("longo")).claims)
    10
    """
    return (STRATEGIES.get(description) or {}).get(page or description.name)


def measure(claim: StrategyClaim, experiment: Experiment) -> Measured:
    """Measure a claim under these conditions.

    >>> from crosshex.rules import find_game
    >>> claim = strategy_of(find_game("qwixx")).claim("others")
    >>> measure(claim, Experiment(games=100)).figures["share"].estimate
    0.74

    Raises:
        CrosshexError: what the measurement needs is not installed.
    """
    use_one_thread()
    start = time.process_time()
    figures = claim.measure(experiment)
    return Measured(experiment.games, time.process_time() - start + experiment.spared, figures)


def write_measured(measured: Mapping[str, Measured]) -> str:
    """The figures as they are stored, as JSON."""
    return json.dumps(
        {
            id: {
                "games": one.games,
                "seconds": max(1, round(one.seconds)),
                "figures": {
                    name: [float(f"{value:.{DIGITS}g}") for value in figure]
                    for name, figure in one.figures.items()
                },
            }
            for id, one in measured.items()
        },
        indent=1,
    )


def read_measured(text: str) -> dict[str, Measured]:
    """The figures that `write_measured` wrote."""
    return {
        id: Measured(
            one["games"],
            one["seconds"],
            {name: Figure(*values) for name, values in one["figures"].items()},
        )
        for id, one in json.loads(text).items()
    }
