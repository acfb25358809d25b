"""Handles one command at one table: decide, store, and only then publish.

The commands of a table are handled one at a time. If another process has stored an event first, the
command is decided again.
"""

from typing import TYPE_CHECKING

from crosshex.server.available_bots import bots_for
from crosshex.server.clock import now_ms
from crosshex.server.live import Client, LiveTable
from crosshex.server.peer_messages import Asker
from crosshex.server.queries import Answer
from crosshex.server.rows import addition, stored_events
from crosshex.server.table_setup import fresh_code
from crosshex.server.writes import RETRIES, Conflict
from crosshex.table import commands
from crosshex.table.checks import Context, check_length
from crosshex.table.decide import BotMove, SystemCommand, decide
from crosshex.table.faults import Refused
from crosshex.table.table import Holder

if TYPE_CHECKING:
    from crosshex.server.hub import Hub

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
        asker: Asker | None = None,
    ) -> Answer | None:
        """Carry out a command for a client, for another process that asks, or for the server.

        Returns None if the update that the command caused is its answer.

        Raises:
            Refused: the command is not allowed; nothing changed.
        """
        key = None if holder is None else getattr(command, "id", None)
        async with live.lock:
            live.settle()
            for _ in range(RETRIES):
                if live.gone:
                    raise Refused("unknown-table")
                if holder is not None and key is not None and (holder, key) in live.keys:
                    return {"type": "done", "re": key, "seq": live.keys[holder, key]}
                try:
                    if isinstance(command, commands.CommandBase):
                        check_length(live.table, command, holder)
                    steps = decide(live.table, command, holder, _context_for(live, command))
                except Refused:
                    # Another process may have changed the table, and its message may be late.
                    if await self._hub.refresh(live):
                        continue
                    if done := await self._carried_out(live, holder, key):
                        return done
                    raise
                if not steps:
                    return {"type": "done", "re": key, "seq": live.table.seq}
                stored = stored_events(steps, holder, key)
                added = addition(live.table, steps, stored, live.saved_active_at)
                if live.keys_after and holder is not None and key is not None:
                    added = added._replace(command=(holder, key))
                try:
                    await self._hub.store.append(added)
                except Conflict:
                    if await self._hub.refresh(live):
                        continue
                    if done := await self._carried_out(live, holder, key):
                        return done
                    continue
                self._hub.publish(live, steps, added, client, key, asker)
                if by := MOVERS.get(type(command)):
                    self._hub.counts.moves[by] += 1
                seq = live.table.seq
                return None if client or asker else {"type": "done", "re": key, "seq": seq}
        raise Refused("internal", id="busy")

    async def _carried_out(
        self, live: LiveTable, holder: Holder | None, key: str | None
    ) -> Answer | None:
        """The answer to a command that was done so long ago that its key is only in the store."""
        if holder is None or key is None or not live.keys_after:
            return None
        seq = await self._hub.store.carried_out(live.table.id, holder, key)
        return None if seq is None else {"type": "done", "re": key, "seq": seq}


def _context_for(live: LiveTable, command: object) -> Context:
    """What a command needs to know; most commands need neither a code nor who is present."""
    settings = live.table.settings
    bots = bots_for(settings.game, settings.seats)
    if isinstance(command, commands.Takeover):
        return Context(now_ms(), live.seed, "", live.present, bots, live.lately)
    code, other = "", ""
    if isinstance(command, commands.Link | commands.Remove):
        code, other = fresh_code(), fresh_code()
    return Context(now_ms(), live.seed, code, bots=bots, other_code=other)
