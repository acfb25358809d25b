"""Wins in one move: a hole that completes a shape, or a cut that leaves too few."""

import numpy as np

from crosshex.fast.core.bits import lowest_bit, ones, wide_at
from crosshex.fast.core.jit import Int, lean
from crosshex.fast.six.board import (
    ADVANCED,
    BARRED,
    CUTS,
    FELL,
    FIVE,
    MOVING,
    NUMBERED,
    WHOLE,
    Board,
)
from crosshex.fast.six.constants import CLAIM, FEWEST, NONE
from crosshex.fast.six.groups import cell_beside, mask_of, place_beside, stays, survey
from crosshex.fast.six.moves import NOWHERE, move_of
from crosshex.fast.six.search.windows import (
    class_size,
    class_window,
    hole_of,
    mask_in,
    whole_hole,
)


@lean
def _winning_shift(board: Board, side: Int) -> Int:
    """A move that completes a shape and cuts nothing off."""
    survey(board)
    loose = mask_of(board, side) & ~wide_at(board, CUTS)
    for slot in range(class_size(board, side, FIVE)):
        window = class_window(board, side, FIVE, slot)
        spare = loose & ~mask_in(board, window, side)
        if spare:
            source = np.int64(board[NUMBERED + lowest_bit(spare)])
            return move_of(source, np.int64(hole_of(board, window, 0)), NOWHERE)
    return np.int64(NONE)


@lean
def _whole_without(board: Board, side: Int, group: Int) -> Int:
    """A cell that completes a shape of a side once only a group is left, or NONE."""
    for slot in range(class_size(board, side, FIVE)):
        window = class_window(board, side, FIVE, slot)
        if mask_in(board, window, side) & ~group == 0:
            return np.int64(hole_of(board, window, 0))
    for slot in range(class_size(board, side, BARRED)):
        window = class_window(board, side, BARRED, slot)
        bar = mask_in(board, window, 3 - side)
        if bar & group == 0 and mask_in(board, window, side) & ~group == 0:
            return np.int64(board[NUMBERED + lowest_bit(bar)])
    return np.int64(NONE)


@lean
def _winning_cut(board: Board, side: Int) -> Int:
    """A move that cuts a group off and wins, by a shape or because too few are left (S4)."""
    survey(board)
    shapes = class_size(board, side, FIVE) + class_size(board, side, BARRED) > 0
    if not shapes and board[FELL + side] == 0:
        return np.int64(NONE)
    own, their = mask_of(board, side), mask_of(board, 3 - side)
    sources = own & wide_at(board, CUTS)
    while sources:
        source = np.int64(board[NUMBERED + lowest_bit(sources)])
        sources &= sources - 1
        for part in range(3):
            group = stays(board, source, part)
            if group == 0:
                continue
            target = np.int64(NONE)
            if shapes:
                target = _whole_without(board, side, group)
            if target == NONE and ones(group & their) <= FEWEST < ones(group & own) + 1:
                target = place_beside(board, group)
            if target != NONE:
                return move_of(source, target, cell_beside(board, source, group))
    return np.int64(NONE)


@lean
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
