import random
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshex.arena.estimates import RunningStats


def stats_of(values: list[float]) -> RunningStats:
    stats = RunningStats()
    for value in values:
        stats.add(value)
    return stats


@given(st.lists(st.floats(-50, 50), min_size=2, max_size=30))
def test_mean_and_variance_agree_with_their_definitions(values: list[float]) -> None:
    stats = stats_of(values)
    assert stats.mean == pytest.approx(statistics.fmean(values), abs=1e-9)
    assert stats.variance == pytest.approx(statistics.variance(values), abs=1e-6)


def test_one_deal_alone_has_no_interval() -> None:
    assert stats_of([3.0]).estimate() == (3.0, None)


@given(st.lists(st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0]), min_size=1, max_size=40))
def test_a_rate_and_its_interval_stay_between_0_and_1(values: list[float]) -> None:
    mean, interval = stats_of(values).rate_estimate()
    assert interval is not None
    assert 0 <= interval.low <= mean <= interval.high <= 1
    assert interval.low < interval.high


@pytest.mark.parametrize("chance", [0.5, 0.8, 0.97])
def test_the_interval_holds_the_true_value_about_95_times_of_100(chance: float) -> None:
    draw = random.Random(1)
    held = 0
    for _ in range(1000):
        deals = [(draw.random() < chance) / 2 + (draw.random() < chance) / 2 for _ in range(60)]
        _, interval = stats_of(deals).rate_estimate()
        assert interval is not None
        held += interval.low <= chance <= interval.high
    assert 925 <= held <= 995
