"""Rollouts: common dice, intervals, hidden choices, and what they refuse."""

from typing import Any

import pytest

from crosshex import CHANCE, Qwixx, Roll, Six, read_position
from crosshex.arena import BotFailed, rollout
from crosshex.rules import IllegalMove, Move, OptionError, State
from tests.other_games import LOTS, installed

THROWN = Qwixx(2).start().play(CHANCE, Roll.parse("4 1 6 3 5 6"))
ALONE = read_position("qwixx 1 action-2 4 1 6 3 5 6 crossed | r5 y- g- b- x0")


def last(state: State, seat: int) -> Move:
    return state.legal(seat)[-1]


def test_the_same_move_twice_differs_by_nothing() -> None:
    move = THROWN.legal(0)[0]
    done = rollout(THROWN, [move, move], games=6, seat=0)
    assert [each.behind.mean for each in done.moves] == [0, 0]
    assert done.games == 6 and done.seat == 0
    assert done.moves[0].points.interval is not None


def test_common_dice_make_differences_surer_than_values() -> None:
    done = rollout(ALONE, [ALONE.parse(0, "y4"), ALONE.parse(0, "-")], games=40)
    best, other = done.moves
    assert str(best.move) == "-" and best.behind.mean == 0 < other.behind.mean
    assert best.points == best.lead
    assert width(other.behind) < width(other.points)
    assert "± " in str(done).splitlines()[1]


def width(estimate: Any) -> float:
    return float(estimate.interval.high - estimate.interval.low)


def test_all_legal_moves_are_compared_on_any_number_of_cores() -> None:
    one, two = (rollout(ALONE, games=22, workers=workers, bots=last) for workers in (1, 2))
    assert one == two
    assert sorted(str(each.move) for each in one.moves) == sorted(map(str, ALONE.legal(0)))


def test_what_others_have_chosen_in_secret_is_not_used() -> None:
    move = THROWN.legal(0)[0]
    plain = rollout(THROWN, move, games=4, seat=0)
    for word in ("-", "g5"):
        chosen = THROWN.play(1, THROWN.parse(1, word))
        assert rollout(chosen, move, games=4, seat=0) == plain
        assert rollout(chosen.view(0), move, games=4, seat=0) == plain


def test_six_and_games_of_other_packages_are_played_on_too() -> None:
    state = Six().start()
    done = rollout(state, state.legal(0)[0], "random", games=3)
    assert done.moves[0].share.interval is not None
    with installed(LOTS):
        lots = LOTS.make(3).start()
        lots = lots.play(CHANCE, lots.parse(CHANCE, "7 201"))
        done = rollout(lots, bots="random", games=5, seat=2)
        assert {str(each.move) for each in done.moves} == {"high", "low"}


@pytest.mark.parametrize(
    ("state", "options", "told"),
    [
        (THROWN, {}, "several seats have to decide: say seat=0 or seat=1"),
        (THROWN, {"seat": 2}, "there is no seat 3"),
        (ALONE, {"games": 0}, "games is a number from 1, not 0"),
        (ALONE, {"bots": ["greedy", "greedy"]}, "expected a bot, or 1 of them, not 2"),
        (Qwixx(2).start(), {}, "the dice must be thrown first"),
        (Six().start().resign(0), {}, "the game is over"),
        (Six().start(), {"seat": 1}, "seat 2 has nothing to decide now"),
    ],
)
def test_what_makes_no_sense_is_refused(state: State, options: Any, told: str) -> None:
    with pytest.raises(OptionError, match=told):
        rollout(state, **options)


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(IllegalMove):
        rollout(ALONE, THROWN.parse(0, "g5"))


def test_a_bot_that_fails_is_named_with_the_position() -> None:
    def careless(state: State, seat: int) -> Move:
        raise KeyError("lost")

    told = r"careless failed on seat \d: KeyError: 'lost' \(test_rollout.py, line .* qwixx"
    with pytest.raises(BotFailed, match=told):
        rollout(THROWN, THROWN.legal(0)[0], careless, games=1, seat=0)
