"""Several server processes on one machine behind one port; one that dies is started again.

Each process listens for itself (SO_REUSEPORT), so that the kernel spreads connections over those
that are there. They share a PostgreSQL and meet at a Redis, as processes on several machines do.
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
"""Seconds before a process that died is started again; they double with each time."""
STEADY_SECONDS = 60.0
"""A process that has lived for so long starts with the first wait again."""
STOP_SECONDS = GRACE_SECONDS + 10.0
"""How long processes may take to end before they are killed."""


def why_not(db: str, redis: str | None) -> str | None:
    """Why several processes cannot share this, or None."""
    if not db.startswith("postgresql") or not redis:
        return "--processes needs a PostgreSQL (--db postgresql+psycopg://…) and a Redis (--redis)"
    if not hasattr(socket, "SO_REUSEPORT"):
        return "--processes needs a system on which processes can share a port"
    return None


def listen(host: str, port: int) -> socket.socket:
    """One of several sockets that listen on the same port."""
    listening = reserve(host, port)
    listening.listen(2048)
    return listening


def reserve(host: str, port: int) -> socket.socket:
    """A socket that keeps a port, for others that share it, and hears nothing itself.

    Raises:
        OSError: it is taken.
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
        config: how it serves.
        process: it, or None while it waits to be started.
        began: when it was started.
        due: when it is started next.
        wait: how long it waited last.
    """

    config: ServerConfig
    process: SpawnProcess | None = None
    began: float = 0.0
    due: float = 0.0
    wait: float = 0.0


class Processes:
    """So many servers, kept alive until this process is told to stop.

    Raises:
        CannotListen: an address for their metrics cannot be had.
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
        # A store that cannot be used is said here and once; and migrations are done.
        asyncio.run(Store(config.db_url).close())

    def run(self, sockets: list[socket.socket]) -> None:
        """Serve on the port that a socket keeps, until SIGTERM or SIGINT."""
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
        if self._stopping:  # The signal came before there was a process to tell.
            child.process.terminate()

    def _watch(self) -> None:
        """Wait until a process ends, or one is due."""
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
            log.error("a server process died and is started again", extra=extra)

    def _end(self) -> None:
        """Wait until all have ended; who takes too long is killed."""
        deadline = time.monotonic() + STOP_SECONDS
        for child in self._children:
            if child.process is not None:
                child.process.join(max(0.0, deadline - time.monotonic()))
                if child.process.is_alive():
                    log.error("a server process did not end and is killed")
                    child.process.kill()
                    child.process.join()


def serve(config: ServerConfig, host: str, port: int, level: int) -> None:
    """What each process does: serve until it is told to stop, or nobody is there to tell it."""
    set_up_logs(level)
    server = make_server(config)

    def outlive() -> None:
        parent = multiprocessing.parent_process()
        assert parent is not None
        wait([parent.sentinel])
        server.should_exit = True

    threading.Thread(target=outlive, name="parent", daemon=True).start()
    with listen(host, port) as listening:
        server.run(sockets=[listening])
