"""Move generation for a search of Six: all moves, quiet ones, answers to a threat, cuts, fives.

While placing, every cell of the edge is a candidate. While moving there are a thousand moves a
turn, so a quiet move is chosen in two halves: the hexagons least missed where they lie, and the
cells most wanted; only the best pairs are listed.
"""

import numpy as np

from crosshex.fast.core.bits import ones
from crosshex.fast.core.jit import Int, lean
from crosshex.fast.six.board import (
    ADVANCED,
    COUNTS,
    EDGE,
    FIVE,
    FOUR,
    HEX,
    MARK,
    MOVER,
    MOVING,
    NEAR,
    SOURCES,
    STAKES,
    STAMP,
    Board,
)
from crosshex.fast.six.constants import BLACK, FEWEST, NONE, RED
from crosshex.fast.six.groups import (
    cell_beside,
    everyone,
    is_cut,
    list_cuts,
    list_loose,
    mask_of,
    stays,
    survey,
)
from crosshex.fast.six.moves import NOWHERE, may_begin, move_of
from crosshex.fast.six.search.ordering import change_without, fade, hold, stake
from crosshex.fast.six.search.windows import (
    class_size,
    class_window,
    hole_of,
    holes,
    mask_in,
    may_reach,
    whole_hole,
)
from crosshex.fast.six.search.work import PLIES, Work, add_move, sort_moves

EVERY_TARGET = 256
"""As the number of targets of a cut: all of them, and cuts that lose at once as well."""


@lean
def loose(board: Board, side: Int, work: Work, ply: Int) -> Int:
    """List the hexagons that may be taken without a cut, in no order; how many.

    They stand as moves without a target, rated by what is not lost. The board has been surveyed.
    """
    count = 0
    for slot in range(board[COUNTS + side]):
        cell = np.int64(board[HEX + 64 * (side - 1) + slot])
        if not is_cut(board, cell):
            count = add_move(work, ply, count, cell, -hold(board, cell, side))
    return count


@lean
def fill(board: Board, work: Work, ply: Int, hole: Int) -> Int:
    """Every move that puts a hexagon on a hole without a cut, in no order; how many."""
    side = np.int64(board[MOVER])
    if not board[MOVING]:
        return add_move(work, ply, 0, move_of(NOWHERE, hole, NOWHERE), 0)
    survey(board)
    count = loose(board, side, work, ply)
    for k in range(count):
        work.moves[ply, k] = move_of(work.moves[ply, k], hole, NOWHERE)
    return count


@lean
def cuts(board: Board, work: Work, ply: Int, count: Int, most: Int) -> Int:
    """Append the moves that cut something off, each cut with its ``most`` best targets.

    S4, advanced rules. A move is rated by what leaves the game and by where its hexagon goes.
    """
    side = np.int64(board[MOVER])
    survey(board)
    if board[ADVANCED] == 0:
        return count
    for number in range(list_cuts(board, side)):
        source = np.int64(board[SOURCES + number])
        for part in range(3):
            group = stays(board, source, part)
            if group:
                count = _cut(board, work, ply, count, source, group, most, np.int64(NONE))
    return count


@lean
def cut_answers(board: Board, work: Work, ply: Int, count: Int, most: Int) -> Int:
    """Append the cuts that answer the fives of the other side, as in :func:`cuts`.

    A cut removes a hexagon of each five, or its hexagon fills the only hole that is left.
    """
    side = np.int64(board[MOVER])
    survey(board)
    for number in range(list_cuts(board, side)):
        source = np.int64(board[SOURCES + number])
        for part in range(3):
            group = stays(board, source, part)
            if group == 0:
                continue
            only, several = np.int64(NONE), False
            for slot in range(class_size(board, 3 - side, FIVE)):
                window = class_window(board, 3 - side, FIVE, slot)
                if mask_in(board, window, 3 - side) & ~group == 0:
                    hole = np.int64(hole_of(board, window, 0))
                    several |= only != NONE and only != hole
                    only = hole
            if not several:
                count = _cut(board, work, ply, count, source, group, most, only)
    return count


@lean
def _cut(
    board: Board, work: Work, ply: Int, count: Int, source: Int, group: Int, most: Int, only: Int
) -> Int:
    """Append the ``most`` best targets of a cut that leaves a group, or the target ``only``."""
    side = np.int64(board[MOVER])
    own = mask_of(board, side)
    gone = everyone(board) & ~group
    lost = ones(gone & own) - 1
    # S4: who is left with five or fewer has lost; that is legal, but no move to look at.
    if board[COUNTS + side] - lost <= FEWEST and most < EVERY_TARGET:
        return count
    keep = cell_beside(board, source, group)
    base = 300 * (ones(gone & ~own) - lost) - hold(board, source, side)
    if only != NONE:
        rate = base + stake(board, only, side)
        return add_move(work, ply, count, move_of(source, only, keep), rate)
    begin = count
    fade(board, gone, -1)
    for slot in range(board[COUNTS]):
        target = np.int64(board[EDGE + slot])
        if board[NEAR + target] == 0:
            continue
        rate = base + stake(board, target, side)
        if count - begin < most:
            count = add_move(work, ply, count, move_of(source, target, keep), rate)
        else:
            worst = begin
            for k in range(begin, count):
                if work.rates[ply, k] < work.rates[ply, worst]:
                    worst = k
            if rate > work.rates[ply, worst]:
                work.moves[ply, worst] = move_of(source, target, keep)
                work.rates[ply, worst] = rate
    fade(board, gone, 1)
    return count


