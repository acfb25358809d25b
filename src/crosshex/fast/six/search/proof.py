"""Proofs of forced wins in Six that share nothing with the attacks of `master` but the board.

The attacker makes only moves that threaten to win at once. Against each of them *every* reply of
the defender is tried. Replies that cannot matter are skipped by an argument, not by a guess: while
a five stands whose hole stays open and two loose hexagons of the attacker lie outside it, the
attacker wins, because one reply can pin at most one of the two.

A draw is no win (S4): too few hexagons on both sides refute a move, and so does a position that
would come up once too often. Within a win no position comes up twice, because what is left of it
gets shorter with every move; so only the positions of the game before it matter, and the working
space holds those that may not come back. The caller checks the move limit: a win must end
before it.
"""

import numpy as np

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
    QUEUE,
    SOURCES,
    STAMP,
    Board,
    lift,
    put,
)
from crosshex.fast.six.constants import FEWEST, HEXAGONS, NONE
from crosshex.fast.six.groups import is_cut, largest_groups, list_cuts, list_loose, survey
from crosshex.fast.six.moves import NOWHERE, cut_off, join_again, make, move_of, unmake
from crosshex.fast.six.search.generation import cuts, every_move
from crosshex.fast.six.search.hashing import hash_of
from crosshex.fast.six.search.ordering import hold, stake
from crosshex.fast.six.search.windows import (
    class_size,
    class_window,
    hole_of,
    in_window,
    may_reach,
)
from crosshex.fast.six.search.wins import winning
from crosshex.fast.six.search.work import (
    HALTED,
    LIMIT,
    NODES,
    PAST,
    PLIES,
    STOP,
    Work,
    add_move,
    sort_moves,
)

ATTACKS = 24
"""How many threats the attacker considers in a position, the best-looking first."""
CUT_TARGETS = 4
"""How many targets it considers for each cut."""
DRAW = -1
"""In place of a number of replies: one of them draws."""


@lean
def _threats(board: Board, work: Work, ply: Int) -> Int:
    """Moves after which the side to move threatens to win and the other side cannot win first."""
    side = np.int64(board[MOVER])
    moving = board[MOVING] != 0
    sources = 0
    if moving:
        survey(board)
        sources = list_loose(board, side)
    stamp = board[STAMP] + 1
    board[STAMP] = stamp
    count = 0
    for slot in range(class_size(board, side, FOUR)):
        for number in range(2):
            hole = hole_of(board, class_window(board, side, FOUR, slot), number)
            if board[MARK + hole] == stamp or board[NEAR + hole] == 0:
                continue
            board[MARK + hole] = stamp
            rate = stake(board, hole, side)
            if not moving:
                count = add_move(work, ply, count, move_of(NOWHERE, hole, NOWHERE), rate)
            for k in range(sources):
                source = np.int64(board[SOURCES + k])
                if may_reach(board, source, hole):
                    move = move_of(source, hole, NOWHERE)
                    count = add_move(work, ply, count, move, rate - hold(board, source, side))
    if moving and board[ADVANCED]:
        count = cuts(board, work, ply, count, CUT_TARGETS)
    kept = 0
    for k in range(count):
        move, rate = work.moves[ply, k], work.rates[ply, k]
        make(board, move)
        threat = winning(board, side) != NONE and winning(board, 3 - side) == NONE
        threat = threat and not comes_back(board, work)
        unmake(board, move)
        if threat:
            work.moves[ply, kept] = move
            work.rates[ply, kept] = rate
            kept += 1
    return sort_moves(work, ply, kept, ATTACKS)


@lean
def comes_back(board: Board, work: Work) -> bool:
    """Whether the position is one of the game's that is drawn if it comes up again."""
    if board[MOVING]:
        key = hash_of(board)
        for k in range(work.control[PAST]):
            if work.path[k] == key:
                return True
    return False


@lean
def _may_come_back(board: Board, work: Work, row: Int) -> bool:
    """Whether a move of the side to move leads to such a position."""
    if work.control[PAST] == 0:
        return False
    for k in range(every_move(board, work, row)):
        move = work.moves[row, k]
        make(board, move)
        drawn = comes_back(board, work)
        unmake(board, move)
        if drawn:
            return True
    return False


@lean
def _sure_hole(board: Board, attacker: Int, spare: Int, not_this: Int) -> Int:
    """The hole of a five that ``spare`` loose hexagons of its side could complete, or NONE."""
    for slot in range(class_size(board, attacker, FIVE)):
        window = class_window(board, attacker, FIVE, slot)
        hole = np.int64(hole_of(board, window, 0))
        if hole == not_this:
            continue
        found = 0
        for own in range(board[COUNTS + attacker]):
            cell = board[HEX + 64 * (attacker - 1) + own]
            found += not is_cut(board, cell) and not in_window(window, cell)
        if found >= spare:
            return hole
    return np.int64(NONE)


