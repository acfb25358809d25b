"""What we override in uvicorn's connections: limits on size, number and time, and direct writes.

No option of uvicorn 0.54 gives these, and no other server does:

- uvicorn's own options close idle connections, limit a WebSocket message, and ping. With httptools
  it has no limit on headers and bodies, on the time of half a request, on requests that follow
  each other unanswered, on pings, fragments or messages of a WebSocket that nobody has read yet,
  and on what a slow reader leaves unread. It cannot count connections by address.
- Granian 2.8 has a timeout for headers and a size of its buffer, none of the others, and gives no
  way to see what a client has not read. hypercorn and h11 limit headers, but not time or readers.
- A proxy can hold most of these limits, but a server at home has none.

Every move goes to several clients: writing a frame at once, instead of through a queue, a task and
the library's frame code, saves more time than the move itself takes. And connections end all the
time: objects in a reference cycle would stay until a full collection, which blocks all tables (see
`garbage`), so a connection breaks its cycles when it ends.

This file uses private parts of uvicorn, so `pyproject.toml` has an upper bound on its version;
raise it together with `tests/server/api/test_connections.py` and `test_transport.py`.
"""

import asyncio
import math
from collections import Counter
from collections.abc import Iterable
from typing import Any

import orjson
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import MAX_LINE_LENGTH, Request

from crosshex.server.api.connection_limiter import ConnectionLimiter
from crosshex.server.api.security import HEADERS, Bucket, own_cookies
from crosshex.table.faults import Refused

READ_AT_LEAST = 1 << 16
"""How many waiting bytes a slow reader must have read before its timeout starts again."""
MOST_UNREAD = 1 << 26
"""How many waiting bytes all connections of one address may leave unread together."""
UNREAD_BYTES = 1 << 18
"""How far a slow reader may fall behind, and how much a client may send after the close."""
MOST_PIPELINED = 16
"""How many requests may follow one that is not answered yet."""
MOST_UNHEARD = 128
"""How many messages may wait that were received at once."""
MOST_FRAGMENTS = 16
"""In how many fragments a message may come."""
CONTROLS_PER_SECOND, CONTROL_BURST = 5.0, 50.0
"""The rate limit for pings and pongs of one client."""
HTTP_PART, FRAMES_PART = 1 << 14, 1 << 12
"""How many bytes are parsed at a time: the limits are checked after each part."""
SWITCHING_PROTOCOLS = 101
FINAL_TEXT = b"\x81"
SHORT, MEDIUM = 126, 1 << 16


class WatchedConnection(asyncio.Protocol):
    """What HTTP and WebSocket connections have in common: they are counted and have timeouts."""

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
        body = orjson.dumps({"error": refused.to_json()})
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

    def state(self) -> dict[str, Any]:
        """What the application has to know about the connection: whether it is refused.

        A connection without an address comes from a proxy: the application counts its requests.
        """
        if self.refused is not None:
            return {"refused": self.refused}
        return {"limiter": self.limiter} if self.address is None else {}


def close_slow_readers(connections: Iterable[WatchedConnection]) -> None:
    """End connections of an address for which too much data waits, those with the most data."""
    unread = Counter[str | None]()
    for connection in sorted(connections, key=lambda connection: connection.waiting_bytes):
        # A connection without an address comes from a proxy, which serves many clients.
        unread[connection.address] += connection.waiting_bytes if connection.address else 0
        if unread[connection.address] > MOST_UNREAD:
            connection.cut()


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
        for start in range(0, len(data), HTTP_PART):
            if self.parser is None or self.transport.is_closing():
                return
            part = data[start : start + HTTP_PART]
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
        self.scope["state"] |= self.state()
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


class WebSocketProtocol(WatchedConnection, WebSocketsSansIOProtocol):
    """A WebSocket; the application finds the function `write` in the state of its scope."""

    def __init__(self, limiter: ConnectionLimiter, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.limiter = limiter
        self._controls = Bucket(CONTROLS_PER_SECOND, CONTROL_BURST)
        self._in_vain = 0

    async def run_asgi(self) -> None:
        """Run the application, which may write directly once it has accepted the socket."""
        state = self.scope["state"]
        state["write"] = self.write_text
        state |= self.state()
        try:
            await super().run_asgi()
        finally:
            del state["write"]

    def connection_lost(self, exc: Exception | None) -> None:
        """Drop the parser, which refers back to its connection."""
        super().connection_lost(exc)
        self.has_gone()
        del self.conn.parser

    def data_received(self, data: bytes) -> None:
        """Read data in small parts: after each the connection may be closed."""
        if self.close_sent:
            # Wait only for the client's close frame; limit what it sends before.
            self._in_vain += len(data)
            if self._in_vain > UNREAD_BYTES:
                self.cut()
        for start in range(0, len(data), FRAMES_PART):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + FRAMES_PART])

    def handle_connect(self, event: Request) -> None:
        """Answer a handshake; a malformed one gets the same answer as any malformed request."""
        response = self.conn.accept(event)
        if response.status_code == SWITCHING_PROTOCOLS and event.path.isascii():
            # The base class calls `accept` again: reuse the response.
            self.conn.accept = lambda request: response  # type: ignore[method-assign]
            super().handle_connect(event)
            return
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        text = (response.body or b"").decode().strip() or "the path is not ASCII"
        self.refuse("400 Bad Request", Refused("malformed", message=text, path=""))

    def handle_ping(self) -> None:
        """Answer a ping, within the rate limit."""
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note a pong, within the rate limit."""
        if self._may_control():
            super().handle_pong(event)

    def _may_control(self) -> bool:
        """Whether a client keeps to the rate limit for pings and pongs; if not, close."""
        if self.close_sent or self.transport.is_closing():
            return False
        if self._controls.take():
            self.fail(CloseCode.POLICY_VIOLATION)
            return False
        return True

    def handle_cont(self, event: Frame) -> None:
        """Take a fragment of a message; the library limits bytes, but fragments may be empty."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self.fail(CloseCode.MESSAGE_TOO_BIG)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on to the application; nothing more is read while one waits behind it.

        The base class would stop and start reading for each message, and log what is not UTF-8.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            is_text = self.curr_msg_data_type == "text"
            self.queue.put_nowait(
                {"type": "websocket.receive", "text": data.decode()}
                if is_text
                else {"type": "websocket.receive", "bytes": data}
            )
        except UnicodeDecodeError:
            self.fail(CloseCode.INVALID_DATA)
            return
        if (waiting := self.queue.qsize()) > MOST_UNHEARD:
            self.fail(CloseCode.POLICY_VIOLATION)
        elif waiting > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def fail(self, code: CloseCode) -> None:
        """End the connection because of what the client sent."""
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """End the connection after an invalid frame."""
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
        else:  # The handshake was not complete.
            self.cut()

    def write_text(self, message: bytes) -> bool:
        """Write a text frame without waiting; False if the reader has fallen too far behind.

        Nothing is written to a closing connection. Extensions are off (see `run`), so a frame is
        never compressed.
        """
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            return False
        self.transport.write(frame_head(len(message)) + message)
        return True


def frame_head(length: int) -> bytes:
    r"""The header of an unmasked text frame that holds a whole message (RFC 6455, 5.2).

    >>> frame_head(5), frame_head(300)
    (b'\x81\x05', b'\x81~\x01,')
    """
    if length < SHORT:
        return FINAL_TEXT + length.to_bytes(1, "big")
    if length < MEDIUM:
        return FINAL_TEXT + b"\x7e" + length.to_bytes(2, "big")
    return FINAL_TEXT + b"\x7f" + length.to_bytes(8, "big")
