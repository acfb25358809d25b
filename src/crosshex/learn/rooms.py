"""The rooms of games in `learn`: lessons and coaches."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from crosshex.rules import Registry

if TYPE_CHECKING:
    from crosshex.learn.coach import Coach

Courses: TypeAlias = Mapping[str, str]
"""From the name of a game to its goal and lessons as TOML."""


LESSONS: Final = Registry[Courses](
    "lessons", {"qwixx": "crosshex.learn.courses:COURSES", "six": "crosshex.learn.courses:COURSES"}
)
COACHES: "Final[Registry[Coach]]" = Registry(
    "coach", {"qwixx": "crosshex.learn.qwixx_coach:COACH", "six": "crosshex.learn.six_coach:COACH"}
)
