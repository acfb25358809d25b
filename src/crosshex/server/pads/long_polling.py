"""Long polling for shared pads: an answer waits until the pad changes, or until a timeout.

This works behind every proxy. A change stored by this process wakes the requests that wait here.
A change by another process does so by a notice (`channel`).
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

WAIT_SECONDS: Final = 25.0
"""How long an answer waits for a change; proxies cut off requests after a minute."""


class LongPolls:
    """The requests that wait, in one process; an address has no more of them than connections."""

    def __init__(self) -> None:
        # For each pad the waiting requests, with the last change that each has seen.
        self._waiting: dict[str, dict[asyncio.Event, int]] = {}
        self._closed = False

    def waits_for(self, pad: str) -> bool:
        """Whether any request waits for a pad."""
        return pad in self._waiting

    @contextmanager
    def enter(self, pad: str, since: int) -> Iterator[asyncio.Event]:
        """Let a request wait for a pad; the event is set when the pad changes."""
        event = asyncio.Event()
        self._waiting.setdefault(pad, {})[event] = since
        try:
            yield event
        finally:
            del self._waiting[pad][event]
            if not self._waiting[pad]:
                del self._waiting[pad]

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
