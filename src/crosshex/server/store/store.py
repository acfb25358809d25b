"""The store: append-only events in SQLite or PostgreSQL; many tables share one disk flush.

One thread writes. It takes all waiting writes, does them in one transaction, and reports back: the
busier the server, the more moves share a flush. Nothing is acknowledged before it is on disk.
"""

import asyncio
import contextlib
import logging
import queue
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import orjson
from sqlalchemy import Connection, bindparam, delete, func, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from crosshex.server.ops.clock import now_ms
from crosshex.server.ops.counts import Counts
from crosshex.server.ops.supervise import Health
from crosshex.server.store import uptime
from crosshex.server.store.database import file_id, open_engine, unusable
from crosshex.server.store.errors import DAMAGED, REMOVED, StoreRemoved, is_outage, reason
from crosshex.server.store.schema import holders, tables
from crosshex.server.store.watchdog import Watchdog
from crosshex.server.store.writes import (
    StoredEvent,
    Writing,
    find_seed,
    load_newer,
    tell,
    write_all,
)

log = logging.getLogger(__name__)

T = TypeVar("T")
LINGER_SECONDS = 0.004
READERS = 8
PATIENCE_SECONDS = 6.0
"""The watchdog's timeout for the database; PostgreSQL's own timeout is a second shorter."""
TROUBLE_SECONDS = 60.0
"""How long an error is reported if no write succeeds after it."""
MOST_NAMED = 500
"""How many tables one SQL statement names at most."""
LISTED = 50
"""How many tables a list shows."""


Waiting = tuple[Writing, "asyncio.Future[None]", float]
"""A write that waits, the future that its caller waits for, and since when."""


