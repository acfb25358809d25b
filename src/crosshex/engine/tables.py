"""The table of a line `new`: its `KEY=VALUE` words, read by the options of the game."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from crosshex.rules import CrosshexError, Game, Option, OptionError

NUMBER: Final = re.compile(r"[0-9]{1,9}")


class Complaint(CrosshexError):
    """A line that cannot be obeyed."""


@dataclass(frozen=True)
class Table:
    """What a game begins with: the options of the command, unless `new` says otherwise."""

    game: Game
    first: int = 0


def read_table(words: Sequence[str], default: Table) -> Table:
    """The table that the words of `new` describe; the rest is as in `default`.

    >>> from crosshex.rules import find_game
    >>> read_table(["seats=3", "first=2"], Table(find_game("qwixx").make(2))).first
    1

    Raises:
        CrosshexError: a word is none of this game, or the table cannot be set up.
    """
    given: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not value:
            raise Complaint(f"new takes KEY=VALUE, such as seats=2, not {word[:40]!r}")
        if key in given:
            raise Complaint(f"{key} is given twice")
        given[key] = value
    game, description = default.game, default.game.description
    seats = _take_number(given, "seats", game.seats)
    first = _take_number(given, "first", default.first + 1) - 1
    options = {
        option.name: (_take_all if option.per_seat else _take)(given, option, game, seats)
        for option in description.options
    }
    if given:
        keys = ", ".join(["first", "seats", *(option.key for option in description.options)])
        raise Complaint(f"{game.name} has no option {next(iter(given))[:40]!r}; there are: {keys}")
    table = Table(description.make(seats, **options), first)
    table.game.check_seat(first)
    return table


def _take_number(given: dict[str, str], key: str, default: int) -> int:
    word = given.pop(key, str(default))
    if not NUMBER.fullmatch(word):
        raise Complaint(f"{key} is a number, not {word[:40]!r}")
    return int(word)


def _take(given: dict[str, str], option: Option, game: Game, seats: int) -> Any:
    """An option as named, or as at the table before."""
    if option.key not in given:
        return game.options[option.name]
    return option.read(given.pop(option.key), option.key)


def _take_all(given: dict[str, str], option: Option, game: Game, seats: int) -> tuple[Any, ...]:
    """A value for each seat: as named, as at the table before, or as the game begins with."""
    before = game.options[option.name]
    usual = game.description.make(seats).options[option.name]
    values = [*before, *usual[len(before) :]][:seats]
    for key in [key for key in given if re.fullmatch(f"{option.key}[1-9][0-9]?", key)]:
        seat = int(key.removeprefix(option.key))
        try:
            value = option.read(given.pop(key), key)
        except OptionError as error:
            raise Complaint(f"{key}: {error}") from None
        if seat > seats:
            raise Complaint(f"there is no seat {seat} for {key}: {game.name} here has {seats}")
        values[seat - 1] = value
    return tuple(values)
