"""When Python's garbage collector runs: seldom while people play.

Tables are values without cycles, so what is replaced is freed at once, and connections break their
own cycles when they end (`websocket_protocol`). On its own schedule the collector would still walk
through whole tables: a tenth of a second every few seconds, in which nobody is answered. Here it
looks at few young objects at a time. A full collection comes when nobody is connected, when very
many connections have closed, or after an hour.
"""

import gc
import time

YOUNG = 2_000
"""So many new objects are looked at together; it takes a few milliseconds."""
NEVER = 1_000_000_000
QUIET_SECONDS = 300.0
"""How long after the last time everything is looked at again, if nobody is connected."""
BUSY_SECONDS = 3600.0
"""The same if somebody is."""
MANY_CLOSED = 50_000
"""After so many closed connections it does not wait any longer: where there is no uvloop, each
leaves some objects behind."""


class Collector:
    """Python's collector on the schedule of a server; it is one for the whole process."""

    def __init__(self) -> None:
        self._last = time.monotonic()
        self._closed = 0

    @staticmethod
    def begin() -> None:
        """Leave what is there now alone for good, and look only at what is young."""
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)

    def sweep(self, connected: int, closed: int) -> bool:
        """Look at everything if it is time to; whether it was.

        Args:
            connected: how many connections there are now.
            closed: how many have been closed in all.
        """
        since = time.monotonic() - self._last
        due = BUSY_SECONDS if connected else QUIET_SECONDS
        if since < due and closed - self._closed < MANY_CLOSED:
            return False
        gc.collect()
        self._last = time.monotonic()
        self._closed = closed
        return True
