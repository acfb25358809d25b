"""Snapshots of tables, so that a long game is loaded as quickly as a short one.

They are written rarely and in a thread, and share a disk flush with moves. A snapshot that is
missing, broken or of another version costs time, never a move: the events are the truth.
"""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any, NamedTuple

import orjson
from sqlalchemy import Connection, and_, bindparam, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from crosshex.server.leases import Lease, take_with
from crosshex.server.live import MOST_KEYS, LiveTable
from crosshex.server.schema import commands, events, snapshots, tables
from crosshex.server.store import Store
from crosshex.server.writes import StoredEvent, load_events
from crosshex.table.faults import Refused
from crosshex.table.messages import News
from crosshex.table.snapshots import VERSION, Unwritable, read_table, write_table
from crosshex.table.table import Table

log = logging.getLogger(__name__)

EVERY = 256
"""A snapshot is written after this many events, so about as many are replayed on loading."""
LEAVING = 64
"""A table that leaves memory is written if it has this many events since its last snapshot."""


class StoredSnapshot(NamedTuple):
    """A table after event `seq`, as JSON, and the version of the program that wrote it."""

    seq: int
    version: str
    data: bytes


class StoredTable(NamedTuple):
    """A table in the store: its seed, its snapshot, and the snapshot's last event and all after it.

    Without a snapshot, all events.
    """

    seed: bytes
    snapshot: StoredSnapshot | None
    events: list[StoredEvent]


class Snapshots:
    """Writes and reads the snapshots of all tables of one process."""

    def __init__(self, store: Store, idle_ms: int) -> None:
        self._store = store
        self._idle_ms = idle_ms
        self._writing: set[asyncio.Task[None]] = set()

    # -- writing

    def note(self, live: LiveTable, leaving: bool = False) -> None:
        """Write a snapshot if it is due, after new events or when a table leaves memory."""
        if live.table.seq - live.saved_seq >= (LEAVING if leaving else EVERY):
            live.saved_seq = live.table.seq
            self._begin(self._write(live, live.table, list(live.news)))

    def follow(self, live: LiveTable) -> None:
        """Forget keys of a table whose home, another process, may have written a snapshot."""
        if len(live.keys) > MOST_KEYS and live.table.seq - live.saved_seq >= EVERY:
            live.saved_seq = live.table.seq
            self._begin(self._forget_written(live))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _forget_written(self, live: LiveTable) -> None:
        with contextlib.suppress(SQLAlchemyError):  # A later call tries again.
            live.forget_keys(await self._store.run(partial(written_until, table=live.table.id)))

    async def _write(self, live: LiveTable, table: Table, news: list[News]) -> None:
        try:
            snapshot = await asyncio.to_thread(write_snapshot, table, news)
            await self._store.write(lambda connection: put(connection, table.id, snapshot))
            live.forget_keys(snapshot.seq)
        except Unwritable as error:
            extra = {"table": table.id, "reason": str(error)}
            log.info("a table cannot be written as a snapshot", extra=extra)
        except Exception:
            log.exception("a snapshot could not be written", extra={"table": table.id})

    async def close(self) -> None:
        """Wait for the snapshots that are being written."""
        await asyncio.gather(*self._writing)

    # -- reading

    async def load(self, table_id: str, me: str | None = None) -> LiveTable:
        """A table from the store; the process `me` takes its lease if that is free.

        Raises:
            Refused: there is no such table.
            OptionError: its game is not installed.
        """

        def work(connection: Connection) -> tuple[Lease | None, StoredTable | None]:
            lease = take_with(connection, table_id, me) if me else Lease(None, 0)
            return lease, read(connection, table_id) if lease else None

        lease, written = await self._store.run(work)
        if lease is None or written is None:
            raise Refused("unknown-table")
        live = await self._restore(table_id, written)
        live.home, live.fence = lease
        return live

    async def _restore(self, table_id: str, written: StoredTable) -> LiveTable:
        seed, snapshot, rest = written
        if snapshot:
            try:
                return await asyncio.to_thread(
                    restore, table_id, snapshot, rest, seed, self._idle_ms
                )
            except Exception as error:
                reason = {"table": table_id, "reason": repr(error)}
                log.warning("a snapshot cannot be used", extra=reason)
            rest = await self._store.load(table_id)
        if not rest:
            raise Refused("unknown-table")
        # A long game takes a while: a thread keeps the event loop free.
        live = await asyncio.to_thread(LiveTable.load, table_id, rest, seed, self._idle_ms)
        self.note(live)
        return live


def put(connection: Connection, table: str, snapshot: StoredSnapshot) -> None:
    """Replace the snapshot of a table and note its commands, unless the table was deleted."""
    if connection.execute(select(tables.c.id).where(tables.c.id == table)).scalar() is None:
        return
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    noted = written_until(connection, table)
    named = select(*(events.c[column.name] for column in commands.columns)).where(
        events.c.table_id == table,
        events.c.seq.between(noted + 1, snapshot.seq),
        events.c.key.is_not(None),
    )
    missing = dialect.insert(commands).from_select(list(commands.columns), named)
    connection.execute(missing.on_conflict_do_nothing())
    columns = {**snapshot._asdict(), "data": snapshot.data.decode()}
    row = dialect.insert(snapshots).values(table_id=table, **columns)
    connection.execute(row.on_conflict_do_update(index_elements=["table_id"], set_=columns))


def written_until(connection: Connection, table: str) -> int:
    """The last event in a table's snapshot of any version; 0: there is no snapshot."""
    return (
        connection.execute(select(snapshots.c.seq).where(snapshots.c.table_id == table)).scalar()
        or 0
    )


_READ = (
    select(tables.c.seed, snapshots.c.seq, snapshots.c.version, snapshots.c.data)
    .outerjoin_from(
        tables,
        snapshots,
        and_(snapshots.c.table_id == tables.c.id, snapshots.c.version == bindparam("ours")),
    )
    .where(tables.c.id == bindparam("wanted"))
)


def read(connection: Connection, table: str) -> StoredTable | None:
    """A table with its snapshot, if this version of the program wrote one; None: no such table."""
    found = connection.execute(_READ, {"wanted": table, "ours": VERSION}).one_or_none()
    if found is None:
        return None
    snapshot, after = None, 0
    if found.seq is not None:
        snapshot = StoredSnapshot(found.seq, found.version, found.data.encode())
        after = found.seq - 1
    return StoredTable(bytes.fromhex(found.seed), snapshot, load_events(connection, table, after))


def write_snapshot(table: Table, news: list[News]) -> StoredSnapshot:
    """A snapshot of a table with its latest news.

    Raises:
        Unwritable: reading the snapshot would not give the same table.
    """
    written = orjson.dumps({"table": write_table(table), "news": news})
    return StoredSnapshot(table.seq, VERSION, written)


def restore(
    table_id: str, snapshot: StoredSnapshot, rest: list[StoredEvent], seed: bytes, idle_ms: int
) -> LiveTable:
    """A table from its snapshot, the snapshot's last event and the events after it.

    Raises:
        ValueError: the snapshot does not match the events; other errors: it cannot be read.
    """
    written = orjson.loads(snapshot.data)
    table = read_table(table_id, written["table"])
    if not rest or (rest[0].seq, rest[0].at) != (table.seq, table.at):
        raise ValueError("the last event of the snapshot is not in the store")
    live = LiveTable(table, seed, idle_ms)
    live.news.extend(written["news"])
    live.saved_seq = live.keys_after = table.seq
    live.remember(rest[0])
    live.replay(rest[1:])
    return live
