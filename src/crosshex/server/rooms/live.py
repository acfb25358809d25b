"""A table in memory: its current value, its connections, and the messages that are sent to them."""

import asyncio
import math
import time
from collections import deque
from typing import NamedTuple, Protocol, cast

import orjson

from crosshex.server.ops.clock import now_ms
from crosshex.server.ops.time_limit import THREAD_SECONDS, asking
from crosshex.server.store.writes import StoredEvent
from crosshex.table.apply import apply_event, create_table, move_of
from crosshex.table.events import Created
from crosshex.table.messages import (
    PROTOCOL,
    AskView,
    AwaitedView,
    News,
    PlaceView,
    Presence,
    SetupView,
    Snapshot,
    StateView,
    Status,
    TableView,
    Update,
    YouView,
)
from crosshex.table.news import news_of
from crosshex.table.table import Holder, Table
from crosshex.table.transitions import Transition
from crosshex.table.view import ask_view, chosen_view, moment_view, place_view, setup_view, state_of

REMEMBERED = 100
"""How many of the last news a client gets that comes back."""

GRACE_SECONDS = 20.0
"""How long a person whose connection has dropped is not replaced."""

CROWD = 32
"""From this many connections of a table on, changes of presence are sent together."""
PRESENCES_PER_SECOND = 500
"""To how many connections of such a table presence is sent a second."""

THREAD_FROM_EVENTS = 64
"""From this many events on, a thread applies them."""

SILENT_SECONDS = 25.0
"""After this long without a notice of who is at a process, its connections count as closed."""


class Client(Protocol):
    """The part of a connection that a table uses."""

    device: str | None
    holder: Holder | None
    link: str | None
    address: str

    def send(self, message: bytes) -> None:
        """Send a message without waiting."""

    def close(self, code: int) -> None:
        """End the connection after the messages that were sent."""


def follow(table: Table, stored: list[StoredEvent]) -> tuple[Table, list[News]]:
    """Apply stored events; returns the table after them and their news."""
    news: list[News] = []
    seconds = None if len(stored) < THREAD_FROM_EVENTS else THREAD_SECONDS
    with asking(table.settings.game, seconds):
        for each in stored:
            before, move = table, move_of(table, each.event)
            table = apply_event(before, each.event, each.at, move)
            news += news_of(Transition(before, each.event, table, move))
    return table, news


class Elsewhere(NamedTuple):
    """Who is connected at another process, and when that process said so."""

    at: float
    seats: list[int]
    watchers: int


class Views:
    """What clients see of one table: a part that no event has changed is not made again.

    Attributes:
        holders: the people who have a part in the table; all others see the same.
    """

    def __init__(self) -> None:
        self._of: Table | None = None
        self._setup_from: tuple[object, ...] = ()
        self._places_from: tuple[object, ...] = ()
        self._question: tuple[int, Status] | None = None
        self._setup: SetupView
        self._state: StateView | None = None
        self._places: dict[Holder | None, PlaceView] = {}
        self._asks: dict[int, AskView] = {}
        self.holders: set[Holder | None] = set()

    def follow(self, table: Table) -> None:
        """Forget what an event has changed."""
        if table is self._of:
            return
        self._of = table
        setup = (table.settings, table.seats, table.seed, table.rematch, table.halted, table.left)
        if setup != self._setup_from:
            self._setup_from, self._setup = setup, setup_view(table)
        may = (table.status, table.draw, table.paused, table.takeback, tuple(table.undo))
        places = (*setup, *may, table.missed, table.invite, table.watch)
        if places != self._places_from:
            self._places_from, self._places, self.holders = places, {}, table.holders
        question = (table.asked, table.status)
        if question != self._question:
            self._question, self._state, self._asks = question, state_of(table), {}

    def table(self, table: Table, present: frozenset[int], idle: int) -> TableView:
        """The part for all clients; `idle` is how many milliseconds an unused table is kept."""
        self.follow(table)
        return {**self._setup, **moment_view(table, present, idle), "state": self._state}

    def you(self, table: Table, holder: Holder | None) -> YouView:
        """The part for one client."""
        self.follow(table)
        viewer = holder if holder in self.holders else None
        place = self._places.get(viewer)
        if place is None:
            place = self._places[viewer] = place_view(table, viewer)
        seats, asks = place["seats"], self._asks
        for seat in table.owes:
            if seat in seats and seat not in asks:
                asks[seat] = ask_view(table, seat)
        mine = [asks[seat] for seat in table.owes if seat in seats]
        return {**place, "asks": mine, "chosen": chosen_view(table, seats)}


