"""Whether the move of a bot wins, in games that can tell: proven, or only likely."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from crosshex.bots.base import Bot
from crosshex.bots.rooms import WINS
from crosshex.rules import Move, State


class Win(NamedTuple):
    """A win that begins with a move.

    Attributes:
        proven: whether it holds against every legal answer; if not, the bot only claims it.
        line: the moves that show it, as far as they are known.
    """

    proven: bool
    line: tuple[Move, ...]


WinOf: TypeAlias = Callable[[Bot, State, Move], Win | None]
"""What a game has in its room `wins`."""


def win_of(bot: Bot, state: State, move: Move) -> Win | None:
    """The win that begins with the move that a bot has just chosen; None if none is known.

    >>> from crosshex.bots import make_bot
    >>> from crosshex.record import read_position
    >>> state = read_position("six basic auto 1/2 placing | 0,0 1,0 2,0 3,0 | 0,1 1,1 2,1 0,-1")
    >>> bot = make_bot("greedy", state.game)
    >>> win = win_of(bot, state, bot.choose(state, 0))
    >>> win.proven, len(win.line)
    (True, 3)
    """
    find = WINS.get(state.game.description)
    return find(bot, state, move) if find else None
