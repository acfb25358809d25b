"""Limits requests and connections of one address across all processes.

Each process counts for itself, and publishes whenever an address has used another eighth of its
limit. The others subtract that from what they allow the address. So limits hold for all processes
together, with an error of an eighth for each process, and no request waits for another process. A
single process, or one that has lost Redis, counts only its own clients.
"""

import math
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from crosshex.server.security import RateLimiter

PARTS: Final = 8
"""The use of an address is published each time it has used this fraction (1 / 8) of its limit."""
MOST_ADDRESSES: Final = 10_000
"""How many addresses with many connections are remembered for each other process."""

Publish = Callable[[dict[str, Any]], None]


class SharedLimits:
    """What addresses have used, here and at the other processes.

    Attributes:
        publish: publishes to the other processes; None: there are none.
    """

    def __init__(self, connections: int) -> None:
        """Start with no use; `connections` is how many connections an address may have."""
        self.publish: Publish | None = None
        self._limiters: dict[str, RateLimiter] = {}
        self._part = max(1, connections // PARTS)
        self._inside: Counter[str] = Counter()
        self._told: dict[str, int] = {}
        self._elsewhere: dict[str, dict[str, int]] = {}

    # -- requests

    def limiter(self, name: str, rate: float, burst: float) -> RateLimiter:
        """A rate limiter whose use is shared with the limiters of this name at all processes."""

        def spent(who: str, tokens: float) -> None:
            if self.publish is not None:
                self.publish({"spent": [name, who, tokens]})

        self._limiters[name] = RateLimiter(rate, burst, told_at=burst / PARTS, on_spent=spent)
        return self._limiters[name]

    def receive_spent(self, name: str, who: str, tokens: float) -> None:
        """Charge an address for requests at another process."""
        if name in self._limiters and math.isfinite(tokens) and tokens > 0:
            self._limiters[name].charge(who, tokens)

    # -- connections

    def connected(self, who: str) -> int:
        """Count a new connection of an address; returns how many it has at all processes."""
        self._inside[who] += 1
        self._note(who)
        return self._inside[who] + sum(them.get(who, 0) for them in self._elsewhere.values())

    def disconnected(self, who: str) -> None:
        """Stop counting a connection of an address that has ended here."""
        self._inside[who] -= 1
        self._note(who)
        if self._inside[who] <= 0:
            del self._inside[who]

    def receive_connections(self, process: str, who: str, count: int) -> None:
        """Note how many connections an address has at another process."""
        them = self._elsewhere.setdefault(process, {})
        if count >= self._part and (who in them or len(them) < MOST_ADDRESSES):
            them[who] = count
        else:
            them.pop(who, None)

    def forget_process(self, process: str) -> None:
        """Drop the connections of a process that has gone."""
        self._elsewhere.pop(process, None)

    def publish_all(self) -> None:
        """Publish again which addresses have many connections: messages may have been lost."""
        for who in self._told:
            self._publish_connections(who)

    def _note(self, who: str) -> None:
        """Publish the connections of an address if they differ much from the last report."""
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
