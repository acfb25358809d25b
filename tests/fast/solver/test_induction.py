"""The solver compared with plain recursion on small sheets, and with known values."""

from functools import cache
from itertools import product
from pathlib import Path
from typing import TypeAlias

import pytest

from crosshex.fast.qwixx.sheet import NO_LUCK, KernelSheet
from crosshex.fast.solver.solution import solve

Rows: TypeAlias = tuple[tuple[int, ...], ...]

SMALL = KernelSheet(faces=2, first_lock=3, needed=1)
TWO_LOCKS = KernelSheet(faces=2, first_lock=2, needed=1)


def brute_force(sheet: KernelSheet, lucky: tuple[int, int]) -> float:
    """Expected score of perfect play by plain recursion over every roll and every choice.

    A row is the tuple of its crossed indices; no code is shared with the kernels.
    """
    last = 2 * sheet.faces - 1
    lock = last + 1

    def score(rows: Rows, failed: int) -> float:
        return sum(len(row) * (len(row) + 1) / 2 for row in rows) - 5 * failed

    def locks(rows: Rows) -> int:
        return sum(lock in row for row in rows)

    def cross(rows: Rows, c: int, index: int) -> Rows | None:
        row = rows[c]
        if (row and index <= row[-1]) or lock in row:
            return None
        if index >= sheet.first_lock:
            if len(row) < sheet.needed:
                return None
            new = (*row, index, lock)
        else:
            new = (*row, index)
        return (*rows[:c], new, *rows[c + 1 :])

    def index_of(c: int, number: int) -> int:
        return number - 1 if c < 2 else 2 * sheet.faces + 1 - number

    @cache
    def value(rows: Rows, failed: int) -> float:
        if failed == 4 or locks(rows) >= 2:
            return score(rows, failed)
        total = 0.0
        rolls = list(product(range(1, sheet.faces + 1), repeat=6))
        for w, v, *colour in rolls:
            first: set[Rows | None] = {rows}
            for c in range(4):
                first.add(cross(rows, c, index_of(c, w + v)))
            if w + v in lucky:
                open_rows = [c for c in range(4) if lock not in rows[c]]
                fewest = min(len(rows[c]) for c in open_rows)
                for c in open_rows:
                    if len(rows[c]) == fewest:
                        first.add(cross(rows, c, (rows[c][-1] if rows[c] else 0) + 1))
            best = -1e9
            for after in first:
                if after is None:
                    continue
                if locks(after) >= 2:
                    best = max(best, score(after, failed))
                    continue
                best = max(best, value(after, failed + (after == rows)))
                for c in range(4):
                    for white in (w, v):
                        then = cross(after, c, index_of(c, white + colour[c]))
                        if then is not None:
                            best = max(best, value(then, failed))
            total += best
        return total / len(rolls)

    return float(value(((), (), (), ()), 0))


@pytest.mark.parametrize(
    ("sheet", "lucky"),
    [
        (SMALL, NO_LUCK),
        (SMALL, (2, 3)),
        pytest.param(SMALL, (3, 4), marks=pytest.mark.slow),
        (TWO_LOCKS, NO_LUCK),
        (TWO_LOCKS, (2, 4)),
    ],
)
def test_the_solver_agrees_with_plain_recursion(
    sheet: KernelSheet, lucky: tuple[int, int], tmp_path: Path
) -> None:
    assert solve(sheet, lucky, folder=tmp_path).value == pytest.approx(brute_force(sheet, lucky))
