"""Kernels of games on a sheet: packed sheets, legal choices, and what a choice does.

A sheet is one 64-bit word, 16 bits for each row: bit ``i - 1`` of a row is the field at index ``i``
from the left, the lock field last. What blocks a seat is a second word: the numbers crossed, and in
each row's top bit a *guard* that stands as long as crosses are missing for a lock. A number may be
crossed where its *wall* meets no blocking bit: for a plain
number the bits at and right of it, for a locking number the guard. Lucky numbers need a *straight*
sheet: each row has a colour of its own and runs as in Qwixx.

A choice is a small number: 0 is nothing; in action 1, ``1 + colour`` crosses the white sum and
``5 + row`` is the lucky cross; in action 2, ``1 + colour`` and ``5 + colour`` add the first or the
second white die to the colour die. Where both white dice show the same, only the first is a choice.
A set of choices has bit ``k`` for choice ``k``.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.bits import bit_count, bit_length
from crosshex.fast.core.jit import Int, Ints, Word, Words, inline, lean
from crosshex.fast.qwixx.sheet import FieldSheet

NOTHING = 0
LUCKY = 5
"""The first lucky choice of action 1."""
CHOICES = 9
"""Choices are numbered below this in both actions."""
MOST_FAILED = 4
LOCKS_TO_END = 2

FAILED_THROWS, ROWS_LOCKED = 0, 1
"""How a game ends."""

LANE = 16
"""Bits of one row in a packed sheet."""
FULL = np.uint64(0xFFFF)
_LOWS = np.uint64(0x7FFF_7FFF_7FFF_7FFF)
"""All bits of four lanes but the top ones."""
_GUARD = np.uint64(0x8000)
_ONE = np.uint64(1)


class SheetRules(NamedTuple):
    """What the kernels look up about a sheet instead of computing it."""

    faces: int
    numbers: int
    """How many numbers the dice make."""
    first_lock: int
    """On a straight sheet the index from which on numbers lock."""
    needed: int
    wall: NDArray[np.uint64]
    """``wall[colour, number]``: the bits that must be clear for the field to be open."""
    spots: NDArray[np.uint64]
    """``spots[number]``: where the fields with this number lie, 16 bits for each colour."""
    fill: NDArray[np.uint64]
    """``fill[colour, number]``: the bits that a cross fills; a locking number fills the lock field
    too (Q2)."""
    phantom: np.uint64
    """A bit that always blocks: the wall of fields that the sheet does not have."""
    leaves: NDArray[np.int64]
    """``leaves[locked]``: the set of colours whose dice have left when these rows are locked."""
    locks: np.uint64
    """The lock fields of all rows."""
    nth: NDArray[np.uint8]
    """``nth[crosses, k]``: the ``k``-th choice of a set of crosses (bit 0 is choice 1); past the
    last one it is nothing."""


def sheet_rules(sheet: FieldSheet) -> SheetRules:
    """Tabulate a sheet."""
    highest = 2 * sheet.faces
    wall = np.zeros((4, highest + 1), np.uint64)
    fill = np.zeros((4, highest + 1), np.uint64)
    spots = [0] * (highest + 1)
    locks = 0
    for row, printed in enumerate(sheet.rows):
        first_lock = sheet.first_lock(row)
        locks |= 1 << (LANE * row + len(printed))
        for i, (colour, number) in enumerate(printed, 1):
            plain = ((1 << (first_lock - 1)) - 1) & ~((1 << (i - 1)) - 1)
            bits = plain if i < first_lock else 0x8000
            wall[colour, number] = np.uint64(bits << (LANE * row))
            spot = row | i << 2 | (i >= first_lock) << 6
            spots[number] |= spot << (LANE * colour)
            crossed = 1 << (i - 1) | (i >= first_lock) << len(printed)
            fill[colour, number] = np.uint64(crossed << (LANE * row))
    # Where fields are missing there is a bit that no row uses: four rows of fifteen are all fields.
    short = min(range(4), key=lambda row: len(sheet.rows[row]) if row < len(sheet.rows) else 0)
    absent = fill[:, 2:] == 0
    phantom = np.uint64(1 << (LANE * short + 14) if absent.any() else 0)
    wall[:, 2:][absent] = phantom
    leaves = np.zeros(16, np.int64)
    for locked in range(16):
        for row, printed in enumerate(sheet.rows):
            leaves[locked] |= (locked >> row & 1) << printed[-1][0]
    nth = np.zeros((256, CHOICES), np.uint8)
    for crosses in range(256):
        for k, bit in enumerate(b for b in range(8) if crosses >> b & 1):
            nth[crosses, k] = 1 + bit
    return SheetRules(
        sheet.faces,
        highest - 1,
        sheet.first_lock(0) if sheet.is_straight else 0,
        sheet.needed,
        wall,
        np.array(spots, np.uint64),
        fill,
        phantom,
        leaves,
        np.uint64(locks),
        nth,
    )


def pack(rows: Sequence[int]) -> np.uint64:
    """Up to four rows as one packed sheet.

    >>> hex(pack([1, 2, 3, 0x8000]))
    '0x8000000300020001'
    """
    return np.uint64(sum(bits << LANE * row for row, bits in enumerate(rows)))


@inline
def lane(sheet: Word, row: Int) -> Word:
    """The bits of one row."""
    return (sheet >> np.uint64(LANE * row)) & FULL


@inline
def blocking(sheet: Word, needed: Int) -> Word:
    """What blocks this sheet: its crosses, and the guards of rows with too few of them (Q2).

    Rows whose lock is crossed are closed for everybody, so their top bit does not matter.
    """
    result = sheet & _LOWS
    for row in range(4):
        if bit_count(lane(sheet, row)) < needed:
            result |= _GUARD << np.uint64(LANE * row)
    return result


@inline
def closed_lanes(locked: Int) -> Word:
    """All bits of the rows in the set ``locked`` (bit ``row``)."""
    result = np.uint64(0)
    for row in range(4):
        if (locked >> row) & 1:
            result |= FULL << np.uint64(LANE * row)
    return result


@inline
def lucky_rows(sheet: Word, block: Word, closed: Word, first_lock: Int) -> Word:
    """Q4: the rows that offer a lucky cross: the next number, if it may be crossed.

    Only open rows with the fewest crosses are compared; one whose next number locks and lacks
    crosses offers nothing.
    """
    fewest = 99
    for row in range(4):
        if lane(closed, row) == 0:
            fewest = min(fewest, bit_count(lane(sheet, row)))
    result = np.uint64(0)
    for row in range(4):
        bits = lane(sheet, row)
        may_cross = bit_length(bits) + 1 < first_lock or lane(block, row) & _GUARD == 0
        if lane(closed, row) == 0 and bit_count(bits) == fewest and may_cross:
            result |= _ONE << np.uint64(row)
    return result


@inline
def spot_of(spots: Word, colour: Int) -> Word:
    """Where the field of a colour lies, from ``spots[number]``; 0 if there is none."""
    return (spots >> np.uint64(LANE * colour)) & FULL


@inline
def row_at(spot: Word) -> Int:
    """The row of a field."""
    return np.int64(spot & np.uint64(3))


@inline
def index_at(spot: Word) -> Int:
    """The index of a field from the left."""
    return np.int64((spot >> np.uint64(2)) & np.uint64(15))


@inline
def locks_at(spot: Word) -> bool:
    """Whether a field locks its row."""
    return bool((spot >> np.uint64(6)) & _ONE != 0)


@inline
def following_number(faces: Int, sheet: Word, row: Int) -> Int:
    """The next number of a row of a straight sheet."""
    index = bit_length(lane(sheet, row)) + 1
    return index + 1 if row < 2 else 2 * faces + 1 - index


@inline
def index_of(faces: Int, row: Int, number: Int) -> Int:
    """Index from the left of a number in a row."""
    return number - 1 if row < 2 else 2 * faces + 1 - number


@inline
def block_after(block: Word, sheet: Word, row: Int, needed: Int) -> Word:
    """What blocks a sheet after a cross in ``row``: the guard goes with the needed crosses."""
    block |= sheet & _LOWS & (FULL << np.uint64(LANE * row))
    if bit_count(lane(sheet, row)) >= needed:
        block &= ~(_GUARD << np.uint64(LANE * row))
    return block


@inline
def number_2(choice: Int, dice: Ints) -> Int:
    """The number that an action 2 choice crosses."""
    return dice[(choice - 1) >> 2] + dice[2 + ((choice - 1) & 3)]


@inline
def score(sheet: Word, failed: Int) -> Int:
    """Points of a sheet (Q7)."""
    total = -5 * failed
    for row in range(4):
        crosses = bit_count(lane(sheet, row))
        total += crosses * (crosses + 1) // 2
    return total


@inline
def standing(sheets: Words, failed: Ints, seat: Int) -> tuple[float, Int]:
    """Q7: a seat's share of the win if the game ended now, and its lead over the best other one."""
    mine = score(sheets[seat], failed[seat])
    best, winners = -10_000, 1
    for other in range(len(sheets)):
        if other != seat:
            theirs = score(sheets[other], failed[other])
            best = max(best, theirs)
            winners += theirs == mine
    return (1.0 / winners if mine >= best else 0.0), mine - best


