"""Writes what many commands add to the store, in one transaction.

The functions here work on a connection; `store` decides when they run.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import chain
from typing import Any, NamedTuple

import orjson
from sqlalchemy import Connection, bindparam, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from crosshex.server.config import MINUTE_MS
from crosshex.server.me.finished import finished_rows
from crosshex.server.store.errors import is_outage
from crosshex.server.store.rows import row_of
from crosshex.server.store.schema import events, finished, holders, tables
from crosshex.server.store.uptime import RAN
from crosshex.table.events import Event, from_json, to_json
from crosshex.table.table import Holder, Table
from crosshex.table.transitions import Transition

TOUCH_MS = 10 * MINUTE_MS
"""How often the store notes that a table is still used."""
LARGEST_INSERT = 64
CHANNEL = "crosshex"
"""The channel of PostgreSQL on which processes tell each other what has changed."""
RETRIES = 8
"""How often a command is decided again because another event was stored first."""


class Conflict(Exception):
    """Another event was stored first, or the command was carried out already."""


class StoredEvent(NamedTuple):
    """An event with its number and time, and the command that it completes."""

    seq: int
    at: int
    event: Event
    holder: str | None = None
    key: str | None = None


class Append(NamedTuple):
    """What one command adds to the store, all or nothing.

    Attributes:
        table: the table's id.
        events: the new events.
        also: writes what else changes, in the same transaction, before the events; it may be
            called again, and an error of it refuses the command.
    """

    table: str
    events: list[StoredEvent]
    also: Callable[[Connection], object] | None = None


Writing = Append | Callable[[Connection], object]
"""A write that shares a transaction with others: an addition or a function."""


# -- what a command adds


def stored_events(
    steps: list[Transition], holder: Holder | None, key: str | None
) -> list[StoredEvent]:
    """The events as they are stored; the last event has the command's idempotency key."""
    *others, last = steps
    stored = [StoredEvent(step.after.seq, step.after.at, step.event) for step in others]
    return [*stored, StoredEvent(last.after.seq, last.after.at, last.event, holder, key)]


_UPDATE_ROW = update(tables).where(tables.c.id == bindparam("updated")).values(used=RAN)


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
    if not _differs(before, after) and abs(after.at - saved_active_at) <= TOUCH_MS:
        return Append(after.id, stored)
    row, known = row_of(after), {before.owner, *(seat.holder for seat in before.seats)}
    new = {seat.holder for seat in after.seats if seat.holder} - known
    kept = finished_rows(before, after) if keeps_games else []

    def also(connection: Connection) -> None:
        connection.execute(_UPDATE_ROW, {"updated": after.id, **row})
        keep_people(connection, after.id, new, kept)

    return Append(after.id, stored, also)


def _differs(before: Table, after: Table) -> bool:
    """Whether the table's row in the store is out of date."""
    if before.seats is after.seats and before.settings is after.settings:
        return before.status != after.status or _links(before) != _links(after)
    return True


def _links(table: Table) -> tuple[str | None, str | None]:
    return table.invite, table.watch


def add_table(
    connection: Connection,
    row: dict[str, Any],
    people: Iterable[Holder] = (),
    stored: Iterable[StoredEvent] = (),
) -> None:
    """Write a new table: its row, the people at it, and its first events."""
    connection.execute(insert(tables).values(used=RAN), row)
    keep_people(connection, row["id"], people)
    if given := _rows_of(row["id"], stored):
        connection.execute(insert(events), [dict(zip(_NAMES, each, strict=True)) for each in given])


