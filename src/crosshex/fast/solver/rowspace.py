"""The states of the solitaire game: row states, pairs of rows, and their order.

A row is all but forgotten: what matters for the future is its position (index of the rightmost
cross) and its crosses, or that it is locked. Red and yellow are interchangeable, so are green and
blue, so a sheet is two unordered pairs of rows and the number of failed throws. Pairs are ordered
by the sum of their positions: every cross leads to a pair further on, which is what backward
induction walks along.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.qwixx.sheet import KernelSheet

Int16 = NDArray[np.int16]
Int32 = NDArray[np.int32]


class RowSpace(NamedTuple):
    """Arrays that a kernel needs to find its way through the states of one sheet.

    Row states are numbered: 0 is the empty row, ``row_id(position, crosses)`` the others, and
    ``locked`` the last one.
    """

    locked: int
    position: Int16
    """Of each row state; a locked row counts as filled to the end."""
    crosses: Int16
    """Of each row state; 0 for a locked one, whose crosses no longer matter."""
    after: Int16
    """``after[state, index]``: the row state after crossing ``index``, or -1."""
    gain: Int16
    """``gain[state, index]``: the points of that cross, lock field included."""
    pair: Int32
    """``pair[a, b]`` is the number of the unordered pair of row states."""
    members: Int16
    """``members[p]``: the two row states of pair ``p``."""
    group: Int32
    """Pairs ``group[k] … group[k + 1] - 1`` have position sum ``k``."""


def row_id(position: int, crosses: int) -> int:
    """Number of the row state with ``crosses`` crosses, the rightmost at ``position``.

    >>> row_id(0, 0), row_id(1, 1), row_id(2, 1), row_id(2, 2)
    (0, 1, 2, 3)
    """
    return 1 + position * (position - 1) // 2 + crosses - 1 if position else 0


def row_space(sheet: KernelSheet) -> RowSpace:
    """Lay out the states of a sheet."""
    numbers, first_lock, needed = sheet.numbers, sheet.first_lock, sheet.needed
    states = [(0, 0)] + [(p, c) for p in range(1, first_lock) for c in range(1, p + 1)]
    locked = len(states)
    position = np.array([p for p, _ in states] + [numbers], np.int16)
    crosses = np.array([c for _, c in states] + [0], np.int16)
    after = np.full((locked + 1, numbers + 1), -1, np.int16)
    gain = np.zeros((locked + 1, numbers + 1), np.int16)
    for state, (p, c) in enumerate(states):
        for index in range(p + 1, numbers + 1):
            if index < first_lock:
                after[state, index] = row_id(index, c + 1)
                gain[state, index] = c + 1
            elif c >= needed:  # Q2: the lock field is crossed at once and counts.
                after[state, index] = locked
                gain[state, index] = c + 1 + c + 2

    pairs = sorted(
        ((a, b) for a in range(locked + 1) for b in range(a + 1)),
        key=lambda ab: (position[ab[0]] + position[ab[1]], ab),
    )
    pair = np.empty((locked + 1, locked + 1), np.int32)
    for number, (a, b) in enumerate(pairs):
        pair[a, b] = pair[b, a] = number
    sums = np.array([position[a] + position[b] for a, b in pairs])
    group = np.searchsorted(sums, np.arange(2 * numbers + 2)).astype(np.int32)
    return RowSpace(locked, position, crosses, after, gain, pair, np.array(pairs, np.int16), group)
