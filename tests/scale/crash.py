"""Kills the server again and again under load, and compares what it acknowledged with what it has.

`python -m tests.scale.crash --seconds 60` runs longer than the test suite does.
"""

import argparse
import asyncio
import json
import random
import secrets
import signal
import socket
import sqlite3
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from benchmarks.load_socket import LoadSocket
from crosshex.server.live import LiveTable
from crosshex.server.store import StoredEvent
from crosshex.table.events import Played, from_json
from tests.scale.serving import serve_command

HOST = "127.0.0.1"
PATIENCE = 60.0
MOVES_BEFORE_A_KILL = 8
Json = dict[str, Any]


@dataclass(frozen=True)
class Acknowledged:
    """A move that the server said it has stored."""

    table: str
    key: str
    seq: int
    seat: int
    move: str


@dataclass
class Report:
    """What happened."""

    kills: int = 0
    repeated: int = 0
    acknowledged: list[Acknowledged] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


class Server:
    """A server process that may die at any moment."""

    def __init__(self, db: Path) -> None:
        self.port = 0
        self._db = db
        self._process: asyncio.subprocess.Process | None = None

    @property
    def gave_up(self) -> bool:
        """Whether it ended by itself: somebody else was quicker to take the port."""
        return self._process is not None and self._process.returncode is not None

    async def start(self) -> None:
        with socket.create_server((HOST, 0)) as free:
            self.port = free.getsockname()[1]
        command = serve_command(self._db, self.port)
        null = asyncio.subprocess.DEVNULL
        self._process = await asyncio.create_subprocess_exec(*command, stdout=null, stderr=null)

    async def kill(self) -> None:
        assert self._process is not None
        if not self.gave_up:
            self._process.send_signal(signal.SIGKILL)
        await self._process.wait()


class Gambler:
    """One client that holds both seats of a table and never stops playing."""

    def __init__(self, server: Server, report: Report, rng: random.Random) -> None:
        self._server = server
        self._report = report
        self._rng = rng
        self._cookie = secrets.token_urlsafe(32)
        self._table = ""
        self._inbox: asyncio.Queue[Json | None] = asyncio.Queue()
        self._pending: Json | None = None
        self._count = 0

    async def play(self) -> None:
        """Play on, whatever happens to the server."""
        while True:
            if not self._table:
                await self._sit_down()
            try:
                link = await LoadSocket.open(
                    HOST,
                    self._server.port,
                    f"/api/tables/{self._table}/socket",
                    lambda text: self._inbox.put_nowait(json.loads(text)),
                    lambda: self._inbox.put_nowait(None),
                    f"crosshex={self._cookie}",
                )
                await self._converse(link)
            except OSError:
                await asyncio.sleep(0.05)

    async def _sit_down(self) -> None:
        body = {
            "game": "qwixx",
            "seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}],
        }
        cookies = {"crosshex": self._cookie}
        async with httpx.AsyncClient(cookies=cookies, verify=False, trust_env=False) as http:
            while not self._table:
                address = f"http://{HOST}:{self._server.port}/api/tables"
                try:
                    answer = await http.post(address, json=body)
                    self._table = answer.json()["table"]["id"]
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)

    async def _converse(self, link: LoadSocket) -> None:
        while not self._inbox.empty():
            self._inbox.get_nowait()
        if self._pending is not None:
            # Nobody knows whether the last move was stored: say it again under the same key.
            self._report.repeated += 1
            link.send(json.dumps(self._pending).encode())
        while (message := await self._inbox.get()) is not None:
            kind = message["type"]
            if kind == "error":
                self._report.faults.append(f"{self._pending} was refused: {message}")
                self._pending = None
            elif self._pending is not None and message.get("re") == self._pending["id"]:
                self._acknowledge(message["seq"])
            if kind == "done":
                link.close()
            elif kind in ("welcome", "update") and self._pending is None:
                if message["table"]["status"] == "over":
                    self._table = ""
                    link.close()
                    return
                self._choose(message, link)

    def _acknowledge(self, seq: int) -> None:
        assert self._pending is not None
        command, self._pending = self._pending, None
        self._report.acknowledged.append(
            Acknowledged(self._table, command["id"], seq, command["seat"], command["move"])
        )

    def _choose(self, message: Json, link: LoadSocket) -> None:
        ask = self._rng.choice(message["you"]["asks"])
        self._count += 1
        self._pending = {
            "type": "play",
            "id": f"move {self._count}",
            "seat": ask["seat"],
            "move": self._rng.choice(ask["choices"])["move"],
        }
        link.send(json.dumps(self._pending).encode())


async def torment(db: Path, seconds: float, tables: int, seed: int, kills: int = 1) -> Report:
    """Let tables play while the server is killed at random moments, so often at least."""
    rng = random.Random(seed)
    report, server = Report(), Server(db)
    await server.start()
    gamblers = [Gambler(server, report, random.Random(rng.random())) for _ in range(tables)]
    tasks = [asyncio.create_task(gambler.play()) for gambler in gamblers]
    end = time.monotonic() + seconds
    try:
        while time.monotonic() < end or report.kills < kills:
            enough = len(report.acknowledged) + MOVES_BEFORE_A_KILL
            patience = time.monotonic() + PATIENCE
            while len(report.acknowledged) < enough and time.monotonic() < patience:
                if server.gave_up:
                    await server.start()
                await asyncio.sleep(0.01)
            await asyncio.sleep(rng.uniform(0.0, 1.0))
            await server.kill()
            report.kills += 1
            await server.start()
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if not isinstance(ended, asyncio.CancelledError):
                report.faults.append(f"a client gave up: {ended!r}")
        await server.kill()
    return report


def compare(db: Path, report: Report) -> list[str]:
    """What was acknowledged and is not in the store exactly once, or does not replay."""
    faults = list(report.faults)
    store = sqlite3.connect(db)
    rows = store.execute("SELECT table_id, seq, at, data, holder, key FROM events ORDER BY 1, 2")
    stored: dict[str, list[StoredEvent]] = {}
    for table, seq, at, data, holder, key in rows:
        event = from_json(json.loads(data))
        stored.setdefault(table, []).append(StoredEvent(seq, at, event, holder, key))
    store.close()
    for table, events in stored.items():
        if [each.seq for each in events] != list(range(1, len(events) + 1)):
            faults.append(f"{table} has gaps")
        # Raises if any stored move is against the rules.
        LiveTable.load(table, events, bytes(32), 0)
    for told in report.acknowledged:
        faults += _missing(told, stored.get(told.table, []))
    return faults


def _missing(told: Acknowledged, events: list[StoredEvent]) -> list[str]:
    found = [each.seq for each in events if each.key == told.key]
    if found != [told.seq]:
        return [f"{told} is in the store {len(found)} times, at {found}"]
    moves = [each.event for each in events[: told.seq] if isinstance(each.event, Played)]
    if moves[-1] != Played(told.seat, told.move):
        return [f"{told} was stored as {moves[-1]}"]
    return []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "crash.db"
        report = asyncio.run(torment(db, options.seconds, options.tables, options.seed))
        faults = compare(db, report)
    print(
        f"seed {options.seed}: {report.kills} kills, {len(report.acknowledged)} moves "
        f"acknowledged, {report.repeated} repeated after a crash, {len(faults)} faults"
    )
    print("\n".join(faults[:20]))
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
