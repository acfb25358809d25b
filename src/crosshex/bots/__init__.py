"""The bots: one file for each, a roster for each game, and how to make them by name."""

from crosshex.bots.base import Bot
from crosshex.bots.programs import ProgramFailed, Programs
from crosshex.bots.registry import (
    LEVELS,
    MissingExtra,
    UnknownBot,
    bot_names,
    default_bot,
    levels,
    make_bot,
)
from crosshex.bots.roster import Roster, timeless

__all__ = [
    "LEVELS",
    "Bot",
    "MissingExtra",
    "ProgramFailed",
    "Programs",
    "Roster",
    "UnknownBot",
    "bot_names",
    "default_bot",
    "levels",
    "make_bot",
    "timeless",
]
