"""Kernels behind `QwixxBatch`: the next throw, legal actions, a step, observations, policies.

Every kernel works on the games ``low … high - 1``.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.bits import bit_count
from crosshex.fast.core.jit import Array, Int, Ints, Mask, Word, inline, lean, njit
from crosshex.fast.core.rng import (
    CHOICE_STREAM,
    DICE_STREAM,
    SETUP_STREAM,
    digit,
    draw,
    rest,
    stream_key,
)
from crosshex.fast.layout import QwixxLayout
from crosshex.fast.qwixx.kernels import (
    LOCKS_TO_END,
    LUCKY,
    MOST_FAILED,
    NOTHING,
    SheetRules,
    index_of,
    lane,
    legal_1,
    legal_2,
    score,
    standing,
    step_1,
    step_2,
)
from crosshex.fast.qwixx.playouts import draw_pairs
from crosshex.fast.qwixx.policies import RANDOM, greedy_1, greedy_2, limit_1, limit_2, locking_next

ACTION_1, ACTION_2, OVER = 0, 1, 2
POINTS, WIN, MARGIN = 0, 1, 2


class QwixxGames(NamedTuple):
    """The games of a batch, a row for each."""

    seed: NDArray[np.uint64]
    number: NDArray[np.uint64]
    """Which game of the seed this is."""
    sheets: NDArray[np.uint64]
    failed: NDArray[np.int64]
    lucky: NDArray[np.int64]
    locked: NDArray[np.int64]
    active: NDArray[np.int64]
    phase: NDArray[np.int64]
    crossed: NDArray[np.int64]
    dice: NDArray[np.int64]
    turn: NDArray[np.int64]
    """Throws so far; the next one is drawn by this number."""
    legal: NDArray[np.int64]
    """For each seat the set of legal choices, as the kernels number them."""


def new_qwixx_games(games: int, seats: int) -> QwixxGames:
    """Fresh arrays."""
    return QwixxGames(
        np.zeros(games, np.uint64),
        np.zeros(games, np.uint64),
        np.zeros((games, seats), np.uint64),
        np.zeros((games, seats), np.int64),
        np.zeros((games, seats, 2), np.int64),
        np.zeros(games, np.int64),
        np.zeros(games, np.int64),
        np.full(games, OVER, np.int64),
        np.zeros(games, np.int64),
        np.zeros((games, 6), np.int64),
        np.zeros(games, np.int64),
        np.ones((games, seats), np.int64),
    )


@inline
def _throw(rules: SheetRules, games: QwixxGames, g: Int) -> None:
    """The next throw of a game, and what every seat may choose in action 1."""
    key = stream_key(games.seed[g], games.number[g], np.uint64(DICE_STREAM))
    word = draw(key, np.uint64(games.turn[g]))
    games.turn[g] += 1
    sides = np.uint64(rules.faces)
    for i in range(6):
        games.dice[g, i] = np.int64(digit(word, sides)) + 1
        word = rest(word, sides)
    games.phase[g] = ACTION_1
    white = games.dice[g, 0] + games.dice[g, 1]
    for seat in range(games.sheets.shape[1]):
        low, high = games.lucky[g, seat, 0], games.lucky[g, seat, 1]
        sheet = games.sheets[g, seat]
        games.legal[g, seat] = legal_1(rules, sheet, games.locked[g], white, low, high)


@njit
def begin(
    low: Int, high: Int, rules: SheetRules, games: QwixxGames, which: Mask, fixed: Ints, pairs: Ints
) -> None:
    """Start the games in ``which`` and throw; game ``i`` begins with seat ``i`` modulo the seats.

    Lucky pairs are ``fixed``, or drawn from ``pairs`` where there are any.
    """
    seats = games.sheets.shape[1]
    chosen = np.empty(len(pairs), np.int64)
    for g in range(low, high):
        if not which[g]:
            continue
        games.lucky[g] = fixed
        if len(pairs) > 0:
            key = stream_key(games.seed[g], games.number[g], np.uint64(SETUP_STREAM))
            draw_pairs(key, pairs, chosen, games.lucky[g])
        games.sheets[g] = 0
        games.failed[g] = 0
        games.locked[g] = 0
        games.active[g] = np.int64(games.number[g] % np.uint64(seats))
        games.crossed[g] = 0
        games.turn[g] = 0
        _throw(rules, games, g)


@inline
def choice_of(rules: SheetRules, games: QwixxGames, g: Int, action: Int) -> Int:
    """The kernels' number of an action, or -1 if the dice do not make it."""
    if action == NOTHING:
        return NOTHING
    in_first = games.phase[g] == ACTION_1
    if action > 4 * rules.numbers:
        return LUCKY + action - 1 - 4 * rules.numbers if in_first else -1
    row = (action - 1) // rules.numbers
    field = (action - 1) % rules.numbers
    number = field + 2 if row < 2 else 2 * rules.faces - field
    if in_first:
        return 1 + row if number == games.dice[g, 0] + games.dice[g, 1] else -1
    white = number - games.dice[g, 2 + row]
    if white == games.dice[g, 0]:
        return 1 + row
    return 5 + row if white == games.dice[g, 1] else -1


