"""Days of UTC and streaks: what counts as a day in a row."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshex.server.config import DAY_MS
from crosshex.server.daily.days import day_at, day_name, pick, read_day, streak_of, week_of

MONDAY = read_day("2026-11-16") or 0


@given(st.integers(0, 2_000_000))
def test_the_date_of_a_day_is_read_again(day: int) -> None:
    assert read_day(day_name(day)) == day
    assert day_at(day * DAY_MS) == day_at((day + 1) * DAY_MS - 1) == day


@pytest.mark.parametrize("text", ["", "2026-1-1", "2026-02-30", "20261119", "٢٠٢٦-11-19", "-1"])
def test_other_texts_are_no_days(text: str) -> None:
    assert read_day(text) is None


def test_a_week_begins_on_monday() -> None:
    assert [week_of(MONDAY + n) - week_of(MONDAY) for n in (-1, 0, 6, 7)] == [-1, 0, 0, 1]


@pytest.mark.parametrize(
    ("played", "today", "streak"),
    [
        ("", 0, 0),
        ("", 3, 0),
        ("0", 0, 1),
        ("0", 1, 1),  # Today may still be played.
        ("0123456", 6, 7),
        ("01 3456", 6, 6),  # One day of a week may be missed,
        ("01  456", 6, 3),  # but not two.
        ("0 2 456", 6, 4),
        ("01234   89", 9, 2),
        ("012345  89", 9, 8),  # Sunday and Monday are of two weeks.
        ("01", 4, 0),  # Two days were missed before today.
        ("012", 4, 3),
    ],
)
def test_a_streak_forgives_one_day_a_week(played: str, today: int, streak: int) -> None:
    days = {MONDAY + place for place, mark in enumerate(played) if mark != " "}
    assert streak_of(days, MONDAY + today) == streak


@given(st.sets(st.integers(0, 60)), st.integers(0, 60))
def test_a_streak_never_counts_a_day_twice(played: set[int], today: int) -> None:
    before = {day for day in played if day <= today}
    streak = streak_of(before, today)
    assert 0 <= streak <= len(before)
    assert (streak > 0) or today not in played
    # Whoever plays one day more never has fewer days in a row.
    assert streak_of(before | {today}, today) >= streak


@pytest.mark.parametrize("size", [1, 2, 5, 12, 359])
def test_each_puzzle_comes_once_before_one_comes_again(size: int) -> None:
    assert len({pick(range(size), day) for day in range(MONDAY, MONDAY + size)}) == size
