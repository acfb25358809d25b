"""Counters and histograms of a server: plain numbers, which cost a move almost no time.

`metrics` reads them and gives them to Prometheus.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from crosshex.server.jobs.fair_queue import Rank

SECONDS: Final = (
    *(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05),
    *(0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0),
)
"""The bounds of the buckets for durations."""
MOST_NAMES: Final = 64
"""How many names have a count of their own; the others share one."""
OTHER: Final = "other"


class Durations:
    """A histogram of durations.

    >>> durations = Durations((0.1, 1.0))
    >>> for seconds in (0.1, 0.5, 7.0, 0.0):
    ...     durations.note(seconds)
    >>> durations.counts, durations.total
    ([2, 1, 1], 7.6)
    """

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float] = SECONDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        """Add a duration."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds


class Counts:
    """The numbers of one server.

    Attributes:
        moves: moves that were stored, by who made them.
        commands: how long commands of clients took, by type, including refused ones.
        refusals: how many requests and commands were refused, by code.
        appends: how long it took until the events of a command were on disk.
        writes: how long the writer took for a transaction.
        lag: how late the event loop woke up.
        waits: how long jobs waited for a worker.
        thoughts: how long workers took for them.
        given_up: jobs that were cancelled.
        failures: bots that gave no move and other jobs that failed, by reason.
    """

    def __init__(self) -> None:
        self.moves = {"person": 0, "bot": 0}
        self.commands: dict[str, Durations] = {}
        self.refusals: dict[str, int] = {}
        self.appends = Durations()
        self.writes = Durations()
        self.lag = Durations()
        self.waits = {rank: Durations() for rank in Rank}
        self.thoughts = {rank: Durations() for rank in Rank}
        self.given_up = dict.fromkeys(Rank, 0)
        self.failures = {"crash": 0, "time": 0}

    def command(self, kind: str, seconds: float) -> None:
        """Count a client's command that has been answered."""
        durations = self.commands.get(kind)
        if durations is None:
            kind = kind if len(self.commands) < MOST_NAMES else OTHER
            durations = self.commands.setdefault(kind, Durations())
        durations.note(seconds)

    def refused(self, code: str) -> None:
        """Count a request or a command that was refused."""
        if code not in self.refusals and len(self.refusals) >= MOST_NAMES:
            code = OTHER
        self.refusals[code] = self.refusals.get(code, 0) + 1
