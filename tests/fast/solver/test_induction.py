"""The solver compared with plain recursion on small sheets, and with known values."""

import random
import tempfile
from functools import cache
from itertools import product
from pathlib import Path
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosshex.fast.qwixx.sheet import NO_LUCK, FieldSheet, read_notation, straight_sheet
from crosshex.fast.solver.rowspace import (
    count_pairs,
    count_states,
    exchangeable,
    is_mirrored,
    row_space,
)
from crosshex.fast.solver.solution import solve
from tests.random_sheets import MIXX

Rows: TypeAlias = tuple[tuple[int, ...], ...]

SMALL = straight_sheet(faces=2, locking=1, needed=1)
TWO_LOCKS = straight_sheet(faces=2, locking=2, needed=1)
LOCK = 99
"""The index of a crossed lock field."""


def brute_force(sheet: FieldSheet, lucky: tuple[int, int] = NO_LUCK) -> float:
    """Expected score of perfect play by plain recursion over every roll and every choice.

    A row is the tuple of its crossed indices; no code is shared with the kernels.
    """
    places = {
        field: (row, index)
        for row, printed in enumerate(sheet.rows)
        for index, field in enumerate(printed, 1)
    }

    def score(rows: Rows, failed: int) -> float:
        return sum(len(row) * (len(row) + 1) / 2 for row in rows) - 5 * failed

    def locked(rows: Rows) -> list[int]:
        return [c for c, row in enumerate(rows) if LOCK in row]

    def cross(rows: Rows, c: int, index: int) -> Rows | None:
        row = rows[c]
        if (row and index <= row[-1]) or index > len(sheet.rows[c]):
            return None
        new = (*row, index)
        if index > len(sheet.rows[c]) - sheet.locking:
            if len(row) < sheet.needed:
                return None
            new = (*new, LOCK)
        return (*rows[:c], new, *rows[c + 1 :])

    def cross_field(rows: Rows, colour: int, number: int) -> Rows | None:
        if (colour, number) not in places:
            return None
        return cross(rows, *places[colour, number])

    @cache
    def value(rows: Rows, failed: int) -> float:
        if failed == 4 or len(locked(rows)) >= 2:
            return score(rows, failed)
        total = 0.0
        rolls = list(product(range(1, sheet.faces + 1), repeat=6))
        for w, v, *dice in rolls:
            first: set[Rows | None] = {rows}
            for colour in range(4):
                first.add(cross_field(rows, colour, w + v))
            if w + v in lucky:
                open_rows = [c for c in range(4) if LOCK not in rows[c]]
                fewest = min(len(rows[c]) for c in open_rows)
                for c in open_rows:
                    if len(rows[c]) == fewest:
                        first.add(cross(rows, c, (rows[c][-1] if rows[c] else 0) + 1))
            best = -1e9
            for after in first:
                if after is None:
                    continue
                if len(locked(after)) >= 2:
                    best = max(best, score(after, failed))
                    continue
                best = max(best, value(after, failed + (after == rows)))
                # S2: a locked row takes the die of its last field out of the game.
                left = {sheet.rows[c][-1][0] for c in locked(after)}
                for colour in {0, 1, 2, 3} - left:
                    for white in (w, v):
                        then = cross_field(after, colour, white + dice[colour])
                        if then is not None:
                            best = max(best, value(then, failed))
            total += best
        return total / len(rolls)

    return float(value(((),) * len(sheet.rows), 0))


@pytest.mark.parametrize(
    ("sheet", "lucky"),
    [
        (SMALL, NO_LUCK),
        pytest.param(SMALL, (2, 3), marks=pytest.mark.slow),
        pytest.param(SMALL, (3, 4), marks=pytest.mark.slow),
        (TWO_LOCKS, NO_LUCK),
        (TWO_LOCKS, (2, 4)),
    ],
)
def test_the_solver_agrees_with_plain_recursion(
    sheet: FieldSheet, lucky: tuple[int, int], tmp_path: Path
) -> None:
    assert solve(sheet, lucky, folder=tmp_path).value == pytest.approx(brute_force(sheet, lucky))


def small_sheet(seed: int) -> FieldSheet:
    """A sheet of few fields with dice of two faces, in two to four rows of different lengths."""
    rng = random.Random(seed)
    locking = rng.randint(1, 2)
    fields = list(product(range(4), range(2, 5)))
    rng.shuffle(fields)
    rows, most = [], 9
    for _ in range(rng.randint(2, 4)):
        length = min(rng.randint(locking + 1, 4), most)
        if length <= locking:
            break
        rows.append(tuple(fields[:length]))
        del fields[:length]
        most -= length
    needed = rng.randint(0, max(map(len, rows)) - locking)
    return FieldSheet(2, locking, needed, tuple(rows))


@settings(max_examples=15)
@given(st.integers(0, 2**32 - 1))
def test_the_solver_agrees_with_plain_recursion_on_any_sheet(seed: int) -> None:
    sheet = small_sheet(seed)
    with tempfile.TemporaryDirectory() as folder:
        solved = solve(sheet, folder=Path(folder))
    assert solved.value == pytest.approx(brute_force(sheet), abs=1e-9)
    assert solved.states == count_states(sheet, NO_LUCK)


@pytest.mark.parametrize(
    ("notation", "rows", "alike"),
    [
        ("faces=2 needed=1 r2-4 / y2-4 / g4-2 / b4-2", {0: 1}, True),
        ("faces=2 needed=1 r2-4 / y2-4 / g4-2 / b4-2", {2: 3}, True),
        ("faces=2 needed=1 r2-4 / y2-4 / g4-2 / b4-2", {0: 2, 1: 3}, True),
        ("faces=2 needed=1 r2-4 / y2-3 y4 / g4-2 / b4-3", {2: 3}, False),
        ("faces=2 needed=1 r2-4 / y2 y4 y3 / g4-2 / b4-2", {0: 1}, False),
        ("faces=2 needed=1 r2 y3-4 / y2 r3-4", {0: 1}, True),
        ("faces=2 needed=1 r2 y3-4 / y2 r3 g4", {0: 1}, False),
        ("faces=2 needed=1 r2-4 / y2-4", {0: 2, 1: 3}, False),
    ],
)
def test_rows_that_may_change_places_are_found(
    notation: str, rows: dict[int, int], alike: bool
) -> None:
    assert exchangeable(read_notation(notation), rows) == alike


def test_mixx_by_colours_is_its_own_mirror_image_and_mixx_by_numbers_is_not() -> None:
    colours, numbers = (read_notation(sheet.notation) for sheet in MIXX)
    assert is_mirrored(colours, NO_LUCK)
    assert not is_mirrored(numbers, NO_LUCK)


@pytest.mark.parametrize("seed", range(20))
def test_states_and_pairs_are_counted_as_they_are_laid_out(seed: int) -> None:
    sheet = small_sheet(seed)
    assert tuple(row_space(sheet).counts) == count_pairs(sheet)
