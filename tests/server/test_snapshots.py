"""Long tables load as fast as short ones, and no command runs twice."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import Connection

from crosshex.server import hub as hub_module
from crosshex.server import snapshots
from crosshex.server import store as store_module
from crosshex.server.bot_pool import BotPool
from crosshex.server.config import ServerConfig
from crosshex.server.database import make_engine, migrate
from crosshex.server.hub import Hub
from crosshex.server.live import LiveTable
from crosshex.server.store import Store
from crosshex.server.supervise import Supervisor
from crosshex.server.table_removal import delete_for_owner
from crosshex.server.writes import StoredEvent, load_events
from crosshex.table.commands import Configure, NewTable, Play
from crosshex.table.faults import Refused
from tests.server.harness import ME

ANN = "ann"
TWO = {"game": "qwixx", "seats": [ME, ME]}


@pytest.fixture(autouse=True)
def small_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lower the limits, so that short tables count as long."""
    monkeypatch.setattr(snapshots, "EVERY", 40)
    monkeypatch.setattr(snapshots, "LEAVING", 10)
    monkeypatch.setattr(snapshots, "MOST_KEYS", 20)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Hub]:
    """A hub on a file, without a server around it."""
    config = ServerConfig(db=f"sqlite:///{folder}/tables.db")
    store = Store(config.db_url)
    hub = Hub(config, store, BotPool(0, 1.0), Supervisor())
    yield hub
    await hub.snapshots.close()
    await store.close()


async def lengthen(hub: Hub, live: LiveTable, events: int, key: str = "k") -> None:
    """Add this many events to a table."""
    for number in range(events):
        command = Configure(type="configure", id=f"{key}{number}", pace=number % 5000)
        await hub.command(live, command, ANN)


async def new_table(hub: Hub, events: int = 0, **fields: Any) -> str:
    live = await hub.setup.create(NewTable.model_validate({**TWO, **fields}), ANN)
    await lengthen(hub, live, events)
    return live.table.id


async def reload(hub: Hub, table: str) -> tuple[LiveTable, int]:
    """Load a table from the store; also returns how many of its events were read."""
    hub.tables.pop(table, None)
    await hub.snapshots.close()
    read = 0

    def counted(connection: Connection, table: str, after: int = 0) -> list[StoredEvent]:
        nonlocal read
        stored = load_events(connection, table, after)
        read += len(stored)
        return stored

    with pytest.MonkeyPatch.context() as patch:
        for module in (snapshots, store_module):
            patch.setattr(module, "load_events", counted)
        return await hub.get(table), read


Scene = Callable[[Hub], Coroutine[Any, Any, None]]


def play_scene(folder: Path, scene: Scene) -> None:
    async def run() -> None:
        async with opened(folder) as hub:
            await scene(hub)

    asyncio.run(run())


def whole(live: LiveTable) -> dict[str, Any]:
    """What clients see of a table, and all of its state."""
    shown: dict[str, Any] = orjson.loads(orjson.dumps(live.snapshot(ANN, 0)))
    # After a load the server waits for all people to reconnect.
    return {**shown, "now": 0, "awaited": [], "value": live.table}


def test_loading_reads_no_more_events_of_a_long_table_than_of_a_short_one(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        for events in (50, 70, 300):
            table = await new_table(hub, events)
            before = whole(hub.tables[table])
            live, read = await reload(hub, table)
            assert whole(live) == before
            assert live.table.seq > events
            assert read <= snapshots.EVERY + 1

    play_scene(tmp_path, scene)


def test_a_snapshot_is_written_when_a_table_leaves_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hub: Hub) -> None:
        short, long = await new_table(hub, 5), await new_table(hub, snapshots.LEAVING)
        hub.forget_idle()
        assert hub.tables == {}
        assert (await reload(hub, short))[1] > 5
        assert (await reload(hub, long))[1] == 1

    monkeypatch.setattr(hub_module, "KEPT_SECONDS", -1.0)
    play_scene(tmp_path, scene)


