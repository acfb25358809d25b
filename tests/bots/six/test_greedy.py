"""Greedy sees exactly one move ahead: constructed positions with one right move."""

from dataclasses import replace

import pytest

from crosshex.bots import make_bot
from crosshex.bots.six.greedy import shape_keys, winning_move
from crosshex.rules import Cell, Move, Shift, Six, SixState
from crosshex.rules.hexagons import shapes_through
from crosshex.rules.six import ClaimRule, Variant


def cells(text: str) -> frozenset[Cell]:
    return frozenset(Cell.parse(word) for word in text.split())


def placing(black: str, red: str, seat: int = 0, claim: ClaimRule = "auto") -> SixState:
    return SixState(Six(claim=claim), cells(black), cells(red), seat)


def moving(black: str, red: str, variant: Variant, seat: int = 0) -> SixState:
    """A position of the moving phase; in advanced Six it may hold few hexagons."""
    return SixState(Six(variant=variant), cells(black), cells(red), seat, moving=True)


def greedy(state: SixState, seed: int = 0) -> Move:
    return make_bot("greedy", state.game, seed).choose(state, state.seat)


FOUR_OF_A_RING = "1,0 1,-1 0,-1 -1,1 0,1"


@pytest.mark.parametrize(
    ("black", "red", "right"),
    [
        ("0,0 1,0 2,0 3,0 4,0", "0,1 1,1 2,1 -1,0 3,1", "5,0"),
        ("0,0 1,0 2,0 0,1 1,1", "0,-1 1,-1 2,-1 3,-1 2,1", "0,2"),
        (FOUR_OF_A_RING, "0,0 2,0 2,-1 -1,2 1,1", "-1,0"),
    ],
    ids=["line", "triangle", "ring"],
)
def test_greedy_completes_a_shape(black: str, red: str, right: str) -> None:
    assert str(greedy(placing(black, red))) == right


def test_greedy_prefers_winning_to_blocking() -> None:
    state = placing("0,0 1,0 2,0 3,0 4,0", "0,1 1,1 2,1 3,1 4,1 -1,0")
    assert str(greedy(state)) == "5,0"


@pytest.mark.parametrize("seed", range(5))
def test_greedy_blocks_a_win_in_one(seed: int) -> None:
    state = placing("0,0 1,0 2,0 3,0 4,0 -1,2", "0,1 1,1 2,1 -1,0 3,1", seat=1)
    assert str(greedy(state, seed)) == "5,0"


def test_greedy_claims_what_it_completes_if_claims_are_manual() -> None:
    state = placing("0,0 1,0 2,0 3,0 4,0", "0,1 1,1 2,1 -1,0 3,1", claim="manual")
    assert str(greedy(state)) == "5,0!"


def test_greedy_claims_a_shape_that_exists_already() -> None:
    state = placing("0,0 1,0 2,0 3,0 4,0 5,0", "0,1 1,1 2,1 -1,0 3,1 4,1", claim="manual")
    after = state.play(0, greedy(state))
    assert after.outcome is not None
    assert after.outcome.winners == (0,)


def test_greedy_moves_a_free_hexagon_to_win() -> None:
    state = moving("0,0 1,0 2,0 3,0 4,0 2,-2", "0,1 1,1 2,1 -1,0 3,1 2,-1 4,1", "basic")
    assert str(greedy(state)) == "2,-2>5,0"


def test_greedy_blocks_a_win_in_one_in_the_moving_phase() -> None:
    state = moving("0,0 1,0 2,0 3,0 4,0 2,-2", "0,1 1,1 2,1 -1,0 3,-1 2,-1 4,1", "basic", seat=1)
    after = state.play(1, greedy(state))
    assert Cell(5, 0) in after.red
    assert winning_move(after, after.legal(0)) is None


def test_greedy_cuts_the_opponent_down_to_five() -> None:
    # Black's 3,0 connects two groups; without it red keeps five.
    state = moving("0,0 2,0 1,1 -1,2 3,0 0,2", "1,0 0,1 -1,1 1,-1 0,-1 4,0 5,0", "advanced")
    move = greedy(state)
    assert isinstance(move, Shift)
    assert move.source == Cell(3, 0)
    after = state.play(0, move)
    assert after.outcome is not None
    assert after.outcome.winners == (0,)


def test_greedy_does_not_cut_itself_down() -> None:
    state = moving(
        "0,0 1,0 4,0 5,0 6,0 5,1 3,0", "0,-1 1,-1 2,-1 -1,0 -1,1 2,0 0,1 1,1", "advanced"
    )
    after = state.play(0, greedy(state))
    assert after.outcome is None
    assert len(after.black) == 7


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize(
    ("length", "seed"), [(12, 16), (16, 2), (20, 3), (24, 13), (30, 4), (44, 5), (48, 8)]
)
def test_greedys_search_for_wins_agrees_with_trying_every_move(
    variant: Variant, length: int, seed: int
) -> None:
    game = Six(variant=variant)
    random, state = make_bot("random", game, seed), game.start()
    for _ in range(length):
        state = state.play(state.seat, random.choose(state, state.seat))
    for turn in (state.seat, 1 - state.seat):
        state = replace(state, seat=turn)
        moves = state.legal(turn)
        after = [(move, state.play(turn, move).outcome) for move in moves]
        wins = [move for move, outcome in after if outcome and turn in outcome.winners]
        seen = winning_move(state, moves)
        assert (seen is None) == (not wins)
        assert seen is None or seen in wins


def test_greedy_passes_if_no_other_move_is_legal() -> None:
    # A chain of black hexagons with red ends: no black one may be taken.
    chain = SixState(Six(), cells("1,0 2,0 3,0"), cells("0,0 4,0"), moving=True)
    assert str(greedy(chain)) == "pass"


def test_equal_moves_are_drawn_by_seed() -> None:
    start = Six().start()
    assert len({greedy(start, seed) for seed in range(20)}) > 1
    assert greedy(start, 3) == greedy(start, 3)


def test_a_shape_has_the_same_key_from_each_of_its_cells() -> None:
    seen: dict[int, frozenset[Cell]] = {}
    for cell in (Cell(q, r) for q in range(-3, 4) for r in range(-3, 4)):
        for key, shape in zip(shape_keys(cell), shapes_through(cell), strict=True):
            assert seen.setdefault(key, shape.cells) == shape.cells
    assert len(set(seen.values())) == len(seen)
