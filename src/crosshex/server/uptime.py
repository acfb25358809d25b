"""When servers ran on a store: each period in which one was alive is a row.

What lies between two periods was a downtime. The clocks of tables stop meanwhile.
"""

import secrets

from sqlalchemy import Connection, delete, insert, select, update

from crosshex.server.schema import events, uptimes

BEAT_SECONDS = 2.0
MISSED_MS = 4000
"""A server whose last heartbeat is older than this was down."""
TEST_DATA = "." * 8000

Gap = tuple[int, int]
"""A downtime: its begin and its end, in milliseconds."""


def note_alive(connection: Connection, now: int, kept_ms: int) -> None:
    """Make the present period longer, or begin a new one; what is long ago is forgotten."""
    lasts = uptimes.c.ended >= now - MISSED_MS
    if not connection.execute(update(uptimes).where(lasts).values(ended=now)).rowcount:
        connection.execute(delete(uptimes).where(uptimes.c.ended < now - kept_ms))
        present = select(uptimes.c.started).where(uptimes.c.started == now)
        if connection.execute(present).scalar() is None:
            connection.execute(insert(uptimes).values(started=now, ended=now))


def gaps_since(connection: Connection, since: int) -> list[Gap]:
    """The downtimes that ended after a moment, in order.

    One that began before all that is kept begins at 0.
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
    """Write an event of no table and delete it: if that works, moves can be written."""
    row = {"table_id": "", "seq": secrets.randbelow(1 << 31), "at": 0, "data": TEST_DATA}
    connection.execute(insert(events), row)
    connection.execute(delete(events).where(events.c.table_id == "", events.c.seq == row["seq"]))
