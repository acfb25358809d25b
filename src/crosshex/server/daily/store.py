"""Stores the days with their secret seeds, and the one game of each person and day that counts.

The functions here work on a connection. The points of a game that is over are read from the row of
its table: whatever happens to a server, they are found later.
"""

from typing import Any, Literal, NamedTuple

import orjson
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from crosshex.server.ops.clock import now_ms
from crosshex.server.rooms.tickets import new_seed
from crosshex.server.store.schema import daily_days, daily_tries, tables
from crosshex.table.faults import Refused
from crosshex.table.table import Holder

MOST_DAYS = 400
"""How many days are kept. They are counted, not dated: a wrong clock must not remove them."""
MOST_AT_ONCE = 200
"""How many tries one transaction looks at."""

TryStatus = Literal["none", "playing", "done", "gone"]
"""Not begun, not over, counted; or the table was deleted, or left to a bot."""


class StoredDay(NamedTuple):
    """A day as it is stored; the names are those of its columns."""

    day: int
    seed: bytes
    made: int
    closed: bool
    best: int | None
    exact: bool


class Try(NamedTuple):
    """The game of a person on a day, with the points once it counts."""

    status: TryStatus = "none"
    table: str | None = None
    points: int | None = None


def make_days(connection: Connection, first: int, last: int) -> None:
    """Draw the seeds of some days; those that are there stay."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    rows = [
        {
            "day": day,
            "seed": new_seed().hex(),
            "made": now_ms(),
            "closed": False,
            "exact": False,
        }
        for day in range(first, last + 1)
    ]
    connection.execute(dialect.insert(daily_days).on_conflict_do_nothing(), rows)
    days = select(daily_days.c.day).order_by(daily_days.c.day.desc())
    for old in list(connection.execute(days.offset(MOST_DAYS)).scalars()):
        connection.execute(delete(daily_tries).where(daily_tries.c.day == old))
        connection.execute(delete(daily_days).where(daily_days.c.day == old))


def find_days(connection: Connection, first: int, last: int) -> list[StoredDay]:
    """The days from one to another that are stored, in order."""
    query = select(daily_days).where(daily_days.c.day.between(first, last))
    found = connection.execute(query.order_by(daily_days.c.day))
    return [
        StoredDay(row.day, bytes.fromhex(row.seed), row.made, row.closed, row.best, row.exact)
        for row in found
    ]


def begin(connection: Connection, day: int, holder: Holder, table: str) -> None:
    """Note that a person begins their game of a day; one that is noted already is a conflict.

    Raises:
        IntegrityError: they have begun it before.
        Refused: the day is closed.
    """
    _lock(connection, day)
    row = {"day": day, "holder": holder, "table_id": table, "began": now_ms(), "revealed": False}
    connection.execute(insert(daily_tries), row)


def _lock(connection: Connection, day: int) -> None:
    """Keep a day open until this transaction ends."""
    is_open = (daily_days.c.day == day, ~daily_days.c.closed)
    # Write before reading: a write waits for other writers, in SQLite and in PostgreSQL.
    locked = connection.execute(update(daily_days).where(*is_open).values(day=day))
    if locked.rowcount != 1:
        raise Refused("not-now", command="daily", status="over")


def points_of(summary: str, holder: Holder) -> int | None:
    """The points in the row of a table that is over, if the person played to the end."""
    kept = orjson.loads(summary)
    result = str(kept["result"])
    alone = kept["held_by"] == [holder] and result.lstrip("-").isdecimal()
    return int(result) if alone else None


def find_try(connection: Connection, day: int, holder: Holder) -> Try:
    """The game of a person on a day."""
    query = (
        select(daily_tries, tables.c.status, tables.c.summary)
        .join(tables, tables.c.id == daily_tries.c.table_id, isouter=True)
        .where(daily_tries.c.day == day, daily_tries.c.holder == holder)
    )
    row = connection.execute(query).first()
    if row is None:
        return Try()
    # A table that was removed since leaves its points.
    table, points = row.table_id if row.status else None, row.points
    if points is None and row.status == "over":
        points = points_of(row.summary, holder)
    if points is not None:
        return Try("done", table, points)
    return Try("playing" if row.status == "playing" else "gone", table)


def uncounted(connection: Connection, day: int) -> dict[Holder, int]:
    """The points of games that are over and were not noted yet."""
    query = (
        select(daily_tries.c.holder, tables.c.summary)
        .join(tables, tables.c.id == daily_tries.c.table_id)
        .where(daily_tries.c.day == day, daily_tries.c.points.is_(None))
        .where(tables.c.status == "over")
    )
    found = {holder: points_of(summary, holder) for holder, summary in connection.execute(query)}
    return {holder: points for holder, points in found.items() if points is not None}


def uncounted_day(connection: Connection, table: str) -> int | None:
    """The day whose game a table is, if its points were not noted yet."""
    query = select(daily_tries.c.day).where(daily_tries.c.table_id == table)
    return connection.execute(query.where(daily_tries.c.points.is_(None))).scalar()


def count(connection: Connection, day: int) -> None:
    """Note the points of games that are over.

    Raises:
        Refused: the day is closed.
    """
    _lock(connection, day)
    for holder, points in uncounted(connection, day).items():
        mine = (daily_tries.c.day == day, daily_tries.c.holder == holder)
        connection.execute(update(daily_tries).where(*mine).values(points=points))


def close(connection: Connection, day: int) -> None:
    """Count what is over, and nothing more: the seed of the day is no secret from now on.

    Raises:
        Refused: the day is closed.
    """
    count(connection, day)
    connection.execute(update(daily_days).where(daily_days.c.day == day).values(closed=True))


def unrevealed(connection: Connection) -> list[str]:
    """Some tables of closed days to which the seed was not added yet."""
    query = (
        select(daily_tries.c.table_id)
        .join(daily_days, daily_days.c.day == daily_tries.c.day)
        .where(daily_days.c.closed, ~daily_tries.c.revealed)
        .limit(MOST_AT_ONCE)
    )
    return list(connection.execute(query).scalars())


def note_revealed(connection: Connection, revealed: list[str]) -> None:
    """Note that tables show their seed; what does not count is forgotten."""
    named = daily_tries.c.table_id.in_(revealed)
    connection.execute(delete(daily_tries).where(named, daily_tries.c.points.is_(None)))
    connection.execute(update(daily_tries).where(named).values(revealed=True))


def curve(connection: Connection, day: int) -> dict[int, int]:
    """How many people have made how many points."""
    query = (
        select(daily_tries.c.points, func.count())
        .where(daily_tries.c.day == day, daily_tries.c.points.is_not(None))
        .group_by(daily_tries.c.points)
        .order_by(daily_tries.c.points)
    )
    found: Any = connection.execute(query)
    return dict(map(tuple, found))


def played_days(connection: Connection, holder: Holder) -> dict[int, int]:
    """The days on which a person has played to the end, with their points."""
    query = (
        select(daily_tries.c.day, daily_tries.c.points)
        .where(daily_tries.c.holder == holder, daily_tries.c.points.is_not(None))
        .order_by(daily_tries.c.day.desc())
        .limit(MOST_DAYS)
    )
    found: Any = connection.execute(query)
    return dict(map(tuple, found))


def wants_best(connection: Connection, first: int) -> list[StoredDay]:
    """The days from one on that somebody has played, without an exact result of perfect play."""
    found = find_days(connection, first, first + MOST_DAYS)
    query = select(daily_tries.c.day).where(daily_tries.c.points.is_not(None))
    played = set(connection.execute(query.where(daily_tries.c.day >= first)).scalars())
    return [day for day in found if day.day in played and not (day.best is not None and day.exact)]


def note_best(connection: Connection, day: int, points: int, exact: bool) -> None:
    """Note what perfect play makes of the throws of a day."""
    values = {"best": points, "exact": exact}
    connection.execute(update(daily_days).where(daily_days.c.day == day).values(values))


def forget(connection: Connection, holder: Holder) -> None:
    """Remove the tries of a person but those of open days, which cannot be begun again."""
    mine = daily_tries.c.holder == holder
    open_days = select(daily_days.c.day).where(~daily_days.c.closed)
    connection.execute(delete(daily_tries).where(mine, daily_tries.c.day.not_in(open_days)))
