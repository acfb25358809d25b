"""Lots, a game of another shape in one module: rules, notation and arrays side by side.

Two dice of 300 faces fall. If their sum is odd, they fall again. Else all seats bid in secret
whether the next throw will be higher or lower, and that throw follows at once; who was right scores
one point. After three bids the highest score wins. So throws follow throws, and a throw ends it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from typing import Any

from crosshex.envs.encoding import WordEncoding
from crosshex.record import InvalidPosition, Notation
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
    Move,
    Outcome,
    State,
)

FACES = 300
BIDS = 3


class Why(Enum):
    """Why a move is against the rules of Lots."""

    NOT_NOW = "it is not time for this"
    NO_SUCH_FACE = "a die has the faces 1 to 300"


@dataclass(frozen=True, slots=True)
class Throw(Move):
    """Two dice."""

    a: int
    b: int

    @property
    def total(self) -> int:
        """The sum."""
        return self.a + self.b

    def __str__(self) -> str:
        return f"{self.a} {self.b}"


@dataclass(frozen=True, slots=True)
class Bid(Move):
    """A bid; `word` is `high`, `low`, or `?` where it is hidden."""

    word: str

    def __str__(self) -> str:
        return self.word


HIGH, LOW, HIDDEN = Bid("high"), Bid("low"), Bid("?")


@cache
def every_throw() -> tuple[Throw, ...]:
    """All ninety thousand throws."""
    return tuple(Throw(a, b) for a in range(1, FACES + 1) for b in range(1, FACES + 1))


@dataclass(frozen=True)
class Lots(Game):
    """A game of Lots."""

    seats: int = 2

    @property
    def name(self) -> str:
        """Always `lots`."""
        return "lots"

    def start(self, first: int = 0) -> "LotsState":
        """No points; who begins makes no difference."""
        self.check_seat(first)
        return LotsState(self, (0,) * self.seats)

    def parse(self, text: str) -> Move:
        """Read a throw or a bid."""
        words = text.split()
        if len(words) == 2 and all(word.isdecimal() and len(word) < 4 for word in words):
            return Throw(int(words[0]), int(words[1]))
        if text in ("high", "low"):
            return Bid(text)
        raise InvalidMove(f"{text[:40]!r} is not a move: write 17 203, high or low")


@dataclass(frozen=True, slots=True)
class LotsState(State):
    """A state of a game of Lots; with a target the bids are made, and then the dice are due."""

    game: Lots
    points: tuple[int, ...]
    turn: int = 0
    target: Throw | None = None
    bids: tuple[Bid | None, ...] = ()

    @property
    def to_act(self) -> Chance | tuple[int, ...]:
        """The dice, or those who have not bid."""
        owing = tuple(seat for seat, bid in enumerate(self.bids) if bid is None)
        if owing:
            return owing
        return () if self.turn == BIDS else CHANCE

    @property
    def simultaneous(self) -> bool:
        """Nobody sees another's bid."""
        return None in self.bids

    @property
    def pending(self) -> tuple[int, ...]:
        """Who has bid."""
        made = (seat for seat, bid in enumerate(self.bids) if bid is not None)
        return tuple(made) if self.simultaneous else ()

    def pending_move(self, seat: int) -> Bid | None:
        """What a seat has bid."""
        return self.bids[seat] if self.simultaneous else None

    def view(self, seat: int | None) -> "LotsState":
        """The state without the bids of the others."""
        if not self.simultaneous:
            return self
        bids = enumerate(self.bids)
        seen = tuple(HIDDEN if bid and owner != seat else bid for owner, bid in bids)
        return replace(self, bids=seen)

    @property
    def dice(self) -> tuple[Die, ...]:
        """Two large dice."""
        return (Die(FACES), Die(FACES))

    def throw(self, below: Below) -> Throw:
        """Throw both."""
        return Throw(1 + below(FACES), 1 + below(FACES))

    def legal(self, actor: Actor) -> Sequence[Move]:
        """The throws, or the two bids."""
        if actor is CHANCE:
            return every_throw() if self.to_act is CHANCE else ()
        actors = self.to_act
        return () if actors is CHANCE or actor not in actors else (HIGH, LOW)

    def why_not(self, actor: Actor, move: Any) -> Why | None:
        """Why a move is not legal now, or None if it is."""
        if actor is CHANCE and self.to_act is CHANCE and isinstance(move, Throw):
            faces = range(1, FACES + 1)
            return None if move.a in faces and move.b in faces else Why.NO_SUCH_FACE
        return None if actor is not CHANCE and move in self.legal(actor) else Why.NOT_NOW

    def play(self, actor: Actor, move: Any) -> "LotsState":
        """The state after a throw or a bid."""
        if reason := self.why_not(actor, move):
            raise IllegalMove(move, actor, reason, self.legal(actor))
        if isinstance(actor, int):
            return replace(self, bids=(*self.bids[:actor], move, *self.bids[actor + 1 :]))
        if self.target is None:
            if move.total % 2:
                return self
            return replace(self, target=move, bids=(None,) * self.game.seats)
        right = HIGH if move.total > self.target.total else LOW
        points = tuple(p + (bid == right) for p, bid in zip(self.points, self.bids, strict=True))
        return LotsState(self.game, points, self.turn + 1)

    @property
    def scores(self) -> tuple[float, ...]:
        """The points."""
        return self.points

    @property
    def outcome(self) -> Outcome | None:
        """The highest score wins; equal ones share the win."""
        if self.turn < BIDS:
            return None
        best = max(self.points)
        winners = tuple(seat for seat, score in enumerate(self.points) if score == best)
        return Outcome(self.points, winners, "lots drawn")

    @property
    def result(self) -> str:
        """The points in seat order, or `*`."""
        return " ".join(map(str, self.points)) if self.outcome else "*"


