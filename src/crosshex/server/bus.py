"""Publish and subscribe between server processes, over Redis.

A single server process does not need it. Each process has a channel of its own. Each table has a
channel, too: the processes that have the table in memory and are not its home subscribe to it. A
lost message costs a delay, never a move: the store is the truth. On the channel of all processes
each process publishes a heartbeat every second. If a process does not receive its own heartbeat for
a while, it takes the link for broken, even if the connections are still open.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

import orjson

from crosshex.server.logs import ThrottledLog
from crosshex.server.peer_messages import PeerMessage, read_peer_message
from crosshex.server.resp import RedisConnection, Reply, RespError, command
from crosshex.server.supervise import SupervisedTask, Supervisor

CHANNEL = "crosshex:2"
"""The channel of all processes."""
BEAT_SECONDS = 1.0
"""How often a process publishes its heartbeat."""
SILENT_SECONDS = 3.0
"""After this many seconds without a heartbeat a link is taken for broken."""
FRESH_SECONDS = 1.5
"""How old the last heartbeat of a process may be while its messages count as received. A process
that gets no answer from a home waits longer than this before it decides by itself."""
FLUSH_SECONDS = 0.002
"""How long a message waits, at most, to be sent together with others. A message that follows none
is sent at once."""
MOST_PROCESSES = 1000
"""How many processes are remembered, including dead ones."""
NEVER = (float("-inf"), float("inf"))
log = logging.getLogger(__name__)

JsonMessage = dict[str, Any]
Listener = Callable[[JsonMessage | PeerMessage], None]
"""Called for each message of another process; must not block."""

TYPES: dict[str, type | tuple[type, ...]] = {
    "table": str,
    "process": str,
    "present": list,
    "watchers": int,
    "holders": list,
    "seq": int,
    "ask": bool,
    "gone": bool,
    "left": str,
    "home": (str, type(None)),
    "fence": int,
    "number": int,
    "spent": list,
    "inside": list,
    "answer": dict,
    "refused": dict,
    "again": bool,
    "anew": bool,
}
"""The types of the fields of a message."""


def table_channel(table: str) -> str:
    """The channel on which the home of a table publishes its news."""
    return f"{CHANNEL}:table:{table}"


def process_channel(process: str) -> str:
    """The channel of one process."""
    return f"{CHANNEL}:process:{process}"


class RedisBus:
    """Redis channels over three connections; reconnects by itself.

    The first subscribes. The second publishes messages for which Redis has to reply how many
    subscribers received each. The third publishes all other messages: Redis sends no replies there,
    which saves work. Messages of one turn of the event loop are sent together, and while there are
    many, those of `FLUSH_SECONDS`.
    """

    def __init__(self, url: str, me: str, supervisor: Supervisor) -> None:
        self._url = url
        self._me = me
        self._supervisor = supervisor
        self._tasks: list[SupervisedTask] = []
        self._listener: Listener = lambda said: None
        self._on_link: Callable[[], None] = lambda: None
        self._on_loss: Callable[[], None] = lambda: None
        self._subscribed: dict[str, asyncio.Future[None]] = {}
        self._publisher: RedisConnection | None = None
        self._counted_publisher: RedisConnection | None = None
        self._subscriber: RedisConnection | None = None
        self._unsent: list[bytes] = []
        self._unsent_counted: list[bytes] = []
        self._flushed_at = float("-inf")
        # For each message without a reply yet: the function to call if it had no receivers.
        self._uncounted: deque[Callable[[], None]] = deque()
        # For each process: when its last message came, and since when there was no break.
        self._received_from: dict[str, tuple[float, float]] = {}
        self._foreign = ThrottledLog()
        self._failing = ThrottledLog()
        self._dropped = ThrottledLog()

    @property
    def linked(self) -> bool:
        """Whether this process has recently received its own heartbeat."""
        last, _ = self._received_from.get(self._me, NEVER)
        return time.monotonic() < last + SILENT_SECONDS

    def has_received_all(self, processes: Iterable[str], seconds: float) -> bool:
        """Whether messages of these processes and this one came without a break for `seconds`."""
        now = time.monotonic()
        heard = [self._received_from.get(each, NEVER) for each in (self._me, *processes)]
        return all(now < last + FRESH_SECONDS and now >= since + seconds for last, since in heard)

    def _note(self, process: str, anew: bool) -> None:
        now = time.monotonic()
        if process not in self._received_from and len(self._received_from) >= MOST_PROCESSES:
            self._received_from.clear()
        last, since = self._received_from.get(process, NEVER)
        unbroken = now < last + SILENT_SECONDS and not anew
        self._received_from[process] = now, since if unbroken else now

    async def start(
        self, listener: Listener, on_link: Callable[[], None], on_loss: Callable[[], None]
    ) -> None:
        """Begin to listen.

        After each connect `on_link` is called, because messages may have been lost before it. When
        the link is lost `on_loss` is called: what was published may not be received.
        """
        self._listener, self._on_link, self._on_loss = listener, on_link, on_loss
        for channel in (CHANNEL, process_channel(self._me)):
            self.subscribe(channel)
        away = (OSError, RespError, TimeoutError)
        self._tasks = [self._supervisor.start("bus listener", self._run, away)]

    async def close(self) -> None:
        """Send what waits, and disconnect."""
        self._flush()
        for task in self._tasks:
            await task.stop()

    # -- publishing

    def publish_json(self, channel: str, message: JsonMessage) -> None:
        """Publish a JSON message without waiting; it is dropped while the link is down."""
        self.publish(channel, orjson.dumps({**message, "from": self._me}))

    def publish(self, channel: str, data: bytes, unheard: Callable[[], None] | None = None) -> None:
        """Publish bytes in the same way; `unheard` is called if the channel has no subscriber."""
        if self._publisher is None:
            if unheard is not None:
                asyncio.get_running_loop().call_soon(unheard)
            return
        if not self._unsent and not self._unsent_counted:
            loop = asyncio.get_running_loop()
            loop.call_at(max(loop.time(), self._flushed_at + FLUSH_SECONDS), self._flush)
        if unheard is None:
            self._unsent.append(command(b"PUBLISH", channel.encode(), data))
        else:
            self._unsent_counted.append(command(b"PUBLISH", channel.encode(), data))
            self._uncounted.append(unheard)

    def _flush(self) -> None:
        self._flushed_at = asyncio.get_running_loop().time()
        for connection, waiting in (
            (self._publisher, self._unsent),
            (self._counted_publisher, self._unsent_counted),
        ):
            if connection is not None and waiting and not connection.send(b"".join(waiting)):
                # Messages that wait for their reply would wait for ever: reconnect.
                self._dropped.warn(log, "messages were dropped", reason="Redis does not read them")
                connection.close()
            waiting.clear()

    def _counted(self, reply: Reply) -> None:
        """Handle the reply of Redis: how many subscribers received a message."""
        unheard = self._uncounted.popleft()
        if isinstance(reply, Exception):
            self._failing.warn(log, "Redis refused a message", error=str(reply))
        if reply == 0 or isinstance(reply, Exception):
            unheard()

    def _lose_link(self) -> None:
        self._publisher = self._counted_publisher = self._subscriber = None
        # From now on other processes decide by themselves, and this one does not hear of it.
        self._received_from.clear()
        for waiting in (self._unsent, self._unsent_counted, self._uncounted):
            waiting.clear()
        self._on_loss()

    # -- receiving

    def subscribe(self, channel: str) -> "asyncio.Future[None]":
        """Subscribe to a channel; the future is done when Redis confirms it."""
        if channel not in self._subscribed:
            self._subscribed[channel] = asyncio.get_running_loop().create_future()
            if self._subscriber is not None:
                self._subscriber.send(command(b"SUBSCRIBE", channel.encode()))
        return self._subscribed[channel]

    def unsubscribe(self, channel: str) -> None:
        """End the subscription to a channel."""
        if future := self._subscribed.pop(channel, None):
            future.cancel()
            if self._subscriber is not None:
                self._subscriber.send(command(b"UNSUBSCRIBE", channel.encode()))

    async def _run(self) -> None:
        """Keep the connections as long as they work."""
        connections: list[RedisConnection] = []
        try:
            async with asyncio.timeout(SILENT_SECONDS):
                for on_reply in (_ignore, self._counted, self._on_reply):
                    connection = await RedisConnection.open(self._url, on_reply)
                    connections.append(connection)
            await self._talk(*connections)
        finally:
            for connection in connections:
                connection.on_reply = _ignore
            if self._publisher is not None:
                self._lose_link()
            await asyncio.gather(*(connection.end() for connection in connections))

    async def _talk(
        self, publisher: RedisConnection, counted: RedisConnection, subscriber: RedisConnection
    ) -> None:
        """Publish and receive until a connection is lost or no heartbeat comes back."""
        loop = asyncio.get_running_loop()
        publisher.send(command(b"CLIENT", b"REPLY", b"OFF"))
        self._publisher, self._counted_publisher, self._subscriber = publisher, counted, subscriber
        for channel, future in self._subscribed.items():
            if future.done():
                self._subscribed[channel] = loop.create_future()
        subscriber.send(command(b"SUBSCRIBE", *(name.encode() for name in self._subscribed)))
        began = loop.time()
        # Messages in both directions may have been lost in the meantime.
        self.publish_json(CHANNEL, {"anew": True})
        while True:
            self.publish_json(CHANNEL, {})
            lost = (publisher.lost, counted.lost, subscriber.lost)
            done, _ = await asyncio.wait(lost, timeout=BEAT_SECONDS)
            for future in done:
                future.result()
            if not self.linked and loop.time() > began + SILENT_SECONDS:
                raise TimeoutError("nothing was received")

    def _on_reply(self, reply: Reply) -> None:
        if type(reply) is list and len(reply) == 3 and reply[0] == b"message":
            self._receive(reply[2])
            return
        match reply:
            case [b"subscribe", bytes(channel), _]:
                name = channel.decode()
                if (future := self._subscribed.get(name)) and not future.done():
                    future.set_result(None)
                if name == CHANNEL:
                    self._on_link()
            case Exception():
                self._failing.warn(log, "Redis refused a subscription", error=str(reply))

    def _receive(self, data: bytes) -> None:
        said: JsonMessage | PeerMessage | None
        if data.startswith(b"{"):
            said = read_json_message(data)
            sender = said and said["from"]
            if said:
                self._note(said["from"], "anew" in said)
        else:
            said = read_peer_message(data)
            sender = said and said.sender
        if said is None:
            self._foreign.warn(log, "an unknown message was ignored", bytes=len(data))
        elif sender != self._me and len(said) > 1:
            try:
                self._listener(said)
            except Exception:
                self._failing.warn(log, "a message could not be handled", exc_info=True)


def _ignore(reply: Reply) -> None:
    """Drop a reply that is not needed."""


def read_json_message(data: bytes) -> JsonMessage | None:
    """A message of another process; None if it is not one of ours or a field has the wrong type.

    >>> read_json_message(b'{"from": "a", "table": "t", "fence": 3}')
    {'from': 'a', 'table': 't', 'fence': 3}
    >>> read_json_message(b'{"from": "a", "table": "t", "fence": "3"}')
    """
    try:
        said = orjson.loads(data)
    except orjson.JSONDecodeError:
        return None
    if not isinstance(said, dict) or not isinstance(said.get("from"), str):
        return None
    for name, value in said.items():
        if not isinstance(value, TYPES.get(name, object)):
            return None
    if any(type(seat) is not int for seat in said.get("present", ())):
        return None
    return said
