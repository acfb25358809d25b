"""Runs several server processes on one machine and one port, and restarts those that die.

Each process has its own listening socket (SO_REUSEPORT), so that the kernel spreads connections
over them. They share a PostgreSQL and a Redis, as processes on several machines do.
"""

import asyncio
import logging
import multiprocessing
import signal
import socket
import threading
import time
from dataclasses import dataclass, replace
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType

from crosshex.server.config import ServerConfig
from crosshex.server.logs import set_up_logs
from crosshex.server.metrics import CannotListen
from crosshex.server.run import GRACE_SECONDS, make_server
from crosshex.server.store import Store

log = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0
"""The back-off in seconds before a dead process is started again; it doubles each time."""
STEADY_SECONDS = 60.0
"""After this long alive, a process has its first back-off again."""
STOP_SECONDS = GRACE_SECONDS + 10.0
"""How long processes may take to end before they are killed."""


def why_not(db: str, redis: str | None) -> str | None:
    """Why several processes cannot share this database and this Redis, or None."""
    if not db.startswith("postgresql") or not redis:
        return "--processes needs PostgreSQL (--db postgresql+psycopg://…) and Redis (--redis)"
    if not hasattr(socket, "SO_REUSEPORT"):
        return "--processes needs a system on which processes can share a port"
    return None


def listen(host: str, port: int) -> socket.socket:
    """One of several sockets that listen on the same port."""
    listening = reserve(host, port)
    listening.listen(2048)
    return listening


def reserve(host: str, port: int) -> socket.socket:
    """A socket that reserves a port for others that share it, and does not listen itself.

    Raises:
        OSError: the port is taken.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sharing = socket.socket(family, socket.SOCK_STREAM)
    try:
        sharing.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sharing.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        sharing.bind((host, port))
    except OSError:
        sharing.close()
        raise
    return sharing


@dataclass(eq=False)
class Child:
    """One of the processes.

    Attributes:
        config: its settings.
        process: the process; None while it waits to be started.
        began: when it was started.
        due: when it is started next.
        wait: its last back-off.
    """

    config: ServerConfig
    process: SpawnProcess | None = None
    began: float = 0.0
    due: float = 0.0
    wait: float = 0.0


class Processes:
    """A number of server processes, kept alive until this process is told to stop.

    Raises:
        CannotListen: an address for their metrics cannot be bound.
    """

    def __init__(self, config: ServerConfig, count: int) -> None:
        addresses = [config.metrics and config.metrics.of_process(n) for n in range(count)]
        for address in filter(None, addresses):
            try:
                reserve(*address).close()
            except OSError as error:
                raise CannotListen(address, error.strerror or str(error)) from None
        self._children = [Child(replace(config, metrics=address)) for address in addresses]
        self._stopping = False
        # Makes the store ready, and reports an unusable store once instead of in each process.
        asyncio.run(Store(config.db_url).close())

    def run(self, sockets: list[socket.socket]) -> None:
        """Serve on the port that a socket reserves, until SIGTERM or SIGINT."""
        (kept,) = sockets
        host, port = kept.getsockname()[:2]
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        level = logging.getLogger().level
        while not self._stopping:
            for child in self._children:
                if child.process is None and time.monotonic() >= child.due:
                    self._start(child, host, port, level)
            self._watch()
        self._end()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True
        for child in self._children:
            if child.process is not None:
                child.process.terminate()

    def _start(self, child: Child, host: str, port: int, level: int) -> None:
        context = multiprocessing.get_context("spawn")
        child.process = context.Process(target=serve, args=(child.config, host, port, level))
        child.process.start()
        child.began = time.monotonic()
        if self._stopping:  # The signal came before this process was started.
            child.process.terminate()

    def _watch(self) -> None:
        """Wait until a process ends or has to be started, for a second at most."""
        running = [child.process for child in self._children if child.process is not None]
        now = time.monotonic()
        due = min((child.due - now for child in self._children if child.process is None), default=1)
        wait([process.sentinel for process in running], timeout=max(0.0, min(1.0, due)))
        for child in self._children:
            if child.process is not None and not child.process.is_alive():
                self._died(child)

    def _died(self, child: Child) -> None:
        assert child.process is not None
        now, code = time.monotonic(), child.process.exitcode
        child.process.join()
        child.process.close()
        child.process = None
        if now - child.began > STEADY_SECONDS:
            child.wait = 0.0
        child.wait = min(2 * child.wait, LONGEST_WAIT) or FIRST_WAIT
        child.due = now + child.wait
        if not self._stopping:
            extra = {"exit_code": code, "wait": child.wait}
            log.error("a server process died and is restarted", extra=extra)

    def _end(self) -> None:
        """Wait until all processes have ended; kill those that take too long."""
        deadline = time.monotonic() + STOP_SECONDS
        for child in self._children:
            if child.process is not None:
                child.process.join(max(0.0, deadline - time.monotonic()))
                if child.process.is_alive():
                    log.error("a server process did not end in time and is killed")
                    child.process.kill()
                    child.process.join()


def serve(config: ServerConfig, host: str, port: int, level: int) -> None:
    """Serve in a child process until it is told to stop or its parent is dead."""
    set_up_logs(level)
    server = make_server(config)

    def end_with_parent() -> None:
        parent = multiprocessing.parent_process()
        assert parent is not None
        wait([parent.sentinel])
        server.should_exit = True

    threading.Thread(target=end_with_parent, name="parent", daemon=True).start()
    with listen(host, port) as listening:
        server.run(sockets=[listening])
