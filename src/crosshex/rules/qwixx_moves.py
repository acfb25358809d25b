"""The choices of Qwixx and Longo as values, and their notation."""

import re
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from crosshex.rules.game import Move, unreadable
from crosshex.rules.sheet import LETTERS, Colour


@dataclass(frozen=True, slots=True)
class Cross(Move):
    """Cross a number; `lucky` if a lucky number of Longo allows it (Q4).

    >>> str(Cross(Colour.RED, 5)), str(Cross(Colour.GREEN, 16, lucky=True))
    ('r5', '*g16')
    """

    colour: Colour
    number: int
    lucky: bool = False

    def __str__(self) -> str:
        return f"{'*' if self.lucky else ''}{self.colour.letter}{self.number}"


@dataclass(frozen=True, slots=True)
class Nothing(Move):
    """Cross nothing; `failed` if that is a failed throw (Q3).

    >>> str(Nothing()), str(Nothing(failed=True))
    ('-', 'x')
    """

    failed: bool = False

    def __str__(self) -> str:
        return "x" if self.failed else "-"


@dataclass(frozen=True, slots=True)
class Hidden(Move):
    """The placeholder in a view for a choice of another seat that is still secret.

    >>> str(Hidden())
    '?'
    """

    def __str__(self) -> str:
        return "?"


Choice: TypeAlias = Cross | Nothing
NOTHING = Nothing()
FAILED_THROW = Nothing(failed=True)
HIDDEN = Hidden()


@cache
def shared_cross(colour: Colour, number: int) -> Cross:
    """A cross from a cache, because move lists are made very often."""
    return Cross(colour, number)


_CROSS = re.compile(rf"(?P<lucky>\*?)(?P<colour>[{LETTERS}])(?P<number>[1-9][0-9]{{0,2}})")


def parse_choice(text: str) -> Choice:
    """Read a choice such as `r5`, `*g16`, `-` or `x`.

    Raises:
        InvalidMove: the text is not such a word.
    """
    if text == str(NOTHING):
        return NOTHING
    if text == str(FAILED_THROW):
        return FAILED_THROW
    if not (word := _CROSS.fullmatch(text)):
        raise unreadable(text, "a choice is a row and a number such as r5 or *g16, or - or x")
    colour = Colour(LETTERS.index(word["colour"]))
    return Cross(colour, int(word["number"]), lucky=bool(word["lucky"]))
