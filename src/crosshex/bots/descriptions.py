"""One line about every bot, for lists that people read."""

import re
from typing import Final

from crosshex.rules import Game, Qwixx

_EVERYWHERE: Final = {
    "beginner": "the first level: easy to beat",
    "easy": "the second level: plays on, and overlooks much",
    "medium": "the third level: a fair game",
    "hard": "the fourth level: seldom wrong",
    "master": "the strongest there is",
    "random": "any legal move",
}
_QWIXX: Final = {
    "greedy": "crosses what skips the fewest numbers, if few",
    "conservative": "skips three numbers at most, none when not active",
    "perfect": "perfect solitaire; needs crosshex solve first",
}
_SIX: Final = {
    "alphabeta-3": "a yardstick: three moves deep, shapes counted",
    "greedy": "wins and blocks in one, else builds open shapes",
}
_GREEDY_K: Final = re.compile(r"greedy-([0-9]+)")


def describe_bot(name: str, game: Game) -> str:
    """How a bot plays, in a few words; empty for one that we do not know.

    >>> describe_bot("greedy-2", Qwixx())
    'crosses what skips the fewest numbers, at most 2'
    """
    own = _QWIXX if isinstance(game, Qwixx) else _SIX
    if isinstance(game, Qwixx) and (limit := _GREEDY_K.fullmatch(name)):
        return f"crosses what skips the fewest numbers, at most {limit[1]}"
    return own.get(name) or _EVERYWHERE.get(name, "")
