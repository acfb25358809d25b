"""Reviews Six: what every move cost in chances of winning, and which wins were missed.

There is no luck in Six. A move is worth what the position after it is worth; its loss is the
difference to the best move. A search one move deeper is more precise: the difference between the
best move and the position is the error of the values. So for each seat the parts add up: the start,
its own losses, the others' losses and the error make the result.
"""

import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from crosshex.bots.six.values import Chances, ended_shares, shares, shipped_chances
from crosshex.record import Record
from crosshex.review.grades import grade
from crosshex.review.six_judge import JudgedPosition, SixJudge
from crosshex.review.types import (
    Analysis,
    CoursePoint,
    Forced,
    GradedDecision,
    MoveValue,
    Part,
    Review,
    ReviewSteps,
    SeatMoves,
    Totals,
)
from crosshex.rules import SixMove, SixState
from crosshex.workers import cores, in_order


class SixReviewer:
    """Reviews Six.

    Args:
        chances: turns values of the search into chances of winning; None for the shipped ones.
    """

    def __init__(self, chances: Chances | None = None) -> None:
        self._chances = chances

    def review(self, record: Record, *, seconds: float | None = None) -> ReviewSteps:
        """The review of a game, on all cores."""
        chances = self._chances or shipped_chances()
        states = _states(record)
        played = [step.move for step in record.steps]
        builder = _ReviewBuilder(record, states, chances.name)
        yield 0, len(states), builder.part()
        for done, judged in enumerate(_judge_all(states, played, chances, seconds), 1):
            yield done, len(states), builder.add(judged)
        return builder.review()

    def analyse(self, state: SixState, *, seconds: float | None = None) -> Analysis:
        """What a position is worth, and every legal move in it."""
        chances = self._chances or shipped_chances()
        seats: tuple[SeatMoves, ...] = ()
        if state.outcome is not None:
            position = ended_shares(state)
        else:
            judged = SixJudge(chances, seconds).judge(state)
            position = shares(judged.best, state)
            seats = (SeatMoves(state.seat, _moves(state, judged), judged.forced),)
        return Analysis(
            unit="share",
            exact=False,
            values=chances.name,
            position=tuple(position),
            margins=(0.0,) * state.game.seats,
            seats=seats,
        )


def _states(record: Record) -> list[SixState]:
    """Every position of a game; the last one without a resignation or an agreement."""
    state = record.game.start(record.first)
    assert isinstance(state, SixState)
    states = [state]
    for actor, move in record.steps:
        state = state.play(actor, move)
        states.append(state)
    return states


def _judge_all(
    states: Sequence[SixState], played: Sequence[object], chances: Chances, seconds: float | None
) -> Iterator[JudgedPosition | None]:
    """Judge all positions in threads; the kernels release the GIL."""
    own = threading.local()

    def judge(state: SixState, move: SixMove | None) -> JudgedPosition | None:
        if state.outcome is not None:
            return None
        if not hasattr(own, "judge"):
            own.judge = SixJudge(chances, seconds)
        found: JudgedPosition = own.judge.judge(state, move)
        return found

    workers = cores()
    asked = zip(states, [*played, None], strict=True)
    yield from in_order(ThreadPoolExecutor(workers), judge, asked, 2 * workers)


def _moves(state: SixState, judged: JudgedPosition) -> tuple[MoveValue, ...]:
    """The moves with what they are worth to the seat that moves."""
    partners = state.game.seats // 2
    return tuple(MoveValue(str(move), chance / partners, 0.0) for move, chance in judged.moves)


