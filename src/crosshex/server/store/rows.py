"""The row that the store keeps of a table besides its events, to find it by."""

from typing import Any, cast

import orjson
from sqlalchemy import Connection, func, select

from crosshex.server.store.schema import holders, tables
from crosshex.table.messages import TableSummary
from crosshex.table.table import Holder, Table
from crosshex.table.view import summary_view


def is_driven(table: Table) -> bool:
    """Whether bots or a clock drive the table."""
    if table.paused is not None:
        return any(table.bot_for(seat) for seat in table.owes)
    return table.status == "playing" and (
        table.settings.time is not None or any(seat.plays_by for seat in table.seats)
    )


def row_of(table: Table) -> dict[str, Any]:
    """The table's row in the store, which is kept besides its events."""
    summary = summary_view(table, None)
    kept = {**summary, "owned_by": table.owner, "held_by": [seat.holder for seat in table.seats]}
    if table.left and table.status == "playing":
        kept["left_by"] = [[number, seat.holder] for number, seat in table.left.items()]
    if table.former:
        kept["former"] = sorted(table.former)
    return {
        "status": table.status,
        "public": table.settings.public,
        "driven": is_driven(table),
        "active_at": table.at,
        "invite": table.invite,
        "watch": table.watch,
        "summary": orjson.dumps(kept).decode(),
    }


def is_listed(kept: dict[str, Any], holder: Holder) -> bool:
    """Whether a person owns a stored table, or holds or has left a seat; not if sent away."""
    return holder in (kept["owned_by"], *kept["held_by"], *kept.get("former", ()))


def summary_for(kept: dict[str, Any], holder: Holder | None) -> TableSummary:
    """A stored summary as one client sees it."""
    summary = dict(kept)
    owner, held = summary.pop("owned_by"), summary.pop("held_by")
    summary.pop("former", None)
    left = [number for number, other in summary.pop("left_by", ()) if other == holder]
    summary["owner"] = holder is not None and holder == owner
    summary["yours"] = [n for n, other in enumerate(held) if holder is not None and other == holder]
    return cast(TableSummary, {**summary, "left": left} if left else summary)


def count_unfinished(connection: Connection, owner: Holder) -> int:
    """How many tables a person owns that are not over."""
    query = (
        select(func.count())
        .select_from(tables.join(holders, holders.c.table_id == tables.c.id))
        .where(holders.c.holder == owner)
        .where(tables.c.owner == owner, tables.c.status != "over")
    )
    return connection.execute(query).scalar_one()
