"""Reviews of games: the value of every decision and every throw, and of any position.

`types` holds the values of a review, `room` asks the game for one, `puzzle` holds the puzzles.
"""

from crosshex.review.room import (
    NoReview,
    Reviewer,
    analyse,
    review_found,
    review_record,
    review_steps,
)
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
    ReviewSteps,
    SeatMoves,
    ThrowLuck,
    Totals,
    finish,
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
    "ReviewSteps",
    "Reviewer",
    "SeatMoves",
    "ThrowLuck",
    "Totals",
    "analyse",
    "finish",
    "review_found",
    "review_record",
    "review_steps",
]
