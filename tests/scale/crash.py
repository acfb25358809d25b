"""Kills the server again and again under load, and compares its answers with its store.

`python -m tests.scale.crash --seconds 60` runs longer than the test suite.
"""

import argparse
import asyncio
import random
import signal
import socket
import sys
import tempfile
import time

from crosshex.server.snapshots import Snapshots
from crosshex.server.store import Store
from tests.scale.chaos_run import ChaosRun, play_meanwhile
from tests.scale.checker import History, check, read
from tests.scale.recording_client import HOST
from tests.scale.serving import serve_command

MOVES_BEFORE_A_KILL = 8


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

    async def kill(self) -> None:
        assert self._process is not None
        if not self.gave_up:
            self._process.send_signal(signal.SIGKILL)
        await self._process.wait()


async def torment(
    db: str, seconds: float, tables: int, seed: int, kills: int = 1, servers: int = 1, *options: str
) -> tuple[History, int]:
    """Let tables play while servers are killed at random moments, at least this often."""
    rng = random.Random(seed)
    running = [Server(db, *options) for _ in range(servers)]
    killed = 0

    async def kill(run: ChaosRun) -> None:
        nonlocal killed
        end = time.monotonic() + seconds
        while time.monotonic() < end or killed < kills:
            await run.moves(MOVES_BEFORE_A_KILL)
            await asyncio.sleep(rng.uniform(0.0, 1.0))
            victim = rng.choice(running)
            await victim.kill()
            killed += 1
            await victim.start()
            run.ports[:] = [server.port for server in running]

    try:
        for server in running:
            await server.start()
        ports = [server.port for server in running]
        history = await play_meanwhile(ports, kill, tables, seed)
    finally:
        for server in running:
            await server.kill()
    return history, killed


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
            await Snapshots(store, 0).load(table)
    finally:
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/crash.db"
        work = torment(db, options.seconds, options.tables, options.seed)
        history, kills = asyncio.run(work)
        faults = compare(db, history)
    print(
        f"seed {options.seed}: {kills} kills, {len(history.acknowledged)} moves "
        f"acknowledged, {history.repeated} repeated after a crash, {len(faults)} faults"
    )
    print("\n".join(faults[:20]))
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
