"""Threat-space search: wins by force, in which every move threatens to complete a shape.

A side that holds five of six threatens to win; the other side must fill the hole, or (advanced
Six) cut one of the five off, or win first. The attack tries, for the attacker, only moves that
make such a five, and for the defender every way to fill the hole. In the moving phase each hexagon
that fills a hole comes from somewhere, and what it left open may be the next threat.
"""

import numpy as np

from crosshex.fast.core.jit import Int, lean
from crosshex.fast.six.board import ADVANCED, BARRED, FELL, FIVE, FOUR, FREE, MOVER, MOVING, Board
from crosshex.fast.six.constants import NONE
from crosshex.fast.six.groups import survey
from crosshex.fast.six.moves import make, unmake
from crosshex.fast.six.search.generation import cut_answers, fill, fives_of
from crosshex.fast.six.search.hashing import hash_of
from crosshex.fast.six.search.windows import class_size, holes, whole_hole
from crosshex.fast.six.search.wins import winning
from crosshex.fast.six.search.work import (
    ALLOWANCE,
    HALTED,
    NODES,
    PROOF_BITS,
    SPENT,
    STOP,
    Work,
    next_move,
)

SURE = 3
"""So many loose hexagons are enough to fill a hole for sure."""


@lean
def _will_be_filled(board: Board, side: Int) -> bool:
    """Whether the other side can surely fill a single hole, and that ends the threats of a side."""
    if not board[MOVING]:
        return True
    survey(board)
    cut_wins = class_size(board, side, BARRED) + board[FELL + side]
    return bool(board[FREE + 3 - side] >= SURE and cut_wins == 0)


@lean
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
    cutting = board[ADVANCED] != 0 and board[MOVING] != 0
    count = fives_of(board, work, ply, takes, depth == 1 and _will_be_filled(board, side))
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
            for stage in range(2):
                # The cuts are listed only if no hexagon that fills the hole holds.
                replies = 0
                if stage == 0:
                    if holes(board, side) == 1:
                        replies = fill(board, work, ply + 1, whole_hole(board, side))
                elif wins and cutting:
                    replies = cut_answers(board, work, ply + 1, np.int64(0), np.int64(4))
                for reply in range(replies):
                    answer = next_move(work, ply + 1, reply, replies)
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


@lean
def forced_win(board: Board, work: Work, ply: Int, depth: Int, takes: Int, allowance: Int) -> Int:
    """The first move of a win by force for the side to move, by iterative deepening; or NONE.

    The side cannot win at once.
    """
    work.control[SPENT] = 0
    work.control[HALTED] = 0
    work.control[ALLOWANCE] = allowance
    for fives in range(1, depth + 1):
        if attack(board, work, ply, fives, takes):
            return work.killers[ply, 2]
        if work.control[HALTED]:
            break
    return np.int64(NONE)
