"""All tables of one process: loads them, carries out commands, stores first and publishes then."""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import orjson

from crosshex.bots import bot_names, default_bot, levels
from crosshex.rules import IllegalMove, InvalidMove, Move, OptionError, find_game
from crosshex.server.bot_pool import BotPool
from crosshex.server.bot_process import BotGaveNoMove
from crosshex.server.bus import Bus, Hint
from crosshex.server.config import MINUTE_MS, ServerConfig
from crosshex.server.counts import Counts
from crosshex.server.live import Client, LiveTable, now_ms
from crosshex.server.logs import Seldom
from crosshex.server.store import Append, Conflict, Store, StoredEvent
from crosshex.server.supervise import Supervisor
from crosshex.table import commands as asked
from crosshex.table import events as happened
from crosshex.table.checks import Now
from crosshex.table.decide import BotMove, Step, SystemCommand, create, decide, rematch
from crosshex.table.face import face_for
from crosshex.table.fair_dice import SEED_BYTES
from crosshex.table.faults import Refused
from crosshex.table.news import news_of
from crosshex.table.table import Holder, Seat, Table
from crosshex.table.view import summary_view, why_view

log = logging.getLogger(__name__)

RETRIES = 8
KEPT_SECONDS = 60.0
"""How long a table stays in memory when nobody is there and no bot has to move."""
STUCK_MS = MINUTE_MS // 2
"""When the process that should ask a table's bots is taken for dead."""
TOUCH_MS = 10 * MINUTE_MS
"""How often the store notes that a table is still used."""

