import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshex.arena.ratings import CENTRE, ELO, Comparison, rate

STRENGTHS = st.lists(st.floats(-300, 300), min_size=2, max_size=6)


def results(points: list[float], games: int, odds: float = 1.0) -> list[Comparison]:
    """The average results of bots with these ratings."""
    found = []
    for a in range(len(points)):
        for b in range(a):
            strength = odds * math.exp((points[a] - points[b]) / ELO)
            found.append(Comparison(a, b, odds, games, games * strength / (1 + strength)))
    return found


@given(points=STRENGTHS, odds=st.sampled_from([1.0, 0.5, 4.0]))
def test_known_strengths_are_recovered(points: list[float], odds: float) -> None:
    mean = sum(points) / len(points)
    found = rate(len(points), results(points, 10**6, odds))
    for rating, true in zip(found, points, strict=True):
        assert rating.value == pytest.approx(CENTRE + true - mean, abs=0.5)
        assert rating.low < rating.value < rating.high


@given(points=STRENGTHS)
def test_an_anchor_moves_all_ratings_by_the_same_amount(points: list[float]) -> None:
    games = results(points, 100)
    free, fixed = rate(len(points), games), rate(len(points), games, anchor=1)
    assert fixed[1] == pytest.approx((CENTRE, CENTRE, CENTRE))
    moved = {round(one.value - two.value, 3) for one, two in zip(free, fixed, strict=True)}
    assert len(moved) == 1


def test_a_bot_that_wins_everything_still_has_a_rating_and_a_wide_interval() -> None:
    winner, loser = rate(2, [Comparison(0, 1, 1.0, 20, 20.0)])
    assert winner.value - loser.value > 400
    assert winner.high - winner.low > 200


def test_more_games_make_the_interval_narrower() -> None:
    few, many = (rate(2, results([50, -50], games))[0] for games in (100, 10_000))
    assert (few.high - few.low) == pytest.approx(10 * (many.high - many.low), rel=0.02)


def test_bots_that_never_met_are_rated_too() -> None:
    found = rate(4, [Comparison(0, 1, 1.0, 50, 40.0), Comparison(2, 3, 1.0, 50, 40.0)])
    assert found[0].value == pytest.approx(found[2].value)
    assert all(math.isfinite(rating.low) for rating in found)
