"""Writes what many commands add to the store, in one transaction.

The functions here work on a connection; `store` decides when they run.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import chain
from typing import Any, NamedTuple

import orjson
from sqlalchemy import Connection, bindparam, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from crosshex.server.store.errors import is_outage
from crosshex.server.store.schema import events, finished, holders, tables, tickets
from crosshex.server.store.uptime import RAN
from crosshex.table.events import Event, from_json, to_json

LARGEST_INSERT = 64
CHANNEL = "crosshex"
"""The channel of PostgreSQL on which processes tell each other what has changed."""
LONGEST_NOTICE = 7_900
"""How many bytes a notice may have; PostgreSQL takes fewer than 8,000."""
RETRIES = 8
"""How often a command is decided again because another event was stored first."""


class Conflict(Exception):
    """Another event was stored first, or the command was carried out already."""


class TooManyTables(Exception):
    """The owner of a new table has too many tables that are not over."""


class TicketUsed(Exception):
    """A ticket for dice is no longer in the store, for example because another table used it."""


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
        row: the whole row of a new table, or the columns that changed.
        new: whether the table is new.
        holders: people who are new at the table.
        ticket: the ticket for dice that a new table uses up.
        most: how many tables the owner may have that are not over; None: any number.
        also: what else is written with a new table.
        finished: if the game has ended, what each person keeps of it.
    """

    table: str
    events: list[StoredEvent]
    row: dict[str, Any]
    new: bool = False
    holders: tuple[str, ...] = ()
    ticket: str | None = None
    most: int | None = None
    also: Callable[[Connection], None] | None = None
    finished: tuple[dict[str, Any], ...] = ()


class Notice(NamedTuple):
    """What the other processes are told, as JSON; on SQLite there are none."""

    text: str


Writing = Append | Notice | Callable[[Connection], object]
"""A write that shares a transaction with others: an addition, a notice, or a function."""


# Built once: SQLAlchemy finds the same statement object faster in its cache.
_LOAD = (
    select(events.c.seq, events.c.at, events.c.data, events.c.holder, events.c.key)
    .where(events.c.table_id == bindparam("wanted"), events.c.seq > bindparam("after"))
    .order_by(events.c.seq)
)
_SEED = select(tables.c.seed).where(tables.c.id == bindparam("wanted"))


def load_events(connection: Connection, table: str, after: int = 0) -> list[StoredEvent]:
    """The events of a table after a sequence number, in order."""
    found = connection.execute(_LOAD, {"wanted": table, "after": after})
    return [
        StoredEvent(seq, at, from_json(orjson.loads(data)), holder, key)
        for seq, at, data, holder, key in found
    ]


_NEWER = text(
    "SELECT events.table_id, seq, at, data, holder, key FROM events"
    " JOIN jsonb_array_elements(CAST(:known AS jsonb)) AS known"
    " ON events.table_id = known->>0 AND seq > (known->>1)::int ORDER BY events.table_id, seq"
)


def load_newer_events(
    connection: Connection, known: list[tuple[str, int]]
) -> dict[str, list[StoredEvent]]:
    """For each table the events after a sequence number, in order; only for PostgreSQL."""
    newer: dict[str, list[StoredEvent]] = {}
    for table, seq, at, data, holder, key in connection.execute(
        _NEWER, {"known": orjson.dumps(known).decode()}
    ):
        event = from_json(orjson.loads(data))
        newer.setdefault(table, []).append(StoredEvent(seq, at, event, holder, key))
    return newer


def find_seed(connection: Connection, table: str) -> bytes | None:
    """The secret seed of a table's dice, or None if there is no such table."""
    found = connection.execute(_SEED, {"wanted": table}).scalar()
    return None if found is None else bytes.fromhex(found)


COLUMNS = ", ".join(column.name for column in events.columns)
OTHER_FIELDS = ", ".join(f"given.{column.name}" for column in events.columns)
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
UNION ALL
SELECT pg_notify('{CHANNEL}', note)::text, 0 FROM jsonb_array_elements_text(%s::jsonb) AS note
"""
"""One statement for any number of commands and notices, in one round trip to PostgreSQL.

It returns the commands that lost: another process has stored their first event before. The events
are one JSON text, because for arrays the driver scans every character of each element.
"""


def tell(connection: Connection, notice: Notice) -> None:
    """Tell the other processes something when this transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_notify('{CHANNEL}', %s)", (notice.text,))


def notice(kind: str, me: str, *parts: Any) -> Notice:
    """A notice of the process `me`.

    >>> notice("gone", "us", "table")
    Notice(text='["gone","us","table"]')
    """
    return Notice(orjson.dumps([kind, me, *parts]).decode())


def moved(me: str, table: str, stored: list[StoredEvent]) -> Notice:
    """The notice about new events of a table, with the events unless they are too long."""
    written = [
        [*each[:2], orjson.dumps(to_json(each.event)).decode(), *each[3:]] for each in stored
    ]
    whole = notice("moved", me, table, stored[-1].seq, written)
    if len(whole.text.encode()) <= LONGEST_NOTICE:
        return whole
    return notice("moved", me, table, stored[-1].seq, [])