def keep_people(
    connection: Connection,
    table: str,
    people: Iterable[Holder],
    kept: list[dict[str, Any]] | None = None,
) -> None:
    """Note who has come to a table, and what people keep of its game."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    if come := [{"holder": holder, "table_id": table} for holder in people]:
        connection.execute(dialect.insert(holders).on_conflict_do_nothing(), come)
    if kept:
        connection.execute(dialect.insert(finished).values(used=RAN).on_conflict_do_nothing(), kept)


# -- reading events


_SEED = select(tables.c.seed).where(tables.c.id == bindparam("wanted"))
_NEWER = {
    "sqlite": text(
        "SELECT tables.id, events.seq, events.at, events.data, events.holder, events.key"
        " FROM json_each(:known) AS known"
        " CROSS JOIN tables ON tables.id = json_extract(known.value, '$[0]')"
        " LEFT JOIN events ON events.table_id = tables.id"
        " AND events.seq > json_extract(known.value, '$[1]')"
        " ORDER BY tables.id, events.seq"
    ),
    # `OFFSET 0` keeps PostgreSQL from reading whole tables: it looks each up by its key.
    "postgresql": text(
        "SELECT found.id, newer.* FROM jsonb_array_elements(CAST(:known AS jsonb)) AS known"
        " CROSS JOIN LATERAL (SELECT id FROM tables WHERE id = known->>0 OFFSET 0) AS found"
        " LEFT JOIN LATERAL (SELECT seq, at, data, holder, key FROM events"
        " WHERE table_id = found.id AND seq > (known->>1)::int ORDER BY seq OFFSET 0) AS newer"
        " ON true"
    ),
}


def load_newer(
    connection: Connection, known: list[tuple[str, int]]
) -> dict[str, list[StoredEvent]]:
    """For each table the events after a sequence number, in order; deleted tables are left out."""
    newer: dict[str, list[StoredEvent]] = {}
    query = _NEWER[connection.dialect.name]
    given = {"known": orjson.dumps(known).decode()}
    for table, seq, at, data, holder, key in connection.execute(query, given):
        found = newer.setdefault(table, [])
        if seq is not None:
            found.append(StoredEvent(seq, at, from_json(orjson.loads(data)), holder, key))
    return newer


def find_seed(connection: Connection, table: str) -> bytes | None:
    """The secret seed of a table's dice, or None if there is no such table."""
    found = connection.execute(_SEED, {"wanted": table}).scalar()
    return None if found is None else bytes.fromhex(found)


# -- writing a batch


_NAMES = [column.name for column in events.columns]
COLUMNS = ", ".join(_NAMES)
OTHER_FIELDS = ", ".join(f"given.{name}" for name in _NAMES)
INSERT_AND_TELL = f"""
WITH given AS (
  SELECT row->>0 AS table_id, (row->>1)::int AS seq, (row->>2)::bigint AS at, row->>3 AS data,
    row->>4 AS holder, row->>5 AS key, (row->>6)::int AS first, row->>7 AS note
  FROM jsonb_array_elements(%s::jsonb) AS row
), firsts AS (
  INSERT INTO events ({COLUMNS}) SELECT {COLUMNS} FROM given WHERE seq = first
  ON CONFLICT DO NOTHING RETURNING table_id, seq
), others AS (
  INSERT INTO events ({COLUMNS}) SELECT {OTHER_FIELDS} FROM given
  JOIN firsts ON firsts.table_id = given.table_id AND firsts.seq = given.first
  WHERE given.seq > first
)
SELECT table_id, first FROM given WHERE seq = first AND NOT EXISTS (
  SELECT FROM firsts WHERE firsts.table_id = given.table_id AND firsts.seq = given.first
) UNION ALL
SELECT pg_notify('{CHANNEL}', note)::text, 0 FROM given
JOIN firsts ON firsts.table_id = given.table_id AND firsts.seq = given.seq
"""
"""One statement for any number of commands and their notices, in one round trip to PostgreSQL.

It returns the commands that lost: another process has stored their first event before. The events
are one JSON text, because for arrays the driver scans every character of each element.
"""


def tell(connection: Connection, kind: str, me: str, *parts: Any) -> None:
    """Let the process `me` tell the others something when this transaction is committed."""
    if connection.dialect.name == "postgresql":
        given = (notice(kind, me, *parts),)
        connection.exec_driver_sql(f"SELECT pg_notify('{CHANNEL}', %s)", given)


