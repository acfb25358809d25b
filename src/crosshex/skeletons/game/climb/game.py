"""The rules, and how the game describes itself.

The seats take turns. The active seat throws a die as often as it likes and adds up what it shows.
If it stops, it scores that sum; a 1 ends its turn, and the sum is lost. After some rounds the
highest score wins.

This module imports `crosshex.rules` alone, so that listing the game costs nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from crosshex.rules import (
    CHANCE,
    Actor,
    Below,
    Chance,
    Description,
    Die,
    Game,
    IllegalMove,
    InvalidMove,
    Limit,
    Move,
    Outcome,
    State,
)

FACES = 6
LOSES = 1


# -- moves: small values whose `str` is their notation


@dataclass(frozen=True, slots=True)
class Throw(Move):
    """A throw of the die."""

    shown: int

    def __str__(self) -> str:
        return str(self.shown)


@dataclass(frozen=True, slots=True)
class Call(Move):
    """What a seat decides; `word` is `on` or `stop`."""

    word: str

    def __str__(self) -> str:
        return self.word


THROWS = tuple(Throw(shown) for shown in range(1, FACES + 1))
ON, STOP = CALLS = (Call("on"), Call("stop"))


class Why(Enum):
    """Why a move is against the rules: the name for programs, the value for people."""

    GAME_OVER = "the game is over"
    NOT_TO_ACT = "it has nothing to decide now"
    NO_SUCH_FACE = "the die cannot show this number"
    NOT_NOW = "say on or stop"


# -- the game: what is fixed before the first move


@dataclass(frozen=True)
class Climb(Game):
    """A game with its seats and options."""

    seats: int = 2
    rounds: int = 5

    @property
    def name(self) -> str:
        """As in the description and the entry points."""
        return "climb"

    def start(self, first: int = 0) -> "ClimbState":
        """No points, and seat `first` begins."""
        self.check_seat(first)
        return ClimbState(self, (0,) * self.seats, first)

    def parse(self, text: str) -> Move:
        """Read a throw or a call."""
        for move in (*THROWS, *CALLS):
            if str(move) == text:
                return move
        raise InvalidMove(f"{text[:40]!r} is not a move: write on, stop, or a number to {FACES}")


# -- the state: an immutable value


@dataclass(frozen=True, slots=True)
class ClimbState(State):
    """A state of a game.

    Attributes:
        game: the game with its options.
        points: of each seat, without the turn.
        active: the seat whose turn it is.
        turns: how many turns are over.
        sum: what the turn has brought so far.
        decides: whether the active seat has to decide; else the die is thrown.
    """

    game: Climb
    points: tuple[int, ...]
    active: int
    turns: int = 0
    sum: int = 0
    decides: bool = False

    @property
    def is_over(self) -> bool:
        """Whether all rounds are played."""
        return self.turns == self.game.rounds * self.game.seats

    @property
    def to_act(self) -> Chance | tuple[int, ...]:
        """The die, the active seat, or nobody."""
        if self.decides:
            return (self.active,)
        return () if self.is_over else CHANCE

    def legal(self, actor: Actor) -> Sequence[Move]:
        """The throws, or the two calls."""
        self._check(actor)
        if self.to_act is CHANCE:
            return THROWS if actor is CHANCE else ()
        return CALLS if actor in self.to_act else ()

    def why_not(self, actor: Actor, move: Any) -> Why | None:
        """Why a move is not legal now, or None if it is."""
        legal = self.legal(actor)
        if move in legal:
            return None
        if not legal:
            return Why.GAME_OVER if self.is_over else Why.NOT_TO_ACT
        return Why.NO_SUCH_FACE if actor is CHANCE else Why.NOT_NOW

    def play(self, actor: Actor, move: Any) -> "ClimbState":
        """The state after a throw or a call."""
        if reason := self.why_not(actor, move):
            raise IllegalMove(move, actor, reason, self.legal(actor))
        if isinstance(move, Throw):
            if move.shown == LOSES:
                return self._next_turn(0)
            return replace(self, sum=self.sum + move.shown, decides=True)
        return self._next_turn(self.sum) if move == STOP else replace(self, decides=False)

    def _next_turn(self, won: int) -> "ClimbState":
        points = tuple(p + won * (seat == self.active) for seat, p in enumerate(self.points))
        turns, active = self.turns + 1, (self.active + 1) % self.game.seats
        return replace(self, points=points, active=active, turns=turns, sum=0, decides=False)

    def view(self, seat: int | None) -> "ClimbState":
        """Everything: nothing is secret in this game."""
        if seat is not None:
            self.game.check_seat(seat)
        return self

    def _check(self, actor: Actor) -> None:
        if actor is not CHANCE:
            self.game.check_seat(actor)

    # -- the die

    @property
    def dice(self) -> tuple[Die, ...]:
        """One die, always in play."""
        return (Die(FACES),)

    def throw(self, below: Below) -> Throw:
        """A throw from any source of chance: `below(n)` draws a number from 0 to n - 1."""
        return THROWS[below(FACES)]

    @property
    def thrower(self) -> int:
        """The active seat throws."""
        return self.active

    # -- how it stands

    @property
    def scores(self) -> tuple[float, ...]:
        """The points."""
        return self.points

    @property
    def outcome(self) -> Outcome | None:
        """The highest score wins; equal ones share the win."""
        if not self.is_over:
            return None
        best = max(self.points)
        winners = tuple(seat for seat, score in enumerate(self.points) if score == best)
        return Outcome(self.points, winners, "rounds played")

    @property
    def result(self) -> str:
        """The points in seat order, or `*`."""
        return " ".join(map(str, self.points)) if self.is_over else "*"


CLIMB = Description(
    name="climb",
    title="Climb",
    factory=Climb,
    seats=(1, 2, 3, 4),
    options=(Limit("rounds", "Rounds", 5, least=1, most=50, most_at_tables=50),),
    endings=("rounds played",),
    dice=True,
    first_by_lot=True,
)
