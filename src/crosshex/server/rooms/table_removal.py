"""Deletes tables: for their owner, or because they were not used for long."""

import contextlib
from typing import TYPE_CHECKING

from crosshex.server.ops.clock import now_ms
from crosshex.server.rooms.live import LiveTable
from crosshex.server.store.reviews import StoredReviews
from crosshex.table.faults import Refused
from crosshex.table.table import Holder

if TYPE_CHECKING:
    from crosshex.server.rooms.hub import Hub


async def delete_for_owner(hub: "Hub", live: LiveTable, holder: Holder) -> None:
    """Delete a table for its owner.

    Raises:
        Refused: another person owns it.
    """
    if holder != live.table.owner:
        raise Refused("not-owner")
    if live.table.status == "over":
        await hub.before_removal(live.table.id)
    await remove_table(hub, live.table.id)


async def remove_table(hub: "Hub", table_id: str) -> None:
    """Delete a table from the store and from the memory of all processes."""
    live = hub.tables.get(table_id)
    if live is not None:
        async with live.lock:
            await hub.store.delete(table_id)
            hub.drop(live)
    else:
        await hub.store.delete(table_id)


def _is_used(live: LiveTable) -> bool:
    """Whether clients of this process are connected, or a clock runs: it may run for two weeks."""
    return bool(live.clients) or live.table.deadline is not None


async def remove_idle_tables(hub: "Hub") -> int:
    """Delete tables that were not used for long, and old reviews; returns how many tables."""
    await StoredReviews(hub.store).expire(now_ms() - hub.config.idle_ms)
    # Other processes see from this that a table is used.
    await hub.store.touch([table for table, live in hub.tables.items() if _is_used(live)])
    idle = []
    listed = await hub.store.idle(hub.config.idle_ms)
    driven = set(await hub.store.driven()) if listed else set()
    for table_id in listed:
        live = hub.tables.get(table_id)
        if live is None and table_id in driven:
            # Soon after a start, it may be a table whose clock runs and that is not loaded yet.
            with contextlib.suppress(Refused):
                live = await hub.get(table_id)
        if live is None or not (_is_used(live) or live.has_others):
            idle.append(table_id)
    removed = await hub.store.delete_idle(idle, hub.config.idle_ms)
    for table_id in removed:
        if live := hub.tables.get(table_id):
            hub.drop(live)
    return len(removed)
