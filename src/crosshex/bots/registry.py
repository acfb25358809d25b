"""Which bots there are for a game, and how to make one by its name."""

import re
from collections.abc import Callable

from crosshex.bots.base import Bot
from crosshex.bots.qwixx_conservative import ConservativeQwixx
from crosshex.bots.qwixx_greedy import GreedyQwixx
from crosshex.bots.random_bot import RandomBot
from crosshex.bots.six_greedy import GreedySix
from crosshex.rules import CrosshexError, Game, Qwixx, Six

Maker = Callable[[Game, int], Bot]

_MAKERS: dict[type[Game], dict[str, Maker]] = {
    Qwixx: {"random": RandomBot, "greedy": GreedyQwixx, "conservative": ConservativeQwixx},
    Six: {"random": RandomBot, "greedy": GreedySix},
}
_GREEDY_K = re.compile(r"greedy-([0-9]{1,3})")


class UnknownBot(CrosshexError):
    """There is no bot of this name for this game; the message lists those that exist."""


def bot_names(game: Game) -> tuple[str, ...]:
    """The bots that play this game. Qwixx and Longo also know `greedy-K` for every number K.

    >>> bot_names(Qwixx())
    ('random', 'greedy', 'conservative')
    """
    return tuple(_makers(game))


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """The bot of this name, ready to play at this table.

    >>> make_bot("greedy-1", Qwixx()).limit
    1

    Raises:
        UnknownBot: no such bot plays this game.
    """
    if maker := _makers(game).get(name):
        return maker(game, seed)
    if isinstance(game, Qwixx) and (limit := _GREEDY_K.fullmatch(name)):
        return GreedyQwixx(game, seed, limit=int(limit[1]))
    known = ", ".join(bot_names(game))
    more = ", greedy-K with a number for K" if isinstance(game, Qwixx) else ""
    raise UnknownBot(f"no bot {name!r} plays {game.name}; there are: {known}{more}")


def _makers(game: Game) -> dict[str, Maker]:
    return next(
        (makers for kind, makers in _MAKERS.items() if isinstance(game, kind)),
        {"random": RandomBot},
    )
