"""Wins in one, and wins by force: attacks in which every move threatens to complete a shape.

A side that holds five of six threatens to win; the other side must fill the hole, or (advanced
Six) cut one of the five off, or win first. The forced-win search tries, for the attacker, only
moves that make such a five, and for the defender every way to fill the hole. In the moving phase
each hexagon that fills a hole comes from somewhere, and what it left open may be the next threat.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.jit import Int, njit
from crosshex.fast.six.plane import BLACK
from crosshex.fast.six.search.board import (
    ADVANCED,
    BARRED,
    CELLS,
    CODE,
    COUNTS,
    CUT,
    EDGE,
    FELL,
    FIVE,
    FOUR,
    HALF,
    HEX,
    LIST,
    LIST_ROOM,
    MARK,
    MOVER,
    MOVING,
    NEAR,
    NOWHERE,
    OFFSETS,
    QUEUE,
    SIZE,
    SOURCES,
    STAMP,
    STEP,
    WHOLE,
    WRAP,
    Board,
    cut_off,
    hash_of,
    join_again,
    make,
    move_of,
    unmake,
)
from crosshex.fast.six.search.value import FEWEST, survey

NONE = -1
"""No such move."""
CLAIM = -3
"""The win is a shape that already stands (S5, manual claims)."""

EVERY_TARGET = 256
"""As the number of targets of a cut: all of them, and cuts that lose at once as well."""
PLIES = 96
MOVES = 2048

# Control words: the stop sign, nodes searched and allowed, nodes spent in the present attack, quiet
# moves left before a draw, earlier positions, whether an attack was given up, what an attack may
# spend; then, set by set_effort: what attacks at leaves and inside may spend, and how many moves
# are searched in a quiet position.
STOP, NODES, LIMIT, SPENT, QUIET, PAST, HALTED, ALLOWANCE = 0, 1, 2, 3, 4, 5, 6, 7
LEAF, INNER, WIDTH = 8, 9, 10
CONTROL = 16


class Work(NamedTuple):
    """Working space of one search."""

    moves: NDArray[np.int64]
    """Candidates by ply."""
    rates: NDArray[np.int64]
    """How promising each of them looks."""
    table: NDArray[np.int64]
    """Positions already searched: key, and value, depth, bound and move."""
    proofs: NDArray[np.int64]
    """Positions whose attack has been tried: key, depth, and whether it wins."""
    killers: NDArray[np.int64]
    """By ply two moves that refuted a neighbour; then the last winning move of the attack."""
    history: NDArray[np.int64]
    """By side and target: how often a move there was best; then the same by source."""
    path: NDArray[np.int64]
    """Hashes of the positions since the last removal, in the game and in the search."""
    control: NDArray[np.int64]
    """Limits and counters, see above."""


TABLE_BITS = 19
PROOF_BITS = 17


def new_work(table_bits: int = TABLE_BITS) -> Work:
    """Fresh working space."""
    return Work(
        np.zeros((3 * PLIES, MOVES), np.int64),
        np.zeros((3 * PLIES, MOVES), np.int64),
        np.zeros((1 << table_bits, 2), np.int64),
        np.zeros(1 << PROOF_BITS, np.int64),
        np.full((PLIES, 3), NONE, np.int64),
        np.zeros((4, CELLS), np.int64),
        np.zeros(1024 + 2 * PLIES, np.int64),
        np.zeros(CONTROL, np.int64),
    )


def set_effort(work: Work, leaf: int = 60, inner: int = 400, width: int = 24) -> None:
    """How much of a search goes into attacks, and how many quiet moves it tries."""
    work.control[LEAF] = leaf
    work.control[INNER] = inner
    work.control[WIDTH] = width


@njit
def class_size(board: Board, side: Int, kind: Int) -> Int:
    """How many windows of a side belong to a class."""
    return board[SIZE + kind + HALF * (side - BLACK)]


@njit
def class_window(board: Board, side: Int, kind: Int, slot: Int) -> Int:
    """One of these windows."""
    return board[LIST + (kind + HALF * (side - BLACK)) * LIST_ROOM + slot]


@njit
def hole_of(board: Board, window: Int, number: Int) -> Int:
    """Empty cell number ``number`` of a window, or NONE."""
    form, anchor = window // CELLS, window % CELLS
    seen = 0
    for i in range(6):
        cell = (anchor + OFFSETS[form, i]) & WRAP
        if board[cell] == 0:
            if seen == number:
                return cell
            seen += 1
    return np.int64(NONE)


@njit
def holes(board: Board, side: Int) -> Int:
    """How many different cells would complete a shape of a side; the counting ends at two."""
    first = NONE
    for slot in range(class_size(board, side, FIVE)):
        hole = hole_of(board, class_window(board, side, FIVE, slot), 0)
        if first == NONE:
            first = hole
        elif hole != first:
            return 2
    return 0 if first == NONE else 1


@njit
def in_window(window: Int, cell: Int) -> bool:
    """Whether a cell is part of a window."""
    form, anchor = window // CELLS, window % CELLS
    found = False
    for i in range(6):
        found |= ((anchor + OFFSETS[form, i]) & WRAP) == cell
    return found


@njit
def runs_around(board: Board, cell: Int) -> Int:
    """Separate runs of hexagons around a cell; with one at most, nothing hangs on it."""
    runs = 0
    before = board[(cell + STEP[5]) & WRAP] != 0
    for direction in range(6):
        here = board[(cell + STEP[direction]) & WRAP] != 0
        runs += here and not before
        before = here
    return runs


@njit
def largest_groups(board: Board, source: Int) -> Int:
    """A cell of each largest group while ``source`` is in the hand, in the queue; how many (S4)."""
    found, most = 0, 0
    stamp = board[STAMP] + 1
    board[STAMP] = stamp
    board[MARK + source] = stamp
    for direction in range(6):
        start = (source + STEP[direction]) & WRAP
        if board[start] == 0 or board[MARK + start] == stamp:
            continue
        board[MARK + start] = stamp
        board[QUEUE + 8] = start
        head, tail = 0, 1
        while head < tail:
            cell = board[QUEUE + 8 + head]
            head += 1
            for way in range(6):
                beside = (cell + STEP[way]) & WRAP
                if board[beside] != 0 and board[MARK + beside] != stamp:
                    board[MARK + beside] = stamp
                    board[QUEUE + 8 + tail] = beside
                    tail += 1
        if tail > most:
            most, found = tail, 0
        if tail == most:
            board[QUEUE + found] = start
            found += 1
    return found


@njit
def _whole_hole(board: Board, side: Int) -> Int:
    """A cell that completes a shape of a side, or NONE."""
    if class_size(board, side, FIVE) == 0:
        return np.int64(NONE)
    return np.int64(hole_of(board, class_window(board, side, FIVE, 0), 0))


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
def list_cuts(board: Board, side: Int) -> Int:
    """Copy the hexagons of a side whose taking cuts something off; how many."""
    count = 0
    for slot in range(board[COUNTS + side]):
        cell = board[HEX + 64 * (side - 1) + slot]
        if board[CUT + cell]:
            board[SOURCES + count] = cell
            count += 1
    return count


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
            target = _whole_hole(board, side)
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
        return move_of(NOWHERE, _whole_hole(board, side), NOWHERE)
    if fives:
        move = _winning_shift(board, side)
        if move != NONE:
            return move
    if board[ADVANCED]:
        return _winning_cut(board, side)
    return np.int64(NONE)


# How much a hexagon does on a window, by how many lie there, for putting moves in order.
BUILD = np.array([2, 6, 20, 70, 400, 2000, 0, 0], np.int64)
BAR = np.array([0, 4, 14, 50, 250, 4000, 0, 0], np.int64)


def _stakes() -> NDArray[np.int64]:
    """By side and code: what one more hexagon of this side does on a window."""
    stakes = np.zeros((2, 64), np.int64)
    for black in range(8):
        for red in range(8):
            for side, own, their in ((0, black, red), (1, red, black)):
                worth = BUILD[own] if their == 0 else BAR[their] if own == 0 else 0
                stakes[side, black + 8 * red] = worth
    return stakes


_STAKE = _stakes()


@njit
def looks(board: Board, cell: Int, side: Int, bars: float, lying: Int) -> float:
    """What a hexagon of a side does on a cell: shapes furthered, and shapes barred.

    ``lying`` is 1 if it lies there already and 0 if it would have to be put there; ``bars`` says
    how much the shapes that it bars count.
    """
    total = 0.0
    for form in range(6):
        for i in range(6):
            code = board[CODE + CELLS * form + ((cell - OFFSETS[form, i]) & WRAP)]
            own = (code & 7 if side == BLACK else code >> 3) - lying
            their = code >> 3 if side == BLACK else code & 7
            if their == 0:
                total += BUILD[own]
            elif own == 0:
                total += bars * BAR[their]
    return total


@njit
def stake(board: Board, cell: Int, side: Int) -> Int:
    """What a hexagon of a side would do on an empty cell."""
    total = 0
    for form in range(6):
        for i in range(6):
            code = board[CODE + CELLS * form + ((cell - OFFSETS[form, i]) & WRAP)]
            total += _STAKE[side - BLACK, code]
    return total


@njit
def hold(board: Board, cell: Int, side: Int) -> Int:
    """What a hexagon does where it lies: what is lost when it is taken."""
    total = 0
    step = 1 if side == BLACK else 8
    for form in range(6):
        for i in range(6):
            code = board[CODE + CELLS * form + ((cell - OFFSETS[form, i]) & WRAP)]
            total += _STAKE[side - BLACK, code - step]
    return total


@njit
def sort_moves(work: Work, ply: Int, count: Int, wanted: Int) -> Int:
    """Bring the best-rated moves to the front, in order; how many there are then."""
    wanted = min(count, wanted)
    for i in range(wanted):
        best = i
        for k in range(i + 1, count):
            if work.rates[ply, k] > work.rates[ply, best]:
                best = k
        rate, move = work.rates[ply, best], work.moves[ply, best]
        work.rates[ply, best] = work.rates[ply, i]
        work.moves[ply, best] = work.moves[ply, i]
        work.rates[ply, i] = rate
        work.moves[ply, i] = move
    return wanted


@njit
def add_move(work: Work, ply: Int, count: Int, move: Int, rate: Int) -> Int:
    """Append a move to the candidates; how many there are then."""
    if count < MOVES:
        work.moves[ply, count] = move
        work.rates[ply, count] = rate
        count += 1
    return count


@njit
def loose(board: Board, side: Int, work: Work, ply: Int) -> Int:
    """List the hexagons that may be taken without a cut, the least useful first; how many.

    They stand as moves without a target. The board has been surveyed.
    """
    count = 0
    for slot in range(board[COUNTS + side]):
        cell = np.int64(board[HEX + 64 * (side - 1) + slot])
        if board[CUT + cell] == 0:
            count = add_move(work, ply, count, cell, -hold(board, cell, side))
    return sort_moves(work, ply, count, count)


@njit
def may_reach(board: Board, source: Int, target: Int) -> bool:
    """Whether a cell touches another hexagon than the one that is being taken."""
    near = board[NEAR + target]
    for direction in range(6):
        near -= ((source + STEP[direction]) & WRAP) == target
    return bool(near > 0)


@njit
def fill(board: Board, work: Work, ply: Int, hole: Int) -> Int:
    """Every move that puts a hexagon on a hole without a cut; how many."""
    side = np.int64(board[MOVER])
    if not board[MOVING]:
        return add_move(work, ply, 0, move_of(NOWHERE, hole, NOWHERE), 0)
    survey(board)
    count = loose(board, side, work, ply)
    for k in range(count):
        work.moves[ply, k] = move_of(work.moves[ply, k], hole, NOWHERE)
    return count


@njit
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
        loss = hold(board, source, side)
        options = largest_groups(board, source)
        for option in range(options):
            keep = np.int64(board[QUEUE + option])
            before_own, before_their = board[COUNTS + side], board[COUNTS + 3 - side]
            cut_off(board, source, keep)
            lost = before_own - 1 - board[COUNTS + side]
            won = before_their - board[COUNTS + 3 - side]
            base = 300 * (won - lost) - loss
            begin = count
            # S4: who is left with five or fewer has lost; that is legal, but no move to look at.
            suicide = board[COUNTS + side] + 1 <= FEWEST and most < EVERY_TARGET
            for slot in range(board[COUNTS]):
                target = np.int64(board[EDGE + slot])
                if target == source or suicide:
                    continue
                rate = base + stake(board, target, side)
                if count - begin < most:
                    move = move_of(source, target, keep)
                    count = add_move(work, ply, count, move, rate)
                else:
                    worst = begin
                    for k in range(begin, count):
                        if work.rates[ply, k] < work.rates[ply, worst]:
                            worst = k
                    if rate > work.rates[ply, worst]:
                        work.moves[ply, worst] = move_of(source, target, keep)
                        work.rates[ply, worst] = rate
            join_again(board, source, side)
            largest_groups(board, source)
    return count


@njit
def fives_of(board: Board, work: Work, ply: Int, takes: Int) -> Int:
    """Moves of the side to move that make a five; those that serve several fours come first.

    If the other side threatens to win, only its hole may be filled. In the moving phase the
    ``takes`` least useful hexagons are tried for each target.
    """
    side = np.int64(board[MOVER])
    only = np.int64(NONE)
    if class_size(board, 3 - side, FIVE) > 0:
        if holes(board, 3 - side) > 1:
            return 0
        only = _whole_hole(board, 3 - side)
    loosened = 0
    moving = board[MOVING] != 0
    if moving:
        survey(board)
        loosened = min(loose(board, side, work, PLIES + ply), takes)
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


@njit
def attack(board: Board, work: Work, ply: Int, depth: Int, takes: Int) -> bool:
    """Whether the side to move wins by force with at most ``depth`` fives and then a shape.

    The first move of the win is left among the killers of this ply. The search gives up, and says
    no, when it has spent its nodes.
    """
    control = work.control
    control[NODES] += 1
    control[SPENT] += 1
    if control[SPENT] > control[ALLOWANCE] or control[STOP]:
        control[HALTED] = 1
        return False
    side = np.int64(board[MOVER])
    other = 3 - side
    win = winning(board, side)
    if win != NONE:
        work.killers[ply, 2] = win
        return True
    if depth <= 0 or class_size(board, side, FOUR) == 0:
        return False
    key = hash_of(board) ^ (takes << 40)
    at = (key >> 4) & ((1 << PROOF_BITS) - 1)
    known = work.proofs[at]
    if (known ^ key) >> 4 == 0:
        if known & 1 and (known >> 1) & 7 <= depth and ply > 0:
            return True
        if known & 1 == 0 and (known >> 1) & 7 >= depth:
            return False
    count = fives_of(board, work, ply, takes)
    for k in range(count):
        move = work.moves[ply, k]
        make(board, move)
        wins = False
        if (
            class_size(board, side, FIVE) > 0
            and winning(board, other) == NONE
            and winning(board, side) != NONE
        ):
            wins = True
            cutting = board[ADVANCED] != 0 and board[MOVING] != 0
            open_holes = holes(board, side)
            replies = 0
            if open_holes == 1:
                replies = fill(board, work, ply + 1, _whole_hole(board, side))
            if cutting:
                replies = cuts(board, work, ply + 1, replies, 4)
            for reply in range(replies):
                answer = work.moves[ply + 1, reply]
                make(board, answer)
                wins = attack(board, work, ply + 2, depth - 1, takes)
                unmake(board, answer)
                if not wins:
                    break
        unmake(board, move)
        if wins:
            work.killers[ply, 2] = move
            work.proofs[at] = (key >> 4 << 4) | (depth << 1) | 1
            return True
        if control[HALTED]:
            return False
    work.proofs[at] = (key >> 4 << 4) | (depth << 1)
    return False


@njit
def forced_win(board: Board, work: Work, ply: Int, depth: Int, takes: Int, allowance: Int) -> Int:
    """The first move of a win by force for the side to move, deeper and deeper; or NONE."""
    work.control[SPENT] = 0
    work.control[HALTED] = 0
    work.control[ALLOWANCE] = allowance
    for fives in range(depth + 1):
        if attack(board, work, ply, fives, takes):
            return work.killers[ply, 2]
        if work.control[HALTED]:
            break
    return np.int64(NONE)
