"""The parts of a server: makes them, starts them and stops them."""

import logging

from crosshex import __version__
from crosshex.server.api.context import Services
from crosshex.server.config import ServerConfig
from crosshex.server.daily.daily import Daily
from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.jobs.studies import Studies
from crosshex.server.me.devices import Devices
from crosshex.server.me.keeping import Keeper
from crosshex.server.ops.counts import Counts
from crosshex.server.ops.metrics import Metrics
from crosshex.server.ops.supervise import EXPIRE_SECONDS, Supervisor
from crosshex.server.pads.pads import MOST_PADS, Pads
from crosshex.server.rooms.rooms import Rooms
from crosshex.server.store.lock import StoreLock
from crosshex.server.store.store import Store

log = logging.getLogger(__name__)


class ServerParts:
    """The parts of one server.

    Attributes:
        services: those that routes use.
        rooms: the tables.
        counts: what happened, as numbers.
        metrics: the same for Prometheus.
        supervisor: all that runs in the background.
        lock: keeps a second server from a store in a file.
    """

    def __init__(self, config: ServerConfig) -> None:
        """Open the store, and make all parts; nothing runs yet.

        Raises:
            StoreUnusable: the store cannot be used.
        """
        self.counts = Counts()
        self.lock = StoreLock(config.db_url)
        try:
            store = Store(config.db_url, self.counts)
        except BaseException:
            self.lock.discard()
            raise
        pool = WorkerPool(config.workers, config.bot_seconds, config.bot_command, self.counts)
        self.supervisor = Supervisor()
        self.supervisor.report_also(lambda: store.health)
        self.rooms = rooms = Rooms(config, store, pool, self.counts)
        self.metrics = Metrics(self.counts, store, pool, rooms, self.supervisor)
        pads = Pads(store, config.idle_ms, MOST_PADS if config.rate_limits else None)
        if rooms.others:
            rooms.others.handlers["pad"] = pads.heard
            rooms.others.on_link = pads.polls.wake_all
        daily = None
        if config.daily != "off":
            solves = config.daily == "on"
            daily = Daily(store, rooms.setup, rooms.commands, pool, solves=solves)
        self.services = Services(
            config,
            store,
            rooms.tables,
            rooms.commands,
            rooms.setup,
            rooms.tickets,
            pool,
            Studies(pool),
            pads,
            Keeper(rooms.tables, store, pool),
            Devices(store),
            daily,
        )

    async def start(self) -> None:
        """Begin to work in the background."""
        parts, start = self.services, self.supervisor.start
        self.rooms.start(self.supervisor)
        start("loop lag", self.metrics.watch_loop)
        parts.keeper.start(self.supervisor)
        parts.devices.start(self.supervisor, parts.tables)
        self.supervisor.every(EXPIRE_SECONDS, "old pads", parts.pads.expire_all)
        if parts.daily is not None:
            start("daily", parts.daily.run)
        log.info("server started", extra={"version": __version__})

    def stop_waiting(self) -> None:
        """Answer requests that wait for long, because the server is about to stop."""
        self.services.pads.polls.close()
        self.services.workers.stop()

    async def stop(self) -> None:
        """Stop all parts, and close the store."""
        await self.supervisor.stop()
        await self.rooms.stop()
        self.services.studies.close()
        await self.services.workers.close()
        await self.services.store.close()
        self.lock.close()
        log.info("server stopped")
