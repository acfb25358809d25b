"""Answers questions that change nothing: about the position, and hints of a bot."""

from typing import Any

from crosshex.rules import IllegalMove, InvalidMove, Move
from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.jobs.process import JobFailed
from crosshex.server.ops.time_limit import asking
from crosshex.server.rooms.available_bots import bots_for, levels_for
from crosshex.table import commands
from crosshex.table.faults import Refused
from crosshex.table.table import Holder, Table
from crosshex.table.view import coach_view, why_view

Answer = dict[str, Any]


def answer(table: Table, query: commands.Query, holder: Holder) -> Answer:
    """The answer to a question about the position.

    Raises:
        Refused: the person does not hold the seat, or the game has no such question.
    """
    if query.seat not in table.seats_of(holder):
        raise Refused("not-your-seat", seat=query.seat)
    if isinstance(query, commands.Why):
        return dict(why_view(table, query))
    if isinstance(query, commands.Coach):
        return dict(coach_view(table, query))
    if table.state is None:
        raise Refused("not-this-game", command=query.type, game=table.settings.game)
    return dict(table.adapter.query(table.state, query))


async def advise(
    pool: WorkerPool, table: Table, command: commands.Hint, holder: Holder, address: str
) -> Answer:
    """The hint of a bot for a seat.

    Raises:
        Refused: the person does not hold the seat, it need not act, or the bot gives no move.
    """
    if command.seat not in table.seats_of(holder):
        raise Refused("not-your-seat", seat=command.seat)
    if table.state is None or command.seat not in table.owes:
        raise Refused("not-now", command="hint", status=table.status)
    bots = bots_for(table.settings)
    if command.bot is not None and command.bot not in bots:
        raise Refused("no-such-bot", bot=command.bot)
    bot = command.bot or levels_for(table.settings)[-1]
    try:
        advice = await pool.advise(bot, table.state, command.seat, holder, table.id, address)
        with asking(table.settings.game):
            move = table.state.parse(command.seat, advice.move)
            view = hint_view(table, command, move)
    except (JobFailed, InvalidMove, IllegalMove):
        raise Refused("bot-unavailable") from None
    if advice.proven is not None:
        view["win"] = {"proven": advice.proven, "line": list(advice.line)}
    return view


def hint_view(table: Table, command: commands.Hint, move: Move) -> Answer:
    """The message with a hint."""
    assert table.state is not None
    return {
        "type": "hint",
        "re": command.id,
        "seat": command.seat,
        "move": str(move),
        **table.adapter.hint(table.state, move),
    }
