"""Makes a game from the options of a command."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from crosshex.rules import Description, Game, OptionError, find_game, games, short_name

MOST_IN_FILE: Final = 10_000
"""How many characters of a file are read: a value is one line."""


def make_game(name: str, seats: int | None = None, options: Mapping[str, str] = {}) -> Game:
    """The game that the options of a command describe; missing options have their defaults.

    >>> make_game("six", options={"variant": "advanced"}).options["variant"]
    'advanced'

    Raises:
        OptionError: there is no such game, or an option does not fit it.
    """
    name, options = with_short_name(name, options)
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
        option = description.option(name)
        if option.is_file(text) and Path(text).is_file():
            text = _read_file(Path(text))
        read[name] = option.read_all(text, flag(name))
    return read


def with_short_name(name: str, options: Mapping[str, str]) -> tuple[str, Mapping[str, str]]:
    """The game and the options that a name stands for, such as `mixx-colours`.

    >>> with_short_name("mixx-colours", {})
    ('qwixx', {'sheet': 'mixx-colours'})

    Raises:
        OptionError: the name stands for an option that is given, too.
    """
    if (found := short_name(name)) is None:
        return name, options
    game, option = found
    if option in options:
        raise OptionError(f"{name} stands for {game} {flag(option)} {name}: leave one of them out")
    return game, {option: name, **options}


def _read_file(path: Path) -> str:
    """The one value in a file: without empty lines, and without comments after `;`.

    Raises:
        OptionError: it cannot be read, or is no text.
    """
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(MOST_IN_FILE)
    except (OSError, UnicodeDecodeError) as error:
        raise OptionError(f"{path.name} cannot be read: {error}") from None
    lines = (line.partition(";")[0].strip() for line in text.removeprefix("\ufeff").splitlines())
    return " ".join(line for line in lines if line)


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