def notice(kind: str, me: str, *parts: Any) -> str:
    """What the process `me` tells the others; it must be shorter than 8,000 bytes.

    >>> notice("gone", "us", "table")
    '["gone","us","table"]'
    """
    return orjson.dumps([kind, me, *parts]).decode()


@lru_cache
def _insert_rows(count: int) -> str:
    """One SQLite statement for many events.

    With `executemany`, the driver would release the GIL at each row and wait for the event loop to
    get it back; with one statement it waits once.
    """
    row = f"({', '.join('?' * len(events.columns))})"
    return f"INSERT INTO events ({COLUMNS}) VALUES {', '.join([row] * count)}"


def _rows_of(table: str, stored: Iterable[StoredEvent]) -> list[tuple[Any, ...]]:
    return [
        (table, seq, at, orjson.dumps(to_json(event)).decode(), holder, key)
        for seq, at, event, holder, key in stored
    ]


def _insert_events(connection: Connection, added: list[Append], me: str) -> set[tuple[str, int]]:
    """Insert events; returns the commands that lost, by table and first event.

    SQLite raises an error instead.
    """
    rows = [row for table, stored, _ in added for row in _rows_of(table, stored)]
    if connection.dialect.name == "postgresql":
        if not rows:
            return set()
        ends = [
            (stored[0].seq, None if place else notice("moved", me, table, stored[-1].seq))
            for table, stored, _ in added
            for place in range(len(stored))
        ]
        given = [(*row, *end) for row, end in zip(rows, ends, strict=True)]
        found = connection.exec_driver_sql(INSERT_AND_TELL, (orjson.dumps(given).decode(),))
        return {(table, first) for table, first in found if first}
    start = 0
    while start < len(rows):
        # A power of two, so that there are few different statements.
        count = min(LARGEST_INSERT, 1 << (len(rows) - start).bit_length() - 1)
        values = tuple(chain.from_iterable(rows[start : start + count]))
        connection.exec_driver_sql(_insert_rows(count), values)
        start += count
    return set()


def write_all(connection: Connection, batch: list[Writing], me: str) -> list[Exception | None]:
    """Write a batch in one transaction; if that fails, each write in its own.

    Other processes hear of it from `me`, in the same transaction.

    Raises:
        Exception: there is an outage of the store, see `is_outage`.
    """
    if connection.dialect.name == "postgresql":
        # A single statement is a transaction by itself: one round trip instead of three.
        mode = "AUTOCOMMIT" if all(map(_is_only_events, batch)) else "READ COMMITTED"
        if connection.get_execution_options().get("isolation_level") != mode:
            connection.execution_options(isolation_level=mode)
    try:
        with connection.begin():
            lost = _write(connection, batch, me)
        return [Conflict() if lost and _first(each) in lost else None for each in batch]
    except Exception as error:
        if is_outage(error):
            raise
        if len(batch) == 1:
            return [Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error]
    return [result for each in batch for result in write_all(connection, [each], me)]


def _write(connection: Connection, batch: list[Writing], me: str) -> set[tuple[str, int]]:
    """Write a batch; returns the additions that lost and that add nothing but events.

    Raises:
        Conflict: another addition has lost, or two of them are for the same place.
    """
    added = [each for each in batch if isinstance(each, Append)]
    places = [_first(each) for each in added if each.events]
    if len(set(places)) < len(places):
        raise Conflict
    for each in added:
        if each.also is not None:
            each.also(connection)
    lost = _insert_events(connection, added, me)
    if lost and any(each.also is not None and _first(each) in lost for each in added):
        raise Conflict
    for other in batch:
        if not isinstance(other, Append):
            other(connection)
    return lost


def _first(writing: Writing) -> tuple[str, int] | None:
    """The table and the first event of an addition."""
    if isinstance(writing, Append) and writing.events:
        return writing.table, writing.events[0].seq
    return None


def _is_only_events(writing: Writing) -> bool:
    """Whether a write adds only events, which share one statement with others."""
    return isinstance(writing, Append) and writing.also is None
