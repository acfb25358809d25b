"""All ways in which turns of a game on a sheet can end, for a network to rate, many turns at once.

A turn is a position with thrown dice. Its *ends* are positions between two turns, each listed for
the seat that looks at it. What a network has said about an end is kept in a *memo*: seats of a game
ask about the same ends again and again, in one choice and in the next.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.bits import bit_count
from crosshex.fast.core.jit import (
    Floats,
    Int,
    Ints,
    Word,
    Words,
    inline,
    inline_counted,
    lean,
    njit,
)
from crosshex.fast.core.rng import GOLDEN, mix
from crosshex.fast.qwixx.kernels import (
    CHOICES,
    LOCKS_TO_END,
    NOTHING,
    SheetRules,
    blocking,
    closed_lanes,
    is_over,
    legal_1,
    legal_2,
    locks_at,
    row_at,
    spot_of,
    standing,
    step_1,
    step_2,
)
from crosshex.fast.qwixx.network import Network, WordLayout, evaluate
from crosshex.fast.qwixx.positions import Positions, key_of, new_positions, taken

MOST_ENDS = CHOICES * CHOICES
"""So many ends a turn has at most."""
MEMO_BITS = 15
_PENDING = -1000.0
"""A memo holds `_PENDING - n` for the end that is rated as number n of a batch."""


class Turns(NamedTuple):
    """Positions right after a throw or in action 2, a row for each."""

    before: Positions
    dice: NDArray[np.int64]
    crossed: NDArray[np.bool_]
    """In action 2, whether the active seat crossed a number in action 1."""


def some_turns(turns: Turns, which: Ints) -> Turns:
    """Some of the turns."""
    return Turns(taken(turns.before, which), turns.dice[which], turns.crossed[which])


class Ends(NamedTuple):
    """The ends of some turns, those that are compared with each other side by side."""

    after: Positions
    seat: NDArray[np.int64]
    """The seat that looks at it."""
    first: NDArray[np.int64]
    second: NDArray[np.int64]
    """The choices that lead there."""


def new_ends(count: int, seats: int) -> Ends:
    """Fresh arrays for at most so many ends."""
    return Ends(new_positions(count, seats), *np.empty((3, count), np.int64))


class Memo(NamedTuple):
    """What ends are worth to a seat, by a hash of both."""

    keys: NDArray[np.uint64]
    worths: NDArray[np.float64]


def new_memo() -> Memo:
    """An empty memo."""
    return Memo(np.zeros(1 << MEMO_BITS, np.uint64), np.zeros(1 << MEMO_BITS))


@inline
def _second(place: Int) -> Int:
    """Action 2 in the order of the rules: by colour, then by white die."""
    return NOTHING if place == 0 else 1 + ((place - 1) & 1) * 4 + ((place - 1) >> 1)


@inline
def put_end(
    ends: Ends,
    at: Int,
    before: Positions,
    t: Int,
    sheets: Words,
    failed: Ints,
    locked: Int,
    seat: Int,
    first: Int,
    second: Int,
) -> None:
    """Write the end of turn ``t``."""
    after, seats = ends.after, len(sheets)
    for s in range(seats):
        after.sheets[at, s] = sheets[s]
        after.failed[at, s] = failed[s]
        after.lucky[at, s, 0] = before.lucky[t, s, 0]
        after.lucky[at, s, 1] = before.lucky[t, s, 1]
    after.locked[at] = locked
    after.active[at] = (before.active[t] + 1) % seats
    ends.seat[at] = seat
    ends.first[at] = first
    ends.second[at] = second


@njit
def list_plans(
    rules: SheetRules, turns: Turns, others: Ints, any_dice: bool, ends: Ends, starts: Ints
) -> Int:
    """All pairs of action 1 and action 2 of the active seats, nothing first; how many there are.

    ``others`` holds what the other seats choose, by turn and seat; ``starts[t]`` becomes the place
    of the first end of turn ``t``. With ``any_dice`` only the sum of the white dice is known: there
    is an action 2 for each field that some dice reach.
    """
    before = turns.before
    count, seats = before.sheets.shape
    choices = np.empty(seats, np.int64)
    at = 0
    for t in range(count):
        starts[t] = at
        active, locked = before.active[t], before.locked[t]
        white = turns.dice[t, 0] + turns.dice[t, 1]
        low, high = before.lucky[t, active]
        firsts = legal_1(rules, before.sheets[t, active], locked, white, low, high)
        for first in range(CHOICES):
            if not (firsts >> first) & 1:
                continue
            choices[:] = others[t]
            choices[active] = first
            sheets = before.sheets[t].copy()
            then = step_1(rules, sheets, locked, white, choices)
            if bit_count(np.uint64(then)) >= LOCKS_TO_END:
                put_end(ends, at, before, t, sheets, before.failed[t], then, active, first, NOTHING)
                at += 1
                continue
            if any_dice:
                at = _list_fields(rules, turns, t, sheets, then, first, ends, at)
            else:
                crossed = first != NOTHING
                at = _list_seconds(rules, turns, t, sheets, then, first, crossed, ends, at)
    starts[count] = at
    return at


@njit
def list_seconds(rules: SheetRules, turns: Turns, ends: Ends, starts: Ints) -> Int:
    """All that active seats can do in action 2, nothing first; how many there are."""
    at, before = 0, turns.before
    for t in range(len(before.active)):
        starts[t] = at
        sheets, locked = before.sheets[t].copy(), before.locked[t]
        at = _list_seconds(rules, turns, t, sheets, locked, NOTHING, turns.crossed[t], ends, at)
    starts[len(before.active)] = at
    return at


@inline_counted
def _list_seconds(
    rules: SheetRules,
    turns: Turns,
    t: Int,
    sheets: Words,
    locked: Int,
    first: Int,
    crossed: bool,
    ends: Ends,
    at: Int,
) -> Int:
    before = turns.before
    active = before.active[t]
    seconds = legal_2(rules, sheets[active], locked, turns.dice[t])
    for place in range(CHOICES):
        second = _second(place)
        if (seconds >> second) & 1:
            after, failed = sheets.copy(), before.failed[t].copy()
            then = step_2(rules, after, failed, locked, active, crossed, turns.dice[t], second)
            put_end(ends, at, before, t, after, failed, then, active, first, second)
            at += 1
    return at


def field_choices(numbers: int) -> int:
    """How many choices of action 2 there are with any dice that make so many numbers."""
    return 1 + 4 * numbers


@inline_counted
def _list_fields(
    rules: SheetRules,
    turns: Turns,
    t: Int,
    sheets: Words,
    locked: Int,
    first: Int,
    ends: Ends,
    at: Int,
) -> Int:
    before, faces = turns.before, rules.faces
    active, white = before.active[t], turns.dice[t, 0] + turns.dice[t, 1]
    failed = before.failed[t].copy()
    failed[active] += first == NOTHING
    put_end(ends, at, before, t, sheets, failed, locked, active, first, NOTHING)
    at += 1
    blocked = blocking(sheets[active], rules.needed) | closed_lanes(locked) | rules.phantom
    for colour in range(4):
        if (rules.leaves[locked] >> colour) & 1:
            continue
        for number in range(2, 2 * faces + 1):
            # A white die that is part of the sum, and a colour die, must make the number.
            least = max(1, white - faces, number - faces)
            if least > min(faces, white - 1, number - 1) or blocked & rules.wall[colour, number]:
                continue
            after, then = sheets.copy(), locked
            after[active] |= rules.fill[colour, number]
            spot = spot_of(rules.spots[number], colour)
            if locks_at(spot):
                then |= 1 << row_at(spot)
            second = 1 + colour * rules.numbers + number - 2
            failed = before.failed[t]
            put_end(ends, at, before, t, after, failed, then, active, first, second)
            at += 1
    return at


@njit
def list_replies(
    rules: SheetRules,
    turns: Turns,
    seats: Ints,
    firsts: Ints,
    seconds: Ints,
    ends: Ends,
    starts: Ints,
) -> Int:
    """All that a seat can do in action 1 if the active one follows its plan; how many there are.

    There is one row of ``turns`` for each seat in ``seats`` that replies. If a reply locks a row,
    the planned action 2 may be lost: its row, or its die. With ``seconds[t]`` below 0 the turn
    ends after action 1, without a failed throw.
    """
    at, before = 0, turns.before
    choices = np.empty(before.sheets.shape[1], np.int64)
    for t in range(len(seats)):
        starts[t] = at
        seat, active, locked, dice = seats[t], before.active[t], before.locked[t], turns.dice[t]
        white = dice[0] + dice[1]
        low, high = before.lucky[t, seat]
        replies = legal_1(rules, before.sheets[t, seat], locked, white, low, high)
        for reply in range(CHOICES):
            if not (replies >> reply) & 1:
                continue
            choices[:] = NOTHING
            choices[active] = firsts[t]
            choices[seat] = reply
            sheets, failed = before.sheets[t].copy(), before.failed[t].copy()
            then = step_1(rules, sheets, locked, white, choices)
            second = NOTHING
            if seconds[t] >= 0 and bit_count(np.uint64(then)) < LOCKS_TO_END:
                if (legal_2(rules, sheets[active], then, dice) >> seconds[t]) & 1:
                    second = seconds[t]
                crossed = firsts[t] != NOTHING
                then = step_2(rules, sheets, failed, then, active, crossed, dice, second)
            put_end(ends, at, before, t, sheets, failed, then, seat, reply, second)
            at += 1
    starts[len(seats)] = at
    return at


@lean
def best_fields(ends: Ends, starts: Ints, ranks: Floats, best: Ints) -> None:
    """For each turn and action 2 with any dice, the first of the best ends; -1 if there is none."""
    best[:] = -1
    for t in range(len(best)):
        for at in range(starts[t], starts[t + 1]):
            known = best[t, ends.second[at]]
            if known < 0 or ranks[at] > ranks[known]:
                best[t, ends.second[at]] = at


@njit
def mean_worths(
    rules: SheetRules, best: Ints, ranks: Floats, values: Floats, means: Floats
) -> None:
    """What throws are worth on average, a row for each position, a column for each seat.

    ``best`` is that of :func:`best_fields`, a row for each position and white sum. For each white
    roll the ends are visited from the best one down; the chance that no colour die has reached an
    earlier one is a product of fractions.
    """
    faces, numbers = rules.faces, rules.numbers
    order, hit, left = np.empty(best.shape[1], np.int64), np.empty(4, np.int64), np.empty(4)
    means[:] = 0
    for t in range(len(means)):
        for w in range(1, faces + 1):
            for v in range(w, faces + 1):
                ends = best[t * numbers + w + v - 2]
                chance = (1.0 if w == v else 2.0) / (faces * faces)
                hit[:] = 0
                left[:] = 1
                for k in range(_order_fields(rules, w, v, ends, ranks, order)):
                    second = order[k]
                    colour = (second - 1) // numbers
                    fresh = _faces(rules, w, v, second) & ~hit[colour]
                    hit[colour] |= fresh
                    part = bit_count(np.uint64(fresh)) / faces
                    reached = chance * part
                    for other in range(4):
                        if other != colour:
                            reached *= left[other]
                    left[colour] -= part
                    for seat in range(means.shape[1]):
                        means[t, seat] += reached * values[ends[second], seat]
                for seat in range(means.shape[1]):
                    missed = chance * left[0] * left[1] * left[2] * left[3]
                    means[t, seat] += missed * values[ends[NOTHING], seat]


@inline
def _faces(rules: SheetRules, w: Int, v: Int, second: Int) -> Int:
    """The faces of the colour die that make an action 2 with these white dice, bit by bit."""
    number, found = (second - 1) % rules.numbers + 2, 0
    for white in (w, v):
        if 1 <= number - white <= rules.faces:
            found |= 1 << (number - white)
    return found


@inline
def _order_fields(rules: SheetRules, w: Int, v: Int, ends: Ints, ranks: Floats, order: Ints) -> Int:
    """The actions 2 that are better than nothing, best first; how many there are."""
    count = 0
    for second in range(1, len(ends)):
        end = ends[second]
        if end < 0 or ranks[end] <= ranks[ends[NOTHING]] or not _faces(rules, w, v, second):
            continue
        place = count
        while place > 0 and ranks[ends[order[place - 1]]] < ranks[end]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = second
        count += 1
    return count


@inline
def _key(ends: Ends, at: Int) -> Word:
    key = mix(key_of(ends.after, at) + np.uint64(ends.seat[at]))
    return key if key != 0 else GOLDEN


@njit
def rate(
    layout: WordLayout,
    network: Network,
    ends: Ends,
    memo: Memo,
    point: float,
    lost: float,
    worths: Floats,
) -> None:
    """What the first ends are worth to their seats: results, what the memo has, or the network's.

    A lost game is worth ``lost``, each point of margin ``point``.
    """
    after, mask = ends.after, np.uint64(len(memo.keys) - 1)
    missing, found = np.empty(len(worths), np.int64), 0
    for at in range(len(worths)):
        if is_over(after.failed[at], after.locked[at]):
            share, lead = standing(after.sheets[at], after.failed[at], ends.seat[at])
            worths[at] = (share if share > 0 else lost) + point * lead
            continue
        key = _key(ends, at)
        slot = key & mask
        if memo.keys[slot] != key:
            memo.keys[slot] = key
            memo.worths[slot] = _PENDING - found
            missing[found] = at
            found += 1
        worths[at] = memo.worths[slot]
    logits, margins = np.empty(found), np.empty(found)
    evaluate(layout, network, after, missing[:found], ends.seat[missing[:found]], logits, margins)
    rated = 1 / (1 + np.exp(-logits)) + point * margins
    for at in range(len(worths)):
        if worths[at] <= _PENDING:
            worths[at] = rated[np.int64(_PENDING - worths[at])]
    for n in range(found):
        key = _key(ends, missing[n])
        if memo.keys[key & mask] == key:
            memo.worths[key & mask] = rated[n]


@lean
def first_best(worths: Floats, starts: Ints, rounding: float, best: Ints) -> None:
    """For each segment the place of the first of the best worths, but for rounding."""
    for n in range(len(starts) - 1):
        most = worths[starts[n]]
        for at in range(starts[n], starts[n + 1]):
            most = max(most, worths[at])
        at = starts[n]
        while worths[at] < most - rounding:
            at += 1
        best[n] = at
