"""LeaseKeeper: each table has one process that decides at it, asks its bots and watches its clocks.

A home has a lease in the store (`leases`). It acts as home only while it is sure that the others
take it for alive: it has counted on lately. Whoever loses a lease, or hears of a higher fencing
number, is no home any more; whatever it still stores, the place of an event in the store decides.
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
"""How often a process counts on."""
DEAD_SECONDS = 5.0
"""When a process that has not counted on is taken for dead."""
SURE_SECONDS = 4.0
"""How long a process that has counted on is sure that nobody takes it for dead."""


MOST_LINGERS = 4
"""How many times as long as a process that is alone one of many lets moves come for a flush."""


class Seen(NamedTuple):
    """How far another process has counted, and since when that is known, by our own clock."""

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
        """Count on for ever."""
        while True:
            await self.beat()
            await asyncio.sleep(BEAT_SECONDS)

    async def beat(self) -> None:
        """Count on, and bury who has stopped."""
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
            elif now > seen.since + DEAD_SECONDS and await leases.bury(self._store, process, count):
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
