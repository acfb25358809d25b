"""The metrics of a server for Prometheus; docs/metrics.md explains them."""

import asyncio
import ipaddress
import time
from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate
from typing import Any, Final
from urllib.parse import urlsplit

from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.exposition import choose_encoder
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString
from starlette.requests import Request
from starlette.responses import Response

from crosshex import __version__
from crosshex.server.jobs.fair_queue import Rank
from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.ops.counts import Counts
from crosshex.server.ops.supervise import Supervisor
from crosshex.server.rooms.rooms import Rooms
from crosshex.server.store.store import Store
from crosshex.table.faults import Refused

LAG_SECONDS: Final = 0.5
"""How often the lag of the event loop is measured."""
LOCAL_NAMES: Final = ("localhost", "127.0.0.1", "::1")
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""Headers that a proxy adds: with these, the client is not the peer of the connection."""


class Metrics(Collector):
    """The metrics of one server, collected at each request."""

    def __init__(
        self, counts: Counts, store: Store, pool: WorkerPool, rooms: Rooms, supervisor: Supervisor
    ) -> None:
        self._counts = counts
        self._store = store
        self._pool = pool
        self._tables = rooms.tables
        self._others = rooms.others
        self._supervisor = supervisor
        # Not the global registry: in tests, a process may hold several servers.
        self.registry = CollectorRegistry()
        self.registry.register(self)
        ProcessCollector(registry=self.registry)

    async def watch_loop(self) -> None:
        """Measure how late the event loop is, for ever."""
        while True:
            due = time.perf_counter() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self._counts.lag.note(max(0.0, time.perf_counter() - due))

    # -- who may ask

    def answer(self, request: Request) -> Response:
        """The metrics, for clients on this machine.

        Raises:
            Refused: the client is on another machine; it gets "unknown page".
        """
        if not is_from_here(request):
            raise Refused("unknown-page", status=404)
        encode, kind = choose_encoder(request.headers.get("accept", ""))
        return Response(encode(self.registry), headers={"Content-Type": kind})

    # -- the numbers

    def collect(self) -> Iterator[Metric]:
        """All metrics with their current values."""
        yield InfoMetricFamily("crosshex", "This server.", {"version": __version__})
        yield from self._play()
        yield from self._writing()
        yield from self._bots()
        yield from self._tasks()

    def _play(self) -> Iterator[Metric]:
        tables, counts = self._tables, self._counts
        yield _counter("moves", "Decisions that were stored.", counts.moves, "by")
        text = "Seconds from a command of a client to its answer."
        yield _histogram("command_seconds", text, dict(counts.commands), "command")
        text = "Requests and commands that were refused."
        yield _counter("refusals", text, dict(counts.refusals), "code")
        yield _gauge("tables", "Tables in memory.", len(tables.loaded))
        yield _gauge("sockets", "Open connections to tables.", tables.sockets)
        yield _counter("sockets_closed", "Connections that were closed.", tables.closed_sockets)
        yield _histogram("loop_lag_seconds", "Delay of the event loop.", counts.lag)

    def _writing(self) -> Iterator[Metric]:
        counts = self._counts
        yield _gauge("store_waiting", "Commands that wait for the writer.", self._store.waiting)
        trouble = float(self._store.trouble is not None)
        yield _gauge("store_trouble", "Whether the last write failed.", trouble)
        yield _histogram("store_append_seconds", "Time until a command is stored.", counts.appends)
        yield _histogram("store_write_seconds", "Time of a transaction.", counts.writes)

    def _bots(self) -> Iterator[Metric]:
        pool, counts = self._pool, self._counts
        waiting = _by_rank(pool.waiting())
        yield _gauge("bot_waiting", "Jobs that wait for a worker.", waiting, "rank")
        yield _gauge("bot_thinking", "Workers that are busy.", pool.thinking(), "workers")
        waits, thoughts = _by_rank(counts.waits), _by_rank(counts.thoughts)
        yield _histogram("bot_wait_seconds", "Time until a worker is free.", waits, "rank")
        yield _histogram("bot_think_seconds", "Time until it has answered.", thoughts, "rank")
        given_up = _by_rank(counts.given_up)
        yield _counter("bot_given_up", "Jobs that were cancelled.", given_up, "rank")
        yield _counter("bot_failures", "Bots and other jobs that failed.", counts.failures, "why")

    def _tasks(self) -> Iterator[Metric]:
        if others := self._others:
            linked = float(others.linked)
            yield _gauge("channel_linked", "Whether notices of other processes arrive.", linked)
            driven = sum(map(others.leases.holds, list(self._tables.loaded)))
            yield _gauge("tables_driven", "Tables whose bots and clocks run here.", driven)
        report = self._supervisor.report()
        alive = {task.name: float(task.alive) for task in report}
        yield _gauge("task_alive", "Whether a task of the server runs.", alive, "task")
        restarts = {task.name: task.restarts for task in report}
        yield _counter("task_restarts", "Tasks that were restarted.", restarts, "task")


def is_from_here(request: Request) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it.

    A proxy adds a header, or at least passes on the public host name: without that name the app
    would not work behind the proxy, because the server would refuse its requests as cross-site.
    """
    if any(name in request.headers for name in FORWARDED) or request.client is None:
        return False
    try:
        local = ipaddress.ip_address(request.client.host).is_loopback
        return local and urlsplit(f"//{request.headers.get('host', '')}").hostname in LOCAL_NAMES
    except ValueError:
        return False


def _by_rank(values: Mapping[Rank, Any]) -> dict[str, Any]:
    return {rank.name.lower(): value for rank, value in values.items()}


def _rows(value: Any, label: str | None) -> Iterable[tuple[list[str], Any]]:
    """The values with their labels; a single value has no label."""
    return [([], value)] if label is None else [([name], each) for name, each in value.items()]


def _counter(name: str, text: str, value: Any, label: str | None = None) -> Metric:
    family = CounterMetricFamily(f"crosshex_{name}", text, labels=[label] if label else [])
    for labels, count in _rows(value, label):
        family.add_metric(labels, count)
    return family


def _gauge(name: str, text: str, value: Any, label: str | None = None) -> Metric:
    family = GaugeMetricFamily(f"crosshex_{name}", text, labels=[label] if label else [])
    for labels, number in _rows(value, label):
        family.add_metric(labels, number)
    return family


def _histogram(name: str, text: str, value: Any, label: str | None = None) -> Metric:
    family = HistogramMetricFamily(f"crosshex_{name}", text, labels=[label] if label else [])
    for labels, durations in _rows(value, label):
        bounds = [*map(floatToGoString, durations.bounds), "+Inf"]
        buckets = list(zip(bounds, accumulate(list(durations.counts)), strict=True))
        family.add_metric(labels, buckets, durations.total)
    return family
