"""The values that a review is made of, and how they become JSON.

Seats count from 0. A ply is the number of a position as in a replay: 0 is the start, a throw leads
to the next one, and so do all choices of a simultaneous node together.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from inspect import cleandoc
from typing import Any, Final, Literal, TypeAlias

from crosshex.bots.values import Unit

Grade: TypeAlias = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
OPTIONAL: Final = ("missed", "forced")
"""Fields that JSON leaves out where they are None."""


class JsonObject:
    """A dataclass with a JSON form: an object with its fields."""

    def to_json(self) -> dict[str, Any]:
        """The fields as JSON values."""
        return {
            name: _json_value(value)
            for name, value in vars(self).items()
            if value is not None or name not in OPTIONAL
        }

    @classmethod
    def __get_pydantic_json_schema__(cls, core: Any, handler: Any) -> dict[str, Any]:
        """The schema of that form, for the messages of the server: without the examples."""
        found: dict[str, Any] = handler(core)
        described = cleandoc(cls.__doc__ or "").partition("\n\n>>>")[0]
        handler.resolve_ref_schema(found)["description"] = described
        return found


def _json_value(value: Any) -> Any:
    if isinstance(value, JsonObject):
        return value.to_json()
    return [_json_value(one) for one in value] if isinstance(value, tuple) else value


@dataclass(frozen=True)
class MoveValue(JsonObject):
    """A legal move of a seat and what it is worth to that seat.

    Attributes:
        move: in notation.
        value: in the unit of the review.
        margin: the expected difference to the best other score, in points.

    >>> from crosshex.review.qwixx import example_review
    >>> best = example_review().decisions[0].moves[0]
    >>> best.move, round(best.value, 2)
    ('b11', 0.47)
    """

    move: str
    value: float
    margin: float


@dataclass(frozen=True)
class ThrowLuck(JsonObject):
    """A throw and its luck.

    Attributes:
        ply: the position that it led to.
        roll: in notation.
        luck: of each seat; shares sum to 0.

    >>> from crosshex.review.qwixx import example_review
    >>> throw = example_review().throws[0]
    >>> throw.roll, [round(luck, 2) for luck in throw.luck]
    ('5 6 1 1 1 1', [-0.07, 0.07])
    """

    ply: int
    roll: str
    luck: tuple[float, ...]


@dataclass(frozen=True)
class Forced(JsonObject):
    """What can be forced in a position, with the line that shows it.

    Attributes:
        what: a forced win, or the only defence.
        proven: whether the line holds against every legal answer; else it is only likely.
        line: moves in notation, from the position before the decision.

    >>> Forced("win", True, ("-4,0>-1,-4", "1,-5>2,-7", "-3,2>1,-5")).to_json()
    {'what': 'win', 'proven': True, 'line': ['-4,0>-1,-4', '1,-5>2,-7', '-3,2>1,-5']}
    """

    what: Literal["win", "defence"]
    proven: bool
    line: tuple[str, ...]


@dataclass(frozen=True)
class GradedDecision(JsonObject):
    """A choice of a seat and its grade.

    Attributes:
        ply: the position that it led to.
        seat: whose choice it was.
        move: what was chosen.
        best: what would have been best.
        loss: how much less the choice was worth, 0 or more.
        grade: how bad that is.
        moves: every legal move, the best first.
        missed: what was missed, in games that can prove it.

    >>> from crosshex.review.qwixx import example_review
    >>> first = example_review().decisions[0]
    >>> print(first.move, "was a", first.grade, "and cost", round(first.loss, 2))
    r11 was a blunder and cost 0.32
    """

    ply: int
    seat: int
    move: str
    best: str
    loss: float
    grade: Grade
    moves: tuple[MoveValue, ...]
    missed: Forced | None = None


@dataclass(frozen=True)
class Totals(JsonObject):
    """Where the result of a seat came from: start + luck + own + others + error = result.

    Attributes:
        luck: by the dice.
        own: by its own decisions, 0 at best.
        others: by what the others did differently than predicted.
        error: of the values before a throw.
        adjusted: the result without luck.

    >>> from crosshex.review.qwixx import example_review
    >>> [round(seat.own, 2) for seat in example_review().totals]
    [-0.32, 0.0]
    """

    luck: float
    own: float
    others: float
    error: float
    adjusted: float


@dataclass(frozen=True)
class CoursePoint(JsonObject):
    """What a position is worth to each seat: a point of the curve of a game.

    >>> from crosshex.review.qwixx import example_review
    >>> [round(point.values[0], 2) for point in example_review().course]
    [0.53, 0.47, 0.15, 0.15]
    """

    ply: int
    values: tuple[float, ...]


@dataclass(frozen=True)
class Part(JsonObject):
    """What is new in a review since the last part.

    Attributes:
        unit, exact, values: as in `Review`.
        throws: further throws.
        decisions: further choices.
        course: further points of the course.

    >>> from crosshex import Qwixx, Record
    >>> from crosshex.review import review_record
    >>> new = Record.start(Qwixx(seats=2))
    >>> review = review_record(new, progress=lambda done, total, part: print(part.unit))
    share
    """

    unit: Unit
    exact: bool
    values: str
    throws: tuple[ThrowLuck, ...]
    decisions: tuple[GradedDecision, ...]
    course: tuple[CoursePoint, ...]


OnProgress: TypeAlias = Callable[[int, int, Part], None]
"""Called with how much is done, how much there is in all, and what is new since the last call.

