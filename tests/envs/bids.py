"""A small game that our package does not know: dice, a choice at once, and one of a single seat.

Each round two dice are thrown, of four and of three faces. All seats bid `low` or `high` at once;
who bids right gets a point. Then the first seat may `double` its points or `stop`.
"""

from dataclasses import dataclass, replace
from typing import Any

from crosshex.envs.encoding import WordEncoding
from crosshex.record import Notation
from crosshex.rules import (
    CHANCE,
    Actor,
    Chance,
    Description,
    Die,
    Game,
    Move,
    Outcome,
    Reason,
    State,
)
from crosshex.rules.game import Below

ROUNDS = 3
BIDS = ("low", "high")
WORDS = (*BIDS, "double", "stop")


@dataclass(frozen=True)
class Word(Move):
    """A bid, an answer, or the throw."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Bids(Game):
    """A table."""

    seats: int = 2

    @property
    def name(self) -> str:
        return "bids"

    @property
    def description(self) -> Description:
        return BIDS_GAME

    def start(self, first: int = 0) -> "BidsState":
        return BidsState(self, first, (0,) * self.seats)

    def parse(self, text: str) -> Word:
        return Word(text)


@dataclass(frozen=True)
class BidsState(State):
    """A moment: `thrown` is the sum, `bids` are hidden as `?` in views."""

    game: Bids
    first: int
    points: tuple[int, ...]
    rounds: int = 0
    thrown: int | None = None
    bids: tuple[str, ...] = ()

    @property
    def to_act(self) -> Chance | tuple[int, ...]:
        if self.rounds == ROUNDS:
            return ()
        if self.thrown is None:
            return CHANCE
        owing = tuple(seat for seat, bid in enumerate(self.bids) if not bid)
        return owing or (self.first,)

    @property
    def simultaneous(self) -> bool:
        return "" in self.bids

    @property
    def dice(self) -> tuple[Die, ...]:
        return Die(4), Die(3)

    def throw(self, below: Below) -> Word:
        return Word(f"{1 + below(4)} {1 + below(3)}")

    def legal(self, actor: Actor) -> list[Word]:
        if actor is CHANCE or self.to_act is CHANCE or actor not in self.to_act:
            return []
        return [Word(text) for text in (BIDS if self.simultaneous else WORDS[2:])]

    def why_not(self, actor: Actor, move: Word) -> Reason | None:
        if actor is CHANCE:
            return None
        if self.to_act is CHANCE or actor not in self.to_act:
            return Reason.NOT_TO_ACT
        return None if move in self.legal(actor) else Reason.OTHER_GAME

    def play(self, actor: Actor, move: Word) -> "BidsState":
        if actor is CHANCE:
            thrown = sum(map(int, move.text.split()))
            return replace(self, thrown=thrown, bids=("",) * self.game.seats)
        if self.simultaneous:
            bids = (*self.bids[:actor], move.text, *self.bids[actor + 1 :])
            if "" in bids:
                return replace(self, bids=bids)
            right = BIDS[(self.thrown or 0) > 4]
            won = [point + (bid == right) for point, bid in zip(self.points, bids, strict=True)]
            return replace(self, bids=bids, points=tuple(won))
        points = list(self.points)
        points[actor] *= 2 if move.text == "double" else 1
        return replace(self, points=tuple(points), rounds=self.rounds + 1, thrown=None, bids=())

    def view(self, seat: int | None) -> "BidsState":
        if not self.simultaneous:
            return self
        seen = [bid if who == seat else "?" * bool(bid) for who, bid in enumerate(self.bids)]
        return replace(self, bids=tuple(seen))

    @property
    def scores(self) -> tuple[float, ...]:
        return self.points

    @property
    def outcome(self) -> Outcome | None:
        if self.rounds < ROUNDS:
            return None
        winners = [seat for seat, own in enumerate(self.points) if own == max(self.points)]
        return Outcome(self.points, tuple(winners), "three rounds")

    @property
    def result(self) -> str:
        return " ".join(map(str, self.points)) if self.outcome else "*"


class BidsNotation(Notation):
    """Positions that can be written only."""

    def write_position(self, state: BidsState) -> list[str]:
        return [f"{state.rounds} {state.thrown}", " ".join(state.bids)]

    def read_position(self, description: Any, head: Any, fields: Any) -> State:
        raise NotImplementedError


NOTATION = BidsNotation()


def make_encoding(game: Bids) -> WordEncoding:
    """The rounds, own points, the sum that was thrown, and which bids are known to be high."""

    def features(state: BidsState, seat: int) -> list[float]:
        high = [float(bid == "high") for bid in state.bids or [""] * game.seats]
        rounds = (1 + state.rounds) / (1 + ROUNDS)
        return [rounds, state.points[seat] / 100, (state.thrown or 0) / 7, *high]

    return WordEncoding(game, WORDS, features)


def describe(**rooms: str) -> Description:
    """The game with these rooms."""
    return Description(
        name="bids",
        title="Bids",
        factory=Bids,
        seats=(1, 2, 3),
        endings=("three rounds",),
        dice=True,
        simultaneous=True,
        first_by_lot=True,
        rooms={"notation": "tests.envs.bids:NOTATION", **rooms},
    )


BIDS_GAME = describe(encoding="tests.envs.bids:make_encoding")
