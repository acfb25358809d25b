"""Writes the server's heartbeat to the store, and checks the store's health.

After a stall (store outage, or the process stood still), after a jump of the system clock and after
a downtime of all servers, it moves the deadlines of the tables that this process drives: players
could not act in the meantime.
"""

import asyncio
import time
from contextlib import suppress

from crosshex.server.ops.clock import CLOCK, now_ms
from crosshex.server.rooms.command_handler import CommandHandler
from crosshex.server.rooms.live import LiveTable
from crosshex.server.rooms.live_tables import LiveTables
from crosshex.server.store.errors import SILENT, reason
from crosshex.server.store.store import Store
from crosshex.server.store.uptime import BEAT_MS, MISSED_MS, check_writable
from crosshex.table.clocks import Delay
from crosshex.table.faults import Refused

CHECK_SECONDS = 1.0
"""The store's health is checked at most this often, however many clients ask."""
PATIENCE_SECONDS = 3.0
"""How long a check may take."""


class Heartbeat:
    """The heartbeat of one server process.

    Attributes:
        stored: how many tables the store had at the last check.
    """

    def __init__(self, store: Store, tables: LiveTables, commands: CommandHandler) -> None:
        """Create a heartbeat, which does not run yet."""
        self._store = store
        self._tables = tables
        self._commands = commands
        self._beat_at = now_ms()
        self._steady_at = time.monotonic()
        # When the store was told last; None: there was a stall or a jump since then.
        self._noted_at: float | None = time.monotonic()
        self._jumped = CLOCK.jumped
        self._check: asyncio.Task[str | None] | None = None
        self._checked_at = float("-inf")
        self.stored = 0

    @property
    def steady(self) -> bool:
        """Whether the last heartbeat is recent; if not, no time runs out before compensation."""
        return time.monotonic() < self._steady_at + MISSED_MS / 1000

    async def beat(self) -> None:
        """Send one heartbeat, and compensate for a stall or a jump since the last one."""
        if not self.steady:
            self._noted_at = None
        # How long this server has been alive since the store was told, and its clock steady.
        alive = None
        if self._noted_at is not None:
            alive = round(1000 * (time.monotonic() - self._noted_at))
        if self._timed() or alive is None or alive >= BEAT_MS:
            await self._store.beat(0 if alive is None else alive + MISSED_MS)
            self._noted_at = time.monotonic()
        stalled = not self.steady
        CLOCK.follow()
        jump, self._jumped = CLOCK.jumped - self._jumped, CLOCK.jumped
        if stalled or jump:
            self._noted_at = None
            begin = self._beat_at + jump
            await self._compensate_all(begin, now_ms() if stalled else begin, jump)
        self._beat_at, self._steady_at = now_ms(), time.monotonic()

    # -- deadlines

    def _timed(self) -> list[LiveTable]:
        """The tables here that have a running clock."""
        return [live for live in self._tables.loaded.values() if live.table.is_timed]

    async def compensate(self, live: LiveTable) -> None:
        """Move a table's deadline by past downtimes, if this process drives the table."""
        if not live.table.is_timed or not self._tables.drives(live):
            return
        if ms := await self._store.downtime_since(live.table.at):
            await self._commands.system(live, Delay(ms))

    async def _compensate_all(self, begin: int, end: int, jump: int) -> None:
        """Move all deadlines by a stall, as far as it came after the last event, and a jump."""
        if self._tables.others:  # After a stall it may no longer be sure of its leases.
            await self._tables.others.leases.beat()

        async def delay(live: LiveTable) -> None:
            if ms := jump + max(0, end - max(begin, live.table.at + jump)):
                with suppress(Refused):  # Its game rests: the other clocks must not wait.
                    await self._commands.system(live, Delay(ms))

        await asyncio.gather(*map(delay, self._timed()))

    # -- health

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
            await self._store.write(check_writable)
            self.stored = await self._store.count()
        except Exception as error:
            return reason(error)
        return None
