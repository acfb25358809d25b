"""Compensates players for downtime: moves deadlines by the time in which players could not act."""

import asyncio

from crosshex.server.rooms.command_handler import CommandHandler
from crosshex.server.rooms.live import LiveTable
from crosshex.server.rooms.live_tables import LiveTables
from crosshex.server.store.store import Store
from crosshex.table.clocks import Delay

Gap = tuple[int, int]
"""A stall: its start and its end, in milliseconds."""


class Downtime:
    """Moves the deadlines of the tables that this process drives."""

    def __init__(self, tables: LiveTables, commands: CommandHandler, store: Store) -> None:
        self._tables = tables
        self._commands = commands
        self._store = store

    @property
    def _timed(self) -> list[LiveTable]:
        return [live for live in self._tables.loaded.values() if live.table.is_timed]

    def clocks_run(self) -> bool:
        """Whether any table here has a running clock."""
        return bool(self._timed)

    async def compensate(self, live: LiveTable) -> None:
        """Move a table's deadline by past downtimes, if this process drives the table."""
        if not live.table.is_timed or not self._tables.drives(live):
            return
        if ms := await self._store.downtime_since(live.table.at):
            await self._commands.system(live, Delay(ms))

    async def compensate_all(self, gap: Gap, jump: int) -> None:
        """Move the deadlines of all tables after a stall of this server or a jump of its clock."""
        if self._tables.others:  # After a stall it may no longer be sure of its leases.
            await self._tables.others.renew_leases()
        await asyncio.gather(*(self._delay(live, gap, jump) for live in self._timed))

    async def _delay(self, live: LiveTable, gap: Gap, jump: int) -> None:
        """Move a deadline by a stall, as far as it came after the last event, and a jump."""
        begin, end = gap
        if ms := jump + max(0, end - max(begin, live.table.at + jump)):
            await self._commands.system(live, Delay(ms))
