"""Cuts database connections on which an answer is overdue.

A database that has gone silent (a cut cable, a stopped machine, a relay that forwards nothing) may
keep its connections open for hours. PostgreSQL's own timeouts run at its end, and TCP notices
nothing as long as a relay in between acknowledges: so there is a timeout here as well.
"""

import contextlib
import os
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

POLL_SECONDS = 0.25


class Watchdog:
    """Watches the calls that wait for the database, in a thread of its own."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._watched: dict[object, tuple[float, int]] = {}
        self._lock = threading.Lock()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="watchdog", daemon=True)
        self._thread.start()

    @contextlib.contextmanager
    def watch(self, connection: Any) -> Iterator[None]:
        """Cut a driver's connection if the block takes too long; its database call then raises."""
        fileno = getattr(connection, "fileno", None)
        if fileno is None:  # SQLite has no network connection.
            yield
            return
        key = object()
        with self._lock:
            self._watched[key] = (time.monotonic() + self._seconds, fileno())
        try:
            yield
        finally:
            with self._lock:
                self._watched.pop(key, None)

    def _run(self) -> None:
        while not self._ended.wait(POLL_SECONDS):
            now = time.monotonic()
            # Hold the lock, so that the file descriptor is still that of this connection.
            with self._lock:
                late = [key for key, (due, _) in self._watched.items() if due < now]
                for key in late:
                    _cut(self._watched.pop(key)[1])

    def close(self) -> None:
        """Stop watching."""
        self._ended.set()
        self._thread.join()


def _cut(number: int) -> None:
    """Shut a connection down by its file descriptor: the waiting thread gets an error."""
    with contextlib.suppress(OSError), socket.socket(fileno=os.dup(number)) as connection:
        connection.shutdown(socket.SHUT_RDWR)
