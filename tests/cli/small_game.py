"""A small game of another package: two dice, a hidden bid of every seat, then seat 1 decides.

A turn is a throw, a bid of each seat that nobody sees before all have bid, and seat 1's word on
whether the bids count. Nothing in the terminal knows it.
"""

from dataclasses import dataclass, replace
from typing import Any

from crosshex.record.notation import Notation
from crosshex.rules import (
    CHANCE,
    Actor,
    Below,
    Chance,
    Description,
    Die,
    Game,
    IllegalMove,
    Move,
    OneOf,
    Outcome,
    Reason,
    State,
)
from crosshex.rules.game import unreadable

ROUNDS = 2
DICE = (Die(6), Die(3))


@dataclass(frozen=True)
class Word(Move):
    """A move that is a word: a throw such as `4 2`, a bid `Low`, `high`, or `keep`, `draw`."""

    text: str

    def __str__(self) -> str:
        return self.text


BIDS = (Word("Low"), Word("high"))
DECISIONS = (Word("keep"), Word("draw"))
THROWS = tuple(Word(f"{a} {b}") for a in range(1, 7) for b in range(1, 4))


@dataclass(frozen=True)
class Bidding(Game):
    """A table: how many seats, and what a bid is worth."""

    seats: int = 2
    stakes: str = "small"

    @property
    def name(self) -> str:
        return "bidding"

    def start(self, first: int = 0) -> "BiddingState":
        return BiddingState(self, (0,) * self.seats)

    def parse(self, text: str) -> Move:
        for word in (*BIDS, *DECISIONS, *THROWS):
            if word.text == text:
                return word
        raise unreadable(text, "a bid is Low or high")


@dataclass(frozen=True)
class BiddingState(State):
    """Points so far, the dice of this turn, and the bids."""

    game: Bidding
    points: tuple[int, ...]
    turn: int = 0
    thrown: Word | None = None
    bids: tuple[Word | None, ...] = ()
    resigned: int | None = None

    @property
    def to_act(self) -> Chance | tuple[int, ...]:
        if self.outcome:
            return ()
        if self.thrown is None:
            return CHANCE
        missing = tuple(seat for seat, bid in enumerate(self.bids) if bid is None)
        return missing or (0,)

    @property
    def simultaneous(self) -> bool:
        return self.thrown is not None and None in self.bids

    @property
    def pending(self) -> tuple[int, ...]:
        made = [seat for seat, bid in enumerate(self.bids) if bid is not None]
        return tuple(made) if self.simultaneous else ()

    @property
    def dice(self) -> tuple[Die, ...]:
        return DICE

    def throw(self, below: Below) -> Word:
        return Word(" ".join(str(1 + below(die.faces)) for die in DICE))

    def legal(self, actor: Actor) -> tuple[Word, ...]:
        if self.to_act is CHANCE:
            return THROWS if actor is CHANCE else ()
        if not isinstance(actor, int) or actor not in self.to_act:
            return ()
        return BIDS if self.simultaneous else DECISIONS

    def why_not(self, actor: Actor, move: Any) -> Reason | None:
        return None if move in self.legal(actor) else Reason.OTHER_GAME

    def play(self, actor: Actor, move: Any) -> "BiddingState":
        if reason := self.why_not(actor, move):
            raise IllegalMove(move, actor, reason, self.legal(actor))
        if actor is CHANCE:
            return replace(self, thrown=move, bids=(None,) * self.game.seats)
        if self.simultaneous:
            bids = [move if seat == actor else bid for seat, bid in enumerate(self.bids)]
            return replace(self, bids=tuple(bids))
        worth = int(move == DECISIONS[0])
        points = tuple(
            have + worth * (1 + BIDS.index(bid))
            for have, bid in zip(self.points, self.bids, strict=True)
            if bid
        )
        return BiddingState(self.game, points, self.turn + 1)

    def view(self, seat: int | None) -> "BiddingState":
        if not self.simultaneous:
            return self
        hidden = Word("?")
        bids = tuple(
            bid and (bid if other == seat else hidden) for other, bid in enumerate(self.bids)
        )
        return replace(self, bids=bids)

    def resign(self, seat: int) -> "BiddingState":
        return replace(self, resigned=seat)

    @property
    def scores(self) -> tuple[int, ...]:
        return self.points

    @property
    def outcome(self) -> Outcome | None:
        if self.resigned is not None:
            winners = [seat for seat in range(self.game.seats) if seat != self.resigned]
            return Outcome(self.points, tuple(winners), "resignation")
        if self.turn < ROUNDS:
            return None
        best = max(self.points)
        winners = [seat for seat, points in enumerate(self.points) if points == best]
        return Outcome(self.points, tuple(winners), "all bids made")

    @property
    def result(self) -> str:
        return " ".join(map(str, self.points)) if self.outcome else "*"


class _Notation(Notation):
    """Positions are written only; nobody reads them here."""

    def write_position(self, state: BiddingState) -> list[str]:
        return [f"turn {state.turn}", " ".join(map(str, state.points))]

    def read_position(self, description: Description, head: list[str], fields: Any) -> State:
        return description.make(len(fields[0])).start()


def text(state: BiddingState) -> str:
    """The state in characters."""
    return f"turn {state.turn}: {' '.join(map(str, state.points))} bids " + " ".join(
        "." if bid is None else str(bid) for bid in state.bids
    )


NOTATION = _Notation()
TEXTS = {
    "en": "game-bidding = The Bidding\nending-all-bids-made = All bids are made.\n"
    "stakes-small = small stakes\nmenu-ask-bidding-stakes = Small or large stakes?\n",
    "de": "game-bidding = Das Bieten\n",
}
GAME = Description(
    name="bidding",
    title="Bidding",
    factory=Bidding,
    seats=(2, 3),
    options=(OneOf("stakes", "Stakes", "small", among=("small", "large")),),
    endings=("all bids made", "resignation"),
    dice=True,
    simultaneous=True,
    resignation=True,
    rooms={
        "notation": "tests.cli.small_game:NOTATION",
        "text": "tests.cli.small_game:text",
        "texts": "tests.cli.small_game:TEXTS",
    },
)
