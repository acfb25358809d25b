"""The parts of a server: makes them, starts them and stops them."""

import logging

from crosshex import __version__
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
        config: its settings.
        store: where everything is kept.
        workers: the processes that work for it.
        studies: reviews and analyses.
        rooms: the tables.
        pads: the shared score pads.
        keeper: the finished games of people.
        devices: the devices of people.
        daily: the game of each day; None: there is none.
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
        self.config, self.store = config, store
        self.workers = pool = WorkerPool(
            config.workers, config.bot_seconds, config.bot_command, self.counts
        )
        self.supervisor = Supervisor()
        self.supervisor.report_also(lambda: store.health)
        self.rooms = rooms = Rooms(config, store, pool, self.counts)
        self.metrics = Metrics(self.counts, store, pool, rooms, self.supervisor)
        self.pads = Pads(store, config.idle_ms, MOST_PADS if config.rate_limits else None)
        if rooms.others:
            rooms.others.handlers["pad"] = lambda sender, pad: self.pads.wake(pad)
            rooms.others.on_link = self.pads.wake_all
        self.studies = Studies(pool)
        self.keeper = Keeper(rooms.tables, store, pool)
        self.devices = Devices(store)
        self.daily: Daily | None = None
        if config.daily != "off":
            solves = config.daily == "on"
            self.daily = Daily(store, rooms.setup, rooms.commands, pool, solves=solves)

    async def start(self) -> None:
        """Begin to work in the background."""
        start = self.supervisor.start
        self.rooms.start(self.supervisor)
        start("loop lag", self.metrics.watch_loop)
        self.keeper.start(self.supervisor)
        self.devices.start(self.supervisor, self.rooms.tables)
        self.supervisor.every(EXPIRE_SECONDS, "old pads", self.pads.expire_all)
        if self.daily is not None:
            self.daily.run(self.supervisor)
        log.info("server started", extra={"version": __version__})

    def stop_waiting(self) -> None:
        """Answer requests that wait for long, because the server is about to stop."""
        self.pads.close()
        self.workers.stop()

    async def stop(self) -> None:
        """Stop all parts, and close the store."""
        await self.supervisor.stop()
        await self.rooms.stop()
        self.studies.close()
        await self.workers.close()
        await self.store.close()
        self.lock.close()
        log.info("server stopped")
