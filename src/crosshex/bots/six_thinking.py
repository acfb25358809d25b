"""Between the rules of Six and its compiled search: states become boards, moves come back."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache

import numpy as np

from crosshex.fast.six.plane import BLACK, RED
from crosshex.fast.six.search import board as six_board
from crosshex.fast.six.search import threats as six_threats
from crosshex.fast.six.search.board import Board, Weights, index_of, new_board
from crosshex.fast.six.search.threats import LIMIT, NODES, PAST, QUIET, STOP, Work
from crosshex.rules import CLAIM, PASS, Cell, Put, Shift, Side, SixMove, SixState
from crosshex.rules.hexagons import groups_without, neighbours, shapes_made

UNLIMITED = 1 << 60
SIDE = {Side.BLACK: BLACK, Side.RED: RED}


def board_of(state: SixState, weights: Weights) -> Board:
    """The position as a board for searching; the same board however the position came about."""
    # The order of a set depends on how it was made, and the order of a board on that of its cells.
    return new_board(
        sorted(state.black),
        sorted(state.red),
        weights,
        SIDE[state.side],
        state.moving,
        state.game.variant == "advanced",
    )


@lru_cache(1024)
def position_hash(black: frozenset[Cell], red: frozenset[Cell], side: Side) -> int:
    """The hash by which a search recognises a position of the moving phase."""
    cells = [index_of(*cell) for group in (black, red) for cell in group]
    return int(six_board.hash_cells(np.array(cells, np.int64), len(black), SIDE[side]))


def begin(work: Work, state: SixState, nodes: int = UNLIMITED) -> None:
    """Prepare working space for a search of this state."""
    limit = state.game.move_limit
    left = UNLIMITED if limit is None else limit - state.quiet
    prepare(work, [position_hash(*position) for position in state.earlier], left, nodes)


def prepare(work: Work, earlier: Sequence[int], quiet_left: int, nodes: int) -> None:
    """Set the limits of a search, and the hashes of the positions before it."""
    # The last positions are enough: an older one comes back only after all newer ones could have.
    earlier = earlier[-(len(work.path) - 2 * six_threats.PLIES) :]
    work.control[:] = 0
    six_threats.set_effort(work)
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


def move_to_play(state: SixState, move: int) -> SixMove:
    """A move of the search in the words of the rules, claimed where it makes a shape."""
    if move == six_threats.CLAIM:
        return CLAIM
    if move == six_board.PASS:
        return PASS
    cells = {
        index_of(*cell): cell for hexagon in state.all_hexagons for cell in neighbours(hexagon)
    }
    target = cells[six_board.target_of(move)]
    own = state.hexagons(state.side)
    source = six_board.source_of(move)
    if source == six_board.NOWHERE:
        return Put(target, _claims(state, own | {target}, target))
    taken = cells[source]
    groups = groups_without(state.all_hexagons, taken)
    largest = [group for group in groups if len(group) == len(groups[0])]
    stays = largest[0]
    keep: Cell | None = None
    if len(largest) > 1:
        stays = next(group for group in largest if cells[six_board.keep_of(move)] in group)
        keep = min(stays)
    after = (own & stays) | {target}
    return Shift(taken, target, keep, _claims(state, after, target))


def _claims(state: SixState, own: frozenset[Cell], cell: Cell) -> bool:
    """S5: under manual claims the move that makes a shape says so."""
    return state.game.claim == "manual" and bool(shapes_made(own, cell))
