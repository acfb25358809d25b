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
    seats = description.default_seats if seats is None else seats
    return description.make(seats, **read_options(description, options))


def read_options(description: Description, options: Mapping[str, str]) -> dict[str, Any]:
    """The values of a game's options from the text that was typed.

    Raises:
        OptionError: an option is not one of this game, or its value is not possible.
    """
    read: dict[str, Any] = {}
    for name, text in options.items():
        owners = [g for g in games().values() if any(option.name == name for option in g.options)]
        if description not in owners:
            names = " and ".join(owner.name for owner in owners)
            raise OptionError(f"{flag(name)} is for {names} only")
        read[name] = description.option(name).read_all(text, flag(name))
    return read


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
