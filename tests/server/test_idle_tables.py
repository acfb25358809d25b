"""What nobody uses for long is removed, and nothing that somebody has just used."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from crosshex.server.clock import now_ms
from crosshex.server.config import DAY_MS, ServerConfig
from crosshex.server.store import Store
from crosshex.server.writes import Append, Conflict, StoredEvent
from crosshex.table.events import TakebackAsked
from tests.server.harness import ME, OPEN, Player, running


def row(table: str, active_at: int) -> dict[str, Any]:
    """The row of a table in the store."""
    fields = {"id": table, "owner": "ann", "seed": "", "created": 0, "active_at": active_at}
    return {**fields, "status": "playing", "public": False, "driven": False, "summary": "{}"}


def played(table: str, seq: int, **row: Any) -> Append:
    """One more event of a table."""
    return Append(table, [StoredEvent(seq, now_ms(), TakebackAsked(0))], row)


def test_a_table_that_was_played_after_it_was_listed_as_idle_is_kept(tmp_path: Path) -> None:
    async def try_it() -> None:
        store = Store(f"sqlite:///{tmp_path}/tables.db")
        long_ago, before = now_ms() - 31 * DAY_MS, now_ms() - 30 * DAY_MS
        for table in ("old", "used"):
            first = StoredEvent(1, long_ago, TakebackAsked(0))
            await store.append(Append(table, [first], row(table, long_ago), new=True))
        idle = await store.idle_since(before)
        assert sorted(idle) == ["old", "used"]
        await store.append(played("used", 2, active_at=now_ms()))
        assert await store.delete_idle(idle, before) == ["old"]
        assert len(await store.load("used")) == 2
        with pytest.raises(Conflict):
            await store.append(played("old", 2))
        assert await store.load("old") == [], "no event without its table"
        await store.close()

    asyncio.run(try_it())


def test_a_move_at_a_table_that_was_removed_is_not_acknowledged(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    config = ServerConfig(db=f"sqlite:///{db}", rate_limits=False)
    with running(config) as server, Player(server) as ann:
        table = ann.create("six", ME, ME)["table"]["id"]
        ann.connect(table)
        with sqlite3.connect(db) as store:
            store.execute("PRAGMA foreign_keys=ON")
            store.execute("DELETE FROM tables WHERE id = ?", [table])
            (left,) = store.execute("SELECT count(*) FROM events").fetchone()
        store.close()
        assert left == 0, "a table takes its events with it"
        ann.send("play", seat=0, move="0,0")
        assert ann.closed_with() == 4410
        assert "re" not in ann.inbox[-1], "the move was not acknowledged"
        assert ann.http.get(f"/tables/{table}").status_code == 404
        assert ann.create("six", ME, OPEN)["table"]["status"] == "open"
