"""All ways in which turns of a game on a sheet can end, for a network to rate, many turns at once.

A turn is a position with thrown dice. Its *ends* are positions between two turns, each listed for
the seat that looks at it. What a network has said about an end is kept in a *memo*: seats of a game
ask about the same ends again and again, in one choice and in the next.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.bits import bit_count, bit_length
from crosshex.fast.core.jit import Array, Floats, Int, Ints, Word, Words, inline, njit
from crosshex.fast.core.rng import GOLDEN, mix
from crosshex.fast.qwixx.kernels import (
    CHOICES,
    LOCKS_TO_END,
    NOTHING,
    SheetRules,
    is_over,
    lane,
    legal_1,
    legal_2,
    score,
    step_1,
    step_2,
)

MOST_ENDS = CHOICES * CHOICES
"""So many ends a turn has at most."""
MEMO_BITS = 15
_PENDING = -1000.0
"""A memo holds `_PENDING - n` for the end that is rated as number n of a batch."""


class Turns(NamedTuple):
    """Positions right after a throw or in action 2, a row for each."""

    sheets: NDArray[np.uint64]
    failed: NDArray[np.int64]
    lucky: NDArray[np.int64]
    locked: NDArray[np.int64]
    active: NDArray[np.int64]
    dice: NDArray[np.int64]
    crossed: NDArray[np.bool_]
    """In action 2, whether the active seat crossed a number in action 1."""


def new_turns(count: int, seats: int) -> Turns:
    """Fresh arrays."""
    return Turns(
        np.zeros((count, seats), np.uint64),
        np.zeros((count, seats), np.int64),
        np.zeros((count, seats, 2), np.int64),
        np.zeros(count, np.int64),
        np.zeros(count, np.int64),
        np.ones((count, 6), np.int64),
        np.zeros(count, np.bool_),
    )


class Ends(NamedTuple):
    """The ends of some turns, those that are compared with each other side by side."""

    sheets: NDArray[np.uint64]
    failed: NDArray[np.int64]
    lucky: NDArray[np.int64]
    locked: NDArray[np.int64]
    active: NDArray[np.int64]
    """The seat that throws next."""
    seat: NDArray[np.int64]
    """The seat that looks at it."""
    first: NDArray[np.int64]
    second: NDArray[np.int64]
    """The choices that lead there."""


def new_ends(count: int, seats: int) -> Ends:
    """Fresh arrays for at most so many ends."""
    return Ends(
        np.empty((count, seats), np.uint64),
        np.empty((count, seats), np.int64),
        np.empty((count, seats, 2), np.int64),
        *(np.empty(count, np.int64) for _ in range(5)),
    )


class Memo(NamedTuple):
    """What ends are worth to a seat, by a hash of both."""

    keys: NDArray[np.uint64]
    worths: NDArray[np.float64]


def new_memo() -> Memo:
    """An empty memo."""
    return Memo(np.zeros(1 << MEMO_BITS, np.uint64), np.zeros(1 << MEMO_BITS))


class WordLayout(NamedTuple):
    """Where each kind of word begins in the embeddings of a value network."""

    row: int
    counts: int
    closed: int
    failed: int
    lucky: int
    lead: int
    furthest: int
    turn: int
    most_seats: int


class FirstLayer(NamedTuple):
    """The embeddings of a value network for a seat's own sheet and for an opponent beside it."""

    own: NDArray[np.float32]
    pair: NDArray[np.float32]
    bias: NDArray[np.float32]


@inline
def _second(place: Int) -> Int:
    """Action 2 in the order of the rules: by colour, then by white die."""
    return NOTHING if place == 0 else 1 + ((place - 1) & 1) * 4 + ((place - 1) >> 1)


@inline
def _put(
    ends: Ends,
    at: Int,
    turns: Turns,
    t: Int,
    sheets: Words,
    failed: Ints,
    locked: Int,
    seat: Int,
    first: Int,
    second: Int,
) -> None:
    seats = len(sheets)
    for s in range(seats):
        ends.sheets[at, s] = sheets[s]
        ends.failed[at, s] = failed[s]
        ends.lucky[at, s, 0] = turns.lucky[t, s, 0]
        ends.lucky[at, s, 1] = turns.lucky[t, s, 1]
    ends.locked[at] = locked
    ends.active[at] = (turns.active[t] + 1) % seats
    ends.seat[at] = seat
    ends.first[at] = first
    ends.second[at] = second