CODE = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""What ids and link codes look like; the store is asked for nothing else."""
ADMITTING = (happened.Linked, happened.Configured)
"""What changes who may watch."""
MOVERS = {asked.Play: "person", BotMove: "bot"}
"""Whose decision a command is; the other commands are none."""
Answer = dict[str, Any]


@lru_cache(256)
def bots_for(game: str, seats: int = 2) -> tuple[str, ...]:
    """The bots there are for a table; the first one stands in for people.

    Raises:
        Refused: there is no such game, or not for so many.
    """
    try:
        table = find_game(game).make(seats)
    except OptionError as error:
        raise Refused("bad-option", message=str(error)) from None
    first = default_bot(table)
    return (first, *(name for name in bot_names(table) if name != first))


@lru_cache(256)
def levels_for(game: str, seats: int = 2) -> tuple[str, ...]:
    """The bots that people choose from, the weakest first; the last one gives hints."""
    return levels(find_game(game).make(seats)) or bots_for(game, seats)


class Hub:
    """The tables of one process."""

    def __init__(
        self,
        config: ServerConfig,
        store: Store,
        bus: Bus,
        pool: BotPool,
        supervisor: Supervisor,
        counts: Counts | None = None,
    ) -> None:
        self.config = config
        self.store = store
        self.bus = bus
        self.pool = pool
        self.supervisor = supervisor
        self.counts = counts or Counts()
        self.me = secrets.token_hex(8)
        self.tables: dict[str, LiveTable] = {}
        self.sockets = 0
        self.closed_sockets = 0
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._unread = Seldom()
        # Set by the driver: called whenever a table may wait for a bot or for a clock.
        self.on_change: Callable[[LiveTable], None] = lambda live: None

    # -- finding tables

    async def get(self, table_id: str) -> LiveTable:
        """A table by its id.

        Raises:
            Refused: there is none.
        """
        if live := self.tables.get(table_id):
            live.touched = time.monotonic()
            return live
        if not CODE.fullmatch(table_id):
            raise Refused("unknown-table")
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        try:
            return await asyncio.shield(self._loading[table_id])
        finally:
            self._loading.pop(table_id, None)

    async def _load(self, table_id: str) -> LiveTable:
        seed = await self.store.seed(table_id)
        stored = await self.store.load(table_id) if seed is not None else []
        if seed is None or not stored:
            raise Refused("unknown-table")
        try:
            # A long game takes a while; the others are not kept waiting.
            live = await asyncio.to_thread(
                LiveTable.load, table_id, stored, seed, self.config.idle_ms
            )
        except OptionError as error:  # A game of another package, which is no longer installed.
            raise Refused("bad-option", message=str(error)) from None
        self.tables[table_id] = live
        self.bus.tell({"table": table_id, "ask": True})
        self.on_change(live)
        return live

    async def visit(self, table_id: str, holder: Holder | None, link: str | None) -> LiveTable:
        """A table that somebody may see.

        Raises:
            Refused: there is none, or it is not theirs to see.
        """
        live = await self.get(table_id)
        if self.config.redis:
            await self._catch_up(live)
        if not live.table.may_watch(holder, link):
            raise Refused("no-access")
        return live

    async def _catch_up(self, live: LiveTable) -> None:
        """Take in what other processes stored; what has stood still for long is moved on here."""
        async with live.lock:
            await self._refresh(live)
        if now_ms() - live.table.at > STUCK_MS:
            self.on_change(live)

    async def catch_up(self) -> None:
        """Look for what a lost hint would have told, wherever somebody is connected."""
        watched = {table: live for table, live in self.tables.items() if live.clients}
        latest = await self.store.latest(list(watched))
        for table, live in watched.items():
            if table not in latest or latest[table] > live.table.seq:
                await self._catch_up(live)
            elif now_ms() - live.table.at > STUCK_MS:
                self.on_change(live)

    def linked(self) -> None:
        """Hints reach this process again: the others are told who is here, and asked."""
        self.tell_presences()
        for table in self.tables:
            self.bus.tell({"table": table, "ask": True})

    def forget_idle(self) -> None:
        """Let go of tables that nobody uses; the store has them."""
        limit = time.monotonic() - KEPT_SECONDS
        for table_id, live in list(self.tables.items()):
            busy = live.clients or live.lock.locked() or live.touched > limit
            if not busy and not _is_driven(live.table):
                del self.tables[table_id]

    # -- creating

    async def create(self, request: asked.NewTable, holder: Holder) -> LiveTable:
        """Set a table up and store it.

        Raises:
            Refused: it cannot be set up like this.
        """
        seed = secrets.token_bytes(SEED_BYTES)
        now = self._now(request.game, len(request.seats), seed, frozenset())
        return await self._add(create(_fresh(), request, holder, now), now.seed)

    async def _add(self, steps: list[Step], seed: bytes) -> LiveTable:
        table = steps[-1].after
        live = LiveTable(table, seed, self.config.idle_ms)
        for step in steps:
            live.news.extend(news_of(step))
        row = {"id": table.id, "owner": table.owner, "seed": seed.hex(), **_row(table)}
        row["created"] = table.created
        holders = {table.owner, *(seat.holder for seat in table.seats if seat.holder)}
        await self.store.append(
            Append(table.id, _stored(steps, None, None), row, True, tuple(holders))
        )
        self.tables[table.id] = live
        self.on_change(live)
        return live

    def _now_for(self, live: LiveTable, command: object) -> Now:
        """What a command needs to know; most need neither a code nor who is present."""
        return Now(
            now_ms(),
            live.seed,
            _fresh() if isinstance(command, asked.Link) else "",
            live.present if isinstance(command, asked.Takeover) else frozenset(),
            bots_for(live.table.settings.game, live.table.settings.seats),
        )

    def _now(self, game: str, seats: int, seed: bytes, present: frozenset[int]) -> Now:
        return Now(now_ms(), seed, _fresh(), present, bots_for(game, seats))

    # -- commands

    async def command(
        self,
        live: LiveTable,
        command: asked.Command,
        holder: Holder,
        client: Client | None = None,
    ) -> Answer | None:
        """Carry a command out; None if its answer was the update that it caused.

        Raises:
            Refused: it is not allowed; nothing changed.
        """
        began = time.perf_counter()
        try:
            return await self._command(live, command, holder, client)
        finally:
            self.counts.command(command.type, time.perf_counter() - began)

    async def _command(
        self, live: LiveTable, command: asked.Command, holder: Holder, client: Client | None
    ) -> Answer | None:
        if "\0" in (getattr(command, "id", None) or ""):
            raise Refused("malformed", message="an id has no NUL in it", path="id")
        match command:
            case asked.Query():
                return self._query(live, command, holder)
            case asked.Hint():
                return await self._hint(live, command, holder)
            case asked.Rematch():
                return await self._rematch(live, command, holder)
        return await self._change(live, command, holder, client)

    async def system(self, live: LiveTable, command: SystemCommand) -> None:
        """Carry out what the server itself asks; what has become pointless does nothing."""
        await self._change(live, command, None, None)

    async def _change(
        self,
        live: LiveTable,
        command: asked.Command | SystemCommand,
        holder: Holder | None,
        client: Client | None,
    ) -> Answer | None:
        key = None if holder is None else getattr(command, "id", None)
        async with live.lock:
            for _ in range(RETRIES):
                if live.gone:
                    raise Refused("unknown-table")
                if holder is not None and key is not None and (holder, key) in live.keys:
                    return {"type": "done", "re": key, "seq": live.keys[holder, key]}
                try:
                    steps = decide(live.table, command, holder, self._now_for(live, command))
                except Refused:
                    # Another process may have moved the table on, and its hint be late.
                    if await self._refresh(live):
                        continue
                    raise
                if not steps:
                    return {"type": "done", "re": key, "seq": live.table.seq}
                addition = self._addition(live, steps, _stored(steps, holder, key))
                try:
                    await self.store.append(addition)
                except Conflict:
                    await self._refresh(live)
                    continue
                self._publish(live, steps, addition, client, key)
                if by := MOVERS.get(type(command)):
                    self.counts.moves[by] += 1
                seq = live.table.seq
                return None if client else {"type": "done", "re": key, "seq": seq}
        raise Refused("internal", id="busy")

    def _addition(self, live: LiveTable, steps: list[Step], stored: list[StoredEvent]) -> Append:
        before, after = live.table, steps[-1].after
        row: dict[str, Any] = {}
        if _differs(before, after) or after.at - live.saved_active_at > TOUCH_MS:
            row = _row(after)
        new: set[Holder] = set()
        if after.seats is not before.seats:
            known = {before.owner, *(seat.holder for seat in before.seats)}
            new = {seat.holder for seat in after.seats if seat.holder} - known
        return Append(after.id, stored, row, False, tuple(new))

    def _publish(
        self,
        live: LiveTable,
        steps: list[Step],
        addition: Append,
        client: Client | None,
        re: str | None,
    ) -> None:
        seats = live.table.seats
        live.table = steps[-1].after
        live.touched = time.monotonic()
        if addition.row:
            live.saved_active_at = live.table.at
        for stored in addition.events:
            live.remember(stored)
        news = [each for step in steps for each in news_of(step)]
        live.news.extend(news)
        live.publish(news, client, re)
        self._turn_out(live, steps)
        if seats is not live.table.seats and _holders(seats) != _holders(live.table.seats):
            # Who sat down, stood up or changed seats is present elsewhere now.
            self._presence(live)
        self.bus.tell({"table": live.table.id, "seq": live.table.seq})
        self.on_change(live)

    def _turn_out(self, live: LiveTable, steps: list[Step]) -> None:
        """Whoever came by a link that is no longer good has to go."""
        if any(isinstance(step.event, ADMITTING) for step in steps):
            for client in list(live.clients):
                if not live.table.may_watch(client.holder, client.link):
                    client.close(4403)

    async def _refresh(self, live: LiveTable) -> bool:
        """Take in what other processes stored, and tell the clients here; whether there was any."""
        stored = await self.store.load(live.table.id, live.table.seq)
        if stored:
            seq = live.table.seq
            live.replay(stored)
            live.publish([each for each in live.news if each["seq"] > seq])
        elif await self.store.seed(live.table.id) is None:
            self._drop(live)
        return bool(stored)

    def _query(self, live: LiveTable, query: asked.Query, holder: Holder) -> Answer:
        """The answer to a question about the position."""
        table = live.table
        if query.seat not in table.seats_of(holder):
            raise Refused("not-your-seat", seat=query.seat)
        if isinstance(query, asked.Why):
            return dict(why_view(table, query))
        if table.state is None:
            raise Refused("not-this-game", command=query.type, game=table.settings.game)
        return face_for(table.state.game).query(table.state, query)

    async def _hint(self, live: LiveTable, command: asked.Hint, holder: Holder) -> Answer:
        table = live.table
        if command.seat not in table.seats_of(holder):
            raise Refused("not-your-seat", seat=command.seat)
        if table.state is None or command.seat not in table.owes:
            raise Refused("not-now", command="hint", status=table.status)
        bots = bots_for(table.settings.game, table.settings.seats)
        if command.bot is not None and command.bot not in bots:
            raise Refused("no-such-bot", bot=command.bot)
        bot = command.bot or levels_for(table.settings.game, table.settings.seats)[-1]
        try:
            word = await self.pool.advise(bot, table.state, command.seat, holder, table.id)
            move = table.state.parse(command.seat, word)
        except (BotGaveNoMove, InvalidMove, IllegalMove):
            raise Refused("bot-unavailable") from None
        return _hint_view(table, command, move)

    async def _rematch(self, live: LiveTable, command: asked.Rematch, holder: Holder) -> Answer:
        """The table that follows; made once, whoever asks first."""
        async with live.lock:
            settings = live.table.settings
            now = self._now(settings.game, settings.seats, live.seed, live.present)
            steps = decide(live.table, command, holder, now)
            if steps:
                seed = secrets.token_bytes(SEED_BYTES)
                other = self._now(settings.game, settings.seats, seed, frozenset())
                new = rematch(live.table, now.code, command.share, holder, other)
                await self._add(new, seed)
                addition = self._addition(live, steps, _stored(steps, holder, command.id))
                try:
                    await self.store.append(addition)
                    self._publish(live, steps, addition, None, None)
                except Conflict:
                    await self._refresh(live)
        return {"type": "table", "re": command.id, "table": live.table.rematch}

    # -- coming and going

    def join(self, live: LiveTable, client: Client) -> None:
        """A connection opens."""
        live.clients[client] = None
        self.sockets += 1
        self.pool.watch(live.table.owner, live.table.id)
        self._presence(live)

    def leave(self, live: LiveTable, client: Client) -> None:
        """A connection has closed."""
        if client in live.clients:
            del live.clients[client]
            self.sockets -= 1
            self.closed_sockets += 1
            live.touched = time.monotonic()
            self._presence(live)

    def _presence(self, live: LiveTable) -> None:
        live.publish_presence()
        self._tell_presence(live)

    def tell_presences(self) -> None:
        """Say again who is connected here: a process that is silent for long is taken for dead."""
        for live in self.tables.values():
            if live.clients:
                self._tell_presence(live)

    def _tell_presence(self, live: LiveTable) -> None:
        mine = {client.holder for client in live.clients}
        seats = [n for n, seat in enumerate(live.table.seats) if seat.holder in mine - {None}]
        self.bus.tell(
            {
                "table": live.table.id,
                "process": self.me,
                "present": seats,
                "watchers": live.local_watchers,
            }
        )

    async def delete(self, live: LiveTable, holder: Holder) -> None:
        """Remove a table for its owner.

        Raises:
            Refused: somebody else owns it.
        """
        if holder != live.table.owner:
            raise Refused("not-owner")
        await self._remove(live.table.id)

    async def _remove(self, table_id: str) -> None:
        live = self.tables.get(table_id)
        if live is not None:
            async with live.lock:
                await self.store.delete(table_id)
                self._drop(live)
        else:
            await self.store.delete(table_id)
        self.bus.tell({"table": table_id, "gone": True})

    def _drop(self, live: LiveTable) -> None:
        live.gone = True
        self.tables.pop(live.table.id, None)
        for client in list(live.clients):
            client.close(4410)
        self.on_change(live)

    async def expire(self) -> int:
        """Remove tables that nobody has used for long; returns how many."""
        idle = await self.store.idle_since(now_ms() - self.config.idle_ms)
        removed = 0
        for table_id in idle:
            live = self.tables.get(table_id)
            if live is None or not live.clients:
                await self._remove(table_id)
                removed += 1
        return removed

    # -- other processes

    def hear(self, hint: Hint) -> None:
        """Another process says that a table changed, or who is connected there."""
        live = self.tables.get(hint["table"])
        if live is None:
            return
        if {"process", "present", "watchers"} <= hint.keys():
            before = live.present, live.watchers
            live.heard_from(hint["process"], hint["present"], hint["watchers"])
            if before != (live.present, live.watchers):
                live.publish_presence()
            if live.is_watched:
                self.pool.watch(live.table.owner, live.table.id)
        elif hint.get("ask"):
            self._tell_presence(live)
        elif hint.get("gone"):
            self._drop(live)
        elif hint.get("seq", 0) > live.table.seq:
            live.hinted = max(live.hinted, hint["seq"])
            if live.following is None:
                live.following = asyncio.create_task(self._follow(live))

    async def _follow(self, live: LiveTable) -> None:
        """Read what another process stored; if that fails, the next look at all tables does."""
        try:
            async with live.lock:
                while live.hinted > live.table.seq and await self._refresh(live):
                    pass
        except Exception as error:
            self._unread.warn(log, "the store cannot be read", error=str(error))
        finally:
            live.following = None


def _hint_view(table: Table, command: asked.Hint, move: Move) -> Answer:
    assert table.state is not None
    return {
        "type": "hint",
        "re": command.id,
        "seat": command.seat,
        "move": str(move),
        "choice": None,
        "from": None,
        "to": None,
        **face_for(table.state.game).hint(table.state, move),
    }


def _fresh() -> str:
    """An unguessable code: 128 random bits."""
    return secrets.token_urlsafe(16)


def _stored(steps: list[Step], holder: Holder | None, key: str | None) -> list[StoredEvent]:
    """The events as they are stored; the last one carries the command's key."""
    *others, last = steps
    stored = [StoredEvent(step.after.seq, step.after.at, step.event) for step in others]
    return [*stored, StoredEvent(last.after.seq, last.after.at, last.event, holder, key)]


