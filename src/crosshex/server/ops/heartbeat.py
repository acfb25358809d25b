"""Writes the server's heartbeat to the store, and checks the store's health.

After a stall (store outage, or the process stood still) and after a jump of the system clock, it
moves the deadlines of all tables: players could not act in the meantime.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

from crosshex.server.ops.clock import CLOCK, now_ms
from crosshex.server.rooms.downtime import Gap
from crosshex.server.store.errors import SILENT, reason
from crosshex.server.store.store import Store
from crosshex.server.store.uptime import BEAT_MS, MISSED_MS

CHECK_SECONDS = 1.0
"""The store's health is checked at most this often, however many clients ask."""
PATIENCE_SECONDS = 3.0
"""How long a check may take."""


class Heartbeat:
    """The heartbeat of one server process.

    Attributes:
        tables: how many tables the store had at the last check.
    """

    def __init__(
        self,
        store: Store,
        clocks_run: Callable[[], bool],
        make_up: Callable[[Gap, int], Awaitable[None]],
    ) -> None:
        """Create a heartbeat, which does not run yet.

        Args:
            store: where heartbeats are written.
            clocks_run: says whether any table has a running clock.
            make_up: called with a downtime, and by how much the system clock jumped.
        """
        self._store = store
        self._clocks_run = clocks_run
        self._make_up = make_up
        self._beat_at = now_ms()
        self._steady_at = time.monotonic()
        # When the store was told last; None: there was a stall or a jump since then.
        self._noted_at: float | None = time.monotonic()
        self._jumped = CLOCK.jumped
        self._check: asyncio.Task[str | None] | None = None
        self._checked_at = float("-inf")
        self.tables = 0

    @property
    def steady(self) -> bool:
        """Whether the last heartbeat is recent; if not, no time runs out before compensation."""
        return time.monotonic() < self._steady_at + MISSED_MS / 1000

    async def beat(self) -> None:
        """Send one heartbeat, and compensate for a stall or a jump since the last one."""
        if self._has_stalled():
            self._noted_at = None
        alive = self._alive_ms()
        if self._clocks_run() or alive is None or alive >= BEAT_MS:
            await self._store.beat(0 if alive is None else alive + MISSED_MS)
            self._noted_at = time.monotonic()
        stalled = self._has_stalled()
        CLOCK.follow()
        jump, self._jumped = CLOCK.jumped - self._jumped, CLOCK.jumped
        gap = (self._beat_at + jump, now_ms() if stalled else self._beat_at + jump)
        if stalled or jump:
            self._noted_at = None
            await self._make_up(gap, jump)
        self._beat_at, self._steady_at = now_ms(), time.monotonic()

    def _has_stalled(self) -> bool:
        return time.monotonic() - self._steady_at > MISSED_MS / 1000

    def _alive_ms(self) -> int | None:
        """How long this server has been alive since the store was told, and its clock steady."""
        if self._noted_at is None:
            return None
        return round(1000 * (time.monotonic() - self._noted_at))

    async def trouble(self) -> str | None:
        """What is wrong with the store, tested by a write; None: nothing."""
        if self._check is None or (
            self._check.done() and time.monotonic() > self._checked_at + CHECK_SECONDS
        ):
            self._checked_at = time.monotonic()
            self._check = asyncio.create_task(self._prove())
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                found = await asyncio.shield(self._check)
        except TimeoutError:
            return SILENT
        return found or self._store.trouble

    async def _prove(self) -> str | None:
        try:
            await self._store.prove()
            self.tables = await self._store.count()
        except Exception as error:
            return reason(error)
        return None
