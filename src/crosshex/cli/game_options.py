"""Makes a game from the options of a command."""

from collections.abc import Mapping
from typing import Any

from crosshex.rules import Description, Game, OptionError, find_game, games


def make_game(name: str, seats: int | None = None, options: Mapping[str, str] = {}) -> Game:
    """The game that the options of a command describe; missing options have their defaults.

    >>> make_game("six", options={"variant": "advanced"}).options["variant"]
    'advanced'

    Raises:
        OptionError: there is no such game, or an option does not fit it.
    """
    description = find_game(name)
    seats = default_seats(description) if seats is None else seats
    return description.make(seats, **read_options(description, options))


def read_options(description: Description, options: Mapping[str, str]) -> dict[str, Any]:
    """The values of a game's options from the text that was typed.

    Raises:
        OptionError: an option is not one of this game, or its value is not possible.
    """
    known = {option.name for option in description.options}
    read: dict[str, Any] = {}
    for option, text in options.items():
        if option not in known:
            owners = [game.name for game in games().values() if option in _names(game.options)]
            raise OptionError(f"{flag(option)} is for {' and '.join(owners)} only")
        read[option] = description.option(option).read_all(text, flag(option))
    return read


def default_seats(description: Description) -> int:
    """The number of seats of a game by default: two if that is possible.

    >>> default_seats(find_game("qwixx"))
    2
    """
    return 2 if 2 in description.seats else description.seats[0]


def _names(options: Any) -> set[str]:
    return {option.name for option in options}


def flag(option: str) -> str:
    """The name of an option on the command line.

    >>> flag("move_limit")
    '--move-limit'
    """
    return f"--{option.replace('_', '-')}"


def parse_first(first: int | None, game: Game) -> int | None:
    """The seat that begins, counted from 0, if one is named.

    Raises:
        OptionError: there is no such seat, or seat 1 always begins.
    """
    if first is None:
        return None
    game.check_seat(first - 1)
    game.start(first - 1)
    return first - 1
