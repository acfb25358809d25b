"""Reviews and analyses any game by means of its room `review`."""

from dataclasses import replace
from typing import Any, Protocol

from crosshex.record import Record, RecordError
from crosshex.review.rooms import REVIEWERS
from crosshex.review.types import Analysis, FaultPlace, OnProgress, Review, ReviewSteps, finish
from crosshex.rules import CrosshexError, Description, OptionError, State


class NoReview(CrosshexError):
    """A game that cannot be reviewed; the message says why."""


class Reviewer(Protocol):
    """What a game has in its room `review`.

    >>> from crosshex import Qwixx
    >>> game = Qwixx(seats=2)
    >>> reviewer_of(game.description).analyse(game.start()).unit
    'share'
    """

    def review(self, record: Any, *, seconds: float | None = None) -> ReviewSteps:
        """The review of a game without pending choices, step by step."""

    def analyse(self, state: Any, *, seconds: float | None = None) -> Analysis:
        """What a position is worth, and every legal move of the seats that have to decide."""


def reviewer_of(description: Description) -> Reviewer:
    """The reviewer of a game.

    Raises:
        NoReview: the game has no room `review`.
    """
    reviewer = REVIEWERS.get(description)
    if reviewer is None:
        raise NoReview(f"{description.title} cannot be reviewed: it has no room 'review'")
    return reviewer


def review_record(
    record: Record, *, seconds: float | None = None, progress: OnProgress | None = None
) -> Review:
    """The review of a game, finished or not; pending choices are left out.

    >>> from crosshex import Qwixx
    >>> review_record(Record.start(Qwixx(seats=2))).decisions
    ()

    Args:
        record: the game.
        seconds: for each move, for games that search; None for their default.
        progress: called as the work goes on, with what is new.

    Raises:
        NoReview: the game cannot be reviewed.
        NoValues: there are no values for this game.
        DamagedWeights: the weights cannot be read.
    """
    if not isinstance(record, Record):
        raise OptionError(f"expected a record, such as read_record(text), not {record!r}")
    return finish(review_steps(record, seconds=seconds), progress)


def review_steps(record: Record, *, seconds: float | None = None) -> ReviewSteps:
    """The same review, step by step.

    >>> from crosshex import Qwixx
    >>> [(done, total) for done, total, _ in review_steps(Record.start(Qwixx(seats=2)))]
    [(0, 0)]

    Raises:
        NoReview: the game cannot be reviewed.
    """
    reviewer = reviewer_of(record.game.description)
    return reviewer.review(record.without_pending(), seconds=seconds)


def review_found(
    found: Record | RecordError,
    number: int = 1,
    *,
    seconds: float | None = None,
    progress: OnProgress | None = None,
) -> Review:
    """The review of a record or an error that `read_records` gave.

    A broken record is reviewed up to its fault, which becomes the `error` of the review. If its
    headers make no game, the review is empty. `number` is that of the record in its file, from 1.

    >>> from crosshex import read_records
    >>> [broken] = read_records('[Game "chess"]')
    >>> review_found(broken).error.message.partition(",")[0]
    "Game is 'chess'"
    """
    record = found if isinstance(found, Record) else found.partial
    fault = None
    if isinstance(found, RecordError):
        fault = FaultPlace(found.line, found.column, found.message)
        if record is None:
            return Review(found.game, "share", False, "", (), (), (), (), (), (), fault, number)
    assert record is not None
    review = review_record(record, seconds=seconds, progress=progress)
    return replace(review, record=number, error=fault)


def analyse(state: State, *, seconds: float | None = None) -> Analysis:
    """What a position is worth to each seat, and what every legal move in it is worth.

    >>> from crosshex.record import read_position
    >>> position = read_position("qwixx 1 action-1 1 1 6 6 5 5 | r- y- g- b- x0 | r- y- g- b- x0")
    >>> [move.move for move in analyse(position).seats[0].moves]
    ['r2', 'y2', '-']

    Args:
        state: any state. At a simultaneous node, every seat that still has to choose has values,
            which use only what it may know.
        seconds: for the search, in games that search; None for their default.

    Raises:
        NoReview: the game cannot be analysed.
        NoValues: there are no values for this game.
        DamagedWeights: the weights cannot be read.
        OptionError: it is not a state.
    """
    if not isinstance(state, State):
        raise OptionError(f"expected a state, such as read_position(text), not {state!r}")
    return reviewer_of(state.game.description).analyse(state, seconds=seconds)
