"""How long it takes to open tables: their events are read from SQLite and applied."""

from __future__ import annotations

import asyncio
import itertools
import random
import tempfile
import time
from collections.abc import Iterator

from benchmarks.report import Report
from crosshex.server.config import ServerConfig
from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.rooms.rooms import Rooms
from crosshex.server.store.rows import row_of
from crosshex.server.store.store import Store
from crosshex.server.store.writes import add_table, stored_events
from crosshex.table.checks import LONGEST_GAME, MOST_EVENTS, Context
from crosshex.table.commands import NewTable, Play, Takeback
from crosshex.table.decide import decide
from crosshex.table.faults import Refused
from crosshex.table.setup import create
from crosshex.table.transitions import Transition

ANN = "ann"
CONTEXT = Context(at=1_000, seed=bytes(range(32)), code="code", bots=("greedy",))
PLAYED_BEFORE = 40
"""How many decisions a game of takebacks has before the first one."""
DRIVEN = 1000


def played(
    game: str, seats: int, seed: int, events: int, takebacks: bool = False
) -> list[Transition]:
    """A table at which Ann plays all seats at random, and takes every other decision back."""
    rng = random.Random(seed)
    people = [{"kind": "me", "name": f"P{seat}", "share": "aa"} for seat in range(seats)]
    request = NewTable.model_validate({"game": game, "seats": people})
    steps = create(f"{game}-{seats}-{seed}-{events}", request, ANN, CONTEXT)
    for number in itertools.count():
        table = steps[-1].after
        if table.status != "playing" or len(steps) >= events:
            return steps
        if takebacks and number > PLAYED_BEFORE and number % 2 and table.undo:
            try:
                take = Takeback(type="takeback", id="t", seat=next(iter(table.undo)))
                steps += decide(table, take, ANN, CONTEXT)
                continue
            except Refused:  # The bots' or the dice's turn.
                pass
        assert table.state is not None
        seat = rng.choice(table.owes)
        legal = table.state.legal(seat)
        move = str(legal[rng.randrange(len(legal))])
        steps += decide(table, Play(type="play", id="p", seat=seat, move=move), ANN, CONTEXT)
    raise AssertionError


def cases() -> Iterator[tuple[str, list[Transition]]]:
    """Tables by name: usual games, long series of takebacks, the longest table that may be."""
    for game, seats in (("qwixx", 2), ("qwixx", 5), ("longo", 5), ("six", 2), ("six", 4)):
        games = [played(game, seats, seed, LONGEST_GAME) for seed in range(20)]
        yield f"{game} for {seats}, the longest of 20", max(games, key=len)
    for game, seats in (("qwixx", 5), ("longo", 5)):
        for events in (MOST_EVENTS, MOST_EVENTS + LONGEST_GAME):
            steps = played(game, seats, 1, events, takebacks=True)
            yield f"{game} for {seats}, takebacks", steps


async def measure(report: Report) -> None:
    """Store all cases and open each of them some times; then a restart with driven tables."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/tables.db")
        tables = Rooms(ServerConfig(), store, WorkerPool(0, 1.0)).tables

        async def keep(steps: list[Transition], name: str) -> None:
            table = steps[-1].after
            row = {"id": name, "owner": ANN, "seed": "00" * 32, "created": 0, **row_of(table)}
            row |= {"invite": None, "watch": None}
            told = stored_events(steps, None, None)
            await store.write(lambda db: add_table(db, row, (), told))

        async def open_it(name: str) -> float:
            tables.loaded.pop(name, None)
            began = time.perf_counter()
            await tables.get(name)
            return time.perf_counter() - began

        report.section("opening a table")
        for number, (name, steps) in enumerate(cases()):
            await keep(steps, str(number))
            best = min([await open_it(str(number)) for _ in range(1 if report.quick else 5)])
            report.figure(f"{name}, {len(steps):,} events", best * 1e3, "ms")
        report.section("a restart with driven tables")
        count = DRIVEN // 10 if report.quick else DRIVEN
        for number in range(count):
            await keep(played(("qwixx", "six")[number % 2], 2, number, 120), f"driven-{number}")
        began = time.perf_counter()
        for number in range(count):
            await open_it(f"driven-{number}")
        report.figure(f"{count} tables in the middle of a game", time.perf_counter() - began, "s")
        await store.close()


def run(report: Report) -> None:
    asyncio.run(measure(report))
