"""Handles one command at one table: decide, store, and only then publish.

The commands of a table are handled one at a time. If another process has stored an event first, the
command is decided again.
"""

from typing import TYPE_CHECKING

from crosshex.server.ops.clock import now_ms
from crosshex.server.ops.time_limit import asking
from crosshex.server.rooms.available_bots import bots_for
from crosshex.server.rooms.live import Client, LiveTable
from crosshex.server.rooms.queries import Answer
from crosshex.server.rooms.table_setup import fresh_code
from crosshex.server.store.rows import addition, stored_events
from crosshex.server.store.writes import RETRIES, Conflict
from crosshex.table import commands
from crosshex.table.checks import Context, check_length
from crosshex.table.decide import BotMove, SystemCommand, decide
from crosshex.table.faults import Refused
from crosshex.table.table import Holder

if TYPE_CHECKING:
    from crosshex.server.rooms.hub import Hub

MOVERS = {commands.Play: "person", BotMove: "bot"}
"""The commands that are moves, and who makes them."""


class CommandHandler:
    """Carries out the commands that change a table."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub

    async def handle(
        self,
        live: LiveTable,
        command: commands.Command | SystemCommand,
        holder: Holder | None,
        client: Client | None,
    ) -> Answer | None:
        """Carry out a command for a client or for the server.

        Returns None if the update that the command caused is its answer.

        Raises:
            Refused: the command is not allowed; nothing changed.
        """
        key = None if holder is None else getattr(command, "id", None)
        game, keeps_games = live.table.settings.game, self._hub.config.records
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
                            live.table, steps, stored, live.saved_active_at, keeps_games
                        )
                except Refused:
                    # Another process may have changed the table, and its notice may be late.
                    if self._hub.others and await self._hub.refresh(live):
                        continue
                    raise
                try:
                    await self._hub.store.append(added)
                except Conflict:
                    others = self._hub.others
                    if others is None or not others.take_untaken(live):
                        await self._hub.refresh(live)
                    continue
                self._hub.publish(live, steps, added, client, key)
                if by := MOVERS.get(type(command)):
                    self._hub.counts.moves[by] += 1
                seq = live.table.seq
                return None if client else {"type": "done", "re": key, "seq": seq}
        raise Refused("internal", id="busy")


def _context_for(live: LiveTable, command: object) -> Context:
    """What a command needs to know; most commands need neither a code nor who is present."""
    settings = live.table.settings
    bots = bots_for(settings)
    if isinstance(command, commands.Takeover):
        return Context(now_ms(), live.seed, "", live.present, bots, live.lately)
    code, other = "", ""
    if isinstance(command, commands.Link | commands.Remove):
        code, other = fresh_code(), fresh_code()
    return Context(now_ms(), live.seed, code, bots=bots, other_code=other)
