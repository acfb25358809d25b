"""Decides when Python's garbage collector runs: rarely while people play.

Tables are values without cycles, so old ones are freed at once, and connections break their own
cycles when they end (`transport`). On its own schedule the collector would still walk
through whole tables: this blocks the event loop for a tenth of a second every few seconds. Here it
looks at few young objects at a time. A full collection runs every five minutes while no client is
connected, else every hour.
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


class Collector:
    """Runs Python's garbage collector, which the whole process shares, on a server's schedule."""

    def __init__(self) -> None:
        self._last = time.monotonic()

    @staticmethod
    def begin() -> None:
        """Exempt all present objects from collection, and collect only young objects."""
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)

    def sweep(self, connected: int) -> bool:
        """Run a full collection if it is due with so many open connections; whether it was."""
        if time.monotonic() < self._last + (BUSY_SECONDS if connected else QUIET_SECONDS):
            return False
        gc.collect()
        self._last = time.monotonic()
        return True
