import random

import pytest

from crosshex.arena.estimates import RunningStats
from crosshex.arena.schedule import ArenaPlan
from crosshex.arena.sprt import Sprt
from crosshex.arena.standings import odds_of
from crosshex.rules import OptionError, Qwixx, Six


def run_test(sprt: Sprt, elo: float, draw: random.Random) -> str | None:
    """The verdict on a bot of known strength; half of the second games repeat the first one."""
    shares, chance = RunningStats(), sprt.expected(elo)
    for _ in range(5000):
        first = draw.random() < chance
        second = first if draw.random() < 0.5 else draw.random() < chance
        shares.add((first + second) / 2)
        if verdict := sprt.verdict(shares):
            return verdict
    return None


@pytest.mark.parametrize(("elo", "right"), [(0.0, "elo0"), (60.0, "elo1")])
def test_the_sprt_errs_in_about_one_of_twenty_runs(elo: float, right: str) -> None:
    sprt, draw = Sprt(0.0, 60.0, (1.0, 1.0)), random.Random(7)
    verdicts = [run_test(sprt, elo, draw) for _ in range(400)]
    assert None not in verdicts
    wrong = sum(verdict != right for verdict in verdicts)
    assert wrong / len(verdicts) < 0.08


def test_equal_strength_means_half_of_the_wins_with_any_number_of_seats() -> None:
    for game in (Qwixx(2), Qwixx(3), Qwixx(5), Six(4)):
        sprt = Sprt(0.0, 10.0, odds_of(ArenaPlan(game, ("a", "b"))))
        assert sprt.expected(0.0) == pytest.approx(0.5)
        assert sprt.expected(200.0) > 0.6


def test_two_hundred_rating_points_mean_three_wins_of_four() -> None:
    assert Sprt(0.0, 10.0, (1.0, 1.0)).expected(200.0) == pytest.approx(0.76, abs=0.001)


def test_nothing_is_decided_without_a_game() -> None:
    sprt = Sprt(0.0, 10.0, (1.0, 1.0))
    assert sprt.verdict(RunningStats()) is None
    assert sprt.report(RunningStats())["accepted"] is None


@pytest.mark.parametrize("text", ["", "5", "20,0", "a,b", "0,0", "1,2,3", "0,inf", "nan,5"])
def test_wrong_bounds_of_the_sprt_are_refused(text: str) -> None:
    with pytest.raises(OptionError, match="two Elo differences, the lower first, such as 0,20"):
        Sprt.parse(text, (1.0, 1.0))
