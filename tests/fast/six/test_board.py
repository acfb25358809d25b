"""The search board of Six: its incremental counts match the position."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosshex.fast.six import board as six_board
from crosshex.fast.six import constants
from crosshex.fast.six import moves as six_moves
from crosshex.fast.six.board import Board, index_of
from crosshex.fast.six.constants import BLACK, NONE, RED
from crosshex.fast.six.groups import survey
from crosshex.fast.six.moves import make, unmake
from crosshex.fast.six.search import windows
from crosshex.fast.six.search.generation import every_move
from crosshex.fast.six.search.hashing import hash_of
from crosshex.fast.six.search.setup import new_board
from crosshex.fast.six.search.value import by_hand, value
from crosshex.fast.six.search.wins import winning
from crosshex.fast.six.search.work import new_work
from crosshex.fast.six.shapes import SHAPES, WINDOWS

WEIGHTS = by_hand().pack()
WORK = new_work(transposition_bits=4)
CELL = {index_of(q, r): (q, r) for q in range(-31, 32) for r in range(-31, 32)}


def cells(board: Board, side: int) -> list[tuple[int, int]]:
    return [CELL[int(index)] for index in np.flatnonzero(board[: constants.CELLS] == side)]


def anew(board: Board) -> Board:
    """The same position, built from scratch."""
    return new_board(
        cells(board, BLACK),
        cells(board, RED),
        WEIGHTS,
        int(board[six_board.MOVER]),
        bool(board[six_board.MOVING]),
        bool(board[six_board.ADVANCED]),
    )


def facts(board: Board) -> list[object]:
    """What a board says about a position; lists are sorted."""
    edge = board[six_board.EDGE : six_board.EDGE + board[six_board.COUNTS]]
    classes = [
        sorted(board[start : start + board[six_board.SIZE + number]].tolist())
        for number in range(six_board.CLASSES)
        for start in [six_board.LIST + number * six_board.LIST_ROOM]
    ]
    sums = board[six_board.SUM : six_board.SUM + 4]
    survey(board)
    return [
        board[: constants.CELLS].tolist(),
        board[six_board.NEAR : six_board.NEAR + constants.CELLS].tolist(),
        board[six_board.CODE : six_board.CODE + WINDOWS].tolist(),
        sorted(edge.tolist()),
        classes,
        (sums[2:] if board[six_board.MOVING] else sums).tolist(),
        int(hash_of(board)),
        board[six_board.FREE : six_board.CHANGES].tolist(),
        int(value(board)),
    ]


def walk(seed: int, advanced: bool, turns: int) -> tuple[Board, list[int]]:
    """A game of random moves without an immediate win, and its moves."""
    chance = random.Random(seed)
    board = new_board([(1, 0)], [(0, 0)], WEIGHTS, advanced=advanced)
    played = []
    for _ in range(turns):
        count = every_move(board, WORK, 0)
        if count == 0 or windows.class_size(board, 3 - board[six_board.MOVER], 3):
            break
        move = int(WORK.moves[0, chance.randrange(count)])
        make(board, move)
        played.append(move)
        if min(board[six_board.COUNTS + 1 : six_board.COUNTS + 3]) < 3 and len(played) > 40:
            break
    return board, played


@settings(max_examples=12)
@given(st.integers(0, 10**6), st.booleans(), st.integers(1, 90))
def test_incremental_counts_agree_with_full_counts(seed: int, advanced: bool, turns: int) -> None:
    board, _ = walk(seed, advanced, turns)
    assert facts(board) == facts(anew(board))


@settings(max_examples=8)
@given(st.integers(0, 10**6), st.booleans(), st.integers(1, 90))
def test_undoing_a_whole_game_restores_the_start(seed: int, advanced: bool, turns: int) -> None:
    start = new_board([(1, 0)], [(0, 0)], WEIGHTS, advanced=advanced)
    board, played = walk(seed, advanced, turns)
    for move in reversed(played):
        unmake(board, move)
    assert facts(board) == facts(start)


def test_every_cell_is_in_36_windows() -> None:
    board = new_board([(5, -3)], [], WEIGHTS)
    assert int((board[six_board.CODE : six_board.CODE + WINDOWS] == 1).sum()) == 36


@pytest.mark.parametrize("shape", SHAPES, ids=range(6))
def test_each_cell_of_a_shape_completes_it(shape: list[tuple[int, int]]) -> None:
    for hole in shape:
        five = [cell for cell in shape if cell != hole]
        board = new_board(five, [], WEIGHTS)
        move = winning(board, BLACK)
        assert move != NONE
        assert winning(board, RED) == NONE
        make(board, move)
        assert windows.class_size(board, BLACK, six_board.WHOLE) > 0
        unmake(board, move)
        make(board, six_moves.move_of(six_moves.NOWHERE, index_of(*hole), six_moves.NOWHERE))
        assert windows.class_size(board, BLACK, six_board.WHOLE) > 0
