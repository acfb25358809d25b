"""The rooms of games in `review`: reviewers, and files of puzzles."""

from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from crosshex.rules import Registry

if TYPE_CHECKING:
    from crosshex.review.room import Reviewer


def _sheet() -> "Reviewer":
    from crosshex.review.qwixx import REVIEWER

    return REVIEWER


def _six() -> "Reviewer":
    from crosshex.review.six import REVIEWER

    return REVIEWER


REVIEWERS: Final = Registry["Reviewer"]("review", {"qwixx": _sheet, "six": _six})
PUZZLES: Final = Registry[Traversable]("puzzles")