@lean
def fives_of(board: Board, work: Work, ply: Int, takes: Int, double: bool) -> Int:
    """Moves of the side to move that make a five; those that serve several fours come first.

    If the other side threatens to win, only its hole may be filled. In the moving phase the
    ``takes`` least useful hexagons are tried for each target. With ``double`` only moves are listed
    that leave two holes.
    """
    side = np.int64(board[MOVER])
    only = np.int64(NONE)
    if class_size(board, 3 - side, FIVE) > 0:
        if holes(board, 3 - side) > 1:
            return 0
        only = whole_hole(board, 3 - side)
    loosened = 0
    moving = board[MOVING] != 0
    if moving:
        survey(board)
        row = PLIES + ply
        loosened = sort_moves(work, row, loose(board, side, work, row), takes)
    stamp = board[STAMP] + 1
    board[STAMP] = stamp
    count = 0
    for slot in range(class_size(board, side, FOUR)):
        window = class_window(board, side, FOUR, slot)
        for number in range(2):
            hole = hole_of(board, window, number)
            if board[NEAR + hole] == 0 or board[MARK + hole] == stamp:
                continue
            if only != NONE and hole != only:
                continue
            if double and not _serves_two(board, side, hole):
                continue
            board[MARK + hole] = stamp
            worth = stake(board, hole, side)
            if not moving:
                count = add_move(work, ply, count, move_of(NOWHERE, hole, NOWHERE), worth)
                continue
            for k in range(loosened):
                source = work.moves[PLIES + ply, k]
                if may_reach(board, source, hole):
                    rate = worth + work.rates[PLIES + ply, k]
                    count = add_move(work, ply, count, move_of(source, hole, NOWHERE), rate)
    first = work.killers[ply, 2]
    for k in range(count):
        if work.moves[ply, k] == first:
            work.rates[ply, k] += 1_000_000
    return sort_moves(work, ply, count, count)


@lean
def _serves_two(board: Board, side: Int, cell: Int) -> bool:
    """Whether a hexagon on a cell would turn fours into fives with different holes."""
    hole = np.int64(NONE)
    for slot in range(class_size(board, side, FOUR)):
        window = class_window(board, side, FOUR, slot)
        one, two = hole_of(board, window, 0), hole_of(board, window, 1)
        if cell in (one, two):
            left = two if cell == one else one
            if hole not in (NONE, left):
                return True
            hole = left
    return False


@lean
def every_move(board: Board, work: Work, ply: Int) -> Int:
    """Every legal move of the side to move, claims aside, each rated; how many."""
    side = np.int64(board[MOVER])
    count = 0
    if not board[MOVING]:
        first = board[COUNTS + BLACK] + board[COUNTS + RED] == 2
        for slot in range(board[COUNTS]):
            cell = np.int64(board[EDGE + slot])
            if first and not may_begin(board, cell):
                continue
            move = move_of(NOWHERE, cell, NOWHERE)
            count = add_move(work, ply, count, move, stake(board, cell, side))
        return count
    survey(board)
    for slot in range(board[COUNTS]):
        board[STAKES + slot] = stake(board, np.int64(board[EDGE + slot]), side)
    for slot in range(list_loose(board, side)):
        source = np.int64(board[SOURCES + slot])
        loss = hold(board, source, side)
        for k in range(board[COUNTS]):
            cell = np.int64(board[EDGE + k])
            if may_reach(board, source, cell):
                rate = board[STAKES + k] + change_without(board, cell, side, source) - loss
                count = add_move(work, ply, count, move_of(source, cell, NOWHERE), rate)
    if board[ADVANCED]:
        count = cuts(board, work, ply, count, EVERY_TARGET)
    return count


@lean
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
    takes = sort_moves(work, row, loose(board, side, work, row), 3 + width // 8)
    for i in range(takes):
        source = work.moves[row, i]
        for k in range(puts):
            cell = work.moves[row + PLIES, k]
            if may_reach(board, source, cell):
                rate = work.rates[row + PLIES, k] + work.rates[row, i]
                rate += change_without(board, cell, side, source)
                count = add_move(work, ply, count, move_of(source, cell, NOWHERE), rate)
    if board[ADVANCED]:
        count = cuts(board, work, ply, count, 3)
    return sort_moves(work, ply, count, width)
