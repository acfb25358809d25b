"""Qwixx and Longo reviewed: what every throw gave, and what every choice cost.

A turn leads from one position between turns to the next. What changes on the way is split, for each
seat: the value of the throw against the mean of all throws (luck), that mean against the value
before (error of the values), the losses of the seat's own choices, and the remainder, which is what
the others did otherwise than foreseen. So the parts always add up to the result.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

import numpy as np

from crosshex.arena.qwixx_luck import Floats, Foreseen, foresee, rank
from crosshex.bots.qwixx_master import in_order, waiting
from crosshex.bots.qwixx_values import QwixxValues, qwixx_values
from crosshex.bots.values import Worth
from crosshex.record import Record
from crosshex.review.grades import grade
from crosshex.review.types import (
    Analysis,
    Decision,
    MoveValue,
    Point,
    Progress,
    Review,
    SeatMoves,
    Throw,
    Totals,
)
from crosshex.rules import CHANCE, Choice, QwixxState
from crosshex.rules.qwixx import Phase

AT_ONCE: Final = 8
"""So many turns are foreseen at once; then progress is told."""


@dataclass(frozen=True)
class Turn:
    """One turn of a record, as far as it went.

    Attributes:
        ply: the position after the throw; each action leads to the next one.
        thrown: the state after the throw.
        chosen: the action 1 of each seat, or nothing.
        revealed: the state after action 1, or None.
        second: the action 2 of the active seat, or None.
        after: the state after the turn, or None.
    """

    ply: int
    thrown: QwixxState
    chosen: tuple[Choice, ...] = ()
    revealed: QwixxState | None = None
    second: Choice | None = None
    after: QwixxState | None = None


def turns_of(record: Record) -> list[Turn]:
    """The turns of a record without pending choices."""
    state, turns, ply = record.game.start(record.first), list[Turn](), 0
    chosen: list[Choice] = []
    for actor, move in record.steps:
        before, state = state, state.play(actor, move)
        assert isinstance(state, QwixxState) and isinstance(before, QwixxState)
        if actor is CHANCE:
            ply += 1
            turns.append(Turn(ply, state))
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
    """A move, and where the turn may end after it: the active seat has the choice."""

    move: Choice
    ends: list[QwixxState]


def after_action_1(thrown: QwixxState, seat: int, expected: Sequence[Choice]) -> list[Ends]:
    """Every action 1 of a seat if the others do what is expected of them."""
    others = {other: choice for other, choice in enumerate(expected) if other != seat}
    asked = waiting(thrown, seat, others)
    return [Ends(move, turn_ends(asked.play(seat, move))) for move in in_order(asked, seat)]


def turn_ends(revealed: QwixxState) -> list[QwixxState]:
    """Where the turn may end after action 1."""
    if revealed.crossed is None:
        return [revealed]
    active = revealed.active
    return [revealed.play(active, move) for move in in_order(revealed, active)]


def after_action_2(revealed: QwixxState) -> list[Ends]:
    """Every action 2 of the active seat."""
    active = revealed.active
    return [Ends(move, [revealed.play(active, move)]) for move in in_order(revealed, active)]


class Judge:
    """What many ends are worth, asked of the values at once.

    Usage: `add` all questions, then `judge` once, then ask for `best`.
    """

    def __init__(self, values: QwixxValues) -> None:
        self._values = values
        self._places: dict[QwixxState, int] = {}
        self._worth = Worth(np.zeros((0, 0)), np.zeros((0, 0)))

    def add(self, states: Sequence[QwixxState]) -> None:
        """Positions that will be asked for."""
        for state in states:
            self._places.setdefault(state, len(self._places))

    def judge(self) -> None:
        """Find out what they are worth."""
        if self._places:
            self._worth = self._values.of(list(self._places))

    def of(self, state: QwixxState) -> tuple[Floats, Floats]:
        """Value and margin of a position for each seat."""
        place = self._places[state]
        return self._worth.values[place], self._worth.margins[place]

    def best(self, ends: Sequence[QwixxState], active: int) -> tuple[Floats, Floats]:
        """Value and margin for each seat of the end that the active seat chooses."""
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


class _Game:
    """The review of one record in the making."""

    def __init__(self, record: Record, values: QwixxValues, progress: Progress | None) -> None:
        self._record = record
        self._values = values
        start = record.game.start(record.first)
        assert isinstance(start, QwixxState)
        self._start = start
        self._turns = turns_of(record)
        self._foreseen = list(self._foresee(progress))
        self._judge = Judge(values)
        self._judge.add([self._start])
        self._choices = [self._ask(*each) for each in self._each()]
        self._judge.judge()

    def _each(self) -> Iterator[tuple[Turn, Foreseen]]:
        return zip(self._turns, self._foreseen, strict=True)

    def _foresee(self, progress: Progress | None) -> Iterator[Foreseen]:
        for first in range(0, len(self._turns), AT_ONCE):
            some = self._turns[first : first + AT_ONCE]
            yield from foresee(self._values, [turn.thrown for turn in some])
            if progress:
                progress(first + len(some), len(self._turns))

    def _ask(self, turn: Turn, foreseen: Foreseen) -> list[tuple[int, int, str, list[Ends]]]:
        """The choices of a turn: ply, seat, what was chosen, and what could have been."""
        asked = [
            (turn.ply + 1, seat, str(move), after_action_1(turn.thrown, seat, foreseen.choices))
            for seat, move in enumerate(turn.chosen)
        ]
        if turn.revealed is not None:
            self._judge.add(turn_ends(turn.revealed))
        if turn.revealed is not None and turn.second is not None:
            choices = after_action_2(turn.revealed)
            asked.append((turn.ply + 2, turn.thrown.active, str(turn.second), choices))
        for *_, choices in asked:
            for each in choices:
                self._judge.add(each.ends)
        return asked

    def review(self) -> Review:
        """All of it."""
        seats, unit = self._record.game.seats, self._values.unit
        start = value = self._judge.of(self._start)[0]
        luck, own, others, error = np.zeros((4, seats))
        course, throws, decisions = [_point(0, start)], list[Throw](), list[Decision]()
        for (turn, foreseen), asked in zip(self._each(), self._choices, strict=True):
            throws.append(Throw(turn.ply, str(turn.thrown.roll), _floats(foreseen.luck)))
            course.append(_point(turn.ply, foreseen.value))
            mine = np.zeros(seats)
            for ply, seat, move, choices in asked:
                moves = self._judge.moves(choices, seat, turn.thrown.active)
                chosen = next(each for each in moves if each.move == move)
                loss = max(0.0, moves[0].value - chosen.value)
                mine[seat] -= loss
                best = move if loss == 0 else moves[0].move
                decisions.append(Decision(ply, seat, move, best, loss, grade(loss, unit), moves))
            luck += foreseen.luck
            error += foreseen.mean - value
            value = foreseen.value
            if turn.revealed is not None:
                value, _ = self._judge.best(turn_ends(turn.revealed), turn.thrown.active)
                course.append(_point(turn.ply + 1, value))
            if turn.second is not None and turn.after is not None:
                value, _ = self._judge.of(turn.after)
                course.append(_point(turn.ply + 2, value))
            own += mine
            others += value - foreseen.value - mine
        parts = zip(luck, own, others, error, value - luck, strict=True)
        return Review(
            game=self._record.game.name,
            unit=unit,
            exact=self._values.exact,
            values=self._values.name,
            start=_floats(start),
            result=_floats(value),
            throws=tuple(throws),
            decisions=tuple(decisions),
            totals=tuple(Totals(*map(float, each)) for each in parts),
            course=tuple(course),
        )


class QwixxReviewer:
    """How the games on a sheet are reviewed."""

    def review(
        self, record: Record, *, movetime: float | None = None, progress: Progress | None = None
    ) -> Review:
        """The review of a game; it takes no longer for more time."""
        return review_by(qwixx_values(record.game), record, progress)

    def analyse(self, state: QwixxState, *, movetime: float | None = None) -> Analysis:
        """What a position is worth, and every legal choice in it."""
        return analyse_by(qwixx_values(state.game), state)


def review_by(values: QwixxValues, record: Record, progress: Progress | None = None) -> Review:
    """The review of a game by these values."""
    return _Game(record, values, progress).review()


def analyse_by(values: QwixxValues, state: QwixxState) -> Analysis:
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


def _point(ply: int, values: Floats) -> Point:
    return Point(ply, _floats(values))


REVIEWER: Final = QwixxReviewer()
