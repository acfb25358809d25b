"""A WebSocket client that costs almost nothing, so that a load test measures the server.

It implements just enough of RFC 6455 for our messages: each message is one text frame, and pings
are answered. The mask that clients must use is all zeros: legal, and no work to apply.
"""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
MASKED = 0x80
FINAL = 0x80


class LoadSocket(asyncio.Protocol):
    """One connection; `on_text` is called with every message, `on_close` once."""

    def __init__(
        self, on_text: Callable[[bytes], None], on_close: Callable[[], None] = lambda: None
    ) -> None:
        self._on_text = on_text
        self._on_close = on_close
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(
        cls,
        host: str,
        port: int,
        path: str,
        on_text: Callable[[bytes], None],
        on_close: Callable[[], None] = lambda: None,
        cookie: str = "",
    ) -> "LoadSocket":
        """Connect and shake hands."""
        loop = asyncio.get_running_loop()
        transport, socket = await loop.create_connection(lambda: cls(on_text, on_close), host, port)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        try:
            await socket.opened
        except BaseException:  # Also if the caller gives up: nobody else could close it.
            transport.close()
            raise
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport; the handshake follows."""
        # uvloop's transports do not inherit from asyncio's.
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Read the end of the handshake, then frames."""
        self._buffer = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            self._buffer = rest
            if b" 101 " not in head.split(b"\r\n", 1)[0] + b" ":
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.opened.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, start = self._buffer, 0
        while len(buffer) - start >= 2:
            length, head = buffer[start + 1] & 0x7F, 2
            if length >= 126:
                wide = length == 127
                head = 10 if wide else 4
                if len(buffer) - start < head:
                    break
                (length,) = struct.unpack_from(">Q" if wide else ">H", buffer, start + 2)
            if len(buffer) - start < head + length:
                break
            kind = buffer[start] & 0x0F
            payload = buffer[start + head : start + head + length]
            start += head + length
            if kind == TEXT:
                self._on_text(payload)
            elif kind == PING:
                self._write(PONG, payload)
            elif kind == CLOSE:
                self.close()
        self._buffer = buffer[start:]

    def send(self, text: bytes) -> None:
        """Send one message."""
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        if size < 126:
            head = struct.pack(">BB", FINAL | kind, MASKED | size)
        else:
            head = struct.pack(">BBH", FINAL | kind, MASKED | 126, size)
        self._transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        """End the connection."""
        if self._transport is not None:
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Report that the connection is gone."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed during the handshake"))
        self._on_close()
