"""One line about every bot, for lists that people read."""

from typing import Final

from crosshex.bots.roster import roster_of
from crosshex.rules import Game

_EVERYWHERE: Final = {
    "beginner": "the first level: easy to beat",
    "easy": "the second level: overlooks much",
    "medium": "the third level: a fair game",
    "hard": "the fourth level: seldom wrong",
    "master": "the fifth level: the strongest bot",
    "random": "any legal move",
}


def describe_bot(name: str, game: Game) -> str:
    """How a bot plays, in a few words; empty for one that we do not know.

    >>> from crosshex.rules import Qwixx
    >>> describe_bot("greedy-2", Qwixx())
    'crosses the number that skips the fewest, at most 2'
    """
    return roster_of(game).describe(name, game) or _EVERYWHERE.get(name, "")
