"""Kills the server again and again under load, and compares its answers with its store.

`python -m tests.scale.crash --seconds 60` runs longer than the test suite. With `--servers 2` two
servers share a PostgreSQL; then one of them also hangs (SIGSTOP) every other time.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import socket
import sys
import tempfile
import time
from pathlib import Path
from typing import Literal

from benchmarks.services import Postgres
from crosshex.server.rooms.live import LiveTable
from crosshex.server.store.store import Store
from tests.scale.chaos_run import ChaosRun, play_meanwhile
from tests.scale.checker import History, check, read
from tests.scale.recording_client import HOST
from tests.scale.serving import serve_command

MOVES_BEFORE_A_KILL = 8
START_PATIENCE = 300.0
"""How long a server may take to start again and to take moves: a busy machine needs minutes."""
HANG_SECONDS = 7.0
"""Longer than a process may be silent and keep its leases."""


class Server:
    """A server process that may die at any moment."""

    def __init__(self, db: str, *options: str) -> None:
        self.port = 0
        self._db = db
        self._options = options
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process is not None
        return self._process.pid

    @property
    def gave_up(self) -> bool:
        """Whether it ended by itself, because another process had taken the port."""
        return self._process is not None and self._process.returncode is not None

    async def start(self) -> None:
        with socket.create_server((HOST, 0)) as free:
            self.port = free.getsockname()[1]
        command = serve_command(self._db, self.port, *self._options)
        null = asyncio.subprocess.DEVNULL
        self._process = await asyncio.create_subprocess_exec(*command, stdout=null, stderr=null)

    async def hang(self, seconds: float) -> None:
        """Stop for some time, as a machine does that swaps or is moved."""
        os.kill(self.pid, signal.SIGSTOP)
        await asyncio.sleep(seconds)
        os.kill(self.pid, signal.SIGCONT)

    async def kill(self) -> None:
        assert self._process is not None
        if not self.gave_up:
            self._process.send_signal(signal.SIGKILL)
        await self._process.wait()


Split = Literal["tables", "players"]
"""Whether each client stays at one server, or goes to another one now and then."""


async def torment(
    db: str,
    seconds: float,
    tables: int,
    seed: int,
    faults: int = 1,
    servers: int = 1,
    split: Split = "players",
) -> tuple[History, int]:
    """Let tables play while servers are killed at random moments, at least this often.

    Of several servers, one also hangs at every other fault.
    """
    rng = random.Random(seed)
    running = [Server(db) for _ in range(servers)]
    happened = 0

    async def disturb(run: ChaosRun) -> None:
        nonlocal happened
        end = time.monotonic() + seconds
        while time.monotonic() < end or happened < faults:
            await run.moves(MOVES_BEFORE_A_KILL, START_PATIENCE)
            await asyncio.sleep(rng.uniform(0.0, 1.0))
            victim = rng.choice(running)
            happened += 1
            if servers > 1 and happened % 2 == 0:
                await victim.hang(HANG_SECONDS)
            else:
                await victim.kill()
                await victim.start()
            run.ports[:] = [server.port for server in running]

    try:
        for server in running:
            await server.start()
        ports = [server.port for server in running]
        history = await play_meanwhile(ports, disturb, tables, seed, split == "tables")
    finally:
        for server in running:
            await server.kill()
    return history, happened


def compare(db: str, history: History) -> list[str]:
    """Acknowledged moves that are not in the store exactly once, and tables that do not replay."""
    stored = read(db)
    asyncio.run(_load_all(db, [table for table in stored if table]))
    return check(history, stored)


async def _load_all(db: str, tables: list[str]) -> None:
    """Load every table; raises if any stored move is against the rules."""
    store = Store(db)
    try:
        for table in tables:
            seed, stored = await store.load_table(table)
            assert seed is not None
            LiveTable.load(table, stored, seed, 0)
    finally:
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    parser.add_argument("--faults", type=int, default=1, help="at least this many")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--split", choices=("tables", "players"), default="players")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        db = f"sqlite:///{folder}/crash.db"
        if options.servers > 1:
            db = stack.enter_context(Postgres(Path(folder))).url
        work = torment(
            db,
            options.seconds,
            options.tables,
            options.seed,
            options.faults,
            options.servers,
            options.split,
        )
        history, kills = asyncio.run(work)
        faults = compare(db, history)
    print(
        f"seed {options.seed}: {kills} faults, {len(history.acknowledged)} moves "
        f"acknowledged, {history.repeated} repeated after a crash, {len(faults)} faults"
    )
    print("\n".join(faults[:20]))
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
