"""The bots: one file for each, a roster for each game, and how to make them by name."""

from crosshex.bots.base import BatchBot, Bot, NothingToDecide
from crosshex.bots.objects import BotLike, BrokenBot, load_bot
from crosshex.bots.packages import MissingExtra, need
from crosshex.bots.programs import ProgramFailed, Programs
from crosshex.bots.registry import (
    LEVELS,
    UnknownBot,
    bot_names,
    default_bot,
    levels,
    make_bot,
    stand_in_for,
)
from crosshex.bots.roster import Roster, timeless

__all__ = [
    "LEVELS",
    "BatchBot",
    "Bot",
    "BotLike",
    "BrokenBot",
    "MissingExtra",
    "NothingToDecide",
    "ProgramFailed",
    "Programs",
    "Roster",
    "UnknownBot",
    "bot_names",
    "default_bot",
    "levels",
    "load_bot",
    "make_bot",
    "need",
    "stand_in_for",
    "timeless",
]
