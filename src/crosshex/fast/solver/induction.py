"""Exact perfect play in solitaire Qwixx and Longo, by backward induction.

The value of a state is the expected number of points still to come. A turn chooses a pair (action
1, action 2) with all dice in view, so with ``y[c, n]`` the best that can follow a cross of ``n`` in
row ``c`` as action 2 (over all action 1 choices that leave it legal), and ``x`` the best without an
action 2, the value of a white roll is ``E max(x, y[c, n] over what the four dice allow)``. The four
colour dice are independent: walking the ``y`` above ``x`` from the best down, the chance that no
die has reached it yet is a product of four small fractions. No roll of the colour dice is ever
enumerated.

States are ``values[A, B, f]``: ``A`` the pair of the first two rows, ``B`` that of the last two,
``f`` failed throws. Where two rows are locked the game is over and the value is 0.
"""

from itertools import product
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.jit import Floats, Int, Ints, inline, njit
from crosshex.fast.qwixx.sheet import FieldSheet
from crosshex.fast.solver.rowspace import FAILED_THROWS, ROWS, RowSpace

_PENALTY = -5.0
_IMPOSSIBLE = -1e9
CrossLists: TypeAlias = tuple[Ints, Ints, Ints, Floats, Ints]
"""Of the crosses that may come this turn: their fields, the row states and pairs of rows that they
lead to, their points, and the dice that have left by then."""
_ALL_LEFT = 15
"""In a set of dice that have left: the game is over, so that nothing can be crossed."""


class FieldTables(NamedTuple):
    """What the kernels look up about the fields and dice of a sheet.

    A field is numbered ``4 * index + row``. A set of faces has bit ``b`` for face ``b + 1``; the
    sets of the four dice are packed into 32 bits, eight for each colour.
    """

    faces: int
    number: NDArray[np.int64]
    die: NDArray[np.int64]
    """Which colour die crosses a field."""
    leaves: NDArray[np.int64]
    """The set of colour dice that leave when a row is locked: one."""
    keep: NDArray[np.uint32]
    """``keep[w, v, field]``: the faces left when those are struck out with which the white dice
    ``w`` and ``v`` reach a field."""
    size: NDArray[np.float64]
    """Number of faces in the set of one die."""
    inverse: NDArray[np.float64]
    """One over that number."""


def field_tables(sheet: FieldSheet) -> FieldTables:
    """Tabulate the fields and dice of a sheet."""
    faces = sheet.faces
    fields = ROWS * (max(map(len, sheet.rows)) + 1)
    number, die = np.zeros((2, fields), np.int64)
    leaves = np.zeros(ROWS, np.int64)
    keep = np.full((faces + 1, faces + 1, fields), 0xFFFFFFFF, np.uint32)
    for row, printed in enumerate(sheet.rows):
        leaves[row] = 1 << printed[-1][0]
        for index, (colour, value) in enumerate(printed, 1):
            field = ROWS * index + row
            number[field], die[field] = value, colour
            for w, v in product(range(1, faces + 1), repeat=2):
                for face in {value - w, value - v}:
                    if 1 <= face <= faces:
                        struck = 1 << (8 * colour + face - 1)
                        keep[w, v, field] &= np.uint32(0xFFFFFFFF ^ struck)
    real = (1 << faces) - 1  # bits beyond the faces of a smaller die are never looked at
    size = np.array([(mask & real).bit_count() for mask in range(256)], np.float64)
    return FieldTables(faces, number, die, leaves, keep, size, 1 / np.maximum(size, 1))


@inline
def _raise(
    best: Floats, white: Int, cross: Int, values: Floats, a: Int, b: Int, points: float
) -> None:
    """Raise ``best`` to the points made and those that may still be expected from a state."""
    for f in range(FAILED_THROWS):
        worth = points + values[a, b, f]
        before = best[white, cross, f]
        best[white, cross, f] = worth if worth > before else before


@inline
def _list_crosses(
    space: RowSpace,
    tables: FieldTables,
    rows: Ints,
    gone: Int,
    lists: CrossLists,
) -> Int:
    """List every field that may ever be crossed this turn; how many there are.

    One that lacks crosses to its left leads to no row state, -1; action 1 may still bring them.
    """
    field, target, moved, gain, left = lists
    found = 0
    locked = gone != 0
    for row in range(ROWS):
        state = rows[row]
        other = rows[row ^ 1]
        for index in range(space.position[row, state] + 1, space.after.shape[2]):
            if tables.number[ROWS * index + row] == 0:
                break
            then = space.after[row, state, index]
            field[found] = ROWS * index + row
            target[found] = then
            left[found] = gone
            if then >= 0:
                gain[found] = space.gain[row, state, index]
                half = row >> 1
                pair = space.pair[half, other, then] if row & 1 else space.pair[half, then, other]
                moved[found] = pair
                if then == space.locked[row]:
                    # Q6: the second lock ends the game before action 2.
                    left[found] = _ALL_LEFT if locked else tables.leaves[row]
            found += 1
    return found


