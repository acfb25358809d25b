"""Messages between server processes: what is told on channels of Redis, never the truth itself.

Alone, a process needs none. With Redis each process has a channel of its own, and so has each
table, which the processes follow that have it in memory without being its home. What is lost costs
a delay, not a move: the store is the truth. On the channel of all processes each says every second
that it is there, and hears itself: when it does not for a while, the link is broken, however open
it looks.
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
"""How often a process says that it is there."""
SILENT_SECONDS = 3.0
"""When a link over which nothing is heard is taken for broken."""
MOST_PROCESSES = 1000
"""How many processes are told apart, the dead ones included."""
NEVER = (float("-inf"), float("inf"))
log = logging.getLogger(__name__)

JsonMessage = dict[str, Any]
Listener = Callable[[JsonMessage | PeerMessage], None]
"""Called for each message of another process; never waits."""

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
"""What the fields of a message are."""


def table_channel(table: str) -> str:
    """Where the home of a table tells of it."""
    return f"{CHANNEL}:table:{table}"


def process_channel(process: str) -> str:
    """Where a process is told what concerns it alone."""
    return f"{CHANNEL}:process:{process}"


class RedisBus:
    """Channels of Redis over three connections; reconnects by itself.

    One hears, one tells what somebody has to hear, and one tells all else: there the server does
    not answer, which saves both sides the work. What is told in one turn of the event loop is sent
    together.
    """

    def __init__(self, url: str, me: str, supervisor: Supervisor) -> None:
        self._url = url
        self._me = me
        self._supervisor = supervisor
        self._tasks: list[SupervisedTask] = []
        self._listener: Listener = lambda said: None
        self._on_link: Callable[[], None] = lambda: None
        self._followed: dict[str, asyncio.Future[None]] = {}
        self._teller: RedisConnection | None = None
        self._caller: RedisConnection | None = None
        self._hearer: RedisConnection | None = None
        self._unsent: list[bytes] = []
        self._uncalled: list[bytes] = []
        # For each message that was sent and not counted yet: whom to call if nobody heard it.
        self._uncounted: deque[Callable[[], None]] = deque()
        # For each process when it was heard last, and since when without a break.
        self._heard_from: dict[str, tuple[float, float]] = {}
        self._foreign = ThrottledLog()
        self._failing = ThrottledLog()
        self._dropped = ThrottledLog()

    @property
    def linked(self) -> bool:
        """Whether this process has heard itself lately."""
        last, _ = self._heard_from.get(self._me, NEVER)
        return time.monotonic() < last + SILENT_SECONDS

    def hears(self, processes: Iterable[str], seconds: float) -> bool:
        """Whether these processes, and this one itself, were heard all the time lately."""
        now = time.monotonic()
        heard = [self._heard_from.get(each, NEVER) for each in (self._me, *processes)]
        return all(now < last + SILENT_SECONDS and now >= since + seconds for last, since in heard)

    def _note(self, process: str, anew: bool) -> None:
        now = time.monotonic()
        if process not in self._heard_from and len(self._heard_from) >= MOST_PROCESSES:
            self._heard_from.clear()
        last, since = self._heard_from.get(process, NEVER)
        unbroken = now < last + SILENT_SECONDS and not anew
        self._heard_from[process] = now, since if unbroken else now

    async def start(self, listener: Listener, on_link: Callable[[], None]) -> None:
        """Begin to listen; `on_link` is called whenever messages may have been missed before."""
        self._listener, self._on_link = listener, on_link
        for channel in (CHANNEL, process_channel(self._me)):
            self.follow(channel)
        away = (OSError, RespError, TimeoutError)
        self._tasks = [self._supervisor.start("bus listener", self._run, away)]

    async def close(self) -> None:
        """Stop."""
        self._flush()
        for task in self._tasks:
            await task.stop()

    # -- telling

    def tell(self, channel: str, message: JsonMessage) -> None:
        """Tell all who follow a channel, without waiting; while the link is down nothing is told.

        The message is what JSON has.
        """
        self.post(channel, orjson.dumps({**message, "from": self._me}))

    def post(self, channel: str, letter: bytes, unheard: Callable[[], None] | None = None) -> None:
        """The same for a letter; `unheard` is called if nobody follows the channel."""
        if self._teller is None:
            if unheard is not None:
                asyncio.get_running_loop().call_soon(unheard)
            return
        if not self._unsent and not self._uncalled:
            asyncio.get_running_loop().call_soon(self._flush)
        if unheard is None:
            self._unsent.append(command(b"PUBLISH", channel.encode(), letter))
        else:
            self._uncalled.append(command(b"PUBLISH", channel.encode(), letter))
            self._uncounted.append(unheard)

    def _flush(self) -> None:
        for wire, waiting in ((self._teller, self._unsent), (self._caller, self._uncalled)):
            if wire is not None and waiting and not wire.send(b"".join(waiting)):
                # What waits for its count would wait for ever: begin anew.
                self._dropped.warn(log, "messages were dropped", reason="redis does not read")
                wire.close()
            waiting.clear()

    def _counted(self, reply: Reply) -> None:
        """The server says how many have heard a message."""
        unheard = self._uncounted.popleft()
        if isinstance(reply, Exception):
            self._failing.warn(log, "redis refused a message", error=str(reply))
        if reply == 0 or isinstance(reply, Exception):
            unheard()

    def _give_up(self) -> None:
        """Nobody will say who has heard what was told."""
        self._unsent.clear()
        self._uncalled.clear()
        uncounted, self._uncounted = self._uncounted, deque()
        for unheard in uncounted:
            unheard()

    # -- hearing

    def follow(self, channel: str) -> "asyncio.Future[None]":
        """Hear what is told on a channel from now on; the future is done when that is sure."""
        if channel not in self._followed:
            self._followed[channel] = asyncio.get_running_loop().create_future()
            if self._hearer is not None:
                self._hearer.send(command(b"SUBSCRIBE", channel.encode()))
        return self._followed[channel]

    def unfollow(self, channel: str) -> None:
        """Hear no more of a channel."""
        if future := self._followed.pop(channel, None):
            future.cancel()
            if self._hearer is not None:
                self._hearer.send(command(b"UNSUBSCRIBE", channel.encode()))

    async def _run(self) -> None:
        """Keep the connections as long as they work."""
        wires: list[RedisConnection] = []
        try:
            async with asyncio.timeout(SILENT_SECONDS):
                for on_reply in (_ignore, self._counted, self._heard):
                    wire = await RedisConnection.open(self._url, on_reply)
                    wires.append(wire)
            await self._talk(*wires)
        finally:
            self._teller = self._caller = self._hearer = None
            for wire in wires:
                wire.on_reply = _ignore
            self._give_up()
            await asyncio.gather(*(wire.end() for wire in wires))

    async def _talk(
        self, teller: RedisConnection, caller: RedisConnection, hearer: RedisConnection
    ) -> None:
        """Tell and hear until a connection is lost, or nothing is heard."""
        loop = asyncio.get_running_loop()
        teller.send(command(b"CLIENT", b"REPLY", b"OFF"))
        self._teller, self._caller, self._hearer = teller, caller, hearer
        for channel, future in self._followed.items():
            if future.done():
                self._followed[channel] = loop.create_future()
        hearer.send(command(b"SUBSCRIBE", *(name.encode() for name in self._followed)))
        began = loop.time()
        # What was said meanwhile was not heard here, and what was said here may not be elsewhere.
        self._heard_from.clear()
        self.tell(CHANNEL, {"anew": True})
        while True:
            self.tell(CHANNEL, {})
            lost = (teller.lost, caller.lost, hearer.lost)
            done, _ = await asyncio.wait(lost, timeout=BEAT_SECONDS)
            for future in done:
                future.result()
            if not self.linked and loop.time() > began + SILENT_SECONDS:
                raise TimeoutError("nothing was heard")

    def _heard(self, reply: Reply) -> None:
        if type(reply) is list and len(reply) == 3 and reply[0] == b"message":
            self._hear(reply[2])
            return
        match reply:
            case [b"subscribe", bytes(channel), _]:
                name = channel.decode()
                if (future := self._followed.get(name)) and not future.done():
                    future.set_result(None)
                if name == CHANNEL:
                    self._on_link()
            case Exception():
                self._failing.warn(log, "redis refused to be heard", error=str(reply))

    def _hear(self, data: bytes) -> None:
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
            self._foreign.warn(log, "a foreign message was ignored", bytes=len(data))
        elif sender != self._me and len(said) > 1:
            try:
                self._listener(said)
            except Exception:
                self._failing.warn(log, "a message could not be followed", exc_info=True)


def _ignore(reply: Reply) -> None:
    """Nobody waits for it."""


def read_json_message(data: bytes) -> JsonMessage | None:
    """What a process said, with fields of the right types; None if nobody of us can have said it.

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
