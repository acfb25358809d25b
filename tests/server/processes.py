"""Server processes without their sockets, on one event loop: a test runs several."""

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from crosshex.server.api.table_sockets import COMMAND
from crosshex.server.config import ServerConfig
from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.ops.supervise import Supervisor
from crosshex.server.rooms.live import LiveTable
from crosshex.server.rooms.others import Others
from crosshex.server.rooms.rooms import Rooms
from crosshex.server.store.store import Store
from crosshex.table.commands import NewTable

ANN, BOB, EVE = "a" * 32, "b" * 32, "e" * 32
PATIENCE = 60.0
Json = dict[str, Any]


class Process(NamedTuple):
    """A server process: its tables, the other processes as it knows them, its tasks."""

    rooms: Rooms
    store: Store
    pool: WorkerPool
    supervisor: Supervisor

    @property
    def others(self) -> Others:
        assert self.rooms.others is not None
        return self.rooms.others

    async def die(self) -> None:
        """Stop without telling the other processes, like a killed process."""
        await self.supervisor.stop()
        await self.rooms._driver.stop()


@asynccontextmanager
async def process(config: ServerConfig, bots: int = 0) -> AsyncIterator[Process]:
    """Run a process that shares a PostgreSQL for the duration of the block."""
    store, supervisor = Store(config.db_url), Supervisor()
    pool = WorkerPool(bots, 10.0)
    made = Process(Rooms(config, store, pool), store, pool, supervisor)
    try:
        made.rooms.start(supervisor)
        await until(lambda: made.others.linked)
        yield made
    finally:
        await supervisor.stop()
        await made.rooms.stop()
        await pool.close()
        await store.close()


async def until(wanted: Callable[[], object]) -> None:
    """Wait until a condition is met."""
    deadline = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < deadline, "it never came"
        await asyncio.sleep(0.01)


class Listener:
    """A client that keeps the messages it gets."""

    def __init__(self, holder: str | None, link: str | None = None) -> None:
        self.device = self.holder = holder
        self.link = link
        self.address = ""
        self.heard: list[Json] = []
        self.closed: int | None = None

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def close(self, code: int) -> None:
        self.closed = code


def new_table(*seats: Json, **options: Any) -> NewTable:
    two = list(seats) or [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"}]
    return NewTable.model_validate({"game": "qwixx", "seats": two, "pace": 0, **options})


async def send(
    to: Process,
    live: LiveTable,
    type: str,
    by: str = ANN,
    at: Listener | None = None,
    **fields: Any,
) -> Json | None:
    """The answer of a process to a command."""
    command = COMMAND.validate_python({"type": type, "id": secrets.token_hex(4), **fields})
    return await to.rooms.commands.command(live, command, by, at)


async def play(to: Process, live: LiveTable, **fields: Any) -> Json | None:
    """Let a seat that owes a decision cross nothing."""
    seat = min(live.table.owes)
    assert live.table.state is not None
    move = str(live.table.state.legal(seat)[-1])
    return await send(to, live, "play", seat=seat, move=move, **fields)


async def both(one: Process, two: Process, new: NewTable) -> tuple[LiveTable, LiveTable]:
    """Make a table that is in memory at two processes."""
    here = await one.rooms.setup.create(new, ANN)
    return here, await two.rooms.tables.get(here.table.id)


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 5 * PATIENCE))


Scene = Callable[[Rooms], Coroutine[Any, Any, None]]


def play_scene(folder: Path, scene: Scene) -> None:
    """Play a scene with tables on a SQLite file, without a server around it."""

    async def play_it() -> None:
        store = Store(f"sqlite:///{folder}/tables.db")
        await scene(Rooms(ServerConfig(), store, WorkerPool(0, 1.0)))
        await store.close()

    asyncio.run(play_it())
