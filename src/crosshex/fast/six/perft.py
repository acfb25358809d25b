"""Perft of Six from the kernels: how many ways a game can go."""

import numpy as np

from crosshex.fast.core.jit import Int, njit
from crosshex.fast.six.moves import count_moves, list_moves, step
from crosshex.fast.six.plane import Plane
from crosshex.fast.six.targets import SCRATCH


@njit
def perft_six(plane: Plane, depth: Int, advanced: bool, repetition: Int, limit: Int) -> Int:
    """How many ways there are to go ``depth`` turns from a board, claims automatic."""
    if depth == 0:
        return 1
    planes = np.empty((depth + 1, len(plane)), np.int64)
    moves = np.empty((depth, 4096, 4), np.int64)
    upto = np.zeros(depth + 1, np.int64)
    at = np.zeros(depth + 1, np.int64)
    scratch = np.zeros(SCRATCH, np.int64)
    planes[0] = plane
    total = 0
    level = 0
    fresh = True
    while level >= 0:
        if fresh:
            if depth - level == 1:
                total += count_moves(planes[level], scratch, advanced)
                level -= 1
                fresh = False
                continue
            upto[level] = list_moves(
                planes[level], scratch, advanced, False, planes[level], moves[level]
            )
            at[level] = 0
        if at[level] == upto[level]:
            level -= 1
            fresh = False
            continue
        move = moves[level, at[level]]
        at[level] += 1
        planes[level + 1] = planes[level]
        step(planes[level + 1], scratch, move[0], move[1], move[2], False, False, repetition, limit)
        level += 1
        fresh = True
    return total
