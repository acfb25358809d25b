"""Puts the parts of this folder together, and runs what they do in the background."""

import contextlib

from sqlalchemy.exc import SQLAlchemyError

from crosshex.server.config import ServerConfig
from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.ops.counts import Counts
from crosshex.server.ops.garbage import Collector
from crosshex.server.ops.supervise import EXPIRE_SECONDS, Supervisor
from crosshex.server.rooms.command_handler import CommandHandler
from crosshex.server.rooms.driver import Driver
from crosshex.server.rooms.heartbeat import Heartbeat
from crosshex.server.rooms.live_tables import LiveTables
from crosshex.server.rooms.others import Others
from crosshex.server.rooms.table_setup import TableSetup
from crosshex.server.rooms.tickets import Tickets
from crosshex.server.store.store import Store
from crosshex.server.store.uptime import BEAT_SECONDS

SWEEP_SECONDS = 30.0
"""How often tables that are not in use are dropped from memory."""


class Rooms:
    """The tables of one process, and all that happens to them.

    Attributes:
        tables: those in memory.
        tickets: for fair dice.
        setup: makes new tables.
        commands: changes tables.
        heartbeat: tells the store that this server runs.
        others: the other processes; None: this process is alone.
    """

    def __init__(
        self, config: ServerConfig, store: Store, pool: WorkerPool, counts: Counts | None = None
    ) -> None:
        counts = counts or Counts()
        self._store = store
        self.tables = LiveTables(store, config.idle_ms)
        self.tickets = Tickets(store)
        most = config.limits.tables if config.rate_limits else None
        self.setup = TableSetup(self.tables, store, self.tickets, config.idle_ms, most)
        self.commands = CommandHandler(self.tables, store, self.setup, pool, counts, config.records)
        self.heartbeat = Heartbeat(store, self.tables, self.commands)
        self.tables.before_use = self.heartbeat.compensate
        self._driver = Driver(self.tables, self.commands, pool, counts, self.heartbeat)
        self.others = Others(self.tables, store) if store.is_shared else None
        self.tables.others = self.others
        self._collector = Collector()

    def start(self, supervisor: Supervisor) -> None:
        """Resume tables that a restart interrupted, and begin to work in the background."""
        self.tables.on_change = self._driver.drive
        self.tables.on_arrival = self._driver.watched
        if self.others:
            self.others.start(supervisor)
        else:  # Leases name the tables of a process that is not alone.
            supervisor.start("resume", self._resume)
        supervisor.every(BEAT_SECONDS, "heartbeat", self.heartbeat.beat)
        supervisor.every(SWEEP_SECONDS, "sweep", self._sweep)
        supervisor.every(EXPIRE_SECONDS, "old tables", self.tables.remove_idle)

    async def _resume(self) -> None:
        await self._driver.resume(await self._store.driven())

    async def _sweep(self) -> None:
        await self.tables.forget_idle()
        self._collector.sweep(self.tables.sockets)

    async def stop(self) -> None:
        """Stop, once the supervisor has stopped; the other processes take over at once."""
        await self._driver.stop()
        if self.others:
            with contextlib.suppress(SQLAlchemyError):  # They will notice.
                await self.others.leave()
