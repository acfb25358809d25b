"""A game that no part of the package knows: two dice, a hidden bid, then a choice."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

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
from crosshex.rules.game import Below, unreadable

TURNS = 3


@dataclass(frozen=True)
class Number(Move):
    """A throw, a bid or a step."""

    value: int

    def __str__(self) -> str:
        return str(self.value)


@dataclass(frozen=True)
class Small(Game):
    """Who has bid most, and then stepped furthest, after three turns."""

    seats: int = 2

    @property
    def name(self) -> str:
        return "small"

    @property
    def description(self) -> Description:
        return SMALL

    def start(self, first: int = 0) -> "SmallState":
        return SmallState(self, (0,) * self.seats)

    def parse(self, text: str) -> Number:
        if not text.isdigit():
            raise unreadable(text, "a number")
        return Number(int(text))


@dataclass(frozen=True)
class SmallState(State):
    """The points, the throw, the bids."""

    game: Small
    points: tuple[int, ...]
    thrown: int = 0
    bids: tuple[int | None, ...] = ()
    turn: int = 0

    @property
    def to_act(self) -> Chance | tuple[int, ...]:
        if self.turn == TURNS:
            return ()
        if not self.thrown:
            return CHANCE
        return tuple(seat for seat, bid in enumerate(self.bids) if bid is None)

    @property
    def simultaneous(self) -> bool:
        return bool(self.bids)

    @property
    def dice(self) -> tuple[Die, ...]:
        return (Die(4), Die(10, self.turn > 0))

    def throw(self, below: Below) -> Number:
        return Number(1 + sum(below(die.faces) for die in self.dice if die.in_play))

    def legal(self, actor: Actor) -> tuple[Number, ...]:
        if actor is CHANCE:
            return tuple(Number(value) for value in range(1, 14))
        return tuple(Number(value) for value in range(self.thrown + 1))

    def why_not(self, actor: Actor, move: Any) -> Reason | None:
        return None if move in self.legal(actor) else Reason.OTHER_GAME

    def play(self, actor: Actor, move: Any) -> "SmallState":
        if actor is CHANCE:
            return replace(self, thrown=move.value, bids=(None,) * self.game.seats)
        assert isinstance(actor, int)
        bids = (*self.bids[:actor], move.value, *self.bids[actor + 1 :])
        if None in bids:
            return replace(self, bids=bids)
        points = tuple(old + (bid or 0) for old, bid in zip(self.points, bids, strict=True))
        return SmallState(self.game, points, turn=self.turn + 1)

    def view(self, seat: int | None) -> "SmallState":
        return self

    @property
    def scores(self) -> tuple[float, ...]:
        return self.points

    @property
    def outcome(self) -> Outcome | None:
        if self.turn < TURNS:
            return None
        best = max(self.points)
        winners = tuple(seat for seat, points in enumerate(self.points) if points == best)
        return Outcome(self.points, winners, "three turns")

    @property
    def result(self) -> str:
        return "*"


def columns(ends: Sequence[SmallState]) -> dict[str, Any]:
    """The points of each seat once more, and the most of each game."""
    return {
        "points": np.array([end.points for end in ends]),
        "best": np.array([max(end.points) for end in ends]),
    }


SMALL = Description(
    name="small",
    title="Small",
    factory=Small,
    seats=(1, 2, 3),
    endings=("three turns",),
    dice=True,
    simultaneous=True,
)
