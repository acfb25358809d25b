"""Carries out the commands of clients and of the server, one at a time for each table.

A command that changes a table is decided, stored, and only then published. If another process has
stored an event first, it is decided again.
"""

import time

from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.ops.clock import now_ms
from crosshex.server.ops.counts import Counts
from crosshex.server.ops.time_limit import asking
from crosshex.server.rooms.available_bots import bots_for
from crosshex.server.rooms.live import Client, LiveTable
from crosshex.server.rooms.live_tables import LiveTables
from crosshex.server.rooms.queries import Answer, advise, answer
from crosshex.server.rooms.table_setup import TableSetup, fresh_code
from crosshex.server.store.store import Store
from crosshex.server.store.writes import RETRIES, Conflict, addition, stored_events
from crosshex.table import commands
from crosshex.table.checks import Context, check_length
from crosshex.table.decide import BotMove, Reveal, SystemCommand, decide
from crosshex.table.faults import Refused
from crosshex.table.news import all_news
from crosshex.table.table import Holder

MOVERS = {commands.Play: "person", BotMove: "bot"}
"""The commands that are moves, and who makes them."""


class CommandHandler:
    """Carries out commands.

    Args:
        tables: the tables in memory.
        store: where events are stored before anybody hears of them.
        setup: what makes the table of a rematch.
        pool: who gives hints.
        counts: where commands and moves are counted.
        keeps_games: whether people keep the games that have ended.
    """

    def __init__(
        self,
        tables: LiveTables,
        store: Store,
        setup: TableSetup,
        pool: WorkerPool,
        counts: Counts,
        keeps_games: bool,
    ) -> None:
        self._tables = tables
        self._store = store
        self._setup = setup
        self._pool = pool
        self._counts = counts
        self._keeps_games = keeps_games

    async def command(
        self,
        live: LiveTable,
        command: commands.Command,
        holder: Holder,
        client: Client | None = None,
        address: str = "",
    ) -> Answer | None:
        """Carry out a command of a client; returns None if the update that it caused is its answer.

        Hints are queued by the `address` of the client.

        Raises:
            Refused: the command is not allowed; nothing changed.
        """
        began = time.perf_counter()
        try:
            if "\0" in (getattr(command, "id", None) or ""):
                raise Refused("malformed", message="an id must not contain NUL", path="id")
            if isinstance(command, commands.Query):
                with asking(live.table.settings.game):
                    return answer(live.table, command, holder)
            if isinstance(command, commands.Hint):
                return await advise(self._pool, live.table, command, holder, address)
            if isinstance(command, commands.Rematch):
                return await self._setup.rematch(live, command, holder)
            return await self._handle(live, command, holder, client)
        finally:
            self._counts.command(command.type, time.perf_counter() - began)

    async def system(self, live: LiveTable, command: SystemCommand) -> None:
        """Carry out a command of the server itself; a command that is out of date does nothing."""
        if self._tables.drives(live):
            await self._handle(live, command, None, None)

    async def reveal(self, table_id: str) -> None:
        """Reveal the seed of a Daily, if its table still exists; any process may do it."""
        try:
            await self._handle(await self._tables.latest(table_id), Reveal(), None, None)
        except Refused as error:
            if error.code != "unknown-table":
                raise

    async def _handle(
        self,
        live: LiveTable,
        command: commands.Command | SystemCommand,
        holder: Holder | None,
        client: Client | None,
    ) -> Answer | None:
        """Decide, store and publish.

        Raises:
            Refused: the command is not allowed; nothing changed.
        """
        key = None if holder is None else getattr(command, "id", None)
        game = live.table.settings.game
        async with live.lock:
            for _ in range(RETRIES):
                if live.gone:
                    raise Refused("unknown-table")
                if holder is not None and key is not None and (holder, key) in live.keys:
                    return {"type": "done", "re": key, "seq": live.keys[holder, key]}
                try:
                    if isinstance(command, commands.CommandBase):
                        check_length(live.table, command, holder)
                    with asking(game):
                        steps = decide(live.table, command, holder, _context_for(live, command))
                        if not steps:
                            return {"type": "done", "re": key, "seq": live.table.seq}
                        stored = stored_events(steps, holder, key)
                        added = addition(
                            live.table, steps, stored, live.saved_active_at, self._keeps_games
                        )
                        news = all_news(steps)
                except Refused:
                    # Another process may have changed the table, and its notice may be late.
                    if self._tables.others and await self._tables.refresh(live):
                        continue
                    raise
                try:
                    await self._store.write(added)
                except Conflict:
                    await self._tables.refresh(live)
                    continue
                self._tables.publish(live, steps, added, news, client, key)
                if by := MOVERS.get(type(command)):
                    self._counts.moves[by].inc()
                seq = live.table.seq
                return None if client else {"type": "done", "re": key, "seq": seq}
        raise Refused("internal", id="busy")


def _context_for(live: LiveTable, command: object) -> Context:
    """What a command needs to know; a move needs neither bots nor a code nor who is present."""
    if type(command) in MOVERS:
        return Context(now_ms(), live.seed, "")
    bots = bots_for(live.table.settings)
    if isinstance(command, commands.Takeover):
        return Context(now_ms(), live.seed, "", live.present, bots, live.lately)
    code, other = "", ""
    if isinstance(command, commands.Link | commands.Remove):
        code, other = fresh_code(), fresh_code()
    return Context(now_ms(), live.seed, code, bots=bots, other_code=other)
