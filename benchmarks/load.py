"""How many tables one server carries: `python -m benchmarks.load --help`.

Starts `crosshex serve` on a fresh SQLite file with every commit flushed to disk, lets N tables of
two clients play at a steady pace or as fast as they can, and reports moves a second, the latency
from sending a move to its acknowledgement, the processor time of the server and what a virtual
machine lost to its neighbours, and the server's memory at the beginning, every minute and at the
end.
"""

import argparse
import asyncio
import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Protocol

import httpx
import uvloop

from benchmarks.load_peer import GAMES as PEER_GAMES
from benchmarks.load_peer import PeerMissing, PeerTable, peer_server
from benchmarks.load_tables import LoadTable

HOST = "127.0.0.1"
GRACE_SECONDS = 60.0
"""How long after the end a server may still answer before the run is given up."""
MAIN = "from crosshex.cli import main; main()"


@contextmanager
def our_server(folder: Path) -> Iterator[tuple[int, int]]:
    """A server process; its port and process id."""
    db = f"sqlite:///{folder}/load.db"
    options = ["--port", "0", "--db", db, "--no-browser", "--no-rate-limits", "--workers", "1"]
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-c", MAIN, "serve", *options],
            stdout=subprocess.PIPE,
            stderr=log,
        )
    assert process.stdout is not None
    first = process.stdout.readline().decode()
    try:
        yield int(first.split("localhost:")[1].split("/")[0]), process.pid
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()


def percentile(ordered: list[float], share: float) -> float:
    """The value below which a share of all lie, in milliseconds."""
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)


def memory_mb(pid: int) -> float:
    """The resident memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return round(int(line.split()[1]) / 1024, 1)
    return 0.0


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def stolen_seconds() -> float:
    """The processor time that a virtual machine has lost to its neighbours: latency suffers."""
    fields = Path("/proc/stat").read_text().splitlines()[0].split()
    return int(fields[8]) / 100


class Playing(Protocol):
    """A table of any server, as the load program sees it."""

    errors: int
    games: int

    async def open(self) -> None:
        """Connect all players."""

    async def play(self, moves_per_second: float | None, until: float) -> None:
        """Play until a moment."""

    def close(self) -> None:
        """Disconnect all players."""


async def measure(
    tables: Sequence[Playing], latencies: list[float], pid: int, rate: float | None, seconds: float
) -> dict[str, Any]:
    """Open the tables, play, and measure."""
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

    memory = [memory_mb(pid)]

    async def watch_memory() -> None:
        while True:
            await asyncio.sleep(60)
            memory.append(memory_mb(pid))

    start = time.perf_counter()
    cpu, own, stolen = cpu_seconds(pid), time.process_time(), stolen_seconds()
    watching = asyncio.create_task(watch_memory())
    playing = asyncio.gather(*(play_one(n, t, start + seconds) for n, t in enumerate(tables)))
    await asyncio.wait_for(playing, seconds + GRACE_SECONDS)
    watching.cancel()
    spent = time.perf_counter() - start
    ordered = sorted(latencies)
    used = cpu_seconds(pid) - cpu
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
        "server_cpu_cores": round(used / spent, 2),
        "server_cpu_ms_per_move": round(1000 * used / len(ordered), 3),
        "load_cpu_cores": round((time.process_time() - own) / spent, 2),
        "stolen_cores": round((stolen_seconds() - stolen) / spent, 2),
        "memory_mb": [*memory, memory_mb(pid)],
        "errors": sum(table.errors for table in tables),
        "games_finished": sum(table.games for table in tables),
        "tables_opened_per_second": round(len(tables) / opened, 1),
    }


async def measure_ours(
    port: int, pid: int, tables: int, rate: float | None, seconds: float
) -> dict[str, Any]:
    """The figures of our server."""
    latencies: list[float] = []
    limits = httpx.Limits(max_connections=16)
    base = f"http://{HOST}:{port}"
    async with httpx.AsyncClient(
        base_url=base, limits=limits, timeout=60, verify=False, trust_env=False
    ) as http:
        made = [LoadTable((HOST, port), http, latencies.append) for _ in range(tables)]
        return await measure(made, latencies, pid, rate, seconds)


async def measure_peer(
    game: str, port: int, pid: int, tables: int, rate: float | None, seconds: float
) -> dict[str, Any]:
    """The figures of boardgame.io."""
    latencies: list[float] = []
    made = [PeerTable(number, game, (HOST, port), latencies.append) for number in range(tables)]
    return await measure(made, latencies, pid, rate, seconds)


def run_ours(tables: int, rate: float | None, seconds: float) -> dict[str, Any]:
    """Measure our server on a fresh store."""
    with tempfile.TemporaryDirectory() as folder, our_server(Path(folder)) as (port, pid):
        figures = uvloop.run(measure_ours(port, pid, tables, rate, seconds))
    return {"server": "crosshex, SQLite, each commit flushed", **figures}


def run_peer(game: str, tables: int, rate: float | None, seconds: float) -> dict[str, Any]:
    """Measure boardgame.io with one of its games.

    Raises:
        PeerMissing: it is not installed.
    """
    with socket.create_server((HOST, 0)) as free:
        port = free.getsockname()[1]
    with peer_server(port) as pid:
        figures = uvloop.run(measure_peer(game, port, pid, tables, rate, seconds))
    return {"server": f"boardgame.io, {game}, in memory", **figures}


def summary(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """The medians of all rounds, and how many moves ours makes for one of each peer."""
    found: dict[str, list[float]] = {}
    for run in runs:
        found.setdefault(run["server"], []).append(run["moves_per_second"])
    ours, *peers = found
    ratios = {
        peer: [mine / theirs for mine, theirs in zip(found[ours], found[peer], strict=True)]
        for peer in peers
    }
    return {
        "rounds": len(found[ours]),
        "median_moves_per_second": {name: median(rates) for name, rates in found.items()},
        "median_ratio": {peer: round(median(each), 2) for peer, each in ratios.items()},
        "lowest_ratio": {peer: round(min(each), 2) for peer, each in ratios.items()},
    }


def main() -> None:
    """Measure and print one JSON object a run, and one for all of several rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="tables at once")
    parser.add_argument("--pace", type=float, default=1.0, help="moves per table and second")
    parser.add_argument("--saturate", action="store_true", help="as fast as the server answers")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--peer", action="store_true", help="boardgame.io with two games as well")
    parser.add_argument("--rounds", type=int, default=1, help="all servers in turn, so many times")
    options = parser.parse_args()
    load = (options.tables, None if options.saturate else options.pace, options.seconds)
    runs = []
    try:
        for _ in range(options.rounds):
            runs.append(run_ours(*load))
            print(json.dumps(runs[-1]), flush=True)
            for game in PEER_GAMES if options.peer else ():
                runs.append(run_peer(game, *load))
                print(json.dumps(runs[-1]), flush=True)
    except PeerMissing as missing:
        parser.exit(1, f"{missing}\n")
    if options.rounds > 1:
        print(json.dumps(summary(runs)))


if __name__ == "__main__":
    main()
