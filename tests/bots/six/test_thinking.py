"""The compiled search and the rules agree on which moves are legal and which of them win."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosshex.bots.six.greedy import winning_move
from crosshex.bots.six.thinking import board_of, move_to_play
from crosshex.fast.six import board as six_board
from crosshex.fast.six.constants import BLACK, NONE, RED
from crosshex.fast.six.search.generation import every_move
from crosshex.fast.six.search.root import safe_moves
from crosshex.fast.six.search.value import by_hand
from crosshex.fast.six.search.wins import winning
from crosshex.fast.six.search.work import new_work
from crosshex.rules import PASS, Six, SixState
from crosshex.rules.six import Variant

WEIGHTS = by_hand().pack()
WORK = new_work(transposition_bits=4)


def some_state(seed: int, variant: Variant, turns: int) -> SixState:
    """A state in a random game that prefers moves near the others, so that shapes almost form."""
    chance = random.Random(seed)
    state = Six(variant=variant).start()
    for _ in range(turns):
        if state.outcome:
            break
        moves = state.legal(state.seat)
        tried = [moves[chance.randrange(len(moves))] for _ in range(3)]
        after = [state.play(state.seat, move) for move in tried]
        state = min(after, key=lambda one: _spread(one))
    return state


def _spread(state: SixState) -> int:
    return sum(abs(cell.q) + abs(cell.r) + abs(cell.q + cell.r) for cell in state.all_hexagons)


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@settings(max_examples=12)
@given(st.integers(0, 10**6), st.integers(0, 70))
def test_the_search_lists_exactly_the_legal_moves(variant: Variant, seed: int, turns: int) -> None:
    state = some_state(seed, variant, turns)
    if state.outcome:
        return
    board = board_of(state, WEIGHTS)
    count = every_move(board, WORK, 0)
    found = [move_to_play(state, int(move)) for move in WORK.moves[0, :count]] or [PASS]
    assert len(set(found)) == len(found)
    assert set(found) == set(state.legal(state.seat))


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@settings(max_examples=12)
@given(st.integers(0, 10**6), st.integers(10, 90))
def test_a_win_in_one_is_found_exactly_if_there_is_one(
    variant: Variant, seed: int, turns: int
) -> None:
    state = some_state(seed, variant, turns)
    if state.outcome:
        return
    board = board_of(state, WEIGHTS)
    win = winning(board, int(board[six_board.MOVER]))
    moves = state.legal(state.seat)
    wins = [move for move in moves if state.side in _winners(state.play(state.seat, move))]
    if wins:
        assert move_to_play(state, win) in wins
    else:
        assert win == NONE


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@settings(max_examples=6)
@given(st.integers(0, 10**6), st.integers(30, 90))
def test_safe_moves_are_those_that_allow_no_win_in_one(
    variant: Variant, seed: int, turns: int
) -> None:
    state = some_state(seed, variant, turns)
    if state.outcome:
        return
    board = board_of(state, WEIGHTS)
    count = safe_moves(board, WORK, every_move(board, WORK, 0))
    safe = {move_to_play(state, int(move)) for move in WORK.moves[0, :count]}
    for move in list(state.legal(state.seat))[:: max(1, turns)]:
        after = state.play(state.seat, move)
        if after.outcome is None:
            lets_win = winning_move(after, after.legal(after.seat)) is not None
            assert (move in safe) == (not lets_win)


def _winners(state: SixState) -> set[object]:
    return {state.game.side(seat) for seat in state.outcome.winners} if state.outcome else set()


def test_sides_have_the_same_numbers_as_in_the_kernels() -> None:
    state = Six().start()
    board = board_of(state, WEIGHTS)
    assert int(board[six_board.MOVER]) == BLACK
    after = state.play(0, state.legal(0)[0])
    assert int(board_of(after, WEIGHTS)[six_board.MOVER]) == RED


@pytest.mark.parametrize("seed", range(3))
def test_a_board_does_not_depend_on_how_its_position_came_about(seed: int) -> None:
    state = some_state(seed, "basic", 50)
    other = replace(state, black=frozenset(sorted(state.black)), red=frozenset(sorted(state.red)))
    assert list(other.black) != list(state.black) or list(other.red) != list(state.red)
    assert (board_of(other, WEIGHTS) == board_of(state, WEIGHTS)).all()
