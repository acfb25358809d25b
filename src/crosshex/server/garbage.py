"""When the server looks for garbage: seldom while people play.

Tables are values without cycles, so what is replaced is freed at once, and connections let go of
themselves when they end (`frames`). The collector, left to its own schedule, would walk through
whole tables all the same: a tenth of a second every few seconds, in which nobody is answered. Here
it looks at few young objects at a time, and at everything when nobody is connected, very many
connections have closed, or an hour has passed.
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