@lean
def legal_1(
    rules: SheetRules, sheet: Word, locked: Int, white: Int, lucky_low: Int, lucky_high: Int
) -> Int:
    """Action 1 as a set of choices."""
    closed = closed_lanes(locked)
    block = blocking(sheet, rules.needed)
    blocked = block | closed | rules.phantom
    crosses = np.uint64(0)
    for colour in range(4):
        if blocked & rules.wall[colour, white] == 0:
            crosses |= _ONE << np.uint64(colour)
    if white in (lucky_low, lucky_high):
        crosses |= lucky_rows(sheet, block, closed, rules.first_lock) << np.uint64(4)
    return np.int64(crosses) << 1 | 1


@lean
def legal_2(rules: SheetRules, sheet: Word, locked: Int, dice: Ints) -> Int:
    """Action 2 as a set of choices."""
    blocked = blocking(sheet, rules.needed) | closed_lanes(locked) | rules.phantom
    left = rules.leaves[locked]
    crosses = np.uint64(0)
    for die in range(1 if dice[0] == dice[1] else 2):
        for colour in range(4):
            wall = rules.wall[colour, dice[die] + dice[2 + colour]]
            if not (left >> colour) & 1 and blocked & wall == 0:
                crosses |= _ONE << np.uint64(4 * die + colour)
    return np.int64(crosses) << 1 | 1


