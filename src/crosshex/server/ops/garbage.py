"""Decides when Python's garbage collector runs: rarely while people play.

Tables are values without cycles, so old ones are freed at once, and connections break their own
cycles when they end (`transport`). On its own schedule the collector would still walk
through whole tables: this blocks the event loop for a tenth of a second every few seconds. Here it
looks at few young objects at a time. A full collection runs every five minutes while no client is
connected, else every hour, and after very many connections have closed.
"""

import gc
import time

YOUNG = 2_000
"""How many new objects trigger a young collection, which takes a few milliseconds."""
NEVER = 1_000_000_000
QUIET_SECONDS = 300.0
"""Time between two full collections while no client is connected."""
BUSY_SECONDS = 3600.0
"""Time between two full collections while a client is connected."""
MANY_CLOSED = 50_000
"""A full collection runs after this many closed connections: without uvloop, each connection leaves
some objects behind."""


class Collector:
    """Runs Python's garbage collector, which the whole process shares, on a server's schedule."""

    def __init__(self) -> None:
        self._last = time.monotonic()
        self._closed = 0

    @staticmethod
    def begin() -> None:
        """Exempt all present objects from collection, and collect only young objects."""
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)

    def sweep(self, connected: int, closed: int) -> bool:
        """Run a full collection if it is due; returns whether it was.

        Args:
            connected: how many connections are open.
            closed: how many connections have been closed since the start.
        """
        since = time.monotonic() - self._last
        due = BUSY_SECONDS if connected else QUIET_SECONDS
        if since < due and closed - self._closed < MANY_CLOSED:
            return False
        gc.collect()
        self._last = time.monotonic()
        self._closed = closed
        return True