class LotsNotation(Notation):
    """Lots on one line: `lots turn 1 bid 17 203 | 1 0`."""

    def write_position(self, state: LotsState) -> list[str]:
        """The turn, where it stands, and the points."""
        where = "throw" if state.outcome is None else "over"
        if state.target:
            bids = "" if state.simultaneous else f" {' '.join(map(str, state.bids))}"
            where = f"bid {state.target}{bids}"
        return [f"turn {state.turn} {where}", " ".join(map(str, state.points))]

    def read_position(
        self, description: Description, head: list[str], fields: list[list[str]]
    ) -> LotsState:
        """The state that such a line describes."""
        try:
            _, turn, where, *rest = head
            (points,) = fields
            game: Any = description.make(len(points))
            state = LotsState(game, tuple(map(int, points)), int(turn))
            if where in ("throw", "over"):
                return state
            state = state.play(CHANCE, Throw(int(rest[0]), int(rest[1])))
            for seat, word in enumerate(rest[2:]):
                state = state.play(seat, state.parse(seat, word))
            return state
        except (ValueError, IndexError):
            raise InvalidPosition("expected such as lots turn 0 throw | 0 0") from None


NOTATION = LotsNotation()


def features(state: LotsState, seat: int) -> list[float]:
    """The points from this seat on, the target, and whether this seat has bid."""
    seats = state.game.seats
    points = [state.points[(seat + k) % seats] / BIDS for k in range(seats)]
    target = state.target.total / (2 * FACES) if state.target else 0.0
    return [*points, target, float(state.pending_move(seat) is not None)]


def encoding(game: Lots) -> WordEncoding:
    """Observations and actions of a game."""
    return WordEncoding(game, [str(HIGH), str(LOW)], features)


LOTS = Description(
    name="lots",
    title="Lots",
    factory=Lots,
    seats=(1, 2, 3),
    endings=("lots drawn",),
    dice=True,
    simultaneous=True,
)
