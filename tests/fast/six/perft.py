"""Perft of Six from the kernels: how many ways a game can go."""

import numpy as np

from crosshex.fast.core.jit import Int, njit
from crosshex.fast.six.board import Board
from crosshex.fast.six.game import (
    HISTORY,
    HISTORY_WORDS,
    PLACES,
    QUIET,
    count_moves,
    list_moves,
    play,
)
from crosshex.fast.six.moves import unmake


@njit
def perft_six(board: Board, depth: Int, repetition: Int, limit: Int) -> Int:
    """How many ways there are to go ``depth`` turns from a board."""
    if depth == 0:
        return 1
    moves = np.empty((depth, 4096), np.int64)
    # What a game keeps besides the hexagons, before the present move of each level.
    kept = np.empty((depth, len(board) - PLACES), np.int32)
    upto = np.zeros(depth, np.int64)
    at = np.zeros(depth, np.int64)
    found = np.zeros(256, np.int64)
    total = 0
    level = 0
    upto[0] = list_moves(board, found, moves[0])
    while level >= 0:
        if depth - level == 1:
            total += count_moves(board, found)
        elif at[level] < upto[level]:
            words = HISTORY + HISTORY_WORDS * board[QUIET] - PLACES
            kept[level, :words] = board[PLACES : PLACES + words]
            play(board, moves[level, at[level]], repetition, limit)
            level += 1
            at[level] = 0
            if depth - level > 1:
                upto[level] = list_moves(board, found, moves[level])
            continue
        level -= 1
        if level >= 0:
            words = HISTORY + HISTORY_WORDS * kept[level, QUIET - PLACES] - PLACES
            unmake(board, moves[level, at[level]])
            board[PLACES : PLACES + words] = kept[level, :words]
            at[level] += 1
    return total
