"""Writes to the store: what many commands add, in one transaction.

The functions here work on a connection; `store` decides when they run.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import chain
from typing import Any, NamedTuple

import orjson
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from crosshex.server.schema import commands, events, holders, tables, tickets
from crosshex.server.store_errors import is_outage
from crosshex.table.events import Event, from_json, to_json

LARGEST_INSERT = 64
RETRIES = 8
"""How often something is decided anew because the table has moved on."""


class Conflict(Exception):
    """The table has moved on since these events were decided, or their command was carried out."""


class TooManyTables(Exception):
    """The owner of a new table has so many that are not over already."""


class TicketUsed(Exception):
    """A ticket for dice is no longer there: another table was set up with it."""


class StoredEvent(NamedTuple):
    """An event with its place, and the command that it completes."""

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
        most: how many tables that are not over the owner of a new one may have; None: any number.
        command: whose command it is and its idempotency key, if only the store can know whether
            it was carried out before.
    """

    table: str
    events: list[StoredEvent]
    row: dict[str, Any]
    new: bool = False
    holders: tuple[str, ...] = ()
    ticket: str | None = None
    most: int | None = None
    command: tuple[str, str] | None = None


Writing = Append | Callable[[Connection], None]
"""What the writer does in one transaction with others: an addition, or some other work."""


# Statements that stay the same object need not be looked at anew each time.
_LOAD = (
    select(events.c.seq, events.c.at, events.c.data, events.c.holder, events.c.key)
    .where(events.c.table_id == bindparam("wanted"), events.c.seq > bindparam("after"))
    .order_by(events.c.seq)
)
_SEED = select(tables.c.seed).where(tables.c.id == bindparam("wanted"))


def load_events(connection: Connection, table: str, after: int = 0) -> list[StoredEvent]:
    """The events of a table in order, those after a sequence number."""
    found = connection.execute(_LOAD, {"wanted": table, "after": after})
    return [
        StoredEvent(seq, at, from_json(orjson.loads(data)), holder, key)
        for seq, at, data, holder, key in found
    ]


def find_seed(connection: Connection, table: str) -> bytes | None:
    """The secret of a table's dice, or None if there is no such table."""
    found = connection.execute(_SEED, {"wanted": table}).scalar()
    return None if found is None else bytes.fromhex(found)


COLUMNS = ", ".join(column.name for column in events.columns)
FIELDS = "row->>0, (row->>1)::int, (row->>2)::bigint, row->>3, row->>4, row->>5"
INSERT_JSON = (
    f"INSERT INTO events ({COLUMNS}) SELECT {FIELDS} FROM jsonb_array_elements(%s::jsonb) AS row"
)
"""One statement for any number of events: PostgreSQL is asked once.

They go as one text of JSON: for arrays the driver looks at every character of every element.
"""


@lru_cache
def _insert_rows(count: int) -> str:
    """One statement for many events.

    The driver lets the event loop run between rows and then waits for its turn again, each time;
    with one statement for all rows it waits once.
    """
    row = f"({', '.join('?' * len(events.columns))})"
    return f"INSERT INTO events ({COLUMNS}) VALUES {', '.join([row] * count)}"


def _insert_events(connection: Connection, rows: list[tuple[Any, ...]]) -> None:
    if connection.dialect.name == "postgresql":
        if rows:
            connection.exec_driver_sql(INSERT_JSON, (orjson.dumps(rows).decode(),))
        return
    start = 0
    while start < len(rows):
        # The largest power of two that fits, so that there are few different statements.
        count = min(LARGEST_INSERT, 1 << (len(rows) - start).bit_length() - 1)
        values = tuple(chain.from_iterable(rows[start : start + count]))
        connection.exec_driver_sql(_insert_rows(count), values)
        start += count


def write_all(connection: Connection, batch: list[Writing]) -> list[Exception | None]:
    """Write all in one transaction; if that fails, each in its own.

    Raises:
        Exception: the store itself is out of order, so that nothing was written.
    """
    if connection.dialect.name == "postgresql":
        # A single statement is a transaction by itself: the database is asked once, not thrice.
        mode = "AUTOCOMMIT" if all(map(_is_only_events, batch)) else "READ COMMITTED"
        if connection.get_execution_options().get("isolation_level") != mode:
            connection.execution_options(isolation_level=mode)
    try:
        with connection.begin():
            _insert(connection, [each for each in batch if isinstance(each, Append)])
            for each in batch:
                if not isinstance(each, Append):
                    each(connection)
        return [None] * len(batch)
    except Exception as error:
        if is_outage(error):
            raise
        if len(batch) == 1:
            return [Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error]
    return [result for each in batch for result in write_all(connection, [each])]


def _is_only_events(writing: Writing) -> bool:
    """Whether nothing but events is added: one statement does it, with those of others."""
    return isinstance(writing, Append) and not any(writing[2:])


def find_command(connection: Connection, table: str, holder: str, key: str) -> int | None:
    """The last event of a command up to the table's snapshot, or None."""
    same = (commands.c.table_id == table, commands.c.holder == holder, commands.c.key == key)
    return connection.execute(select(commands.c.seq).where(*same)).scalar()


def _count_unfinished(connection: Connection, owner: str) -> int:
    """How many tables that are not over somebody owns."""
    query = (
        select(func.count())
        .select_from(tables.join(holders, holders.c.table_id == tables.c.id))
        .where(holders.c.holder == owner)
        .where(tables.c.owner == owner, tables.c.status != "over")
    )
    return connection.execute(query).scalar_one()


def _insert(connection: Connection, batch: list[Append]) -> None:
    for addition in batch:
        if addition.most is not None:
            # Holders are added last: so those of this batch are counted here.
            owner = addition.row["owner"]
            new = sum(other.new and other.row["owner"] == owner for other in batch)
            if _count_unfinished(connection, owner) + new > addition.most:
                raise TooManyTables
        if addition.command and find_command(connection, addition.table, *addition.command):
            raise Conflict("the command was carried out")
        if addition.ticket is not None:
            used = delete(tickets).where(tickets.c.ticket == addition.ticket)
            if connection.execute(used).rowcount != 1:
                raise TicketUsed
        if addition.new:
            connection.execute(insert(tables), addition.row)
        elif addition.row:
            query = update(tables).where(tables.c.id == addition.table)
            connection.execute(query, addition.row)
    rows = [
        (
            addition.table,
            stored.seq,
            stored.at,
            orjson.dumps(to_json(stored.event)).decode(),
            stored.holder,
            stored.key,
        )
        for addition in batch
        for stored in addition.events
    ]
    _insert_events(connection, rows)
    people = [
        {"holder": holder, "table_id": addition.table}
        for addition in batch
        for holder in addition.holders
    ]
    if people:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        connection.execute(dialect.insert(holders).on_conflict_do_nothing(), people)
