"""How many tables one server carries: `python -m benchmarks.load --help`.

Starts `crosshex serve` on a fresh SQLite file with every commit flushed to disk, lets N tables of
two clients play at a steady pace or as fast as they can, and reports moves a second, the latency
from sending a move to its acknowledgement, and the server's memory and processor time.
"""

import argparse
import asyncio
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvloop

from benchmarks.load_tables import LoadTable

HOST = "127.0.0.1"
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


def report(
    latencies: list[float], seconds: float, pid: int, cpu: float, before: float
) -> dict[str, Any]:
    """The figures of one run."""
    ordered = sorted(latencies)
    return {
        "moves": len(ordered),
        "moves_per_second": round(len(ordered) / seconds, 1),
        "p50_ms": percentile(ordered, 0.50),
        "p95_ms": percentile(ordered, 0.95),
        "p99_ms": percentile(ordered, 0.99),
        "max_ms": round(1000 * ordered[-1], 2),
        "server_cpu": round((cpu_seconds(pid) - cpu) / seconds, 2),
        "memory_mb": [before, memory_mb(pid)],
    }


async def run(
    port: int, pid: int, tables: int, rate: float | None, seconds: float
) -> dict[str, Any]:
    """Open the tables, warm up, play, and measure."""
    latencies: list[float] = []
    limits = httpx.Limits(max_connections=16)
    async with httpx.AsyncClient(
        base_url=f"http://{HOST}:{port}", limits=limits, timeout=60
    ) as http:
        all_tables = [LoadTable((HOST, port), http, latencies.append) for _ in range(tables)]
        opening = asyncio.Semaphore(16)

        async def open_one(table: LoadTable) -> None:
            async with opening:
                await table.open()

        began = time.perf_counter()
        await asyncio.gather(*map(open_one, all_tables))
        opened = time.perf_counter() - began

        async def play_one(number: int, table: LoadTable, until: float) -> None:
            # Spread the tables over the second, as people would be.
            await asyncio.sleep(number / tables / rate if rate else 0)
            await table.play(rate, until)

        start = time.perf_counter()
        cpu, before = cpu_seconds(pid), memory_mb(pid)
        until = start + seconds
        await asyncio.gather(*(play_one(n, t, until) for n, t in enumerate(all_tables)))
        figures = report(latencies, time.perf_counter() - start, pid, cpu, before)
        for table in all_tables:
            table.close()
    used = resource.getrusage(resource.RUSAGE_SELF)
    return {
        "server": "crosshex",
        "tables": tables,
        "pace": rate or "saturated",
        "seconds": seconds,
        "opened_per_second": round(tables / opened, 1),
        **figures,
        "errors": sum(table.errors for table in all_tables),
        "games_finished": sum(table.games for table in all_tables),
        "load_program_cpu_seconds": round(used.ru_utime + used.ru_stime, 1),
    }


def main() -> None:
    """Measure and print one JSON object a run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="tables at once")
    parser.add_argument("--pace", type=float, default=1.0, help="moves per table and second")
    parser.add_argument("--saturate", action="store_true", help="as fast as the server answers")
    parser.add_argument("--seconds", type=float, default=60.0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, our_server(Path(folder)) as (port, pid):
        rate = None if options.saturate else options.pace
        figures = uvloop.run(run(port, pid, options.tables, rate, options.seconds))
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
