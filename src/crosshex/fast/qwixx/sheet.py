"""What a sheet looks like to a kernel: its fields as numbers, and the lucky pairs of Longo.

Straight sheets, as Qwixx and Longo have them, need a handful of integers. Their rows are seen from
the left: index 1 is a row's first number (2 in red and yellow, the highest sum in green and blue),
index ``numbers`` its last, and ``numbers + 1`` the lock field.
"""

from itertools import combinations
from typing import NamedTuple

RED, YELLOW, GREEN, BLUE = range(4)
COLOURS = "rygb"


class FieldSheet(NamedTuple):
    """Any sheet: ``rows`` are its fields from the left, each a colour and a number.

    >>> read_notation("faces=2 needed=1 r2 b4-3 / y2-4").rows
    (((0, 2), (3, 4), (3, 3)), ((1, 2), (1, 3), (1, 4)))
    """

    faces: int
    locking: int
    needed: int
    rows: tuple[tuple[tuple[int, int], ...], ...]


def read_notation(text: str) -> FieldSheet:
    """The sheet of a notation that is known to be right."""
    settings = {"faces": 6, "locking": 1, "needed": 5}
    rows = []
    for part in text.split("/"):
        row: list[tuple[int, int]] = []
        for word in part.split():
            name, equals, value = word.partition("=")
            if equals:
                settings[name] = int(value)
                continue
            first, _, last = word[1:].partition("-")
            ends = int(first), int(last or first)
            step = 1 if ends[0] <= ends[1] else -1
            row += [(COLOURS.index(word[0]), n) for n in range(ends[0], ends[1] + step, step)]
        rows.append(tuple(row))
    return FieldSheet(**settings, rows=tuple(rows))


class KernelSheet(NamedTuple):
    """The numbers that tell one straight sheet from another (Q1).

    ``faces`` of each die, the ``first_lock`` index (every number from there on locks the row), and
    the crosses ``needed`` in a row before a locking number.

    >>> QWIXX.numbers, LONGO.numbers
    (11, 15)
    """

    faces: int
    first_lock: int
    needed: int

    @property
    def numbers(self) -> int:
        """How many numbers a row has, the lock field not counted."""
        return 2 * self.faces - 1

    def index_of(self, row: int, number: int) -> int:
        """Index from the left of ``number`` in ``row``.

        >>> QWIXX.index_of(RED, 2), QWIXX.index_of(BLUE, 2)
        (1, 11)
        """
        return number - 1 if row < GREEN else 2 * self.faces + 1 - number

    def number(self, row: int, index: int) -> int:
        """The number that stands at ``index`` from the left in ``row``."""
        return index + 1 if row < GREEN else 2 * self.faces + 1 - index

    @property
    def fields(self) -> FieldSheet:
        """The same sheet field by field."""
        indices = range(1, self.numbers + 1)
        rows = tuple(tuple((row, self.number(row, i)) for i in indices) for row in range(4))
        return FieldSheet(self.faces, self.numbers - self.first_lock + 1, self.needed, rows)


def straightened(sheet: FieldSheet) -> KernelSheet | None:
    """The same sheet if it is straight, else None.

    >>> straightened(read_notation("r2-12 / y2-12 / g12-2 / b12-2")) == QWIXX
    True
    """
    numbers = 2 * sheet.faces - 1
    straight = KernelSheet(sheet.faces, numbers - sheet.locking + 1, sheet.needed)
    return straight if straight.fields == sheet else None


QWIXX = KernelSheet(faces=6, first_lock=11, needed=5)
LONGO = KernelSheet(faces=8, first_lock=14, needed=6)

NO_LUCK = (0, 0)
"""The lucky pair of a sheet without lucky numbers: sums that never come up."""


def _ways(total: int) -> int:
    return LONGO.faces - abs(total - LONGO.faces - 1)


LUCKY_PAIRS: tuple[tuple[int, int], ...] = tuple(
    # Q4: together a pair comes up on exactly 11 of the 64 white rolls.
    pair
    for pair in combinations(range(2, 17), 2)
    if _ways(pair[0]) + _ways(pair[1]) == 11
)
"""The ten pairs that a game of Longo draws from."""


def mirror(lucky: tuple[int, int]) -> tuple[int, int]:
    """The pair that plays the same when rising and falling rows change places.

    >>> mirror((5, 8))
    (10, 13)
    """
    if lucky == NO_LUCK:
        return lucky
    low, high = sorted(2 * LONGO.faces + 2 - number for number in lucky)
    return low, high
