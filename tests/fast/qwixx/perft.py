"""Perft of games on a sheet from the kernels: how many ways a game can go.

A ply is one node: a throw with all ordered outcomes of the dice in play, then one choice of one
seat at a time in seat order. Games that end sooner do not count.
"""

import numpy as np

from crosshex.fast.core.bits import bit_count
from crosshex.fast.core.jit import Int, Ints, Words, inline_counted
from crosshex.fast.qwixx.kernels import (
    CHOICES,
    SheetRules,
    is_over,
    legal_1,
    legal_2,
    step_1,
    step_2,
)


@inline_counted
def perft_qwixx(
    rules: SheetRules,
    sheets: Words,
    failed: Ints,
    locked: Int,
    active: Int,
    lucky: Ints,
    depth: Int,
) -> Int:
    """How many ways there are to go ``depth`` plies from before a throw."""
    if depth == 0:
        return 1
    if is_over(failed, locked):
        return 0
    seats = len(sheets)
    faces = rules.faces
    colours = 1
    left = rules.leaves[locked]
    for colour in range(4):
        if not (left >> colour) & 1:
            colours *= faces
    total = 0
    if depth <= seats + 1:
        # Only the white sum matters until action 2.
        for white in range(2, 2 * faces + 1):
            ways = colours * (faces - abs(white - faces - 1))
            for seat in range(depth - 1):
                options = legal_1(
                    rules, sheets[seat], locked, white, lucky[seat, 0], lucky[seat, 1]
                )
                ways *= bit_count(np.uint64(options))
            total += ways
        return total
    sets = np.zeros(seats, np.int64)
    choices = np.zeros(seats, np.int64)
    dice = np.ones(6, np.int64)
    for w in range(1, faces + 1):
        for v in range(1, faces + 1):
            dice[0], dice[1] = w, v
            for seat in range(seats):
                sets[seat] = legal_1(
                    rules, sheets[seat], locked, w + v, lucky[seat, 0], lucky[seat, 1]
                )
            # Every joint choice of action 1, counted up like the digits of a number.
            choices[:] = 0
            while True:
                after = sheets.copy()
                then = step_1(rules, after, locked, w + v, choices)
                if not is_over(failed, then):
                    total += _second_half(
                        rules,
                        after,
                        failed,
                        then,
                        active,
                        lucky,
                        choices[active] != 0,
                        dice,
                        locked,
                        depth - seats - 1,
                    )
                seat = 0
                while seat < seats:
                    choices[seat] += 1
                    while choices[seat] < CHOICES and not (sets[seat] >> choices[seat]) & 1:
                        choices[seat] += 1
                    if choices[seat] < CHOICES:
                        break
                    choices[seat] = 0
                    seat += 1
                if seat == seats:
                    break
    return total


@inline_counted
def _second_half(
    rules: SheetRules,
    sheets: Words,
    failed: Ints,
    locked: Int,
    active: Int,
    lucky: Ints,
    crossed: bool,
    dice: Ints,
    thrown_without: Int,
    depth: Int,
) -> Int:
    """The ways from action 2 on, over all outcomes of the colour dice that were thrown."""
    seats = len(sheets)
    faces = rules.faces
    left = rules.leaves[thrown_without]
    total = 0
    for code in range(faces**4):
        rest = code
        seen = False
        for colour in range(4):
            dice[2 + colour] = rest % faces + 1
            rest //= faces
            # A die that had left before the throw shows nothing: it is counted once.
            if (left >> colour) & 1 and dice[2 + colour] > 1:
                seen = True
        if seen:
            continue
        options = legal_2(rules, sheets[active], locked, dice)
        if depth == 1:
            total += bit_count(np.uint64(options))
            continue
        for choice in range(CHOICES):
            if (options >> choice) & 1:
                after = sheets.copy()
                more = failed.copy()
                then = step_2(rules, after, more, locked, active, crossed, dice, choice)
                total += perft_qwixx(
                    rules, after, more, then, (active + 1) % seats, lucky, depth - 1
                )
    return total
