"""What a sheet looks like to a kernel: its fields as numbers, and the lucky pairs of Longo.

Rows are seen from the left: index 1 is a row's first field; one past its last field is the lock.
"""

from itertools import combinations, pairwise
from typing import Final, NamedTuple

RED, YELLOW, GREEN, BLUE = range(4)
COLOURS = "rygb"
USUAL: Final = {"faces": 6, "locking": 1, "needed": 5}
"""The settings of a sheet whose notation names none."""


class FieldSheet(NamedTuple):
    """Any sheet: ``rows`` are its fields from the left, each a colour and a number.

    >>> read_notation("faces=2 needed=1 r2 b4-3 / y2-4").rows
    (((0, 2), (3, 4), (3, 3)), ((1, 2), (1, 3), (1, 4)))
    """

    faces: int
    locking: int
    needed: int
    rows: tuple[tuple[tuple[int, int], ...], ...]

    @property
    def is_straight(self) -> bool:
        """Whether each colour has a row that runs over all numbers, as in Qwixx and Longo (Q1)."""
        return self == straight_sheet(self.faces, self.locking, self.needed)

    def first_lock(self, row: int) -> int:
        """The index of the first field that locks a row.

        >>> QWIXX.first_lock(RED), LONGO.first_lock(RED)
        (11, 14)
        """
        return len(self.rows[row]) - self.locking + 1

    def number(self, row: int, index: int) -> int:
        """The number that stands at ``index`` from the left in ``row``.

        >>> QWIXX.number(RED, 1), QWIXX.number(BLUE, 1)
        (2, 12)
        """
        return self.rows[row][index - 1][1]


def read_notation(text: str) -> FieldSheet:
    """The sheet of a notation that is known to be right."""
    settings = dict(USUAL)
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


def write_word(sheet: FieldSheet) -> str:
    """The shortest notation of a sheet, as one word.

    >>> write_word(read_notation("faces=2 needed=1 r2 b4-3 / y2-4"))
    'faces=2,needed=1,r2,b4-3/y2-4'
    """
    settings = (
        f"{name}={value},"
        for name, most in USUAL.items()
        if (value := getattr(sheet, name)) != most
    )
    return "".join(settings) + "/".join(map(_write_row, sheet.rows))


def _write_row(row: tuple[tuple[int, int], ...]) -> str:
    runs: list[list[tuple[int, int]]] = []
    for colour, number in row:
        run = runs[-1] if runs else []
        steps = {b - a for (_, a), (_, b) in pairwise([*run, (colour, number)])}
        if run and run[0][0] == colour and steps in ({1}, {-1}):
            run.append((colour, number))
        else:
            runs.append([(colour, number)])
    ends = ((COLOURS[run[0][0]], run[0][1], run[-1][1]) for run in runs)
    return ",".join(f"{c}{first}" + f"-{last}" * (first != last) for c, first, last in ends)


def straight_sheet(faces: int, locking: int, needed: int) -> FieldSheet:
    """Red and yellow rising, green and blue falling, over all numbers of such dice.

    >>> straight_sheet(6, 1, 5) == read_notation("r2-12 / y2-12 / g12-2 / b12-2")
    True
    """
    rising = range(2, 2 * faces + 1)
    orders = (rising, rising, rising[::-1], rising[::-1])
    rows = tuple(tuple((row, number) for number in order) for row, order in enumerate(orders))
    return FieldSheet(faces, locking, needed, rows)


QWIXX = straight_sheet(6, 1, 5)
LONGO = straight_sheet(8, 2, 6)

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
