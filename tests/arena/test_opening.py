from hypothesis import given, settings
from hypothesis import strategies as st

from crosshex.arena.opening import drawn_opening
from crosshex.rules import Qwixx, Six
from crosshex.simulate.deals import Deal
from tests.nim import Nim

SEEDS = st.integers(0, 2**63)
NUMBERS = st.integers(0, 10**6)


@settings(max_examples=30)
@given(seed=SEEDS, number=NUMBERS, plies=st.integers(0, 39))
def test_an_opening_is_legal_and_does_not_end_the_game(seed: int, number: int, plies: int) -> None:
    for game in (Six(), Six(4, "advanced", "manual")):
        state = game.start()
        for move in drawn_opening(Deal(seed, number), game, plies):
            state = state.play(state.seat, move)
        assert state.ended is None
        assert len(state.all_hexagons) == 2 + plies


def test_openings_seldom_repeat() -> None:
    openings = {drawn_opening(Deal(1, number), Six(), 4) for number in range(100)}
    assert len(openings) > 85


@given(seed=SEEDS, number=NUMBERS, heap=st.integers(1, 12), plies=st.integers(0, 6))
def test_the_opening_of_any_game_leaves_it_undecided(
    seed: int, number: int, heap: int, plies: int
) -> None:
    state = Nim(heap=heap).start()
    moves = drawn_opening(Deal(seed, number), Nim(heap=heap), plies)
    for move in moves:
        state = state.play(state.seat, Nim().parse(str(move)))
    assert state.outcome is None
    assert len(moves) == plies or state.left == 1, "fewer only if every further one would end it"


def test_a_game_with_dice_has_no_opening() -> None:
    assert drawn_opening(Deal(1, 1), Qwixx(2), 4) == ()
