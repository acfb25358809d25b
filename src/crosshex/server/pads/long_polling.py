"""Long polling for shared pads: an answer waits until the pad changes, or until a timeout.

This works behind every proxy. A change stored by this process wakes the requests that wait here.
A change by another process does so by a notice (`channel`).
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from crosshex.table.faults import Refused

WAIT_SECONDS: Final = 25.0
"""How long an answer waits for a change; proxies cut off requests after a minute."""
MOST_OF_A_PERSON: Final = 8
"""How many requests of one person may wait at a time."""
MOST_AT_AN_ADDRESS: Final = 100
"""How many requests of one address may wait at a time."""
RETRY_SECONDS: Final = 5


class LongPolls:
    """The requests that wait, in one process."""

    def __init__(self) -> None:
        # For each pad the waiting requests, with the last change that each has seen.
        self._waiting: dict[str, dict[asyncio.Event, int]] = {}
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._closed = False

    def waits_for(self, pad: str) -> bool:
        """Whether any request waits for a pad."""
        return pad in self._waiting

    @contextmanager
    def enter(self, pad: str, since: int, person: str, address: str) -> Iterator[asyncio.Event]:
        """Count a request that waits for a pad; the event is set when the pad changes.

        Raises:
            Refused: the person or the address has too many waiting requests.
        """
        if (
            self._people[person] >= MOST_OF_A_PERSON
            or self._addresses[address] >= MOST_AT_AN_ADDRESS
        ):
            raise Refused("too-many-requests", retry_after=RETRY_SECONDS)
        self._people[person] += 1
        self._addresses[address] += 1
        event = asyncio.Event()
        self._waiting.setdefault(pad, {})[event] = since
        try:
            yield event
        finally:
            del self._waiting[pad][event]
            if not self._waiting[pad]:
                del self._waiting[pad]
            for counts, who in ((self._people, person), (self._addresses, address)):
                counts[who] -= 1
                if not counts[who]:
                    del counts[who]

    async def until(self, event: asyncio.Event) -> None:
        """Wait until the pad changes, the timeout expires, or the server stops."""
        if not self._closed:
            with suppress(TimeoutError):
                await asyncio.wait_for(event.wait(), WAIT_SECONDS)

    def wake(self, pad: str, seq: int | None = None) -> None:
        """Wake the requests that wait for a pad, except those that have seen change `seq`."""
        for event, since in self._waiting.get(pad, {}).items():
            if since != seq:
                event.set()

    def wake_all(self) -> None:
        """Wake all requests, which read their pads again: notices may have been lost."""
        for pad in list(self._waiting):
            self.wake(pad)

    def close(self) -> None:
        """Wake all requests: the server stops."""
        self._closed = True
        self.wake_all()
