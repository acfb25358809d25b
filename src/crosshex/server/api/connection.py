"""What HTTP and WebSocket connections have in common: they are counted and have timeouts."""

import asyncio
import math
from collections import Counter
from collections.abc import Iterable
from typing import Any

import orjson

from crosshex.server.api.connection_limiter import ConnectionLimiter
from crosshex.server.api.error_responses import fault_json
from crosshex.server.api.security import HEADERS
from crosshex.table.faults import Refused

READ_AT_LEAST = 1 << 16
"""How many waiting bytes a slow reader must have read before its timeout starts again."""

MOST_UNREAD = 1 << 26
"""How many waiting bytes all connections of one address may leave unread together."""


class WatchedConnection(asyncio.Protocol):
    """A connection with timeouts for its client."""

    transport: asyncio.Transport
    limiter: ConnectionLimiter
    due = math.inf
    """When the client's timeout expires."""
    address: str | None = None
    """The address that the connection counts for; None: it is not counted."""
    refused: Refused | None = None
    """Why the connection is refused; None: it is not."""
    waiting_bytes = 0
    """How much data waited for the client when its timeouts were checked."""
    _unread = 0
    _unread_since = math.inf

    def check_timeouts(self, now: float) -> None:
        """End the connection if a timeout has expired; called every second."""
        limits, unread = self.limiter.limits, self.transport.get_write_buffer_size()
        self.waiting_bytes = unread
        if unread == 0:
            self._unread_since = math.inf
        elif self._unread_since == math.inf or unread <= self._unread - READ_AT_LEAST:
            self._unread, self._unread_since = unread, now
        if now > self._unread_since + limits.stalled_seconds:
            self.cut()
        elif now > self.due:
            self.time_is_up(now)

    def resume_writing(self) -> None:
        """Restart the timeout: the client has read enough that more can be sent."""
        super().resume_writing()
        self._unread_since = math.inf

    def time_is_up(self, now: float) -> None:
        """Handle a client whose timeout has expired."""

    def cut(self) -> None:
        """End the connection at once and drop unsent data."""
        self.transport.abort()

    def refuse(self, status: str, refused: Refused) -> None:
        """Answer without asking the application, and end the connection."""
        self.limiter.counts.refused(refused.code)
        body = orjson.dumps({"error": fault_json(refused)})
        headers = {
            **HEADERS,
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
            "Connection": "close",
        }
        lines = [f"HTTP/1.1 {status}", *(f"{name}: {value}" for name, value in headers.items())]
        self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        self.transport.close()

    def has_gone(self) -> None:
        """Stop counting the connection: it has ended."""
        if self.address is not None:
            self.limiter.remove(self.address)
        if self.refused is not None:
            self.limiter.remove_refused(self)


def close_slow_readers(connections: Iterable[WatchedConnection]) -> None:
    """End connections of an address for which too much data waits, those with the most data."""
    unread = Counter[str | None]()
    for connection in sorted(connections, key=lambda connection: connection.waiting_bytes):
        # A connection without an address comes from a proxy, which serves many clients.
        unread[connection.address] += connection.waiting_bytes if connection.address else 0
        if unread[connection.address] > MOST_UNREAD:
            connection.cut()


def connection_state(connection: WatchedConnection) -> dict[str, Any]:
    """What the application has to know about a connection: whether it is refused.

    A connection without an address comes from a proxy: then the application counts its requests.
    """
    if connection.refused is not None:
        return {"refused": connection.refused}
    return {"limiter": connection.limiter} if connection.address is None else {}
