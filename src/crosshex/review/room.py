"""A game's room in this part: how it is reviewed and analysed."""

from typing import Any, Protocol

from crosshex.record import Record
from crosshex.review.types import Analysis, Progress, Review
from crosshex.rules import CrosshexError, Description, State


class NoReview(CrosshexError):
    """A game that cannot be reviewed; the message says why."""


class Reviewer(Protocol):
    """What a game has in its room `review`."""

    def review(
        self, record: Any, *, movetime: float | None = None, progress: Progress | None = None
    ) -> Review:
        """The review of a game without pending choices, finished or not.

        Args:
            record: the game.
            movetime: seconds for each move, for games that search.
            progress: called as the work goes on, with what was found.
        """

    def analyse(self, state: Any, *, movetime: float | None = None) -> Analysis:
        """What a position is worth, and every legal move of the seats that have to decide."""


def reviewer_of(description: Description) -> Reviewer:
    """How a game is reviewed.

    Raises:
        NoReview: nobody knows how.
    """
    if "review" not in description.rooms:
        raise NoReview(f"{description.title} cannot be reviewed: it names no room for that")
    found: Reviewer = description.room("review")
    return found


def review_record(
    record: Record, *, movetime: float | None = None, progress: Progress | None = None
) -> Review:
    """The review of a game, finished or not; pending choices are left out.

    Args:
        record: the game.
        movetime: seconds for each move, for games that search; None leaves it to them.
        progress: called as the work goes on, with what was found.

    Raises:
        NoReview: the game cannot be reviewed.
        NoValues: nobody knows what this table's positions are worth.
        DamagedWeights: what was learnt cannot be read.
    """
    reviewer = reviewer_of(record.game.description)
    return reviewer.review(record.without_pending(), movetime=movetime, progress=progress)


def analyse(state: State, *, movetime: float | None = None) -> Analysis:
    """What a position is worth to each seat, and what every legal move in it is worth.

    Args:
        state: any moment of a game; where seats choose without seeing each other, every seat that
            still has to choose is told what it could know.
        movetime: seconds, for games that search; None leaves it to them.

    Raises:
        NoReview: the game cannot be analysed.
        NoValues: nobody knows what this table's positions are worth.
        DamagedWeights: what was learnt cannot be read.
    """
    return reviewer_of(state.game.description).analyse(state, movetime=movetime)
