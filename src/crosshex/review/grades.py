"""How bad a loss is: the words for it, and where each begins."""

from typing import Final

from crosshex.bots.values import Unit
from crosshex.review.types import Grade

GRADES: Final[tuple[Grade, ...]] = ("best", "good", "inaccuracy", "mistake", "blunder")
THRESHOLDS: Final[dict[Unit, tuple[float, ...]]] = {
    "share": (0.002, 0.02, 0.05, 0.10),
    "points": (0.1, 1.0, 3.0, 6.0),
}
"""Where good, inaccuracy, mistake and blunder begin; docs/review.md says why there."""


def grade(loss: float, unit: Unit) -> Grade:
    """The word for a loss.

    >>> grade(0.0, "share"), grade(0.06, "share"), grade(7.5, "points")
    ('best', 'mistake', 'blunder')
    """
    return GRADES[sum(loss >= threshold for threshold in THRESHOLDS[unit])]
