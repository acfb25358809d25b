"""From the options of a command to the description of a table."""

import re
from collections.abc import Sequence
from typing import Any

from crosshex.record import GAMES
from crosshex.rules import Game, OptionError, Qwixx, Six
from crosshex.rules.sheet import LuckyPair

_PAIR = re.compile(r" *([0-9]{1,3}) *, *([0-9]{1,3}) *")


def make_game(
    name: str,
    seats: int | None = None,
    variant: str | None = None,
    claim: str | None = None,
    lucky: Sequence[LuckyPair] | None = None,
) -> Game:
    """The table that the options describe; what is None takes its default.

    >>> make_game("six", variant="advanced").variant
    'advanced'

    Raises:
        OptionError: there is no such game, or an option does not fit it.
    """
    if name not in GAMES:
        raise OptionError(f"no game {name!r}; there are: {', '.join(GAMES)}")
    options: dict[str, Any] = {} if seats is None else {"seats": seats}
    for option, value in (("variant", variant), ("claim", claim)):
        if value is not None and not issubclass(GAMES[name], Six):
            raise OptionError(f"--{option} is for six only")
        if value is not None:
            options[option] = value
    if lucky is not None:
        if not issubclass(GAMES[name], Qwixx):
            raise OptionError(f"{name} has no lucky numbers")
        options["lucky"] = tuple(lucky)
    return GAMES[name](**options)


def parse_lucky(text: str) -> tuple[LuckyPair, ...]:
    """Read the lucky numbers of all seats.

    >>> parse_lucky("5,8/6,11")
    ((5, 8), (6, 11))

    Raises:
        OptionError: the text is no such list.
    """
    pairs: list[LuckyPair] = []
    for word in text.split("/"):
        numbers = word.split(",")
        if len(numbers) != 2 or not all(
            n.strip().isascii() and n.strip().isdigit() for n in numbers
        ):
            raise OptionError(f"--lucky is a pair for each seat such as 5,8/6,11, not {text!r}")
        pairs.append((int(numbers[0]), int(numbers[1])))
    return tuple(pairs)


def parse_first(first: int | None, game: Game) -> int | None:
    """The seat that begins, counted from 0, if one is named.

    Raises:
        OptionError: there is no such seat, or in Six it is not seat 1.
    """
    if first is None:
        return None
    game.check_seat(first - 1)
    if isinstance(game, Six) and first != 1:
        raise OptionError("in six seat 1 is black and begins")
    return first - 1
