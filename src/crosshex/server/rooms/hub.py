"""Holds the tables of one process: loads them, stores what commands change, then publishes it."""

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from crosshex.rules import OptionError
from crosshex.server.config import ServerConfig
from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.ops.counts import Counts
from crosshex.server.ops.logs import ThrottledLog
from crosshex.server.ops.supervise import Supervisor
from crosshex.server.ops.time_limit import asking
from crosshex.server.rooms.command_handler import CommandHandler
from crosshex.server.rooms.downtime import compensate
from crosshex.server.rooms.live import THREAD_FROM_EVENTS, Client, LiveTable, follow
from crosshex.server.rooms.others import Others
from crosshex.server.rooms.queries import Answer, advise, answer
from crosshex.server.rooms.table_setup import TableSetup
from crosshex.server.rooms.tickets import Tickets
from crosshex.server.store.rows import is_driven
from crosshex.server.store.store import Store
from crosshex.server.store.writes import Append, StoredEvent
from crosshex.table import commands, events
from crosshex.table.decide import Reveal, SystemCommand
from crosshex.table.events import Event
from crosshex.table.faults import Refused
from crosshex.table.messages import News
from crosshex.table.news import news_of
from crosshex.table.table import Holder, Seat, Table
from crosshex.table.transitions import Transition

log = logging.getLogger(__name__)

KEPT_SECONDS = 60.0
"""How long a table stays in memory without connections, bots to move or a running clock."""

