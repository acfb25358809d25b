"""Lets tables play for a while and measures latency, memory and the processor time of processes."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

GRACE_SECONDS = 60.0
"""How long after the end a server may still answer before the run is aborted."""
WARM_UP_SECONDS = 5.0
"""How long the tables play before the measurement: a server still starts its helper processes."""
TICKS = 100
"""Units of processor time per second in /proc."""


def percentile(ordered: list[float], share: float) -> float:
    """The value below which a share of all values lie, in milliseconds."""
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)


def memory_mb(pid: int) -> float:
    """The resident memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return round(int(line.split()[1]) / 1024, 1)
    return 0.0


def cpu_seconds(pid: int) -> float:
    """The processor time that a process and all its descendants have used."""
    return sum(_own_ticks(each) for each in family(pid)) / TICKS


def family(pid: int) -> Iterator[int]:
    """A process and all its descendants."""
    yield pid
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield from family(int(child))


def _own_ticks(pid: int) -> int:
    """What a process itself and its ended children have used."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except FileNotFoundError:  # It has just ended.
        return 0
    return sum(map(int, fields[11:15]))


def stolen_seconds() -> float:
    """The processor time that a virtual machine has lost to its neighbours: it adds latency."""
    fields = Path("/proc/stat").read_text().splitlines()[0].split()
    return int(fields[8]) / TICKS


class Playing(Protocol):
    """A table of any server, as the load program sees it."""

    errors: int
    games: int

    async def open(self) -> None:
        """Connect all players."""

    async def play(self, moves_per_second: float | None, until: float) -> None:
        """Play until a point in time."""

    def close(self) -> None:
        """Disconnect all players."""


async def measure(
    tables: Sequence[Playing],
    latencies: list[float],
    pids: dict[str, int],
    rate: float | None,
    seconds: float,
) -> dict[str, Any]:
    """Open the tables, play, and measure these named processes; the first one is a server."""
    opening = asyncio.Semaphore(16)

    async def open_one(table: Playing) -> None:
        async with opening:
            await table.open()

    began = time.perf_counter()
    await asyncio.gather(*map(open_one, tables))
    opened = time.perf_counter() - began

    async def play_one(number: int, table: Playing, until: float) -> None:
        # Spread the tables over the second, as people would be.
        await asyncio.sleep(number / len(tables) / rate if rate else 0)
        await table.play(rate, until)

    warm = time.perf_counter() + WARM_UP_SECONDS
    await asyncio.gather(*(play_one(n, t, warm) for n, t in enumerate(tables)))
    latencies.clear()
    games = sum(table.games for table in tables)

    server = next(iter(pids.values()))
    memory = [memory_mb(server)]

    async def watch_memory() -> None:
        while True:
            await asyncio.sleep(60)
            memory.append(memory_mb(server))

    start = time.perf_counter()
    before = {name: cpu_seconds(pid) for name, pid in pids.items()}
    own, stolen = time.process_time(), stolen_seconds()
    watching = asyncio.create_task(watch_memory())
    playing = asyncio.gather(*(play_one(n, t, start + seconds) for n, t in enumerate(tables)))
    await asyncio.wait_for(playing, seconds + GRACE_SECONDS)
    watching.cancel()
    spent = time.perf_counter() - start
    ordered = sorted(latencies)
    used = {name: cpu_seconds(pid) - before[name] for name, pid in pids.items()}
    used["all"] = sum(used.values())
    for table in tables:
        table.close()
    return {
        "tables": len(tables),
        "pace": rate or "saturated",
        "seconds": round(spent, 1),
        "moves": len(ordered),
        "moves_per_second": round(len(ordered) / spent, 1),
        "p50_ms": percentile(ordered, 0.50),
        "p95_ms": percentile(ordered, 0.95),
        "p99_ms": percentile(ordered, 0.99),
        "max_ms": round(1000 * ordered[-1], 2),
        "cpu_cores": {name: round(each / spent, 2) for name, each in used.items()},
        "cpu_ms_per_move": {
            name: round(1000 * each / len(ordered), 3) for name, each in used.items()
        },
        "load_cpu_cores": round((time.process_time() - own) / spent, 2),
        "stolen_cores": round((stolen_seconds() - stolen) / spent, 2),
        "memory_mb": [*memory, memory_mb(server)],
        "errors": sum(table.errors for table in tables),
        "games_finished": sum(table.games for table in tables) - games,
        "tables_opened_per_second": round(len(tables) / opened, 1),
    }
