"""Policies of games on a sheet that run inside the kernels.

``random`` draws uniformly from the legal choices, nothing included. ``greedy-K`` crosses what newly
skips the fewest fields, a locking one counting as three fewer, if that is at most K; in action
2 one more is allowed to escape a failed throw. ``conservative`` is the same with K = 3 when active
and 0 when not, without the escape. Equal choices go to r, y, g, b, then plain before lucky, then
the first white die before the second. ``perfect`` follows the solitaire solution of its own sheet.
"""

import re
from typing import NamedTuple

import numpy as np

from crosshex.fast.core.bits import bit_length
from crosshex.fast.core.jit import Int, Word, inline
from crosshex.fast.qwixx.kernels import (
    LUCKY,
    NOTHING,
    index_at,
    lane,
    locks_at,
    row_at,
    spot_of,
)

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
def skipped(sheet: Word, spot: Word) -> Int:
    """Fields newly skipped by a cross; three fewer if it locks."""
    fresh = index_at(spot) - bit_length(lane(sheet, row_at(spot))) - 1
    return fresh - _LOCK_BONUS if locks_at(spot) else fresh


@inline
def greedy_1(sheet: Word, crosses: Word, spots: Word, limit: Int, lucky: Word) -> Int:
    """The action 1 cross that skips the fewest fields, if at most ``limit``; else nothing.

    ``crosses`` is the set of legal choices without nothing: bit 0 is choice 1. ``spots`` says where
    the white sum lies, ``lucky`` which rows' next numbers lock.
    """
    best = NOTHING
    fewest = _NEVER
    for colour in range(4):
        if (crosses >> np.uint64(colour)) & _ONE:
            skip = skipped(sheet, spot_of(spots, colour))
            if skip < fewest:
                fewest, best = skip, 1 + colour
        if (crosses >> np.uint64(4 + colour)) & _ONE:
            skip = -_LOCK_BONUS if (lucky >> np.uint64(colour)) & _ONE else 0
            if skip < fewest:
                fewest, best = skip, LUCKY + colour
    return best if fewest <= limit else NOTHING


@inline
def locking_next(sheet: Word, first_lock: Int) -> Word:
    """The rows of a straight sheet whose next number locks."""
    rows = np.uint64(0)
    for row in range(4):
        if bit_length(lane(sheet, row)) + 1 >= first_lock:
            rows |= _ONE << np.uint64(row)
    return rows


@inline
def greedy_2(sheet: Word, crosses: Word, first: Word, second: Word, limit: Int) -> Int:
    """The action 2 cross that skips the fewest fields, if at most ``limit``; else nothing.

    ``first`` and ``second`` say where the sums with each white die lie, 16 bits for each colour.
    """
    best = NOTHING
    fewest = _NEVER
    for colour in range(4):
        if (crosses >> np.uint64(colour)) & _ONE:
            skip = skipped(sheet, spot_of(first, colour))
            if skip < fewest:
                fewest, best = skip, 1 + colour
        if (crosses >> np.uint64(4 + colour)) & _ONE:
            skip = skipped(sheet, spot_of(second, colour))
            if skip < fewest:
                fewest, best = skip, 5 + colour
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
