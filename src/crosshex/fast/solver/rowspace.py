"""The states of the solitaire game: row states, pairs of rows, and their order.

A row is all but forgotten: what matters for the future is its position (index of the rightmost
cross) and its crosses, or that it is locked. Four rows are two pairs, the first two and the last
two; where a sheet has fewer, an empty row stands for each that is missing. Pairs are ordered by the
sum of their positions: every cross leads to a pair further on, which is what backward induction
walks along.

Rows that may change places without changing the game need half of the pairs, and pairs that may
change places need half of the states. That holds for the sheets of Qwixx and Longo, and for few
others.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.qwixx.sheet import NO_LUCK, FieldSheet

Int16 = NDArray[np.int16]
Int32 = NDArray[np.int32]

ROWS = 4
"""Rows of a space; missing ones are empty."""
FAILED_THROWS = 4
"""The failed throw that ends the game (Q6), and the number of values kept for each sheet."""


class RowSpace(NamedTuple):
    """Arrays that a kernel needs to find its way through the states of one sheet.

    Row states are numbered: 0 is the empty row, ``row_id(position, crosses)`` the others, and
    ``locked[row]`` the last one. The first index of the arrays is the row, or the pair of rows.
    """

    locked: Int16
    """The state of each row when it is locked; -1 for a row that can never be locked."""
    position: Int16
    """``position[row, state]``; a locked row counts as filled to the end."""
    crosses: Int16
    """``crosses[row, state]``; 0 for a locked one, whose crosses no longer matter."""
    after: Int16
    """``after[row, state, index]``: the row state after crossing ``index``, or -1."""
    gain: Int16
    """``gain[row, state, index]``: the points of that cross, lock field included."""
    counts: Int32
    """How many pairs of row states each of the two pairs of rows has."""
    pair: Int32
    """``pair[half, a, b]`` is the number of a pair of row states."""
    members: Int16
    """``members[half, p]``: the two row states of pair ``p``."""
    group: Int32
    """Pairs ``group[half, k] … group[half, k + 1] - 1`` have position sum ``k``."""


def row_id(position: int, crosses: int) -> int:
    """Number of the row state with ``crosses`` crosses, the rightmost at ``position``.

    >>> row_id(0, 0), row_id(1, 1), row_id(2, 1), row_id(2, 2)
    (0, 1, 2, 3)
    """
    return 1 + position * (position - 1) // 2 + crosses - 1 if position else 0


def row_space(sheet: FieldSheet) -> RowSpace:
    """Lay out the states of a sheet."""
    lengths = [len(row) for row in sheet.rows] + [0] * (ROWS - len(sheet.rows))
    longest = max(lengths)
    states = [_states(sheet, length) for length in lengths]
    most = max(map(len, states)) + 1
    locked = np.full(ROWS, -1, np.int16)
    position, crosses = np.zeros((2, ROWS, most), np.int16)
    after = np.full((ROWS, most, longest + 1), -1, np.int16)
    gain = np.zeros((ROWS, most, longest + 1), np.int16)
    for row, length in enumerate(lengths):
        first_lock = length - sheet.locking + 1
        if _can_lock(sheet, length):
            locked[row] = len(states[row])
            position[row, locked[row]] = length
        for state, (p, c) in enumerate(states[row]):
            position[row, state], crosses[row, state] = p, c
            for index in range(p + 1, length + 1):
                if index < first_lock:
                    after[row, state, index] = row_id(index, c + 1)
                    gain[row, state, index] = c + 1
                elif c >= sheet.needed:  # Q2: the lock field is crossed at once and counts.
                    after[row, state, index] = locked[row]
                    gain[row, state, index] = c + 1 + c + 2

    used = [len(states[row]) + (locked[row] >= 0) for row in range(ROWS)]
    halves = []
    for half, first in enumerate((0, 2)):
        alike = _alike(sheet, half)
        halves.append(
            sorted(
                (
                    (a, b)
                    for a in range(used[first])
                    for b in range(a + 1 if alike else used[first + 1])
                ),
                key=lambda ab, first=first: (  # type: ignore[misc]
                    position[first, ab[0]] + position[first + 1, ab[1]],
                    ab,
                ),
            )
        )
    pair = np.zeros((2, most, most), np.int32)
    members = np.zeros((2, max(map(len, halves)), 2), np.int16)
    group = np.zeros((2, sum(lengths) + 2), np.int32)
    for half, pairs in enumerate(halves):
        alike = _alike(sheet, half)
        for number, (a, b) in enumerate(pairs):
            pair[half, a, b] = number
            if alike:
                pair[half, b, a] = number
        members[half, : len(pairs)] = pairs
        sums = [position[2 * half, a] + position[2 * half + 1, b] for a, b in pairs]
        group[half] = np.searchsorted(sums, np.arange(group.shape[1]))
    counts = np.array([len(pairs) for pairs in halves], np.int32)
    return RowSpace(locked, position, crosses, after, gain, counts, pair, members, group)


def _states(sheet: FieldSheet, length: int) -> list[tuple[int, int]]:
    """Position and crosses of the open states of a row."""
    plain = range(1, length - sheet.locking + 1)
    return [(0, 0), *((p, c) for p in plain for c in range(1, p + 1))]


def is_mirrored(sheet: FieldSheet, lucky: tuple[int, int]) -> bool:
    """Whether the first two rows and the last two may change places.

    >>> from crosshex.fast.qwixx.sheet import LONGO, QWIXX
    >>> is_mirrored(QWIXX, NO_LUCK), is_mirrored(LONGO, (5, 8))
    (True, False)
    """
    return lucky == NO_LUCK and exchangeable(sheet, {0: 2, 1: 3})


def exchangeable(sheet: FieldSheet, rows: dict[int, int]) -> bool:
    """Whether rows may change places without changing the game.

    They may if the colours can be renamed so that the sheet stays the same, as it is or with all
    numbers mirrored: dice show 7 as often as their mirror image 7, 2 as often as 12.

    >>> from crosshex.fast.qwixx.sheet import QWIXX, read_notation
    >>> exchangeable(QWIXX, {0: 1}), exchangeable(QWIXX, {0: 2}), exchangeable(QWIXX, {0: 2, 1: 3})
    (True, False, True)
    """
    if any(row >= len(sheet.rows) for row in (*rows, *rows.values())):
        return False
    places = {row: row for row in range(len(sheet.rows))}
    places |= rows | {other: row for row, other in rows.items()}
    sums = 2 * sheet.faces + 2
    return any(_same(sheet, places, sums if mirror else 0) for mirror in (False, True))


def _same(sheet: FieldSheet, places: dict[int, int], sums: int) -> bool:
    """Whether a renaming of colours makes every row the one in its new place.

    ``sums`` mirrors the numbers: each becomes what is missing to this sum; 0 leaves them.
    """
    renamed: dict[int, int] = {}
    for row, other in places.items():
        if len(sheet.rows[row]) != len(sheet.rows[other]):
            return False
        for (colour, number), (its, wanted) in zip(sheet.rows[row], sheet.rows[other], strict=True):
            if renamed.setdefault(colour, its) != its or wanted != (
                sums - number if sums else number
            ):
                return False
    return len(set(renamed.values())) == len(renamed)


def count_states(sheet: FieldSheet, lucky: tuple[int, int]) -> int:
    """How many states backward induction visits, failed throws counted.

    >>> from crosshex.fast.qwixx.sheet import LONGO, QWIXX
    >>> count_states(QWIXX, NO_LUCK), count_states(LONGO, (5, 8))
    (5455128, 76353744)
    """
    none, one = [], []
    for half in range(2):
        (a, a_locks), (b, b_locks) = _row_counts(sheet, half)
        alike = _alike(sheet, half)
        none.append(a * (a + 1) // 2 if alike else a * b)
        one.append(a * a_locks if alike else a * b_locks + b * a_locks)
    if is_mirrored(sheet, lucky):
        return FAILED_THROWS * (none[0] * (none[0] + 1) // 2 + none[0] * one[0])
    return FAILED_THROWS * (none[0] * none[1] + none[0] * one[1] + one[0] * none[1])


def count_pairs(sheet: FieldSheet) -> tuple[int, int]:
    """How many pairs of row states the first two rows have, and the last two."""
    found = []
    for half in range(2):
        a, b = (sum(counts) for counts in _row_counts(sheet, half))
        found.append(a * (a + 1) // 2 if _alike(sheet, half) else a * b)
    return found[0], found[1]


def _alike(sheet: FieldSheet, half: int) -> bool:
    """Whether the two rows of a pair may change places."""
    return exchangeable(sheet, {2 * half: 2 * half + 1})


def _row_counts(sheet: FieldSheet, half: int) -> list[tuple[int, int]]:
    """How many open and locked states each row of a pair has."""
    rows = (2 * half, 2 * half + 1)
    lengths = [len(sheet.rows[row]) if row < len(sheet.rows) else 0 for row in rows]
    return [(len(_states(sheet, length)), int(_can_lock(sheet, length))) for length in lengths]


def _can_lock(sheet: FieldSheet, length: int) -> bool:
    """Whether a row of this length has enough fields before its locking ones (Q2)."""
    return length > 0 and length - sheet.locking >= sheet.needed
