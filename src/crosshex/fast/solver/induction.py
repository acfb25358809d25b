"""Exact perfect play in solitaire Qwixx and Longo, by backward induction.

The value of a state is the expected number of points still to come. A turn chooses a pair (action
1, action 2) with all dice in view, so with ``y[c, n]`` the best that can follow a cross of ``n`` in
row ``c`` as action 2 (over all action 1 choices that leave it legal), and ``x`` the best without an
action 2, the value of a white roll is ``E max(x, y[c, n] over what the four dice allow)``. The four
colour dice are independent: walking the ``y`` above ``x`` from the best down, the chance that no
die has reached it yet is a product of four small fractions. No roll of the colour dice is ever
enumerated.

States are ``values[A, B, f]``: ``A`` the pair of rising rows, ``B`` the pair of falling rows, ``f``
failed throws. Where two rows are locked the game is over and the value is 0.
"""

from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.jit import Floats, Int, Ints, inline, njit
from crosshex.fast.qwixx.sheet import KernelSheet
from crosshex.fast.solver.rowspace import RowSpace

FAILED_THROWS = 4
"""The failed throw that ends the game (Q6), and the number of values kept for each sheet."""
_PENALTY = -5.0
_IMPOSSIBLE = -1e9


class FacesLeft(NamedTuple):
    """The faces of the colour dice that miss a number, and the sizes of such sets.

    A set of faces has bit ``b`` for face ``b + 1``; the sets of the four dice are packed into 32
    bits, eight for each colour.
    """

    keep: NDArray[np.uint32]
    """``keep[w, v, 4 * i + c]``: the faces left when those are struck out with which the white
    dice ``w`` and ``v`` reach index ``i`` in row ``c``."""
    size: NDArray[np.float64]
    """Number of faces in the set of one die."""
    inverse: NDArray[np.float64]
    """One over that number."""


def faces_left(sheet: KernelSheet) -> FacesLeft:
    """Tabulate the dice of a sheet."""
    faces, numbers = sheet.faces, sheet.numbers
    keep = np.full((faces + 1, faces + 1, 4 * numbers + 4), 0xFFFFFFFF, np.uint32)
    for w, v in product(range(1, faces + 1), repeat=2):
        for index, row in product(range(1, numbers + 1), range(4)):
            number = sheet.number(row, index)
            for face in {number - w, number - v}:
                if 1 <= face <= faces:
                    struck = 1 << (8 * row + face - 1)
                    keep[w, v, 4 * index + row] &= np.uint32(0xFFFFFFFF ^ struck)
    real = (1 << faces) - 1  # bits beyond the faces of a smaller die are never looked at
    size = np.array([(mask & real).bit_count() for mask in range(256)], np.float64)
    return FacesLeft(keep, size, 1 / np.maximum(size, 1))


@inline
def _spread(values: Floats, best: Floats, space: RowSpace, rows: Ints, points: float) -> None:
    """Raise ``best[c, i]`` to what a cross of ``i`` in row ``c`` is worth from these rows."""
    rising = space.pair[rows[0], rows[1]]
    falling = space.pair[rows[2], rows[3]]
    for c in range(4):
        row = rows[c]
        partner = rows[c ^ 1]
        for i in range(space.position[row] + 1, space.after.shape[1]):
            target = space.after[row, i]
            if target < 0:
                continue
            moved = space.pair[target, partner]
            total = points + space.gain[row, i]
            first, second = (moved, falling) if c < 2 else (rising, moved)
            for f in range(FAILED_THROWS):
                best[c, i, f] = max(best[c, i, f], total + values[first, second, f])


@inline
def _look_ahead(
    values: Floats,
    space: RowSpace,
    sheet: KernelSheet,
    lucky: tuple[int, int],
    rows: Ints,
    then: Ints,
    best: Floats,
    idle: Floats,
) -> None:
    """For every white sum: ``best`` with an action 2, and ``idle``, the best action 1 alone."""
    already_locked = 0
    fewest = sheet.faces * 2
    for c in range(4):
        if rows[c] == space.locked:
            already_locked += 1
        else:
            fewest = min(fewest, space.crosses[rows[c]])
    best[0] = _IMPOSSIBLE
    _spread(values, best[0], space, rows, 0.0)
    for white in range(2, 2 * sheet.faces + 1):
        best[white] = best[0]
        idle[white] = _IMPOSSIBLE
        is_lucky = white == lucky[0] or white == lucky[1]
        for choice in range(8 if is_lucky else 4):
            c = choice & 3
            row = rows[c]
            if row == space.locked:
                continue
            if choice < 4:
                i = white - 1 if c < 2 else 2 * sheet.faces + 1 - white
            elif space.crosses[row] == fewest:
                i = space.position[row] + 1  # Q4: the next number of an emptiest open row.
            else:
                continue
            target = space.after[row, i]
            if target < 0:
                continue
            points = float(space.gain[row, i])
            then[:] = rows
            then[c] = target
            rising = space.pair[then[0], then[1]]
            falling = space.pair[then[2], then[3]]
            for f in range(FAILED_THROWS):
                idle[white, f] = max(idle[white, f], points + values[rising, falling, f])
            if target == space.locked and already_locked == 1:
                continue  # Q6: the second lock ends the game before action 2.
            _spread(values, best[white], space, then, points)


