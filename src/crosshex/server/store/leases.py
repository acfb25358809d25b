"""Leases in PostgreSQL: which process asks the bots of a table and watches its clocks.

Any process may decide any command: only bots and clocks need one process that begins. It holds a
lease of the table, for as long as its heartbeat in the database is recent; after that, the others
take the lease. The database's clock alone decides what is recent. A process that was silent for a
while (it hung, or the database was away) comes back under a new name: whatever it held before is
free, and nobody can take it for somebody who still holds a lease.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection

from sqlalchemy import Connection, text

from crosshex.server.ops.clock import now_ms
from crosshex.server.store.store import Store

log = logging.getLogger(__name__)

BEAT_SECONDS = 1.5
"""How often a process sends a heartbeat, and looks for tables that nobody drives."""
DEAD_SECONDS = 6.0
"""After this long without a heartbeat the leases of a process are free."""
SURE_SECONDS = 4.0
"""How long after a heartbeat a process is sure that its leases are not free."""
UNCLAIMED_MS = 5000
"""How long a new table is left to the process at which its people arrive."""
MOST_TAKEN = 500
"""How many leases a process takes at a time."""

_NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_LIVING = f"(SELECT id FROM processes WHERE at > {_NOW} - {round(DEAD_SECONDS * 1000)})"
_BEAT = text(
    f"INSERT INTO processes (id, at) VALUES (:me, {_NOW})"
    f" ON CONFLICT (id) DO UPDATE SET at = {_NOW}"
)
# A row that a hanging process has locked is skipped: it must not stop the others.
_TAKE = (
    "UPDATE tables SET driver = :me WHERE id IN (SELECT id FROM tables WHERE driven"
    " AND status = 'playing' AND {free} LIMIT :most FOR NO KEY UPDATE SKIP LOCKED) RETURNING id"
)
_TAKE_WANTED = text(
    _TAKE.format(
        free=f"id = ANY(:wanted) AND (driver IS NULL OR driver = :me OR driver NOT IN {_LIVING})"
    )
)
_TAKE_ORPHANS = text(
    _TAKE.format(
        free=f"((driver IS NULL AND active_at < :before) OR driver NOT IN {_LIVING})",
    )
)
_RELEASE = text(
    "UPDATE tables SET driver = NULL WHERE id IN"
    " (SELECT id FROM tables WHERE id = ANY(:given) AND driver = :me FOR NO KEY UPDATE SKIP LOCKED)"
)
_LEAVE = text("DELETE FROM processes WHERE id = :me OR at < " + _NOW + " - 3600000")


class Leases:
    """The leases of one process.

    Args:
        store: where they are.
        changed: called with tables of which this process has just taken or lost the lease.
    """

    def __init__(self, store: Store, changed: Callable[[Collection[str], bool], None]) -> None:
        self._store = store
        self._changed = changed
        self._me = ""
        self._held: set[str] = set()
        self._wanted: set[str] = set()
        self._wake = asyncio.Event()
        self._sure_until = float("-inf")
        self._beating = asyncio.Lock()

    def holds(self, table: str) -> bool:
        """Whether this process drives a table, and is sure of its lease."""
        return table in self._held and self.is_sure

    @property
    def is_sure(self) -> bool:
        """Whether the last heartbeat is so recent that nobody has taken a lease of this process."""
        return time.monotonic() < self._sure_until

    def want(self, table: str) -> None:
        """Take the lease of a table soon, if it is free."""
        if table not in self._held:
            self._wanted.add(table)
            self._wake.set()

    def look(self) -> None:
        """Look now for tables that nobody drives: another process has left."""
        self._wake.set()

    async def run(self) -> None:
        """Send heartbeats and take leases for ever."""
        beat_at = float("-inf")
        while True:
            if time.monotonic() >= beat_at + BEAT_SECONDS:
                beat_at = time.monotonic()
                await self.beat()
                await self._take(_TAKE_ORPHANS, before=now_ms() - UNCLAIMED_MS)
            wanted, self._wanted = self._wanted, set()
            if wanted:
                await self._take(_TAKE_WANTED, wanted=list(wanted))
            self._wake.clear()
            try:
                async with asyncio.timeout(max(0.0, beat_at + BEAT_SECONDS - time.monotonic())):
                    await self._wake.wait()
            except TimeoutError:
                continue
            if not self._wanted:
                beat_at = float("-inf")

    async def beat(self) -> None:
        """Send a heartbeat; after a silence, come back under a new name and without leases."""
        async with self._beating:
            began = await self._beat() if self.is_sure else None
            if began is None or not self.is_sure:
                # Nothing was driven in the meantime. Whoever takes the leases begins again.
                await self._begin_anew()
                began = await self._beat()
            self._sure_until = began + SURE_SECONDS

    async def _beat(self) -> float:
        began = time.monotonic()
        await self._store.run(lambda connection: connection.execute(_BEAT, {"me": self._me}))
        return began

    async def _begin_anew(self) -> None:
        before, self._me = self._me, secrets.token_hex(8)
        lost, self._held = self._held, set()
        self._changed(lost, False)
        if lost:
            log.warning("leases were lost", extra={"tables": len(lost)})
        await self._store.run(lambda connection: connection.execute(_LEAVE, {"me": before}))

    async def _take(self, query: object, **values: object) -> None:
        values = {"me": self._me, "most": MOST_TAKEN, **values}

        def work(connection: Connection) -> list[str]:
            return list(connection.execute(query, values).scalars())  # type: ignore[call-overload]

        taken = set(await self._store.run(work)) - self._held
        if taken and values["me"] == self._me:  # Those of an old name are free.
            self._held |= taken
            self._changed(taken, True)

    async def release(self, tables: Collection[str]) -> None:
        """Give back the leases of tables that leave memory."""
        given = [table for table in tables if table in self._held]
        if given:
            self._held.difference_update(given)
            values = {"given": given, "me": self._me}
            await self._store.run(lambda connection: connection.execute(_RELEASE, values))

    async def leave(self) -> None:
        """Give back all leases: the process stops."""
        self._sure_until = float("-inf")
        self._held.clear()
        await self._store.run(lambda connection: connection.execute(_LEAVE, {"me": self._me}))