@njit
def list_plans(rules: SheetRules, turns: Turns, others: Ints, ends: Ends, starts: Ints) -> Int:
    """All pairs of action 1 and action 2 of the active seats, nothing first; how many there are.

    ``others`` holds what the other seats choose, by turn and seat; ``starts[t]`` becomes the place
    of the first end of turn ``t``.
    """
    count, seats = turns.sheets.shape
    choices = np.empty(seats, np.int64)
    at = 0
    for t in range(count):
        starts[t] = at
        active, locked = turns.active[t], turns.locked[t]
        white = turns.dice[t, 0] + turns.dice[t, 1]
        low, high = turns.lucky[t, active]
        firsts = legal_1(rules, turns.sheets[t, active], locked, white, low, high)
        for first in range(CHOICES):
            if not (firsts >> first) & 1:
                continue
            choices[:] = others[t]
            choices[active] = first
            sheets = turns.sheets[t].copy()
            then = step_1(rules, sheets, locked, white, choices)
            if bit_count(np.uint64(then)) >= LOCKS_TO_END:
                _put(ends, at, turns, t, sheets, turns.failed[t], then, active, first, NOTHING)
                at += 1
                continue
            at = _list_seconds(rules, turns, t, sheets, then, first, first != NOTHING, ends, at)
    starts[count] = at
    return at


@njit
def list_seconds(rules: SheetRules, turns: Turns, ends: Ends, starts: Ints) -> Int:
    """All that active seats can do in action 2, nothing first; how many there are."""
    at = 0
    for t in range(len(turns.active)):
        starts[t] = at
        sheets, locked = turns.sheets[t].copy(), turns.locked[t]
        at = _list_seconds(rules, turns, t, sheets, locked, NOTHING, turns.crossed[t], ends, at)
    starts[len(turns.active)] = at
    return at


