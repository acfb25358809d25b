"""What nobody uses for long is removed, and nothing that somebody has just used."""

import asyncio
import sqlite3
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from crosshex.server.config import DAY_MS, ServerConfig
from crosshex.server.ops import clock
from crosshex.server.ops.clock import now_ms
from crosshex.server.store.schema import tables, uptimes
from crosshex.server.store.store import Store
from crosshex.server.store.uptime import RAN
from crosshex.server.store.writes import Append, Conflict, StoredEvent, add_table
from crosshex.table.events import TakebackAsked
from tests.server.harness import ME, OPEN, Player, first_move, running


def row(table: str) -> dict[str, Any]:
    """The row of a table in the store."""
    fields = {"id": table, "owner": "ann", "seed": "", "created": 0, "active_at": now_ms()}
    return {**fields, "status": "playing", "public": False, "driven": False, "summary": "{}"}


def played(table: str, seq: int) -> Append:
    """One more event of a table, which is used by that."""

    def use(db: Connection) -> None:
        db.execute(update(tables).where(tables.c.id == table).values(used=RAN))

    return Append(table, [StoredEvent(seq, now_ms(), TakebackAsked(0))], use)


def test_a_table_that_was_played_after_it_was_listed_as_idle_is_kept(tmp_path: Path) -> None:
    async def try_it() -> None:
        store = Store(f"sqlite:///{tmp_path}/tables.db")
        for table in ("old", "used"):
            first = StoredEvent(1, now_ms(), TakebackAsked(0))
            await store.write(partial(add_table, row=row(table), stored=[first]))
        await store.write(lambda connection: connection.execute(update(uptimes).values(ran=1000)))
        idle = await store.idle(500)
        assert sorted(idle) == ["old", "used"]
        await store.write(played("used", 2))
        assert await store.delete_idle(idle, 500) == ["old"]
        assert len(await store.load("used")) == 2
        with pytest.raises(Conflict):
            await store.write(played("old", 2))
        assert await store.load("old") == [], "no event without its table"
        await store.close()

    asyncio.run(try_it())


def test_a_move_at_a_table_that_was_removed_is_not_acknowledged(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    config = ServerConfig(db=f"sqlite:///{db}", rate_limits=False)
    with running(config) as server, Player(server) as ann:
        table = ann.create("six", ME, ME)["table"]["id"]
        move = first_move(ann.connect(table)["you"])
        with sqlite3.connect(db) as store:
            store.execute("PRAGMA foreign_keys=ON")
            store.execute("DELETE FROM tables WHERE id = ?", [table])
            (left,) = store.execute("SELECT count(*) FROM events").fetchone()
        store.close()
        assert left == 0, "a table takes its events with it"
        assert move is not None
        ann.send("play", seat=move[0], move=move[1])
        assert ann.closed_with() == 4410
        assert "re" not in ann.inbox[-1], "the move was not acknowledged"
        assert ann.http.get(f"/tables/{table}").status_code == 404
        assert ann.create("six", ME, OPEN)["table"]["status"] == "open"


@pytest.mark.parametrize("days", [40, -40])
def test_a_wrong_clock_at_a_start_removes_nothing(
    days: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = ServerConfig(db=f"sqlite:///{tmp_path}/tables.db", rate_limits=False)
    with running(config) as server, Player(server) as ann:
        made = [ann.create("six", ME, OPEN)["table"]["id"] for _ in range(20)]
        cookie = ann.cookie
    try:
        for set_by in (days * DAY_MS, 0):  # It is wrong at one start, and right again at the next.
            wrong = set_by * 1_000_000
            monkeypatch.setattr(clock.CLOCK, "wall", lambda wrong=wrong: time.time_ns() + wrong)
            clock.CLOCK.follow()
            with running(config) as server, Player(server, cookie) as ann:
                time.sleep(0.5)  # The first look for old tables comes with the start.
                for table in made:
                    assert ann.http.get(f"/tables/{table}").status_code == 200
    finally:
        monkeypatch.undo()
        clock.CLOCK.follow()
