"""The search of Six: alpha-beta over the moves worth a look, with forced wins at every leaf.

While placing, every cell of the edge is a candidate. While moving there are a thousand moves a
turn, so a move is chosen in two halves: the hexagons least missed where they lie, and the cells
most wanted; only the best pairs are searched. A side that is threatened with a shape searches every
move that fills the hole, and nothing else.
"""

from __future__ import annotations

import numpy as np

from crosshex.fast.core.jit import Int, njit
from crosshex.fast.six.plane import BLACK, RED
from crosshex.fast.six.search.board import (
    ADVANCED,
    COUNTS,
    CUT,
    EDGE,
    FIVE,
    FOUR,
    HEX,
    MOVER,
    MOVING,
    NEAR,
    NOWHERE,
    PASS,
    SOURCES,
    STEP,
    WRAP,
    Board,
    hash_of,
    lift,
    make,
    move_of,
    put,
    source_of,
    target_of,
    unmake,
)
from crosshex.fast.six.search.threats import (
    EVERY_TARGET,
    INNER,
    LEAF,
    LIMIT,
    NODES,
    NONE,
    PAST,
    PLIES,
    QUIET,
    STOP,
    WIDTH,
    Work,
    add_move,
    class_size,
    class_window,
    cuts,
    fill,
    forced_win,
    hold,
    hole_of,
    holes,
    looks,
    loose,
    sort_moves,
    stake,
    winning,
)
from crosshex.fast.six.search.value import survey, value

MATE = 30_000
"""The value of a win now; one ply later it is one less."""
WON = MATE - 2 * PLIES
"""Values beyond this are wins."""
INFINITE = 32_000

_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2
_MOVE_BITS = 39
_MOVE_MASK = (1 << _MOVE_BITS) - 1

DEEPEST = 40
"""Search no further than this; attacks at the leaves need the other plies."""
TAKES = 4
"""How many hexagons an attack inside the search tries to take for each of its targets."""


@njit
def every_move(board: Board, work: Work, ply: Int) -> Int:
    """Every legal move of the side to move, claims aside, each rated; how many."""
    side = np.int64(board[MOVER])
    count = 0
    if not board[MOVING]:
        first = board[COUNTS + BLACK] + board[COUNTS + RED] == 2
        for slot in range(board[COUNTS]):
            cell = np.int64(board[EDGE + slot])
            if first and not _may_begin(board, cell):
                continue
            move = move_of(NOWHERE, cell, NOWHERE)
            count = add_move(work, ply, count, move, stake(board, cell, side))
        return count
    survey(board)
    advanced = board[ADVANCED] != 0
    own = board[COUNTS + side]
    for slot in range(own):
        board[SOURCES + slot] = board[HEX + 64 * (side - 1) + slot]
    for slot in range(own):
        source = np.int64(board[SOURCES + slot])
        if board[CUT + source]:
            continue
        loss = hold(board, source, side)
        lift(board, source)
        for k in range(board[COUNTS]):
            cell = np.int64(board[EDGE + k])
            if cell != source:
                move = move_of(source, cell, NOWHERE)
                count = add_move(work, ply, count, move, stake(board, cell, side) - loss)
        put(board, source, side)
    if advanced:
        count = cuts(board, work, ply, count, EVERY_TARGET)
    return count


@njit
def _may_begin(board: Board, cell: Int) -> bool:
    """S3: the first hexagon touches the red start hexagon and not the black one."""
    reds, blacks = 0, 0
    for direction in range(6):
        beside = board[(cell + STEP[direction]) & WRAP]
        reds += beside == RED
        blacks += beside == BLACK
    return reds > 0 and blacks == 0


