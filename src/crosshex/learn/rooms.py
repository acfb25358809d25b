"""The rooms of games in `learn`: lessons and coaches."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from crosshex.rules import Registry

if TYPE_CHECKING:
    from crosshex.learn.coach import Coach

Courses: TypeAlias = Mapping[str, str]
"""From the name of a game to its goal and lessons as TOML."""


def _courses() -> Courses:
    from crosshex.learn.courses import COURSES

    return COURSES


def _sheet_coach() -> "Coach":
    from crosshex.learn.qwixx_coach import COACH

    return COACH


def _six_coach() -> "Coach":
    from crosshex.learn.six_coach import COACH

    return COACH


LESSONS: Final = Registry[Courses]("lessons", {"qwixx": _courses, "six": _courses})
COACHES: Final = Registry["Coach"]("coach", {"qwixx": _sheet_coach, "six": _six_coach})
