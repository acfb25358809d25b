"""Talks to the other server processes: forwards commands to a table's home, and shares events.

Every table has one home process. Another process forwards commands to it, and applies the events
that the home publishes on the table's channel, without asking the store. If the home cannot be
reached, the process decides itself, as a single process does: the store resolves conflicts.
"""

import asyncio
import itertools
import logging
import time
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import orjson
from sqlalchemy.exc import SQLAlchemyError

from crosshex.server.bus import (
    CHANNEL,
    FRESH_SECONDS,
    JsonMessage,
    RedisBus,
    process_channel,
    table_channel,
)
from crosshex.server.lease_keeper import LeaseKeeper
from crosshex.server.live import MOST_BEHIND, Client, LiveTable
from crosshex.server.logs import ThrottledLog
from crosshex.server.peer_messages import (
    Asker,
    CommandMessage,
    EventsMessage,
    PeerMessage,
    RenderedUpdate,
    Unreached,
    are_moves,
    read_events,
    write_events,
)
from crosshex.server.placement import Placement
from crosshex.server.protocol import COMMAND
from crosshex.server.queries import Answer
from crosshex.server.shared_limits import SharedLimits
from crosshex.server.supervise import SupervisedTask
from crosshex.server.table_removal import delete_for_owner
from crosshex.server.writes import StoredEvent
from crosshex.table import commands
from crosshex.table.faults import Refused
from crosshex.table.table import Holder

if TYPE_CHECKING:
    from crosshex.server.hub import Hub

log = logging.getLogger(__name__)

ANSWER_SECONDS = 2.0
"""How long a home may take to answer before this process decides the command."""
SILENT_SECONDS = 5.0
"""How long a home is not asked again after it has not answered."""
PROBE_SECONDS = 0.1
"""How often Redis is asked, at most, whether a home receives the commands for it."""
LOOK_SECONDS = 2.0
"""How often the store is polled for events of other processes, in case messages were lost."""


class ForwardedCommand(NamedTuple):
    """A command that was forwarded, and who waits for its answer."""

    answer: "asyncio.Future[Answer | None]"
    home: str
    client: Client | None
    key: str


