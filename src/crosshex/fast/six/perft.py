"""Perft of Six from the kernels: how many ways a game can go."""

from __future__ import annotations

import numpy as np

from crosshex.fast.core.jit import Int, njit
from crosshex.fast.six.moves import count_moves, list_moves, step
from crosshex.fast.six.plane import Table
from crosshex.fast.six.targets import ROOM


@njit
def perft_six(table: Table, depth: Int, advanced: bool, repetition: Int, limit: Int) -> Int:
    """How many ways there are to go ``depth`` turns from a table, claims automatic."""
    if depth == 0:
        return 1
    tables = np.empty((depth + 1, len(table)), np.int64)
    moves = np.empty((depth, 4096, 4), np.int64)
    upto = np.zeros(depth + 1, np.int64)
    at = np.zeros(depth + 1, np.int64)
    room = np.zeros(ROOM, np.int64)
    tables[0] = table
    total = 0
    level = 0
    fresh = True
    while level >= 0:
        if fresh:
            if depth - level == 1:
                total += count_moves(tables[level], room, advanced)
                level -= 1
                fresh = False
                continue
            upto[level] = list_moves(
                tables[level], room, advanced, False, tables[level], moves[level]
            )
            at[level] = 0
        if at[level] == upto[level]:
            level -= 1
            fresh = False
            continue
        move = moves[level, at[level]]
        at[level] += 1
        tables[level + 1] = tables[level]
        step(tables[level + 1], room, move[0], move[1], move[2], False, False, repetition, limit)
        level += 1
        fresh = True
    return total
