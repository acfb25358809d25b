"""Reviews of games: the value of every decision and every throw, and of any position.

`types` holds the values of a review, `room` asks the game for one, `puzzle` holds the puzzles.
"""

from crosshex.review.room import NoReview, Reviewer, analyse, review_found, review_record
from crosshex.review.types import (
    Analysis,
    CoursePoint,
    FaultPlace,
    Forced,
    Grade,
    GradedDecision,
    MoveValue,
    OnProgress,
    Part,
    Review,
    SeatMoves,
    ThrowLuck,
    Totals,
)

__all__ = [
    "Analysis",
    "CoursePoint",
    "FaultPlace",
    "Forced",
    "Grade",
    "GradedDecision",
    "MoveValue",
    "NoReview",
    "OnProgress",
    "Part",
    "Review",
    "Reviewer",
    "SeatMoves",
    "ThrowLuck",
    "Totals",
    "analyse",
    "review_found",
    "review_record",
]