@inline
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
    active = turns.active[t]
    seconds = legal_2(rules, sheets[active], locked, turns.dice[t])
    for place in range(CHOICES):
        second = _second(place)
        if (seconds >> second) & 1:
            after, failed = sheets.copy(), turns.failed[t].copy()
            then = step_2(rules, after, failed, locked, active, crossed, turns.dice[t], second)
            _put(ends, at, turns, t, after, failed, then, active, first, second)
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
    the planned action 2 may be lost: its row, or its die.
    """
    at = 0
    choices = np.empty(turns.sheets.shape[1], np.int64)
    for t in range(len(seats)):
        starts[t] = at
        seat, active, locked, dice = seats[t], turns.active[t], turns.locked[t], turns.dice[t]
        white = dice[0] + dice[1]
        low, high = turns.lucky[t, seat]
        replies = legal_1(rules, turns.sheets[t, seat], locked, white, low, high)
        for reply in range(CHOICES):
            if not (replies >> reply) & 1:
                continue
            choices[:] = NOTHING
            choices[active] = firsts[t]
            choices[seat] = reply
            sheets, failed = turns.sheets[t].copy(), turns.failed[t].copy()
            then = step_1(rules, sheets, locked, white, choices)
            second = NOTHING
            if bit_count(np.uint64(then)) < LOCKS_TO_END:
                if (legal_2(rules, sheets[active], then, dice) >> seconds[t]) & 1:
                    second = seconds[t]
                crossed = firsts[t] != NOTHING
                then = step_2(rules, sheets, failed, then, active, crossed, dice, second)
            _put(ends, at, turns, t, sheets, failed, then, seat, reply, second)
            at += 1
    starts[len(seats)] = at
    return at


@inline
def _key(ends: Ends, at: Int) -> Word:
    seats = ends.sheets.shape[1]
    rest = np.uint64(ends.locked[at] << 6 | ends.active[at] << 3 | ends.seat[at])
    lucky = np.uint64(seats)
    key = GOLDEN
    for s in range(seats):
        key = mix(key + ends.sheets[at, s] * GOLDEN)
        rest = rest << np.uint64(3) | np.uint64(ends.failed[at, s])
        pair = np.uint64(ends.lucky[at, s, 0] << 5 | ends.lucky[at, s, 1])
        lucky = lucky << np.uint64(10) | pair
    key = mix(mix(key ^ rest) + lucky * GOLDEN)
    return key if key != 0 else GOLDEN


@inline
def _result(ends: Ends, at: Int, point: float, lost: float) -> float:
    """Q7: what the end of a game is worth: a share of the win or ``lost``, and the margin."""
    seats = ends.sheets.shape[1]
    seat = ends.seat[at]
    mine = score(ends.sheets[at, seat], ends.failed[at, seat])
    best, winners = -1000, 1
    for s in range(seats):
        if s != seat:
            theirs = score(ends.sheets[at, s], ends.failed[at, s])
            best = max(best, theirs)
            winners += theirs == mine
    return float((1.0 / winners if mine >= best else lost) + point * (mine - best))


@njit
def look_up(
    ends: Ends, count: Int, memo: Memo, point: float, lost: float, worths: Floats, missing: Ints
) -> Int:
    """Write what is known: results, and what the memo has; ``missing`` lists the other ends.

    Returns how many are missing. The worth of an equal end that is already among them, and their
    own, becomes ``_PENDING`` minus its number, until :func:`fill_in`.
    """
    mask = np.uint64(len(memo.keys) - 1)
    found = 0
    for at in range(count):
        if is_over(ends.failed[at], ends.locked[at]):
            worths[at] = _result(ends, at, point, lost)
            continue
        key = _key(ends, at)
        slot = key & mask
        if memo.keys[slot] != key:
            memo.keys[slot] = key
            memo.worths[slot] = _PENDING - found
            missing[found] = at
            found += 1
            worths[at] = _PENDING - (found - 1)
        else:
            worths[at] = memo.worths[slot]
    return found


@njit
def fill_in(
    ends: Ends, count: Int, memo: Memo, missing: Ints, rated: Floats, worths: Floats
) -> None:
    """Replace what was pending by its rating, in the worths and in the memo."""
    mask = np.uint64(len(memo.keys) - 1)
    for at in range(count):
        if worths[at] <= _PENDING:
            worths[at] = rated[np.int64(_PENDING - worths[at])]
    for n in range(len(rated)):
        key = _key(ends, missing[n])
        if memo.keys[key & mask] == key:
            memo.worths[key & mask] = rated[n]


@njit
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


@inline
def _add_sheet(
    total: Array, embedding: Array, layout: WordLayout, ends: Ends, at: Int, seat: Int
) -> None:
    """Add the words of a sheet."""
    sheet, width = ends.sheets[at, seat], embedding.shape[1]
    for row in range(4):
        bits = lane(sheet, row)
        place = layout.closed if (ends.locked[at] >> row) & 1 else bit_length(bits)
        word = row * layout.row + place * layout.counts + bit_count(bits)
        for k in range(width):
            total[k] += embedding[word, k]
    word = layout.failed + ends.failed[at, seat]
    for k in range(width):
        total[k] += embedding[word, k]
    for n in range(2):
        if ends.lucky[at, seat, n]:
            word = layout.lucky + ends.lucky[at, seat, n]
            for k in range(width):
                total[k] += embedding[word, k]


@njit
def first_layer(
    layout: WordLayout, weights: FirstLayer, ends: Ends, views: Ints, hidden: Array
) -> None:
    """The first layer for the ends in ``views``, by view and opponent, after its activation."""
    seats, width = ends.sheets.shape[1], weights.own.shape[1]
    mine = np.empty(width, np.float32)
    for n in range(len(views)):
        at = views[n]
        seat, active = ends.seat[at], ends.active[at]
        mine[:] = weights.bias
        _add_sheet(mine, weights.own, layout, ends, at, seat)
        points = score(ends.sheets[at, seat], ends.failed[at, seat])
        wait = (active - seat) % seats
        place = 0
        for other in range(seats):
            if other == seat:
                continue
            total = hidden[n, place]
            total[:] = mine
            _add_sheet(total, weights.pair, layout, ends, at, other)
            ahead = points - score(ends.sheets[at, other], ends.failed[at, other])
            lead = layout.lead + max(-layout.furthest, min(layout.furthest, ahead))
            theirs = (active - other) % seats
            turn = layout.turn + (seats * layout.most_seats + wait) * layout.most_seats + theirs
            for k in range(width):
                total[k] = max(total[k] + weights.pair[lead, k] + weights.pair[turn, k], 0)
            place += 1
