"""The printed sheet (rules Q1) and one seat's marks on it (Q2, Q7).

A row is a bit set: bit i is set if the i-th field from the left is crossed. The lock is the field
after the last number. So the rightmost cross is the highest bit, and counting bits counts crosses.
"""

from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Final

from crosshex.rules.errors import OptionError


class Colour(IntEnum):
    """The four rows, from top to bottom.

    >>> Colour.GREEN.letter, QWIXX.numbers(Colour.GREEN)[:3]
    ('g', (12, 11, 10))
    """

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3

    @property
    def letter(self) -> str:
        """The letter that stands for the row in the notation."""
        return LETTERS[self]

    # The hash of `Enum` hashes the name in Python, which is slow.
    __hash__ = int.__hash__

    def __repr__(self) -> str:
        return f"Colour.{self.name}"


LETTERS: Final = "rygb"
COLOURS: Final = tuple(Colour)
ASCENDS: Final = (True, True, False, False)
LuckyPair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is printed on a sheet: the only difference between Qwixx and Longo.

    Attributes:
        name: the game's name in records.
        faces: how many faces each die has; the rows run from 2 to twice that.
        locking: how many of the last numbers of a row lock it.
        needed: how many crosses a row must have before a locking number.
        lucky_pairs: the pairs of lucky numbers to draw from; empty: no lucky numbers.
        highest: the highest number of a row; it follows from the faces.
        length: how many numbers a row has. Their fields count from 0, and the lock is the field
            after them.

    >>> QWIXX.number(Colour.GREEN, 0), QWIXX.field(Colour.GREEN, 11)
    (12, 1)
    """

    name: str
    faces: int
    locking: int
    needed: int
    lucky_pairs: tuple[LuckyPair, ...] = ()
    highest: int = field(init=False, repr=False, compare=False)
    length: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "highest", 2 * self.faces)
        object.__setattr__(self, "length", 2 * self.faces - 1)
        if self.faces < 1:
            raise OptionError(f"a die needs at least one face, not {self.faces}")
        if not 1 <= self.locking <= self.length:
            raise OptionError(
                f"a row of {self.length} numbers cannot lock by {self.locking} of them"
            )
        if self.needed < 0:
            raise OptionError(f"the crosses needed to lock cannot be {self.needed}")

    def number(self, colour: Colour, field: int) -> int:
        """The number printed on a field."""
        return field + 2 if ASCENDS[colour] else self.highest - field

    def field(self, colour: Colour, number: int) -> int:
        """The field that a number is printed on, from the left."""
        return number - 2 if ASCENDS[colour] else self.highest - number

    def numbers(self, colour: Colour) -> tuple[int, ...]:
        """The numbers of a row from left to right."""
        return tuple(self.number(colour, field) for field in range(self.length))

    def is_locking(self, field: int) -> bool:
        """Whether the number on this field locks the row."""
        return field >= self.length - self.locking

    def can_cross(self, row: int, field: int) -> bool:
        """Whether a field may be crossed in a row that is still open (Q2)."""
        return field >= row.bit_length() and (
            field < self.length - self.locking or row.bit_count() >= self.needed
        )

    def cross(self, row: int, field: int) -> int:
        """The row with a field crossed; a locking number also crosses the lock (Q2)."""
        row |= 1 << field
        return row | 1 << self.length if self.is_locking(field) else row

    def is_locked(self, row: int) -> bool:
        """Whether the lock field of the row is crossed."""
        return bool(row >> self.length & 1)

    def crossed_numbers(self, colour: Colour, row: int) -> tuple[int, ...]:
        """The crossed numbers of a row from left to right, without the lock."""
        return tuple(self.number(colour, field) for field in range(self.length) if row >> field & 1)

    def row_of(self, colour: Colour, numbers: tuple[int, ...]) -> int:
        """The row with these numbers crossed in the order given.

        Raises:
            OptionError: they could not have been crossed like that.
        """
        row = 0
        for number in numbers:
            field = self.field(colour, number)
            if not 0 <= field < self.length:
                raise OptionError(f"the row has no {colour.letter}{number}")
            if self.is_locked(row) or not self.can_cross(row, field):
                raise OptionError(
                    f"{colour.letter}{number} cannot be crossed after the numbers before it"
                )
            row = self.cross(row, field)
        return row


QWIXX: Final = Sheet("qwixx", faces=6, locking=1, needed=5)
LONGO: Final = Sheet(
    "longo",
    faces=8,
    locking=2,
    needed=6,
    # Q4: the pairs whose white sums come up on exactly 11 of the 64 rolls.
    lucky_pairs=(
        (4, 9),
        (5, 8),
        (5, 10),
        (6, 7),
        (6, 11),
        (7, 12),
        (8, 13),
        (9, 14),
        (10, 13),
        (11, 12),
    ),
)

FAILED_THROW_COST: Final = 5
MOST_FAILED_THROWS: Final = 4


@dataclass(frozen=True, slots=True)
class Marks:
    """What one seat has crossed on its sheet.

    >>> marks = Marks().with_row(Colour.RED, QWIXX.row_of(Colour.RED, (2, 5)))
    >>> marks.crosses(Colour.RED), marks.score
    (2, 3)

    Attributes:
        rows: red, yellow, green and blue, each as the bits of its crossed fields.
        failed: the number of failed throws.
    """

    rows: tuple[int, int, int, int] = (0, 0, 0, 0)
    failed: int = 0

    def with_row(self, colour: Colour, row: int) -> "Marks":
        """The same marks with one row changed."""
        rows = list(self.rows)
        rows[colour] = row
        red, yellow, green, blue = rows
        return Marks((red, yellow, green, blue), self.failed)

    def with_failed_throw(self) -> "Marks":
        """The same marks with one more failed throw."""
        return replace(self, failed=self.failed + 1)

    def crosses(self, colour: Colour) -> int:
        """How many crosses a row has, the lock included."""
        return self.rows[colour].bit_count()

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
