"""`master` of Six: it plays every kind of game legally, and sees everything one move ahead."""

import contextlib
from concurrent.futures import ThreadPoolExecutor

import pytest

from crosshex.bots import make_bot
from crosshex.bots.six.master import MasterSix
from crosshex.fast.six.search.deepening import DEEPEST
from crosshex.record import read_position
from crosshex.rules import Cell, Move, Six, SixState
from crosshex.rules.six import ClaimRule, Variant


def cells(text: str) -> frozenset[Cell]:
    return frozenset(Cell.parse(word) for word in text.split())


def master(state: SixState, seconds: float = 0.02) -> Move:
    return MasterSix(state.game, seconds=seconds).choose(state, state.seat)


def play_out(game: Six, against: str, seconds: float, seat: int) -> SixState:
    """A game with master on one side; the rules check every move."""
    bots = [MasterSix(game, 1, seconds), make_bot(against, game, seed=2)]
    state = game.start()
    while state.outcome is None:
        state = state.play(state.seat, bots[(state.seat + seat) % 2].choose(state, state.seat))
    return state


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("claim", ["auto", "manual"])
def test_master_beats_random_play_in_every_kind_of_game(
    variant: Variant, seats: int, claim: ClaimRule
) -> None:
    game = Six(seats=seats, variant=variant, claim=claim)
    state = play_out(game, "random", seconds=0.01, seat=0)
    assert state.outcome is not None
    assert state.outcome.winners == tuple(range(0, seats, 2))


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_master_plays_the_moving_phase_against_itself_by_the_rules(variant: Variant) -> None:
    game = Six(variant=variant, move_limit=12)
    bots = [MasterSix(game, seed, seconds=0.01) for seed in range(2)]
    state = game.start()
    while state.outcome is None:
        state = state.play(state.seat, bots[state.seat].choose(state, state.seat))
    assert state.outcome is not None


def test_master_stops_when_its_time_is_over() -> None:
    game = Six()
    bot = MasterSix(game, seconds=0.2)
    state = game.start()
    state = state.play(0, state.legal(0)[0])
    bot.choose(state, 1)
    assert bot.thought is not None
    assert bot.thought.depth < DEEPEST


@pytest.mark.parametrize(
    ("black", "red", "seat", "right"),
    [
        ("0,0 1,0 2,0 3,0 4,0", "0,1 1,1 2,1 -1,0 3,1", 0, "5,0"),
        ("0,0 1,0 2,0 3,0 4,0 -1,2", "0,1 1,1 2,1 -1,0 3,1", 1, "5,0"),
    ],
    ids=["wins", "blocks"],
)
def test_master_sees_what_is_one_move_away(black: str, red: str, seat: int, right: str) -> None:
    state = SixState(Six(), cells(black), cells(red), seat)
    assert str(master(state)) == right


def test_master_makes_a_double_threat() -> None:
    # Four in a row with both ends open: a fifth leaves two cells, and only one can be blocked.
    state = SixState(Six(), cells("0,0 1,0 2,0 3,0 -3,4"), cells("0,1 1,1 2,1 -3,5 -2,3"))
    move = str(master(state))
    assert move in {"4,0", "-1,0"}


def test_master_claims_an_existing_shape_if_claims_are_manual() -> None:
    game = Six(claim="manual")
    line = cells("0,0 1,0 2,0 3,0 4,0 5,0")
    assert str(master(SixState(game, line, cells("0,1 1,1 2,1 3,1 4,1 0,2")))) == "!"


def test_master_cuts_off_hexagons_that_leave_the_other_side_too_few() -> None:
    game = Six(variant="advanced")
    # The black hexagon at 0,0 connects six red ones to the rest; without them red has four.
    black = cells("0,0 -1,0 -2,0 -3,0 -4,1 -3,1 -2,1 -4,2")
    red = cells("1,0 2,0 3,0 2,1 3,-1 1,1 -1,-1 -2,-1 -1,1 -3,-1")
    state = SixState(game, black, red, moving=True)
    after = state.play(0, master(state))
    assert after.outcome is not None
    assert after.outcome.winners == (0,)


def test_master_finds_a_win_by_cuts_that_no_reply_prevents() -> None:
    # `4,1>3,4` threatens as much, and one reply of many holds.
    state = read_position(
        "six advanced auto 2/2 moving 0 | 0,3 0,5 1,1 1,3 2,2 4,3 5,0 | 0,2 1,4 2,3 3,2 3,3 4,1"
    )
    bot = MasterSix(state.game, seconds=None, nodes=2000)
    assert str(bot.choose(state, 1)) in {"0,2>3,4", "0,2>1,2", "0,2>2,4", "0,2>3,1"}


@pytest.mark.parametrize("level", ["master", "hard", "medium", "easy", "beginner"])
def test_no_level_cuts_itself_down_to_too_few(level: str) -> None:
    game = Six(variant="advanced")
    # Taking 0,0 would keep one of two groups of six, with three of each side: a draw at best.
    left, right = cells("-1,0 -2,0 -3,0 -1,1 -2,1 -3,1"), cells("1,0 2,0 3,0 1,-1 2,-1 3,-1")
    black = cells("0,0 -1,0 -2,1 -3,0 1,0 2,-1 3,0")
    state = SixState(game, black, (left | right) - black, moving=True)
    after = state.play(0, make_bot(level, game, seconds=0.05).choose(state, 0))
    assert len(after.black) == 7


def test_master_plays_the_best_move_found_so_far_when_hurried() -> None:
    state = Six().start()
    bot = MasterSix(state.game, seconds=600.0)
    with ThreadPoolExecutor(1) as pool:
        for _ in range(6):
            choosing = pool.submit(bot.choose, state, state.seat)
            while not choosing.done():
                bot.hurry()
                with contextlib.suppress(TimeoutError):
                    choosing.result(timeout=0.01)
            state = state.play(state.seat, choosing.result())
