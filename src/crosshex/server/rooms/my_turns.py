"""Says which running tables wait for a person: all of them at once, for home page and badge."""

from typing import Any

from crosshex.server.rooms.live_tables import LiveTables
from crosshex.server.store.rows import summary_for
from crosshex.table.faults import Refused
from crosshex.table.messages import WaitingTable
from crosshex.table.table import Holder
from crosshex.table.view import waits_for


async def waiting(
    tables: LiveTables, running: list[dict[str, Any]], holder: Holder
) -> list[WaitingTable]:
    """Those of some stored running tables that wait for a person, the first deadline first.

    Without deadlines they keep their order. The store does not say whose turn it is, because it
    would have to be written with each move. So tables that are not in memory are loaded.
    """
    found: list[WaitingTable] = []
    for kept in running:
        try:
            live = await tables.visit(kept["id"], holder, None)
        except Refused:  # It was deleted meanwhile, or its game is no longer installed.
            continue
        if waits_for(live.table, holder):
            found.append({**summary_for(kept, holder), "deadline": live.table.deadline})
    return sorted(found, key=lambda one: (one["deadline"] is None, one["deadline"] or 0))
