"""Sheets as data (rules Q1 and page Sheets), and one seat's marks on a sheet (Q2, Q7).

A sheet is rows of fields, each with a colour and a number. The marks in a row are a bit set: bit i
is set if the i-th field from the left is crossed. The lock is the field after the last one. So the
rightmost cross is the highest bit, and counting bits counts crosses.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import lru_cache
from typing import Any, Final, NamedTuple

from crosshex.rules.errors import OptionError
from crosshex.rules.sheet_faults import SheetError, SheetFault


class Colour(IntEnum):
    """The four colours of dice and fields, in the order of the notation.

    >>> Colour.GREEN.letter
    'g'
    """

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3

    @property
    def letter(self) -> str:
        """The letter that stands for the colour in the notation."""
        return LETTERS[self]

    # The hash of `Enum` hashes the name in Python, which is slow.
    __hash__ = int.__hash__

    def __repr__(self) -> str:
        return f"Colour.{self.name}"


LETTERS: Final = "rygb"
COLOURS: Final = tuple(Colour)

FACES: Final = range(2, 9)
"""How many faces dice may have."""
LOCKING: Final = range(1, 3)
"""How many of the last fields of a row may lock it."""
ROWS: Final = range(2, 5)
"""How many rows a sheet may have."""
FIELDS: Final = range(2, 16)
"""How many fields a row may have."""


class Field(NamedTuple):
    """One field of a sheet; `str()` is its notation.

    >>> str(Field(Colour.RED, 5))
    'r5'
    """

    colour: Colour
    number: int

    def __str__(self) -> str:
        return f"{self.colour.letter}{self.number}"


class Place(NamedTuple):
    """Where a field lies: its row from the top and its place from the left, both from 0.

    >>> from crosshex.rules import QWIXX
    >>> QWIXX.place(Colour.GREEN, 11)
    Place(row=2, field=1)
    """

    row: int
    field: int


@dataclass(frozen=True, slots=True)
class Row:
    """A row: its fields from left to right.

    >>> row = Row((Field(Colour.RED, 2), Field(Colour.BLUE, 7)))
    >>> len(row), row.die, str(row)
    (2, Colour.BLUE, 'r2 b7')
    """

    fields: tuple[Field, ...]

    def __len__(self) -> int:
        return len(self.fields)

    @property
    def die(self) -> Colour:
        """The colour of the die that leaves when the row is locked: that of its last field."""
        return self.fields[-1].colour

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers from left to right."""
        return tuple(number for _, number in self.fields)

    def __str__(self) -> str:
        runs = []
        first = last = self.fields[0]
        step = 0
        for after in self.fields[1:]:
            rise = after.number - last.number
            if after.colour == last.colour and abs(rise) == 1 and step in (0, rise):
                step = rise
            else:
                runs.append(_run(first, last))
                first, step = after, 0
            last = after
        return " ".join([*runs, _run(first, last)])


def _run(first: Field, last: Field) -> str:
    """Fields of one colour whose numbers rise or fall by one."""
    return str(first) if first == last else f"{first}-{last.number}"


_NONE_LEFT: Final[frozenset[Colour]] = frozenset()