@inline
def action_of(rules: SheetRules, games: QwixxGames, g: Int, choice: Int) -> Int:
    """The action of a legal choice."""
    if choice == NOTHING:
        return NOTHING
    row = (choice - 1) & 3
    if games.phase[g] == ACTION_2:
        number = games.dice[g, (choice - 1) >> 2] + games.dice[g, 2 + row]
    elif choice >= LUCKY:
        return 1 + 4 * rules.numbers + row
    else:
        number = games.dice[g, 0] + games.dice[g, 1]
    return row * rules.numbers + index_of(rules.faces, row, number)


@lean
def first_illegal(
    low: Int, high: Int, rules: SheetRules, games: QwixxGames, which: Mask, actions: Ints, most: Int
) -> Int:
    """The first game and seat, as one number, whose action is not legal; -1 if all are."""
    seats = games.sheets.shape[1]
    for g in range(low, high):
        if not which[g]:
            continue
        for seat in range(seats):
            action = actions[g, seat]
            if not 0 <= action < most:
                return g * seats + seat
            choice = choice_of(rules, games, g, action)
            if choice < 0 or not (games.legal[g, seat] >> choice) & 1:
                return g * seats + seat
    return -1


@inline
def _end(games: QwixxGames, g: Int) -> None:
    games.phase[g] = OVER
    games.legal[g] = 1 << NOTHING


@inline
def _play(rules: SheetRules, games: QwixxGames, g: Int, actions: Ints, choices: Ints) -> None:
    """One step of one game; the actions are legal."""
    seats = games.sheets.shape[1]
    active = games.active[g]
    if games.phase[g] == ACTION_1:
        for seat in range(seats):
            choices[seat] = choice_of(rules, games, g, actions[g, seat])
        white = games.dice[g, 0] + games.dice[g, 1]
        games.locked[g] = step_1(rules, games.sheets[g], games.locked[g], white, choices)
        games.crossed[g] = choices[active] != NOTHING
        if bit_count(np.uint64(games.locked[g])) >= LOCKS_TO_END:
            _end(games, g)  # Q6: at once, without action 2
            return
        games.phase[g] = ACTION_2
        games.legal[g] = 1 << NOTHING
        sheet = games.sheets[g, active]
        games.legal[g, active] = legal_2(rules, sheet, games.locked[g], games.dice[g])
        return
    choice = choice_of(rules, games, g, actions[g, active])
    crossed = games.crossed[g] == 1
    games.locked[g] = step_2(
        rules,
        games.sheets[g],
        games.failed[g],
        games.locked[g],
        active,
        crossed,
        games.dice[g],
        choice,
    )
    games.crossed[g] = 0
    too_many = games.failed[g, active] >= MOST_FAILED
    if too_many or bit_count(np.uint64(games.locked[g])) >= LOCKS_TO_END:
        _end(games, g)
        return
    games.active[g] = (active + 1) % seats
    _throw(rules, games, g)


@njit
def step(
    low: Int,
    high: Int,
    rules: SheetRules,
    games: QwixxGames,
    which: Mask,
    actions: Ints,
    returns: Int,
    rewards: Array,
) -> None:
    """One step of the running games in ``which``; adds what it earned to ``rewards``."""
    seats = games.sheets.shape[1]
    choices = np.zeros(seats, np.int64)
    for g in range(low, high):
        if not which[g] or games.phase[g] == OVER:
            continue
        if returns == POINTS:
            for seat in range(seats):
                rewards[g, seat] -= score(games.sheets[g, seat], games.failed[g, seat])
        _play(rules, games, g, actions, choices)
        if returns == POINTS:
            for seat in range(seats):
                rewards[g, seat] += score(games.sheets[g, seat], games.failed[g, seat])
        elif games.phase[g] == OVER:
            _settle(games, g, returns, rewards)


@inline
def _settle(games: QwixxGames, g: Int, returns: Int, rewards: Array) -> None:
    """Q7: shares of the win, or the points ahead of the best other seat."""
    for seat in range(games.sheets.shape[1]):
        share, lead = standing(games.sheets[g], games.failed[g], seat)
        rewards[g, seat] += lead if returns == MARGIN else share


@lean
def masks(
    low: Int, high: Int, rules: SheetRules, games: QwixxGames, first: Int, result: Array
) -> None:
    """Mark the legal actions of the seats from ``first`` on; ``result`` is all zeros before."""
    for g in range(low, high):
        for k in range(result.shape[1]):
            legal = games.legal[g, first + k]
            for choice in range(9):
                if (legal >> choice) & 1:
                    result[g, k, action_of(rules, games, g, choice)] = 1


