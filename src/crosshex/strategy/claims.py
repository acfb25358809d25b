"""What a game's strategy claims: sentences with figures, and how each figure is measured again.

A game names its claims in its room `strategy`: a mapping from the name of a game to its `Strategy`.
The sentence of a claim is the message `strategy-GAME-ID` with the figures as its variables. Figures
are kept in a JSON file, which `crosshex learn GAME --measure all --json` writes.
"""

import json
import time
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple, TypeVar

from crosshex.bots.threads import use_one_thread
from crosshex.rules import CrosshexError, Description

ROOM: Final = "strategy"
DIGITS: Final = 4
"""So many digits of a figure are kept: more than its interval leaves certain."""

T = TypeVar("T")


class StrategyError(CrosshexError):
    """A game without a strategy, or a claim that does not exist."""


class Figure(NamedTuple):
    """What was measured, and its 95 % interval."""

    estimate: float
    low: float
    high: float

    def meets(self, other: "Figure") -> bool:
        """Whether the two intervals have something in common."""
        return self.low <= other.high and other.low <= self.high


Figures = Mapping[str, Figure]


Tell = Callable[[int, int], None]
"""Told how many games are done, and how many there will be."""


@dataclass
class Work:
    """What a measurement is given.

    Attributes:
        games: how many games to play.
        seed: where chance begins; the same seed gives the same figures.
        tell: called with the games done so far and all that will be played.
        kept: what several claims are measured on, so that it is made once.
        spared: seconds of the processor that this measurement would have taken for such things.
    """

    games: int
    seed: int = 1
    tell: Tell = lambda done, of: None
    kept: dict[Hashable, tuple[Any, float]] = field(default_factory=dict)
    spared: float = 0.0

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """What `make` gives, made only the first time that these games are asked for."""
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
class Claim:
    """A sentence that our games prove.

    Attributes:
        id: its name within the game.
        how: how it is measured: the message `strategy-how-HOW`.
        games: how many games the kept figures are from.
        measure: measures its figures.
        holds: whether the sentence is true with these figures, their intervals considered.
        numbers: which figures are so many points or moves; the others are parts of a whole.
    """

    id: str
    how: str
    games: int
    measure: Callable[[Work], Figures]
    holds: Callable[[Figures], bool]
    numbers: tuple[str, ...] = ()


class Measured(NamedTuple):
    """What came of measuring a claim.

    Attributes:
        games: how many games were played for it.
        seconds: how long it takes by itself on one core that has nothing else to do.
        figures: by name.
    """

    games: int
    seconds: float
    figures: Figures


@dataclass(frozen=True)
class Strategy:
    """The claims of a game.

    Attributes:
        claims: in the order in which they are read.
        file: where the kept figures lie.
    """

    claims: Sequence[Claim]
    file: Traversable

    def claim(self, id: str) -> Claim:
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
        """The kept figures of each claim."""
        return read_measured(self.file.read_text("utf-8"))


def strategy_of(description: Description) -> Strategy | None:
    """The strategy of a game, if it has one.

    >>> from crosshex.rules import find_game
    >>> len(strategy_of(find_game("longo")).claims)
    10
    """
    found: Mapping[str, Strategy] = description.room(ROOM) if ROOM in description.rooms else {}
    return found.get(description.name)


def measure(claim: Claim, work: Work) -> Measured:
    """Measure a claim with so many games.

    Raises:
        CrosshexError: what the measurement needs is not installed.
    """
    use_one_thread()
    start = time.process_time()
    figures = claim.measure(work)
    return Measured(work.games, time.process_time() - start + work.spared, figures)


def write_measured(measured: Mapping[str, Measured]) -> str:
    """Figures as they are kept."""
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
    """What `write_measured` wrote.

    >>> one = Measured(10, 2.0, {"share": Figure(0.5, 0.4, 0.6)})
    >>> read_measured(write_measured({"first": one})) == {"first": one}
    True
    """
    return {
        id: Measured(
            one["games"],
            one["seconds"],
            {name: Figure(*values) for name, values in one["figures"].items()},
        )
        for id, one in json.loads(text).items()
    }