class LiveTable:
    """One table in memory, while it has connections or a bot has to move.

    Attributes:
        table: its current value; replaced only after the store has the events that led to it.
        seed: the secret seed of its dice.
        keys: the latest commands that were carried out, by client and idempotency key, with
            their seq.
        lock: held while a command is decided and stored, so that commands run one at a time.
        clients: the open connections.
        gone: whether the table was deleted.
    """

    def __init__(self, table: Table, seed: bytes, idle_ms: int) -> None:
        self.table = table
        self.seed = seed
        self.idle_ms = idle_ms
        self.keys: dict[tuple[Holder, str], int] = {}
        self.news: deque[News] = deque(maxlen=REMEMBERED)
        self.lock = asyncio.Lock()
        self.clients: dict[Client, None] = {}
        self._views = Views()
        self._remote: dict[str, Elsewhere] = {}
        self._was_present: frozenset[int] = frozenset()
        self._left_at: dict[int, float] = {}
        self._presence_is_due = False
        self.touched = time.monotonic()
        self.saved_active_at = table.at
        self.gone = False

    @classmethod
    def load(
        cls, table_id: str, stored: list[StoredEvent], seed: bytes, idle_ms: int
    ) -> "LiveTable":
        """The table after its events."""
        first = stored[0]
        assert isinstance(first.event, Created)
        with asking(first.event.settings["game"], THREAD_SECONDS):
            live = cls(create_table(table_id, first.event, first.at), seed, idle_ms)
        live.remember(first)
        live.take_in(stored[1:], *follow(live.table, stored[1:]))
        return live

    def take_in(self, stored: list[StoredEvent], table: Table, news: list[News]) -> None:
        """Apply stored events whose result `follow` has computed."""
        self.table = table
        self.news.extend(news)
        for each in stored:
            self.remember(each)

    def remember(self, stored: StoredEvent) -> None:
        """Keep the idempotency key of a command, so that it is not carried out twice."""
        if stored.holder is not None and stored.key is not None:
            self.keys[stored.holder, stored.key] = stored.seq

    # -- who is here

    @property
    def present(self) -> frozenset[int]:
        """The seats whose holders are connected, here or at another process."""
        return frozenset(self.local_seats).union(*(other.seats for other in self._remote.values()))

    def expect_all(self) -> None:
        """Treat all seats as just disconnected: after a restart, players are about to come back."""
        self._was_present = frozenset(range(len(self.table.seats)))
        self._note_presence()

    @property
    def lately(self) -> frozenset[int]:
        """The seats whose holders have just disconnected, within the grace time."""
        return frozenset(each["seat"] for each in self._awaited())

    def _awaited(self) -> list[AwaitedView]:
        """The seats of `lately`, with how long each is still waited for."""
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

    def heard_from(self, process: str, seats: list[int], watchers: int) -> None:
        """Note who is connected at another process, and tell the clients here if that is new."""
        before = self.present, self.watchers
        known = [seat for seat in seats if 0 <= seat < len(self.table.seats)]
        self._remote[process] = Elsewhere(time.monotonic(), known, max(0, watchers))
        if before != (self.present, self.watchers):
            self.publish_presence()

    def forget(self, process: str | None = None) -> None:
        """Drop the connections of a process that has gone; None: of all that were silent."""
        limit = time.monotonic() - SILENT_SECONDS
        gone = [each for each in self._remote if process == each or self._remote[each].at < limit]
        for each in gone:
            del self._remote[each]
        if gone:
            self.publish_presence()

    @property
    def has_others(self) -> bool:
        """Whether any client is connected at another process."""
        return any(other.seats or other.watchers for other in self._remote.values())

    @property
    def local_seats(self) -> list[int]:
        """The seats whose holders are connected to this process."""
        mine = {client.holder for client in self.clients} - {None}
        return [number for number, seat in enumerate(self.table.seats) if seat.holder in mine]

    @property
    def local_watchers(self) -> int:
        """How many connections of this process hold no seat."""
        seated = {seat.holder for seat in self.table.seats} - {None}
        return sum(client.holder not in seated for client in self.clients)

    @property
    def watchers(self) -> int:
        """How many connections hold no seat."""
        return self.local_watchers + sum(other.watchers for other in self._remote.values())

    @property
    def address(self) -> str:
        """The address for which bots think here: that of the first client."""
        return next((client.address for client in self.clients), "")

    @property
    def is_used(self) -> bool:
        """Whether clients are connected here, or a clock runs: it may run for two weeks."""
        return bool(self.clients) or self.table.deadline is not None

    @property
    def is_watched(self) -> bool:
        """Whether any person plays or watches here; otherwise only bots play, unseen."""
        if self.clients or not all(seat.plays_by for seat in self.table.seats):
            return True
        return self.has_others

    # -- what is sent

    def _public(self) -> TableView:
        """What all clients see of the table."""
        present = self.present if self.table.votes else frozenset[int]()
        return self._views.table(self.table, present, self.idle_ms)

    def snapshot(self, holder: Holder | None, since: int | None = None) -> Snapshot:
        """The whole table for one client, with the news after `since`."""
        with asking(self.table.settings.game):
            public, own = self._public(), self._views.you(self.table, holder)
        return {
            "protocol": PROTOCOL,
            "seq": self.table.seq,
            "now": now_ms(),
            "table": public,
            "you": own,
            "news": [each for each in self.news if since is not None and each["seq"] > since],
            "present": sorted(self.present),
            "awaited": self._awaited(),
            "watchers": self.watchers,
        }

    def publish(self, news: list[News], cause: Client | None = None, re: str | None = None) -> None:
        """Send the new state to all clients here; `cause` is told that its command `re` is done."""
        if self.clients:
            with asking(self.table.settings.game):
                self._publish(news, cause, re)

    def _publish(self, news: list[News], cause: Client | None, re: str | None) -> None:
        table, now = self.table, now_ms()
        # Written once, for all who hear of it.
        public = cast(TableView, orjson.Fragment(orjson.dumps(self._public())))
        updates: dict[Holder | None, Update] = {}
        written: dict[Holder | None, bytes] = {}
        for client in self.clients:
            # All who have no part in the table get the same message.
            viewer = client.holder if client.holder in self._views.holders else None
            if viewer not in updates:
                updates[viewer] = {
                    "type": "update",
                    "seq": table.seq,
                    "now": now,
                    "table": public,
                    "you": self._views.you(table, viewer),
                    "news": news,
                }
            if client is cause:
                client.send(orjson.dumps({**updates[viewer], "re": re}))
                continue
            if viewer not in written:
                written[viewer] = orjson.dumps(updates[viewer])
            client.send(written[viewer])

    def publish_presence(self) -> None:
        """Tell all clients here who is connected, at once or after some time if there are many."""
        self._note_presence()
        if len(self.clients) < CROWD:
            self._send_presence()
        elif not self._presence_is_due:
            self._presence_is_due = True
            seconds = len(self.clients) / PRESENCES_PER_SECOND
            asyncio.get_running_loop().call_later(seconds, self._send_presence)

    def _send_presence(self) -> None:
        self._presence_is_due = False
        presence: Presence = {
            "type": "presence",
            "present": sorted(self.present),
            "awaited": self._awaited(),
            "watchers": self.watchers,
        }
        message = orjson.dumps(presence)
        for client in list(self.clients):
            client.send(message)
