"""Whole games at a table without a server, for the tests of this folder."""

import random
from typing import Any

from crosshex.table.checks import Context
from crosshex.table.commands import NewTable, Play, Sit, Start
from crosshex.table.decide import decide
from crosshex.table.setup import create
from crosshex.table.table import Table
from crosshex.table.transitions import Transition

ANN, BOB, STRANGER = "ann", "bob", "stranger"
CONTEXT = Context(at=1_000, seed=bytes(range(32)), code="code", bots=("greedy", "random"))


def me(name: str = "Ann", **fields: str) -> dict[str, str]:
    return {"kind": "me", "name": name, **fields}


def new_table(game: str, *seats: dict[str, str], **options: Any) -> list[Transition]:
    """Set up a table as Ann."""
    request = NewTable.model_validate({"game": game, "seats": list(seats), **options})
    return create("table", request, ANN, CONTEXT)


def two_handed(game: str, **options: Any) -> list[Transition]:
    """A running table with Ann on both seats."""
    return new_table(game, me("Ann", share="aa"), me("Bea", share="bb"), **options)


def table_for_two(game: str, **options: Any) -> list[Transition]:
    """A running table with Ann and Bob, each at their own screen."""
    steps = new_table(game, me(), {"kind": "open"}, **options)
    sit = Sit(type="sit", id="x", seat=1, name="Bob", link=steps[-1].after.invite)
    steps += decide(steps[-1].after, sit, BOB, CONTEXT)
    return steps + decide(steps[-1].after, Start(type="start", id="x"), ANN, CONTEXT)


def play(table: Table, seat: int, move: str, by: str = ANN) -> list[Transition]:
    command = Play(type="play", id="x", seat=seat, move=move)
    return decide(table, command, by, CONTEXT)


def play_out(steps: list[Transition], seed: int, most: int = 10_000) -> list[Transition]:
    """The steps of a whole game, in which Ann plays every seat at random."""
    rng = random.Random(seed)
    steps = list(steps)
    while steps[-1].after.status == "playing" and len(steps) < most:
        table = steps[-1].after
        assert table.state is not None
        seat = rng.choice(table.owes)
        legal = table.state.legal(seat)
        steps += play(table, seat, str(legal[rng.randrange(len(legal))]))
    return steps
