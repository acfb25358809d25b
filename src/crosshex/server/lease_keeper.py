"""Keeps the leases of one process: each table has one home process, which decides at it.

The home also asks the bots of its tables and watches their clocks. It holds a lease in the store
(`leases`), and acts as home only while its heartbeat is recent, so that no other process can take
it for dead. A process that loses a lease, or learns of a higher fencing number, stops being the
home. What it still tries to store is refused if another event has that sequence number already.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import NamedTuple

from crosshex.server import leases
from crosshex.server.leases import Lease
from crosshex.server.live import LiveTable
from crosshex.server.store import LINGER_SECONDS, Store

log = logging.getLogger(__name__)

BEAT_SECONDS = 1.5
"""How often a process sends a heartbeat."""
DEAD_SECONDS = 5.0
"""After so long without a heartbeat a process is taken for dead."""
SURE_SECONDS = 4.0
"""How long after a heartbeat a process is sure that nobody takes it for dead."""


MOST_LINGERS = 4
"""How many times longer than a single process one of many collects moves for a flush."""


class Seen(NamedTuple):
    """The last heartbeat of another process, and when it was seen, by our own clock."""

    beat: int
    since: float


class LeaseKeeper:
    """The leases of one process, and what it knows of the other processes.

    Attributes:
        me: this process.
        on_gone: called with another process that has left or died.
        on_return: called when this process was not sure for a while and is again, with the leases
            that it still has.
    """

    def __init__(self, store: Store, me: str) -> None:
        self.me = me
        self.on_gone: Callable[[str], None] = lambda process: None
        self.on_return: Callable[[dict[str, int]], None] = lambda held: None
        self._store = store
        self._seen: dict[str, Seen] = {}
        self._sure_until = float("-inf")

    def holds(self, live: LiveTable) -> bool:
        """Whether this process is the home of a table, and sure of it."""
        return live.home == self.me and time.monotonic() < self._sure_until

    @property
    def others(self) -> list[str]:
        """The other processes that are there, as far as this one has seen."""
        return list(self._seen)

    def lives(self, process: str | None) -> bool:
        """Whether another process is there, as far as this one has seen."""
        return process in self._seen

    async def run(self) -> None:
        """Send heartbeats for ever."""
        while True:
            await self.beat()
            await asyncio.sleep(BEAT_SECONDS)

    async def beat(self) -> None:
        """Send a heartbeat, and remove processes that have stopped sending theirs."""
        began = time.monotonic()
        unsure = began >= self._sure_until
        beats = await leases.beat(self._store, self.me)
        held = await leases.held(self._store, self.me) if unsure else {}
        self._sure_until = began + SURE_SECONDS
        if unsure:
            self.on_return(held)
        del beats[self.me]
        for process in self._seen.keys() - beats.keys():
            self.left(process)
        now = time.monotonic()
        for process, count in beats.items():
            seen = self._seen.get(process)
            if seen is None or seen.beat != count:
                self._seen[process] = Seen(count, now)
            elif now > seen.since + DEAD_SECONDS and await leases.remove_dead(
                self._store, process, count
            ):
                log.warning("another process is dead", extra={"dead": process})
                self.left(process)
        # They share the database, and together flush as often as one of them would.
        self._store.linger = LINGER_SECONDS * min(1 + len(self._seen), MOST_LINGERS)

    def left(self, process: str) -> None:
        """Another process has gone."""
        if self._seen.pop(process, None):
            self.on_gone(process)

    async def take(self, table: str) -> Lease | None:
        """Become the home of a table if nobody is; who is it now, or None: no such table."""
        lease = await leases.take(self._store, table, self.me)
        if lease and lease.home not in (None, self.me):
            # It may be so new that it was not seen yet.
            self._seen.setdefault(str(lease.home), Seen(-1, time.monotonic()))
        return lease

    async def read(self, table: str) -> Lease | None:
        """Who is home of a table, or None: no such table."""
        return await leases.read(self._store, table)

    async def release(self, tables: list[str]) -> None:
        """Be the home of some tables no longer."""
        await leases.release(self._store, tables, self.me)

    async def orphans(self) -> list[str]:
        """The tables that should be moved on and have no home, in any order."""
        return await leases.orphans(self._store)

    async def retire(self) -> None:
        """Be the home of nothing any more."""
        self._sure_until = float("-inf")
        await leases.retire(self._store, self.me)
