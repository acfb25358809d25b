"""Converts between the rules of Six and its compiled search: states to boards, and moves back."""

from functools import lru_cache

import numpy as np

from crosshex.fast.six import constants
from crosshex.fast.six import moves as six_moves
from crosshex.fast.six.board import Board, Weights, index_of
from crosshex.fast.six.constants import BLACK, RED
from crosshex.fast.six.search.deepening import UNLIMITED, prepare
from crosshex.fast.six.search.hashing import hash_cells
from crosshex.fast.six.search.setup import new_board
from crosshex.fast.six.search.work import Work
from crosshex.rules import CLAIM, PASS, Cell, Put, Shift, Side, SixMove, SixState
from crosshex.rules.hexagons import groups_without, neighbours, shapes_made

SIDE = {Side.BLACK: BLACK, Side.RED: RED}


def board_of(state: SixState, weights: Weights) -> Board:
    """The position as a board for searching; the same board however the position came about."""
    # Sorted, because the order of a set depends on how it was made, and would change the board.
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
    return int(hash_cells(np.array(cells, np.int64), len(black), SIDE[side]))


def begin(work: Work, state: SixState, nodes: int = UNLIMITED) -> None:
    """Prepare working space for a search of this state."""
    limit = state.game.move_limit
    left = UNLIMITED if limit is None else limit - state.quiet
    prepare(work, [position_hash(*position) for position in state.earlier], left, nodes)


def move_to_play(state: SixState, move: int) -> SixMove:
    """A move of the search as a move of the rules, with a claim if it makes a shape."""
    if move == constants.CLAIM:
        return CLAIM
    if move == constants.PASS:
        return PASS
    cells = {
        index_of(*cell): cell for hexagon in state.all_hexagons for cell in neighbours(hexagon)
    }
    target = cells[six_moves.target_of(move)]
    own = state.hexagons(state.side)
    source = six_moves.source_of(move)
    if source == six_moves.NOWHERE:
        return Put(target, _claims(state, own | {target}, target))
    taken = cells[source]
    groups = groups_without(state.all_hexagons, taken)
    largest = [group for group in groups if len(group) == len(groups[0])]
    stays = largest[0]
    keep: Cell | None = None
    if len(largest) > 1:
        stays = next(group for group in largest if cells[six_moves.keep_of(move)] in group)
        keep = min(stays)
    after = (own & stays) | {target}
    return Shift(taken, target, keep, _claims(state, after, target))


def _claims(state: SixState, own: frozenset[Cell], cell: Cell) -> bool:
    """Whether a move has to claim the shape that it makes: under manual claims (S5)."""
    return state.game.claim == "manual" and bool(shapes_made(own, cell))