class _ReviewBuilder:
    """Builds the review of a record; positions are added one by one."""

    def __init__(self, record: Record, states: Sequence[SixState], values: str) -> None:
        self._record = record
        self._states = states
        self._values = values
        self._judged: list[JudgedPosition | None] = []
        self._decisions: list[GradedDecision] = []
        self._course: list[CoursePoint] = []
        self._seats = range(record.game.seats)
        self._own = [0.0] * record.game.seats
        self._others = [0.0] * record.game.seats
        self._error = [0.0] * record.game.seats

    def part(self, *decisions: GradedDecision, course: tuple[CoursePoint, ...] = ()) -> Part:
        """A part with these decisions and points."""
        return Part("share", False, self._values, (), decisions, course)

    def add(self, judged: JudgedPosition | None) -> Part:
        """Add the next position and the decision that led there, and return what is new."""
        ply = len(self._judged)
        if ply and judged is not None:
            move: SixMove = self._record.steps[ply - 1].move  # type: ignore[assignment]
            before = self._judged[-1]
            if before is not None and before.chance(move) == 1:
                judged = judged.given_up()
        self._judged.append(judged)
        self._course.append(CoursePoint(ply, tuple(self._worth(ply))))
        decisions = [self._decision(ply - 1)] if ply else []
        self._decisions += decisions
        return self.part(*decisions, course=tuple(self._course[-1:]))

    def _worth(self, ply: int) -> list[float]:
        """What a position is worth to each seat."""
        judged, state = self._judged[ply], self._states[ply]
        return ended_shares(state) if judged is None else shares(judged.value, state)

    def review(self) -> Review:
        """The finished review."""
        result = self._close(self._worth(len(self._states) - 1))
        totals = zip(self._own, self._others, self._error, result, strict=True)
        return Review(
            game=self._record.game.name,
            unit="share",
            exact=False,
            values=self._values,
            start=self._course[0].values,
            result=tuple(result),
            throws=(),
            decisions=tuple(self._decisions),
            totals=tuple(
                Totals(0.0, own, others, error, adjusted) for own, others, error, adjusted in totals
            ),
            course=tuple(self._course),
        )

    def _decision(self, ply: int) -> GradedDecision:
        state, judged = self._states[ply], self._judged[ply]
        move: SixMove = self._record.steps[ply].move  # type: ignore[assignment]
        assert judged is not None
        moves = _moves(state, judged)
        word = str(move)
        chosen = next(each.value for each in moves if each.move == word)
        loss = moves[0].value - chosen
        # Partners share a win: what counts is the chance of their side.
        graded = grade(loss * (state.game.seats // 2), "share")
        best, after = shares(judged.best, state), shares(judged.chance(move), state)
        before, then = self._worth(ply), self._worth(ply + 1)
        for seat in self._seats:
            lost = after[seat] - best[seat]
            part = self._own if seat == state.seat else self._others
            part[seat] += lost
            self._error[seat] += then[seat] - before[seat] - lost
        return GradedDecision(
            ply=ply + 1,
            seat=state.seat,
            move=word,
            best=word if loss == 0 else moves[0].move,
            loss=loss,
            grade=graded,
            moves=moves,
            # A move that is also good misses nothing.
            missed=None if graded in ("best", "good") else _missed(judged, move),
        )

    def _close(self, last: list[float]) -> list[float]:
        """The result; a side that resigns gives away what the position was worth to its seats."""
        record = self._record
        if record.closed is None:
            return last
        assert isinstance(record.state, SixState)
        result = ended_shares(record.state)
        for seat in self._seats:
            part = self._error
            if (loser := record.closed.loser) is not None:
                part = self._own if record.game.side(seat) == loser else self._others
            part[seat] += result[seat] - last[seat]
        return result


def _missed(judged: JudgedPosition, played: SixMove) -> Forced | None:
    """The forced win or the only defence that was missed, with the line that proves it."""
    forced = judged.forced
    if forced is None or forced.line[0] == str(played):
        return None
    if forced.what == "win":
        return forced
    proof = judged.lost.get(played)
    if proof is None:
        return None
    return Forced("defence", True, (str(played), *map(str, proof.line)))


REVIEWER: Final = SixReviewer()