@inline
def _list_crosses(rows: Ints, space: RowSpace, code: NDArray[np.uint8]) -> Int:
    """Number every action 2 cross that these rows may ever allow this turn; how many there are."""
    found = 0
    for c in range(4):
        for i in range(space.position[rows[c]] + 1, space.after.shape[1]):
            code[found] = 4 * i + c
            found += 1
    return found


@inline
def _sort(best: Floats, f: Int, found: Int, worth: Floats, code: NDArray[np.uint8]) -> None:
    """Sort the crosses by worth, best first.

    The order for one white sum is nearly the order for the next, so insertion is quick.
    """
    for k in range(found):
        this = code[k]
        value = best[this & 3, this >> 2, f]
        place = k
        while place > 0 and worth[place - 1] < value:
            worth[place] = worth[place - 1]
            code[place] = code[place - 1]
            place -= 1
        worth[place] = value
        code[place] = this


@inline
def _expect(
    floor: float,
    above: Int,
    worth: Floats,
    code: NDArray[np.uint8],
    keep: NDArray[np.uint32],
    size: Floats,
    inverse: Floats,
) -> float:
    """Expected best of ``floor`` and what four independent dice reach with one white roll.

    ``missed`` holds, eight bits for each die, the faces that have reached nothing so far; the
    chance that all four dice show such a face shrinks from 1 as the walk goes down the list.
    """
    missed = np.uint32(0xFFFFFFFF)
    chance = 1.0
    total = 0.0
    for k in range(above):
        this = code[k]
        shift = np.uint32((this & np.uint8(3)) << np.uint8(3))
        before = (missed >> shift) & np.uint32(0xFF)
        missed &= keep[this]
        remaining = (missed >> shift) & np.uint32(0xFF)
        lower = chance * (size[remaining] * inverse[before])
        total += worth[k] * (chance - lower)
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
    sheet: KernelSheet,
    lucky: tuple[int, int],
    faces_left: FacesLeft,
) -> Int:
    """Solve the states of one level whose rising pair is in ``first … last - 1``.

    A level holds all states with the same sum of positions; none of them leads to another. With
    ``mirrored`` only states with ``A <= B`` are solved, and copied to their mirror image. Returns
    how many states (failed throws counted) were solved.
    """
    keep, size, inverse = faces_left
    faces = sheet.faces
    numbers = 2 * faces - 1
    best = np.empty((2 * faces + 1, 4, numbers + 1, FAILED_THROWS))
    idle = np.empty((2 * faces + 1, FAILED_THROWS))
    rows = np.empty(4, np.int64)
    then = np.empty(4, np.int64)
    worth = np.empty(4 * numbers)
    code = np.empty(4 * numbers, np.uint8)
    done = 0
    for a in range(first, last):
        rows[0], rows[1] = space.members[a, 0], space.members[a, 1]
        left = level - space.position[rows[0]] - space.position[rows[1]]
        if left < 0 or left + 1 >= space.group.shape[0]:
            continue
        start = space.group[left]
        if mirrored:
            start = max(start, a)
        for b in range(start, space.group[left + 1]):
            rows[2], rows[3] = space.members[b, 0], space.members[b, 1]
            locks = 0
            for c in range(4):
                locks += rows[c] == space.locked
            if locks >= 2:
                continue
            _look_ahead(values, space, sheet, lucky, rows, then, best, idle)
            found = _list_crosses(rows, space, code)
            failed = _PENALTY  # Q6: the fourth failed throw ends the game.
            for f in range(FAILED_THROWS - 1, -1, -1):
                total = 0.0
                for white in range(2, 2 * faces + 1):
                    floor = max(idle[white, f], failed)
                    _sort(best[white], f, found, worth, code)
                    above = 0
                    while above < found and worth[above] > floor:
                        above += 1
                    for w in range(max(1, white - faces), white // 2 + 1):
                        part = _expect(floor, above, worth, code, keep[w, white - w], size, inverse)
                        total += part if 2 * w == white else 2.0 * part
                value = total / (faces * faces)
                values[a, b, f] = value
                if mirrored:
                    values[b, a, f] = value
                failed = _PENALTY + value
            done += FAILED_THROWS
    return done
