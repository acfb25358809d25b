"""Long polling for shared pads: an answer waits until there is something new, or time is up.

That works behind every proxy. What this process stores wakes the requests that wait here. Where
there are other processes, the store is asked about the pads that somebody waits for.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from crosshex.table.faults import Refused

WAIT_SECONDS: Final = 25.0
"""How long an answer waits for news; proxies cut off what takes a minute."""
MOST_OF_A_PERSON: Final = 8
"""How many requests of one person may wait at a time."""
MOST_AT_AN_ADDRESS: Final = 100
"""How many requests of one address may wait at a time."""
RETRY_SECONDS: Final = 5


class LongPolls:
    """The requests that wait, in one process."""

    def __init__(self) -> None:
        # For each pad those who wait, and what they have seen of it.
        self._waiting: dict[str, dict[asyncio.Event, int]] = {}
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._closed = False

    @property
    def pads(self) -> list[str]:
        """The pads that somebody waits for."""
        return list(self._waiting)

    @contextmanager
    def enter(self, pad: str, since: int, person: str, address: str) -> Iterator[asyncio.Event]:
        """Wait for news of a pad; the event is set when there are some.

        Raises:
            Refused: the person or the address waits for too much already.
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
        """Wait until there are news, the time is up, or the server stops."""
        if not self._closed:
            with suppress(TimeoutError):
                await asyncio.wait_for(event.wait(), WAIT_SECONDS)

    def wake(self, pad: str, seq: int | None = None) -> None:
        """Something has happened to a pad; those who have seen this state of it sleep on."""
        for event, since in self._waiting.get(pad, {}).items():
            if since != seq:
                event.set()

    def close(self) -> None:
        """The server stops: all are answered."""
        self._closed = True
        for pad in self.pads:
            self.wake(pad)
