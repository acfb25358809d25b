"""`master`: plays Qwixx and Longo to win; a value network rates every way in which a turn can end.

Action 1 is simultaneous, so a seat has to guess what the others do. The guess is that they play
like itself, in three steps: what the active seat would do if the others crossed nothing; what each
other seat does if the active seat does that; and what the active seat does if the others do that.
After action 1 is revealed, action 2 is chosen for the actual position. Where the game is over, its
result counts; the network rates all other positions.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from crosshex.bots.base import Bot
from crosshex.bots.qwixx_net import View, shipped_net
from crosshex.rules import Choice, Cross, Game, Nothing, Qwixx, QwixxState, State
from crosshex.rules.qwixx_moves import NOTHING

POINT = 0.0001
"""The weight of a point of margin beside the chance of winning: small, but not zero."""
ROUNDING = 2e-6
"""Worths that are closer count as equal, and the first is taken. Equal ends are frequent, and how a
processor rounds the network's sums (by some 2e-7) must not choose between them."""
LOST = -1.0
"""A lost game is worse than any position that still has a chance, however small the margin."""


class WholeTurn(NamedTuple):
    """What the active seat may do in a turn, and the position after it.

    Attributes:
        first: its action 1.
        second: its action 2; nothing where action 1 ends the game.
        end: the position after the turn.
    """

    first: Choice
    second: Choice
    end: QwixxState


class MasterQwixx(Bot):
    """Plays to win: it looks at the other sheets and at how close the end is.

    Raises:
        DamagedWeights: the network cannot be read.
    """

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        assert isinstance(game, Qwixx)
        self._net = shipped_net(game.sheet, game.seats)

    def choose(self, state: State, seat: int) -> Choice:
        """The choice after which the seat is most likely to win."""
        assert isinstance(state, QwixxState)
        if state.crossed is not None:
            choices = choices_of(state, seat)
            return choices[self._best([(state.play(seat, choice), seat) for choice in choices])]
        turn = self._best_turn(state, {})
        if seat != state.active:
            return self._reply(state, [seat], turn)[seat]
        others = [other for other in range(state.game.seats) if other != seat]
        return self._best_turn(state, self._reply(state, others, turn)).first

    def _best_turn(self, state: QwixxState, others: dict[int, Choice]) -> WholeTurn:
        """What the active seat would do if the others chose `others`, and else crossed nothing."""
        turns = list(whole_turns(state, others))
        return turns[self._best([(turn.end, state.active) for turn in turns])]

    def _reply(self, state: QwixxState, seats: Sequence[int], turn: WholeTurn) -> dict[int, Choice]:
        """What each of these seats would do if the active seat followed `turn`."""
        choices = {
            seat: choices_of(waiting(state, seat, {state.active: turn.first}), seat)
            for seat in seats
        }
        views = [
            (end_with(state, seat, choice, turn), seat)
            for seat, mine in choices.items()
            for choice in mine
        ]
        worths = self.worths(views)
        best = {}
        for seat, mine in choices.items():
            these, worths = worths[: len(mine)], worths[len(mine) :]
            best[seat] = mine[first_best(these)]
        return best

    def _best(self, views: Sequence[View]) -> int:
        return first_best(self.worths(views))

    def worths(self, views: Sequence[View]) -> list[float]:
        """What each position is worth to its seat: mostly the chance of winning."""
        running = [view for view in views if not view[0].ending]
        judged: Iterator[float] = iter(())
        if running:
            wins, margins = self._net.values(running)
            judged = iter((wins + margins * POINT).tolist())
        return [result(*view) if view[0].ending else next(judged) for view in views]


def first_best(worths: Sequence[float]) -> int:
    """The first of the best worths, but for rounding.

    >>> first_best([0.5, 0.7, 0.7000001, 0.69])
    1
    """
    enough = max(worths) - ROUNDING
    return next(number for number, worth in enumerate(worths) if worth >= enough)


def choices_of(state: QwixxState, seat: int) -> list[Choice]:
    """The seat's choices, nothing first: of equal choices the first is taken."""
    *crosses, nothing = state.legal(seat)
    assert isinstance(nothing, Nothing)
    return [nothing, *(choice for choice in crosses if isinstance(choice, Cross))]


def waiting(state: QwixxState, seat: int, chosen: dict[int, Choice]) -> QwixxState:
    """The state if only one seat still had to choose; seats not in `chosen` cross nothing."""
    return replace(
        state,
        chosen=tuple(
            None if other == seat else chosen.get(other, NOTHING)
            for other in range(state.game.seats)
        ),
    )


def whole_turns(state: QwixxState, others: dict[int, Choice]) -> Iterator[WholeTurn]:
    """All pairs of action 1 and action 2 that the active seat has."""
    seat = state.active
    before = waiting(state, seat, others)
    for first in choices_of(before, seat):
        after = before.play(seat, first)
        if after.crossed is None:
            yield WholeTurn(first, NOTHING, after)
            continue
        for second in choices_of(after, seat):
            yield WholeTurn(first, second, after.play(seat, second))


def end_with(state: QwixxState, seat: int, choice: Choice, turn: WholeTurn) -> QwixxState:
    """The end of the turn if the active seat plays `turn` and `seat` chooses `choice`.

    If `choice` locks a row, the planned action 2 may be lost: its row, or its die.
    """
    after = waiting(state, seat, {state.active: turn.first}).play(seat, choice)
    if after.crossed is None:
        return after
    planned = isinstance(turn.second, Cross) and after.why_not(after.active, turn.second) is None
    second = turn.second if planned else Nothing(failed=not after.crossed)
    return after.play(after.active, second)


def result(state: QwixxState, seat: int) -> float:
    """What the end of a game is worth to a seat: its share of the win or `LOST`, and its margin."""
    outcome = state.outcome
    assert outcome is not None
    # Q7: equal highest totals share the win.
    share = 1 / len(outcome.winners) if seat in outcome.winners else LOST
    best = max(score for other, score in enumerate(outcome.scores) if other != seat)
    return share + POINT * (outcome.scores[seat] - best)
