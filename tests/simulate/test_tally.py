"""Counting games: intervals, standard deviations, and sums that do not depend on order."""

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshex.simulate.tally import GameResults, Spread, Tally, rate


def batch_of(scores: list[list[int]], start: int = 0) -> GameResults:
    games = len(scores)
    return GameResults(
        start,
        np.array(scores, np.int16),
        np.arange(1, games + 1, dtype=np.int16),
        np.zeros(games, np.int8),
        {"locks": np.ones((games, len(scores[0])), np.int8), "removed": np.full(games, 2, np.int8)},
    )


def test_wins_are_games_won_alone_and_shared_wins_are_counted_separately() -> None:
    tally = Tally(("a", "b"), ("end",))
    tally.add(batch_of([[5, 3], [4, 4], [1, 9], [2, 7]]))
    assert tally.wins.tolist() == [1, 2]
    assert tally.shared.tolist() == [1, 1]


def test_the_first_seat_is_the_game_number_modulo_the_seats() -> None:
    tally = Tally(("a", "b"), ("end",))
    tally.add(batch_of([[5, 3], [4, 1], [9, 1]], start=4))
    assert tally.wins_of_first == 2


def test_a_report_has_means_for_seats_and_for_games() -> None:
    tally = Tally(("a", "b"), ("end",))
    tally.add(batch_of([[5, 3], [7, 1]]))
    report = tally.report()
    assert report["mean_score"] == 4
    assert [seat["mean_score"] for seat in report["seats"]] == [6, 2]
    assert [seat["locks"] for seat in report["seats"]] == [1, 1]
    assert report["removed"] == 2
    assert report["turns_per_game"] == 1.5
    assert report["endings"] == {"end": 2}


def test_scores_of_six_are_counted_in_halves() -> None:
    tally = Tally(("a", "b"), ("end",), per_point=2)
    tally.add(batch_of([[2, 0], [1, 1]]))
    assert [seat["mean_score"] for seat in tally.report()["seats"]] == [0.75, 0.25]


@given(st.lists(st.lists(st.integers(-20, 300), min_size=3, max_size=3), min_size=2, max_size=20))
def test_splitting_a_batch_changes_nothing(scores: list[list[int]]) -> None:
    whole, parts = Tally(("a", "b", "c"), ("end",)), Tally(("a", "b", "c"), ("end",))
    whole.add(batch_of(scores))
    cut = len(scores) // 2
    full = batch_of(scores)
    for start, stop in ((cut, len(scores)), (0, cut)):
        parts.add(
            GameResults(
                start,
                full.scores[start:stop],
                full.turns[start:stop],
                full.ending[start:stop],
                {name: column[start:stop] for name, column in full.extra.items()},
            )
        )
    assert whole.report() == parts.report()


@given(st.lists(st.integers(0, 50), min_size=2, max_size=60))
def test_standard_deviations_agree_with_numpy(values: list[int]) -> None:
    spread = Spread(np.bincount(values, minlength=64), 0)
    assert spread.mean == pytest.approx(np.mean(values))
    assert spread.sd == pytest.approx(np.std(values, ddof=1), abs=1e-9)
    assert spread.quantile(50) == np.quantile(values, 0.5, method="inverted_cdf")


@given(st.lists(st.integers(-30, 60), min_size=2, max_size=400), st.sampled_from([1, 2]))
def test_means_and_deviations_are_exact_until_the_last_rounding(
    values: list[int], per_point: int
) -> None:
    spread = Spread(np.bincount(np.array(values) + 32, minlength=128), -32, per_point)
    points = [Fraction(value, per_point) for value in values]
    mean = sum(points) / len(points)
    variance = sum((point - mean) ** 2 for point in points) / (len(points) - 1)
    assert spread.mean == float(mean)
    assert spread.sd == math.sqrt(float(variance))


def test_rates_stay_between_0_and_1() -> None:
    assert rate(0, 10).low == 0
    assert rate(10, 10).high == pytest.approx(1)
    assert rate(3, 10).low < 0.3 < rate(3, 10).high