@dataclass(frozen=True, slots=True, repr=False)
class Sheet:
    """What is printed on a sheet. Sheets are equal by content; `str()` is their notation.

    Attributes:
        rows: the rows from top to bottom.
        faces: how many faces each die has.
        locking: how many of the last fields of a row lock it.
        needed: how many crosses a row must have before a locking field.
        highest: the highest number that dice can make.

    >>> from crosshex.rules import parse_sheet
    >>> sheet = parse_sheet("needed=1 r2-4 b5 / b12-10")
    >>> len(sheet.rows), sheet.rows[0].die, sheet.needed
    (2, Colour.BLUE, 1)

    The smallest sheets that researchers play, with dice of one face or rows of one field, have no
    notation: `parse_sheet` and `check_sheet` ask for more than this.

    Raises:
        SheetError: there can be no such sheet; the error says in which row and field.
    """

    rows: tuple[Row, ...]
    faces: int = 6
    locking: int = 1
    needed: int = 5
    highest: int = field(init=False, compare=False)
    _places: dict[tuple[Colour, int], Place] = field(init=False, compare=False)
    _showing: tuple[tuple[tuple[Colour, Place], ...], ...] = field(init=False, compare=False)
    _first_locking: tuple[int, ...] = field(init=False, compare=False)
    _hash: int = field(init=False, compare=False)

    def __post_init__(self) -> None:
        places = self._checked()
        highest = 2 * self.faces
        showing = tuple(
            tuple((c, places[c, number]) for c in COLOURS if (c, number) in places)
            for number in range(highest + 1)
        )
        derived: dict[str, Any] = {
            "highest": highest,
            "_places": places,
            "_showing": showing,
            "_first_locking": tuple(len(row) - self.locking for row in self.rows),
            "_hash": hash((self.rows, self.faces, self.locking, self.needed)),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def _checked(self) -> dict[tuple[Colour, int], Place]:
        """The place of every field, once all is found to be possible."""
        if self.faces not in range(1, FACES.stop):
            raise SheetError(SheetFault.FACES, found=f"faces={self.faces}")
        if self.locking not in LOCKING:
            raise SheetError(SheetFault.LOCKING, found=f"locking={self.locking}")
        if self.needed < 0:
            raise SheetError(SheetFault.NEEDED, found=f"needed={self.needed}")
        if len(self.rows) not in range(1, ROWS.stop):
            raise SheetError(SheetFault.ROWS)
        places: dict[tuple[Colour, int], Place] = {}
        for at, row in enumerate(self.rows):
            if len(row) not in range(1, FIELDS.stop):
                raise SheetError(SheetFault.FIELDS, at)
            for index, (colour, number) in enumerate(row.fields):
                found = f"{colour.letter}{number}"
                if not 2 <= number <= 2 * self.faces:
                    raise SheetError(SheetFault.NUMBER, at, index, found, most=2 * self.faces)
                if (colour, number) in places:
                    raise SheetError(SheetFault.TWICE, at, index, found)
                places[colour, number] = Place(at, index)
        return places

    def __hash__(self) -> int:
        return self._hash

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"parse_sheet({self.notation!r})"

    def __reduce__(self) -> Any:
        return _made, (self.rows, self.faces, self.locking, self.needed)

    @property
    def notation(self) -> str:
        """The notation of the sheet: the shortest form, only values that differ."""
        usual = (("faces", 6), ("locking", 1), ("needed", 5))
        words = [
            f"{name}={value}" for name, most in usual if (value := getattr(self, name)) != most
        ]
        return " ".join([*words, " / ".join(map(str, self.rows))])

    @property
    def word(self) -> str:
        """The notation where one word is needed.

        >>> from crosshex.rules import parse_sheet
        >>> parse_sheet("needed=1 r2-4 b5 / b12-10").word
        'needed=1,r2-4,b5/b12-10'
        """
        return self.notation.replace(" / ", "/").replace(" ", ",")

    # -- where fields lie

    @property
    def longest(self) -> int:
        """How many fields the longest row has."""
        return max(map(len, self.rows))

    @property
    def has_colour_rows(self) -> bool:
        """Whether there is one row for each colour, in the order of the notation.

        >>> from crosshex.rules import QWIXX, SHEETS
        >>> QWIXX.has_colour_rows, SHEETS["mixx-colours"].has_colour_rows
        (True, False)
        """
        colours = tuple({field.colour for field in row.fields} for row in self.rows)
        return colours == tuple({colour} for colour in COLOURS)

    @property
    def fields(self) -> Iterable[Field]:
        """All fields, row by row."""
        return (field for row in self.rows for field in row.fields)

    def place(self, colour: Colour, number: int) -> Place:
        """Where a field lies.

        Raises:
            KeyError: the sheet has no such field; `in` tells.
        """
        return self._places[colour, number]

    def find(self, colour: Colour, number: int) -> Place | None:
        """Where a field lies, or None if the sheet has no such field."""
        return self._places.get((colour, number))

    def __contains__(self, one: object) -> bool:
        return one in self._places

    def showing(self, number: int) -> tuple[tuple[Colour, Place], ...]:
        """The fields with this number: their colours in order, each with its place."""
        return self._showing[number] if 0 <= number <= self.highest else ()

    def dice_left(self, locked: Collection[int]) -> frozenset[Colour]:
        """The dice that leave when these rows are locked: those of their last fields."""
        if not locked:
            return _NONE_LEFT
        return frozenset([self.rows[row].fields[-1].colour for row in locked])

    # -- crossing

    def is_locking(self, place: Place) -> bool:
        """Whether the field at this place locks its row."""
        return place.field >= self._first_locking[place.row]

    def first_locking(self, row: int) -> int:
        """The first field that locks a row."""
        return self._first_locking[row]

    def can_cross(self, place: Place, marks: int) -> bool:
        """Whether a field may be crossed in a row that is open and has these marks (Q2)."""
        row, index = place
        return index >= marks.bit_length() and (
            index < self._first_locking[row] or marks.bit_count() >= self.needed
        )

    def cross(self, place: Place, marks: int) -> int:
        """The marks of a row with a field crossed; a locking field also crosses the lock (Q2)."""
        row, index = place
        marks |= 1 << index
        return marks | 1 << len(self.rows[row]) if index >= self._first_locking[row] else marks

    def is_locked(self, row: int, marks: int) -> bool:
        """Whether the lock of a row is crossed."""
        return bool(marks >> len(self.rows[row].fields) & 1)

    def crossed(self, row: int, marks: int) -> tuple[Field, ...]:
        """The crossed fields of a row from left to right, without the lock."""
        fields = self.rows[row].fields
        return tuple(one for index, one in enumerate(fields) if marks >> index & 1)

    def marks_of(self, row: int, fields: Iterable[tuple[Colour, int]]) -> int:
        """The marks of a row with these fields crossed in the order given.

        Raises:
            OptionError: they could not have been crossed like that.
        """
        marks = 0
        for colour, number in fields:
            called = f"{colour.letter}{number}"
            place = self._places.get((colour, number))
            if place is None or place.row != row:
                raise OptionError(f"the row has no {called}")
            if self.is_locked(row, marks) or not self.can_cross(place, marks):
                raise OptionError(f"{called} cannot be crossed after the numbers before it")
            marks = self.cross(place, marks)
        return marks


def check_sheet(sheet: Sheet) -> None:
    """Refuse a sheet that is too small to have a notation, or that nobody could lock.

    Raises:
        SheetError: at the row that is too short, or for the whole sheet.
    """
    if sheet.faces not in FACES:
        raise SheetError(SheetFault.FACES, found=f"faces={sheet.faces}")
    for at, row in enumerate(sheet.rows):
        if len(row) not in FIELDS:
            raise SheetError(SheetFault.FIELDS, at, found=str(row))
        if len(row) <= sheet.locking:
            raise SheetError(SheetFault.LOCKING_FIELDS, at, found=str(row))
    if len(sheet.rows) not in ROWS:
        raise SheetError(SheetFault.ROWS)
    if all(len(row) - sheet.locking < sheet.needed for row in sheet.rows):
        raise SheetError(SheetFault.NO_LOCK, found=f"needed={sheet.needed}")


@lru_cache(256)
def _made(rows: tuple[Row, ...], faces: int, locking: int, needed: int) -> Sheet:
    """The sheet with these rows, once in memory."""
    return Sheet(rows, faces, locking, needed)


FAILED_THROW_COST: Final = 5
MOST_FAILED_THROWS: Final = 4


@dataclass(frozen=True, slots=True)
class Marks:
    """What one seat has crossed on its sheet.

    >>> from crosshex.rules import QWIXX
    >>> red = QWIXX.marks_of(0, [(Colour.RED, 2), (Colour.RED, 5)])
    >>> marks = Marks.on(QWIXX).with_row(0, red)
    >>> marks.crosses(0), marks.score
    (2, 3)

    Attributes:
        rows: for each row of the sheet the bits of its crossed fields.
        failed: the number of failed throws.
    """

    rows: tuple[int, ...] = (0, 0, 0, 0)
    failed: int = 0

    @classmethod
    def on(cls, sheet: Sheet) -> "Marks":
        """An empty sheet."""
        return cls((0,) * len(sheet.rows))

    def with_row(self, row: int, marks: int) -> "Marks":
        """The same marks with one row changed."""
        return Marks((*self.rows[:row], marks, *self.rows[row + 1 :]), self.failed)

    def with_failed_throw(self) -> "Marks":
        """The same marks with one more failed throw."""
        return replace(self, failed=self.failed + 1)

    def crosses(self, row: int) -> int:
        """How many crosses a row has, the lock included."""
        return self.rows[row].bit_count()

    @property
    def row_scores(self) -> tuple[int, ...]:
        """The points of each row (Q7)."""
        return tuple([row_score(row.bit_count()) for row in self.rows])

    @property
    def score(self) -> int:
        """The points of the sheet: the rows minus five for each failed throw (Q7).

        >>> Marks((0b1111, 0b111, 0, 0), failed=2).score
        6
        """
        return sum(self.row_scores) - FAILED_THROW_COST * self.failed


def row_score(crosses: int) -> int:
    """The points of a row with this many crosses (Q7).

    >>> [row_score(n) for n in (1, 2, 12, 15)]
    [1, 3, 78, 120]
    """
    return crosses * (crosses + 1) // 2