def _holders(seats: tuple[Seat, ...]) -> list[Holder | None]:
    return [seat.holder for seat in seats]


def _is_driven(table: Table) -> bool:
    """Whether bots or a clock move the table on."""
    if table.paused is not None:
        return any(table.bot_for(seat) for seat in table.owes)
    return table.status == "playing" and (
        table.settings.time is not None or any(seat.plays_by for seat in table.seats)
    )


def _differs(before: Table, after: Table) -> bool:
    """Whether the table's row in the store is no longer right."""
    return (
        before.seats != after.seats
        or before.status != after.status
        or before.settings != after.settings
        or (before.invite, before.watch) != (after.invite, after.watch)
    )


def _row(table: Table) -> dict[str, Any]:
    """What the store keeps beside the events, to find tables by."""
    summary = summary_view(table, None)
    kept = {**summary, "owned_by": table.owner, "held_by": [seat.holder for seat in table.seats]}
    if table.left and table.status == "playing":
        kept["left_by"] = [[number, seat.holder] for number, seat in table.left.items()]
    return {
        "status": table.status,
        "public": table.settings.public,
        "driven": _is_driven(table),
        "active_at": table.at,
        "invite": table.invite,
        "watch": table.watch,
        "summary": orjson.dumps(kept).decode(),
    }


def summary_for(kept: dict[str, Any], holder: Holder | None) -> dict[str, Any]:
    """A stored summary as one client sees it."""
    summary = dict(kept)
    owner, held = summary.pop("owned_by"), summary.pop("held_by")
    left = [number for number, other in summary.pop("left_by", ()) if other == holder]
    summary["owner"] = holder is not None and holder == owner
    summary["yours"] = [n for n, other in enumerate(held) if holder is not None and other == holder]
    return {**summary, "left": left} if left else summary
