"""Reads the command `new`: its `KEY=VALUE` words set the options of the game."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from crosshex.rules import CrosshexError, Game, Option, OptionError

NUMBER: Final = re.compile(r"[0-9]{1,9}")


class CommandError(CrosshexError):
    """A command that cannot be executed."""


@dataclass(frozen=True)
class GameSetup:
    """A game with its options, and the seat that begins."""

    game: Game
    first: int = 0


def read_setup(words: Sequence[str], default: GameSetup) -> GameSetup:
    """The setup that the words of `new` describe; the rest is as in `default`.

    >>> from crosshex.rules import find_game
    >>> read_setup(["seats=3", "first=2"], GameSetup(find_game("qwixx").make(2))).first
    1

    Raises:
        CrosshexError: the game has no such option, or cannot be set up like this.
    """
    given: dict[str, str] = {}
    for word in _joined(words, default.game):
        key, equals, value = word.partition("=")
        if not equals or not value:
            raise CommandError(f"new takes KEY=VALUE, such as seats=2, not {word[:40]!r}")
        if key in given:
            raise CommandError(f"{key} is given twice")
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
        unknown = next(iter(given))[:40]
        raise CommandError(f"{game.name} has no option {unknown!r}; there are: {keys}")
    setup = GameSetup(description.make(seats, **options), first)
    setup.game.check_seat(first)
    return setup


def _joined(words: Sequence[str], game: Game) -> list[str]:
    """The words, with those of a value that has blanks in one: a notation of a sheet may."""
    options = game.description.options
    free = [option.key for option in options if option.another_game]
    keys = {"seats", "first", *(option.key for option in options)}
    joined: list[str] = []
    for word in words:
        key = word.partition("=")[0]
        before = joined[-1].partition("=")[0] if joined else ""
        if before in free and not (key.rstrip("0123456789") in keys and "=" in word):
            joined[-1] += f" {word}"
        else:
            joined.append(word)
    return joined


def _take_number(given: dict[str, str], key: str, default: int) -> int:
    word = given.pop(key, str(default))
    if not NUMBER.fullmatch(word):
        raise CommandError(f"{key} is a number, not {word[:40]!r}")
    return int(word)


def _take(given: dict[str, str], option: Option, game: Game, seats: int) -> Any:
    """An option as given, or as in the default game."""
    if option.key not in given:
        return game.options[option.name]
    return option.read(given.pop(option.key), option.key)


def _take_all(given: dict[str, str], option: Option, game: Game, seats: int) -> tuple[Any, ...]:
    """A value for each seat: as given, as in the default game, or the option's default."""
    before = game.options[option.name]
    usual = game.description.make(seats).options[option.name]
    values = [*before, *usual[len(before) :]][:seats]
    for key in [key for key in given if re.fullmatch(f"{option.key}[1-9][0-9]?", key)]:
        seat = int(key.removeprefix(option.key))
        try:
            value = option.read(given.pop(key), key)
        except OptionError as error:
            raise CommandError(f"{key}: {error}") from None
        if seat > seats:
            raise CommandError(f"there is no seat {seat} for {key}: the number of seats is {seats}")
        values[seat - 1] = value
    return tuple(values)
