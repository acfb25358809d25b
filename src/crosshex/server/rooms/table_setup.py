"""Sets up new tables, at a person's request or as a rematch."""

import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection

from crosshex.server.ops.clock import now_ms
from crosshex.server.ops.time_limit import asking
from crosshex.server.rooms.available_bots import bots_for
from crosshex.server.rooms.live import LiveTable
from crosshex.server.rooms.live_tables import LiveTables
from crosshex.server.rooms.queries import Answer
from crosshex.server.rooms.tickets import Seed, Tickets, use
from crosshex.server.store.rows import count_unfinished, row_of
from crosshex.server.store.store import Store
from crosshex.server.store.writes import (
    RETRIES,
    Conflict,
    StoredEvent,
    add_table,
    addition,
    stored_events,
)
from crosshex.table import commands
from crosshex.table.checks import Context
from crosshex.table.decide import decide
from crosshex.table.faults import Refused
from crosshex.table.news import all_news
from crosshex.table.settings import Settings
from crosshex.table.setup import Day, create, rematch, settings_of
from crosshex.table.table import Holder
from crosshex.table.transitions import Transition


class DaySeed(NamedTuple):
    """The throws of a day, which a new table gets instead of its own.

    Attributes:
        seed: the seed of the day.
        day: whether others may still play it.
        also: what is written in the transaction that stores the table.
    """

    seed: bytes
    day: Day
    also: Callable[[Connection], None] | None = None


class _New(NamedTuple):
    """A new table that is not stored yet, with its row and its first events."""

    live: LiveTable
    row: dict[str, Any]
    stored: list[StoredEvent]


class TableSetup:
    """Sets up tables.

    Args:
        tables: the tables in memory.
        store: where new tables are stored.
        tickets: who has the seeds of their dice.
        idle_ms: how many milliseconds an unused table is kept.
        most: how many tables one owner may have that are not over; None: any number.
    """

    def __init__(
        self, tables: LiveTables, store: Store, tickets: Tickets, idle_ms: int, most: int | None
    ) -> None:
        self._tables = tables
        self._store = store
        self._tickets = tickets
        self._idle_ms = idle_ms
        self._most = most

    async def create(
        self,
        request: commands.NewTable,
        holder: Holder,
        of_day: DaySeed | None = None,
        table: str | None = None,
    ) -> LiveTable:
        """Set up a table and store it; with `of_day` its throws are those of a day.

        Raises:
            Refused: it cannot be set up like this.
            Conflict: what else is written for the day is there already.
        """
        with asking(request.game):
            settings = settings_of(request)
        if of_day is None:
            ticket = None if request.dice == commands.OWN_DICE else request.dice
            seed = await self._tickets.seed(ticket, holder)
        else:
            seed = Seed(of_day.seed)
        with asking(request.game):
            ctx = _context(settings, seed.secret, frozenset())
            steps = create(table or fresh_code(), request, holder, ctx, of_day and of_day.day)
        new = self._new(steps, seed)
        also = None if of_day is None else of_day.also
        await self._store.write(partial(self._write, new=new, ticket=seed.ticket, also=also))
        self._tables.add(new.live)
        return new.live

    def _new(self, steps: list[Transition], seed: Seed) -> _New:
        live = LiveTable(steps[-1].after, seed.secret, self._idle_ms)
        table = live.table
        with asking(table.settings.game):
            live.news.extend(all_news(steps))
            row: dict[str, Any] = {"id": table.id, "owner": table.owner, "seed": seed.secret.hex()}
            row |= {**row_of(table), "created": table.created}
        return _New(live, row, stored_events(steps, None, None))

    def _write(
        self,
        connection: Connection,
        new: _New,
        ticket: str | None,
        also: Callable[[Connection], object] | None,
    ) -> None:
        """Write a new table, and what else comes with it; asks no game, as all writes wait for it.

        Raises:
            Refused: its ticket is used, or its owner has too many tables.
        """
        table = new.live.table
        if ticket is not None:
            use(connection, ticket)
        if self._most is not None and count_unfinished(connection, table.owner) >= self._most:
            raise Refused("too-many-tables", limit=self._most)
        people = {table.owner, *(seat.holder for seat in table.seats if seat.holder)}
        add_table(connection, new.row, people, new.stored)
        if also is not None:
            also(connection)

    async def rematch(self, live: LiveTable, command: commands.Rematch, holder: Holder) -> Answer:
        """The table of the rematch; the first request makes it."""
        async with live.lock:
            seed: Seed | None = None
            for _ in range(RETRIES):
                settings = live.table.settings
                ctx = _context(settings, live.seed, live.present)
                try:
                    with asking(settings.game):
                        steps = decide(live.table, command, holder, ctx)
                        news = all_news(steps)
                except Refused:
                    # Another process may have changed the table, and its notice may be late.
                    if self._tables.others and await self._tables.refresh(live):
                        continue
                    raise
                if not steps:
                    return {"type": "table", "re": command.id, "table": live.table.rematch}
                seed = seed or await self._tickets.seed(command.dice, holder)
                other = _context(settings, seed.secret, frozenset())
                with asking(settings.game):
                    made = rematch(live.table, ctx.code, command, holder, other)
                    # No idempotency key: a repeated request gets the same table anyway.
                    stored = stored_events(steps, None, None)
                    added = addition(live.table, steps, stored, live.saved_active_at)
                new = self._new(made, seed)
                write = partial(self._write, new=new, ticket=seed.ticket, also=added.also)
                try:
                    await self._store.write(added._replace(also=write))
                except Conflict:
                    await self._tables.refresh(live)
                    continue
                self._tables.add(new.live)
                self._tables.publish(live, steps, added, news)
        raise Refused("internal", id="busy")


def _context(settings: Settings, seed: bytes, present: frozenset[int]) -> Context:
    return Context(now_ms(), seed, fresh_code(), present, bots_for(settings))


def fresh_code() -> str:
    """An unguessable code: 128 random bits."""
    return secrets.token_urlsafe(16)
