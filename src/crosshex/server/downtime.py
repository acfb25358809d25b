"""Compensates players for downtime: moves deadlines by the time in which players could not act."""

import asyncio
from typing import TYPE_CHECKING

from crosshex.server.live import LiveTable
from crosshex.server.uptime import Gap
from crosshex.table.clocks import Delay

if TYPE_CHECKING:
    from crosshex.server.hub import Hub


async def compensate(hub: "Hub", live: LiveTable) -> None:
    """Move a table's deadline by past downtimes, if this process drives the table."""
    if live.table.deadline is not None and hub.drives(live):
        await _compensate(hub, live, await hub.store.gaps_since(live.table.at))


async def _compensate(hub: "Hub", live: LiveTable, gaps: list[Gap], jump: int = 0) -> None:
    """Move a table's deadline by the time in which players could not act.

    Downtime before the table's last event was compensated already.
    """
    since = live.table.at + jump
    if ms := jump + sum(max(0, end - max(begin, since)) for begin, end in gaps):
        await hub.system(live, Delay(ms))


async def compensate_all(hub: "Hub", gap: Gap, jump: int) -> None:
    """Move the deadlines of all tables after a stall of this server or a jump of its clock."""
    if hub.peers:  # After a stall the process may no longer be sure of its leases.
        await hub.peers.leases.beat()
    running = [live for live in hub.tables.values() if live.table.deadline is not None]
    await asyncio.gather(*(_compensate(hub, live, [gap], jump) for live in running))


def clocks_run(hub: "Hub") -> bool:
    """Whether any table here has a running clock."""
    return any(live.table.deadline is not None for live in hub.tables.values())
