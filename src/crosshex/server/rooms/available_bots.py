"""Which bots a server offers for a game."""

from functools import lru_cache
from typing import Any

from crosshex.bots import bot_names, default_bot, levels
from crosshex.rules import Description, Game, OptionError
from crosshex.table.faults import refused_option
from crosshex.table.settings import Settings


def bots_for(settings: Settings) -> tuple[str, ...]:
    """The bots that can play at a table; the first one stands in for people.

    Raises:
        Refused: there is no such game, or it cannot have this many seats.
    """
    try:
        return _bots(settings.description, settings.seats, *_others(settings))
    except OptionError as error:
        raise refused_option(error) from None


def levels_for(settings: Settings) -> tuple[str, ...]:
    """The bots that people choose from, the weakest first; the last one gives hints."""
    return _levels(settings.description, settings.seats, *_others(settings)) or bots_for(settings)


def _others(settings: Settings) -> tuple[tuple[str, Any], ...]:
    """The options that make another game, which other bots may play."""
    return tuple(
        (option.name, settings.options[option.name])
        for option in settings.description.options
        if option.another_game and option.name in settings.options
    )


@lru_cache(256)
def _bots(description: Description, seats: int, *others: tuple[str, Any]) -> tuple[str, ...]:
    made = _make(description, seats, others)
    first = default_bot(made)
    return (first, *(name for name in bot_names(made) if name != first))


@lru_cache(256)
def _levels(description: Description, seats: int, *others: tuple[str, Any]) -> tuple[str, ...]:
    return levels(_make(description, seats, others))


def _make(description: Description, seats: int, others: tuple[tuple[str, Any], ...]) -> Game:
    return description.make(seats, **dict(others))
