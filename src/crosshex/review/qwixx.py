"""Reviews Qwixx and Longo: what every throw gained, and what every choice cost.

For each seat, the change of value in a turn has four parts: the value of the throw minus the mean
of all throws (luck), that mean minus the value before (error of the values), the losses of the
seat's own choices, and the rest (what the others did differently than predicted). So the parts
always add up to the result.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, NamedTuple

import numpy as np

from crosshex import workers
from crosshex.arena.qwixx_luck import Foreseen, foresee, rank
from crosshex.bots.qwixx.positions import SheetValues
from crosshex.bots.qwixx.turns import choices_of, waiting
from crosshex.bots.qwixx.values import qwixx_values
from crosshex.bots.values import Worth
from crosshex.fast.core.jit import Floats
from crosshex.record import Record
from crosshex.review.grades import grade
from crosshex.review.types import (
    Analysis,
    CoursePoint,
    GradedDecision,
    MoveValue,
    Part,
    Review,
    ReviewSteps,
    SeatMoves,
    ThrowLuck,
    Totals,
    finish,
)
from crosshex.rules import CHANCE, Choice, Game, Qwixx, QwixxState
from crosshex.rules.qwixx import Phase

AT_ONCE: Final = 8
"""How many turns are studied in one batch; each batch reports progress."""


@dataclass(frozen=True)
class RecordedTurn:
    """One turn of a record, as far as it went.

    Attributes:
        ply: the position after the throw; each action leads to the next one.
        thrown: the state after the throw.
        chosen: the choice of each seat in action 1, or empty.
        revealed: the state after action 1, or None.
        second: the choice of the active seat in action 2, or None.
        after: the state after the turn, or None.
    """

    ply: int
    thrown: QwixxState
    chosen: tuple[Choice, ...] = ()
    revealed: QwixxState | None = None
    second: Choice | None = None
    after: QwixxState | None = None


def turns_of(record: Record) -> list[RecordedTurn]:
    """The turns of a record without pending choices."""
    state, turns, ply = record.game.start(record.first), list[RecordedTurn](), 0
    chosen: list[Choice] = []
    for actor, move in record.steps:
        before, state = state, state.play(actor, move)
        assert isinstance(state, QwixxState) and isinstance(before, QwixxState)
        if actor is CHANCE:
            ply += 1
            turns.append(RecordedTurn(ply, state))
        elif before.simultaneous:
            chosen.append(move)  # type: ignore[arg-type]
            if state.simultaneous:
                continue
            ply += 1
            over = state if state.outcome else None
            turns[-1] = replace(turns[-1], chosen=tuple(chosen), revealed=state, after=over)
            chosen = []
        else:
            ply += 1
            turns[-1] = replace(turns[-1], second=move, after=state)  # type: ignore[arg-type]
    return turns


class Ends(NamedTuple):
    """A move, and the states in which the turn may end after it; the active seat chooses one."""

    move: Choice
    ends: list[QwixxState]


def after_action_1(thrown: QwixxState, seat: int, expected: Sequence[Choice]) -> list[Ends]:
    """Every choice of a seat in action 1, if the others choose as expected."""
    others = {other: choice for other, choice in enumerate(expected) if other != seat}
    asked = waiting(thrown, seat, others)
    return [Ends(move, turn_ends(asked.play(seat, move))) for move in choices_of(asked, seat)]


def turn_ends(revealed: QwixxState) -> list[QwixxState]:
    """The states in which the turn may end after action 1."""
    if revealed.crossed is None:
        return [revealed]
    active = revealed.active
    return [revealed.play(active, move) for move in choices_of(revealed, active)]


def after_action_2(revealed: QwixxState) -> list[Ends]:
    """Every choice of the active seat in action 2."""
    active = revealed.active
    return [Ends(move, [revealed.play(active, move)]) for move in choices_of(revealed, active)]


class Judge:
    """Evaluates many positions in one batch.

    Usage: `add` all positions, then `judge` once, then ask for `of`, `best` and `moves`.
    """

    def __init__(self, values: SheetValues) -> None:
        self._values = values
        self._places: dict[QwixxState, int] = {}
        self._worth = Worth(np.zeros((0, 0)), np.zeros((0, 0)))

    def add(self, states: Sequence[QwixxState]) -> None:
        """Add positions to the batch."""
        for state in states:
            self._places.setdefault(state, len(self._places))

    def judge(self) -> None:
        """Evaluate the batch."""
        if self._places:
            self._worth = self._values.of(list(self._places))

    def of(self, state: QwixxState) -> tuple[Floats, Floats]:
        """Value and margin of a position for each seat."""
        place = self._places[state]
        return self._worth.values[place], self._worth.margins[place]

    def best(self, ends: Sequence[QwixxState], active: int) -> tuple[Floats, Floats]:
        """Value and margin for each seat of the state that the active seat chooses."""
        places = [self._places[end] for end in ends]
        worth = Worth(self._worth.values[places], self._worth.margins[places])
        chosen = int(rank(worth, np.full(len(places), active)).argmax())
        return worth.values[chosen], worth.margins[chosen]

    def moves(self, choices: Sequence[Ends], seat: int, active: int) -> tuple[MoveValue, ...]:
        """What each move is worth to a seat, the best first."""
        found = []
        for choice in choices:
            values, margins = self.best(choice.ends, active)
            found.append(MoveValue(str(choice.move), float(values[seat]), float(margins[seat])))
        return tuple(sorted(found, key=lambda each: (-each.value, -each.margin)))


class ChoiceMade(NamedTuple):
    """A choice that a seat made, the ply that it led to, and all choices that it had."""

    ply: int
    seat: int
    move: str
    choices: list[Ends]


@dataclass(frozen=True)
class Studied:
    """A batch of turns with the choices made in them, evaluated."""

    turns: Sequence[RecordedTurn]
    foreseen: Sequence[Foreseen]
    choices: Sequence[list[ChoiceMade]]
    judge: Judge


def study(values: SheetValues, turns: Sequence[RecordedTurn]) -> Studied:
    """Evaluate the throws and the choices of a batch of turns."""
    foreseen, judge = foresee(values, [turn.thrown for turn in turns]), Judge(values)
    made = []
    for turn, expected in zip(turns, foreseen, strict=True):
        made.append(list(_choices_made(turn, expected)))
        if turn.revealed is not None:
            judge.add(turn_ends(turn.revealed))
        for each in made[-1]:
            for choice in each.choices:
                judge.add(choice.ends)
    judge.judge()
    return Studied(turns, foreseen, made, judge)


def _choices_made(turn: RecordedTurn, foreseen: Foreseen) -> Iterator[ChoiceMade]:
    """The choices of a turn."""
    for seat, move in enumerate(turn.chosen):
        choices = after_action_1(turn.thrown, seat, foreseen.choices)
        yield ChoiceMade(turn.ply + 1, seat, str(move), choices)
    if turn.revealed is not None and turn.second is not None:
        choices = after_action_2(turn.revealed)
        yield ChoiceMade(turn.ply + 2, turn.thrown.active, str(turn.second), choices)


class _ReviewBuilder:
    """Builds the review of a record; turns are added in batches."""

    def __init__(self, game: Game, values: SheetValues, start: Floats) -> None:
        self._game = game
        self._values = values
        self._start = self._value = start
        self._luck, self._own, self._others, self._error = np.zeros((4, game.seats))
        self._throws: list[ThrowLuck] = []
        self._decisions: list[GradedDecision] = []
        self._course = [_point(0, start)]

    def part(self, throws: int = 0, decisions: int = 0, course: int = 0) -> Part:
        """What was added after these numbers of throws, decisions and points."""
        values = self._values
        return Part(
            values.unit,
            values.exact,
            values.name,
            tuple(self._throws[throws:]),
            tuple(self._decisions[decisions:]),
            tuple(self._course[course:]),
        )

    def add(self, studied: Studied) -> Part:
        """Add the next turns, and return what is new."""
        before = len(self._throws), len(self._decisions), len(self._course)
        each = zip(studied.turns, studied.foreseen, studied.choices, strict=True)
        for turn, foreseen, made in each:
            self._add_turn(turn, foreseen, made, studied.judge)
        return self.part(*before)

    def _add_turn(
        self, turn: RecordedTurn, foreseen: Foreseen, made: Sequence[ChoiceMade], judge: Judge
    ) -> None:
        active = turn.thrown.active
        self._throws.append(ThrowLuck(turn.ply, str(turn.thrown.roll), _floats(foreseen.luck)))
        self._course.append(_point(turn.ply, foreseen.value))
        mine = np.zeros(self._game.seats)
        for ply, seat, move, choices in made:
            moves = judge.moves(choices, seat, active)
            chosen = next(each for each in moves if each.move == move)
            loss = max(0.0, moves[0].value - chosen.value)
            mine[seat] -= loss
            best = move if loss == 0 else moves[0].move
            graded = grade(loss, self._values.unit)
            self._decisions.append(GradedDecision(ply, seat, move, best, loss, graded, moves))
        value = foreseen.value
        if turn.revealed is not None:
            value, _ = judge.best(turn_ends(turn.revealed), active)
            self._course.append(_point(turn.ply + 1, value))
        if turn.second is not None and turn.after is not None:
            value, _ = judge.of(turn.after)
            self._course.append(_point(turn.ply + 2, value))
        self._luck += foreseen.luck
        self._error += foreseen.mean - self._value
        self._own += mine
        self._others += value - foreseen.value - mine
        self._value = value

    def review(self) -> Review:
        """The finished review."""
        luck, result = self._luck, self._value
        parts = zip(luck, self._own, self._others, self._error, result - luck, strict=True)
        return Review(
            game=self._game.name,
            unit=self._values.unit,
            exact=self._values.exact,
            values=self._values.name,
            start=_floats(self._start),
            result=_floats(result),
            throws=tuple(self._throws),
            decisions=tuple(self._decisions),
            totals=tuple(Totals(*map(float, each)) for each in parts),
            course=tuple(self._course),
        )


class QwixxReviewer:
    """Reviews games on a sheet."""

    def review(self, record: Record, *, seconds: float | None = None) -> ReviewSteps:
        """The review of a game; nothing is searched, so `seconds` changes nothing."""
        return review_by(qwixx_values(record.game), record)

    def analyse(self, state: QwixxState, *, seconds: float | None = None) -> Analysis:
        """What a position is worth, and every legal choice in it."""
        return analyse_by(qwixx_values(state.game), state)


def review_by(values: SheetValues, record: Record) -> ReviewSteps:
    """The review of a game by these values."""
    start = record.game.start(record.first)
    assert isinstance(start, QwixxState)
    builder = _ReviewBuilder(record.game, values, values.of([start]).values[0])
    turns = turns_of(record)
    yield 0, len(turns), builder.part()
    done, threads = 0, workers.cores()
    asked = [(values, turns[first : first + AT_ONCE]) for first in range(0, len(turns), AT_ONCE)]
    # Threads are enough: networks release the GIL while they multiply matrices.
    for studied in workers.in_order(ThreadPoolExecutor(threads), study, asked, 2 * threads):
        done += len(studied.turns)
        yield done, len(turns), builder.add(studied)
    return builder.review()


@cache
def example_review() -> Review:
    """The review of one turn, which examples look at; the first of two players makes a blunder.

    >>> example_review().decisions[0].move
    'r11'
    """
    record = Record.start(Qwixx(seats=2))
    for actor, word in ((CHANCE, "5 6 1 1 1 1"), (0, "r11"), (1, "b11"), (0, "-")):
        record = record.played(actor, record.state.parse(actor, word))
    return finish(REVIEWER.review(record))


def analyse_by(values: SheetValues, state: QwixxState) -> Analysis:
    """The analysis of a position by these values."""
    judge, active = Judge(values), state.active
    choices: dict[int, list[Ends]] = {}
    match state.phase:
        case Phase.ACTION_1:
            (foreseen,) = foresee(values, [state])
            acting = state.to_act
            assert acting is not CHANCE
            choices = {seat: after_action_1(state, seat, foreseen.choices) for seat in acting}
            revealed = waiting(state, active, dict(enumerate(foreseen.choices)))
            ends = turn_ends(revealed.play(active, foreseen.choices[active]))
        case Phase.ACTION_2:
            choices = {active: after_action_2(state)}
            ends = turn_ends(state)
        case _:
            ends = [state]
    judge.add(ends)
    for each in choices.values():
        for choice in each:
            judge.add(choice.ends)
    judge.judge()
    position, margins = judge.best(ends, active)
    return Analysis(
        unit=values.unit,
        exact=values.exact,
        values=values.name,
        position=_floats(position),
        margins=_floats(margins),
        seats=tuple(
            SeatMoves(seat, judge.moves(each, seat, active)) for seat, each in choices.items()
        ),
    )


def _floats(values: Floats) -> tuple[float, ...]:
    return tuple(map(float, values))


def _point(ply: int, values: Floats) -> CoursePoint:
    return CoursePoint(ply, _floats(values))


REVIEWER: Final = QwixxReviewer()
