"""Holds the tables of one process: loads them, stores what commands change, then publishes it."""

import asyncio
import contextlib
import re
import time
from collections.abc import Callable, Coroutine
from typing import Any

from crosshex.rules import OptionError
from crosshex.server.bot_pool import BotPool
from crosshex.server.command_handler import CommandHandler
from crosshex.server.config import ServerConfig
from crosshex.server.counts import Counts
from crosshex.server.downtime import compensate
from crosshex.server.live import Client, LiveTable, follow
from crosshex.server.peer_messages import Asker, Unreached
from crosshex.server.peers import Peers
from crosshex.server.queries import Answer, advise, answer
from crosshex.server.rows import is_driven
from crosshex.server.snapshots import Snapshots
from crosshex.server.store import Store
from crosshex.server.supervise import Supervisor
from crosshex.server.table_setup import TableSetup
from crosshex.server.tickets import Tickets
from crosshex.server.writes import Append, StoredEvent
from crosshex.table import commands, events
from crosshex.table.decide import SystemCommand
from crosshex.table.events import Event
from crosshex.table.faults import Refused
from crosshex.table.messages import News
from crosshex.table.news import news_of
from crosshex.table.table import Holder, Seat, Table
from crosshex.table.transitions import Transition

KEPT_SECONDS = 60.0
"""How long a table stays in memory without connections, bots to move or a running clock."""
ON_ITS_WAY_SECONDS = 0.3
"""How long a message of another process may take before the store is asked instead."""
THREAD_FROM_EVENTS = 64
"""From this many events of other processes on, a thread applies them."""

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
        pool: BotPool,
        supervisor: Supervisor,
        counts: Counts | None = None,
    ) -> None:
        self.config = config
        self.store = store
        self.pool = pool
        self.supervisor = supervisor
        self.counts = counts or Counts()
        self.tickets = Tickets(store)
        self.snapshots = Snapshots(store, config.idle_ms)
        self.setup = TableSetup(self)
        self._handler = CommandHandler(self)
        self.tables: dict[str, LiveTable] = {}
        self.sockets = 0
        self.closed_sockets = 0
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        # The other processes; None: this process is alone.
        self.peers: Peers | None = None
        # Set by the driver: called whenever a table may wait for a bot or for a clock.
        self.on_change: Callable[[LiveTable], None] = lambda live: None

    # -- finding tables

    async def get(self, table_id: str) -> LiveTable:
        """A table by its id.

        Raises:
            Refused: there is no such table.
        """
        if live := self.tables.get(table_id):
            live.touched = time.monotonic()
            live.settle()
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
        try:
            loader = self.peers.placement if self.peers else self.snapshots
            live = await loader.load(table_id)
        except OptionError as error:  # The game's package is no longer installed.
            raise Refused("bad-option", message=str(error)) from None
        live.expect_all()
        await compensate(self, live)
        self.tables[table_id] = live
        if self.peers:
            self.peers.ask_presence(live)
        self.on_change(live)
        return live

    async def visit(self, table_id: str, holder: Holder | None, link: str | None) -> LiveTable:
        """A table, for a person who may see it.

        Raises:
            Refused: there is no such table, or the person may not see it.
        """
        known = table_id in self.tables or table_id in self._loading
        live = await self.get(table_id)
        if known and not self._knows_all(live):
            # A client that comes from another process must not see an older state than there.
            await self.catch_up_with(live)
        if not live.table.may_watch(holder, link):
            raise Refused("no-access")
        return live

    async def catch_up_with(self, live: LiveTable) -> None:
        """Apply the events that other processes stored."""
        async with live.lock:
            await self.refresh(live)

    def _knows_all(self, live: LiveTable) -> bool:
        """Whether this process knows all stored events of a table.

        The home of a table knows all as long as the messages of all processes come through.
        """
        return self.peers is None or (self.peers.holds(live) and self.peers.told_all)

    async def catch_up(self) -> None:
        """Look in the store for missed events of tables that have clients, bots or clocks."""
        watched = {
            table: live
            for table, live in self.tables.items()
            if (live.clients or is_driven(live.table)) and not self._knows_all(live)
        }
        latest = await self.store.latest(list(watched))
        if self.peers and self.peers.linked:  # The messages may be on their way.
            await asyncio.sleep(ON_ITS_WAY_SECONDS)
        for table, live in watched.items():
            if table not in latest or latest[table] > live.seq:
                await self.catch_up_with(live)

    def linked(self) -> None:
        """Exchange presence with the other processes, after the bus is connected again."""
        assert self.peers is not None
        self.publish_presences()
        self.peers.shared_limits.publish_all()
        for live in self.tables.values():
            self.peers.ask_presence(live)

    def forget_idle(self) -> None:
        """Drop tables from memory that are not in use; the store has them."""
        limit = time.monotonic() - KEPT_SECONDS
        forgotten = []
        for table_id, live in list(self.tables.items()):
            busy = live.clients or live.lock.locked() or live.touched > limit
            if busy or (self.drives(live) and (is_driven(live.table) or live.has_others)):
                continue
            del self.tables[table_id]
            self.on_change(live)
            self.snapshots.note(live, leaving=True)
            forgotten.append(live)
        if self.peers:
            self.peers.placement.forget(forgotten)

    def drives(self, live: LiveTable) -> bool:
        """Whether this process asks the bots and watches the clocks of a table."""
        return self.peers is None or self.peers.holds(live)

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
                live.settle()
                return answer(live.table, command, holder)
            if isinstance(command, commands.Hint):
                live.settle()
                return await advise(self.pool, live.table, command, holder, address)
            if self.peers and not self.peers.holds(live):
                # If the home cannot be reached, decide here: the store resolves conflicts.
                with contextlib.suppress(Unreached):
                    return await self.peers.forward(live, command, holder, client)
            return await self.carry_out(live, command, holder, client)
        finally:
            self.counts.command(command.type, time.perf_counter() - began)

    def carry_out(
        self,
        live: LiveTable,
        command: commands.Command,
        holder: Holder,
        client: Client | None,
        asker: Asker | None = None,
    ) -> Coroutine[Any, Any, Answer | None]:
        """Carry out a command in this process, for a client or for another process that asks.

        Raises:
            Refused: the command is not allowed; nothing changed.
        """
        if isinstance(command, commands.Rematch):
            return self.setup.rematch(live, command, holder)
        return self._handler.handle(live, command, holder, client, asker)

    async def system(self, live: LiveTable, command: SystemCommand) -> None:
        """Carry out a command of the server itself; a command that is out of date does nothing."""
        if self.drives(live):
            await self._handler.handle(live, command, None, None)

    def publish(
        self,
        live: LiveTable,
        steps: list[Transition],
        added: Append,
        client: Client | None = None,
        re: str | None = None,
        asker: Asker | None = None,
    ) -> None:
        """Apply events that were just stored, and send them to clients and other processes."""
        seats = live.table.seats
        live.table = steps[-1].after
        live.touched = time.monotonic()
        if added.row:
            live.saved_active_at = live.table.at
        for stored in added.events:
            live.remember(stored)
        news = [each for step in steps for each in news_of(step)]
        live.news.extend(news)
        shown = live.publish(news, client, re, elsewhere=True)
        if self.peers:
            self.peers.publish_events(live, added.events, asker, shown)
        self._admit(live, seats, [stored.event for stored in added.events])
        self.snapshots.note(live)
        self.on_change(live)

    def take_in(
        self,
        live: LiveTable,
        stored: list[StoredEvent],
        client: Client | None = None,
        re: str | None = None,
    ) -> None:
        """Apply events that another process stored, and send them to the clients here."""
        live.settle()
        self._taken(live, live.table, stored, *follow(live.table, stored), client, re)

    def _taken(
        self,
        live: LiveTable,
        before: Table,
        stored: list[StoredEvent],
        after: Table,
        news: list[News],
        client: Client | None = None,
        re: str | None = None,
    ) -> None:
        live.take_in(stored, after, news)
        live.publish(news, client, re)
        self.snapshots.follow(live)
        self._admit(live, before.seats, [each.event for each in stored])
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
        live.settle()
        table = live.table
        stored = await self.store.load_more(table.id, table.seq)
        if stored:
            if len(stored) < THREAD_FROM_EVENTS:
                after, news = follow(table, stored)
            else:  # This takes a while: a thread keeps the event loop free.
                after, news = await asyncio.to_thread(follow, table, stored)
            self._taken(live, table, stored, after, news)
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
        if self.peers:
            self.peers.publish_presence(live)

    def publish_presences(self) -> None:
        """Repeat who is connected here: others drop the presence of a process that is silent."""
        for live in self.tables.values():
            if self.peers and live.clients:
                self.peers.publish_presence(live)

    def drop(self, live: LiveTable) -> None:
        """Drop a deleted table, and close its connections."""
        live.gone = True
        self.tables.pop(live.table.id, None)
        if self.peers:
            self.peers.placement.unfollow(live.table.id)
        for client in list(live.clients):
            client.close(4410)
        self.on_change(live)


def _holders(seats: tuple[Seat, ...]) -> list[Holder | None]:
    return [seat.holder for seat in seats]