@lean
def replies_to(board: Board, work: Work, row: Int) -> Int:
    """Every move of the side to move that could keep the other side from winning at once.

    The other side threatens to, and the side to move cannot win first. DRAW if it can draw.
    """
    side = np.int64(board[MOVER])
    other = 3 - side
    count = 0
    placed = board[COUNTS + side] + board[COUNTS + other]
    if not board[MOVING] and placed == HEXAGONS - 1:
        # The last hexagon is placed, and then it takes a loose one to win: try every cell.
        for slot in range(board[COUNTS]):
            move = move_of(NOWHERE, np.int64(board[EDGE + slot]), NOWHERE)
            count = add_move(work, row, count, move, 0)
        return count
    if not board[MOVING]:
        first = _sure_hole(board, other, 0, np.int64(NONE))
        if _sure_hole(board, other, 0, first) != NONE:
            return 0
        return add_move(work, row, 0, move_of(NOWHERE, first, NOWHERE), 0)
    if _may_come_back(board, work, row):
        return DRAW
    survey(board)
    for k in range(list_loose(board, side)):
        source = np.int64(board[SOURCES + k])
        lift(board, source)
        count = _puts(board, work, row, count, source, np.int64(NOWHERE))
        put(board, source, side)
    if board[ADVANCED] == 0:
        return count
    survey(board)
    for k in range(list_cuts(board, side)):
        source = np.int64(board[SOURCES + k])
        options = largest_groups(board, source)
        for option in range(options):
            keep = np.int64(board[QUEUE + option])
            cut_off(board, source, keep)
            # S4: who has too few then has lost, if the other side has not.
            enough = board[COUNTS + side] + 1 > FEWEST
            drawn = not enough and board[COUNTS + other] <= FEWEST
            if enough:
                count = _puts(board, work, row, count, source, keep)
            join_again(board, source, side)
            if drawn:
                return DRAW
            largest_groups(board, source)
    return count


@lean
def _puts(board: Board, work: Work, row: Int, count: Int, source: Int, keep: Int) -> Int:
    """Append where the hexagon from ``source``, now in the hand, could be put with effect."""
    side = np.int64(board[MOVER])
    survey(board)
    hole = _sure_hole(board, 3 - side, 2, np.int64(NONE))
    if hole == NONE:
        for slot in range(board[COUNTS]):
            target = np.int64(board[EDGE + slot])
            if target != source:
                count = add_move(work, row, count, move_of(source, target, keep), 0)
    elif hole != source and _sure_hole(board, 3 - side, 2, hole) == NONE:
        count = add_move(work, row, count, move_of(source, hole, keep), 0)
    return count


@lean
def prove(board: Board, work: Work, plies: Int, ply: Int) -> bool:
    """Whether the side to move wins within ``plies`` plies, whatever the other side does.

    The first move of the win is left as the killer of this ply. If the node limit of ``work`` is
    reached the answer is no, and the work says that it was halted.
    """
    control = work.control
    side = np.int64(board[MOVER])
    win = winning(board, side)
    if win != NONE:
        work.killers[ply, 0] = win
        return True
    if plies < 3:
        return False
    control[NODES] += 1
    if control[NODES] > control[LIMIT] or control[STOP]:
        control[HALTED] = 1
        return False
    key = hash_of(board) ^ (plies << 50)
    at = key & (len(work.transpositions) - 1)
    if work.transpositions[at, 0] == key and ply > 0:
        return bool(work.transpositions[at, 1] == 1)
    count = _threats(board, work, ply)
    for k in range(count):
        move = work.moves[ply, k]
        make(board, move)
        # The replies have the rows after those of the attacker's moves.
        replies = replies_to(board, work, ply + PLIES)
        wins = replies != DRAW
        for reply in range(replies):
            answer = work.moves[ply + PLIES, reply]
            make(board, answer)
            wins = prove(board, work, plies - 2, ply + 1)
            unmake(board, answer)
            if not wins:
                break
        unmake(board, move)
        if wins:
            work.killers[ply, 0] = move
            work.transpositions[at, 0] = key
            work.transpositions[at, 1] = 1
            return True
        if control[HALTED]:
            return False
    work.transpositions[at, 0] = key
    work.transpositions[at, 1] = 0
    return False
