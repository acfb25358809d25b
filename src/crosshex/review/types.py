"""What a review says: frozen values, and the JSON object that they make.

Seats count from 0. A ply is the number of a position as in a replay: 0 is the start, a throw leads
to the next one, and so do all choices of a simultaneous node together.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from crosshex.bots.values import Unit

Grade: TypeAlias = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


@dataclass(frozen=True)
class MoveValue:
    """A legal move of a seat and what it is worth to that seat.

    Attributes:
        move: in notation.
        value: in the unit of the review.
        margin: the expected difference to the best other score, in points.
    """

    move: str
    value: float
    margin: float

    def to_json(self) -> dict[str, Any]:
        """Plain values."""
        return {"move": self.move, "value": self.value, "margin": self.margin}


@dataclass(frozen=True)
class Throw:
    """A throw and its luck.

    Attributes:
        ply: the position that it led to.
        roll: in notation.
        luck: of each seat; shares sum to 0.
    """

    ply: int
    roll: str
    luck: tuple[float, ...]

    def to_json(self) -> dict[str, Any]:
        """Plain values."""
        return {"ply": self.ply, "roll": self.roll, "luck": list(self.luck)}


@dataclass(frozen=True)
class Forced:
    """What can be forced in a position, with the line that shows it.

    Attributes:
        what: a forced win, or the only defence.
        proven: whether the line holds against every legal answer; else it is only likely.
        line: moves in notation, from the position before the decision.
    """

    what: Literal["win", "defence"]
    proven: bool
    line: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """Plain values."""
        return {"what": self.what, "proven": self.proven, "line": list(self.line)}


@dataclass(frozen=True)
class Decision:
    """A choice of a seat.

    Attributes:
        ply: the position that it led to.
        seat: whose choice it was.
        move: what was chosen.
        best: what would have been best.
        loss: how much less the choice was worth, 0 or more.
        grade: how bad that is.
        moves: every legal move, the best first.
        missed: what was missed, in games that can prove it.
    """

    ply: int
    seat: int
    move: str
    best: str
    loss: float
    grade: Grade
    moves: tuple[MoveValue, ...]
    missed: Forced | None = None

    def to_json(self) -> dict[str, Any]:
        """Plain values; `missed` only where something was."""
        found: dict[str, Any] = {
            "ply": self.ply,
            "seat": self.seat,
            "move": self.move,
            "best": self.best,
            "loss": self.loss,
            "grade": self.grade,
            "moves": [move.to_json() for move in self.moves],
        }
        if self.missed is not None:
            found["missed"] = self.missed.to_json()
        return found


@dataclass(frozen=True)
class Totals:
    """Where the result of a seat came from: start + luck + own + others + error = result.

    Attributes:
        luck: by the dice.
        own: by its own decisions, 0 at best.
        others: by what the others did otherwise than predicted.
        error: what the values before a throw were wrong by.
        adjusted: the result without luck.
    """

    luck: float
    own: float
    others: float
    error: float
    adjusted: float

    def to_json(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "luck": self.luck,
            "own": self.own,
            "others": self.others,
            "error": self.error,
            "adjusted": self.adjusted,
        }


@dataclass(frozen=True)
class Point:
    """A point of the course of a game: what a position is worth to each seat."""

    ply: int
    values: tuple[float, ...]

    def to_json(self) -> dict[str, Any]:
        """Plain values."""
        return {"ply": self.ply, "values": list(self.values)}


@dataclass(frozen=True)
class Part:
    """What of a review was found since the last part.

    Attributes:
        unit: what all values are.
        exact: whether the values are solved rather than learnt.
        values: which values these are, by name and checksum.
        throws: further throws.
        decisions: further choices.
        course: further points of the course.
    """

    unit: Unit
    exact: bool
    values: str
    throws: tuple[Throw, ...] = ()
    decisions: tuple[Decision, ...] = ()
    course: tuple[Point, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "unit": self.unit,
            "exact": self.exact,
            "values": self.values,
            "throws": [throw.to_json() for throw in self.throws],
            "decisions": [decision.to_json() for decision in self.decisions],
            "course": [point.to_json() for point in self.course],
        }


Progress: TypeAlias = Callable[[int, int, Part], None]
"""Called with how much is done, how much there is in all, and what was found since the last call.

The first call comes before any work, with nothing done: it says by which values it will be.
"""


@dataclass(frozen=True)
class Fault:
    """Where a record is broken; lines and columns count from 1."""

    line: int
    column: int
    message: str

    def to_json(self) -> dict[str, Any]:
        """Plain values."""
        return {"line": self.line, "column": self.column, "message": self.message}


@dataclass(frozen=True)
class Review:
    """One game reviewed.

    Attributes:
        game: its name; None where a broken record does not even say that.
        unit: what all values are.
        exact: whether the values are solved rather than learnt.
        values: which values these are, by name and checksum.
        start: what the start is worth to each seat.
        result: what the game came to for each seat; of an unfinished one what its end is worth.
        throws: every throw.
        decisions: every choice, in the order of the record.
        totals: of each seat.
        course: what the positions are worth; not part of the JSON object.
        error: what is wrong with the record, whose good part this is the review of.
        record: the number of the record in its file, from 1.
    """

    game: str | None
    unit: Unit
    exact: bool
    values: str
    start: tuple[float, ...]
    result: tuple[float, ...]
    throws: tuple[Throw, ...]
    decisions: tuple[Decision, ...]
    totals: tuple[Totals, ...]
    course: tuple[Point, ...]
    error: Fault | None = None
    record: int = 1

    def to_json(self) -> dict[str, Any]:
        """The object that `crosshex review --json` prints."""
        return {
            "record": self.record,
            "game": self.game,
            "unit": self.unit,
            "exact": self.exact,
            "values": self.values,
            "start": list(self.start),
            "result": list(self.result),
            "throws": [throw.to_json() for throw in self.throws],
            "decisions": [decision.to_json() for decision in self.decisions],
            "totals": [totals.to_json() for totals in self.totals],
            "error": self.error and self.error.to_json(),
        }


@dataclass(frozen=True)
class SeatMoves:
    """What a seat may do now.

    Attributes:
        seat: who has to decide.
        moves: every legal move, the best first.
        forced: what the seat can force, in games that can prove it.
    """

    seat: int
    moves: tuple[MoveValue, ...]
    forced: Forced | None = None

    def to_json(self) -> dict[str, Any]:
        """Plain values; `forced` only where something is."""
        found: dict[str, Any] = {
            "seat": self.seat,
            "moves": [move.to_json() for move in self.moves],
        }
        if self.forced is not None:
            found["forced"] = self.forced.to_json()
        return found


@dataclass(frozen=True)
class Analysis:
    """A position and every legal move in it.

    Attributes:
        unit: what all values are.
        exact: whether the values are solved rather than learnt.
        values: which values these are, by name and checksum.
        position: what the position is worth to each seat.
        margins: by seat, the expected difference to the best other score, in points.
        seats: the legal moves of each seat that has to decide; nobody's before a throw.
    """

    unit: Unit
    exact: bool
    values: str
    position: tuple[float, ...]
    margins: tuple[float, ...]
    seats: tuple[SeatMoves, ...]

    def to_json(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "unit": self.unit,
            "exact": self.exact,
            "values": self.values,
            "position": list(self.position),
            "margins": list(self.margins),
            "seats": [seat.to_json() for seat in self.seats],
        }
