"""Leases in the store: which process is the home of a table, and which processes are alive.

A lease has a fencing token, a number that grows each time the lease is taken: if two processes
think they are home, the process with the higher token is. The heartbeat of a process is a counter
in its row. The others watch whether it grows, so clocks need not agree. The row of a process whose
counter has stopped is removed, and its leases may be taken.
"""

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update

from crosshex.server.schema import processes, tables
from crosshex.server.store import MOST_NAMED, Store


class Lease(NamedTuple):
    """Which process is the home of a table.

    Attributes:
        home: the process; None: the table has no home.
        fence: the fencing token.
    """

    home: str | None
    fence: int


# Built once: SQLAlchemy finds the same statement object faster in its cache.
_LOOK = select(
    tables.c.home, tables.c.fence, tables.c.home.in_(select(processes.c.id)).label("lives")
).where(tables.c.id == bindparam("wanted"))
_homeless = or_(tables.c.home.is_(None), tables.c.home.not_in(select(processes.c.id)))


async def beat(store: Store, me: str) -> dict[str, int]:
    """Send a heartbeat, and read the heartbeats of all; adds a new process."""

    def work(connection: Connection) -> dict[str, int]:
        mine = update(processes).where(processes.c.id == me)
        if not connection.execute(mine.values(beat=processes.c.beat + 1)).rowcount:
            connection.execute(insert(processes).values(id=me, beat=1))
        rows = connection.execute(select(processes.c.id, processes.c.beat))
        return {row.id: row.beat for row in rows}

    return await store.run(work)


async def remove_dead(store: Store, process: str, count: int) -> bool:
    """Remove a process if its heartbeat is still `count`; returns whether it was removed."""

    def work(connection: Connection) -> bool:
        silent = delete(processes).where(processes.c.id == process, processes.c.beat == count)
        return bool(connection.execute(silent).rowcount)

    return await store.run(work)


async def retire(store: Store, me: str) -> None:
    """Give back all leases of a process, and remove the process."""

    def work(connection: Connection) -> None:
        connection.execute(update(tables).where(tables.c.home == me).values(home=None))
        connection.execute(delete(processes).where(processes.c.id == me))

    await store.run(work)


async def take(store: Store, table: str, me: str) -> Lease | None:
    """Take the lease of a table if it is free; the lease now, or None if there is no such table."""
    return await store.run(lambda connection: take_with(connection, table, me))


def take_with(connection: Connection, table: str, me: str) -> Lease | None:
    """The same with a connection.

    A lease is free if it has no home, or its home was removed as dead or is this process.
    """
    found = connection.execute(_LOOK, {"wanted": table}).one_or_none()
    if found is None:
        return None
    if found.lives and found.home != me:
        return Lease(found.home, found.fence)
    free = update(tables).where(tables.c.id == table, or_(_homeless, tables.c.home == me))
    taken = free.values(home=me, fence=tables.c.fence + 1).returning(tables.c.fence)
    if (fence := connection.execute(taken).scalar()) is not None:
        return Lease(me, fence)
    return _read(connection, table)


async def read(store: Store, table: str) -> Lease | None:
    """The lease of a table, or None if there is no such table."""
    return await store.run(lambda connection: _read(connection, table))


def _read(connection: Connection, table: str) -> Lease | None:
    found = connection.execute(_LOOK, {"wanted": table}).one_or_none()
    return None if found is None else Lease(found.home, found.fence)


async def held(store: Store, me: str) -> dict[str, int]:
    """The fencing tokens of the leases that a process has, by table."""

    def work(connection: Connection) -> dict[str, int]:
        query = select(tables.c.id, tables.c.fence).where(tables.c.home == me)
        return {row.id: row.fence for row in connection.execute(query)}

    return await store.run(work)


async def release(store: Store, wanted: list[str], me: str) -> None:
    """Give back the leases of some tables."""

    def work(connection: Connection) -> None:
        for start in range(0, len(wanted), MOST_NAMED):
            mine = (tables.c.id.in_(wanted[start : start + MOST_NAMED]), tables.c.home == me)
            connection.execute(update(tables).where(*mine).values(home=None))

    if wanted:
        await store.run(work)


async def orphans(store: Store) -> list[str]:
    """The running tables that bots or a clock drive and that have no living home."""

    def work(connection: Connection) -> list[str]:
        query = select(tables.c.id).where(tables.c.driven, tables.c.status == "playing", _homeless)
        return list(connection.execute(query.order_by(func.random())).scalars())

    return await store.run(work)
