"""The symmetries of a sheet: the ways to exchange its rows that leave its game the same.

On the classic sheet there are eight: red and yellow may be exchanged, so may green and blue, and so
may the two pairs, which also mirrors the numbers. `mixx-colours` has two, `mixx-numbers` only that
which changes nothing.
"""

from functools import cache
from itertools import permutations
from typing import NamedTuple

from crosshex.rules import Colour, Sheet
from crosshex.rules.sheet import Row


class Symmetry(NamedTuple):
    """One way to exchange the rows.

    Attributes:
        rows: for each row, the row that takes its place.
        mirrors: whether the numbers are mirrored, too: the lowest becomes the highest.
    """

    rows: tuple[int, ...]
    mirrors: bool


@cache
def symmetries(sheet: Sheet) -> tuple[Symmetry, ...]:
    """All symmetries of a sheet, the one that changes nothing first."""
    return tuple(
        Symmetry(rows, mirrors)
        for mirrors in (False, True)
        for rows in permutations(range(len(sheet.rows)))
        if _maps_to_itself(sheet, rows, mirrors)
    )


def _maps_to_itself(sheet: Sheet, rows: tuple[int, ...], mirrors: bool) -> bool:
    """Whether the exchanged rows are those of the sheet again, with other colours at most."""
    colours: dict[Colour, Colour] = {}
    return all(
        _matches(row, sheet.rows[rows[at]], sheet.highest if mirrors else None, colours)
        for at, row in enumerate(sheet.rows)
    ) and len(set(colours.values())) == len(colours)


def _matches(row: Row, other: Row, highest: int | None, colours: dict[Colour, Colour]) -> bool:
    """Whether a row becomes another one; adds to the colours that have to be exchanged for it."""
    return len(row) == len(other) and all(
        (number if highest is None else highest + 2 - number) == there.number
        and colours.setdefault(colour, there.colour) == there.colour
        for (colour, number), there in zip(row.fields, other.fields, strict=True)
    )
