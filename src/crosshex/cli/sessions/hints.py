"""Hints in the terminal: what the strongest bot of a game would do."""

from dataclasses import dataclass

from crosshex.bots import Bot, bot_names, levels, make_bot
from crosshex.rules import Game


@dataclass(frozen=True)
class Adviser:
    """A bot that gives hints, and the name of its level."""

    name: str
    bot: Bot


def make_adviser(game: Game) -> Adviser:
    """The strongest level of a game, or its last bot if it has no levels.

    >>> from crosshex.rules import Qwixx
    >>> make_adviser(Qwixx()).name
    'master'
    """
    name = (levels(game) or bot_names(game))[-1]
    return Adviser(name, make_bot(name, game))
