"""Who meets whom, on which seats.

Every two bots play a *duel*. A duel consists of *deals*. A deal repeats the same chance (what is
drawn by lot, and the dice or an opening) in every *seating* of the two, so luck affects both alike.
At two seats that is a pair of games with exchanged seats. With more seats each bot sits once on
every seat, alone among copies of its opponent. A side with several seats counts as one player: its
seats all belong to one bot.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final, NamedTuple, TypeAlias

from crosshex.arena.opening import opening_of
from crosshex.bots.objects import BotObject, load_bot, load_bots
from crosshex.bots.programs import PREFIX
from crosshex.rules import Game, OptionError
from crosshex.rules.game import check_game

Seating: TypeAlias = tuple[int, ...]
"""For each seat, which of the two bots of a duel sits there: 0 or 1."""

OPENING: Final = 4
"""How many plies of an opening are drawn by default."""

_TIMED: Final = re.compile(r"(?P<bot>.+)@(?P<ms>[1-9][0-9]{0,6})")


class Duel(NamedTuple):
    """Two bots that meet, as indices in the list of bots."""

    a: int
    b: int


@dataclass(frozen=True)
class Entrant:
    """A bot of the arena: `master`, or `master@100` with a hundred milliseconds for a decision."""

    name: str
    bot: str
    seconds: float | None

    @classmethod
    def parse(cls, name: str, seconds: float | None = None) -> "Entrant":
        """Read a name; `seconds` is for bots whose name has no time.

        >>> Entrant.parse("master@100").seconds
        0.1
        """
        if isinstance(name, BotObject) and not name.reference:
            return cls(name, name, seconds)
        if not name.startswith(PREFIX) and (timed := _TIMED.fullmatch(name)):
            return cls(name, load_bot(timed["bot"]), int(timed["ms"]) / 1000)
        return cls(name, name, seconds)


@dataclass(frozen=True)
class ArenaPlan:
    """What is played: a round robin of bots at one game.

    Attributes:
        game: the game, with its seats and options.
        bots: names of bots, or objects that are bots; `crosshex.bots.load_bot` explains them.
            Afterwards all are names.
        seed: deal number i of a seed is always the same deal.
        seconds: for a decision, for bots that search.
        opening: how many plies of a game without dice are drawn before the bots begin.
        draws: whether options drawn by lot are drawn for each deal, or taken from `game`.
        adjusted: whether results without the luck of the dice are computed too.

    >>> from crosshex.rules import Six
    >>> ArenaPlan(Six(), ("random", "greedy", "master")).duels
    (Duel(a=0, b=1), Duel(a=0, b=2), Duel(a=1, b=2))
    """

    game: Game
    bots: tuple[Any, ...]
    seed: int = 1
    seconds: float | None = None
    opening: int = OPENING
    draws: bool = True
    adjusted: bool = False

    def __post_init__(self) -> None:
        check_game(self.game)
        object.__setattr__(self, "bots", load_bots(self.bots))
        if len(self.bots) < 2 or not all(self.bots):
            raise OptionError("the arena needs two bots or more, such as greedy,random")
        if twice := [name for name in self.bots if self.bots.count(name) > 1]:
            raise OptionError(f"{twice[0]} is listed twice")
        if sides_of(self.game) < 2:
            alone = "seat" if self.game.seats == 1 else "side"
            raise OptionError(f"a game with one {alone} has no opponents; use crosshex simulate")
        most = opening_of(self.game).most
        if self.opening < 0 or (most is not None and self.opening > most):
            legal = "0 or more" if most is None else f"0 to {most}"
            raise OptionError(f"an opening has {legal} plies, not {self.opening}")

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """The bots with their times."""
        return tuple(Entrant.parse(name, self.seconds) for name in self.bots)

    @property
    def possible_games(self) -> tuple[Game, ...]:
        """Games that together have every value of the options that are drawn by lot."""
        game, description = self.game, self.game.description
        drawn = [option for option in description.options if option.drawn and option.values]
        if not (drawn and self.draws):
            return (game,)
        shown = (
            {option.name: (value,) * game.seats if option.per_seat else value}
            for option in drawn
            for value in option.values or ()
        )
        return tuple(description.make(game.seats, **game.options | each) for each in shown)

    @property
    def duels(self) -> tuple[Duel, ...]:
        """Every two bots once."""
        return tuple(Duel(a, b) for a, b in combinations(range(len(self.bots)), 2))

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """How the two bots of a duel are seated in the games of one deal."""
        return seatings(self.game)

    def deals_for(self, games: int) -> int:
        """How many deals make at least `games` games of each duel."""
        return -(-games // len(self.seatings))


def sides_of(game: Game) -> int:
    """How many sides a game has: as many as seats, unless seats play together."""
    return len({game.side(seat) for seat in range(game.seats)})


def seatings(game: Game) -> tuple[Seating, ...]:
    """Every seating in which two bots meet in a game.

    >>> from crosshex.rules import Qwixx, Six
    >>> seatings(Qwixx(2))
    ((0, 1), (1, 0))
    >>> seatings(Qwixx(3))
    ((0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
    >>> seatings(Six(4))
    ((0, 1, 0, 1), (1, 0, 1, 0))
    """
    sides = [game.side(seat) for seat in range(game.seats)]
    alone = [
        tuple(bot if side == place else 1 - bot for side in sides)
        for bot in range(2)
        for place in dict.fromkeys(sides)
    ]
    return tuple(dict.fromkeys(alone))  # With two sides, every seating comes up twice.


def scheduled_deals(plan: ArenaPlan, deals: int) -> Iterator[tuple[Duel, int]]:
    """Every duel with every deal, so that all duels progress alike."""
    for number in range(deals):
        for duel in plan.duels:
            yield duel, number
