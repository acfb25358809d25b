"""uvicorn's protocols, with a way to write a message at once, and tidier at the end.

A table has several clients for every move. Handing each message through a queue, a task and the
frame machinery took more time than the move itself; a text frame from a server is the message
behind a few bytes of length.

Connections end all the time, and what refers to itself stays in memory until the collector looks at
everything, which keeps all tables waiting (see `garbage`). So they let go of themselves.
"""

import asyncio
from collections import deque
from typing import Any

from starlette.types import Message
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

UNREAD_BYTES = 1 << 20
"""How far a slow reader may fall behind."""
UNHEARD = 32
"""How many messages of one client may wait to be heard before no more are read."""
FINAL_TEXT = b"\x81"
SHORT, MEDIUM = 126, 1 << 16


class Inbox:
    """A queue that has one reader, which makes it simpler than `asyncio.Queue`, and quicker."""

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


class DirectSockets(WebSocketsSansIOProtocol):
    """Puts `write` into the state of a connection's scope."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox()  # type: ignore[assignment]

    async def run_asgi(self) -> None:
        """Run the application, which may now write directly once it has accepted."""
        self.scope["state"]["write"] = self.write_text
        try:
            await super().run_asgi()
        finally:
            del self.scope["state"]["write"]

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is read any more: the parser, which refers to its connection, can go."""
        super().connection_lost(exc)
        del self.conn.parser

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. Reading pauses when many wait, not after each one as it would."""
        if self.read_paused or self.queue.qsize() >= UNHEARD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False

    def write_text(self, message: bytes) -> bool:
        """Write a text frame without waiting; False if the reader has fallen too far behind.

        To a connection that is closing nothing is written. Extensions are off (see `run`), so a
        frame is never compressed.
        """
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            return False
        self.transport.write(frame_head(len(message)) + message)
        return True


class Http(HttpToolsProtocol):
    """Forgets its parser, which refers back to it, when a connection becomes a WebSocket."""

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]


def frame_head(length: int) -> bytes:
    r"""What stands before a whole unmasked text message (RFC 6455, 5.2).

    >>> frame_head(5), frame_head(300)
    (b'\x81\x05', b'\x81~\x01,')
    """
    if length < SHORT:
        return FINAL_TEXT + length.to_bytes(1, "big")
    if length < MEDIUM:
        return FINAL_TEXT + b"\x7e" + length.to_bytes(2, "big")
    return FINAL_TEXT + b"\x7f" + length.to_bytes(8, "big")
