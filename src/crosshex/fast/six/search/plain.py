"""A plain opponent for Six: alpha-beta over every legal move, three moves deep, shapes counted.

It is the baseline that stronger searches are measured against, so it never changes: no threats, no
transposition table, no move left out; only its time may end it early. At the last move the windows
that change are added up without putting the hexagon down, which is what makes nine hundred moves a
turn affordable.
"""

import numpy as np

from crosshex.fast.core.jit import Int, lean
from crosshex.fast.six.board import (
    ADVANCED,
    CODE,
    COUNTS,
    EDGE,
    MORE_WEIGHTS,
    MOVER,
    MOVING,
    PHASE_WEIGHTS,
    SOURCES,
    SUM,
    WEIGHT,
    WHOLE,
    Board,
    Weights,
    lift,
    put,
    window_of,
)
from crosshex.fast.six.constants import BLACK, FEWEST, PASS
from crosshex.fast.six.groups import list_loose, survey
from crosshex.fast.six.moves import NOWHERE, keep_of, make, unmake
from crosshex.fast.six.search.generation import EVERY_TARGET, cuts, every_move
from crosshex.fast.six.search.value import EvalParameters
from crosshex.fast.six.search.windows import class_size
from crosshex.fast.six.search.work import LIMIT, NODES, STOP, Work
from crosshex.fast.six.shapes import KIND, KINDS

COUNTED = (0, 1, 4, 16, 64, 256)
"""What a window is worth that only one side has hexagons on, by their number."""
SHAPE = 1_000_000
WIN = SHAPE // 2
"""A value beyond this is a win."""


def shape_counts() -> Weights:
    """The weights of the plain opponent, the same in both phases and for both sides."""
    windows = np.zeros((2, KINDS, 7, 7))
    for count, worth in enumerate((*COUNTED, SHAPE)):
        windows[:, :, count, 0] = worth
        windows[:, :, 0, count] = -worth
    return EvalParameters(windows, np.zeros(MORE_WEIGHTS)).pack()


@lean
def change(board: Board, cell: Int, side: Int) -> Int:
    """How much better the position gets for a side with its hexagon on an empty cell."""
    weights = WEIGHT + (side - BLACK) * KINDS * 64
    if board[MOVING]:
        weights += PHASE_WEIGHTS
    step = 1 if side == BLACK else 8
    total = np.int64(0)
    for form in range(6):
        row = weights + KIND[form] * 64
        for i in range(6):
            code = board[CODE + window_of(cell, form, i)]
            total += board[row + code + step] - board[row + code]
    return total


@lean
def standing(board: Board, side: Int) -> Int:
    """The shapes that are there, for a side."""
    return np.int64(board[SUM + (2 if board[MOVING] else 0) + side - BLACK])


@lean
def _after(board: Board, side: Int) -> Int:
    """The value for the side that has just moved, wins included."""
    if class_size(board, side, WHOLE) > 0:
        return np.int64(SHAPE)
    # S4: a side left with five or fewer by a removal has lost; placing never counts as that.
    if board[MOVING]:
        few, few_other = board[COUNTS + side] <= FEWEST, board[COUNTS + 3 - side] <= FEWEST
        if few and few_other:
            return np.int64(0)
        if few or few_other:
            return np.int64(-SHAPE if few else SHAPE)
    return standing(board, side)


@lean
def _stopped(work: Work) -> bool:
    """Count a position, and look whether the search has to stop."""
    work.control[NODES] += 1
    if work.control[NODES] >= work.control[LIMIT]:
        work.control[STOP] = 1
    return bool(work.control[STOP] != 0)


@lean
def _best_last(board: Board, work: Work, ply: Int) -> Int:
    """The value of the best single move of the side to move."""
    side = np.int64(board[MOVER])
    best = np.int64(-2 * SHAPE)
    if not board[MOVING]:
        for slot in range(board[COUNTS]):
            best = max(best, standing(board, side) + change(board, board[EDGE + slot], side))
        return best
    survey(board)
    for slot in range(list_loose(board, side)):
        source = np.int64(board[SOURCES + slot])
        lift(board, source)
        base = standing(board, side)
        for k in range(board[COUNTS]):
            cell = board[EDGE + k]
            if cell != source:
                best = max(best, base + change(board, cell, side))
        put(board, source, side)
    if board[ADVANCED]:
        for k in range(cuts(board, work, ply, 0, EVERY_TARGET)):
            move = work.moves[ply, k]
            make(board, move)
            best = max(best, _after(board, side))
            unmake(board, move)
    if best == -2 * SHAPE:
        return standing(board, side)
    return min(best, np.int64(SHAPE))


@lean
def plain(board: Board, work: Work, depth: Int, ply: Int, alpha: Int, beta: Int) -> Int:
    """The value for the side to move, ``depth`` moves deep, exact within the bounds.

    It means nothing once the search was told to stop, which every position looks at.
    """
    if _stopped(work):
        return np.int64(0)
    if depth == 1:
        return _best_last(board, work, ply)
    side = np.int64(board[MOVER])
    count = every_move(board, work, ply)
    if count == 0:
        work.moves[ply, 0] = PASS
        work.rates[ply, 0] = 0
        count = 1
    best = np.int64(-2 * SHAPE)
    for k in range(count):
        choice = k
        for other in range(k + 1, count):
            if work.rates[ply, other] > work.rates[ply, choice]:
                choice = other
        move = work.moves[ply, choice]
        work.moves[ply, choice] = work.moves[ply, k]
        work.rates[ply, choice] = work.rates[ply, k]
        worth = plain_move(board, move, side)
        if worth == 0:
            worth = -plain(board, work, depth - 1, ply + 1, -beta, -max(alpha, best))
        else:
            worth *= depth
        unmake(board, move)
        best = max(best, worth)
        if best >= beta or work.control[STOP]:
            break
    return best


@lean
def plain_move(board: Board, move: Int, side: Int) -> Int:
    """Play a move; what it decides: a win (SHAPE), a loss (-SHAPE) or nothing (0)."""
    make(board, move)
    if class_size(board, side, WHOLE) > 0:
        return np.int64(SHAPE)
    if move != PASS and keep_of(move) != NOWHERE:
        worth = _after(board, side)
        if abs(worth) >= WIN:
            return np.int64(SHAPE if worth > 0 else -SHAPE)
    return np.int64(0)


@lean
def plain_root(board: Board, work: Work, depth: Int, count: Int) -> Int:
    """Which of the first ``count`` moves of row 0 is best; the first of equals.

    If the search is told to stop, the best of those that were searched to the end, or the first.
    """
    side = np.int64(board[MOVER])
    ply = np.int64(1)
    best, best_at = np.int64(-4 * SHAPE), 0
    for k in range(count):
        move = work.moves[0, k]
        worth = plain_move(board, move, side)
        if worth == 0:
            worth = -plain(board, work, depth - 1, ply, np.int64(-4 * SHAPE), -best)
        else:
            worth *= depth
        unmake(board, move)
        if work.control[STOP]:
            break
        if worth > best:
            best, best_at = worth, k
    return best_at
