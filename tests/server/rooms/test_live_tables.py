"""The tables in memory: one object for each, however many requests come and go."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from crosshex.rules import CrosshexError
from crosshex.server.api.table_sockets import COMMAND
from crosshex.server.config import ServerConfig
from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.rooms.live import LiveTable
from crosshex.server.rooms.rooms import Rooms
from crosshex.server.store.store import Store
from crosshex.table.commands import NewTable
from crosshex.table.faults import Refused
from tests.server.harness import ME, OPEN
from tests.server.processes import ANN, BOB, play_scene


def test_a_table_is_loaded_once_even_if_a_request_for_it_is_cancelled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        config = ServerConfig(db=f"sqlite:///{tmp_path}/tables.db")
        store = Store(config.db_url)
        rooms = Rooms(config, store, WorkerPool(1, 1.0))
        tables = rooms.tables
        new = NewTable.model_validate({"game": "six", "seats": [ME, OPEN]})
        table = (await rooms.setup.create(new, "a" * 32)).table.id
        tables.loaded.clear()
        loads, go_on = 0, asyncio.Event()
        load = tables._load

        async def slowly(table_id: str) -> LiveTable:
            nonlocal loads
            loads += 1
            await go_on.wait()
            return await load(table_id)

        monkeypatch.setattr(tables, "_load", slowly)
        gone = asyncio.create_task(tables.get(table))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        others = [asyncio.create_task(tables.get(table)) for _ in range(3)]
        await asyncio.sleep(0)
        go_on.set()
        found = await asyncio.gather(*others)
        assert loads == 1 and set(map(id, found)) == {id(tables.loaded[table])}
        for _ in range(2):  # A failure is not remembered.
            with pytest.raises(Refused, match="unknown-table"):
                await tables.get("nosuchtable")
        await store.close()

    asyncio.run(work())


def test_a_table_that_its_game_can_no_longer_read_hides_no_other_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(rooms: Rooms) -> None:
        new = NewTable.model_validate({"game": "qwixx", "seats": [ME, ME]})
        broken, sound = [(await rooms.setup.create(new, ANN)).table.id for _ in range(2)]
        rooms.tables.loaded.clear()
        load = LiveTable.load

        def load_one(table_id: str, *rest: Any) -> LiveTable:
            if table_id == broken:
                raise CrosshexError("the rules have changed")
            return load(table_id, *rest)

        monkeypatch.setattr(LiveTable, "load", load_one)
        running = await rooms.tables._store.summaries_of(ANN)
        found = await rooms.tables.waiting(running, ANN)
        assert len(running) == 2 and [each["id"] for each in found] == [sound]
        with pytest.raises(Refused, match="internal"):
            await rooms.tables.get(broken)

    play_scene(tmp_path, scene)


def test_a_refused_command_reads_no_database_on_sqlite(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(rooms: Rooms) -> None:
        new = NewTable.model_validate({"game": "six", "seats": [ME, ME | {"name": "Ben"}]})
        live = await rooms.setup.create(new, ANN)

        async def noted(*given: Any) -> None:
            raise AssertionError("it reads or writes")

        for name in ("run", "write", "load_table", "load_newer"):
            monkeypatch.setattr(rooms.commands._store, name, noted)
        for by, move in ((ANN, "9,9"), (ANN, "?"), (BOB, "-1,0")):
            fields = {"type": "play", "id": move, "seat": 0, "move": move}
            with pytest.raises(Refused):
                await rooms.commands.command(live, COMMAND.validate_python(fields), by)

    play_scene(tmp_path, scene)
