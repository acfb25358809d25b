"""Questions that change nothing: about the position, and what a bot would do."""

from typing import Any

from crosshex.rules import IllegalMove, InvalidMove, Move
from crosshex.server.available_bots import bots_for, levels_for
from crosshex.server.bot_pool import BotPool
from crosshex.server.bot_process import BotGaveNoMove
from crosshex.table import commands as asked
from crosshex.table.faults import Refused
from crosshex.table.table import Holder, Table
from crosshex.table.view import coach_view, why_view

Answer = dict[str, Any]


def answer(table: Table, query: asked.Query, holder: Holder) -> Answer:
    """The answer to a question about the position.

    Raises:
        Refused: it is not theirs to ask, or not of this game.
    """
    if query.seat not in table.seats_of(holder):
        raise Refused("not-your-seat", seat=query.seat)
    if isinstance(query, asked.Why):
        return dict(why_view(table, query))
    if isinstance(query, asked.Coach):
        return dict(coach_view(table, query))
    if table.state is None:
        raise Refused("not-this-game", command=query.type, game=table.settings.game)
    return table.face.query(table.state, query)


async def advise(
    pool: BotPool, table: Table, command: asked.Hint, holder: Holder, address: str
) -> Answer:
    """What a bot would do.

    Raises:
        Refused: it is not theirs to ask, not now, or the bot gives no answer.
    """
    if command.seat not in table.seats_of(holder):
        raise Refused("not-your-seat", seat=command.seat)
    if table.state is None or command.seat not in table.owes:
        raise Refused("not-now", command="hint", status=table.status)
    bots = bots_for(table.settings.game, table.settings.seats)
    if command.bot is not None and command.bot not in bots:
        raise Refused("no-such-bot", bot=command.bot)
    bot = command.bot or levels_for(table.settings.game, table.settings.seats)[-1]
    try:
        advice = await pool.advise(bot, table.state, command.seat, holder, table.id, address)
        move = table.state.parse(command.seat, advice.move)
    except (BotGaveNoMove, InvalidMove, IllegalMove):
        raise Refused("bot-unavailable") from None
    view = hint_view(table, command, move)
    if advice.proven is not None:
        view["win"] = {"proven": advice.proven, "line": list(advice.line)}
    return view


def hint_view(table: Table, command: asked.Hint, move: Move) -> Answer:
    """The answer to a hint."""
    assert table.state is not None
    return {
        "type": "hint",
        "re": command.id,
        "seat": command.seat,
        "move": str(move),
        "choice": None,
        "from": None,
        "to": None,
        **table.face.hint(table.state, move),
    }
