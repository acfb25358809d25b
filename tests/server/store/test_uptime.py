"""When servers ran: what a downtime takes from nobody, and what a wrong clock does not remove."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select

from crosshex.server.config import DAY_MS, MINUTE_MS
from crosshex.server.store.database import make_engine, migrate
from crosshex.server.store.schema import uptimes
from crosshex.server.store.uptime import (
    MISSED_MS,
    MOST_PERIODS,
    RAN,
    can_remove,
    downtime_since,
    note_alive,
)

NOON = 1_000_000_000_000
HOUR = 60 * MINUTE_MS


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    engine = make_engine(f"sqlite:///{tmp_path}/tables.db")
    migrate(engine)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def run(connection: Connection, start: int, ms: int) -> int:
    """A server starts and runs for so long; the time at which it ends."""
    note_alive(connection, start)
    note_alive(connection, start + ms, ms)
    return start + ms


def ran(connection: Connection) -> int:
    found: int = connection.execute(select(RAN)).scalar_one()
    return found


def test_only_the_time_counts_in_which_a_server_ran(connection: Connection) -> None:
    end = run(connection, NOON, HOUR)
    assert ran(connection) == HOUR
    end = run(connection, end + 40 * DAY_MS, HOUR)  # It was off, or its clock is wrong.
    assert ran(connection) == 2 * HOUR
    run(connection, end - 40 * DAY_MS, HOUR)
    assert ran(connection) == 3 * HOUR


def test_two_servers_at_the_same_time_count_once(connection: Connection) -> None:
    note_alive(connection, NOON)
    for ms in range(0, HOUR, MINUTE_MS):
        note_alive(connection, NOON + ms, MINUTE_MS)
        note_alive(connection, NOON + ms + 1000, MINUTE_MS)
    assert ran(connection) == HOUR - MINUTE_MS + 1000
    assert len(connection.execute(select(uptimes)).all()) == 1


@pytest.mark.parametrize("off", [7 * DAY_MS, 2 * HOUR, -HOUR, -MINUTE_MS])
def test_after_an_absence_nothing_is_removed_for_a_day(connection: Connection, off: int) -> None:
    end = run(connection, NOON, 3 * DAY_MS)
    assert can_remove(connection)
    end = run(connection, end + off, DAY_MS - 1)
    assert not can_remove(connection)
    note_alive(connection, end + 1, 1000)
    assert can_remove(connection)


def test_a_restart_is_no_absence(connection: Connection) -> None:
    assert can_remove(connection)
    end = run(connection, NOON, HOUR)
    run(connection, end + 10 * MINUTE_MS, 1000)
    assert can_remove(connection)


@pytest.mark.parametrize("off", [10_000, HOUR, 40 * DAY_MS, -HOUR, -40 * DAY_MS])
def test_after_a_start_as_much_time_is_left_as_when_the_server_stopped(
    connection: Connection, off: int
) -> None:
    end = run(connection, NOON, HOUR)
    played = end - 5000
    now = end + off
    note_alive(connection, now)
    assert downtime_since(connection, played, now) == off
    assert downtime_since(connection, now, now) == 0, "it is given back once"


def test_a_downtime_begins_with_the_last_sign_of_life(connection: Connection) -> None:
    end = run(connection, NOON, HOUR)
    note_alive(connection, end + HOUR)
    # It was killed after the event and before its next heartbeat.
    assert downtime_since(connection, end + 1500, end + HOUR) == HOUR - 1500


def test_several_downtimes_add_up(connection: Connection) -> None:
    before = NOON - 5 * MINUTE_MS
    end = run(connection, NOON, HOUR)
    for _ in range(3):
        end = run(connection, end + 2 * MINUTE_MS, MINUTE_MS)
    assert downtime_since(connection, NOON, end) == 6 * MINUTE_MS
    assert downtime_since(connection, end - MINUTE_MS, end) == 0
    assert downtime_since(connection, before, end) == 11 * MINUTE_MS, "older than all periods"


def test_a_server_that_starts_again_and_again_does_not_fill_the_store(
    connection: Connection,
) -> None:
    rows = [
        {"started": NOON + n * HOUR, "ended": NOON + n * HOUR, "ran": n}
        for n in range(MOST_PERIODS + 50)
    ]
    connection.execute(insert(uptimes), rows)
    note_alive(connection, NOON + 2 * MOST_PERIODS * HOUR)
    assert len(connection.execute(select(uptimes)).all()) <= MOST_PERIODS
    assert ran(connection) == MOST_PERIODS + 49


def test_a_small_correction_of_the_clock_changes_nothing(connection: Connection) -> None:
    end = run(connection, NOON, HOUR)
    note_alive(connection, end - MISSED_MS // 2)
    assert ran(connection) == HOUR
    assert downtime_since(connection, end - MINUTE_MS, end) == 0
