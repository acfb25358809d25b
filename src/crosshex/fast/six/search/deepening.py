"""Iterative deepening with an aspiration window, until time, nodes or depth are used up."""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from crosshex.fast.six import board as six_board
from crosshex.fast.six import constants
from crosshex.fast.six.board import Board
from crosshex.fast.six.constants import NONE
from crosshex.fast.six.search.alphabeta import INFINITE, MATE, WON
from crosshex.fast.six.search.attack import forced_win
from crosshex.fast.six.search.generation import every_move
from crosshex.fast.six.search.proof import prove
from crosshex.fast.six.search.root import rate_root, safe_moves, search_root, without_suicide
from crosshex.fast.six.search.wins import winning
from crosshex.fast.six.search.work import (
    HALTED,
    LIMIT,
    NODES,
    PAST,
    PLIES,
    QUIET,
    STOP,
    Work,
    set_effort,
    sort_moves,
)

PLACING_WIDTH, MOVING_WIDTH = 48, 80
"""How many of the legal moves are searched; the others looked worst."""
ATTACK_FIVES, ATTACK_TAKES = 6, 8
ATTACK_NODES = {False: 100_000, True: 8_000}
"""What the attack at the root may spend in a second, without and with cuts."""
PROOF_PLIES = 9
PROOF_NODES, PROOF_SHARE = 1500, 100
"""What the proof of a claimed win may visit in a second, and which part of the positions."""
DEEPEST = 30
ASPIRATION = 150
"""Half the width of the aspiration window."""


class Thought(NamedTuple):
    """What a search has found.

    Attributes:
        move: the best move, as the search writes it.
        value: what it is worth; from WON on it is a win.
        depth: how deep the last whole search was.
        nodes: how many positions it has looked at.
    """

    move: int
    value: int
    depth: int
    nodes: int


def think(
    board: Board, work: Work, seconds: float | None = None, deepest: int = DEEPEST
) -> Thought:
    """The best move that is found within the time, the depth and the work's number of nodes."""
    side = int(board[six_board.MOVER])
    if (win := winning(board, side)) != NONE:
        return Thought(int(win), INFINITE, 1, 1)
    count = every_move(board, work, 0)
    if count == 0:
        return Thought(constants.PASS, 0, 0, 1)
    if winning(board, 3 - side) != NONE:
        count = safe_moves(board, work, count) or count
    # Where groups can be cut off, an attack has many more replies to try: it gets fewer nodes.
    cutting = bool(board[six_board.MOVING] and board[six_board.ADVANCED])
    if cutting:
        set_effort(work, inner=50)
        count = without_suicide(board, work, count) or count
    with time_limit(work, seconds):
        if count > 1:
            # The attack uses the first rows, so the moves are listed again after it.
            moves = work.moves[0, :count].copy()
            allowance = int(work.control[LIMIT]) // 3
            if seconds is not None:
                allowance = min(allowance, int(ATTACK_NODES[cutting] * seconds))
            win = forced_win(board, work, 0, ATTACK_FIVES, ATTACK_TAKES, allowance)
            if win != NONE:
                surer = _proven(board, work, seconds) if cutting else NONE
                move = int(win) if surer == NONE else surer
                return Thought(move, WON, 0, nodes_searched(work))
            work.moves[0, :count] = moves
        rate_root(board, work, count)
        width = MOVING_WIDTH if board[six_board.MOVING] else PLACING_WIDTH
        count = sort_moves(work, 0, count, width)
        return _deepen(board, work, count, deepest, seconds)


def _proven(board: Board, work: Work, seconds: float | None) -> int:
    """The first move of a win by threats that no reply prevents; NONE if none is found.

    Where groups can be cut off, attack and search leave out many replies, so a win that they claim
    is proven if possible. Repetitions are not looked at.
    """
    control = work.control
    limit, past, spent = (int(control[word]) for word in (LIMIT, PAST, NODES))
    rows = work.moves[0].copy(), work.rates[0].copy()
    allowance = limit // PROOF_SHARE
    if seconds is not None:
        allowance = min(allowance, int(PROOF_NODES * seconds))
    control[LIMIT], control[PAST] = min(limit, spent + allowance), 0
    proven = any(prove(board, work, plies, 0) for plies in range(3, PROOF_PLIES + 1, 2))
    control[LIMIT], control[PAST], control[HALTED] = limit, past, 0
    work.moves[0], work.rates[0] = rows
    return int(work.killers[0, 0]) if proven else NONE


def _deepen(board: Board, work: Work, count: int, deepest: int, seconds: float | None) -> Thought:
    """Iterative deepening, with an aspiration window around the last value."""
    best = Thought(int(work.moves[0, 0]), int(work.rates[0, 0]), 0, 1)
    if count == 1:
        return best
    for depth in range(1, deepest + 1):
        low, high = -INFINITE, INFINITE
        if depth > 3 and abs(best.value) < WON:
            low, high = best.value - ASPIRATION, best.value + ASPIRATION
        found = search_root(board, work, depth, count, low, high)
        while not work.control[STOP] and not low < found < high and high - low < 2 * INFINITE:
            low, high = (-INFINITE, high) if found <= low else (low, INFINITE)
            found = search_root(board, work, depth, count, low, high)
        if work.control[STOP]:
            # What an interrupted search has found better is better.
            if low < found < high:
                best = best._replace(move=int(work.moves[0, 0]))
            break
        claimed = best.value >= WON
        best = Thought(int(work.moves[0, 0]), int(found), depth, nodes_searched(work))
        if found >= WON and not claimed and board[six_board.MOVING] and board[six_board.ADVANCED]:
            surer = _proven(board, work, seconds)
            if surer != NONE:
                return best._replace(move=surer)
        if abs(found) > WON and depth > MATE - abs(found):
            break
    return best._replace(nodes=nodes_searched(work))


UNLIMITED = 1 << 60


def prepare(work: Work, earlier: Sequence[int], quiet_left: int, nodes: int) -> None:
    """Set the limits of a search, and the hashes of the positions before it."""
    # The last positions are enough: an older one comes back only after all newer ones could have.
    earlier = earlier[-(len(work.path) - 2 * PLIES) :]
    work.control[:] = 0
    set_effort(work)
    work.control[LIMIT] = nodes
    work.control[QUIET] = quiet_left
    work.path[: len(earlier)] = earlier
    work.control[PAST] = len(earlier)


@contextmanager
def time_limit(work: Work, seconds: float | None) -> Iterator[None]:
    """Tell a search to stop when its time is over; a thread keeps the time."""
    if seconds is None:
        yield
        return
    timer = threading.Timer(seconds, work.control.__setitem__, (STOP, 1))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def nodes_searched(work: Work) -> int:
    """How many positions the search has looked at."""
    return int(work.control[NODES])
