"""Days of UTC as numbers, streaks, and which puzzle belongs to a day: pure functions."""

import math
import re
from collections.abc import Collection, Sequence
from datetime import date
from typing import Final, TypeVar

from crosshex.server.config import DAY_MS

EPOCH: Final = date(1970, 1, 1).toordinal()
MOST_DAY: Final = date(9999, 12, 31).toordinal() - EPOCH
_NAME: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
GRACE: Final = 1
"""How many days of a week may be missed without an end of the streak."""

T = TypeVar("T")


def day_at(ms: int) -> int:
    """The number of the day of UTC, counted from 1970, at a time in milliseconds.

    >>> day_at(0), day_at(86_399_999), day_at(86_400_000)
    (0, 0, 1)
    """
    return ms // DAY_MS


def day_name(day: int) -> str:
    """The date of a day.

    >>> day_name(20_000)
    '2024-10-04'
    """
    return date.fromordinal(EPOCH + day).isoformat()


def read_day(name: str) -> int | None:
    """The day of a date, or None if it is none.

    >>> read_day("2024-10-04"), read_day("2024-13-01"), read_day("today")
    (20000, None, None)
    """
    if not _NAME.fullmatch(name):
        return None
    try:
        return date.fromisoformat(name).toordinal() - EPOCH
    except ValueError:
        return None


def week_of(day: int) -> int:
    """The number of a week, which begins on Monday.

    >>> [week_of(day) for day in (3, 4, 10, 11)]  # Sunday, Monday, Sunday, Monday
    [0, 1, 1, 2]
    """
    return (day + 3) // 7


def streak_of(played: Collection[int], today: int) -> int:
    """How many days a person has played in a row until today; one day of each week may be missed.

    A missed day does not count, and today is not missed before it is over.

    >>> streak_of({10, 11, 12}, 13), streak_of({10, 12}, 12), streak_of({7, 10}, 10)
    (3, 2, 1)
    """
    streak, missed = 0, {week_of(today): 0}
    for day in range(today, min(played, default=today + 1) - 1, -1):
        if day in played:
            streak += 1
        elif day != today:
            week = week_of(day)
            missed[week] = missed.get(week, 0) + 1
            if missed[week] > GRACE:
                break
    return streak


def pick(some: Sequence[T], day: int) -> T:
    """The thing of a day: each comes once before one comes again, and neighbours lie far apart.

    >>> sorted(pick("abcde", day) for day in range(5))
    ['a', 'b', 'c', 'd', 'e']
    """
    size = len(some)
    steps = (step for step in range(round(size * 0.382), size + 1) if math.gcd(step, size) == 1)
    return some[day * next(steps, 1) % size]