class Store:
    """Tables and their events on disk.

    Attributes:
        me: the name of this process in its notices to others.
        is_shared: whether other processes may use it at the same time: it is a PostgreSQL.
        watchdog: cuts connections on which a call takes too long.
    """

    def __init__(self, url: str, counts: Counts | None = None) -> None:
        """Open a store, or make it.

        Raises:
            StoreUnusable: it is unavailable, damaged, full, or has another layout.
        """
        self.counts = counts or Counts()
        self.engine = open_engine(url)
        self.me = secrets.token_hex(8)
        self.is_shared = self.engine.dialect.name == "postgresql"
        self._reading = self.engine
        if self.is_shared:
            # A statement is a transaction by itself: one round trip instead of three.
            self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        try:
            with self.engine.begin() as connection:
                uptime.note_alive(connection, now_ms())
                uptime.check_writable(connection)
        except SQLAlchemyError as error:
            self.engine.dispose()
            raise unusable(self.engine, error) from None
        self._file = file_id(self.engine)
        self.watchdog = Watchdog(PATIENCE_SECONDS)
        self._trouble: tuple[str, float] | None = None
        self._lost = 0
        self._connection: Connection | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._writer.start()

    # -- writing

    async def beat(self, alive: int = 0) -> None:
        """Write a heartbeat of a server that has been alive for some milliseconds."""
        await self.write(lambda connection: uptime.note_alive(connection, now_ms(), alive))

    def write(self, writing: Writing) -> "asyncio.Future[None]":
        """Queue a write for the writer thread; the result is ready once it is on disk.

        Raises:
            Conflict: another event was stored first, or the command was carried out already.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put((writing, done, time.perf_counter()))
        return done

    def tell(self, kind: str, *parts: Any) -> None:
        """Tell the other processes something soon; it is lost if the store fails."""
        if self.is_shared:
            told = self.write(lambda connection: tell(connection, kind, self.me, *parts))
            told.add_done_callback(lambda done: done.cancelled() or done.exception())

    @property
    def waiting(self) -> int:
        """How many writes wait for the writer."""
        return self._waiting.qsize()

    def _write_all(self) -> None:
        busy = False
        while first := self._waiting.get():
            if busy:
                # A flush costs as much for thirty moves as for one: wait for more.
                time.sleep(LINGER_SECONDS)
            batch = [first, *self._all_waiting()]
            busy = len(batch) > 1
            began = time.perf_counter()
            results = self._write_batch([writing for writing, _, _ in batch])
            self.counts.writes.observe(time.perf_counter() - began)
            with contextlib.suppress(RuntimeError):  # The event loop is closed.
                first[1].get_loop().call_soon_threadsafe(self._report, batch, results)
        self._let_go()

    def _report(self, batch: list[Waiting], results: Iterable[Exception | None]) -> None:
        now, note = time.perf_counter(), self.counts.appends.observe
        for (_, done, began), error in zip(batch, results, strict=True):
            if done.cancelled():
                continue
            if error is None:
                note(now - began)
                done.set_result(None)
            else:
                done.set_exception(error)

    def _write_batch(self, batch: list[Writing]) -> list[Exception | None]:
        """Write a batch; returns the errors, and opens a new connection after an outage."""
        try:
            if file_id(self.engine) != self._file:
                raise StoreRemoved(REMOVED)
            if self._connection is None:
                self._connection = self.engine.connect()
            with self.watchdog.watch(self._connection.connection.dbapi_connection):
                results = write_all(self._connection, batch, self.me)
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
        """Remember an error of the store; None: a write has succeeded."""
        if error is not None:
            if self._trouble is None:
                log.error("the store has failed", extra={"error": str(error)})
            self._lost += 1
            self._trouble = reason(error), time.monotonic()
        elif self._trouble is not None and self._trouble[0] != DAMAGED:
            log.warning("the store works again")
            self._trouble = None

    @property
    def trouble(self) -> str | None:
        """The recent error of the store, or None."""
        if self._trouble is None or time.monotonic() > self._trouble[1] + TROUBLE_SECONDS:
            return None
        return self._trouble[0]

    @property
    def health(self) -> Health:
        """The health of the writer thread."""
        return Health("store writer", self._writer.is_alive(), self._lost, self.trouble)

    def _all_waiting(self) -> Iterator[Waiting]:
        while not self._waiting.empty():
            following = self._waiting.get()
            if following is None:
                self._waiting.put(None)
                return
            yield following

    async def delete(self, table: str) -> None:
        """Remove a table with all that belongs to it, and tell the other processes."""

        def work(connection: Connection) -> None:
            connection.execute(delete(tables).where(tables.c.id == table))
            tell(connection, "gone", self.me, table)

        await self.write(work)

    async def delete_idle(self, named: list[str], idle_ms: int) -> list[str]:
        """Remove those of some tables that were not used for so long; returns which."""
        removed: list[str] = []

        def work(connection: Connection) -> None:
            removed.clear()
            for start in range(0, len(named), MOST_NAMED):
                # Asked in the same statement: somebody may have played since they were listed.
                still_idle = (
                    tables.c.id.in_(named[start : start + MOST_NAMED]),
                    tables.c.used < uptime.RAN - idle_ms,
                )
                gone = connection.execute(delete(tables).where(*still_idle).returning(tables.c.id))
                removed.extend(gone.scalars())
            for table in removed:
                tell(connection, "gone", self.me, table)

        await self.write(work)
        return removed

    async def touch(self, used: list[str]) -> None:
        """Note that some tables are used now."""
        query = update(tables).where(tables.c.id == bindparam("table")).values(used=uptime.RAN)
        if used:
            rows = [{"table": table} for table in used]
            await self.write(lambda connection: connection.execute(query, rows))

    # -- reading

    async def load(self, table: str) -> list[StoredEvent]:
        """The events of a table in order; none if there is no such table."""
        return (await self.load_newer([(table, 0)])).get(table, [])

    async def load_table(self, table: str) -> tuple[bytes | None, list[StoredEvent]]:
        """The seed of a table's dice and its events; no seed if there is no such table."""

        def work(connection: Connection) -> tuple[bytes | None, list[StoredEvent]]:
            found = load_newer(connection, [(table, 0)]).get(table, [])
            return find_seed(connection, table), found

        return await self.run(work)

    async def load_newer(self, known: list[tuple[str, int]]) -> dict[str, list[StoredEvent]]:
        """For each table the events after a sequence number; deleted tables are left out."""
        return await self.run(lambda connection: load_newer(connection, known))

    async def linked(self, code: str) -> str | None:
        """The table that a link leads to, or None."""
        query = select(tables.c.id).where((tables.c.invite == code) | (tables.c.watch == code))
        return await self.run(lambda connection: connection.execute(query).scalar())

    async def public_summaries(self) -> list[dict[str, Any]]:
        """Public tables that are open or being played, newest first."""
        query = (
            select(tables.c.summary)
            .where(tables.c.public, tables.c.status.in_(("open", "playing")))
            .order_by(tables.c.active_at.desc())
            .limit(LISTED)
        )
        return await self._summaries(query)

    async def summaries_of(
        self, holder: str, status: str | None = None, most: int = LISTED
    ) -> list[dict[str, Any]]:
        """The tables that a person owns or has ever held a seat at, newest first.

        With a status only those.
        """
        query = (
            select(tables.c.summary)
            .join(holders, holders.c.table_id == tables.c.id)
            .where(holders.c.holder == holder)
            .order_by(tables.c.active_at.desc())
            .limit(most)
        )
        if status is not None:
            query = query.where(tables.c.status == status)
        return await self._summaries(query)

    async def _summaries(self, query: Any) -> list[dict[str, Any]]:
        def work(connection: Connection) -> list[dict[str, Any]]:
            return [orjson.loads(summary) for (summary,) in connection.execute(query)]

        return await self.run(work)

    async def driven(self) -> list[str]:
        """The running tables that bots or a clock drive."""
        query = select(tables.c.id).where(tables.c.driven, tables.c.status == "playing")
        return await self.run(lambda connection: list(connection.execute(query).scalars()))

    async def idle(self, idle_ms: int) -> list[str]:
        """Some of the tables that were not used while servers ran for so long.

        None soon after a long downtime.
        """
        query = select(tables.c.id).where(tables.c.used < uptime.RAN - idle_ms).limit(1000)

        def work(connection: Connection) -> list[str]:
            if not uptime.can_remove(connection):
                return []
            return list(connection.execute(query).scalars())

        return await self.run(work)

    async def count(self) -> int:
        """How many tables there are; also shows that the store can be read."""
        query = select(func.count()).select_from(tables)
        return await self.run(lambda connection: connection.execute(query).scalar_one())

    async def downtime_since(self, moment: int) -> int:
        """For how many milliseconds no server ran since a time, or by how much a clock was set."""
        return await self.run(
            lambda connection: uptime.downtime_since(connection, moment, now_ms())
        )

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run work in a thread; it reads, or writes by one statement.

        It must be idempotent: a lost connection causes one retry.
        """
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
                self._reading.connect() as connection,
                self.watchdog.watch(connection.connection.dbapi_connection),
                connection.begin(),
            ):
                return work(connection)
        except Exception as error:
            if is_outage(error):
                self._note(error)
            raise

    async def close(self) -> None:
        """Write what still waits, and close the store."""
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self.watchdog.close()
        self.engine.dispose()
