"""The root of a search of Six: its moves are kept in order, rated and searched one by one."""

import numpy as np

from crosshex.fast.core.jit import Int, lean
from crosshex.fast.six.board import COUNTS, MOVER, Board, lift, put
from crosshex.fast.six.constants import FEWEST, NONE
from crosshex.fast.six.moves import NOWHERE, keep_of, make, source_of, target_of, unmake
from crosshex.fast.six.search.alphabeta import INFINITE, search
from crosshex.fast.six.search.hashing import hash_of
from crosshex.fast.six.search.ordering import looks
from crosshex.fast.six.search.value import value
from crosshex.fast.six.search.wins import winning
from crosshex.fast.six.search.work import PAST, STOP, Work


@lean
def search_root(board: Board, work: Work, depth: Int, count: Int, alpha: Int, beta: Int) -> Int:
    """Search the first ``count`` moves of row 0; the best one comes to the front."""
    control = work.control
    work.path[control[PAST]] = hash_of(board)
    # A literal would have the recursive kernel compiled twice, which cannot be kept on disk.
    first = np.int64(1)
    best = np.int64(-INFINITE)
    lower = alpha
    for k in range(count):
        move = work.moves[0, k]
        make(board, move)
        # Late move reduction.
        reduced = depth - 1
        if k >= 4 and depth >= 2:
            reduced -= 1 if k < 16 else 2
        if k == 0:
            worth = -search(board, work, depth - 1, first, -beta, -lower)
        else:
            worth = -search(board, work, reduced, first, -lower - 1, -lower)
            if worth > lower and (reduced < depth - 1 or worth < beta):
                worth = -search(board, work, depth - 1, first, -beta, -lower)
        unmake(board, move)
        if control[STOP]:
            break
        work.rates[0, k] = worth
        if worth > best:
            best = worth
            lower = max(lower, worth)
            for i in range(k, 0, -1):
                work.moves[0, i] = work.moves[0, i - 1]
                work.rates[0, i] = work.rates[0, i - 1]
            work.moves[0, 0] = move
            work.rates[0, 0] = worth
            if worth >= beta:
                break
    return best


@lean
def safe_moves(board: Board, work: Work, count: Int) -> Int:
    """Keep, of the first moves of row 0, those after which the other side cannot win at once."""
    side = np.int64(board[MOVER])
    kept = 0
    for k in range(count):
        move, rate = work.moves[0, k], work.rates[0, k]
        make(board, move)
        safe = winning(board, 3 - side) == NONE
        unmake(board, move)
        if safe:
            work.moves[0, kept] = move
            work.rates[0, kept] = rate
            kept += 1
    return kept


@lean
def without_suicide(board: Board, work: Work, count: Int) -> Int:
    """Drop the moves of row 0 that leave their own side with too few hexagons (S4)."""
    own = COUNTS + board[MOVER]
    kept = 0
    for k in range(count):
        move = work.moves[0, k]
        if keep_of(move) != NOWHERE:
            make(board, move)
            lost = board[own] <= FEWEST
            unmake(board, move)
            if lost:
                continue
        work.moves[0, kept] = move
        kept += 1
    return kept


@lean
def rate_root(board: Board, work: Work, count: Int) -> None:
    """Rate the first moves of row 0 by what the position is then worth, one move deep."""
    for k in range(count):
        move = work.moves[0, k]
        make(board, move)
        work.rates[0, k] = -value(board)
        unmake(board, move)


@lean
def search_each(board: Board, work: Work, depth: Int, count: Int, alpha: Int, beta: Int) -> None:
    """Rate each of the first moves of row 0 by a search of its own."""
    first = np.int64(1)
    work.path[work.control[PAST]] = hash_of(board)
    for k in range(count):
        move = work.moves[0, k]
        make(board, move)
        worth = -search(board, work, depth - 1, first, -beta, -alpha)
        unmake(board, move)
        if work.control[STOP]:
            break
        work.rates[0, k] = worth


@lean
def rate_by_looks(board: Board, work: Work, count: Int, bars: float) -> None:
    """Rate the first moves of row 0 by the shapes that they touch.

    ``bars`` says how much the other side's shapes count beside the own ones.
    """
    side = np.int64(board[MOVER])
    for k in range(count):
        move = work.moves[0, k]
        source = source_of(move)
        rate = 0.0
        if source != NOWHERE:
            rate -= looks(board, source, side, bars, 1)
            lift(board, source)
        rate += looks(board, target_of(move), side, bars, 0)
        if source != NOWHERE:
            put(board, source, side)
        work.rates[0, k] = np.int64(rate)