@inline
def _follow(
    values: Floats,
    space: RowSpace,
    tables: FieldTables,
    rows: Ints,
    lists: CrossLists,
    found: Int,
    best: Floats,
    white: Int,
    one: Int,
) -> None:
    """Raise ``best`` for every action 2 that may follow cross ``one`` of this white sum."""
    field, target, moved, gain, left = lists
    die, pair, after = tables.die, space.pair, space.after
    row, then = field[one] & 3, target[one]
    half, beside = row >> 1, rows[row ^ 1]
    first_pair, second_pair = pair[0, rows[0], rows[1]], pair[1, rows[2], rows[3]]
    closed = then == space.locked[row]
    for two in range(found):
        if (left[one] >> die[field[two]]) & 1:
            continue
        its_row = field[two] & 3
        if its_row != row:
            if target[two] < 0:
                continue
            points = gain[one] + gain[two]
            if its_row >> 1 == half:
                mine = pair[half, target[two], then] if row & 1 else pair[half, then, target[two]]
                a, b = (first_pair, mine) if half else (mine, second_pair)
            elif half:
                a, b = moved[two], moved[one]
            else:
                a, b = moved[one], moved[two]
        else:
            if two <= one or closed:
                continue
            index = field[two] >> 2
            both = after[row, then, index]
            if both < 0:
                continue
            points = gain[one] + space.gain[row, then, index]
            mine = pair[half, beside, both] if row & 1 else pair[half, both, beside]
            a, b = (first_pair, mine) if half else (mine, second_pair)
        _raise(best, white, two, values, a, b, points)


@inline
def _look_ahead(
    values: Floats,
    space: RowSpace,
    tables: FieldTables,
    lucky: tuple[int, int],
    rows: Ints,
    gone: Int,
    lists: CrossLists,
    found: Int,
    best: Floats,
) -> None:
    """For every white sum: ``best`` with each action 2, and last the best action 1 alone."""
    field, target, moved, gain, _ = lists
    highest = 2 * tables.faces
    first_pair = space.pair[0, rows[0], rows[1]]
    second_pair = space.pair[1, rows[2], rows[3]]
    alone = best.shape[1] - 1
    fewest = highest
    for row in range(ROWS):
        if rows[row] != space.locked[row]:
            fewest = min(fewest, space.crosses[row, rows[row]])
    for cross in range(found):
        for f in range(FAILED_THROWS):
            best[0, cross, f] = _IMPOSSIBLE
        # A die that has left crosses nothing, but the white dice may.
        if target[cross] >= 0 and not (gone >> tables.die[field[cross]]) & 1:
            a = first_pair if field[cross] & 2 else moved[cross]
            b = moved[cross] if field[cross] & 2 else second_pair
            _raise(best, 0, cross, values, a, b, gain[cross])
    for white in range(2, highest + 1):
        for f in range(FAILED_THROWS):
            best[white, alone, f] = _IMPOSSIBLE
        for cross in range(found):
            for f in range(FAILED_THROWS):
                best[white, cross, f] = best[0, cross, f]
    for one in range(found):
        if target[one] < 0:
            continue
        row = field[one] & 3
        a = first_pair if field[one] & 2 else moved[one]
        b = moved[one] if field[one] & 2 else second_pair
        # Q4: the next number of an emptiest open row is crossed by lucky sums, too.
        is_next = field[one] >> 2 == space.position[row, rows[row]] + 1
        is_lucky = lucky[0] > 0 and is_next and space.crosses[row, rows[row]] == fewest
        for k in range(3 if is_lucky else 1):
            white = tables.number[field[one]] if k == 0 else lucky[k - 1]
            _raise(best, white, alone, values, a, b, gain[one])
            _follow(values, space, tables, rows, lists, found, best, white, one)


@inline
def _sort(best: Floats, white: Int, f: Int, order: Ints, worth: Floats, count: Int) -> None:
    """Sort crosses by their worth for one white sum and one number of failed throws, best first.

    The order for one number of failed throws or one white sum is nearly that for the next, so
    insertion is quick.
    """
    for k in range(count):
        this = order[white, f, k]
        value = best[white, this, f]
        place = k
        while place > 0 and worth[white, f, place - 1] < value:
            worth[white, f, place] = worth[white, f, place - 1]
            order[white, f, place] = order[white, f, place - 1]
            place -= 1
        worth[white, f, place] = value
        order[white, f, place] = this