def read_moved(written: list[list[Any]]) -> list[StoredEvent]:
    """The events in a notice."""
    return [
        StoredEvent(seq, at, from_json(orjson.loads(data)), holder, key)
        for seq, at, data, holder, key in written
    ]


@lru_cache
def _insert_rows(count: int) -> str:
    """One SQLite statement for many events.

    With `executemany`, the driver would release the GIL at each row and wait for the event loop to
    get it back; with one statement it waits once.
    """
    row = f"({', '.join('?' * len(events.columns))})"
    return f"INSERT INTO events ({COLUMNS}) VALUES {', '.join([row] * count)}"


def _insert_events(
    connection: Connection, rows: list[tuple[Any, ...]], told: list[str]
) -> set[tuple[str, int]]:
    """Insert events; returns the commands that lost, by table and first event.

    SQLite raises an error instead.
    """
    if connection.dialect.name == "postgresql":
        if not rows and not told:
            return set()
        values = orjson.dumps(rows).decode(), orjson.dumps(told).decode()
        found = connection.exec_driver_sql(INSERT_AND_TELL, values)
        return {(table, first) for table, first in found if first}
    start = 0
    while start < len(rows):
        # A power of two, so that there are few different statements.
        count = min(LARGEST_INSERT, 1 << (len(rows) - start).bit_length() - 1)
        values = tuple(chain.from_iterable(row[:6] for row in rows[start : start + count]))
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
            told = [each.text for each in batch if isinstance(each, Notice)]
            added = [each for each in batch if isinstance(each, Append)]
            lost = _insert(connection, added, told, me)
            for each in batch:
                if not isinstance(each, Append | Notice):
                    each(connection)
        return [Conflict() if lost and _first(each) in lost else None for each in batch]
    except Exception as error:
        if is_outage(error):
            raise
        if len(batch) == 1:
            return [Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error]
    return [result for each in batch for result in write_all(connection, [each], me)]


def _first(writing: Writing) -> tuple[str, int] | None:
    """The table and the first event of an addition."""
    if isinstance(writing, Append) and writing.events:
        return writing.table, writing.events[0].seq
    return None


def _is_only_events(writing: Writing) -> bool:
    """Whether a write adds only events or notices, which share one statement with others."""
    return isinstance(writing, Notice) or (isinstance(writing, Append) and not any(writing[2:]))


def _count_unfinished(connection: Connection, owner: str) -> int:
    """How many tables a person owns that are not over."""
    query = (
        select(func.count())
        .select_from(tables.join(holders, holders.c.table_id == tables.c.id))
        .where(holders.c.holder == owner)
        .where(tables.c.owner == owner, tables.c.status != "over")
    )
    return connection.execute(query).scalar_one()


def _insert(
    connection: Connection, batch: list[Append], told: list[str], me: str
) -> set[tuple[str, int]]:
    """Insert additions; returns those that lost and that add nothing but events.

    Raises:
        Conflict: another addition has lost, or two of them are for the same place.
    """
    places = [_first(addition) for addition in batch if addition.events]
    if len(set(places)) < len(places):
        raise Conflict
    for addition in batch:
        if addition.most is not None:
            # New tables of this batch are counted here, because holders are inserted last.
            owner = addition.row["owner"]
            new = sum(other.new and other.row["owner"] == owner for other in batch)
            if _count_unfinished(connection, owner) + new > addition.most:
                raise TooManyTables
        if addition.ticket is not None:
            used = delete(tickets).where(tickets.c.ticket == addition.ticket)
            if connection.execute(used).rowcount != 1:
                raise TicketUsed
        if addition.new:
            connection.execute(insert(tables).values(used=RAN), addition.row)
            if addition.also is not None:
                addition.also(connection)
        elif addition.row:
            query = update(tables).where(tables.c.id == addition.table).values(used=RAN)
            connection.execute(query, addition.row)
    shared = connection.dialect.name == "postgresql"
    rows = [
        (
            addition.table,
            stored.seq,
            stored.at,
            orjson.dumps(to_json(stored.event)).decode(),
            stored.holder,
            stored.key,
            addition.events[0].seq,
            moved(me, addition.table, addition.events).text if shared and not place else None,
        )
        for addition in batch
        for place, stored in enumerate(addition.events)
    ]
    lost = _insert_events(connection, rows, told)
    if any(_first(addition) in lost for addition in batch if not _is_only_events(addition)):
        raise Conflict
    people = [
        {"holder": holder, "table_id": addition.table}
        for addition in batch
        for holder in addition.holders
    ]
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    kept = [row for addition in batch for row in addition.finished]
    if kept:
        connection.execute(dialect.insert(finished).values(used=RAN).on_conflict_do_nothing(), kept)
    if people:
        connection.execute(dialect.insert(holders).on_conflict_do_nothing(), people)
    return lost
