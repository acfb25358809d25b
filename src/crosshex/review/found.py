"""Reviews of what was read from a file: whole records, and the good parts of broken ones."""

from dataclasses import replace

from crosshex.record import Record, RecordError
from crosshex.review.room import review_record
from crosshex.review.types import Fault, Progress, Review


def review_found(
    found: Record | RecordError,
    number: int = 1,
    *,
    movetime: float | None = None,
    progress: Progress | None = None,
) -> Review:
    """The review of a record as `read_records` gives it.

    A broken record is reviewed as far as it is good, and the review says where it breaks; one whose
    headers make no game has an empty review.

    Args:
        found: a record, or what is wrong with it.
        number: its number in the file, from 1.
        movetime: seconds for each move, for games that search; None leaves it to them.
        progress: called as the work goes on, with what was found.

    Raises:
        NoReview: the game cannot be reviewed.
        NoValues: nobody knows what this table's positions are worth.
        DamagedWeights: what was learnt cannot be read.
    """
    if isinstance(found, Record):
        review = review_record(found, movetime=movetime, progress=progress)
        return replace(review, record=number)
    fault = Fault(found.line, found.column, found.message)
    if found.partial is None:
        return Review(found.game, "share", False, "", (), (), (), (), (), (), fault, number)
    review = review_record(found.partial, movetime=movetime, progress=progress)
    return replace(review, record=number, error=fault)
