"""Fan-out between server processes: a hint that a table has changed, never the truth itself.

Alone, a process needs none. With Redis every process hears of what the others stored and reads it
from the store; a lost hint costs a delay, not a move.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Protocol

import orjson

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL = "crosshex:1"
RETRY_SECONDS = 2.0
log = logging.getLogger(__name__)

Hint = dict[str, Any]
Listener = Callable[[Hint], Awaitable[None]]


class Bus(Protocol):
    """A way to reach the other processes."""

    async def start(self, listener: Listener) -> None:
        """Begin to listen."""

    def tell(self, hint: Hint) -> None:
        """Tell the others; never waits."""

    async def close(self) -> None:
        """Stop listening."""


class NoBus:
    """For a process that is alone."""

    async def start(self, listener: Listener) -> None:
        """There is nobody to listen to."""

    def tell(self, hint: Hint) -> None:
        """There is nobody to tell."""

    async def close(self) -> None:
        """There is nothing to stop."""


class RedisBus:
    """Hints over one Redis channel; reconnects by itself."""

    def __init__(self, url: str, me: str) -> None:
        self._url = url
        self._me = me
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, listener: Listener) -> None:
        """Begin to listen and to send."""
        self._tasks = [
            asyncio.create_task(self._keep(self._send)),
            asyncio.create_task(self._keep(lambda redis: self._listen(redis, listener))),
        ]

    def tell(self, hint: Hint) -> None:
        """Tell the others; if the link is down for long, hints are dropped."""
        try:
            self._outbox.put_nowait(orjson.dumps({**hint, "from": self._me}))
        except asyncio.QueueFull:
            log.warning("a hint was dropped", extra={"reason": "redis is unreachable"})

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep(self, work: "Callable[[Redis], Awaitable[None]]") -> None:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        while True:
            redis = Redis.from_url(self._url)
            try:
                await work(redis)
            except (RedisError, OSError) as error:
                log.warning("redis is unreachable", extra={"error": str(error)})
                await asyncio.sleep(RETRY_SECONDS)
            finally:
                await redis.aclose()

    async def _send(self, redis: "Redis") -> None:
        while True:
            await redis.publish(CHANNEL, await self._outbox.get())

    async def _listen(self, redis: "Redis", listener: Listener) -> None:
        async with redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "message":
                    hint = orjson.loads(message["data"])
                    if hint.pop("from", None) != self._me:
                        await listener(hint)
