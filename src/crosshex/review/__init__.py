"""What it was worth: the value of every decision and every throw, and of any position.

`types` holds what a review says, `room` asks the game for it, `found` takes what a file held, and
`qwixx` reviews the games on a sheet.
"""

from crosshex.review.found import review_found
from crosshex.review.room import NoReview, Reviewer, analyse, review_record
from crosshex.review.types import (
    Analysis,
    Decision,
    Fault,
    Forced,
    Grade,
    MoveValue,
    Part,
    Point,
    Progress,
    Review,
    SeatMoves,
    Throw,
    Totals,
)

__all__ = [
    "Analysis",
    "Decision",
    "Fault",
    "Forced",
    "Grade",
    "MoveValue",
    "NoReview",
    "Part",
    "Point",
    "Progress",
    "Review",
    "Reviewer",
    "SeatMoves",
    "Throw",
    "Totals",
    "analyse",
    "review_found",
    "review_record",
]
