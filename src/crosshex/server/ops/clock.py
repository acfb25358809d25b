"""The clock of the server: the system time, with jumps detected.

Between two readings of the system clock, time goes on steadily. `follow` reads the clock again and
adds up jumps (a person set the clock, or the machine slept), so that deadlines can be moved.
"""

import time
from collections.abc import Callable

JUMP_MS = 1000
"""A larger difference counts as a jump of the clock."""


class Clock:
    """Milliseconds since 1970.

    Attributes:
        jumped: the sum of all jumps, in milliseconds.
    """

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self.wall = wall
        self._steady = steady
        self._ahead = wall() - steady()
        self.jumped = 0

    def now_ms(self) -> int:
        """The time in milliseconds since 1970."""
        return (self._steady() + self._ahead) // 1_000_000

    def follow(self) -> None:
        """Read the system clock again."""
        ahead = self.wall() - self._steady()
        changed = (ahead - self._ahead) // 1_000_000
        self._ahead = ahead
        if abs(changed) > JUMP_MS:
            self.jumped += changed


CLOCK = Clock()
"""The clock of this process."""


def now_ms() -> int:
    """The time of this process's clock, in milliseconds since 1970."""
    return CLOCK.now_ms()
