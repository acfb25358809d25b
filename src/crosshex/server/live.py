"""A table in memory: its present value, who is connected, and the messages that they are sent."""

import asyncio
import math
import time
from collections import deque
from typing import Any, NamedTuple, Protocol

import orjson

from crosshex.server.clock import now_ms
from crosshex.server.peer_messages import EventsMessage, RenderedUpdate, read_events
from crosshex.server.view_cache import ViewCache
from crosshex.server.writes import StoredEvent
from crosshex.table.apply import apply_event, create_table, move_of
from crosshex.table.messages import PROTOCOL, AwaitedView, News
from crosshex.table.news import news_of
from crosshex.table.table import Holder, Table
from crosshex.table.transitions import Transition

REMEMBERED = 100
"""How many news a client that comes back is told."""

GRACE_SECONDS = 20.0
"""How long somebody whose connection has dropped is not replaced."""
MOST_KEYS = 1024
"""When a table that another process writes down looks how far its commands are in the store."""

SILENT_SECONDS = 90.0
"""When a process that says nothing about its connections is taken for dead."""


class Client(Protocol):
    """One connection, as far as a table knows it."""

    holder: Holder | None
    link: str | None
    address: str

    def send(self, message: bytes) -> None:
        """Send a message, never waiting for it."""

    def close(self, code: int) -> None:
        """End the connection after what was sent."""


def follow(table: Table, stored: list[StoredEvent]) -> tuple[Table, list[News]]:
    """What events of the store lead to: the table after them, and their news."""
    news: list[News] = []
    for each in stored:
        before, move = table, move_of(table, each.event)
        table = apply_event(before, each.event, each.at, move)
        news += news_of(Transition(before, each.event, table, move))
    return table, news


class Elsewhere(NamedTuple):
    """Who is connected at another process, and when it said so."""

    at: float
    seats: list[int]
    watchers: int
    holders: list[Holder]


MOST_BEHIND = 500
"""How many messages a table may be behind what its clients were shown."""


