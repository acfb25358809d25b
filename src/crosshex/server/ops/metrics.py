"""The metrics of a server for Prometheus; docs/metrics.md explains them."""

import asyncio
import ipaddress
import time
from collections.abc import Iterator, Mapping
from typing import Final
from urllib.parse import urlsplit

from prometheus_client import Info, ProcessCollector
from prometheus_client.exposition import choose_encoder
from prometheus_client.metrics_core import CounterMetricFamily as Count
from prometheus_client.metrics_core import GaugeMetricFamily as Gauge
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response

from crosshex import __version__
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
        counts.registry.register(self)
        ProcessCollector(registry=counts.registry)
        Info("crosshex", "This server.", registry=counts.registry).info({"version": __version__})

    async def watch_loop(self) -> None:
        """Measure how late the event loop is, for ever."""
        while True:
            due = time.perf_counter() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self._counts.lag.observe(max(0.0, time.perf_counter() - due))

    # -- who may ask

    def answer(self, request: Request) -> Response:
        """The metrics, for clients on this machine.

        Raises:
            Refused: the client is on another machine; it gets "unknown page".
        """
        if not is_from_here(request):
            raise Refused("unknown-page", status=404)
        encode, kind = choose_encoder(request.headers.get("accept", ""))
        return Response(encode(self._counts.registry), headers={"Content-Type": kind})

    # -- the numbers

    def collect(self) -> Iterator[Metric]:
        """All metrics with their current values."""
        tables, store, pool = self._tables, self._store, self._pool
        yield _metric(Gauge, "tables", "Tables in memory.", len(tables.loaded))
        yield _metric(Gauge, "sockets", "Open connections to tables.", tables.sockets)
        closed = tables.closed_sockets
        yield _metric(Count, "sockets_closed", "Connections that were closed.", closed)
        yield _metric(Gauge, "store_waiting", "Commands that wait for the writer.", store.waiting)
        trouble = store.trouble is not None
        yield _metric(Gauge, "store_trouble", "Whether the last write failed.", trouble)
        waiting = {rank.name.lower(): jobs for rank, jobs in pool.waiting().items()}
        yield _metric(Gauge, "bot_waiting", "Jobs that wait for a worker.", waiting, "rank")
        yield _metric(Gauge, "bot_thinking", "Workers that are busy.", pool.thinking(), "workers")
        if others := self._others:
            text = "Whether notices of other processes arrive."
            yield _metric(Gauge, "channel_linked", text, others.linked)
            driven = sum(map(others.leases.holds, list(tables.loaded)))
            yield _metric(Gauge, "tables_driven", "Tables whose bots and clocks run here.", driven)
        report = self._supervisor.report()
        alive = {task.name: task.alive for task in report}
        yield _metric(Gauge, "task_alive", "Whether a task of the server runs.", alive, "task")
        restarts = {task.name: task.restarts for task in report}
        yield _metric(Count, "task_restarts", "Tasks that were restarted.", restarts, "task")


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


def _metric(
    family: type[Gauge | Count],
    name: str,
    text: str,
    value: float | Mapping[str, float],
    label: str = "",
) -> Metric:
    """A metric with its value, or with one for each value of its label."""
    if not isinstance(value, Mapping):
        return family(f"crosshex_{name}", text, value=float(value))
    made = family(f"crosshex_{name}", text, labels=[label])
    for each, number in value.items():
        made.add_metric([each], float(number))
    return made
