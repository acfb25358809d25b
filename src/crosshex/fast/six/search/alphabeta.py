"""Alpha-beta search of Six with a transposition table: principal variation search over few moves.

Inside, an attack looks for a win by force (:mod:`crosshex.fast.six.search.attack`); at a leaf the
evaluation is enough. Futility and a null move prune, late moves are searched less deep, killer
moves and the history of good cells order the rest. A side that is threatened with a shape searches
every move that fills the hole, and nothing else.
"""

import numpy as np

from crosshex.fast.core.jit import Int, lean
from crosshex.fast.six.board import ADVANCED, FIVE, FOUR, MOVER, MOVING, Board
from crosshex.fast.six.constants import NONE, PASS
from crosshex.fast.six.moves import NOWHERE, make, source_of, target_of, unmake
from crosshex.fast.six.search.attack import forced_win
from crosshex.fast.six.search.generation import cut_answers, fill, quiet_moves
from crosshex.fast.six.search.hashing import hash_of
from crosshex.fast.six.search.value import value
from crosshex.fast.six.search.windows import class_size, class_window, hole_of, holes
from crosshex.fast.six.search.wins import winning
from crosshex.fast.six.search.work import (
    INNER,
    LIMIT,
    NODES,
    PAST,
    PLIES,
    QUIET,
    STOP,
    WIDTH,
    Work,
    sort_moves,
)

MATE = 30_000
"""The value of a win now; one ply later it is one less."""
WON = MATE - 2 * PLIES
"""Values beyond this are wins."""
INFINITE = 32_000

_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2
_MOVE_BITS = 39
_MOVE_MASK = (1 << _MOVE_BITS) - 1

DEEPEST_PLY = 40
"""Search no further than this; attacks need the other plies."""
HOPE_DEPTH = 3
"""Up to this depth a value that is better than needed by HOPE a ply is good enough."""
HOPE = 400
DESPAIR = 600
"""One ply before the leaves a value that is worse than needed by more is bad enough."""
FIVES, TAKES = np.int64(4), np.int64(4)
"""How many fives an attack inside the search makes, and how many hexagons it tries to take for each
of its targets."""


