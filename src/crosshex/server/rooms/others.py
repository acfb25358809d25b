"""What this process hears from the others, and what it tells them: news of tables, and presence.

Only processes that share a PostgreSQL have others. Any of them may decide for any table. A notice
says which table has new events; whoever has it in memory reads them, for many tables at once.
Whatever a lost notice would have said is found by comparing the tables in memory with the store
from time to time.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Iterable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from crosshex.server.ops.logs import ThrottledLog
from crosshex.server.ops.supervise import Supervisor
from crosshex.server.rooms.live import THREAD_FROM_EVENTS, LiveTable
from crosshex.server.rooms.live_tables import LiveTables
from crosshex.server.store.channel import Channel, Handler
from crosshex.server.store.leases import Leases
from crosshex.server.store.store import Store
from crosshex.table.faults import Refused

log = logging.getLogger(__name__)

COMPARE_SECONDS = 3.0
"""How often the tables that are used here are compared with the store."""
REPEAT_SECONDS = 10.0
"""How often a process repeats who is connected to it."""
RETRY_SECONDS = 0.5
"""After how long a table is loaded again that the database could not give."""
MOST_READ = 100
"""The events of how many tables are read at once."""
MOST_NAMED = 50
"""How many tables one notice about presence names; it must be shorter than 8,000 bytes."""


class Others:
    """The other processes, as one process knows them."""

    def __init__(self, tables: LiveTables, store: Store) -> None:
        self._tables = tables
        self._store = store
        self.leases = Leases(store, self._leases_changed)
        self.handlers: dict[str, Handler] = {
            "moved": self._heard_moved,
            "here": self._heard_here,
            "who": self._heard_who,
            "gone": self._heard_gone,
            "left": self._heard_left,
        }
        # Called when notices may have been lost.
        self.on_link: Callable[[], None] = lambda: None
        self._channel = Channel(store, self.handlers, self._linked)
        # The tables of which the store may have newer events, in order.
        self._behind: dict[str, None] = {}
        self._is_behind = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._unread = ThrottledLog()

    def start(self, supervisor: Supervisor) -> None:
        """Begin to listen, and to take leases."""
        supervisor.start("channel", self._channel.run)
        supervisor.start("leases", self.leases.run)
        supervisor.start("news of others", self._follow)
        supervisor.every(COMPARE_SECONDS, "comparing", self._compare)
        supervisor.every(REPEAT_SECONDS, "presence", self._repeat)

    async def leave(self) -> None:
        """Give back all leases, and tell the others, so that they take over at once."""
        await self.leases.leave()
        self._store.tell("left")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a background task; an error in it is logged."""
        task = asyncio.create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guard(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            self._note(error)

    def _note(self, error: Exception) -> None:
        self._unread.warn(log, "news of a table cannot be read", error=repr(error))

    @property
    def linked(self) -> bool:
        """Whether notices arrive."""
        return self._channel.works

    # -- what is told

    def greet(self, live: LiveTable) -> None:
        """Ask who is at a table elsewhere, and for events that came while it was loaded."""
        self._store.tell("who", live.table.id)
        self._suspect(live)

    def tell_presence(self, tables: Iterable[LiveTable]) -> None:
        """Tell the others who is connected here."""
        here = [[live.table.id, live.local_seats, live.local_watchers] for live in tables]
        for start in range(0, len(here), MOST_NAMED):
            self._store.tell("here", here[start : start + MOST_NAMED])

    async def _repeat(self) -> None:
        """Tell again who is here, and forget processes that have become silent."""
        tables = list(self._tables.loaded.values())
        self.tell_presence(live for live in tables if live.clients)
        for live in tables:
            live.forget()

    # -- what is heard

    def _linked(self) -> None:
        """Ask for all that may have been missed."""
        tables = list(self._tables.loaded.values())
        self.tell_presence(live for live in tables if live.clients)
        for live in tables:
            self.greet(live)
        self.on_link()

    def _heard_moved(self, sender: str, table: str, seq: int) -> None:
        live = self._tables.loaded.get(table)
        if live is not None and live.table.seq < seq:
            self._suspect(live)

    def _heard_here(self, sender: str, here: list[tuple[str, list[int], int]]) -> None:
        for table, seats, watchers in here:
            if live := self._tables.loaded.get(table):
                live.heard_from(sender, seats, watchers)
                if live.is_watched:
                    self._tables.on_arrival(live)

    def _heard_who(self, sender: str, table: str) -> None:
        live = self._tables.loaded.get(table)
        if live and live.clients:
            self.tell_presence([live])

    def _heard_gone(self, sender: str, table: str) -> None:
        if live := self._tables.loaded.get(table):
            self._tables.drop(live)

    def _heard_left(self, sender: str) -> None:
        for live in list(self._tables.loaded.values()):
            live.forget(sender)
        self.leases.look()

    # -- what is read

    def _suspect(self, live: LiveTable) -> None:
        """Let the newer events of a table be read soon."""
        self._behind[live.table.id] = None
        self._is_behind.set()

    async def _follow(self) -> None:
        """Read the events that other processes have stored, for ever."""
        while True:
            await self._is_behind.wait()
            tables = list(self._behind)[:MOST_READ]
            for table in tables:
                del self._behind[table]
            if not self._behind:
                self._is_behind.clear()
            await self._read([live for table in tables if (live := self._tables.loaded.get(table))])

    async def _read(self, tables: Collection[LiveTable]) -> None:
        found = await self._store.load_newer([(live.table.id, live.table.seq) for live in tables])
        for live in tables:
            stored = found.get(live.table.id)
            if self._tables.loaded.get(live.table.id) is not live:
                continue
            if stored is None:
                self._tables.drop(live)
            elif stored and (live.lock.locked() or len(stored) >= THREAD_FROM_EVENTS):
                # A command is under way here, which comes first; or there are many to apply.
                self._spawn(self._tables.catch_up_with(live))
            elif newer := [each for each in stored if each.seq > live.table.seq]:
                try:
                    self._tables.take_in(live, newer)
                except Exception as error:  # Of its game: the other tables must not wait.
                    self._note(error)

    async def _compare(self) -> None:
        """Compare the tables that are used here with the store."""
        for table, live in self._tables.loaded.items():
            if live.clients or self.leases.holds(table):
                self._suspect(live)

    # -- leases

    def _leases_changed(self, tables: Collection[str], taken: bool) -> None:
        """Begin to drive tables, or stop."""
        if taken:
            # Loading many takes longer than a lease is sure: heartbeats go on meanwhile.
            self._spawn(self._drive(tables))
        else:
            for table in tables:
                if live := self._tables.loaded.get(table):
                    self._tables.on_change(live)

    async def _drive(self, tables: Collection[str]) -> None:
        """Begin to drive tables, as long as this process holds their leases."""
        for table in tables:
            while self.leases.holds(table):
                try:
                    live = await self._tables.latest(table)
                    await self._tables.before_use(live)
                except Refused:  # It was deleted, or its game is not installed.
                    break
                except SQLAlchemyError:
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                except Exception:  # Of its game: the other tables must not wait.
                    log.exception("a table could not be resumed", extra={"table": table})
                    break
                self._tables.on_change(live)
                break
