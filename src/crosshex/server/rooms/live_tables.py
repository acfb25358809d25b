"""The tables that are in memory: loads them, keeps them up to date, and tells the clients here."""

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from crosshex.rules import OptionError
from crosshex.server.rooms.live import THREAD_FROM_EVENTS, Client, LiveTable, follow
from crosshex.server.store.errors import internal
from crosshex.server.store.rows import is_driven, summary_for
from crosshex.server.store.store import Store
from crosshex.server.store.writes import Append, StoredEvent
from crosshex.table import events
from crosshex.table.faults import Refused
from crosshex.table.messages import News, WaitingTable
from crosshex.table.table import Holder, Seat, Table
from crosshex.table.transitions import Transition
from crosshex.table.view import waits_for

if TYPE_CHECKING:
    from crosshex.server.rooms.others import Others

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


class LiveTables:
    """The tables in memory of one process.

    Attributes:
        loaded: the tables, by id.
        others: the other processes; None: this process is alone.
        before_use: awaited with each table that was loaded, before anybody sees it.
        on_change: called whenever a table may wait for a bot or for a clock.
        on_arrival: called when a person comes to a table, here or at another process.
        sockets: how many connections are open.
        closed_sockets: how many have been closed since the start.
    """

    def __init__(self, store: Store, idle_ms: int) -> None:
        self._store = store
        self._idle_ms = idle_ms
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.loaded: dict[str, LiveTable] = {}
        self.others: Others | None = None
        self.before_use: Callable[[LiveTable], Awaitable[None]] = _nothing
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        self.on_arrival: Callable[[LiveTable], None] = lambda live: None
        self.sockets = 0
        self.closed_sockets = 0

    # -- finding tables

    async def get(self, table_id: str) -> LiveTable:
        """A table by its id.

        Raises:
            Refused: there is no such table.
        """
        if live := self.loaded.get(table_id):
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
        seed, stored = await self._store.load_table(table_id)
        if seed is None or not stored:
            raise Refused("unknown-table")
        try:
            # A long game takes a while: a thread keeps the event loop free.
            live = await asyncio.to_thread(LiveTable.load, table_id, stored, seed, self._idle_ms)
        except OptionError as error:  # The game's package is no longer installed.
            raise Refused("bad-option", message=str(error)) from None
        except Refused:
            raise
        except Exception as error:  # Another version of the game has played it.
            raise internal(error) from None
        live.expect_all()
        await self.before_use(live)
        self.add(live)
        if self.others:
            self.others.greet(live)
        return live

    def add(self, live: LiveTable) -> None:
        """Keep a table in memory."""
        self.loaded[live.table.id] = live
        self.on_change(live)

    async def latest(self, table_id: str) -> LiveTable:
        """A table by its id, with all that other processes have stored.

        Raises:
            Refused: there is no such table.
        """
        known = table_id in self.loaded or table_id in self._loading
        live = await self.get(table_id)
        if known and self.others:
            await self.catch_up_with(live)
        if live.gone:
            raise Refused("unknown-table")
        return live

    async def visit(self, table_id: str, holder: Holder | None, link: str | None) -> LiveTable:
        """A table, for a person who may see it.

        Raises:
            Refused: there is no such table, or the person may not see it.
        """
        # Nobody sees an older state than elsewhere, or a table by a link that was revoked.
        live = await self.latest(table_id)
        if not live.table.may_watch(holder, link):
            raise Refused("no-access")
        return live

    async def waiting(self, running: list[dict[str, Any]], holder: Holder) -> list[WaitingTable]:
        """Those of some stored running tables that wait for a person, the first deadline first.

        Without deadlines they keep their order. The store does not say whose turn it is, because it
        would have to be written with each move. So tables that are not in memory are loaded.
        """
        found: list[WaitingTable] = []
        for kept in running:
            try:
                live = await self.visit(kept["id"], holder, None)
            except Refused:  # It was deleted meanwhile, or its game is no longer installed.
                continue
            if waits_for(live.table, holder):
                found.append({**summary_for(kept, holder), "deadline": live.table.deadline})
        return sorted(found, key=lambda one: (one["deadline"] is None, one["deadline"] or 0))

    def drives(self, live: LiveTable) -> bool:
        """Whether this process asks the bots and watches the clocks of a table."""
        return self.others is None or self.others.leases.holds(live.table.id)

    async def forget_idle(self) -> None:
        """Drop tables from memory that are not in use; the store has them."""
        limit = time.monotonic() - KEPT_SECONDS
        forgotten = []
        for table_id, live in list(self.loaded.items()):
            busy = live.clients or live.lock.locked() or live.touched > limit
            if busy or (self.drives(live) and is_driven(live.table)):
                continue
            del self.loaded[table_id]
            self.on_change(live)
            forgotten.append(table_id)
        if self.others and forgotten:
            await self.others.leases.release(forgotten)

    def _want_lease(self, live: LiveTable) -> None:
        """Drive a table from here, if bots or a clock drive it and no other process does."""
        if self.others and is_driven(live.table):
            self.others.leases.want(live.table.id)

    async def remove_idle(self) -> int:
        """Delete tables that nobody has used for long; returns how many."""
        # Other processes see from this that a table is used.
        await self._store.touch([table for table, live in self.loaded.items() if live.is_used])
        idle = []
        listed = await self._store.idle(self._idle_ms)
        driven = set(await self._store.driven()) if listed else set()
        for table_id in listed:
            live = self.loaded.get(table_id)
            if live is None and table_id in driven:
                # Soon after a start, it may be a table whose clock runs and that is not loaded yet.
                with contextlib.suppress(Refused):
                    live = await self.get(table_id)
            if live is None or not (live.is_used or live.has_others):
                idle.append(table_id)
        removed = await self._store.delete_idle(idle, self._idle_ms)
        for table_id in removed:
            if live := self.loaded.get(table_id):
                self.drop(live)
        if removed:
            log.info("idle tables removed", extra={"tables": len(removed)})
        return len(removed)

    # -- what changes

    def publish(
        self,
        live: LiveTable,
        steps: list[Transition],
        added: Append,
        news: list[News],
        client: Client | None = None,
        re: str | None = None,
    ) -> None:
        """Apply events that were just stored, and send them to the clients here."""
        live.touched = time.monotonic()
        if added.also is not None:
            live.saved_active_at = steps[-1].after.at
        self._apply(live, added.events, steps[-1].after, news, client, re)

    def take_in(self, live: LiveTable, stored: list[StoredEvent]) -> None:
        """Apply events that another process stored, and send them to the clients here."""
        self._apply(live, stored, *follow(live.table, stored))

    async def catch_up_with(self, live: LiveTable) -> None:
        """Apply the events that other processes stored."""
        async with live.lock:
            await self.refresh(live)

    async def refresh(self, live: LiveTable) -> bool:
        """Apply what other processes stored, and tell the clients here; whether there was any."""
        table = live.table
        stored = (await self._store.load_newer([(table.id, table.seq)])).get(table.id)
        if stored is None:
            self.drop(live)
        elif len(stored) >= THREAD_FROM_EVENTS:
            # Many take a while: a thread keeps the event loop free.
            self._apply(live, stored, *await asyncio.to_thread(follow, table, stored))
        elif stored:
            self.take_in(live, stored)
        return bool(stored)

    def _apply(
        self,
        live: LiveTable,
        stored: list[StoredEvent],
        after: Table,
        news: list[News],
        client: Client | None = None,
        re: str | None = None,
    ) -> None:
        before = live.table
        live.take_in(stored, after, news)
        live.publish(news, client, re)
        if not ADMITTING.isdisjoint(type(each.event) for each in stored):
            for each in list(live.clients):
                if not after.may_watch(each.holder, each.link):
                    each.close(4403)
        if before.seats is not after.seats and _holders(before.seats) != _holders(after.seats):
            # Presence is by seat, and a person sat down, stood up or changed seats.
            self._presence(live)
        if self.others and not is_driven(before):
            self._want_lease(live)
        self.on_change(live)

    # -- coming and going

    def join(self, live: LiveTable, client: Client) -> None:
        """Add a connection to a table."""
        live.clients[client] = None
        self.sockets += 1
        self.on_arrival(live)
        self._presence(live)
        self._want_lease(live)

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

    async def remove(self, table_id: str) -> None:
        """Delete a table from the store and from the memory of all processes."""
        live = self.loaded.get(table_id)
        if live is not None:
            async with live.lock:
                await self._store.delete(table_id)
                self.drop(live)
        else:
            await self._store.delete(table_id)

    def drop(self, live: LiveTable) -> None:
        """Drop a deleted table, and close its connections."""
        live.gone = True
        self.loaded.pop(live.table.id, None)
        for client in list(live.clients):
            client.close(4410)
        self.on_change(live)


def _holders(seats: tuple[Seat, ...]) -> list[Holder | None]:
    return [seat.holder for seat in seats]


async def _nothing(live: LiveTable) -> None:
    """What happens with a loaded table before it is used, unless somebody watches clocks."""
