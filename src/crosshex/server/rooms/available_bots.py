"""Which bots a server offers for a game."""

from functools import lru_cache

from crosshex.bots import bot_names, default_bot, levels
from crosshex.rules import OptionError, find_game
from crosshex.table.faults import Refused


@lru_cache(256)
def bots_for(game: str, seats: int = 2) -> tuple[str, ...]:
    """The bots that can play at a table; the first one stands in for people.

    Raises:
        Refused: there is no such game, or it cannot have this many seats.
    """
    try:
        made = find_game(game).make(seats)
    except OptionError as error:
        raise Refused("bad-option", message=str(error)) from None
    first = default_bot(made)
    return (first, *(name for name in bot_names(made) if name != first))


@lru_cache(256)
def levels_for(game: str, seats: int = 2) -> tuple[str, ...]:
    """The bots that people choose from, the weakest first; the last one gives hints."""
    return levels(find_game(game).make(seats)) or bots_for(game, seats)
