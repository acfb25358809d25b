"""The clock of the server: the machine's time, but without unnoticed jumps.

Between two readings of the machine's clock, time goes on steadily. `follow` reads it again and
counts a jump (somebody set the clock, or the machine slept), so that deadlines can be moved.
"""

import time
from collections.abc import Callable

JUMP_MS = 1000
"""What the clock differs by at most without having jumped."""


class Clock:
    """Milliseconds since 1970.

    Attributes:
        jumped: by how many milliseconds it has jumped in all.
    """

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self.wall = wall
        self._steady = steady
        self._ahead = wall() - steady()
        self.jumped = 0

    def now_ms(self) -> int:
        """The time."""
        return (self._steady() + self._ahead) // 1_000_000

    def follow(self) -> None:
        """Look at the machine's clock again."""
        ahead = self.wall() - self._steady()
        changed = (ahead - self._ahead) // 1_000_000
        self._ahead = ahead
        if abs(changed) > JUMP_MS:
            self.jumped += changed


CLOCK = Clock()
"""The one clock of this process."""


def now_ms() -> int:
    """The time in milliseconds."""
    return CLOCK.now_ms()