class Peers:
    """The exchange of one process with the others."""

    def __init__(
        self, hub: "Hub", bus: RedisBus, leases: LeaseKeeper, shared_limits: SharedLimits
    ) -> None:
        self.leases = leases
        self.shared_limits = shared_limits
        shared_limits.publish = partial(bus.publish_json, CHANNEL)
        self._hub = hub
        self._bus = bus
        self._numbers = itertools.count(1)
        self._forwarded: dict[int, ForwardedCommand] = {}
        self._silent: dict[str, float] = {}
        self._probed: dict[str, float] = {}
        self._lost_at = float("-inf")
        self._tasks: set[asyncio.Task[None]] = set()
        self._unread = ThrottledLog()
        self._supervised: list[SupervisedTask] = []
        self.placement = Placement(hub, self, bus, leases)

    async def start(self) -> None:
        """Begin to send heartbeats, to publish and to receive."""
        await self._bus.start(self.receive, self._hub.linked, self._link_lost)
        await self.leases.beat()
        away = (SQLAlchemyError,)
        self._supervised = [
            self._hub.supervisor.start("leases", self.leases.run, away),
            self._hub.supervisor.start("look", self._look, away),
        ]

    async def leave(self) -> None:
        """Give back all leases, and tell the others, so that they take over at once."""
        for supervised in self._supervised:
            await supervised.stop()
        for task in list(self._tasks):
            task.cancel()
        await self.leases.retire()
        self._bus.publish_json(CHANNEL, {"left": self.leases.me})
        await self._bus.close()

    @property
    def linked(self) -> bool:
        """Whether the bus works now."""
        return self._bus.linked

    @property
    def told_all(self) -> bool:
        """Whether messages of all living processes came without a break for some seconds."""
        return self._bus.has_received_all(self.leases.others, 2 * LOOK_SECONDS)

    async def _look(self) -> None:
        """Poll the store for ever, because messages may be lost in Redis or on the way to it."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self._hub.catch_up()

    def holds(self, live: LiveTable) -> bool:
        """Whether this process is the home of a table."""
        return self.leases.holds(live)

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Start a background task; an error in it is logged."""
        task = asyncio.create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _guard(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Refused:
            pass  # The table was deleted.
        except Exception as error:
            self._unread.warn(log, "the store cannot be read", error=str(error))

    # -- publishing

    def publish_json(self, live: LiveTable, message: JsonMessage) -> None:
        """Publish a JSON message to all processes that have a table in memory."""
        table = live.table.id
        self.publish(live, orjson.dumps({**message, "table": table, "from": self.leases.me}))

    def publish(self, live: LiveTable, data: bytes) -> None:
        """Publish bytes to all processes that have a table in memory."""
        self._bus.publish(table_channel(live.table.id), data)
        # The home publishes on the table's channel, and does not subscribe to it.
        if live.home is not None and live.home != self.leases.me:
            self._bus.publish(process_channel(live.home), data)

    def publish_events(
        self,
        live: LiveTable,
        events: list[StoredEvent],
        asker: Asker | None,
        shown: RenderedUpdate | None,
    ) -> None:
        """Publish stored events, who asked for them, and the rendered update for other clients."""
        if not live.followed and self.leases.holds(live):
            return
        told = EventsMessage(
            self.leases.me,
            live.table.id,
            live.home,
            live.fence,
            events[0].seq,
            events[-1].seq,
            are_moves(events),
            write_events(events),
            asker,
            shown,
        )
        self.publish(live, told.write())

    def publish_presence(self, live: LiveTable) -> None:
        """Publish who is connected here."""
        self.publish_json(
            live,
            {
                "process": self.leases.me,
                "present": live.local_seats,
                "watchers": live.local_watchers,
                "holders": live.local_holders,
                "seq": live.seq,
            },
        )

    def ask_presence(self, live: LiveTable) -> None:
        """Ask who is connected elsewhere."""
        self.publish_json(live, {"ask": True, "home": live.home, "fence": live.fence})

    async def may_remove(self, table: str) -> bool:
        """Whether this process may remove an idle table: no other living process is its home."""
        lease = await self.leases.read(table)
        return lease is not None and not self.leases.lives(lease.home)

    def publish_deletion(self, table: str, home: str | None) -> None:
        """Publish that a table is deleted, also to its home."""
        self._bus.publish_json(table_channel(table), {"table": table, "gone": True})
        if home is not None and home != self.leases.me:
            self._bus.publish_json(process_channel(home), {"table": table, "gone": True})

    # -- commands

    async def forward(
        self, live: LiveTable, command: commands.Command, holder: Holder, client: Client | None
    ) -> Answer | None:
        """Let the home of a table carry out a command; None if the update is its answer.

        Raises:
            Refused: the command is not allowed.
            Unreached: this process is home now, or the home cannot be reached.
        """
        written = command.model_dump_json(exclude_unset=True).encode()
        return await self._ask_home(live, holder, written, client, command.id)

    async def forward_deletion(self, live: LiveTable, holder: Holder) -> None:
        """Let the home of a table delete it.

        Raises:
            Refused: the deletion is not allowed.
            Unreached: this process is home now, or the home cannot be reached.
        """
        await self._ask_home(live, holder, b"", None, "")

    async def _ask_home(
        self, live: LiveTable, holder: Holder, command: bytes, client: Client | None, key: str
    ) -> Answer | None:
        try:
            return await self._exchange(live, holder, command, client, key)
        except Unreached:
            # Until then the home may trust that it hears of everything that is decided here.
            await asyncio.sleep(self._lost_at + FRESH_SECONDS - time.monotonic())
            raise

    async def _exchange(
        self, live: LiveTable, holder: Holder, command: bytes, client: Client | None, key: str
    ) -> Answer | None:
        if live.home is None or not self.leases.lives(live.home):
            await self.placement.rehome(live)
        home = live.home
        silent = self._silent.get(home or "", 0.0) > time.monotonic()
        if home is None or home == self.leases.me or silent or not self._bus.linked:
            raise Unreached
        loop = asyncio.get_running_loop()
        number = next(self._numbers)
        passed = ForwardedCommand(loop.create_future(), home, client, key)
        self._forwarded[number] = passed
        timer = loop.call_later(ANSWER_SECONDS, self._unanswered, number)
        order = CommandMessage(self.leases.me, number, live.table.id, holder, command).write()
        self._publish_command(home, order)
        try:
            return await passed.answer
        finally:
            timer.cancel()
            del self._forwarded[number]

    def _publish_command(self, home: str, order: bytes) -> None:
        now = time.monotonic()
        if now < self._probed.get(home, float("-inf")) + PROBE_SECONDS:
            self._bus.publish(process_channel(home), order)
            return
        self._probed[home] = now
        self._bus.publish(process_channel(home), order, partial(self._unheard, home))

    def _unanswered(self, number: int) -> None:
        passed = self._forwarded[number]
        self._silent[passed.home] = time.monotonic() + SILENT_SECONDS
        if not passed.answer.done():
            passed.answer.set_exception(Unreached())

    def _link_lost(self) -> None:
        self._lost_at = time.monotonic()
        self._unheard()

    def _unheard(self, home: str | None = None) -> None:
        """Stop waiting for a home (None: for all of them): it does not receive commands."""
        self._probed.pop(home or "", None)  # Redis is asked again with the next command.
        for passed in self._forwarded.values():
            if home in (None, passed.home) and not passed.answer.done():
                passed.answer.set_exception(Unreached())

    async def _serve(self, order: CommandMessage) -> None:
        """Carry out a command that another process has forwarded, and reply."""
        reply: JsonMessage | None = {"again": True}
        try:
            live = await self._hub.get(order.table)
            live.followed = True
            if self.holds(live) and order.command:
                command = COMMAND.validate_json(order.command)
                asker = order.sender, order.number
                answer = await self._hub.carry_out(live, command, order.holder, None, asker)
                reply = None if answer is None else {"answer": answer}
            elif self.holds(live):
                await delete_for_owner(self._hub, live, order.holder)
                reply = {"answer": {"type": "done"}}
        except Refused as error:
            refused = {"code": error.code, "legal": error.legal, "params": error.params}
            reply = {"refused": refused}
        except Exception as error:
            self._unread.warn(log, "a command could not be carried out", error=str(error))
        if reply is not None:
            self._bus.publish_json(process_channel(order.sender), {"number": order.number, **reply})

    def _answered(self, said: JsonMessage) -> None:
        passed = self._forwarded.get(said["number"])
        if passed is None or passed.answer.done():
            return
        if answer := said.get("answer"):
            passed.answer.set_result(answer)
        elif refused := said.get("refused"):
            error = Refused(refused["code"], refused["legal"], **refused["params"])
            passed.answer.set_exception(error)
        else:
            passed.answer.set_exception(Unreached())

    # -- receiving

    def receive(self, said: JsonMessage | PeerMessage) -> None:
        """Handle a message of another process."""
        if isinstance(said, EventsMessage):
            if live := self._hub.tables.get(said.table):
                live.followed = True
                self.placement.learn(live, said.sender, said.home, said.fence)
                self._receive_events(live, said)
        elif isinstance(said, CommandMessage):
            task = asyncio.create_task(self._serve(said))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            self._receive_json(said)

    def _receive_json(self, said: JsonMessage) -> None:
        if "left" in said:
            self.leases.left(said["left"])
        if "spent" in said:
            self.shared_limits.receive_spent(*said["spent"])
        if "inside" in said:
            self.shared_limits.receive_connections(said["from"], *said["inside"])
        if "anew" in said:
            self.shared_limits.publish_all()
        if "number" in said:
            self._answered(said)
            return
        live = self._hub.tables.get(said.get("table", ""))
        if live is None:
            return
        live.followed = True
        if "fence" in said:
            self.placement.learn(live, said["from"], said["home"], said["fence"])
        if {"process", "present", "watchers", "holders"} <= said.keys():
            before = live.present, live.watchers
            live.heard_from(said["process"], said["present"], said["watchers"], said["holders"])
            if before != (live.present, live.watchers):
                live.publish_presence()
            if said.get("seq", 0) > live.seq:
                # The home stored events before it knew that this process follows the table.
                self.spawn(self._hub.catch_up_with(live))
            if live.is_watched:
                self._hub.pool.watch(live.table.owner, live.table.id, live.address)
        elif said.get("ask"):
            self.publish_presence(live)
        elif said.get("gone"):
            self._hub.drop(live)

    def _receive_events(self, live: LiveTable, told: EventsMessage) -> None:
        live.untaken.append(told)
        if live.following is None and (live.lock.locked() or self._take(live)):
            live.following = self.spawn(self._catch_up(live))

    def _take(self, live: LiveTable) -> bool:
        """Apply arrived events; whether there is a gap before them, which the store has to fill."""
        while live.untaken:
            told = live.untaken[0]
            passed = None
            if told.asker is not None and told.asker[0] == self.leases.me:
                passed = self._forwarded.get(told.asker[1])
            seq = live.seq
            if told.first > seq + 1:
                return True
            fresh = told.last > seq
            live.untaken.popleft()
            client, key = (passed.client, passed.key) if passed else (None, None)
            if fresh and self._is_shown(live, told, client, key):
                # Keep only the events: the rendered update is large.
                live.behind.append((told.last, told.written))
            elif fresh:
                stored = [each for each in read_events(told.written) if each.seq > seq]
                self._hub.take_in(live, stored, client, key)
            if passed is not None and not passed.answer.done():
                done: Answer = {"type": "done", "re": key, "seq": told.last}
                passed.answer.set_result(None if fresh and client else done)
        return False

    def _is_shown(
        self, live: LiveTable, told: EventsMessage, client: Client | None, key: str | None
    ) -> bool:
        """Send the home's rendered update to the clients here; False: apply the events instead."""
        if told.first != live.seq + 1 or len(live.behind) > MOST_BEHIND:
            return False
        if live.home == self.leases.me or not told.moves:
            return False
        if not live.clients:
            return True
        return told.shown is not None and live.show(told.shown, client, key)

    async def _catch_up(self, live: LiveTable) -> None:
        """Apply events that could not be applied at once; if this fails, `_look` does it later."""
        try:
            async with live.lock:
                while self._take(live):
                    if not await self._hub.refresh(live):
                        live.untaken.popleft()  # The store does not have its events.
        finally:
            live.untaken.clear()
            live.following = None
