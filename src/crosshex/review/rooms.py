"""The rooms of games in `review`: reviewers, and files of puzzles."""

from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from crosshex.rules import Registry

if TYPE_CHECKING:
    from crosshex.review.room import Reviewer


REVIEWERS: "Final[Registry[Reviewer]]" = Registry(
    "review", {"qwixx": "crosshex.review.qwixx:REVIEWER", "six": "crosshex.review.six:REVIEWER"}
)
PUZZLES: Final = Registry[Traversable]("puzzles")