CODE = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""The form of ids and link codes; anything else never reaches the store."""
ADMITTING = {
    events.Linked,
    events.Configured,
    events.Stood,
    events.StoodIn,
    events.BotSeated,
}
"""The events that change who may watch."""


class Hub:
    """The tables of one process."""

    def __init__(
        self,
        config: ServerConfig,
        store: Store,
        pool: WorkerPool,
        supervisor: Supervisor,
        counts: Counts | None = None,
    ) -> None:
        self.config = config
        self.store = store
        self.pool = pool
        self.supervisor = supervisor
        self.counts = counts or Counts()
        self.tickets = Tickets(store)
        self.setup = TableSetup(self)
        self._handler = CommandHandler(self)
        self.tables: dict[str, LiveTable] = {}
        self.sockets = 0
        self.closed_sockets = 0
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._unread = ThrottledLog()
        # The other processes; None: this process is alone.
        self.others = Others(self) if store.is_shared else None
        # Set by the driver: called whenever a table may wait for a bot or for a clock.
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        # Set by the keeper of finished games: called before a table is deleted for its owner.
        self.before_removal: Callable[[str], Awaitable[None]] = _nothing

    # -- finding tables

    async def get(self, table_id: str) -> LiveTable:
        """A table by its id.

        Raises:
            Refused: there is no such table.
        """
        if live := self.tables.get(table_id):
            live.touched = time.monotonic()
            return live
        if not CODE.fullmatch(table_id):
            raise Refused("unknown-table")
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))

            def forget(done: asyncio.Task[LiveTable]) -> None:
                del self._loading[table_id]
                if not done.cancelled():
                    done.exception()  # Those who waited for it may all be gone.

            # Not when a request that waits ends: the table would be loaded twice.
            loading.add_done_callback(forget)
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable:
        seed, stored = await self.store.load_table(table_id)
        if seed is None or not stored:
            raise Refused("unknown-table")
        try:
            # A long game takes a while: a thread keeps the event loop free.
            live = await asyncio.to_thread(
                LiveTable.load, table_id, stored, seed, self.config.idle_ms
            )
        except OptionError as error:  # The game's package is no longer installed.
            raise Refused("bad-option", message=str(error)) from None
        live.expect_all()
        await compensate(self, live)
        self.tables[table_id] = live
        if self.others:
            self.others.greet(live)
        self.on_change(live)
        return live

    async def visit(self, table_id: str, holder: Holder | None, link: str | None) -> LiveTable:
        """A table, for a person who may see it.

        Raises:
            Refused: there is no such table, or the person may not see it.
        """
        known = table_id in self.tables or table_id in self._loading
        live = await self.get(table_id)
        if known and self.others:
            # Nobody sees an older state than elsewhere, or a table by a link that was revoked.
            await self.catch_up_with(live)
        if live.gone:
            raise Refused("unknown-table")
        if not live.table.may_watch(holder, link):
            raise Refused("no-access")
        return live

    async def catch_up_with(self, live: LiveTable) -> None:
        """Apply the events that other processes stored."""
        async with live.lock:
            await self.refresh(live)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a background task; an error in it is logged."""
        task = asyncio.create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guard(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            self._unread.warn(log, "the store cannot be read", error=str(error))

    def forget_idle(self) -> None:
        """Drop tables from memory that are not in use; the store has them."""
        limit = time.monotonic() - KEPT_SECONDS
        forgotten = []
        for table_id, live in list(self.tables.items()):
            busy = live.clients or live.lock.locked() or live.touched > limit
            if busy or (self.drives(live) and is_driven(live.table)):
                continue
            del self.tables[table_id]
            self.on_change(live)
            forgotten.append(table_id)
        if self.others and forgotten:
            self.spawn(self.others.leases.release(forgotten))

    def drives(self, live: LiveTable) -> bool:
        """Whether this process asks the bots and watches the clocks of a table."""
        return self.others is None or self.others.leases.holds(live.table.id)

    # -- commands

    async def command(
        self,
        live: LiveTable,
        command: commands.Command,
        holder: Holder,
        client: Client | None = None,
        address: str = "",
    ) -> Answer | None:
        """Carry out a command; returns None if the update that it caused is its answer.

        Hints are queued by the `address` of the client.

        Raises:
            Refused: the command is not allowed; nothing changed.
        """
        began = time.perf_counter()
        try:
            if "\0" in (getattr(command, "id", None) or ""):
                raise Refused("malformed", message="an id must not contain NUL", path="id")
            if isinstance(command, commands.Query):
                with asking(live.table.settings.game):
                    return answer(live.table, command, holder)
            if isinstance(command, commands.Hint):
                return await advise(self.pool, live.table, command, holder, address)
            if isinstance(command, commands.Rematch):
                return await self.setup.rematch(live, command, holder)
            return await self._handler.handle(live, command, holder, client)
        finally:
            self.counts.command(command.type, time.perf_counter() - began)

    async def system(self, live: LiveTable, command: SystemCommand) -> None:
        """Carry out a command of the server itself; a command that is out of date does nothing."""
        if self.drives(live):
            await self._handler.handle(live, command, None, None)

    async def reveal(self, table_id: str) -> None:
        """Reveal the seed of a Daily, if its table still exists; any process may do it."""
        try:
            await self._handler.handle(await self.get(table_id), Reveal(), None, None)
        except Refused as error:
            if error.code != "unknown-table":
                raise

    def publish(
        self,
        live: LiveTable,
        steps: list[Transition],
        added: Append,
        client: Client | None = None,
        re: str | None = None,
    ) -> None:
        """Apply events that were just stored, and send them to the clients here."""
        before = live.table
        live.table = steps[-1].after
        live.touched = time.monotonic()
        if added.row:
            live.saved_active_at = live.table.at
        for stored in added.events:
            live.remember(stored)
        with asking(live.table.settings.game):
            news = [each for step in steps for each in news_of(step)]
        live.news.extend(news)
        self._changed(live, before, added.events, news, client, re)

    def take_in(self, live: LiveTable, stored: list[StoredEvent]) -> None:
        """Apply events that another process stored, and send them to the clients here."""
        before = live.table
        after, news = follow(before, stored)
        live.take_in(stored, after, news)
        self._changed(live, before, stored, news)

    def _changed(
        self,
        live: LiveTable,
        before: Table,
        stored: list[StoredEvent],
        news: list[News],
        client: Client | None = None,
        re: str | None = None,
    ) -> None:
        live.publish(news, client, re)
        self._admit(live, before.seats, [each.event for each in stored])
        if self.others and not is_driven(before):
            self.others.want_lease(live)
        self.on_change(live)

    def _admit(self, live: LiveTable, seats: tuple[Seat, ...], happened: list[Event]) -> None:
        """Disconnect clients that may no longer watch, and update presence if seats changed."""
        if not ADMITTING.isdisjoint(map(type, happened)):
            for client in list(live.clients):
                if not live.table.may_watch(client.holder, client.link):
                    client.close(4403)
        if seats is not live.table.seats and _holders(seats) != _holders(live.table.seats):
            # Presence is by seat, and a person sat down, stood up or changed seats.
            self._presence(live)

    async def refresh(self, live: LiveTable) -> bool:
        """Apply what other processes stored, and tell the clients here; whether there was any."""
        table = live.table
        stored = await self.store.load_more(table.id, table.seq)
        if stored:
            # Many take a while: a thread keeps the event loop free.
            many = len(stored) >= THREAD_FROM_EVENTS
            follows = asyncio.to_thread(follow, table, stored) if many else None
            after, news = await follows if follows else follow(table, stored)
            live.take_in(stored, after, news)
            self._changed(live, table, stored, news)
        elif stored is None:
            self.drop(live)
        return bool(stored)

    # -- coming and going

    def join(self, live: LiveTable, client: Client) -> None:
        """Add a connection to a table."""
        live.clients[client] = None
        self.sockets += 1
        self.pool.watch(live.table.owner, live.table.id, live.address)
        self._presence(live)
        if self.others:
            self.others.want_lease(live)

    def leave(self, live: LiveTable, client: Client) -> None:
        """Remove a connection that has closed."""
        if client in live.clients:
            del live.clients[client]
            self.sockets -= 1
            self.closed_sockets += 1
            live.touched = time.monotonic()
            self._presence(live)

    def _presence(self, live: LiveTable) -> None:
        live.publish_presence()
        if self.others:
            self.others.tell_presence([live])

    def drop(self, live: LiveTable) -> None:
        """Drop a deleted table, and close its connections."""
        live.gone = True
        self.tables.pop(live.table.id, None)
        for client in list(live.clients):
            client.close(4410)
        self.on_change(live)


def _holders(seats: tuple[Seat, ...]) -> list[Holder | None]:
    return [seat.holder for seat in seats]


async def _nothing(table: str) -> None:
    """What happens before a table is deleted, unless somebody keeps finished games."""
