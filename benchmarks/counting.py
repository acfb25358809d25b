"""What the metrics cost for each move: the same awaits with and without counting."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from benchmarks.report import Report
from crosshex.server.ops.counts import Counts
from crosshex.server.rooms.command_handler import MOVERS
from crosshex.table.commands import Play

COMMAND = Play(type="play", id="1", seat=0, move="-")
CALLS = 1000


async def nothing() -> None:
    """Stands for what a move awaits."""


async def plain(counts: Counts) -> None:
    """The awaits of the hub and the store for a move, without counting."""
    await nothing()
    await nothing()


async def counted(counts: Counts) -> None:
    """The same with counting: the command and its kind, the decision, append and transaction."""

    async def carried_out() -> None:
        await nothing()
        began = time.perf_counter()
        await nothing()
        counts.appends.observe(time.perf_counter() - began)
        began = time.perf_counter()
        counts.writes.observe(time.perf_counter() - began)
        if by := MOVERS.get(type(COMMAND)):
            counts.moves[by].inc()

    began = time.perf_counter()
    try:
        await carried_out()
    finally:
        counts.command(COMMAND.type, time.perf_counter() - began)


async def best_seconds(work: Callable[[Counts], Awaitable[None]], rounds: int) -> float:
    """The seconds of one call in the best of many short rounds: other work only slows it."""
    counts, best = Counts(), float("inf")
    for _ in range(rounds):
        began = time.perf_counter()
        for _ in range(CALLS):
            await work(counts)
        best = min(best, (time.perf_counter() - began) / CALLS)
    return best


def run(report: Report) -> None:
    report.section("counting what a move does, for the metrics")
    rounds = 20 if report.quick else 500
    without = asyncio.run(best_seconds(plain, rounds))
    with_it = asyncio.run(best_seconds(counted, rounds))
    report.figure("added to a move", (with_it - without) * 1e6, "µs", goal="under 5")
