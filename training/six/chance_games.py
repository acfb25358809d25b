"""Self-play games of `master` with a fixed number of nodes, from random openings to the end.

They show what a search value says about the result: `training.six.chances` fits the chance of
winning to some of these games and checks it on others. Every game begins with an empty
transposition table, so game number n of a seed is the same wherever it is played.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from crosshex.fast.six import board as six_board
from crosshex.fast.six.board import Weights
from crosshex.fast.six.constants import BLACK, CLAIM, FEWEST, HEXAGONS, NONE, RED
from crosshex.fast.six.moves import make
from crosshex.fast.six.search.deepening import prepare, think
from crosshex.fast.six.search.hashing import hash_of
from crosshex.fast.six.search.setup import new_board
from crosshex.fast.six.search.wins import winning
from crosshex.fast.six.search.work import new_work
from training.six.games import random_move

MOVE_LIMIT, REPETITION = 200, 3
"""The usual limits (S4)."""
PLACED = HEXAGONS - 2
OPENINGS = ((4, 10), (4, 10), (11, 30), (PLACED, PLACED))
"""The least and the most random moves; one of these ranges is drawn first."""
TRANSPOSITION_BITS = 15


class SearchedPosition(NamedTuple):
    """What a search found in a position.

    Attributes:
        ply: how many moves came before; black moves after an even number.
        moving: whether it belongs to the moving phase.
        value: the search value for the side to move.
    """

    ply: int
    moving: int
    value: int


class SearchedGame(NamedTuple):
    """A game, with what the search found in its positions.

    Attributes:
        opening: how many moves were random.
        result: black's result: 1, 0.5 or 0.
        plies: how long it was.
        seen: every position that was searched.
    """

    opening: int
    result: float
    plies: int
    seen: list[SearchedPosition]


def play(weights: Weights, advanced: bool, nodes: int, chance: Random) -> SearchedGame:
    """Play one game to its end; a random placing in which a side has won is drawn again."""
    work = new_work(TRANSPOSITION_BITS)
    board = new_board([(1, 0)], [(0, 0)], weights, advanced=advanced)
    opening = chance.randint(*chance.choice(OPENINGS))
    past: list[int] = []
    seen: list[SearchedPosition] = []
    ply = 0
    while True:
        side = 1 + ply % 2
        if board[six_board.MOVING]:
            past.append(int(hash_of(board)))
            if past.count(past[-1]) >= REPETITION or len(past) > MOVE_LIMIT:
                return SearchedGame(opening, 0.5, ply, seen)
        prepare(work, past[:-1], MOVE_LIMIT - len(past) + 1, nodes)
        if (win := int(winning(board, side))) != NONE:
            assert win != CLAIM
            if ply < opening:
                return play(weights, advanced, nodes, chance)
            return SearchedGame(opening, float(side == BLACK), ply + 1, seen)
        if ply < opening:
            move = random_move(board, work, chance)
        else:
            thought = think(board, work)
            move = thought.move
            seen.append(SearchedPosition(ply, int(board[six_board.MOVING]), thought.value))
        before = _counts(board)
        make(board, move)
        black, red = _counts(board)
        if black + red < sum(before):
            past.clear()
            if min(black, red) <= FEWEST:
                result = 0.5 if max(black, red) <= FEWEST else float(black > red)
                return SearchedGame(opening, result, ply + 1, seen)
        ply += 1


def _counts(board: six_board.Board) -> tuple[int, int]:
    return int(board[six_board.COUNTS + BLACK]), int(board[six_board.COUNTS + RED])
