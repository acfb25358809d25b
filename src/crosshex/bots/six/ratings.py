"""Rates every legal move of Six by a search, not only the best one.

All moves are searched one ply deep, and the better ones deeper and deeper. Each move has its own
search, so values can be compared. A fixed number of nodes gives the same values every time.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from crosshex.bots.six.thinking import begin, board_of
from crosshex.bots.six.weights import weights_for
from crosshex.fast.six import board as six_board
from crosshex.fast.six import constants
from crosshex.fast.six.board import COUNTS, WHOLE, Board, index_of
from crosshex.fast.six.constants import FEWEST
from crosshex.fast.six.moves import NOWHERE, make, move_of, unmake
from crosshex.fast.six.search.alphabeta import INFINITE
from crosshex.fast.six.search.deepening import time_limit
from crosshex.fast.six.search.root import search_each
from crosshex.fast.six.search.windows import class_size
from crosshex.fast.six.search.work import LIMIT, NODES, STOP, Work, set_effort
from crosshex.rules import Pass, Put, Shift, Shifts, SixMove, SixState

DEEPEST: Final = 12
NARROW: Final = (2048, 48, 16, 12, 8)
"""How many of the best moves are searched, by depth; the last number holds for all deeper ones."""


class Rated(NamedTuple):
    """A legal move.

    Attributes:
        move: as a move of the rules.
        number: the move as the search encodes it; 0 for a claim.
        value: for the side to move; for a move that ends the game, see `share`.
        share: what the side to move gets if the move ends the game: 1, 0.5 or 0; else None.
        depth: how deep it was searched.
    """

    move: SixMove
    number: int
    value: int
    share: float | None
    depth: int


def numbered(state: SixState) -> Iterator[tuple[SixMove, int | None]]:
    """Every legal move and how the search encodes it; None for one that claims a shape."""
    legal = state.legal(state.seat)
    if isinstance(legal, Shifts):
        everything = len(state.all_hexagons)
        for taken in legal.taken:
            cuts = len(taken.stays) < everything - 1
            keep = index_of(*min(taken.stays)) if cuts else NOWHERE
            source = index_of(*taken.source)
            for target in taken.targets:
                shift = Shift(taken.source, target, taken.keep)
                yield shift, int(move_of(source, index_of(*target), keep))
        for claim in legal.claims:
            yield claim, None
        return
    for move in legal:
        if isinstance(move, Put) and not move.claim:
            yield move, int(move_of(NOWHERE, index_of(*move.cell), NOWHERE))
        else:
            yield move, constants.PASS if isinstance(move, Pass) else None


def share_after(board: Board, side: int, claims: bool) -> float | None:
    """What the side that has just moved gets, if its move ended the game; else None.

    ``claims`` says whether a shape wins without a claim.
    """
    if claims and class_size(board, side, WHOLE) > 0:
        return 1.0
    own, their = int(board[COUNTS + side]), int(board[COUNTS + 3 - side])
    if board[six_board.MOVING] and min(own, their) <= FEWEST:
        return 0.5 if max(own, their) <= FEWEST else float(own > their)
    return None


def rate(
    state: SixState,
    work: Work,
    nodes: int,
    seconds: float | None = None,
    keep: SixMove | None = None,
) -> list[Rated]:
    """Every legal move, the best first.

    Args:
        state: a position in which a seat has to move.
        work: working space.
        nodes: how many positions the search may look at, after a first look at every move.
        seconds: how long it may take.
        keep: a move that is searched as deeply as the best ones.
    """
    board = board_of(state, weights_for(state.game))
    side = int(board[six_board.MOVER])
    by_itself = state.game.claim == "auto"
    over: list[Rated] = []
    running: list[tuple[SixMove, int]] = []
    for move, number in numbered(state):
        if number is None:
            over.append(Rated(move, 0, INFINITE, 1.0, 1))
            continue
        make(board, number)
        share = share_after(board, side, by_itself)
        unmake(board, number)
        if share is None:
            running.append((move, number))
        else:
            value = INFINITE if share == 1 else -INFINITE if share == 0 else 0
            over.append(Rated(move, number, value, share, 1))
    begin(work, state)
    if board[six_board.MOVING] and board[six_board.ADVANCED]:
        set_effort(work, inner=50)
    rated = _deepen(board, work, running, nodes, seconds, keep)
    return sorted([*over, *rated], key=lambda each: -each.value)


def _deepen(
    board: Board,
    work: Work,
    running: list[tuple[SixMove, int]],
    nodes: int,
    seconds: float | None,
    keep: SixMove | None,
) -> list[Rated]:
    """Search the moves that do not end the game, the better ones more deeply."""
    if not running:
        return []
    rated = _each(board, work, [Rated(*each, 0, None, 1) for each in running], 1)
    assert rated is not None
    work.control[LIMIT] = work.control[NODES] + nodes
    with time_limit(work, seconds):
        for depth in range(2, DEEPEST + 1):
            width = NARROW[min(depth - 1, len(NARROW) - 1)]
            chosen = rated[:width] + [each for each in rated[width:] if each.move == keep]
            if len(chosen) < 2:
                break
            deeper = _each(board, work, chosen, depth)
            if deeper is None:
                break
            # A move that was not searched again must not rank above one that was.
            least = min(each.value for each in deeper)
            names = {each.move for each in chosen}
            others = [
                each._replace(value=min(each.value, least))
                for each in rated
                if each.move not in names
            ]
            rated = sorted(deeper, key=lambda each: -each.value) + others
    return rated


def _each(board: Board, work: Work, moves: list[Rated], depth: int) -> list[Rated] | None:
    """The moves with their values at a depth, the best first; None if it was interrupted."""
    count = len(moves)
    work.moves[0, :count] = [each.number for each in moves]
    search_each(board, work, np.int64(depth), count, -INFINITE, INFINITE)
    if work.control[STOP]:
        return None
    found = [
        each._replace(value=int(value), depth=depth)
        for each, value in zip(moves, work.rates[0, :count], strict=True)
    ]
    return sorted(found, key=lambda each: -each.value)
