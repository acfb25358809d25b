"""The grades of a loss, from best to blunder, and the threshold of each."""

from typing import Final

from crosshex.bots.values import Unit
from crosshex.review.types import Grade

GRADES: Final[tuple[Grade, ...]] = ("best", "good", "inaccuracy", "mistake", "blunder")
THRESHOLDS: Final[dict[Unit, tuple[float, ...]]] = {
    "share": (0.002, 0.02, 0.05, 0.10),
    "points": (0.1, 1.0, 3.0, 6.0),
}
"""Where good, inaccuracy, mistake and blunder begin; docs/review.md explains why."""


def grade(loss: float, unit: Unit) -> Grade:
    """The grade of a loss.

    >>> grade(0.0, "share"), grade(0.06, "share"), grade(7.5, "points")
    ('best', 'mistake', 'blunder')
    """
    return GRADES[sum(loss >= threshold for threshold in THRESHOLDS[unit])]