The first call comes before any work and tells which values will be used.
"""


@dataclass(frozen=True)
class FaultPlace(JsonObject):
    """Where a record is broken; lines and columns count from 1.

    >>> from crosshex import read_records
    >>> from crosshex.review import review_found
    >>> [fault] = [review_found(found).error for found in read_records('[Game "chess"]')]
    >>> f"line {fault.line}, column {fault.column}"
    'line 1, column 8'
    """

    line: int
    column: int
    message: str


@dataclass(frozen=True)
class Review(JsonObject):
    """One game reviewed.

    Attributes:
        game: its name; None if a broken record does not say it.
        unit: of all values.
        exact: whether the values are solved, not learnt.
        values: the name and the checksum of the weights.
        start: what the start is worth to each seat.
        result: of each seat; of an unfinished game, what the last position is worth.
        throws: every throw.
        decisions: every choice, in the order of the record.
        totals: of each seat.
        course: what each position is worth; not in the JSON object.
        error: what is wrong with the record; the review is of the good part before it.
        record: the number of the record in its file, from 1.

    >>> from crosshex.review.qwixx import example_review
    >>> [decision.grade for decision in example_review().decisions]
    ['blunder', 'best', 'best']
    """

    game: str | None
    unit: Unit
    exact: bool
    values: str
    start: tuple[float, ...]
    result: tuple[float, ...]
    throws: tuple[ThrowLuck, ...]
    decisions: tuple[GradedDecision, ...]
    totals: tuple[Totals, ...]
    course: tuple[CoursePoint, ...]
    error: FaultPlace | None = None
    record: int = 1

    def to_json(self) -> dict[str, Any]:
        """The object that `crosshex review --json` prints."""
        found = {"record": self.record, **super().to_json()}
        del found["course"]
        return found


ReviewSteps: TypeAlias = Generator[tuple[int, int, Part], None, Review]
"""A review on its way: it yields what `OnProgress` is told, and returns the review.

Who runs it may stop after any step and go on later.
"""


def finish(steps: ReviewSteps, progress: OnProgress | None = None) -> Review:
    """Run all steps of a review.

    >>> from crosshex import Qwixx, Record
    >>> from crosshex.review import review_steps
    >>> finish(review_steps(Record.start(Qwixx(seats=2)))).game
    'qwixx'
    """
    while True:
        try:
            done, total, part = next(steps)
        except StopIteration as end:
            review: Review = end.value
            return review
        if progress is not None:
            progress(done, total, part)


@dataclass(frozen=True)
class SeatMoves(JsonObject):
    """What a seat may do now.

    Attributes:
        seat: who has to decide.
        moves: every legal move, the best first.
        forced: what the seat can force, in games that can prove it.

    >>> from crosshex.record import read_position
    >>> from crosshex.review import analyse
    >>> state = read_position("qwixx 1 action-1 1 1 6 6 5 5 | r- y- g- b- x0 | r- y- g- b- x0")
    >>> [(each.seat, each.moves[0].move) for each in analyse(state).seats]
    [(0, 'r2'), (1, 'r2')]
    """

    seat: int
    moves: tuple[MoveValue, ...]
    forced: Forced | None = None


@dataclass(frozen=True)
class Analysis(JsonObject):
    """A position and every legal move in it.

    Attributes:
        unit, exact, values: as in `Review`.
        position: what the position is worth to each seat.
        margins: by seat, the expected difference to the best other score, in points.
        seats: the legal moves of each seat that has to decide; empty before a throw.

    >>> from crosshex import Qwixx
    >>> from crosshex.review import analyse
    >>> [round(value, 2) for value in analyse(Qwixx(seats=2).start()).position]
    [0.53, 0.47]
    """

    unit: Unit
    exact: bool
    values: str
    position: tuple[float, ...]
    margins: tuple[float, ...]
    seats: tuple[SeatMoves, ...]