@njit
def quiet_moves(board: Board, work: Work, ply: Int, width: Int) -> Int:
    """The moves worth a look where nobody threatens to win, the best first; how many."""
    side = np.int64(board[MOVER])
    wanted = work.history[side - 1]
    count = 0
    if not board[MOVING]:
        for slot in range(board[COUNTS]):
            cell = np.int64(board[EDGE + slot])
            rate = stake(board, cell, side) + min(wanted[cell], 60)
            count = add_move(work, ply, count, move_of(NOWHERE, cell, NOWHERE), rate)
        return sort_moves(work, ply, count, width)
    row = PLIES + ply
    puts = 0
    for slot in range(board[COUNTS]):
        cell = np.int64(board[EDGE + slot])
        rate = stake(board, cell, side) + min(wanted[cell], 60)
        puts = add_move(work, row + PLIES, puts, cell, rate)
    puts = sort_moves(work, row + PLIES, puts, 6 + width // 4)
    survey(board)
    takes = min(loose(board, side, work, row), 3 + width // 8)
    for i in range(takes):
        source = work.moves[row, i]
        lift(board, source)
        for k in range(puts):
            cell = work.moves[row + PLIES, k]
            if board[NEAR + cell] > 0:
                rate = stake(board, cell, side) + work.rates[row, i] + min(wanted[cell], 60)
                count = add_move(work, ply, count, move_of(source, cell, NOWHERE), rate)
        put(board, source, side)
    if board[ADVANCED]:
        count = cuts(board, work, ply, count, 3)
    return sort_moves(work, ply, count, width)


@njit
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
    if ply >= DEEPEST:
        return np.int64(value(board))

    at = key & (len(work.table) - 1)
    best_known = np.int64(NONE)
    if work.table[at, 0] == key:
        data = work.table[at, 1]
        best_known = data & _MOVE_MASK
        known = ((data >> _MOVE_BITS) & 0xFFFF) - 32768
        if known > WON:
            known -= ply
        elif known < -WON:
            known += ply
        if ((data >> (_MOVE_BITS + 16)) & 63) >= depth:
            bound = (data >> (_MOVE_BITS + 22)) & 3
            if (
                bound == _EXACT
                or (bound == _AT_LEAST and known >= beta)
                or (bound == _AT_MOST and known <= alpha)
            ):
                return known

    if not threatened and class_size(board, side, FOUR) > 0:
        fives, nodes = (2, control[LEAF]) if depth <= 0 else (4, control[INNER])
        win = forced_win(board, work, ply, fives, np.int64(TAKES), nodes)
        if win != NONE:
            return np.int64(MATE - ply - 5)
    if depth <= 0:
        return np.int64(value(board))

    # To pass is hardly ever best: if even that is good enough, so is a move.
    quiet = not threatened and depth >= 3 and beta < WON and beta - alpha == 1
    if quiet and value(board) >= beta:
        make(board, PASS)
        worth = -search(board, work, depth - 3, ply + 1, -beta, -beta + 1)
        unmake(board, PASS)
        if worth >= beta and not control[STOP]:
            return min(worth, np.int64(WON))

    if forced:
        count = 0
        if holes(board, other) == 1:
            hole = hole_of(board, class_window(board, other, FIVE, 0), 0)
            count = fill(board, work, ply, hole)
        if cutting:
            count = cuts(board, work, ply, count, 3)
        count = sort_moves(work, ply, count, 40 if depth > 1 else 10)
    else:
        width = control[WIDTH]
        more = width // 3
        width += more if depth >= 4 else -more if depth < 2 else 0
        count = quiet_moves(board, work, ply, width)
    if count == 0:
        make(board, PASS)
        worth = -search(board, work, depth - 1, ply + 1, -beta, -alpha)
        unmake(board, PASS)
        return worth
    _bring_forward(work, ply, count, best_known)

    best, best_move = np.int64(-INFINITE), work.moves[ply, 0]
    lower = alpha
    for k in range(count):
        move = work.moves[ply, k]
        make(board, move)
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
    work.table[at, 0] = key
    work.table[at, 1] = (
        best_move
        | ((stored + 32768) << _MOVE_BITS)
        | (min(max(depth, 0), 63) << (_MOVE_BITS + 16))
        | (bound << (_MOVE_BITS + 22))
    )
    return best


@njit
def _bring_forward(work: Work, ply: Int, count: Int, best_known: Int) -> None:
    """Let the best move of an earlier search come first, then the killers."""
    front = 0
    for choice in range(3):
        wanted = best_known if choice == 0 else work.killers[ply, choice - 1]
        for k in range(front, count):
            if work.moves[ply, k] == wanted:
                for i in range(k, front, -1):
                    work.moves[ply, i] = work.moves[ply, i - 1]
                work.moves[ply, front] = wanted
                front += 1
                break


@njit
def _remember(work: Work, ply: Int, move: Int, side: Int, depth: Int) -> None:
    """Note a move that refuted a position, to try it early elsewhere."""
    if work.killers[ply, 0] != move:
        work.killers[ply, 1] = work.killers[ply, 0]
        work.killers[ply, 0] = move
    history = work.history[side - 1]
    history[target_of(move)] += depth * depth
    if history[target_of(move)] > 600:
        for cell in range(len(history)):
            history[cell] //= 2


@njit
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
        reduced = depth - 1
        if k >= 4 and depth >= 3:
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


@njit
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


@njit
def rate_root(board: Board, work: Work, count: Int) -> None:
    """Rate the first moves of row 0 by what the position is then worth, one move deep."""
    for k in range(count):
        move = work.moves[0, k]
        make(board, move)
        work.rates[0, k] = -value(board)
        unmake(board, move)


@njit
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


@njit
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