@lean
def step_1(rules: SheetRules, sheets: Words, locked: Int, white: Int, choices: Ints) -> Int:
    """Action 1 of all seats at once (Q5); returns the rows locked afterwards."""
    for seat in range(len(sheets)):
        choice = choices[seat]
        if choice == NOTHING:
            continue
        colour = (choice - 1) & 3
        number = white
        if choice >= LUCKY:
            number = following_number(rules.faces, sheets[seat], colour)
        spot = spot_of(rules.spots[number], colour)
        sheets[seat] |= rules.fill[colour, number]
        if locks_at(spot):
            locked |= 1 << row_at(spot)
    return locked


@lean
def step_2(
    rules: SheetRules,
    sheets: Words,
    failed: Ints,
    locked: Int,
    active: Int,
    crossed: bool,
    dice: Ints,
    choice: Int,
) -> Int:
    """Action 2 of the active seat, or its failed throw (Q3); the rows locked afterwards."""
    if choice == NOTHING:
        if not crossed:
            failed[active] += 1
        return locked
    colour, number = (choice - 1) & 3, number_2(choice, dice)
    spot = spot_of(rules.spots[number], colour)
    sheets[active] |= rules.fill[colour, number]
    if locks_at(spot):
        locked |= 1 << row_at(spot)
    return locked


@lean
def scores(sheets: Words, failed: Ints, result: Ints) -> None:
    """Write the points of every seat into ``result``."""
    for seat in range(len(sheets)):
        result[seat] = score(sheets[seat], failed[seat])


@lean
def is_over(failed: Ints, locked: Int) -> bool:
    """Whether the game has ended (Q6)."""
    most = 0
    for seat in range(len(failed)):
        most = max(most, failed[seat])
    return most >= MOST_FAILED or bit_count(np.uint64(locked)) >= LOCKS_TO_END
