"""The store: append-only events in SQLite or PostgreSQL, with many tables sharing one disk flush.

One thread writes. It takes everything that waits, writes it in one transaction, and reports back:
the busier the server, the more moves share a flush. Nothing is acknowledged before it is on disk.
"""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import chain
from typing import Any, NamedTuple, TypeVar

import orjson
from sqlalchemy import (
    Connection,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from crosshex.server import uptime
from crosshex.server.clock import now_ms
from crosshex.server.config import DAY_MS
from crosshex.server.counts import Counts
from crosshex.server.engine import open_engine, unusable
from crosshex.server.schema import events, holders, snapshots, tables, tickets
from crosshex.server.store_faults import DAMAGED, is_outage, reason
from crosshex.server.supervise import Health
from crosshex.server.watchdog import Watchdog
from crosshex.table.events import Event, from_json, to_json

log = logging.getLogger(__name__)

T = TypeVar("T")
LARGEST_INSERT = 64
LINGER_SECONDS = 0.004
READERS = 8
PATIENCE_SECONDS = 6.0
"""How long the database may take for anything; it limits itself to a second less."""
TROUBLE_SECONDS = 60.0
"""How long a trouble is shown that nothing has disproved."""
MOST_NAMED = 500
"""How many tables one question names."""
LISTED = 50
"""How many tables a list shows."""


class Conflict(Exception):
    """Another process was quicker: the table has moved on since these events were decided."""


class TooManyTables(Exception):
    """The owner of a new table has so many that are not over already."""


class TicketUsed(Exception):
    """A ticket for dice is no longer there: another table was set up with it."""


class StoredEvent(NamedTuple):
    """An event with its place, and the command that it completes."""

    seq: int
    at: int
    event: Event
    holder: str | None = None
    key: str | None = None


class Append(NamedTuple):
    """What one command adds to the store, all or nothing.

    Attributes:
        table: the table's id.
        events: the new events.
        row: the whole row of a new table, or the columns that changed.
        new: whether the table is new.
        holders: people who are new at the table.
        ticket: the ticket for dice that a new table uses up.
        most: how many tables that are not over the owner of a new one may have; None: any number.
    """

    table: str
    events: list[StoredEvent]
    row: dict[str, Any]
    new: bool = False
    holders: tuple[str, ...] = ()
    ticket: str | None = None
    most: int | None = None


Writing = Append | Callable[[Connection], None]
"""What the writer does in one transaction with others: an addition, or some other work."""


class Store:
    """Tables and their events on disk."""

    def __init__(self, url: str, kept_ms: int = 30 * DAY_MS, counts: Counts | None = None) -> None:
        """Open a store and bring it up to date; `kept_ms` says how long tables are kept.

        Raises:
            StoreUnusable: it is away, damaged, full, or newer than this program.
        """
        self.counts = counts or Counts()
        self.linger = LINGER_SECONDS
        self.engine = open_engine(url)
        self._kept_ms = kept_ms
        try:
            with self.engine.begin() as connection:
                uptime.note_alive(connection, now_ms(), kept_ms)
                uptime.prove(connection)
        except SQLAlchemyError as error:
            self.engine.dispose()
            raise unusable(self.engine, error) from None
        self._watchdog = Watchdog(PATIENCE_SECONDS)
        self._trouble: tuple[str, float] | None = None
        self._lost = 0
        self._connection: Connection | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._waiting: queue.SimpleQueue[tuple[Writing, asyncio.Future[None]] | None] = (
            queue.SimpleQueue()
        )
        self._writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._writer.start()

    # -- writing

    async def append(self, addition: Append) -> None:
        """Store what a command adds; returns once it is on disk.

        Raises:
            Conflict: the table has moved on meanwhile.
            TicketUsed: its ticket is gone.
            TooManyTables: its owner has too many.
        """
        await self.write(addition)

    async def beat(self, prove: bool = False) -> None:
        """Note that a server is alive; with `prove`, moves can be stored if this returns."""

        def work(connection: Connection) -> None:
            uptime.note_alive(connection, now_ms(), self._kept_ms)
            if prove:
                uptime.prove(connection)

        await self.write(work)

    async def write(self, writing: Writing) -> None:
        """Let the writer do something in a transaction that others share; wait until it is done."""
        began = time.perf_counter()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put((writing, done))
        await done
        self.counts.appends.note(time.perf_counter() - began)

    @property
    def waiting(self) -> int:
        """How many commands wait for the writer."""
        return self._waiting.qsize()

    def _write_all(self) -> None:
        busy = False
        while first := self._waiting.get():
            if busy:
                # A flush costs as much for thirty moves as for one: let some more come.
                time.sleep(self.linger)
            batch = [first, *self._all_waiting()]
            busy = len(batch) > 1
            began = time.perf_counter()
            results = self._write_batch([writing for writing, _ in batch])
            self.counts.writes.note(time.perf_counter() - began)
            with contextlib.suppress(RuntimeError):  # Nobody waits any more.
                first[1].get_loop().call_soon_threadsafe(_report, batch, results)
        self._let_go()

    def _write_batch(self, batch: list[Writing]) -> list[Exception | None]:
        """Write a batch whatever happens; after an outage with a new connection."""
        try:
            if self._connection is None:
                self._connection = self.engine.connect()
            with self._watchdog.watch(self._connection):
                results = _write(self._connection, batch)
        except Exception as error:
            self._note(error)
            self._let_go()
            return [error] * len(batch)
        self._note(None)
        return results

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.invalidate()
                connection.close()

    def _note(self, error: Exception | None) -> None:
        """Remember what is wrong with the store, or that it is not."""
        if error is not None:
            if self._trouble is None:
                log.error("the store is in trouble", extra={"error": str(error)})
            self._lost += 1
            self._trouble = reason(error), time.monotonic()
        elif self._trouble is not None and self._trouble[0] != DAMAGED:
            log.warning("the store works again")
            self._trouble = None

    @property
    def trouble(self) -> str | None:
        """What was wrong with the store lately, or None."""
        if self._trouble is None or time.monotonic() > self._trouble[1] + TROUBLE_SECONDS:
            return None
        return self._trouble[0]

    @property
    def health(self) -> Health:
        """How the thread that writes does."""
        return Health("store writer", self._writer.is_alive(), self._lost, self.trouble)

    def _all_waiting(self) -> "Iterator[tuple[Writing, asyncio.Future[None]]]":
        while not self._waiting.empty():
            following = self._waiting.get()
            if following is None:
                self._waiting.put(None)
                return
            yield following

    async def delete(self, table: str) -> None:
        """Remove a table and all that belongs to it."""

        def work(connection: Connection) -> None:
            connection.execute(delete(events).where(events.c.table_id == table))
            connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
            connection.execute(delete(holders).where(holders.c.table_id == table))
            connection.execute(delete(tables).where(tables.c.id == table))

        await self.run(work)

    # -- reading

    async def load(self, table: str, after: int = 0) -> list[StoredEvent]:
        """The events of a table in order, those after a sequence number."""

        def work(connection: Connection) -> list[StoredEvent]:
            query = (
                select(events.c.seq, events.c.at, events.c.data, events.c.holder, events.c.key)
                .where(events.c.table_id == table, events.c.seq > after)
                .order_by(events.c.seq)
            )
            return [
                StoredEvent(seq, at, from_json(orjson.loads(data)), holder, key)
                for seq, at, data, holder, key in connection.execute(query)
            ]

        return await self.run(work)

    async def latest(self, wanted: list[str]) -> dict[str, int]:
        """The number of each table's last event; tables that are gone are left out."""
        last = (
            select(func.max(events.c.seq)).where(events.c.table_id == tables.c.id).scalar_subquery()
        )

        def work(connection: Connection) -> dict[str, int]:
            found: dict[str, int] = {}
            for start in range(0, len(wanted), MOST_NAMED):
                part = wanted[start : start + MOST_NAMED]
                query = select(tables.c.id, last).where(tables.c.id.in_(part))
                found.update((table, seq) for table, seq in connection.execute(query))
            return found

        return await self.run(work) if wanted else {}

    async def carried_out(self, table: str, holder: str, key: str) -> int | None:
        """The last event of a command that was carried out, or None; found by an index."""

        def work(connection: Connection) -> int | None:
            command = (events.c.table_id == table, events.c.holder == holder, events.c.key == key)
            return connection.execute(select(events.c.seq).where(*command)).scalar()

        return await self.run(work)

    async def seed(self, table: str) -> bytes | None:
        """The secret of a table's dice, or None if there is no such table."""

        def work(connection: Connection) -> bytes | None:
            found = connection.execute(select(tables.c.seed).where(tables.c.id == table)).scalar()
            return None if found is None else bytes.fromhex(found)

        return await self.run(work)

    async def linked(self, code: str) -> str | None:
        """The table that a link leads to, or None."""

        def work(connection: Connection) -> str | None:
            query = select(tables.c.id).where((tables.c.invite == code) | (tables.c.watch == code))
            return connection.execute(query).scalar()

        return await self.run(work)

    async def public_summaries(self) -> list[dict[str, Any]]:
        """Public tables that are open or being played, newest first."""
        query = (
            select(tables.c.summary)
            .where(tables.c.public, tables.c.status.in_(("open", "playing")))
            .order_by(tables.c.active_at.desc())
            .limit(LISTED)
        )
        return await self._summaries(query)

    async def summaries_of(self, holder: str) -> list[dict[str, Any]]:
        """The tables at which somebody holds a seat, or which they own, newest first."""
        query = (
            select(tables.c.summary)
            .join(holders, holders.c.table_id == tables.c.id)
            .where(holders.c.holder == holder)
            .order_by(tables.c.active_at.desc())
            .limit(LISTED)
        )
        return await self._summaries(query)

    async def _summaries(self, query: Any) -> list[dict[str, Any]]:
        def work(connection: Connection) -> list[dict[str, Any]]:
            return [orjson.loads(summary) for (summary,) in connection.execute(query)]

        return await self.run(work)

    async def driven(self) -> list[str]:
        """The running tables that bots or a clock move on."""

        def work(connection: Connection) -> list[str]:
            query = select(tables.c.id).where(tables.c.driven, tables.c.status == "playing")
            return list(connection.execute(query).scalars())

        return await self.run(work)

    async def idle_since(self, before: int) -> list[str]:
        """The tables that nobody has used since a moment."""

        def work(connection: Connection) -> list[str]:
            query = select(tables.c.id).where(tables.c.active_at < before).limit(1000)
            return list(connection.execute(query).scalars())

        return await self.run(work)

    async def count(self) -> int:
        """How many tables there are; asking it shows that the store answers."""

        def work(connection: Connection) -> int:
            return connection.execute(select(func.count()).select_from(tables)).scalar_one()

        return await self.run(work)

    async def gaps_since(self, moment: int) -> list[uptime.Gap]:
        """When no server ran: the downtimes that ended after a moment."""
        return await self.run(lambda connection: uptime.gaps_since(connection, moment))

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something that may be done twice: a connection may have been lost while idle."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, self._in_thread, work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return await loop.run_in_executor(self._readers, self._in_thread, work)

    def _in_thread(self, work: Callable[[Connection], T]) -> T:
        try:
            with (
                self.engine.connect() as connection,
                self._watchdog.watch(connection),
                connection.begin(),
            ):
                return work(connection)
        except Exception as error:
            if is_outage(error):
                self._note(error)
            raise

    async def close(self) -> None:
        """Write what still waits, and let go."""
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._watchdog.close()
        self.engine.dispose()


@lru_cache
def _insert_events(dialect: str, count: int) -> str:
    """One statement for many events.

    Drivers let the event loop run between rows and then wait for their turn again, each time; with
    one statement for all rows they wait once.
    """
    row = f"({', '.join(['?' if dialect == 'sqlite' else '%s'] * len(events.columns))})"
    columns = ", ".join(column.name for column in events.columns)
    return f"INSERT INTO events ({columns}) VALUES {', '.join([row] * count)}"


def _write(connection: Connection, batch: list[Writing]) -> list[Exception | None]:
    """Write all in one transaction; if that fails, each in its own.

    Raises:
        Exception: the store itself is out of order, so that nothing was written.
    """
    try:
        with connection.begin():
            _insert(connection, [each for each in batch if isinstance(each, Append)])
            for each in batch:
                if not isinstance(each, Append):
                    each(connection)
        return [None] * len(batch)
    except Exception as error:
        if is_outage(error):
            raise
        if len(batch) == 1:
            return [Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error]
    return [result for each in batch for result in _write(connection, [each])]


def _report(
    batch: list[tuple[Writing, "asyncio.Future[None]"]], results: Iterable[Exception | None]
) -> None:
    for (_, done), error in zip(batch, results, strict=True):
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


def _count_unfinished(connection: Connection, owner: str) -> int:
    """How many tables that are not over somebody owns."""
    query = (
        select(func.count())
        .select_from(tables.join(holders, holders.c.table_id == tables.c.id))
        .where(holders.c.holder == owner)
        .where(tables.c.owner == owner, tables.c.status != "over")
    )
    return connection.execute(query).scalar_one()


def _insert(connection: Connection, batch: list[Append]) -> None:
    for addition in batch:
        if addition.most is not None:
            # Holders are added last: so those of this batch are counted here.
            owner = addition.row["owner"]
            new = sum(other.new and other.row["owner"] == owner for other in batch)
            if _count_unfinished(connection, owner) + new > addition.most:
                raise TooManyTables
        if addition.ticket is not None:
            used = delete(tickets).where(tickets.c.ticket == addition.ticket)
            if connection.execute(used).rowcount != 1:
                raise TicketUsed
        if addition.new:
            connection.execute(insert(tables), addition.row)
        elif addition.row:
            query = update(tables).where(tables.c.id == addition.table)
            connection.execute(query, addition.row)
    rows = [
        (
            addition.table,
            stored.seq,
            stored.at,
            orjson.dumps(to_json(stored.event)).decode(),
            stored.holder,
            stored.key,
        )
        for addition in batch
        for stored in addition.events
    ]
    start = 0
    while start < len(rows):
        # The largest power of two that fits, so that there are few different statements.
        count = min(LARGEST_INSERT, 1 << (len(rows) - start).bit_length() - 1)
        values = tuple(chain.from_iterable(rows[start : start + count]))
        connection.exec_driver_sql(_insert_events(connection.dialect.name, count), values)
        start += count
    people = [
        {"holder": holder, "table_id": addition.table}
        for addition in batch
        for holder in addition.holders
    ]
    if people:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        connection.execute(dialect.insert(holders).on_conflict_do_nothing(), people)
