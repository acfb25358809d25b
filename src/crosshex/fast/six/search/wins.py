"""Wins in one move: a hole that completes a shape, or a cut that leaves too few."""

import numpy as np

from crosshex.fast.core.jit import Int, njit
from crosshex.fast.six.constants import CLAIM, FEWEST, NONE
from crosshex.fast.six.search.board import (
    ADVANCED,
    BARRED,
    COUNTS,
    CUT,
    EDGE,
    FELL,
    FIVE,
    HEX,
    MOVING,
    NOWHERE,
    QUEUE,
    SOURCES,
    WHOLE,
    Board,
    cut_off,
    join_again,
    move_of,
)
from crosshex.fast.six.search.value import survey
from crosshex.fast.six.search.windows import (
    class_size,
    class_window,
    hole_of,
    in_window,
    largest_groups,
    list_cuts,
    runs_around,
    whole_hole,
)


@njit
def _winning_shift(board: Board, side: Int) -> Int:
    """A move that completes a shape and cuts nothing off."""
    for exact in range(2):
        if exact:
            survey(board)
        for slot in range(class_size(board, side, FIVE)):
            window = class_window(board, side, FIVE, slot)
            for own in range(board[COUNTS + side]):
                cell = board[HEX + 64 * (side - 1) + own]
                loose = board[CUT + cell] == 0 if exact else runs_around(board, cell) == 1
                if loose and not in_window(window, cell):
                    return move_of(cell, hole_of(board, window, 0), NOWHERE)
    return np.int64(NONE)


@njit
def _winning_cut(board: Board, side: Int) -> Int:
    """A move that cuts a group off and wins, by a shape or because too few are left (S4)."""
    survey(board)
    shapes = class_size(board, side, FIVE) + class_size(board, side, BARRED) > 0
    if not shapes and board[FELL + side] == 0:
        return np.int64(NONE)
    for k in range(list_cuts(board, side)):
        source = np.int64(board[SOURCES + k])
        options = largest_groups(board, source)
        for option in range(options):
            keep = np.int64(board[QUEUE + option])
            cut_off(board, source, keep)
            target = whole_hole(board, side)
            if target == NONE and board[COUNTS + 3 - side] <= FEWEST < board[COUNTS + side] + 1:
                target = np.int64(board[EDGE])
                if target == source:
                    target = np.int64(board[EDGE + 1])
            join_again(board, source, side)
            if target != NONE and target != source:
                return move_of(source, target, keep)
            largest_groups(board, source)
    return np.int64(NONE)


@njit
def winning(board: Board, side: Int) -> Int:
    """A move with which a side would win at once if it had the turn; CLAIM; or NONE."""
    if class_size(board, side, WHOLE) > 0:
        return np.int64(CLAIM)
    fives = class_size(board, side, FIVE)
    if not board[MOVING]:
        if fives == 0:
            return np.int64(NONE)
        return move_of(NOWHERE, whole_hole(board, side), NOWHERE)
    if fives:
        move = _winning_shift(board, side)
        if move != NONE:
            return move
    if board[ADVANCED]:
        return _winning_cut(board, side)
    return np.int64(NONE)
