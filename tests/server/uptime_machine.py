"""Servers that start, run, are killed, and whose clock is set: with a clock that the test holds.

One turn is running at a table. However long nobody ran, and whatever the clock said, as much time
must be left as there was, and no time counts as idle in which no server ran.
"""

from typing import ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from sqlalchemy import create_engine, select

from crosshex.server.config import DAY_MS, MINUTE_MS
from crosshex.server.store.schema import metadata
from crosshex.server.store.uptime import (
    ABSENCE_MS,
    MISSED_MS,
    RAN,
    REST_MS,
    can_remove,
    downtime_since,
    note_alive,
)

LIMIT_MS = 10 * MINUTE_MS
BEAT = 2_000
JUMPS = st.sampled_from(
    [-40 * DAY_MS, -DAY_MS, -3_600_000, -30_000, 30_000, 3_600_000, 40 * DAY_MS]
)


class UptimeMachine(RuleBasedStateMachine):
    """A store, a server and its clock."""

    steps_done: ClassVar[int] = 0

    def __init__(self) -> None:
        super().__init__()
        engine = create_engine("sqlite://")
        metadata.create_all(engine)
        self.connection = engine.connect()
        self.wall = 1_000_000_000_000
        self.is_running = False
        self.ran = 0
        self.breaks = 0
        # The turn: when its last event was stored, its deadline, and how much was really left.
        self.event_at = 0
        self.deadline = 0
        self.left: int | None = None
        self.ended: int | None = None
        self.rested: int | None = None

    # -- what happens

    @precondition(lambda self: not self.is_running)
    @rule(killed=st.booleans())
    def start(self, killed: bool) -> None:
        """A server starts; it may be killed again before it has looked at the tables."""
        note_alive(self.connection, self.wall)
        self.breaks += 1
        if self.ended is not None and not -MISSED_MS <= self.wall - self.ended <= ABSENCE_MS:
            self.rested = 0
        self.ended = self.wall
        if killed:
            return
        self.is_running = True
        if self.left is not None:
            owed = downtime_since(self.connection, self.event_at, self.wall)
            self.move_deadline(owed)
            assert abs(self.deadline - self.wall - self.left) <= self.tolerance

    @precondition(lambda self: self.is_running)
    @rule(beats=st.integers(1, 20), more=st.integers(0, BEAT - 1), kill=st.booleans())
    def go_on(self, beats: int, more: int, kill: bool) -> None:
        """It runs, and its heart beats; it may be killed between two beats."""
        for _ in range(beats):
            self.pass_time(BEAT)
            note_alive(self.connection, self.wall, BEAT + MISSED_MS)
        self.ended = self.wall
        if kill:
            self.pass_time(more)
            self.is_running = False

    @precondition(lambda self: self.is_running)
    @rule(hours=st.integers(1, 30))
    def go_on_without_clocks(self, hours: int) -> None:
        """It runs for long while no clock runs, and writes seldom."""
        self.left = None
        for _ in range(hours):
            self.pass_time(3_600_000)
            note_alive(self.connection, self.wall, 3_600_000)
        self.ended = self.wall

    @precondition(lambda self: self.is_running)
    @rule()
    def ask(self) -> None:
        """Somebody's turn begins."""
        self.event_at, self.deadline, self.left = self.wall, self.wall + LIMIT_MS, LIMIT_MS

    @precondition(lambda self: self.is_running)
    @rule(ms=JUMPS)
    def set_the_clock(self, ms: int) -> None:
        """The clock is set while the server runs: it moves the deadline, and a period ends."""
        before, self.wall = self.wall, self.wall + ms
        note_alive(self.connection, self.wall)
        self.breaks += 1
        if not -MISSED_MS <= self.wall - before <= ABSENCE_MS:
            self.rested = 0
        self.ended = self.wall
        if self.left is not None:
            self.move_deadline(ms)

    @precondition(lambda self: not self.is_running)
    @rule(
        ms=st.sampled_from([5_000, 60_000, 2 * 3_600_000, 30 * DAY_MS]), set_by=st.just(0) | JUMPS
    )
    def be_off(self, ms: int, set_by: int) -> None:
        """Nobody runs for a while, and perhaps the clock is set."""
        self.wall += ms + set_by

    def move_deadline(self, ms: int) -> None:
        """As `clocks.delay` does: nobody gets more than a whole turn."""
        started = self.deadline - LIMIT_MS
        self.deadline += min(ms, self.wall - started)
        self.event_at = self.wall

    def pass_time(self, ms: int) -> None:
        self.wall += ms
        self.ran += ms
        if self.rested is not None:
            self.rested += ms
        if self.left is not None:
            self.left -= ms
            if self.left <= 0:
                self.left = None

    # -- what always holds

    @property
    def tolerance(self) -> int:
        """Each start and each jump may cost or give the time around a heartbeat."""
        return (BEAT + MISSED_MS) * (self.breaks + 1)

    @property
    def noted(self) -> int:
        return self.connection.execute(select(RAN)).scalar() or 0

    @invariant()
    def count(self) -> None:
        type(self).steps_done += 1

    @invariant()
    def only_time_counts_in_which_a_server_ran(self) -> None:
        assert abs(self.noted - self.ran) <= self.tolerance

    @invariant()
    def after_an_absence_nothing_is_removed_for_a_day(self) -> None:
        if self.rested is not None and self.rested < REST_MS - self.tolerance:
            assert not can_remove(self.connection)
        elif self.rested is None or self.rested > REST_MS + self.tolerance:
            assert can_remove(self.connection)

    @precondition(lambda self: self.is_running and self.left is not None)
    @invariant()
    def nobody_gets_or_loses_time(self) -> None:
        assert self.left is not None
        assert abs(self.deadline - self.wall - self.left) <= self.tolerance
        assert self.deadline <= self.wall + LIMIT_MS

    @classmethod
    def finish(cls) -> None:
        """Nothing stays open."""

    def teardown(self) -> None:
        self.connection.close()
