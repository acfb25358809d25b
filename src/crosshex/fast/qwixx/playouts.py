"""Whole games on a sheet inside one kernel."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.bits import bit_count
from crosshex.fast.core.jit import Floats, Int, Ints, Word, inline, inline_counted, njit
from crosshex.fast.core.rng import (
    CHOICE_STREAM,
    DICE_STREAM,
    SETUP_STREAM,
    digit,
    draw,
    rest,
    stream_key,
)
from crosshex.fast.qwixx.kernels import (
    CHOICES,
    FAILED_THROWS,
    FULL,
    LANE,
    LUCKY,
    MOST_FAILED,
    NOTHING,
    ROWS_LOCKED,
    SheetRules,
    block_after,
    blocking,
    following_number,
    locks_at,
    lucky_rows,
    number_2,
    row_at,
    score,
    spot_of,
)
from crosshex.fast.qwixx.policies import (
    PERFECT,
    RANDOM,
    greedy_1,
    greedy_2,
    limit_1,
    limit_2,
    locking_next,
)
from crosshex.fast.qwixx.sheet import LUCKY_PAIRS
from crosshex.fast.solver.advice import KernelValues, kernel_values, worth_1, worth_2
from crosshex.fast.solver.rowspace import RowSpace
from crosshex.fast.solver.solution import Solution

SOLUTIONS = 5
"""How many solutions a kernel carries: one for each seat, or one for each mirror pair of Longo."""


class QwixxPlayouts(NamedTuple):
    """What is known of each game of a batch, a row for each game."""

    scores: NDArray[np.int16]
    failed: NDArray[np.int8]
    locks: NDArray[np.int8]
    crosses: NDArray[np.int8]
    throws: NDArray[np.int16]
    ending: NDArray[np.int8]
    lucky: NDArray[np.int8]
    """The pairs of each seat, 0 where there are none."""


def new_qwixx_playouts(games: int, seats: int) -> QwixxPlayouts:
    """Fresh arrays."""
    return QwixxPlayouts(
        np.zeros((games, seats), np.int16),
        np.zeros((games, seats), np.int8),
        np.zeros((games, seats), np.int8),
        np.zeros((games, seats), np.int8),
        np.zeros(games, np.int16),
        np.zeros(games, np.int8),
        np.zeros((games, seats, 2), np.int8),
    )


@inline
def draw_pairs(key: Word, pairs: Ints, chosen: Ints, lucky: Ints) -> None:
    """Q4: draw a lucky pair for each seat, no two the same."""
    count = len(pairs)
    for i in range(count):
        chosen[i] = i
    word = draw(key, np.uint64(0))
    for seat in range(len(lucky)):
        left = np.uint64(count - seat)
        k = seat + np.int64(digit(word, left))
        word = rest(word, left)
        chosen[seat], chosen[k] = chosen[k], chosen[seat]
        lucky[seat, 0] = pairs[chosen[seat], 0]
        lucky[seat, 1] = pairs[chosen[seat], 1]


@inline
def _best(worth: Floats) -> Int:
    """The choice worth most; of equals the first."""
    best = 0
    for choice in range(1, len(worth)):
        if worth[choice] > worth[best]:
            best = choice
    return best


class SolutionSet(NamedTuple):
    """The solutions that ``perfect`` seats follow; empty ones where nobody does."""

    points: tuple[NDArray[np.float32], ...]
    solution_of: NDArray[np.int64]
    """``solution_of[low, high]``: the solution of a lucky pair, and whether to flip it."""
    mirrored: bool


def solution_set(solutions: dict[tuple[int, int], Solution]) -> SolutionSet:
    """The solutions of these lucky pairs as the kernels read them; mirror pairs share one."""
    empty = np.zeros((1, 4), np.float32)
    empty.setflags(write=False)
    solved_points: list[NDArray[np.float32]] = []
    arrays: list[NDArray[np.float32]] = []
    solution_of = np.zeros((17, 17, 2), np.int64)
    for (low, high), solved in solutions.items():
        values = kernel_values(solved)
        known = [k for k, points in enumerate(solved_points) if points is solved.points]
        if not known:
            known = [len(solved_points)]
            solved_points.append(solved.points)
            arrays.append(np.asarray(values.points))
        solution_of[low, high] = known[0], values.flipped
    if len(arrays) > SOLUTIONS:
        raise ValueError(f"at most {SOLUTIONS} different solutions can be used at once")
    arrays += [empty] * (SOLUTIONS - len(arrays))
    mirrored = all(solved.mirrored for solved in solutions.values())
    return SolutionSet(tuple(arrays), solution_of, mirrored)


@inline_counted
def _values_for(solved: SolutionSet, space: RowSpace, low: Int, high: Int) -> KernelValues:
    """The solution for a lucky pair."""
    which = solved.solution_of[low, high, 0]
    flipped = solved.solution_of[low, high, 1] == 1
    return KernelValues(solved.points[which], solved.mirrored, flipped, space)


@njit
def play_games(
    rules: SheetRules,
    policies: Ints,
    solved: SolutionSet,
    space: RowSpace,
    seed: Word,
    start: Int,
    fixed: Ints,
    pairs: Ints,
    games: QwixxPlayouts,
) -> None:
    """Play the games ``start, start + 1, …`` of a seed, one for each row of ``games``.

    Game ``i`` begins with seat ``i`` modulo the seats. ``fixed`` holds the lucky pairs of the seats
    (0, 0 for none); where ``pairs`` is not empty they are drawn from it anew for each game.

    This is one long function on purpose: what is small enough to be called from here takes plain
    numbers, because handing arrays around costs more than the work done with them.
    """
    faces, first_lock, needed = rules.faces, rules.first_lock, rules.needed
    sides = np.uint64(faces)
    wall, spots, fill, leaves, nth = (
        rules.wall,
        rules.spots,
        rules.fill,
        rules.leaves,
        rules.nth,
    )
    seats = len(policies)
    lucky = fixed.copy()
    chosen = np.empty(len(pairs), np.int64)
    sheets = np.empty(seats, np.uint64)
    blocks = np.empty(seats, np.uint64)
    failed = np.empty(seats, np.int64)
    choices = np.empty(seats, np.int64)
    dice = np.empty(6, np.int64)
    rows = np.empty(4, np.int64)
    inner = np.empty(CHOICES)
    worth = np.empty(CHOICES)
    untouched = blocking(np.uint64(0), needed)
    for g in range(len(games.throws)):
        number = np.uint64(start + g)
        if len(pairs) > 0:
            key = stream_key(seed, number, np.uint64(SETUP_STREAM))
            draw_pairs(key, pairs, chosen, lucky)
        dice_key = stream_key(seed, number, np.uint64(DICE_STREAM))
        choice_key = stream_key(seed, number, np.uint64(CHOICE_STREAM))
        for seat in range(seats):
            sheets[seat] = 0
            blocks[seat] = untouched
            failed[seat] = 0
        closed = rules.phantom
        locked = 0
        active = (start + g) % seats
        turn = 0
        ending = ROWS_LOCKED
        while True:
            word = draw(dice_key, np.uint64(turn))
            for i in range(6):
                dice[i] = np.int64(digit(word, sides)) + 1
                word = rest(word, sides)
            word = draw(choice_key, np.uint64(turn))
            turn += 1
            white = dice[0] + dice[1]

            for seat in range(seats):
                kind = policies[seat, 0]
                if kind == PERFECT:
                    worth_1(
                        rules,
                        _values_for(solved, space, lucky[seat, 0], lucky[seat, 1]),
                        lucky[seat],
                        sheets[seat],
                        failed[seat],
                        locked,
                        dice,
                        seat == active,
                        rows,
                        inner,
                        worth,
                    )
                    choices[seat] = _best(worth)
                    continue
                blocked = blocks[seat] | closed
                crosses = np.uint64(0)
                for colour in range(4):
                    free = blocked & wall[colour, white] == 0
                    crosses |= np.uint64(free) << np.uint64(colour)
                if white == lucky[seat, 0] or white == lucky[seat, 1]:
                    offered = lucky_rows(sheets[seat], blocks[seat], closed, first_lock)
                    crosses |= offered << np.uint64(4)
                if kind == RANDOM:
                    options = np.uint64(bit_count(crosses) + 1)
                    choices[seat] = nth[crosses, digit(word, options)]
                    word = rest(word, options)
                else:
                    limit = limit_1(kind, policies[seat, 1], seat == active)
                    nexts = locking_next(sheets[seat], first_lock)
                    choices[seat] = greedy_1(sheets[seat], crosses, spots[white], limit, nexts)

            # Q5: all choices take effect together; only then are rows closed.
            for seat in range(seats):
                choice = choices[seat]
                if choice != NOTHING:
                    colour = (choice - 1) & 3
                    number = white
                    if choice >= LUCKY:
                        number = following_number(faces, sheets[seat], colour)
                    spot = spot_of(spots[number], colour)
                    row = row_at(spot)
                    sheets[seat] |= fill[colour, number]
                    blocks[seat] = block_after(blocks[seat], sheets[seat], row, needed)
                    if locks_at(spot):
                        locked |= 1 << row
                        closed |= FULL << np.uint64(LANE * row)
            if locked & (locked - 1):
                break  # Q6: at once, without action 2

            crossed = choices[active] != NOTHING
            kind = policies[active, 0]
            if kind == PERFECT:
                worth_2(
                    rules,
                    _values_for(solved, space, lucky[active, 0], lucky[active, 1]),
                    sheets[active],
                    failed[active],
                    locked,
                    crossed,
                    dice,
                    rows,
                    worth,
                )
                choice = _best(worth)
            else:
                blocked = blocks[active] | closed
                w, v = dice[0], dice[1]
                crosses = np.uint64(0)
                for colour in range(4):
                    near = blocked & wall[colour, w + dice[2 + colour]] == 0
                    far = blocked & wall[colour, v + dice[2 + colour]] == 0
                    crosses |= np.uint64(near) << np.uint64(colour)
                    crosses |= np.uint64(far and w != v) << np.uint64(4 + colour)
                crosses &= ~np.uint64(leaves[locked] * 17)
                if kind == RANDOM:
                    choice = np.int64(nth[crosses, digit(word, np.uint64(bit_count(crosses) + 1))])
                else:
                    limit = limit_2(kind, policies[active, 1], crossed)
                    nearer = further = np.uint64(0)
                    for colour in range(4):
                        shift = np.uint64(LANE * colour)
                        nearer |= spots[w + dice[2 + colour]] & (FULL << shift)
                        further |= spots[v + dice[2 + colour]] & (FULL << shift)
                    choice = greedy_2(sheets[active], crosses, nearer, further, limit)
            if choice != NOTHING:
                colour, number = (choice - 1) & 3, number_2(choice, dice)
                spot = spot_of(spots[number], colour)
                row = row_at(spot)
                sheets[active] |= fill[colour, number]
                blocks[active] = block_after(blocks[active], sheets[active], row, needed)
                if locks_at(spot):
                    locked |= 1 << row
                    closed |= FULL << np.uint64(LANE * row)
                    if locked & (locked - 1):
                        break
            elif not crossed:
                failed[active] += 1
                if failed[active] == MOST_FAILED:
                    ending = FAILED_THROWS
                    break
            active += 1
            if active == seats:
                active = 0

        games.throws[g] = turn
        games.ending[g] = ending
        for seat in range(seats):
            sheet = sheets[seat]
            games.scores[g, seat] = score(sheet, failed[seat])
            games.failed[g, seat] = failed[seat]
            games.locks[g, seat] = bit_count(sheet & rules.locks)
            games.crosses[g, seat] = bit_count(sheet)
            games.lucky[g, seat, 0] = lucky[seat, 0]
            games.lucky[g, seat, 1] = lucky[seat, 1]


@njit
def drawn_pairs(seed: Int, game: Int, pairs: Ints, seats: Int) -> Ints:
    """The lucky pairs of a game, as :func:`play_games` draws them."""
    lucky = np.zeros((seats, 2), np.int64)
    key = stream_key(np.uint64(seed), np.uint64(game), np.uint64(SETUP_STREAM))
    draw_pairs(key, pairs, np.empty(len(pairs), np.int64), lucky)
    return lucky


def pairs_to_draw(drawn: bool) -> NDArray[np.int64]:
    """The lucky pairs to draw from: Longo's ten, or none."""
    return np.array(LUCKY_PAIRS if drawn else (), np.int64).reshape(-1, 2)
