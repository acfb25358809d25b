from hypothesis import given, settings
from hypothesis import strategies as st

from crosshex.arena.deals import Deal
from crosshex.rules import CHANCE, Colour, Longo, Qwixx, QwixxState, Roll, Six
from crosshex.rules.sheet import Marks
from tests.nim import Nim

SEEDS = st.integers(0, 2**63)
NUMBERS = st.integers(0, 10**6)


@given(seed=SEEDS, number=NUMBERS, turn=st.integers(0, 60))
def test_a_throw_depends_on_nothing_but_seed_deal_and_turn(
    seed: int, number: int, turn: int
) -> None:
    start = Qwixx(2).start()
    later = QwixxState(Qwixx(5), (Marks(),) * 5, 3, frozenset({Colour.GREEN}))
    first, second = (Deal(seed, number).throw(state, turn) for state in (start, later))
    assert isinstance(first, Roll) and isinstance(second, Roll)
    assert first.white == second.white
    assert first.without(frozenset({Colour.GREEN})) == second


@given(seed=SEEDS, number=NUMBERS, turn=st.integers(0, 60))
def test_a_throw_is_possible_with_the_dice(seed: int, number: int, turn: int) -> None:
    for game in (Qwixx(3), Longo(3)):
        state = game.start()
        assert state.why_not(CHANCE, Deal(seed, number).throw(state, turn)) is None


def test_all_faces_come_up_equally_often() -> None:
    state = Longo(2).start()
    throws = [Deal(5, number).throw(state, turn) for number in range(100) for turn in range(20)]
    dice = [int(die) for throw in throws for die in str(throw).split()]
    for face in range(1, 9):
        assert abs(dice.count(face) / len(dice) - 1 / 8) < 0.015


@given(seed=SEEDS, number=NUMBERS, seats=st.integers(1, 5))
def test_lucky_pairs_are_different_pairs_of_the_rules_page(
    seed: int, number: int, seats: int
) -> None:
    game = Longo(seats)
    dealt = Deal(seed, number).game_of(game)
    assert isinstance(dealt, Longo)
    pairs = dealt.lucky
    assert len(set(pairs)) == seats
    assert set(pairs) <= set(game.lucky_pairs)


@settings(max_examples=30)
@given(seed=SEEDS, number=NUMBERS, plies=st.integers(0, 39))
def test_an_opening_is_legal_and_does_not_end_the_game(seed: int, number: int, plies: int) -> None:
    for game in (Six(), Six(4, "advanced", "manual")):
        state = game.start()
        for move in Deal(seed, number).opening(game, plies):
            state = state.play(state.seat, move)
        assert state.ended is None
        assert len(state.all_hexagons) == 2 + plies


def test_openings_seldom_repeat() -> None:
    openings = {Deal(1, number).opening(Six(), 4) for number in range(100)}
    assert len(openings) > 85


@given(seed=SEEDS, number=NUMBERS, heap=st.integers(1, 12), plies=st.integers(0, 6))
def test_the_opening_of_any_game_leaves_it_undecided(
    seed: int, number: int, heap: int, plies: int
) -> None:
    state = Nim(heap=heap).start()
    moves = Deal(seed, number).opening(Nim(heap=heap), plies)
    for move in moves:
        state = state.play(state.seat, Nim().parse(str(move)))
    assert state.outcome is None
    assert len(moves) == plies or state.left == 1, "fewer only if every further one would end it"


def test_a_game_with_dice_has_no_opening() -> None:
    assert Deal(1, 1).opening(Qwixx(2), 4) == ()
    assert Deal(1, 1).game_of(Qwixx(2)) == Qwixx(2)


def test_the_deals_of_a_seed_are_the_same_in_every_version() -> None:
    """A person who wrote down a seed finds the same games again."""
    deal = Deal(seed=1, number=2)
    assert str(deal.throw(Qwixx(2).start(), 3)) == "3 5 3 2 4 4"
    locked = QwixxState(Qwixx(2), (Marks(),) * 2, 0, frozenset({Colour.YELLOW}))
    assert str(deal.throw(locked, 3)) == "3 5 3 . 4 4"
    assert deal.game_of(Longo(2)) == Longo(2, lucky=((4, 9), (6, 11)))
    assert [str(move) for move in deal.opening(Six(), 4)] == ["-1,1", "-2,1", "-3,2", "-2,0"]


def test_bots_of_one_deal_have_different_seeds() -> None:
    seeds = {
        Deal(1, deal).bot_seed(game, seat) for deal in (1, 2) for game in (0, 1) for seat in (0, 1)
    }
    assert len(seeds) == 8
