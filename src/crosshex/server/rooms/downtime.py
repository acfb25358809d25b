"""Compensates players for downtime: moves deadlines by the time in which players could not act."""

import asyncio
from typing import TYPE_CHECKING

from crosshex.server.rooms.live import LiveTable
from crosshex.table.clocks import Delay

Gap = tuple[int, int]
"""A stall: its start and its end, in milliseconds."""

if TYPE_CHECKING:
    from crosshex.server.rooms.hub import Hub


async def compensate(hub: "Hub", live: LiveTable) -> None:
    """Move a table's deadline by past downtimes, if this process drives the table."""
    if not live.table.is_timed or not hub.drives(live):
        return
    if ms := await hub.store.downtime_since(live.table.at):
        await hub.system(live, Delay(ms))


async def _compensate(hub: "Hub", live: LiveTable, gap: Gap, jump: int) -> None:
    """Move a table's deadline by a stall, as far as it came after its last event, and a jump."""
    begin, end = gap
    if ms := jump + max(0, end - max(begin, live.table.at + jump)):
        await hub.system(live, Delay(ms))


async def compensate_all(hub: "Hub", gap: Gap, jump: int) -> None:
    """Move the deadlines of all tables after a stall of this server or a jump of its clock."""
    if hub.others:  # After a stall the process may no longer be sure of its leases.
        await hub.others.leases.beat()
    running = [live for live in hub.tables.values() if live.table.is_timed]
    await asyncio.gather(*(_compensate(hub, live, gap, jump) for live in running))


def clocks_run(hub: "Hub") -> bool:
    """Whether any table here has a running clock."""
    return any(live.table.is_timed for live in hub.tables.values())
