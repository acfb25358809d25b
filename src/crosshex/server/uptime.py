"""Notes in the store when servers ran: each row is a period in which a server was alive.

The time between two periods was a downtime. Players are compensated for it, see `downtime`.
"""

import secrets

from sqlalchemy import Connection, delete, insert, select, update

from crosshex.server.schema import events, tables, uptimes

BEAT_SECONDS = 2.0
MISSED_MS = 4000
"""A server whose last heartbeat is older than this was down."""
TEST_DATA = "." * 8000

Gap = tuple[int, int]
"""A downtime: its start and its end, in milliseconds."""


def note_alive(connection: Connection, now: int, kept_ms: int) -> None:
    """Extend the current period, or begin a new one and delete old ones."""
    lasts = uptimes.c.ended >= now - MISSED_MS
    if not connection.execute(update(uptimes).where(lasts).values(ended=now)).rowcount:
        connection.execute(delete(uptimes).where(uptimes.c.ended < now - kept_ms))
        present = select(uptimes.c.started).where(uptimes.c.started == now)
        if connection.execute(present).scalar() is None:
            connection.execute(insert(uptimes).values(started=now, ended=now))


def gaps_since(connection: Connection, since: int) -> list[Gap]:
    """The downtimes that ended after a time, in order.

    The time before the first stored period counts as a downtime that began at 0.
    """
    rows = connection.execute(select(uptimes.c.started, uptimes.c.ended).order_by("started"))
    found: list[Gap] = []
    before = 0
    for started, ended in rows:
        if started > max(before, since):
            found.append((before, started))
        before = max(before, ended)
    return found


def check_writable(connection: Connection) -> None:
    """Write a test table with an event and delete it, to check that moves can be written."""
    test = f"test {secrets.token_hex(8)}"
    row = {"id": test, "status": "over", "public": False, "driven": False, "created": 0}
    row |= {"owner": "", "active_at": 0, "seed": "", "summary": ""}
    connection.execute(insert(tables), row)
    connection.execute(insert(events), {"table_id": test, "seq": 1, "at": 0, "data": TEST_DATA})
    connection.execute(delete(tables).where(tables.c.id == test))
