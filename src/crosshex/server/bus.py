"""Fan-out between server processes: a hint that a table has changed, never the truth itself.

Alone, a process needs none. With Redis every process hears of what the others stored and reads it
from the store; a lost hint costs a delay, not a move. What a process says comes back to it: when
it hears nothing of itself for a while, the link is broken, however open it looks.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import orjson

from crosshex.server.logs import Seldom
from crosshex.server.supervise import Kept, Supervisor

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL = "crosshex:1"
BEAT_SECONDS = 1.0
"""A process that has nothing to say says so this often."""
SILENT_SECONDS = 3.0
"""When a link over which nothing is heard is taken for broken."""
log = logging.getLogger(__name__)

Hint = dict[str, Any]
Listener = Callable[[Hint], None]
"""Called for each hint of another process; never waits."""

TYPES: dict[str, type] = {
    "table": str,
    "seq": int,
    "process": str,
    "present": list,
    "watchers": int,
    "ask": bool,
    "gone": bool,
}
"""What the fields of a hint are."""


class Bus(Protocol):
    """A way to reach the other processes."""

    @property
    def linked(self) -> bool:
        """Whether hints reach the others now, as far as this process can know."""

    async def start(self, listener: Listener, on_link: Callable[[], None]) -> None:
        """Begin to listen; `on_link` is called whenever hints may have been missed before."""

    def tell(self, hint: Hint) -> None:
        """Tell the others; never waits."""

    async def close(self) -> None:
        """Stop listening."""


class NoBus:
    """For a process that is alone."""

    linked = True

    async def start(self, listener: Listener, on_link: Callable[[], None]) -> None:
        """There is nobody to listen to."""

    def tell(self, hint: Hint) -> None:
        """There is nobody to tell."""

    async def close(self) -> None:
        """There is nothing to stop."""


class RedisBus:
    """Hints over one Redis channel; reconnects by itself."""

    def __init__(self, url: str, me: str, supervisor: Supervisor) -> None:
        self._url = url
        self._me = me
        self._supervisor = supervisor
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)
        self._kept: list[Kept] = []
        self._heard_me = float("-inf")
        self._foreign = Seldom()
        self._failing = Seldom()
        self._dropped = Seldom()

    @property
    def linked(self) -> bool:
        """Whether this process has heard itself lately."""
        return time.monotonic() < self._heard_me + SILENT_SECONDS

    async def start(self, listener: Listener, on_link: Callable[[], None]) -> None:
        """Begin to listen and to send."""
        from redis.exceptions import RedisError

        away = (RedisError, OSError)
        self._kept = [
            self._supervisor.keep("bus sender", self._send, away),
            self._supervisor.keep("bus listener", lambda: self._listen(listener, on_link), away),
        ]

    def tell(self, hint: Hint) -> None:
        """Tell the others; if the link is down for long, hints are dropped."""
        try:
            self._outbox.put_nowait(orjson.dumps({**hint, "from": self._me}))
        except asyncio.QueueFull:
            self._dropped.warn(log, "a hint was dropped", reason="redis is unreachable")

    async def close(self) -> None:
        """Stop."""
        for kept in self._kept:
            await kept.stop()

    def _connect(self) -> "Redis":
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        return Redis.from_url(
            self._url,
            socket_connect_timeout=SILENT_SECONDS,
            socket_timeout=SILENT_SECONDS,
            socket_keepalive=True,
            retry=Retry(NoBackoff(), 0),
        )

    async def _send(self) -> None:
        async with self._connect() as redis:
            await redis.ping()
            while not self._outbox.empty():
                # Whoever hears us again looks into the store: what is old need not be told.
                self._outbox.get_nowait()
            while True:
                try:
                    async with asyncio.timeout(BEAT_SECONDS):
                        said = await self._outbox.get()
                except TimeoutError:
                    said = orjson.dumps({"from": self._me})
                await redis.publish(CHANNEL, said)

    async def _listen(self, listener: Listener, on_link: Callable[[], None]) -> None:
        async with self._connect() as redis, redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            while True:
                message = await channel.get_message(timeout=SILENT_SECONDS)
                if message is None:
                    raise TimeoutError("nothing was heard")
                if message["type"] == "subscribe":
                    on_link()
                elif message["type"] == "message":
                    self._hear(message["data"], listener)

    def _hear(self, data: bytes, listener: Listener) -> None:
        said = read_hint(data)
        if said is None:
            self._foreign.warn(log, "a foreign message was ignored", bytes=len(data))
        elif said["from"] == self._me:
            self._heard_me = time.monotonic()
        elif "table" in said:
            try:
                listener(said)
            except Exception:
                self._failing.warn(log, "a hint could not be followed", exc_info=True)


def read_hint(data: bytes) -> Hint | None:
    """What a process said, with fields of the right types; None if nobody of us can have said it.

    >>> read_hint(b'{"from": "a", "table": "t", "seq": 3}')
    {'from': 'a', 'table': 't', 'seq': 3}
    >>> read_hint(b'{"from": "a", "table": "t", "seq": "3"}')
    """
    try:
        said = orjson.loads(data)
    except orjson.JSONDecodeError:
        return None
    if not isinstance(said, dict) or not isinstance(said.get("from"), str):
        return None
    if any(name in said and type(said[name]) is not kind for name, kind in TYPES.items()):
        return None
    if any(type(seat) is not int for seat in said.get("present", ())):
        return None
    return said
