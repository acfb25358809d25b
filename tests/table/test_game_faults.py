"""A game of another package with a fault stops itself, never the server."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace

import pytest

from crosshex.rules import CHANCE, Actor, Below, Move, OneOf
from crosshex.table import events
from crosshex.table.faults import Refused
from tests.other_games import PIPS, Pips, PipsState, Throw, installed
from tests.table.play import me, new_table


@dataclass(frozen=True)
class Odd(Pips):
    """Pips with strange dice: `length` says which."""

    length: str = "large"

    @property
    def name(self) -> str:
        return "odd"

    def start(self, first: int = 0) -> "OddState":
        return OddState(self, (0,) * self.seats, first)


@dataclass(frozen=True, slots=True)
class OddState(PipsState):
    """Its dice are thrown anew for ever, have too many or no faces, or are too many."""

    def play(self, actor: Actor, move: Move) -> "OddState":
        if self.game.length == "again" and actor is CHANCE:
            return replace(self, turn=self.turn + 1)
        after = super(OddState, self).play(actor, move)
        return OddState(**{field.name: getattr(after, field.name) for field in fields(after)})

    def throw(self, below: Below) -> Throw:
        match self.game.length:
            case "large":
                return Throw(1 + below(300) % 6, 1 + below(1 << 40) % 6)
            case "none":
                return Throw(1, below(0))
            case "many":
                while True:
                    below(6)
        return Throw(1, 1)

    @property
    def is_over(self) -> bool:
        return False


LENGTHS = ("large", "none", "many", "again")


@pytest.fixture(autouse=True)
def odd() -> Iterator[None]:
    """Install the game."""
    options = (OneOf("length", "Length", "large", among=LENGTHS),)
    with installed(replace(PIPS, name="odd", factory=Odd, options=options)):
        yield


def test_a_die_of_three_hundred_faces_is_thrown() -> None:
    steps = new_table("odd", me(), me("Bea"))
    assert [type(step.event) for step in steps] == [events.Created, events.Started, events.Thrown]


@pytest.mark.parametrize(
    ("length", "told"),
    [("none", "not 0"), ("many", "at most 1000 numbers"), ("again", "more than 100 throws")],
)
def test_draws_without_end_are_refused(length: str, told: str) -> None:
    with pytest.raises(Refused, match="game-fault") as refused:
        new_table("odd", me(), me("Bea"), options={"length": length})
    assert told in str(refused.value.params["message"])
