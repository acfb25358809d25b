"""Counters and histograms of a server, for Prometheus: `metrics` shows them."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics

from crosshex.server.jobs.fair_queue import Rank

SECONDS: Final = (
    *(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05),
    *(0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0),
)
"""The bounds of the buckets for durations."""
MOST_NAMES: Final = 64
"""How many names have a count of their own; the others share one."""
OTHER: Final = "other"

disable_created_metrics()  # type: ignore[no-untyped-call]


class Counts:
    """The numbers of one server.

    Attributes:
        registry: all of them, by their names in Prometheus.
        moves: moves that were stored, by who made them.
        appends: how long it took until the events of a command were on disk.
        writes: how long the writer took for a transaction.
        lag: how late the event loop woke up.
        waits: how long jobs waited for a worker.
        thoughts: how long workers took for them.
        given_up: jobs that were cancelled.
        failures: bots that gave no move and other jobs that failed, by reason.
    """

    def __init__(self) -> None:
        # Not the global registry: in tests, a process may hold several servers.
        self.registry = CollectorRegistry()
        moves = self._counter("moves", "Decisions that were stored.", "by")
        self.moves = {by: moves.labels(by) for by in ("person", "bot")}
        text = "Seconds from a command of a client to its answer."
        self._commands = self._seconds("command", text, "command")
        text = "Requests and commands that were refused."
        self._refusals = self._counter("refusals", text, "code")
        self._by_command: dict[str, Histogram] = {}
        self._by_code: dict[str, Counter] = {}
        self.appends = self._seconds("store_append", "Time until a command is stored.")
        self.writes = self._seconds("store_write", "Time of a transaction.")
        self.lag = self._seconds("loop_lag", "Delay of the event loop.")
        waits = self._seconds("bot_wait", "Time until a worker is free.", "rank")
        thoughts = self._seconds("bot_think", "Time until it has answered.", "rank")
        given_up = self._counter("bot_given_up", "Jobs that were cancelled.", "rank")
        self.waits = {rank: waits.labels(rank.name.lower()) for rank in Rank}
        self.thoughts = {rank: thoughts.labels(rank.name.lower()) for rank in Rank}
        self.given_up = {rank: given_up.labels(rank.name.lower()) for rank in Rank}
        failures = self._counter("bot_failures", "Bots and other jobs that failed.", "why")
        self.failures = {why: failures.labels(why) for why in ("crash", "time")}

    def _counter(self, name: str, text: str, label: str) -> Counter:
        return Counter(f"crosshex_{name}", text, [label], registry=self.registry)

    def _seconds(self, name: str, text: str, *labels: str) -> Histogram:
        return Histogram(
            f"crosshex_{name}_seconds", text, labels, registry=self.registry, buckets=SECONDS
        )

    def command(self, kind: str, seconds: float) -> None:
        """Count a client's command that has been answered."""
        if kind not in self._by_command:
            kind = kind if len(self._by_command) < MOST_NAMES else OTHER
            self._by_command[kind] = self._commands.labels(kind)
        self._by_command[kind].observe(seconds)

    def refused(self, code: str) -> None:
        """Count a request or a command that was refused."""
        if code not in self._by_code:
            code = code if len(self._by_code) < MOST_NAMES else OTHER
            self._by_code[code] = self._refusals.labels(code)
        self._by_code[code].inc()
