"""Scenes with a Daily whose clock the test holds, and people who play in different ways."""

import asyncio
import hashlib
import itertools
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import orjson
import pytest

from crosshex.rules import QwixxState, State
from crosshex.server.api.table_sockets import COMMAND
from crosshex.server.config import DAY_MS, ServerConfig
from crosshex.server.daily import daily as daily_module
from crosshex.server.daily import store as daily_store
from crosshex.server.daily.daily import Daily
from crosshex.server.daily.days import read_day
from crosshex.server.jobs.fair_queue import Rank
from crosshex.server.jobs.messages import Job
from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.rooms.rooms import Rooms
from crosshex.server.store.store import Store
from crosshex.table.events import Thrown
from crosshex.table.faults import Refused

TODAY: Final = read_day("2026-11-19") or 0
SEED: Final = hashlib.sha256(b"365").digest()
"""With these throws, `RED` locks the green row at throw 11, `BLUE` the blue one, `EVEN` none."""
ANN, BOB, CAT = (letter * 32 for letter in "abc")
HOUR_MS = DAY_MS // 24

Player = Callable[[State], str]


def keen_on(*skips: int) -> Player:
    """A player who crosses the field with the fewest gaps, and gladly in some rows."""

    def choose(state: State) -> str:
        assert isinstance(state, QwixxState)
        words = [str(move) for move in state.legal(0)]
        costs = {}
        for word in words:
            if word[0] in "rygb":
                row, number = "rygb".index(word[0]), int(word[1:])
                place = number - 2 if row < 2 else 12 - number
                costs[word] = place - state.marks[0].rows[row].bit_length() + skips[row]
        best = min(costs, key=lambda word: costs[word], default=None)
        nothing = next((word for word in words if word in "-x"), None)
        return best if best and (costs[best] <= 3 or nothing is None) else nothing or words[0]

    return choose


RED, BLUE, EVEN = keen_on(-2, 1, 1, 1), keen_on(1, 1, 1, -2), keen_on(0, 0, 0, 0)


def idle(state: State) -> str:
    """A player who crosses nothing: the game is over after four throws, with -20 points."""
    return next(str(move) for move in state.legal(0) if str(move) in "-x")


class Workers(WorkerPool):
    """Worker processes that are never started: this process does their work."""

    def __init__(self) -> None:
        super().__init__(0, 1.0)
        self.jobs: list[str] = []
        self.points: dict[bool, int] = {False: 70, True: 71}
        self.exact = False
        self.busy = False

    async def read(
        self, job: Job, seconds: float, address: str = "", rank: Rank = Rank.READ
    ) -> bytes:
        self.jobs.append(type(job).__name__)
        if self.jobs[-1] == "SolveGame":
            if self.busy:
                raise Refused("busy")
            self.exact = True
            return b"true"
        return orjson.dumps({"points": self.points[self.exact], "exact": self.exact})


class Scene:
    """A Daily on a store in a file, its tables, and the clock.

    Attributes:
        now: the time in milliseconds; tests set it.
    """

    def __init__(self, url: str) -> None:
        self.now = TODAY * DAY_MS + 12 * HOUR_MS
        self.store = Store(url)
        self.workers = Workers()
        self.ids = itertools.count()
        self.open()

    def open(self) -> None:
        """Begin anew with what is stored, as after a restart."""
        self.rooms = Rooms(ServerConfig(), self.store, self.workers)
        self.daily = Daily(
            self.store, self.rooms.setup, self.rooms.commands, self.workers, lambda: self.now
        )

    async def play(
        self, table: str | None, holder: str, player: Player = idle, most: int = 1000
    ) -> None:
        """Play a table to its end, or for some decisions."""
        assert table is not None
        live = await self.rooms.tables.get(table)
        for _ in range(most):
            if (state := live.table.state) is None or live.table.status == "over":
                break
            fields = {"type": "play", "id": f"c{next(self.ids)}", "seat": 0, "move": player(state)}
            await self.rooms.commands.command(live, COMMAND.validate_python(fields), holder)

    async def play_today(self, holder: str, player: Player = idle) -> str:
        """Begin the game of today and play it to its end; its table."""
        table = (await self.daily.start("Ann", holder))["table"]
        assert table is not None
        await self.play(table, holder, player)
        return table

    async def throws(self, table: str) -> list[str]:
        """The throws of a table."""
        stored = await self.store.load(table)
        return [each.event.roll for each in stored if isinstance(each.event, Thrown)]

    async def tables(self) -> int:
        """How many tables there are."""
        sql = "SELECT count(*) FROM tables"
        found: Any = await self.store.run(lambda link: link.exec_driver_sql(sql).scalar())
        return int(found)


def on_stage(
    where: Path | str, monkeypatch: pytest.MonkeyPatch, scene: Callable[[Scene], Awaitable[None]]
) -> None:
    """Play a scene on a SQLite file in a folder, or on another store.

    All days have the same seed, and are closed as soon as they are due.
    """

    async def play_it() -> None:
        stage = Scene(where if isinstance(where, str) else f"sqlite:///{where}/tables.db")
        await scene(stage)
        await stage.store.close()

    monkeypatch.setattr(daily_store, "new_seed", lambda: SEED)
    monkeypatch.setattr(daily_module, "DUE_SECONDS", -1.0)
    asyncio.run(play_it())