@lean
def search(board: Board, work: Work, depth: Int, ply: Int, alpha: Int, beta: Int) -> Int:
    """The value of the position for the side to move, exact within the bounds."""
    control = work.control
    control[NODES] += 1
    if control[NODES] >= control[LIMIT]:
        control[STOP] = 1
    if control[STOP]:
        return np.int64(0)
    key = hash_of(board)
    if board[MOVING]:
        if ply >= control[QUIET]:
            return np.int64(0)
        last = control[PAST] + ply
        for i in range(last - 2, -1, -2):
            if work.path[i] == key:
                return np.int64(0)
        work.path[last] = key
    side = np.int64(board[MOVER])
    other = 3 - side
    if winning(board, side) != NONE:
        return np.int64(MATE - ply - 1)
    alpha = max(alpha, -MATE + ply)
    beta = min(beta, MATE - ply - 3)
    if alpha >= beta:
        return alpha
    threatened = winning(board, other) != NONE
    forced = threatened and class_size(board, other, FIVE) > 0
    cutting = board[MOVING] != 0 and board[ADVANCED] != 0
    if forced and not cutting and holes(board, other) > 1:
        return np.int64(-MATE + ply + 2)
    if threatened:
        depth += 1
    if ply >= DEEPEST_PLY:
        return np.int64(value(board))

    at = key & (len(work.transpositions) - 1)
    best_known, searched = np.int64(NONE), np.int64(0)
    if work.transpositions[at, 0] == key:
        data = work.transpositions[at, 1]
        searched = (data >> (_MOVE_BITS + 16)) & 63
        if searched > 0:
            best_known = data & _MOVE_MASK
        known = ((data >> _MOVE_BITS) & 0xFFFF) - 32768
        if known > WON:
            known -= ply
        elif known < -WON:
            known += ply
        if searched >= depth:
            bound = (data >> (_MOVE_BITS + 22)) & 3
            if (
                bound == _EXACT
                or (bound == _AT_LEAST and known >= beta)
                or (bound == _AT_MOST and known <= alpha)
            ):
                return known

    # Is there a win by force? If the position was searched before, there was none to be found.
    if depth >= 2 and searched < 2 and not threatened and class_size(board, side, FOUR) > 0:
        win = forced_win(board, work, ply, FIVES, TAKES, control[INNER])
        if win != NONE:
            return np.int64(MATE - ply - 5)
    static = np.int64(value(board))
    if depth <= 0:
        work.transpositions[at, 0] = key
        work.transpositions[at, 1] = (static + 32768) << _MOVE_BITS
        return static

    if not threatened and beta - alpha == 1 and alpha > -WON and beta < WON:
        # Futility: near the leaves a value far outside of the bounds stays outside.
        if depth <= HOPE_DEPTH and static - HOPE * depth >= beta:
            return static
        if depth == 1 and static + DESPAIR <= alpha:
            return static
        # Null move: passing is hardly ever best, so if even that is good enough, so is a move.
        if depth >= 3 and static >= beta:
            make(board, PASS)
            worth = -search(board, work, depth - 3, ply + 1, -beta, -beta + 1)
            unmake(board, PASS)
            if worth >= beta and not control[STOP]:
                return min(worth, np.int64(WON))

    best, best_move = np.int64(-INFINITE), np.int64(NONE)
    lower = alpha
    count, k, listed = 0, -1, False
    if best_known != NONE and (source_of(best_known) != NOWHERE) == (board[MOVING] != 0):
        # The best move of an earlier search often suffices, and then the others are not listed.
        work.moves[ply, 0] = best_known
        count = 1
    while True:
        k += 1
        if k == count:
            if listed:
                break
            listed = True
            count = _list_moves(board, work, ply, depth, forced)
            if count == 0 and k == 0:
                make(board, PASS)
                worth = -search(board, work, depth - 1, ply + 1, -beta, -alpha)
                unmake(board, PASS)
                return worth
            count = _bring_forward(work, ply, count, best_known if k else np.int64(NONE))
            if k == count:
                break
        move = work.moves[ply, k]
        make(board, move)
        # Late move reduction.
        reduced = depth - 1
        if k >= 3 and depth >= 2 and not threatened:
            reduced -= 1 if k < 10 else 2
        if k == 0:
            worth = -search(board, work, depth - 1, ply + 1, -beta, -lower)
        else:
            worth = -search(board, work, reduced, ply + 1, -lower - 1, -lower)
            if worth > lower and (reduced < depth - 1 or worth < beta):
                worth = -search(board, work, depth - 1, ply + 1, -beta, -lower)
        unmake(board, move)
        if control[STOP]:
            return np.int64(0)
        if worth > best:
            best, best_move = worth, move
            lower = max(lower, worth)
            if worth >= beta:
                _remember(work, ply, move, side, depth)
                break
    bound = _AT_LEAST if best >= beta else _EXACT if best > alpha else _AT_MOST
    stored = best
    if stored > WON:
        stored += ply
    elif stored < -WON:
        stored -= ply
    work.transpositions[at, 0] = key
    work.transpositions[at, 1] = (
        best_move
        | ((stored + 32768) << _MOVE_BITS)
        | (min(max(depth, 0), 63) << (_MOVE_BITS + 16))
        | (bound << (_MOVE_BITS + 22))
    )
    return best


@lean
def _list_moves(board: Board, work: Work, ply: Int, depth: Int, forced: bool) -> Int:
    """The moves that are searched, the best-looking first; how many."""
    if not forced:
        width = work.control[WIDTH]
        more = width // 3
        width += more if depth >= 4 else -more if depth < 2 else 0
        return quiet_moves(board, work, ply, width)
    other = np.int64(3 - board[MOVER])
    count = 0
    if holes(board, other) == 1:
        hole = hole_of(board, class_window(board, other, FIVE, 0), 0)
        count = fill(board, work, ply, hole)
    if board[MOVING] and board[ADVANCED]:
        count = cut_answers(board, work, ply, count, 3)
    return sort_moves(work, ply, count, 40 if depth > 1 else 10)


@lean
def _bring_forward(work: Work, ply: Int, count: Int, best_known: Int) -> Int:
    """Let the move of the transposition table come first, then the killers; how many there are."""
    front = 0
    if best_known != NONE:
        at = 0
        while at < count and work.moves[ply, at] != best_known:
            at += 1
        count += at == count
        for i in range(at, 0, -1):
            work.moves[ply, i] = work.moves[ply, i - 1]
        work.moves[ply, 0] = best_known
        front = 1
    for choice in range(2):
        wanted = work.killers[ply, choice]
        for k in range(front, count):
            if work.moves[ply, k] == wanted:
                for i in range(k, front, -1):
                    work.moves[ply, i] = work.moves[ply, i - 1]
                work.moves[ply, front] = wanted
                front += 1
                break
    return count


@lean
def _remember(work: Work, ply: Int, move: Int, side: Int, depth: Int) -> None:
    """Note a move that caused a cutoff, as a killer move and for the history heuristic."""
    if work.killers[ply, 0] != move:
        work.killers[ply, 1] = work.killers[ply, 0]
        work.killers[ply, 0] = move
    history = work.history[side - 1]
    history[target_of(move)] += depth * depth
    if history[target_of(move)] > 600:
        for cell in range(len(history)):
            history[cell] //= 2
