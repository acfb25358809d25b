"""uvicorn's WebSocket protocol with limits, direct writes, and no reference cycles at the end.

Every move goes to several clients. Passing each message through a queue, a task and the library's
frame code took more time than the move itself; but a text frame from a server is only the message
after a few bytes of length. The library reads what clients send.

Connections end all the time. Objects in a reference cycle stay in memory until a full collection,
which blocks all tables (see `garbage`). So a connection breaks its cycles when it ends.
"""

import asyncio
from collections import deque
from collections.abc import Coroutine
from typing import Any

from starlette.types import Message
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from crosshex.server.api.connection import WatchedConnection, connection_state
from crosshex.server.api.connection_limiter import ConnectionLimiter
from crosshex.server.api.security import Bucket
from crosshex.table.faults import Refused

UNREAD_BYTES = 1 << 18
"""How far a slow reader may fall behind, and how much a client may send after the close."""
UNHEARD = 32
"""How many messages of one client may wait before reading is paused."""
MOST_UNHEARD = 128
"""How many may wait, with those that were received already, before the connection is closed."""
CONTROLS_PER_SECOND, CONTROL_BURST = 5.0, 50.0
"""The rate limit for pings and pongs of one client."""
MOST_FRAGMENTS = 16
"""In how many fragments a message may come."""
PART = 1 << 12
"""How many bytes are parsed at a time; the shortest frames have six."""
SWITCHING_PROTOCOLS = 101
FINAL_TEXT = b"\x81"
SHORT, MEDIUM = 126, 1 << 16


class Inbox:
    """A queue with one reader, which makes it simpler and faster than `asyncio.Queue`."""

    def __init__(self) -> None:
        self._waiting: deque[Message] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Message) -> None:
        """Add an event, and wake the reader if it waits."""
        self._waiting.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Message:
        """The next event."""
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.popleft()

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._waiting

    def qsize(self) -> int:
        """How many events wait."""
        return len(self._waiting)


class WebSocketProtocol(WatchedConnection, WebSocketsSansIOProtocol):
    """A WebSocket; the application finds the function `write` in the state of its scope."""

    def __init__(self, limiter: ConnectionLimiter, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.limiter = limiter
        self.queue = Inbox()  # type: ignore[assignment]
        self._controls = Bucket(CONTROLS_PER_SECOND, CONTROL_BURST)
        self._in_vain = 0

    async def run_asgi(self) -> None:
        """Run the application, which may write directly once it has accepted the socket."""
        state = self.scope["state"]
        state["write"] = self.write_text
        state |= connection_state(self)
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
        for start in range(0, len(data), PART):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PART])

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
        """Pass a message on to the application; reading pauses when many wait."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type != "text":
            self._hear({"type": "websocket.receive", "bytes": data})
            return
        try:
            self._hear({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self.fail(CloseCode.INVALID_DATA)

    def _hear(self, event: Message) -> None:
        self.queue.put_nowait(event)  # type: ignore[arg-type]
        waiting = self.queue.qsize()
        if waiting > MOST_UNHEARD:
            self.fail(CloseCode.POLICY_VIOLATION)
        elif waiting > UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def receive(self) -> Coroutine[Any, Any, Any]:
        """The next event; paused reading goes on when no other event waits."""
        if self.read_paused and self.queue.qsize() <= 1:
            self.read_paused = False
            self.transport.resume_reading()
        return self.queue.get()

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
