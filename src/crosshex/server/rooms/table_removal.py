"""Deletes tables that nobody has used for long."""

import contextlib
import logging

from crosshex.server.rooms.live import LiveTable
from crosshex.server.rooms.live_tables import LiveTables
from crosshex.server.store.store import Store
from crosshex.table.faults import Refused

log = logging.getLogger(__name__)


async def remove_idle_tables(tables: LiveTables, store: Store, idle_ms: int) -> int:
    """Delete tables that were not used for long; returns how many."""
    # Other processes see from this that a table is used.
    await store.touch([table for table, live in tables.loaded.items() if _is_used(live)])
    idle = []
    listed = await store.idle(idle_ms)
    driven = set(await store.driven()) if listed else set()
    for table_id in listed:
        live = tables.loaded.get(table_id)
        if live is None and table_id in driven:
            # Soon after a start, it may be a table whose clock runs and that is not loaded yet.
            with contextlib.suppress(Refused):
                live = await tables.get(table_id)
        if live is None or not (_is_used(live) or live.has_others):
            idle.append(table_id)
    removed = await store.delete_idle(idle, idle_ms)
    for table_id in removed:
        if live := tables.loaded.get(table_id):
            tables.drop(live)
    if removed:
        log.info("idle tables removed", extra={"tables": len(removed)})
    return len(removed)


def _is_used(live: LiveTable) -> bool:
    """Whether clients of this process are connected, or a clock runs: it may run for two weeks."""
    return bool(live.clients) or live.table.deadline is not None