def test_snapshots_are_made_outside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_in: list[threading.Thread] = []
    write = snapshots.write_snapshot

    def noted(*given: Any) -> Any:
        made_in.append(threading.current_thread())
        return write(*given)

    monkeypatch.setattr(snapshots, "write_snapshot", noted)

    async def scene(hub: Hub) -> None:
        await new_table(hub, snapshots.EVERY)
        await hub.snapshots.close()
        assert len(made_in) == 1 and made_in[0] is not threading.current_thread()

    play_scene(tmp_path, scene)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE snapshots SET version = 'other'",
        "UPDATE snapshots SET data = 'broken'",
        "UPDATE snapshots SET data = replace(data, '\"position\"', '\"place\"')",
        "UPDATE snapshots SET data = replace(data, 'qwixx', 'no-such-game')",
        "UPDATE snapshots SET seq = seq - 1",
        "UPDATE snapshots SET seq = seq + 100000",
    ],
)
def test_an_unusable_snapshot_is_ignored(tmp_path: Path, change: str) -> None:
    async def scene(hub: Hub) -> None:
        table = await new_table(hub, snapshots.EVERY)
        before = whole(hub.tables[table])
        await hub.snapshots.close()
        with sqlite3.connect(tmp_path / "tables.db") as rows:
            assert rows.execute(change).rowcount == 1
        rows.close()
        live, read = await reload(hub, table)
        assert whole(live) == before
        assert read >= live.table.seq

    play_scene(tmp_path, scene)


def test_a_deleted_table_leaves_no_snapshot(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        table = await new_table(hub, snapshots.EVERY)
        await delete_for_owner(
            hub, hub.tables[table], ANN
        )  # Delete it while the snapshot is being made, or afterwards.
        await hub.snapshots.close()
        table = await new_table(hub, snapshots.EVERY)
        await hub.snapshots.close()
        await delete_for_owner(hub, hub.tables[table], ANN)
        with sqlite3.connect(tmp_path / "tables.db") as rows:
            assert rows.execute("SELECT count(*) FROM snapshots").fetchone() == (0,)
        rows.close()

    play_scene(tmp_path, scene)


@pytest.mark.parametrize("again", ["in memory", "from the store"])
def test_a_command_runs_once_however_long_ago_it_was(tmp_path: Path, again: str) -> None:
    async def scene(hub: Hub) -> None:
        table = await new_table(hub)
        live = hub.tables[table]
        first = Configure(type="configure", id="first", pace=7)
        move = Play(type="play", id="move", seat=0, move="-")
        done = await hub.command(live, first, ANN)
        moved = await hub.command(live, move, ANN)
        await lengthen(hub, live, 60)
        await hub.snapshots.close()
        if again == "from the store":
            live, _ = await reload(hub, table)
        assert len(live.keys) < snapshots.EVERY
        assert (ANN, "first") not in live.keys and (ANN, "move") not in live.keys
        seq = live.table.seq
        # The first would still be possible; the second is against the rules by now.
        assert await hub.command(live, first, ANN) == done
        assert await hub.command(live, move, ANN) == moved
        assert (live.table.seq, live.table.settings.pace) != (seq + 1, 7)
        assert live.table.seq == seq
        # Keys of different people are independent.
        with pytest.raises(Refused, match="not-your-seat"):
            await hub.command(live, move, "bob")

    play_scene(tmp_path, scene)


def test_keys_are_found_by_an_index(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path}/tables.db")
    migrate(engine)
    engine.dispose()
    with sqlite3.connect(tmp_path / "tables.db") as rows:
        plan = rows.execute(
            "EXPLAIN QUERY PLAN SELECT seq FROM commands"
            " WHERE table_id = ? AND holder = ? AND key = ?",
            ("t", "h", "k"),
        ).fetchall()
    rows.close()
    assert "USING PRIMARY KEY (table_id=? AND holder=? AND key=?)" in plan[0][3]


def test_a_table_in_memory_drops_keys_that_the_store_can_find(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        table = await new_table(hub)
        async with opened(tmp_path) as other:
            followed = await other.get(table)
            live = hub.tables[table]
            for part in range(6):
                await lengthen(hub, live, 20, f"{part}-")
                await hub.snapshots.close()
                await other.catch_up_with(followed)
                await other.snapshots.close()
            assert followed.table == live.table
            assert len(followed.keys) <= 2 * snapshots.EVERY
            again = Configure(type="configure", id="0-3", pace=1)
            assert (await other.command(followed, again, ANN) or {})["seq"] < 10

    play_scene(tmp_path, scene)
