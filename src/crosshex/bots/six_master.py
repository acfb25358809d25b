"""`master` for Six: searches as deep as its time allows, with forced wins and learnt weights."""

from __future__ import annotations

from typing import NamedTuple

from crosshex.bots.base import Bot
from crosshex.bots.six_thinking import (
    UNLIMITED,
    begin,
    board_of,
    move_to_play,
    nodes_searched,
    time_limit,
)
from crosshex.bots.six_weights import weights_for
from crosshex.fast.six.search import board as six_board
from crosshex.fast.six.search.alphabeta import (
    INFINITE,
    MATE,
    WON,
    every_move,
    rate_root,
    safe_moves,
    search_root,
)
from crosshex.fast.six.search.board import Board, Weights
from crosshex.fast.six.search.threats import (
    LIMIT,
    NONE,
    STOP,
    Work,
    forced_win,
    new_work,
    set_effort,
    sort_moves,
    winning,
)
from crosshex.fast.six.search.value import FEWEST
from crosshex.rules import Game, Move, SixState, State

PLACING_WIDTH, MOVING_WIDTH = 48, 80
"""How many of the legal moves are searched; the others looked worst."""
ATTACK_FIVES, ATTACK_TAKES = 6, 8
ATTACK_NODES = {False: 100_000, True: 8_000}
"""What the attack at the root may spend in a second, without and with cuts."""
DEEPEST = 30
ASPIRATION = 150


class Thought(NamedTuple):
    """What a search has found.

    Attributes:
        move: the best move, as the search writes it.
        value: what it is worth; beyond WON it is a win.
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
        return Thought(six_board.PASS, 0, 0, 1)
    if winning(board, 3 - side) != NONE:
        count = safe_moves(board, work, count) or count
    # Where groups can be cut off, an attack has many more replies to try: it gets fewer nodes.
    cutting = bool(board[six_board.MOVING] and board[six_board.ADVANCED])
    if cutting:
        set_effort(work, leaf=10, inner=50)
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
                return Thought(int(win), WON, 0, nodes_searched(work))
            work.moves[0, :count] = moves
        rate_root(board, work, count)
        width = MOVING_WIDTH if board[six_board.MOVING] else PLACING_WIDTH
        count = sort_moves(work, 0, count, width)
        return _deepen(board, work, count, deepest)


def without_suicide(board: Board, work: Work, count: int) -> int:
    """Drop the moves of row 0 that leave their own side with too few hexagons (S4)."""
    own = six_board.COUNTS + int(board[six_board.MOVER])
    kept = 0
    for move in work.moves[0, :count].copy():
        if six_board.keep_of(move) != six_board.NOWHERE:
            six_board.make(board, move)
            lost = board[own] <= FEWEST
            six_board.unmake(board, move)
            if lost:
                continue
        work.moves[0, kept] = move
        kept += 1
    return kept


def _deepen(board: Board, work: Work, count: int, deepest: int) -> Thought:
    """Search deeper and deeper until something says stop."""
    best = Thought(int(work.moves[0, 0]), int(work.rates[0, 0]), 0, 1)
    if count == 1:
        return best
    for depth in range(1, deepest + 1):
        low, high = -INFINITE, INFINITE
        if depth > 3 and abs(best.value) < WON:
            low, high = best.value - ASPIRATION, best.value + ASPIRATION
        found = search_root(board, work, depth, count, low, high)
        if not work.control[STOP] and not low < found < high:
            found = search_root(board, work, depth, count, -INFINITE, INFINITE)
        if work.control[STOP]:
            # What an interrupted search has found better is better.
            if low < found < high:
                best = best._replace(move=int(work.moves[0, 0]))
            break
        best = Thought(int(work.moves[0, 0]), int(found), depth, nodes_searched(work))
        if abs(found) > WON and depth > MATE - abs(found):
            break
    return best._replace(nodes=nodes_searched(work))


class MasterSix(Bot):
    """The strongest player of Six here, both phases, both variants.

    Attributes:
        movetime: seconds for a move.
        thought: what it found when it last chose; for whoever wants to know why.
    """

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        movetime: float = 1.0,
        weights: Weights | None = None,
        nodes: int = UNLIMITED,
    ) -> None:
        super().__init__(game, seed)
        self.movetime = movetime
        self.nodes = nodes
        self.thought: Thought | None = None
        self._work = new_work()
        self._weights = weights_for(game) if weights is None else weights

    def choose(self, state: State, seat: int) -> Move:
        """The best move found within the time."""
        assert isinstance(state, SixState)
        board = board_of(state, self._weights)
        begin(self._work, state, self.nodes)
        self.thought = think(board, self._work, self.movetime)
        return move_to_play(state, self.thought.move)

    def hurry(self) -> None:
        """End the search; the best move so far is played."""
        self._work.control[STOP] = 1
