"""Questions to a solved game: what a position is worth, the best choice, the cost of the others.

The kernels here turn a sheet and a roll into the worth of every choice. :class:`Advisor` calls them
from Python, in the notation (``r5``, ``*g16``, ``-``, ``x``). In a game of several seats the same
answers hold for a player who cares only about their own points: a row that somebody else has locked
is a locked row.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.bits import bit_count, bit_length
from crosshex.fast.core.jit import Floats, Int, Ints, Word, Words, inline, inline_counted, njit
from crosshex.fast.qwixx.kernels import (
    CHOICES,
    LUCKY,
    MOST_FAILED,
    NOTHING,
    SheetRules,
    following_number,
    index_at,
    lane,
    legal_1,
    legal_2,
    locks_at,
    number_2,
    pack,
    row_at,
    sheet_rules,
    spot_of,
)
from crosshex.fast.qwixx.sheet import COLOURS
from crosshex.fast.solver.rowspace import RowSpace
from crosshex.fast.solver.solution import Solution

ILLEGAL = -1e9

Lucky: TypeAlias = Ints | tuple[int, int]


class KernelValues(NamedTuple):
    """A solution as the kernels read it."""

    points: NDArray[np.float32]
    """A line for each pair of pairs of rows, four values for the failed throws."""
    mirrored: bool
    flipped: bool
    space: RowSpace


def kernel_values(solved: Solution) -> KernelValues:
    """A solution in the shape that kernels take."""
    return KernelValues(solved.points, solved.mirrored, solved.flipped, solved.space)


@inline
def row_state(space: RowSpace, row: Int, bits: Int, is_locked: Int) -> Int:
    """The state of a row with these bits."""
    if is_locked:
        return np.int64(space.locked[row])
    position = bit_length(bits)
    return position * (position - 1) // 2 + bit_count(bits) if position else 0


@inline
def state_value(
    points: NDArray[np.float32],
    mirrored: bool,
    flipped: bool,
    space: RowSpace,
    rows: Ints,
    failed: Int,
) -> float:
    """Expected further points of four row states."""
    locks = 0
    for row in range(4):
        locks += rows[row] == space.locked[row]
    if locks >= 2 or failed >= MOST_FAILED:
        return 0.0
    a = np.int64(space.pair[0, rows[0], rows[1]])
    b = np.int64(space.pair[1, rows[2], rows[3]])
    pairs = np.int64(space.counts[1])
    if (mirrored and a > b) or flipped:
        a, b = b, a
    line = a * pairs - a * (a - 1) // 2 + b - a if mirrored else a * pairs + b
    return np.float64(points[line, failed])


@inline
def sheet_states(space: RowSpace, sheet: Word, locked: Int, rows: Ints) -> None:
    """Write the row states of a packed sheet into ``rows``."""
    for row in range(4):
        rows[row] = row_state(space, row, lane(sheet, row), (locked >> row) & 1)


@inline
def worth_2(
    rules: SheetRules,
    values: KernelValues,
    sheet: Word,
    failed: Int,
    locked: Int,
    crossed: bool,
    dice: Ints,
    rows: Ints,
    worth: Floats,
) -> None:
    """Fill ``worth`` with what each action 2 choice is worth, points of the choice included."""
    points, mirrored, flipped, space = values
    sheet_states(space, sheet, locked, rows)
    legal = legal_2(rules, sheet, locked, dice)
    for choice in range(CHOICES):
        worth[choice] = ILLEGAL
        if not (legal >> choice) & 1:
            continue
        if choice == NOTHING:
            if crossed:
                worth[0] = state_value(points, mirrored, flipped, space, rows, failed)
            else:
                worth[0] = state_value(points, mirrored, flipped, space, rows, failed + 1) - 5.0
            continue
        spot = spot_of(rules.spots[number_2(choice, dice)], (choice - 1) & 3)
        row, index = row_at(spot), index_at(spot)
        before = rows[row]
        rows[row] = space.after[row, before, index]
        worth[choice] = space.gain[row, before, index] + state_value(
            points, mirrored, flipped, space, rows, failed
        )
        rows[row] = before


@inline_counted
def worth_1(
    rules: SheetRules,
    values: KernelValues,
    lucky: Lucky,
    sheet: Word,
    failed: Int,
    locked: Int,
    dice: Ints,
    active: Int,
    rows: Ints,
    inner: Floats,
    worth: Floats,
) -> None:
    """Fill ``worth`` with what each action 1 choice is worth, with the best action 2 to follow.

    A seat that is not active has no action 2 and no failed throw.
    """
    points, mirrored, flipped, space = values
    white = dice[0] + dice[1]
    legal = legal_1(rules, sheet, locked, white, lucky[0], lucky[1])
    for choice in range(CHOICES):
        worth[choice] = ILLEGAL
        if not (legal >> choice) & 1:
            continue
        gain = 0.0
        then, locked_then = sheet, locked
        if choice != NOTHING:
            colour, number = (choice - 1) & 3, white
            if choice >= LUCKY:
                number = following_number(rules.faces, sheet, colour)
            spot = spot_of(rules.spots[number], colour)
            row = row_at(spot)
            state = row_state(space, row, lane(sheet, row), False)
            gain = float(space.gain[row, state, index_at(spot)])
            then = sheet | rules.fill[colour, number]
            if locks_at(spot):
                locked_then = locked | (1 << row)
        if not active or bit_count(np.uint64(locked_then)) >= 2:
            sheet_states(space, then, locked_then, rows)
            worth[choice] = gain + state_value(points, mirrored, flipped, space, rows, failed)
            continue
        worth_2(rules, values, then, failed, locked_then, choice != NOTHING, dice, rows, inner)
        worth[choice] = gain + inner.max()


@njit
def ask_1(
    rules: SheetRules,
    values: KernelValues,
    lucky: Lucky,
    sheet: Word,
    failed: Int,
    locked: Int,
    dice: Ints,
    active: Int,
) -> Floats:
    """What each action 1 choice is worth; :data:`ILLEGAL` where there is none."""
    worth = np.empty(CHOICES)
    worth_1(
        rules,
        values,
        lucky,
        np.uint64(sheet),
        failed,
        locked,
        dice,
        active,
        np.empty(4, np.int64),
        np.empty(CHOICES),
        worth,
    )
    return worth


@njit
def ask_2(
    rules: SheetRules,
    values: KernelValues,
    sheet: Word,
    failed: Int,
    locked: Int,
    crossed: bool,
    dice: Ints,
) -> Floats:
    """What each action 2 choice is worth; :data:`ILLEGAL` where there is none."""
    worth = np.empty(CHOICES)
    worth_2(
        rules, values, np.uint64(sheet), failed, locked, crossed, dice, np.empty(4, np.int64), worth
    )
    return worth


@njit
def ask_values(values: KernelValues, sheets: Words, failed: Ints, locked: Ints) -> Floats:
    """Expected further points of sheets before the throw; none if the game is over."""
    points, mirrored, flipped, space = values
    rows, found = np.empty(4, np.int64), np.empty(len(sheets))
    for at in range(len(sheets)):
        sheet_states(space, sheets[at], locked[at], rows)
        found[at] = state_value(points, mirrored, flipped, space, rows, failed[at])
    return found


@njit
def row_states(space: RowSpace, sheets: Words, locked: Ints) -> Ints:
    """The four row states of each sheet."""
    found = np.empty((len(sheets), 4), np.int64)
    for at in range(len(sheets)):
        sheet_states(space, sheets[at], locked[at], found[at])
    return found


class Advice(NamedTuple):
    """One choice: its word, the further points it leads to on average, what it gives away."""

    choice: str
    worth: float
    cost: float


class Advisor:
    """Answers from a solved game.

    Rows are bit masks of the fields crossed, from the left, the lock field last, in the order of
    the sheet; ``locked`` is the set of rows closed to all, as a mask of bits 0 to 3.
    """

    def __init__(self, solved: Solution) -> None:
        self.solution = solved
        self.sheet_rules: SheetRules = sheet_rules(solved.sheet)
        self.values = kernel_values(solved)

    def value(self, rows: Sequence[int], failed: int = 0, locked: int = 0) -> float:
        """Expected further points from here, before the throw."""
        one = np.array([pack(rows)]), np.array([failed]), np.array([locked])
        return float(ask_values(self.values, *one)[0])

    def action_1(
        self,
        rows: Sequence[int],
        roll: Sequence[int],
        failed: int = 0,
        locked: int = 0,
        *,
        active: bool = True,
    ) -> list[Advice]:
        """Every action 1 choice, best first; the best action 2 is assumed to follow."""
        worth = ask_1(
            self.sheet_rules,
            self.values,
            self.solution.lucky,
            pack(rows),
            failed,
            locked,
            _dice(roll),
            active,
        )

        def word(choice: int) -> str:
            colour = (choice - 1) & 3
            if choice < LUCKY:
                return "-" if choice == NOTHING else f"{COLOURS[colour]}{roll[0] + roll[1]}"
            # Only straight sheets have lucky numbers: each colour has its row.
            number = self.solution.sheet.number(colour, int(rows[colour]).bit_length() + 1)
            return f"*{COLOURS[colour]}{number}"

        return _ranked(worth, word)

    def action_2(
        self,
        rows: Sequence[int],
        roll: Sequence[int],
        failed: int = 0,
        locked: int = 0,
        *,
        crossed: bool = False,
    ) -> list[Advice]:
        """Every action 2 choice, best first; ``crossed`` if action 1 crossed a number."""
        dice = _dice(roll)
        worth = ask_2(self.sheet_rules, self.values, pack(rows), failed, locked, crossed, dice)

        def word(choice: int) -> str:
            if choice == NOTHING:
                return "-" if crossed else "x"
            colour = (choice - 1) & 3
            return f"{COLOURS[colour]}{roll[(choice - 1) >> 2] + roll[2 + colour]}"

        return _ranked(worth, word)


def _dice(roll: Sequence[int]) -> NDArray[np.int64]:
    """Six dice; a die that has left may be given as 0 or None and is never used."""
    return np.array([die or 1 for die in roll], np.int64)


def _ranked(worth: Floats, word: Callable[[int], str]) -> list[Advice]:
    """The legal choices by their words, best first."""
    best = worth.max()
    legal = np.flatnonzero(worth > ILLEGAL / 2).tolist()
    ranked = sorted(legal, key=lambda choice: -worth[choice])
    return [Advice(word(k), float(worth[k]), float(best - worth[k])) for k in ranked]
