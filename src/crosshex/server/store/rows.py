"""Makes what the store keeps of a table: its events, and a row to find it by."""

from typing import Any, cast

import orjson

from crosshex.server.config import MINUTE_MS
from crosshex.server.me.finished import finished_rows
from crosshex.server.store.writes import Append, StoredEvent
from crosshex.table.messages import TableSummary
from crosshex.table.table import Holder, Table
from crosshex.table.transitions import Transition
from crosshex.table.view import summary_view

TOUCH_MS = 10 * MINUTE_MS
"""How often the store notes that a table is still used."""


def stored_events(
    steps: list[Transition], holder: Holder | None, key: str | None
) -> list[StoredEvent]:
    """The events as they are stored; the last event has the command's idempotency key."""
    *others, last = steps
    stored = [StoredEvent(step.after.seq, step.after.at, step.event) for step in others]
    return [*stored, StoredEvent(last.after.seq, last.after.at, last.event, holder, key)]


def addition(
    before: Table,
    steps: list[Transition],
    stored: list[StoredEvent],
    saved_active_at: int,
    keeps_games: bool = True,
) -> Append:
    """What steps add to the store; the table's row was last written at `saved_active_at`.

    With `keeps_games` people keep a game that has ended.
    """
    after = steps[-1].after
    row: dict[str, Any] = {}
    if differs(before, after) or abs(after.at - saved_active_at) > TOUCH_MS:
        row = row_of(after)
    new: set[Holder] = set()
    if after.seats is not before.seats:
        known = {before.owner, *(seat.holder for seat in before.seats)}
        new = {seat.holder for seat in after.seats if seat.holder} - known
    kept = finished_rows(before, after) if keeps_games else []
    return Append(after.id, stored, row, False, tuple(new), finished=tuple(kept))


def is_driven(table: Table) -> bool:
    """Whether bots or a clock drive the table."""
    if table.paused is not None:
        return any(table.bot_for(seat) for seat in table.owes)
    return table.status == "playing" and (
        table.settings.time is not None or any(seat.plays_by for seat in table.seats)
    )


def differs(before: Table, after: Table) -> bool:
    """Whether the table's row in the store is out of date."""
    return (
        before.seats != after.seats
        or before.status != after.status
        or before.settings != after.settings
        or (before.invite, before.watch) != (after.invite, after.watch)
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
