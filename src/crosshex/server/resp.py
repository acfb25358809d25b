r"""A minimal Redis client (RESP2) for channels: a connection that publishes or subscribes.

Every move is published to other processes, and a general client would take longer for that than the
move itself takes: here a message is written and read at once, without a task that waits for it.
"""

import asyncio
import ssl
from collections.abc import Callable
from typing import Any, cast

Reply = Any
"""An int, bytes, None, a list of these, or an `Exception` that the server answered with."""
END = b"\r\n"
MESSAGE = b"$7\r\nmessage\r\n$"
"""The start of nearly all replies on a subscribed connection, after the length of the list."""
UNSENT_BYTES = 8 << 20
"""How many bytes may wait to be sent before `send` refuses more."""


class RespError(Exception):
    """The server answered with an error, or with something that is not RESP2."""


class Incomplete(Exception):
    """A reply has not arrived completely yet."""


def command(*words: bytes) -> bytes:
    r"""A command in RESP2.

    >>> command(b"PUBLISH", b"c", b"hi")
    b'*3\r\n$7\r\nPUBLISH\r\n$1\r\nc\r\n$2\r\nhi\r\n'
    """
    return b"*%d\r\n%b" % (len(words), b"".join([b"$%d\r\n%b\r\n" % (len(w), w) for w in words]))


def read_reply(data: bytes, start: int = 0) -> tuple[Reply, int]:
    r"""The reply that begins at `start`, and where it ends.

    >>> read_reply(b"*2\r\n:3\r\n$2\r\nhi\r\n")
    ([3, b'hi'], 16)

    Raises:
        Incomplete: the reply has not arrived completely yet.
        RespError: it is not RESP2.
    """
    end = data.find(END, start)
    if end < 0:
        raise Incomplete
    kind, line, after = data[start : start + 1], data[start + 1 : end], end + 2
    if kind == b"$":
        size = int(line)
        if size < 0:
            return None, after
        if len(data) < after + size + 2:
            raise Incomplete
        return data[after : after + size], after + size + 2
    if kind == b"*":
        if data.startswith(MESSAGE, after):
            return _read_message(data, after + len(MESSAGE))
        replies: list[Reply] = []
        for _ in range(int(line)):
            reply, after = read_reply(data, after)
            replies.append(reply)
        return replies, after
    if kind == b":":
        return int(line), after
    if kind == b"+":
        return line, after
    if kind == b"-":
        return RespError(line.decode(errors="replace")), after
    raise RespError(f"no reply begins with {kind!r}")


def _read_message(data: bytes, start: int) -> tuple[Reply, int]:
    """The rest of a message on a channel: the channel and the data, each with its length."""
    end = data.find(END, start)
    if end < 0:
        raise Incomplete
    channel = end + 2
    after = channel + int(data[start:end])
    # Skip the line end and the dollar sign between the two.
    end = data.find(END, after + 3)
    if end < 0:
        raise Incomplete
    begin = end + 2
    over = begin + int(data[after + 3 : end])
    if len(data) < over + 2:
        raise Incomplete
    return [b"message", data[channel:after], data[begin:over]], over + 2


class RedisConnection(asyncio.Protocol):
    """One connection to a Redis server.

    Attributes:
        on_reply: called with each reply, in order.
        lost: done when the connection is gone, with the reason as its exception.
    """

    def __init__(self, on_reply: Callable[[Reply], None]) -> None:
        self.on_reply = on_reply
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # Reads the exception, so that asyncio does not warn if nothing else does.
        self.lost.add_done_callback(lambda lost: lost.cancelled() or lost.exception())
        self._transport: asyncio.Transport | None = None
        self._gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""

    @classmethod
    async def open(cls, url: str, on_reply: Callable[[Reply], None]) -> "RedisConnection":
        """Connect to the server at a URL (in redis-py's form), and authenticate.

        Raises:
            OSError: the server cannot be reached.
            RespError: the server answers with an error, such as a wrong password.
        """
        from redis.asyncio.connection import parse_url

        where: dict[str, Any] = dict(parse_url(url))
        loop = asyncio.get_running_loop()
        greeted: asyncio.Future[Reply] = loop.create_future()

        def greet(reply: Reply) -> None:
            if not greeted.done():
                greeted.set_result(reply)

        connection = cls(greet)
        if "path" in where:
            await loop.create_unix_connection(lambda: connection, where["path"])
        else:
            host, port = where.get("host", "localhost"), where.get("port", 6379)
            secure = ssl.create_default_context() if url.startswith("rediss:") else None
            await loop.create_connection(lambda: connection, host, port, ssl=secure)
        try:
            if password := where.get("password"):
                user = [where["username"].encode()] if where.get("username") else []
                connection.send(command(b"AUTH", *user, password.encode()))
            else:
                connection.send(command(b"PING"))
            await asyncio.wait((greeted, connection.lost), return_when=asyncio.FIRST_COMPLETED)
            if not greeted.done():
                raise ConnectionError("the connection was closed at once")
            if isinstance(greeted.result(), Exception):
                raise greeted.result()
        except BaseException:
            await connection.end()
            raise
        connection.on_reply = on_reply
        return connection

    def send(self, data: bytes) -> bool:
        """Send commands without waiting; False if too much is unsent, or after the close."""
        transport = self._transport
        if transport is None or transport.is_closing():
            return False
        if transport.get_write_buffer_size() > UNSENT_BYTES:
            return False
        transport.write(data)
        return True

    def close(self) -> None:
        """End the connection at once."""
        if self._transport is not None:
            self._transport.abort()

    async def end(self) -> None:
        """End the connection, and wait until it is closed."""
        self.close()
        if self._transport is not None:
            await asyncio.wait((self._gone,), timeout=1)

    # -- what the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport of the new connection."""
        # uvloop's transports do not inherit from asyncio's.
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Pass on every complete reply in the data."""
        data = self._rest + data if self._rest else data
        start = 0
        try:
            while start < len(data):
                reply, start = read_reply(data, start)
                self.on_reply(reply)
        except Incomplete:
            pass
        except (RespError, ValueError) as error:
            self._end(error)
            self.close()
        self._rest = data[start:]

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the connection is closed."""
        self._gone.set_result(None)
        self._end(exc or ConnectionError("the connection was closed"))

    def _end(self, error: Exception) -> None:
        if not self.lost.done():
            self.lost.set_exception(error)