@inline
def _expect(
    floor: float,
    above: Int,
    worth: Floats,
    f: Int,
    ranked: Ints,
    keep: NDArray[np.uint32],
    size: Floats,
    inverse: Floats,
    w: Int,
    v: Int,
) -> float:
    """Expected best of ``floor`` and what four independent dice reach with one white roll.

    ``missed`` holds, eight bits for each die, the faces that have reached nothing so far; the
    chance that all four dice show such a face shrinks from 1 as the walk goes down the list.
    """
    missed = np.uint32(0xFFFFFFFF)
    chance = 1.0
    total = 0.0
    for k in range(above):
        shift = np.uint32((ranked[k] & 3) << 3)
        before = (missed >> shift) & np.uint32(0xFF)
        missed &= keep[w, v, ranked[k] >> 2]
        remaining = (missed >> shift) & np.uint32(0xFF)
        lower = chance * (size[remaining] * inverse[before])
        total += worth[w + v, f, k] * (chance - lower)
        chance = lower
    return total + chance * floor


@njit
def solve_block(
    values: Floats,
    first: Int,
    last: Int,
    level: Int,
    mirrored: bool,
    space: RowSpace,
    tables: FieldTables,
    lucky: tuple[int, int],
) -> Int:
    """Solve the states of one level whose first pair is in ``first … last - 1``.

    A level holds all states with the same sum of positions; none of them leads to another. With
    ``mirrored`` only states with ``A <= B`` are solved, and copied to their mirror image. Returns
    how many states (failed throws counted) were solved.
    """
    faces, die = tables.faces, tables.die
    keep, size, inverse = tables.keep, tables.size, tables.inverse
    most = ROWS * space.after.shape[2]
    best = np.empty((2 * faces + 1, most + 1, FAILED_THROWS))
    rows = np.empty(ROWS, np.int64)
    field, target, moved, left, ranked = np.empty((5, most), np.int64)
    gain = np.empty(most)
    lists = field, target, moved, gain, left
    order = np.empty((2 * faces + 1, FAILED_THROWS, most), np.int64)
    worth = np.empty((2 * faces + 1, FAILED_THROWS, most))
    listed = np.empty(2 * faces + 1, np.int64)
    done = 0
    for a in range(first, last):
        rows[0], rows[1] = space.members[0, a, 0], space.members[0, a, 1]
        rest = level - space.position[0, rows[0]] - space.position[1, rows[1]]
        if rest < 0 or rest + 1 >= space.group.shape[1]:
            continue
        start = space.group[1, rest]
        if mirrored:
            start = max(start, a)
        for b in range(start, space.group[1, rest + 1]):
            rows[2], rows[3] = space.members[1, b, 0], space.members[1, b, 1]
            locks, gone = 0, 0
            for row in range(ROWS):
                if rows[row] == space.locked[row]:
                    locks += 1
                    gone = tables.leaves[row]
            if locks >= 2:
                continue
            found = _list_crosses(space, tables, rows, gone, lists)
            _look_ahead(values, space, tables, lucky, rows, gone, lists, found, best)
            for k in range(found):
                order[0, 0, k] = k
            _sort(best, 0, 0, order, worth, found)
            for white in range(2, 2 * faces + 1):
                count = 0
                for k in range(found):
                    this = order[0, 0, k]
                    useful = False
                    for f in range(FAILED_THROWS):
                        useful |= best[white, this, f] > best[white, most, f]
                    order[white, 0, count] = this
                    count += useful
                listed[white] = count
                for f in range(FAILED_THROWS):
                    if f > 0:
                        for k in range(count):
                            order[white, f, k] = order[white, f - 1, k]
                    _sort(best, white, f, order, worth, count)
            failed = _PENALTY  # Q6: the fourth failed throw ends the game.
            for f in range(FAILED_THROWS - 1, -1, -1):
                total = 0.0
                for white in range(2, 2 * faces + 1):
                    floor = max(best[white, most, f], failed)
                    above = 0
                    while above < listed[white] and worth[white, f, above] > floor:
                        this = field[order[white, f, above]]
                        ranked[above] = this << 2 | die[this]
                        above += 1
                    for w in range(max(1, white - faces), white // 2 + 1):
                        part = _expect(
                            floor, above, worth, f, ranked, keep, size, inverse, w, white - w
                        )
                        total += part if 2 * w == white else 2.0 * part
                value = total / (faces * faces)
                values[a, b, f] = value
                if mirrored:
                    values[b, a, f] = value
                failed = _PENALTY + value
            done += FAILED_THROWS
    return done
