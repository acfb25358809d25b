"""Notes in the store when servers ran: each row is a period in which a server was alive.

The time between two periods was a downtime. Players are compensated for it, see `downtime`. What
nobody uses for long is removed by the time that servers *ran* since then, which no wrong clock
changes, and not soon after a downtime: people could not come.
"""

import secrets
from collections.abc import Sequence
from itertools import pairwise

from sqlalchemy import Connection, Row, delete, insert, select, update

from crosshex.server.config import DAY_MS, MINUTE_MS
from crosshex.server.store.schema import events, tables, uptimes

BEAT_SECONDS = 2.0
"""How often a server looks, and how often it writes a heartbeat while clocks run."""
BEAT_MS = MINUTE_MS
"""How often it writes one while no clock runs."""
MISSED_MS = 4000
"""A server whose last heartbeat is older than this was down."""
ABSENCE_MS = 60 * MINUTE_MS
"""After a longer downtime nothing is removed for a day; so it is after a clock was set back."""
REST_MS = DAY_MS
MOST_PERIODS = 1000
TEST_DATA = "." * 8000

Period = tuple[int, int, int, int]
"""A row: its number, its start and its end, and how long servers had run until then."""

RAN = select(uptimes.c.ran).order_by(uptimes.c.id.desc()).limit(1).scalar_subquery()
"""How long servers have run in all, to a minute."""


def note_alive(connection: Connection, now: int, alive: int = 0) -> None:
    """Extend the current period, or begin a new one and delete the oldest.

    Args:
        connection: where to write.
        now: the time.
        alive: for how many milliseconds this server has been alive, and its clock steady.
    """
    last = _last(connection)
    if last is not None and abs(now - last.ended) <= max(MISSED_MS, alive):
        longer = {"ended": now, "ran": uptimes.c.ran + (now - uptimes.c.ended)}
        # Another server may have extended it in the meantime.
        mine = update(uptimes).where(uptimes.c.id == last.id, uptimes.c.ended < now)
        connection.execute(mine.values(longer))
        return
    connection.execute(
        insert(uptimes).values(started=now, ended=now, ran=0 if last is None else last.ran)
    )
    if last is not None:
        connection.execute(delete(uptimes).where(uptimes.c.id <= last.id + 1 - MOST_PERIODS))


def _last(connection: Connection) -> Row[Period] | None:
    return connection.execute(select(uptimes).order_by(uptimes.c.id.desc()).limit(1)).first()


def downtime_since(connection: Connection, since: int, now: int) -> int:
    """For how long no server ran after an event at a time, and by how much the clock was set.

    This is what the deadline of a table has to be moved by, so that as much time is left as when
    the servers stopped. It is negative if the clock was set back meanwhile.
    """
    periods = connection.execute(select(uptimes).order_by(uptimes.c.id)).all()
    ends = [*(period.ended + BEAT_MS + MISSED_MS for period in periods[:-1]), now]
    # The latest first: after a clock was set back, two periods show the same time.
    held = [n for n, period in enumerate(periods) if period.started <= since <= ends[n]]
    earlier = [n for n, period in enumerate(periods) if period.started <= since]
    found = max(held or earlier, default=None)
    if found is None:  # It is older than all periods.
        return periods[0].started - since + _downtime(periods) if periods else 0
    late = max(0, since - periods[found].ended) if found < len(periods) - 1 else 0
    return _downtime(periods[found:]) - late


def _downtime(periods: Sequence[Row[Period]]) -> int:
    return sum(after.started - before.ended for before, after in pairwise(periods))


def can_remove(connection: Connection) -> bool:
    """Whether a server has run for a day since the last long downtime."""
    rows = connection.execute(select(uptimes).order_by(uptimes.c.id)).all()
    absences = [
        before.ran
        for before, after in pairwise(rows)
        if not -MISSED_MS <= after.started - before.ended <= ABSENCE_MS
    ]
    return not absences or rows[-1].ran - absences[-1] >= REST_MS


def check_writable(connection: Connection) -> None:
    """Write a test table with an event and delete it, to check that moves can be written."""
    test = f"test {secrets.token_hex(8)}"
    row = {"id": test, "status": "over", "public": False, "driven": False, "created": 0}
    row |= {"owner": "", "active_at": 0, "used": 0, "seed": "", "summary": ""}
    connection.execute(insert(tables), row)
    connection.execute(insert(events), {"table_id": test, "seq": 1, "at": 0, "data": TEST_DATA})
    connection.execute(delete(tables).where(tables.c.id == test))
