"""What a Qwixx sheet looks like to a kernel: a handful of integers, and the lucky pairs of Longo.

Rows are seen from the left: index 1 is a row's first number (2 in red and yellow, the highest sum
in green and blue), index ``numbers`` its last, and ``numbers + 1`` the lock field.
"""

from itertools import combinations
from typing import NamedTuple

RED, YELLOW, GREEN, BLUE = range(4)
COLOURS = "rygb"


class KernelSheet(NamedTuple):
    """The numbers that tell one sheet from another (Q1).

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