@inline
def _is_open(rules: SheetRules, locked: Int, colour: Int, number: Int) -> bool:
    """Whether the sheet has this field, in a row that is not locked."""
    spot = np.int64(lane(rules.spots[number], colour))
    return spot != 0 and not (locked >> (spot & 3)) & 1


@lean
def observe(
    low: Int,
    high: Int,
    rules: SheetRules,
    layout: QwixxLayout,
    printed: Ints,
    games: QwixxGames,
    first: Int,
    result: Array,
) -> None:
    """Write what the seats from ``first`` on see; ``result`` is all zeros before."""
    seats = layout.seats
    numbers = layout.numbers
    for g in range(low, high):
        over = games.phase[g] == OVER
        in_first = games.phase[g] == ACTION_1
        locked = games.locked[g]
        gone = rules.leaves[locked]
        dice = games.dice[g]
        for seat in range(first, first + result.shape[1]):
            view = result[g, seat - first]
            for k in range(seats):
                other = (seat + k) % seats
                start = k * layout.block
                for row in range(4):
                    bits = np.int64(lane(games.sheets[g, other], row))
                    for field in range(layout.width):
                        if (bits >> field) & 1:
                            view[start + row * layout.width + field] = 1
                for k_failed in range(games.failed[g, other]):
                    view[start + layout.failed + k_failed] = 1
                for which in range(2):
                    if games.lucky[g, other, which] > 0:
                        view[start + layout.lucky + games.lucky[g, other, which] - 2] = 1
            view[layout.active + (games.active[g] - seat) % seats] = 1
            for row in range(4):
                if (locked >> row) & 1:
                    view[layout.locked + row] = 1
            for place in printed:
                view[place] = 1
            if over:
                continue
            for die in range(6):
                if die < 2 or not (gone >> (die - 2)) & 1:
                    view[layout.dice + die * layout.faces + dice[die] - 1] = 1
            for colour in range(4):
                if in_first and _is_open(rules, locked, colour, dice[0] + dice[1]):
                    index = index_of(layout.faces, colour, dice[0] + dice[1])
                    view[layout.white + colour * numbers + index - 1] = 1
                for die in range(2):
                    number = dice[die] + dice[2 + colour]
                    if not (gone >> colour) & 1 and _is_open(rules, locked, colour, number):
                        index = index_of(layout.faces, colour, number)
                        view[layout.colour + colour * numbers + index - 1] = 1
            view[layout.action_1] = in_first
            view[layout.action_2] = not in_first
            view[layout.crossed] = games.crossed[g] if not in_first else 0
            view[layout.owes] = in_first or seat == games.active[g]


@inline
def _digit_of(word: Word, options: Int) -> Int:
    return np.int64(digit(word, np.uint64(options)))


@lean
def policy_actions(
    low: Int,
    high: Int,
    rules: SheetRules,
    games: QwixxGames,
    seat: Int,
    kind: Int,
    limit: Int,
    result: Ints,
) -> None:
    """What a compiled policy would do on a seat in every game; nothing where it owes nothing."""
    for g in range(low, high):
        result[g] = NOTHING
        first = games.phase[g] == ACTION_1
        if games.phase[g] == OVER or not (first or seat == games.active[g]):
            continue
        legal = games.legal[g, seat]
        sheet = games.sheets[g, seat]
        dice = games.dice[g]
        if kind == RANDOM:
            key = stream_key(games.seed[g], games.number[g], np.uint64(CHOICE_STREAM))
            word = draw(key, np.uint64(2 * games.turn[g] + games.phase[g]))
            for _ in range(seat):
                word = rest(word, np.uint64(9))
            k = _digit_of(word, bit_count(np.uint64(legal)))
            choice = 0
            while k > 0 or not (legal >> choice) & 1:
                k -= (legal >> choice) & 1
                choice += 1
        elif first:
            most = limit_1(kind, limit, seat == games.active[g])
            crosses = np.uint64(legal >> 1)
            white = dice[0] + dice[1]
            nexts = locking_next(sheet, rules.first_lock)
            choice = greedy_1(sheet, crosses, rules.spots[white], most, nexts)
        else:
            most = limit_2(kind, limit, games.crossed[g] == 1)
            crosses = np.uint64(legal >> 1)
            near = far = np.uint64(0)
            for colour in range(4):
                lanes = np.uint64(0xFFFF) << np.uint64(16 * colour)
                near |= rules.spots[dice[0] + dice[2 + colour]] & lanes
                far |= rules.spots[dice[1] + dice[2 + colour]] & lanes
            choice = greedy_2(sheet, crosses, near, far, most)
        result[g] = action_of(rules, games, g, choice)
