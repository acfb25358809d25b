"""Keeps the leases of one process: each table has one home process, which decides its commands.

The home also asks the bots of its tables and watches their clocks. It holds a lease in the store
(`leases`), and acts as home only while its heartbeat is recent, so that no other process can take
it for dead. A process that loses a lease, or learns of a higher fencing token, stops being the
home. If it still tries to store an event, the store refuses a sequence number that is taken.
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
"""After this long without a heartbeat a process is taken for dead."""
SURE_SECONDS = 4.0
"""How long after a heartbeat a process is sure that no other process takes it for dead."""


MOST_LINGERS = 4
"""How many times longer, at most, each of many processes collects moves before a flush."""


class Seen(NamedTuple):
    """The last heartbeat of another process, and when this process first saw it (own clock)."""

    beat: int
    since: float


class LeaseKeeper:
    """The leases of one process, and what it knows about the other processes.

    Attributes:
        me: this process.
        on_gone: called with another process that has left or died.
        on_return: called when this process is sure of its leases again after a while in which it
            was not, with the leases that it still has.
    """

    def __init__(self, store: Store, me: str) -> None:
        self.me = me
        self.on_gone: Callable[[str], None] = lambda process: None
        self.on_return: Callable[[dict[str, int]], None] = lambda held: None
        self._store = store
        self._seen: dict[str, Seen] = {}
        self._sure_until = float("-inf")

    def holds(self, live: LiveTable) -> bool:
        """Whether this process is the home of a table and is sure of its lease."""
        return live.home == self.me and time.monotonic() < self._sure_until

    @property
    def others(self) -> list[str]:
        """The other living processes that this process has seen."""
        return list(self._seen)

    def lives(self, process: str | None) -> bool:
        """Whether this process has seen another process and takes it for alive."""
        return process in self._seen

    async def run(self) -> None:
        """Send heartbeats for ever."""
        while True:
            await self.beat()
            await asyncio.sleep(BEAT_SECONDS)

    async def beat(self) -> None:
        """Send a heartbeat, and remove processes whose heartbeats have stopped."""
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
                log.warning("another process has died", extra={"dead": process})
                self.left(process)
        # The processes share the database: together they should flush as often as one would.
        self._store.linger = LINGER_SECONDS * min(1 + len(self._seen), MOST_LINGERS)

    def left(self, process: str) -> None:
        """Forget another process, which has left or died."""
        if self._seen.pop(process, None):
            self.on_gone(process)

    async def take(self, table: str) -> Lease | None:
        """Take the lease of a table if it is free; the lease now, or None: no such table."""
        lease = await leases.take(self._store, table, self.me)
        if lease:
            self.note_home(lease.home)
        return lease

    def note_home(self, home: str | None) -> None:
        """Note that a process is home of a table; its heartbeat may not have been seen yet."""
        if home not in (None, self.me):
            self._seen.setdefault(str(home), Seen(-1, time.monotonic()))

    async def read(self, table: str) -> Lease | None:
        """The lease of a table, or None: no such table."""
        return await leases.read(self._store, table)

    async def release(self, tables: list[str]) -> None:
        """Give back the leases of some tables."""
        await leases.release(self._store, tables, self.me)

    async def orphans(self) -> list[str]:
        """The running tables that bots or a clock drive and that have no home, in random order."""
        return await leases.orphans(self._store)

    async def retire(self) -> None:
        """Give back all leases, and leave the list of processes."""
        self._sure_until = float("-inf")
        await leases.retire(self._store, self.me)
