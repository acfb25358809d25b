"""Decides which process is the home of a table: on loading, hand-over, and death of a process."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from crosshex.server.bus import JsonMessage, RedisBus, process_channel, table_channel
from crosshex.server.downtime import compensate
from crosshex.server.lease_keeper import LeaseKeeper
from crosshex.server.live import LiveTable
from crosshex.server.rows import is_driven
from crosshex.table.faults import Refused

if TYPE_CHECKING:
    from crosshex.server.hub import Hub
    from crosshex.server.peers import Peers

FOLLOW_SECONDS = 1.0
"""How long to wait for the subscription to a table's channel before the table is loaded anyway."""


class Placement:
    """Finds the home of every table that this process has in memory."""

    def __init__(self, hub: "Hub", peers: "Peers", bus: RedisBus, leases: LeaseKeeper) -> None:
        self._hub = hub
        self._peers = peers
        self._bus = bus
        self._leases = leases
        self._moving: dict[str, asyncio.Task[None]] = {}
        self._adopting = False
        leases.on_gone = self._gone
        leases.on_return = self._returned

    async def load(self, table: str) -> LiveTable:
        """A table from the store; this process becomes its home, or subscribes to its channel.

        Raises:
            Refused: there is no such table.
        """
        await self._follow(table)
        home = None
        try:
            live = await self._hub.snapshots.load(table, self._leases.me)
            home = live.home
        finally:
            if home in (None, self._leases.me):
                self.unfollow(table)
        self._leases.note_home(home)
        return live

    async def _follow(self, table: str) -> None:
        """Subscribe to a table's channel; done before the store is read, to miss no event."""
        if self._bus.linked:
            await asyncio.wait((self._bus.subscribe(table_channel(table)),), timeout=FOLLOW_SECONDS)
        else:
            self._bus.subscribe(table_channel(table))

    def unfollow(self, table: str) -> None:
        """End the subscription to a table's channel, if there is one."""
        self._bus.unsubscribe(table_channel(table))

    def forget(self, tables: Sequence[LiveTable]) -> None:
        """Give up leases and channels of tables that leave memory."""
        mine = [live.table.id for live in tables if live.home == self._leases.me]
        for live in tables:
            self.unfollow(live.table.id)
        if mine:
            self._peers.spawn(self._leases.release(mine))

    def hand_over(self) -> None:
        """Give up being home of tables whose clients are all at other processes."""
        away = [
            live
            for live in self._hub.tables.values()
            if self._leases.holds(live) and not live.clients and live.has_others
        ]
        if away:
            self._peers.spawn(self._hand_over(away))

    async def _hand_over(self, away: list[LiveTable]) -> None:
        await self._leases.release([live.table.id for live in away])
        for live in away:
            live.home = None
            self._hub.on_change(live)
            self._bus.subscribe(table_channel(live.table.id))
            self._peers.publish_json(live, {"home": None, "fence": live.fence})

    async def rehome(self, live: LiveTable) -> None:
        """Find the home of a table; if it has none, this process becomes its home."""
        table = live.table.id
        if table not in self._moving:
            self._moving[table] = asyncio.create_task(self._rehome(live))
        try:
            await asyncio.shield(self._moving[table])
        finally:
            self._moving.pop(table, None)

    async def _rehome(self, live: LiveTable) -> None:
        if self._leases.holds(live):
            return
        table, before = live.table.id, live.home
        lease = await self._leases.take(table)
        if lease is None:
            self._hub.drop(live)
            return
        if lease.fence >= live.fence:
            live.home, live.fence = lease
        if live.home != self._leases.me:
            await self._follow(table)
        async with live.lock:
            await self._hub.refresh(live)
        if live.home == self._leases.me:
            self.unfollow(table)
            news: JsonMessage = {"table": table, "home": live.home, "fence": live.fence}
            self._peers.publish_json(live, news)
            if before is not None:
                self._bus.publish_json(process_channel(before), news)
        await compensate(self._hub, live)
        self._hub.on_change(live)

    def _gone(self, process: str) -> None:
        """Find new homes for the tables of a process that has gone."""
        self._peers.shared_limits.forget_process(process)
        for live in list(self._hub.tables.values()):
            live.forget_process(process)
            if live.home == process:
                self._peers.spawn(self.rehome(live))
        self._peers.spawn(self.adopt())

    def _returned(self, held: dict[str, int]) -> None:
        """Check which leases this process still has: others may have taken it for dead."""
        for table, live in list(self._hub.tables.items()):
            if live.home != self._leases.me:
                continue
            if held.get(table) == live.fence:
                self._hub.on_change(live)
            else:
                live.home = None
                self._peers.spawn(self.rehome(live))

    async def adopt(self) -> None:
        """Become the home of tables that bots or a clock drive and that have no home."""
        if self._adopting:
            return
        self._adopting = True
        try:
            for table in await self._leases.orphans():
                try:
                    if live := self._hub.tables.get(table):
                        await self.rehome(live)
                    else:
                        await self._hub.get(table)
                except Refused:
                    continue
        finally:
            self._adopting = False

    def learn(self, live: LiveTable, sender: str, home: str | None, fence: int) -> None:
        """Note which home another process names for a table; the higher fencing token wins."""
        given_back = home is None and fence == live.fence and live.home == sender
        if fence <= live.fence and not given_back:
            return
        was_home = live.home == self._leases.me
        live.home, live.fence = home, fence
        if was_home:
            self._bus.subscribe(table_channel(live.table.id))
            self._hub.on_change(live)
        if home is None and (live.clients or is_driven(live.table)):
            self._peers.spawn(self.rehome(live))
