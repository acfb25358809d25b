"""Nim, a game that the project does not know: it has only rules and a notation.

It shows what shared code does for a game without modules of its own.
"""

from dataclasses import dataclass, replace
from typing import Any

from crosshex.record.notation import Notation
from crosshex.record.rooms import NOTATIONS
from crosshex.rules import Actor, Description, Game, IllegalMove, Move, Outcome, Reason, State


@dataclass(frozen=True)
class Take(Move):
    """Take this many matches."""

    number: int

    def __str__(self) -> str:
        return str(self.number)


@dataclass(frozen=True)
class Nim(Game):
    """One heap; the player who takes the last match wins. Seat 1 plays against all the others."""

    seats: int = 2
    heap: int = 9

    @property
    def name(self) -> str:
        return "nim"

    @property
    def description(self) -> Description:
        return NIM

    def side(self, seat: int) -> int:
        return min(seat, 1)

    def start(self, first: int = 0) -> "NimState":
        return NimState(self, self.heap, first)

    def parse(self, text: str) -> Take:
        return Take(int(text))


@dataclass(frozen=True)
class NimState(State):
    """How many matches are left, and whose turn it is."""

    game: Nim
    left: int
    seat: int
    ending: str = "last match"

    @property
    def to_act(self) -> tuple[int, ...]:
        return (self.seat,) if self.left else ()

    def legal(self, actor: Actor) -> list[Take]:
        return [Take(n) for n in range(1, min(3, self.left) + 1)] if actor == self.seat else []

    def why_not(self, actor: Actor, move: Any) -> Reason | None:
        return None if move in self.legal(actor) else Reason.NOT_TO_ACT

    def play(self, actor: Actor, move: Take) -> "NimState":
        if reason := self.why_not(actor, move):
            raise IllegalMove(move, actor, reason, self.legal(actor))
        left = self.left - move.number
        return replace(
            self, left=left, seat=(self.seat + 1) % self.game.seats if left else self.seat
        )

    def resign(self, seat: int) -> "NimState":
        winner, *_ = self.game.seats_of(1 - self.game.side(seat))
        return replace(self, left=0, seat=winner, ending="resignation")

    def view(self, seat: int | None) -> "NimState":
        return self

    @property
    def scores(self) -> tuple[float, ...]:
        winners = self.outcome.winners if self.outcome else ()
        return tuple(float(seat in winners) for seat in range(self.game.seats))

    @property
    def outcome(self) -> Outcome | None:
        if self.left:
            return None
        winners = self.game.seats_of(self.game.side(self.seat))
        scores = tuple(float(seat in winners) for seat in range(self.game.seats))
        return Outcome(scores, winners, self.ending)

    @property
    def result(self) -> str:
        return "*" if self.left else ("1-0" if self.seat == 0 else "0-1")


class NimNotation(Notation):
    """Positions such as `nim 9 1`."""

    def write_position(self, state: Any) -> list[str]:
        return [f"{state.left} {state.seat + 1}"]

    def read_position(
        self, description: Description, head: list[str], fields: list[list[str]]
    ) -> NimState:
        return NimState(Nim(), int(head[0]), int(head[1]) - 1)


NIM = Description(
    name="nim",
    title="Nim <& matches>",
    factory=Nim,
    seats=(2, 3),
    endings=("last match", "resignation"),
    sides=("one", "others"),
    resignation=True,
    unit="share",
)
NOTATIONS.added[NIM.name] = NimNotation()
