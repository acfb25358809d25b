"""uvicorn's HTTP protocol with limits on size, number and time."""

import asyncio
import math
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from websockets.http11 import MAX_LINE_LENGTH

from crosshex.server.api.connection import WatchedConnection, connection_state
from crosshex.server.api.connection_limiter import ConnectionLimiter
from crosshex.server.api.security import own_cookies
from crosshex.server.api.websocket_protocol import WebSocketProtocol
from crosshex.table.faults import Refused

PART = 1 << 14
"""How many bytes are read at a time."""
MOST_PIPELINED = 16
"""How many requests may follow one that is not answered yet."""


class HttpProtocol(WatchedConnection, HttpToolsProtocol):
    """Reads requests, and refuses those that are too large or too slow."""

    # uvicorn declares these as never None, but sets them to None before and after use.
    cycle: RequestResponseCycle | None  # type: ignore[assignment]
    parser: Any

    def __init__(self, limiter: ConnectionLimiter, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.limiter = limiter
        self._in_head = self._in_message = False
        self._read = 0
        self._too_large: Refused | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, or note that it is refused."""
        super().connection_made(transport)
        self.due = self.loop.time() + self.limiter.limits.head_seconds
        address = self.client[0] if self.client else None
        try:
            self.limiter.check_files(transport.get_extra_info("socket").fileno())
            if address is not None and not self.limiter.is_proxy(address):
                self.address = address
                self.limiter.add(address)
        except Refused as refused:
            self.refused = refused
            self.limiter.add_refused(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection, which has ended."""
        super().connection_lost(exc)
        self.has_gone()

    def data_received(self, data: bytes) -> None:
        """Parse the data in parts, and check the size after each."""
        limits = self.limiter.limits
        if self.due == math.inf and (self.cycle is None or self.cycle.response_complete):
            # Start the timeout here, too: line ends alone do not begin a request.
            self.due = self.loop.time() + limits.head_seconds
        for start in range(0, len(data), PART):
            if self.parser is None or self.transport.is_closing():
                return
            part = data[start : start + PART]
            super().data_received(part)
            self._read += len(part)
            if self._in_head and self._read > limits.head_bytes:
                self._too_large = Refused("too-large", limit=limits.head_bytes)
                self.send_400_response("the headers are too long")
            elif self._read > (limits.message_bytes if self._in_message else limits.head_bytes):
                self.cut()

    def on_message_begin(self) -> None:
        """Start the size count and the timeout of a request."""
        super().on_message_begin()
        self.scope["state"] |= connection_state(self)
        self._in_head = self._in_message = True
        self._read = 0
        self.due = self.loop.time() + self.limiter.limits.head_seconds

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header, without foreign cookies; trailers, after the body, are dropped."""
        if len(self.headers) >= self.limiter.limits.headers:
            limit = self.limiter.limits.headers
            self._too_large = Refused("too-large", what="headers", limit=limit)
            raise ValueError("there are too many headers")
        if self._in_head:
            super().on_header(name, own_cookies(value) if name.lower() == b"cookie" else value)

    def on_headers_complete(self) -> None:
        """Start the timeout for the body, and begin to handle the request."""
        self._in_head = False
        self.due = self.loop.time() + self.limiter.limits.body_seconds
        if len(self.pipeline) >= MOST_PIPELINED:
            raise ValueError("too many requests were sent without waiting for answers")
        super().on_headers_complete()
        if self.refused is not None and self.cycle is not None:
            self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        """Take a part of the body, and extend the timeout for the next one."""
        super().on_body(body)
        self.due += len(body) / self.limiter.limits.body_rate

    def on_message_complete(self) -> None:
        """Stop the timeout: the request is complete."""
        super().on_message_complete()
        self._in_message = False
        self._read = 0
        self.due = math.inf

    def send_400_response(self, msg: str) -> None:
        """Answer a request that is malformed or too large."""
        if self.transport.is_closing():
            return
        if self._too_large is not None:
            self.refuse("431 Request Header Fields Too Large", self._too_large)
        else:
            self.refuse("400 Bad Request", Refused("malformed", message=msg, path=""))

    def time_is_up(self, now: float) -> None:
        """Refuse an incomplete request if it has no response yet, else close the connection."""
        if self.flow.read_paused:  # The server is slow, not the client.
            self.due = now + self.limiter.limits.head_seconds
        elif self._in_message and (self.cycle is None or not self.cycle.response_started):
            self.refuse("408 Request Timeout", Refused("too-slow"))
        else:
            self.transport.close()

    def shutdown(self) -> None:
        """End the connection after its answer; a request that is not complete gets none."""
        super().shutdown()
        if self._in_message:
            self.cut()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, and drop the parser, which makes a reference cycle."""
        super().handle_websocket_upgrade()
        self.parser = None
        socket = self.transport.get_protocol()
        assert isinstance(socket, WebSocketProtocol)
        socket.address, socket.refused = self.address, self.refused
        if not socket.handshake_initiated:
            self._too_large = Refused("too-large", limit=MAX_LINE_LENGTH)
            self.send_400_response("a header is too long for a WebSocket")

    def _unsupported_upgrade_warning(self) -> None:
        """Close the connection after the answer: the client would go on in another protocol."""
        if self.cycle is not None:
            self.cycle.keep_alive = False
