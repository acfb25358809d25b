"""Policies of Qwixx and Longo that run inside the kernels.

``random`` draws uniformly from the legal choices, nothing included. ``greedy-K`` crosses what newly
skips the fewest numbers, a locking number counting as three fewer, if that is at most K; in action
2 one more is allowed to escape a failed throw. ``conservative`` is the same with K = 3 when active
and 0 when not, without the escape. Equal choices go to r, y, g, b, then plain before lucky, then
the first white die before the second. ``perfect`` follows the solitaire solution of its own sheet.
"""

import re
from typing import NamedTuple

import numpy as np

from crosshex.fast.core.bits import bit_length
from crosshex.fast.core.jit import Int, Ints, Word, inline
from crosshex.fast.qwixx.kernels import LUCKY, NOTHING, index_of, lane

RANDOM, GREEDY, CONSERVATIVE, PERFECT = range(4)
_LOCK_BONUS = 3
_NEVER = 99
_ONE = np.uint64(1)


class Policy(NamedTuple):
    """A compiled policy: its kind, and K for ``greedy-K``."""

    kind: int
    limit: int = 0


def parse_policy(name: str) -> Policy | None:
    """The compiled policy of this name, or None if there is none.

    >>> parse_policy("greedy-2")
    Policy(kind=1, limit=2)
    """
    simple = {"random": RANDOM, "conservative": CONSERVATIVE, "perfect": PERFECT}
    if name in simple:
        return Policy(simple[name])
    if found := re.fullmatch(r"greedy-(\d{1,2})", name):
        return Policy(GREEDY, int(found[1]))
    return None


@inline
def skipped(sheet: Word, row: Int, index: Int, first_lock: Int) -> Int:
    """Numbers newly skipped by a cross; three fewer if it locks."""
    fresh = index - bit_length(lane(sheet, row)) - 1
    return fresh - _LOCK_BONUS if index >= first_lock else fresh


@inline
def greedy_1(
    sheet: Word, crosses: Word, white: Int, limit: Int, faces: Int, first_lock: Int
) -> Int:
    """The action 1 cross that skips the fewest numbers, if at most ``limit``; else nothing.

    ``crosses`` is the set of legal choices without nothing: bit 0 is choice 1.
    """
    best = NOTHING
    fewest = _NEVER
    for row in range(4):
        if (crosses >> np.uint64(row)) & _ONE:
            skip = skipped(sheet, row, index_of(faces, row, white), first_lock)
            if skip < fewest:
                fewest, best = skip, 1 + row
        if (crosses >> np.uint64(4 + row)) & _ONE:
            following = bit_length(lane(sheet, row)) + 1
            skip = skipped(sheet, row, following, first_lock)
            if skip < fewest:
                fewest, best = skip, LUCKY + row
    return best if fewest <= limit else NOTHING


@inline
def greedy_2(
    sheet: Word, crosses: Word, dice: Ints, limit: Int, faces: Int, first_lock: Int
) -> Int:
    """The action 2 cross that skips the fewest numbers, if at most ``limit``; else nothing."""
    best = NOTHING
    fewest = _NEVER
    for row in range(4):
        for die in range(2):
            if (crosses >> np.uint64(4 * die + row)) & _ONE:
                index = index_of(faces, row, dice[die] + dice[2 + row])
                skip = skipped(sheet, row, index, first_lock)
                if skip < fewest:
                    fewest, best = skip, 1 + 4 * die + row
    return best if fewest <= limit else NOTHING


@inline
def limit_1(kind: Int, limit: Int, is_active: bool) -> Int:
    """How many numbers a greedy kind may skip in action 1."""
    if kind == CONSERVATIVE:
        return 3 if is_active else 0
    return limit


@inline
def limit_2(kind: Int, limit: Int, crossed: bool) -> Int:
    """How many numbers a greedy kind may skip in action 2."""
    if kind == CONSERVATIVE:
        return 3
    return limit if crossed else limit + 1