class LiveTable:
    """One table while somebody is there or a bot has to move.

    Attributes:
        table: its present value; replaced only after the store has the events that led to it.
        seed: the secret of its dice.
        keys: the latest commands that were carried out, by client and idempotency key, with
            their seq, in order.
        keys_after: the commands up to this event are not among them: the store finds them.
        saved_seq: the last event that is in a snapshot.
        lock: held while a command is decided and stored, so that they come one after the other.
        clients: the open connections.
        gone: whether the table was deleted.
        home: the process that decides here, as far as this one knows; None: nobody.
        fence: the fencing number of that process's lease.
        followed: whether another process has asked about this table: then it is told of events.
        untaken: what other processes told and nobody has taken in yet.
        behind: events that the clients here were shown as the home rendered them, and that are not
            applied to the table here yet, because nobody has needed it since: for each message
            the number of its last event, and its events as JSON.
        following: the task that takes in what is untaken.
    """

    def __init__(self, table: Table, seed: bytes, idle_ms: int) -> None:
        self.table = table
        self.seed = seed
        self.idle_ms = idle_ms
        self.keys: dict[tuple[Holder, str], int] = {}
        self.keys_after = 0
        self.news: deque[News] = deque(maxlen=REMEMBERED)
        self.lock = asyncio.Lock()
        self.clients: dict[Client, None] = {}
        self._views = ViewCache()
        self._remote: dict[str, Elsewhere] = {}
        self._was_present: frozenset[int] = frozenset()
        self._left_at: dict[int, float] = {}
        self.touched = time.monotonic()
        self.saved_active_at = table.at
        self.saved_seq = 0
        self.gone = False
        self.home: str | None = None
        self.fence = 0
        self.followed = False
        self.untaken: deque[EventsMessage] = deque()
        self.behind: list[tuple[int, bytes]] = []
        self.following: asyncio.Task[None] | None = None

    @classmethod
    def load(
        cls, table_id: str, stored: list[StoredEvent], seed: bytes, idle_ms: int
    ) -> "LiveTable":
        """The table as its events have left it."""
        first = stored[0]
        live = cls(create_table(table_id, first.event, first.at), seed, idle_ms)
        live.remember(first)
        live.replay(stored[1:])
        return live

    def replay(self, stored: list[StoredEvent]) -> None:
        """Let events happen that are in the store already."""
        self.take_in(stored, *follow(self.table, stored))

    def take_in(self, stored: list[StoredEvent], table: Table, news: list[News]) -> None:
        """The same, when `follow` has said what they lead to."""
        self.table = table
        self.news.extend(news)
        for each in stored:
            self.remember(each)

    @property
    def seq(self) -> int:
        """The last event that this process knows of."""
        return self.behind[-1][0] if self.behind else self.table.seq

    def settle(self) -> None:
        """Let happen what the clients were shown already."""
        if self.behind:
            behind, self.behind = self.behind, []
            self.replay([stored for _, written in behind for stored in read_events(written)])

    def remember(self, stored: StoredEvent) -> None:
        """Keep the key of a command, so that it is not carried out twice."""
        if stored.holder is not None and stored.key is not None:
            self.keys[stored.holder, stored.key] = stored.seq

    def forget_keys(self, seq: int) -> None:
        """The store has a snapshot of the table: it finds the commands up to an event."""
        self.keys_after = max(self.keys_after, seq)
        for command, last in list(self.keys.items()):
            if last > seq:
                break
            del self.keys[command]

    # -- who is here

    @property
    def present(self) -> frozenset[int]:
        """The seats whose holders are connected, here or at another process."""
        return frozenset(self.local_seats).union(*(other.seats for other in self._elsewhere()))

    def expect_all(self) -> None:
        """Whoever played was cut off by a restart, and is about to come back."""
        self._was_present = frozenset(range(len(self.table.seats)))
        self._note_presence()

    @property
    def lately(self) -> frozenset[int]:
        """The seats whose holders were connected until a moment ago."""
        return frozenset(each["seat"] for each in self._awaited())

    def _awaited(self) -> list[AwaitedView]:
        """The same with how long they are waited for."""
        now, present = time.monotonic(), self.present
        left = {seat: at + GRACE_SECONDS - now for seat, at in self._left_at.items()}
        return [
            {"seat": seat, "ms": math.ceil(1000 * seconds)}
            for seat, seconds in sorted(left.items())
            if seconds > 0 and seat not in present
        ]

    def _note_presence(self) -> None:
        present = self.present
        left = self._was_present - present
        self._left_at |= dict.fromkeys(left, time.monotonic())
        self._was_present = present

    def heard_from(
        self, process: str, seats: list[int], watchers: int, holders: list[Holder]
    ) -> None:
        """Another process says who is connected there."""
        known = [seat for seat in seats if 0 <= seat < len(self.table.seats)]
        self._remote[process] = Elsewhere(time.monotonic(), known, max(0, watchers), holders)

    def forget_process(self, process: str) -> None:
        """Nobody is connected at a process that has gone."""
        self._remote.pop(process, None)

    @property
    def has_others(self) -> bool:
        """Whether somebody is connected at another process."""
        return any(other.seats or other.watchers for other in self._elsewhere())

    def _elsewhere(self) -> list[Elsewhere]:
        """Who is connected at the other processes that were heard from lately."""
        limit = time.monotonic() - SILENT_SECONDS
        return [other for other in self._remote.values() if other.at > limit]

    @property
    def local_holders(self) -> list[Holder]:
        """The people who are connected to this process; those who only watch are one, unnamed."""
        return list(dict.fromkeys(self._names().values()))

    def _names(self) -> dict[Client, Holder]:
        """The clients, each with a name for what is written for it: watchers have none."""
        table = self.table
        known = self._views.known_holders(table)
        return {
            client: client.holder
            if client.holder and (client.holder in known or table.has_part(client.holder))
            else ""
            for client in self.clients
        }

    @property
    def local_seats(self) -> list[int]:
        """The seats whose holders are connected to this process."""
        mine = {client.holder for client in self.clients} - {None}
        return [number for number, seat in enumerate(self.table.seats) if seat.holder in mine]

    @property
    def local_watchers(self) -> int:
        """How many connections of this process hold no seat."""
        return sum(not self.table.seats_of(client.holder) for client in self.clients)

    @property
    def watchers(self) -> int:
        """How many connections hold no seat."""
        return self.local_watchers + sum(other.watchers for other in self._elsewhere())

    @property
    def address(self) -> str:
        """Where those are for whom bots think here: the first who is connected."""
        return next((client.address for client in self.clients), "")

    @property
    def is_watched(self) -> bool:
        """Whether anybody plays here or looks on; otherwise bots play for nobody."""
        if self.clients or not all(seat.plays_by for seat in self.table.seats):
            return True
        return self.has_others

    # -- what is sent

    def _public(self) -> bytes:
        """The part of every message that is the same for all, written once."""
        present = self.present if self.table.votes else frozenset[int]()
        return self._views.table(self.table, present, self.idle_ms)

    def snapshot(self, holder: Holder | None, since: int | None = None) -> dict[str, Any]:
        """The whole table for one client, with the news after `since`."""
        self.settle()
        news = [each for each in self.news if since is not None and each["seq"] > since]
        return {
            "protocol": PROTOCOL,
            "seq": self.table.seq,
            "now": now_ms(),
            "table": orjson.Fragment(self._public()),
            "you": orjson.Fragment(self._views.you(self.table, holder)),
            "news": news,
            "present": sorted(self.present),
            "awaited": self._awaited(),
            "watchers": self.watchers,
        }

    def publish(
        self,
        news: list[News],
        cause: Client | None = None,
        re: str | None = None,
        elsewhere: bool = False,
    ) -> RenderedUpdate | None:
        """Send the new state to everyone here; `cause` is told that its command `re` is done.

        Returns it as it is for those at other processes, if that is wanted and there are any.
        """
        others = self._remote and elsewhere and {n for o in self._elsewhere() for n in o.holders}
        if not self.clients and not others:
            return None
        table = self.table
        update = b'{"type":"update","seq":%d,"now":%d,"table":%b,"news":%b,"you":' % (
            table.seq,
            now_ms(),
            self._public(),
            orjson.dumps(news),
        )
        names = self._names()
        wanted = {*names.values(), *others} if others else dict.fromkeys(names.values())
        shown = RenderedUpdate(
            update, {name: self._views.you(table, name or None) for name in wanted}
        )
        self._send(shown, names, cause, re)
        return (
            RenderedUpdate(update, {name: shown.you[name] for name in others}) if others else None
        )

    def show(self, shown: RenderedUpdate, cause: Client | None, re: str | None) -> bool:
        """Send a state that the home has written; False if it is not written for all here."""
        names = self._names()
        if not shown.you.keys() >= set(names.values()):
            return False
        self._send(shown, names, cause, re)
        return True

    def _send(
        self,
        shown: RenderedUpdate,
        names: dict[Client, Holder],
        cause: Client | None,
        re: str | None,
    ) -> None:
        watching: bytes | None = None
        for client, name in names.items():
            if client is cause:
                client.send(b'%b%b,"re":%b}' % (shown.update, shown.you[name], orjson.dumps(re)))
            elif name:
                client.send(b"%b%b}" % (shown.update, shown.you[name]))
            else:
                watching = watching or b"%b%b}" % (shown.update, shown.you[name])
                client.send(watching)

    def publish_presence(self) -> None:
        """Tell everyone here who is connected."""
        self._note_presence()
        message = orjson.dumps(
            {
                "type": "presence",
                "present": sorted(self.present),
                "awaited": self._awaited(),
                "watchers": self.watchers,
            }
        )
        for client in list(self.clients):
            client.send(message)
