"""All tables of one process: loads them, and carries out commands: stores first, then publishes."""

import asyncio
import contextlib
import logging
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
from crosshex.server.leases import Lease
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
from crosshex.table import commands as asked
from crosshex.table import events as happened
from crosshex.table.decide import SystemCommand
from crosshex.table.events import Event
from crosshex.table.faults import Refused
from crosshex.table.messages import News
from crosshex.table.news import news_of
from crosshex.table.table import Holder, Seat, Table
from crosshex.table.transitions import Transition

log = logging.getLogger(__name__)

KEPT_SECONDS = 60.0
"""How long a table stays in memory when nobody is there and no bot has to move."""
ON_ITS_WAY_SECONDS = 0.3
"""How long news of another process may take to come before they are looked for."""
MUCH = 64
"""How many events of other processes are taken in away from the event loop."""

CODE = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""What ids and link codes look like; the store is asked for nothing else."""
ADMITTING = {
    happened.Linked,
    happened.Configured,
    happened.Stood,
    happened.StoodIn,
    happened.BotSeated,
}
"""What changes who may watch."""


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
        # The other processes; None: this one is alone, and what concerns them costs nothing.
        self.peers: Peers | None = None
        # Set by the driver: called whenever a table may wait for a bot or for a clock.
        self.on_change: Callable[[LiveTable], None] = lambda live: None

    # -- finding tables

    async def get(self, table_id: str) -> LiveTable:
        """A table by its id.

        Raises:
            Refused: there is none.
        """
        if live := self.tables.get(table_id):
            live.touched = time.monotonic()
            live.settle()
            return live
        if not CODE.fullmatch(table_id):
            raise Refused("unknown-table")
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        try:
            return await asyncio.shield(self._loading[table_id])
        finally:
            self._loading.pop(table_id, None)

    async def _load(self, table_id: str) -> LiveTable:
        lease = await self.peers.placement.acquire(table_id) if self.peers else Lease(None, 0)
        try:
            live = await self.snapshots.load(table_id)
        except OptionError as error:  # A game of another package, which is no longer installed.
            raise Refused("bad-option", message=str(error)) from None
        live.home, live.fence = lease
        live.expect_all()
        await compensate(self, live)
        self.tables[table_id] = live
        if self.peers:
            self.peers.ask_presence(live)
        self.on_change(live)
        return live

    async def visit(self, table_id: str, holder: Holder | None, link: str | None) -> LiveTable:
        """A table that somebody may see.

        Raises:
            Refused: there is none, or it is not theirs to see.
        """
        known = table_id in self.tables or table_id in self._loading
        live = await self.get(table_id)
        if known and not self._knows_all(live):
            # Whoever comes from another process sees at least what they saw there.
            await self.catch_up_with(live)
        if not live.table.may_watch(holder, link):
            raise Refused("no-access")
        return live

    async def catch_up_with(self, live: LiveTable) -> None:
        """Take in what other processes stored."""
        async with live.lock:
            await self.refresh(live)

    def _knows_all(self, live: LiveTable) -> bool:
        """Whether nobody can have stored anything at a table that this process does not know.

        As long as the messages of all processes come through, the home of a table knows all.
        """
        return self.peers is None or (self.peers.holds(live) and self.peers.told_all)

    async def catch_up(self) -> None:
        """Look for what nobody told, wherever somebody is connected or something has to happen."""
        watched = {
            table: live
            for table, live in self.tables.items()
            if (live.clients or is_driven(live.table)) and not self._knows_all(live)
        }
        latest = await self.store.latest(list(watched))
        if self.peers and self.peers.linked:  # What is being told has not been missed.
            await asyncio.sleep(ON_ITS_WAY_SECONDS)
        for table, live in watched.items():
            if table not in latest or latest[table] > live.seq:
                await self.catch_up_with(live)

    def linked(self) -> None:
        """Messages reach this process again: the others are told who is here, and asked."""
        assert self.peers is not None
        self.publish_presences()
        self.peers.shared_limits.publish_all()
        for live in self.tables.values():
            self.peers.ask_presence(live)

    def forget_idle(self) -> None:
        """Let go of tables that nobody uses; the store has them."""
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
        """Whether bots and clocks of a table are this process's concern."""
        return self.peers is None or self.peers.holds(live)

    # -- commands

    async def command(
        self,
        live: LiveTable,
        command: asked.Command,
        holder: Holder,
        client: Client | None = None,
        address: str = "",
    ) -> Answer | None:
        """Carry a command out; None if its answer was the update that it caused.

        A hint has its turn by the `address` of whoever asks.

        Raises:
            Refused: it is not allowed; nothing changed.
        """
        began = time.perf_counter()
        try:
            if "\0" in (getattr(command, "id", None) or ""):
                raise Refused("malformed", message="an id has no NUL in it", path="id")
            if isinstance(command, asked.Query):
                live.settle()
                return answer(live.table, command, holder)
            if isinstance(command, asked.Hint):
                live.settle()
                return await advise(self.pool, live.table, command, holder, address)
            if self.peers and not self.peers.holds(live):
                # If the home cannot be reached, it is decided here: the store says who was first.
                with contextlib.suppress(Unreached):
                    return await self.peers.forward(live, command, holder, client)
            return await self.carry_out(live, command, holder, client)
        finally:
            self.counts.command(command.type, time.perf_counter() - began)

    def carry_out(
        self,
        live: LiveTable,
        command: asked.Command,
        holder: Holder,
        client: Client | None,
        asker: Asker | None = None,
    ) -> Coroutine[Any, Any, Answer | None]:
        """Carry a command out at this process, for a client or for another process that asks.

        Raises:
            Refused: it is not allowed; nothing changed.
        """
        if isinstance(command, asked.Rematch):
            return self.setup.rematch(live, command, holder)
        return self._handler.handle(live, command, holder, client, asker)

    async def system(self, live: LiveTable, command: SystemCommand) -> None:
        """Carry out what the server itself asks; what has become pointless does nothing."""
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
        """Let happen what is stored now, and tell everybody."""
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
        """Let events happen that another process stored, and tell the clients here."""
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

    def _admit(self, live: LiveTable, seats: tuple[Seat, ...], events: list[Event]) -> None:
        """Who was sent away, or came by a link that is no longer good, has to go.

        Seats may be held by others.
        """
        if not ADMITTING.isdisjoint(map(type, events)):
            for client in list(live.clients):
                if not live.table.may_watch(client.holder, client.link):
                    client.close(4403)
        if seats is not live.table.seats and _holders(seats) != _holders(live.table.seats):
            # Who sat down, stood up or changed seats is present elsewhere now.
            self._presence(live)

    async def refresh(self, live: LiveTable) -> bool:
        """Take in what other processes stored, and tell the clients here; whether there was any."""
        live.settle()
        table = live.table
        stored = await self.store.load_more(table.id, table.seq)
        if stored:
            if len(stored) < MUCH:
                after, news = follow(table, stored)
            else:  # That takes a while; the others are not kept waiting.
                after, news = await asyncio.to_thread(follow, table, stored)
            self._taken(live, table, stored, after, news)
        elif stored is None:
            self.drop(live)
        return bool(stored)

    # -- coming and going

    def join(self, live: LiveTable, client: Client) -> None:
        """A connection opens."""
        live.clients[client] = None
        self.sockets += 1
        self.pool.watch(live.table.owner, live.table.id, live.address)
        self._presence(live)

    def leave(self, live: LiveTable, client: Client) -> None:
        """A connection has closed."""
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
        """Say again who is connected here: a process that is silent for long is taken for dead."""
        for live in self.tables.values():
            if self.peers and live.clients:
                self.peers.publish_presence(live)

    def drop(self, live: LiveTable) -> None:
        """A table is deleted."""
        live.gone = True
        self.tables.pop(live.table.id, None)
        for client in list(live.clients):
            client.close(4410)
        self.on_change(live)


def _holders(seats: tuple[Seat, ...]) -> list[Holder | None]:
    return [seat.holder for seat in seats]
