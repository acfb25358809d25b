"""The baseline bot of Six works as described: every move, three plies deep, shapes counted."""

import random

import pytest

from crosshex.bots.six.alphabeta import AlphabetaSix
from crosshex.bots.six.thinking import board_of
from crosshex.fast.six.board import MOVER, MOVING, NEAR, SUM, WHOLE, Board
from crosshex.fast.six.moves import make, unmake
from crosshex.fast.six.search.deepening import UNLIMITED
from crosshex.fast.six.search.generation import every_move
from crosshex.fast.six.search.plain import SHAPE, WIN, plain, plain_root, shape_counts
from crosshex.fast.six.search.windows import class_size
from crosshex.fast.six.search.work import LIMIT, NODES, STOP, new_work
from crosshex.rules import Six, SixState
from crosshex.rules.six import Variant

WORK = new_work(transposition_bits=0)
WORK.control[LIMIT] = UNLIMITED


def some_state(seed: int, turns: int, variant: Variant = "basic") -> SixState:
    """The state after this many turns of a random game; games that end earlier are discarded."""
    chance = random.Random(seed)
    while True:
        state = Six(variant=variant).start()
        for _ in range(turns):
            if state.outcome is None:
                moves = state.legal(state.seat)
                state = state.play(state.seat, moves[chance.randrange(len(moves))])
        if state.outcome is None:
            return state


def minimax(board: Board, depth: int, ply: int) -> int:
    """The same value without cut-offs."""
    side = int(board[MOVER])
    count = every_move(board, WORK, ply)
    best = -(10**9)
    for move in WORK.moves[ply, :count].copy():
        make(board, move)
        if class_size(board, side, WHOLE):
            worth = SHAPE * depth
        elif depth > 1:
            worth = -minimax(board, depth - 1, ply + 1)
        else:
            worth = int(board[SUM + (2 if board[MOVING] else 0) + side - 1])
        unmake(board, move)
        best = max(best, worth)
    return best


@pytest.mark.parametrize("seed", range(4))
def test_alpha_beta_cut_offs_change_no_value(seed: int) -> None:
    board = board_of(some_state(seed, 6 + seed), shape_counts())
    value = plain(board, WORK, 2, 0, -4 * SHAPE, 4 * SHAPE)
    assert value == minimax(board, 2, 0)


def test_the_last_move_is_counted_as_if_it_were_made_while_moving_too() -> None:
    board = board_of(some_state(3, 44), shape_counts())
    assert board[MOVING]
    value = plain(board, WORK, 1, 0, -4 * SHAPE, 4 * SHAPE)
    wanted = minimax(board, 1, 0)
    assert value == wanted or min(value, wanted) > WIN


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_alphabeta_plays_the_moving_phase_by_the_rules(variant: Variant) -> None:
    state = some_state(1, 40, variant)
    bot = AlphabetaSix(state.game, depth=2)
    for _ in range(2):
        state = state.play(state.seat, bot.choose(state, state.seat))
    assert state.moving


@pytest.mark.parametrize("limit", [1, 2, 30])
def test_every_position_looks_whether_time_is_over(limit: int) -> None:
    board, work = board_of(some_state(1, 41, "advanced"), shape_counts()), new_work(0)
    before = board.copy()
    work.control[LIMIT] = limit
    count = every_move(board, work, 0)
    best = plain_root(board, work, 3, count)
    assert work.control[STOP] and work.control[NODES] == limit
    assert 0 <= best < count
    assert (board[:NEAR] == before[:NEAR]).all()


def test_no_time_is_enough_for_a_legal_move() -> None:
    state = some_state(1, 42, "advanced")
    move = AlphabetaSix(state.game, seconds=0.0).choose(state, state.seat)
    assert move in state.legal(state.seat)
