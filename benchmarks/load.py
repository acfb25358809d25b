"""How many tables a server carries: `python -m benchmarks.load --help`.

Starts `crosshex serve` on a fresh store with every commit flushed to disk. N tables of two clients
play at a steady pace or as fast as they can. It reports moves per second, the latency from sending
a move to its acknowledgement, the processor time of every process, the time that a virtual machine
lost to its neighbours, and the memory of the first server at the beginning, every minute and at the
end. The measurement begins after five seconds of play. One process stores in SQLite, unless
`--store postgres`. Several share a PostgreSQL; `--split` says whether both players of a
table connect to the same process.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Literal, NamedTuple

import httpx
import uvloop

from benchmarks import services
from benchmarks.load_measure import measure
from benchmarks.load_peer import GAMES as PEER_GAMES
from benchmarks.load_peer import PeerMissing, PeerTable, peer_server
from benchmarks.load_tables import LoadTable

HOST = services.HOST


class Shape(NamedTuple):
    """How our server is set up.

    Attributes:
        processes: how many processes share the tables.
        split: whether each process has its own tables, or each table has players at two processes.
        store: where the tables are stored.
    """

    processes: int = 1
    split: Literal["tables", "players"] = "tables"
    store: Literal["sqlite", "postgres"] = "sqlite"

    def __str__(self) -> str:
        store = {"sqlite": "SQLite", "postgres": "PostgreSQL"}[self.store]
        if self.processes == 1:
            return f"crosshex, {store}, each commit flushed"
        return f"crosshex, {self.processes} processes, {self.split} split, {store}"


SCALING = (
    Shape(1, "tables", "postgres"),
    Shape(2, "tables", "postgres"),
    Shape(2, "players", "postgres"),
)
"""What `--scaling` compares; the first is the baseline."""


@contextmanager
def our_server(folder: Path, number: int, *options: str) -> Iterator[tuple[int, int]]:
    """Start a server process; its port and process id."""
    fixed = ["--port", "0", "--no-browser", "--no-rate-limits", "--workers", "1"]
    with (folder / f"server-{number}.log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "crosshex", "serve", *fixed, *options],
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


@contextmanager
def our_servers(shape: Shape) -> Iterator[tuple[list[int], dict[str, int]]]:
    """Start all that our server needs; the ports, and the process ids by name, a server first."""
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        options, beside = ["--db", f"sqlite:///{folder}/load.db"], dict[str, int]()
        if shape.store == "postgres":
            (folder / "postgres").mkdir()
            database = stack.enter_context(services.Postgres(folder / "postgres"))
            options, beside["postgresql"] = ["--db", database.url], database.pid
        found = [
            stack.enter_context(our_server(folder, number, *options))
            for number in range(1, shape.processes + 1)
        ]
        pids = {f"server {number}": pid for number, (_, pid) in enumerate(found, 1)}
        yield [port for port, _ in found], {**pids, **beside}


async def measure_ours(
    shape: Shape,
    ports: list[int],
    pids: dict[str, int],
    tables: int,
    rate: float | None,
    seconds: float,
) -> dict[str, Any]:
    """Measure our server; its figures."""
    latencies: list[float] = []
    # The server closes idle connections after five seconds: never use one that old.
    limits = httpx.Limits(max_connections=16, keepalive_expiry=1)
    apart = shape.split == "players"
    async with httpx.AsyncClient(limits=limits, timeout=60, verify=False, trust_env=False) as http:
        made = [
            LoadTable(
                [(HOST, ports[(number + apart * seat) % len(ports)]) for seat in range(2)],
                http,
                latencies.append,
            )
            for number in range(tables)
        ]
        return await measure(made, latencies, pids, rate, seconds)


async def measure_peer(
    game: str, port: int, pid: int, tables: int, rate: float | None, seconds: float
) -> dict[str, Any]:
    """Measure boardgame.io; its figures."""
    latencies: list[float] = []
    made = [PeerTable(number, game, (HOST, port), latencies.append) for number in range(tables)]
    return await measure(made, latencies, {"server": pid}, rate, seconds)


def run_ours(
    tables: int, rate: float | None, seconds: float, shape: Shape | None = None
) -> dict[str, Any]:
    """Measure our server on a fresh store."""
    shape = shape or Shape()
    with our_servers(shape) as (ports, pids):
        figures = uvloop.run(measure_ours(shape, ports, pids, tables, rate, seconds))
    return {"server": str(shape), **figures}


def run_peer(game: str, tables: int, rate: float | None, seconds: float) -> dict[str, Any]:
    """Measure boardgame.io with one of its games.

    Raises:
        PeerMissing: it is not installed.
    """
    port = services.free_port()
    with peer_server(port) as pid:
        figures = uvloop.run(measure_peer(game, port, pid, tables, rate, seconds))
    return {"server": f"boardgame.io, {game}, in memory", **figures}


def summary(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """The medians of all rounds, and how many moves ours makes for each move of a peer."""
    found = by_server(runs)
    rates = {name: [run["moves_per_second"] for run in each] for name, each in found.items()}
    ours, *peers = rates
    ratios = {
        peer: [mine / theirs for mine, theirs in zip(rates[ours], rates[peer], strict=True)]
        for peer in peers
    }
    return {
        "rounds": len(rates[ours]),
        "median_moves_per_second": {name: median(each) for name, each in rates.items()},
        "median_ratio": {peer: round(median(each), 2) for peer, each in ratios.items()},
        "lowest_ratio": {peer: round(min(each), 2) for peer, each in ratios.items()},
    }


def scaling_table(runs: list[dict[str, Any]]) -> str:
    """The medians of all rounds as a Markdown table; each run is compared with the first."""
    found = by_server(runs)
    first = next(iter(found.values()))
    titles = "CPU ms a move", "of one process", "servers", "PostgreSQL", "p50 ms", "p99 ms"
    lines = [f"| | {' | '.join(titles)} |", f"|---|{'--:|' * len(titles)}"]
    for name, rounds in found.items():
        cpu = [run["cpu_ms_per_move"] for run in rounds]
        servers = [sum(cost for who, cost in each.items() if "server" in who) for each in cpu]
        ratio = median(
            run["cpu_ms_per_move"]["all"] / one["cpu_ms_per_move"]["all"]
            for run, one in zip(rounds, first, strict=True)
        )
        figures = [
            f"{median(each['all'] for each in cpu):.3f}",
            f"{ratio:.2f}",
            f"{median(servers):.3f}",
            f"{median(each['postgresql'] for each in cpu):.3f}",
            f"{median(run['p50_ms'] for run in rounds):.1f}",
            f"{median(run['p99_ms'] for run in rounds):.1f}",
        ]
        lines.append(f"| {name} | {' | '.join(figures)} |")
    return "\n".join(lines)


def by_server(runs: list[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """The runs of each server, in order."""
    found: dict[str, list[dict[str, Any]]] = {}
    for run in runs:
        found.setdefault(run["server"], []).append(run)
    return found


def main() -> None:
    """Measure; print one JSON object for each run, and one that sums up several rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="tables at once")
    parser.add_argument("--pace", type=float, default=1.0, help="moves per second at each table")
    parser.add_argument("--saturate", action="store_true", help="as fast as the server answers")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--processes", type=int, default=1, help="server processes")
    parser.add_argument(
        "--split",
        choices=("tables", "players"),
        default="tables",
        help="what is spread over the processes: tables, or the players of each",
    )
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--scaling", action="store_true", help="compare one process and two")
    parser.add_argument("--peer", action="store_true", help="also measure boardgame.io")
    parser.add_argument("--rounds", type=int, default=1, help="how often each is measured")
    options = parser.parse_args()
    load = (options.tables, None if options.saturate else options.pace, options.seconds)
    if options.processes > 1:
        options.store = "postgres"
    chosen = Shape(options.processes, options.split, options.store)
    shapes = SCALING if options.scaling else (chosen,)
    runs = []
    try:
        for _ in range(options.rounds):
            for shape in shapes:
                runs.append(run_ours(*load, shape))
                print(json.dumps(runs[-1]), flush=True)
            for game in PEER_GAMES if options.peer else ():
                runs.append(run_peer(game, *load))
                print(json.dumps(runs[-1]), flush=True)
    except PeerMissing as missing:
        parser.exit(1, f"{missing}\n")
    if options.scaling:
        print(scaling_table(runs))
    elif options.rounds > 1:
        print(json.dumps(summary(runs)))


if __name__ == "__main__":
    main()
