"""Limits for one address that hold for all processes together: requests, and connections.

Each process counts for itself, and publishes whenever an address has used another eighth of its
limit. The others subtract that from what they allow it. So limits hold for all processes, up to an
eighth for each, and nobody waits for an answer of another process. A single process, or one that
has lost Redis, counts only what it sees.
"""

import math
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from crosshex.server.security import RateLimiter

PARTS: Final = 8
"""The use of an address is published each time it has taken another such part of its limit."""
MOST_ADDRESSES: Final = 10_000
"""How many addresses with many connections are remembered for another process."""

Publish = Callable[[dict[str, Any]], None]


class SharedLimits:
    """What addresses have taken, here and at the other processes.

    Attributes:
        publish: publishes to the other processes; None: there are none.
    """

    def __init__(self, connections: int) -> None:
        """Nothing is taken yet; `connections` says how many an address may have."""
        self.publish: Publish | None = None
        self._limiters: dict[str, RateLimiter] = {}
        self._part = max(1, connections // PARTS)
        self._inside: Counter[str] = Counter()
        self._told: dict[str, int] = {}
        self._elsewhere: dict[str, dict[str, int]] = {}

    # -- requests

    def limiter(self, name: str, rate: float, burst: float) -> RateLimiter:
        """A limiter of requests that all processes share; each has one of this name."""

        def spent(who: str, tokens: float) -> None:
            if self.publish is not None:
                self.publish({"spent": [name, who, tokens]})

        self._limiters[name] = RateLimiter(rate, burst, told_at=burst / PARTS, on_spent=spent)
        return self._limiters[name]

    def receive_spent(self, name: str, who: str, tokens: float) -> None:
        """Somebody has asked another process."""
        if name in self._limiters and math.isfinite(tokens) and tokens > 0:
            self._limiters[name].charge(who, tokens)

    # -- connections

    def connected(self, who: str) -> int:
        """An address has one more connection here; how many it has everywhere."""
        self._inside[who] += 1
        self._note(who)
        return self._inside[who] + sum(them.get(who, 0) for them in self._elsewhere.values())

    def disconnected(self, who: str) -> None:
        """A connection of an address has ended here."""
        self._inside[who] -= 1
        self._note(who)
        if self._inside[who] <= 0:
            del self._inside[who]

    def receive_connections(self, process: str, who: str, count: int) -> None:
        """Another process says how many connections an address has there."""
        them = self._elsewhere.setdefault(process, {})
        if count >= self._part and (who in them or len(them) < MOST_ADDRESSES):
            them[who] = count
        else:
            them.pop(who, None)

    def forget_process(self, process: str) -> None:
        """Nobody is connected at a process that has gone."""
        self._elsewhere.pop(process, None)

    def publish_all(self) -> None:
        """Somebody may not have heard it: say again which addresses have many connections."""
        for who in self._told:
            self._publish_connections(who)

    def _note(self, who: str) -> None:
        """Tell of an address that has many more connections than was told, or many fewer."""
        count = self._inside[who]
        if abs(count - self._told.get(who, 0)) < self._part:
            return
        if count >= self._part:
            self._told[who] = count
        else:
            self._told.pop(who, None)
        self._publish_connections(who)

    def _publish_connections(self, who: str) -> None:
        if self.publish is not None:
            self.publish({"inside": [who, self._inside[who]]})
