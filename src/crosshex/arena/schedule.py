"""Who meets whom, on which seats.

Every two bots fight a *duel*. A duel is played in *deals*: the same chance (dice and lucky pairs,
or an opening) in every *seating* of the two, so that luck hits both alike. At two seats that is a
pair of games with exchanged seats. At a larger table of Qwixx or Longo each of the two sits once on
every seat, alone among copies of the other; with four seats of Six the two take a side each.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from crosshex.bots.programs import PREFIX
from crosshex.rules import Game, OptionError, Qwixx, Six
from crosshex.rules.six import HEXAGONS

Seating: TypeAlias = tuple[int, ...]
"""For each seat, which of the two bots of a duel sits there: 0 or 1."""

OPENING: Final = 4
"""How many plies of an opening of Six are drawn, unless somebody says otherwise."""

_TIMED: Final = re.compile(r"(?P<bot>.+)@(?P<ms>[1-9][0-9]{0,6})")


class Duel(NamedTuple):
    """Two bots that meet, as places in the list of bots."""

    a: int
    b: int


@dataclass(frozen=True)
class Entrant:
    """A bot of the arena: `master`, or `master@100` with a hundred milliseconds for a decision."""

    name: str
    bot: str
    movetime: float | None

    @classmethod
    def parse(cls, name: str, movetime: float | None = None) -> "Entrant":
        """Read a name; `movetime` is for those that do not name their own.

        >>> Entrant.parse("master@100").movetime
        0.1
        """
        if not name.startswith(PREFIX) and (timed := _TIMED.fullmatch(name)):
            return cls(name, timed["bot"], int(timed["ms"]) / 1000)
        return cls(name, name, movetime)


@dataclass(frozen=True)
class Plan:
    """What is played: a round robin at one kind of table.

    Attributes:
        game: the table.
        bots: the names of those that meet.
        seed: deal number i of a seed is always the same deal.
        movetime: seconds for a decision, for bots that search.
        opening: how many plies of Six are drawn before the bots begin.
        draws_lucky: whether the lucky pairs of Longo are drawn for each deal, or those of `game`.

    >>> Plan(Six(), ("random", "greedy", "master")).duels
    (Duel(a=0, b=1), Duel(a=0, b=2), Duel(a=1, b=2))
    """

    game: Game
    bots: tuple[str, ...]
    seed: int = 1
    movetime: float | None = None
    opening: int = OPENING
    draws_lucky: bool = True

    def __post_init__(self) -> None:
        if len(self.bots) < 2 or not all(self.bots):
            raise OptionError("the arena needs two bots or more, such as greedy,random")
        if twice := [name for name in self.bots if self.bots.count(name) > 1]:
            raise OptionError(f"{twice[0]} is entered twice")
        if self.game.seats < 2:
            raise OptionError(
                "nobody meets at a table with one seat; crosshex simulate plays there"
            )
        if not 0 <= self.opening < HEXAGONS - 2:
            raise OptionError(f"an opening has 0 to {HEXAGONS - 3} plies, not {self.opening}")

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """The bots with their times."""
        return tuple(Entrant.parse(name, self.movetime) for name in self.bots)

    @property
    def tables(self) -> tuple[Game, ...]:
        """Tables that show all that may come up: each lucky pair of Longo, if pairs are drawn."""
        game = self.game
        if not (isinstance(game, Qwixx) and game.lucky and self.draws_lucky):
            return (game,)
        return tuple(replace(game, lucky=(pair,) * game.seats) for pair in game.sheet.lucky_pairs)

    @property
    def duels(self) -> tuple[Duel, ...]:
        """Every two bots once."""
        return tuple(Duel(a, b) for a, b in combinations(range(len(self.bots)), 2))

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """How the two bots of a duel are seated in the games of one deal."""
        return seatings(self.game)

    def deals_for(self, games: int) -> int:
        """How many deals make at least so many games of each duel."""
        return -(-games // len(self.seatings))


def seatings(game: Game) -> tuple[Seating, ...]:
    """Every seating in which two bots meet at a table.

    >>> seatings(Qwixx(2))
    ((0, 1), (1, 0))
    >>> seatings(Qwixx(3))
    ((0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
    """
    seats = range(game.seats)
    if isinstance(game, Six):
        return tuple(tuple((seat + black) % 2 for seat in seats) for black in range(2))
    alone = [
        tuple(bot if seat == place else 1 - bot for seat in seats)
        for bot in range(2)
        for place in seats
    ]
    return tuple(dict.fromkeys(alone))  # At two seats whoever is alone, the other is too.


def in_order(plan: Plan, deals: int) -> Iterator[tuple[Duel, int]]:
    """Every duel with every deal, so that all duels progress alike."""
    for number in range(deals):
        for duel in plan.duels:
            yield duel, number
