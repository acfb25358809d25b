"""`master`: plays Qwixx and Longo to win; a value network rates every way in which a turn can end.

Action 1 is simultaneous, so a seat has to guess what the others do. The guess is that they play
like itself, in three steps: what the active seat would do if the others crossed nothing; what each
other seat does if the active seat does that; and what the active seat does if the others do that.
After action 1 is revealed, action 2 is chosen for the actual position. Where the game is over, its
result counts; the network rates all other positions. Kernels list the ends of turns, of many games
at once, and remember what the network has said about them.
"""

from collections.abc import Sequence, Sized

import numpy as np

from crosshex.bots.base import BatchBot
from crosshex.bots.qwixx.positions import choice_1, choice_2, turns_of
from crosshex.bots.qwixx.turns import ROUNDING
from crosshex.bots.qwixx.value_net import shipped_net
from crosshex.fast.core.jit import Floats, Ints
from crosshex.fast.qwixx.kernels import CHOICES, sheet_rules
from crosshex.fast.qwixx.sheet import read_notation
from crosshex.fast.qwixx.turns import (
    MOST_ENDS,
    Ends,
    Turns,
    first_best,
    list_plans,
    list_replies,
    list_seconds,
    new_ends,
    new_memo,
    rate,
    some_turns,
)
from crosshex.rules import CHANCE, Choice, Game, Qwixx, QwixxState, State
from crosshex.rules.qwixx_moves import NOTHING

POINT = 0.0001
"""The weight of a point of margin beside the chance of winning: small, but not zero."""
LOST = -1.0
"""A lost game is worse than any position that still has a chance, however small the margin."""


class MasterQwixx(BatchBot):
    """Plays to win: it looks at the other sheets and at how close the end is.

    Raises:
        DamagedWeights: the network cannot be read.
    """

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        assert isinstance(game, Qwixx)
        self._net = shipped_net(game.sheet, game.seats)
        self._rules = sheet_rules(read_notation(game.sheet.notation))
        self._memo = new_memo()

    def choose_all(self, states: Sequence[State], seats: Sequence[int]) -> Sequence[Choice]:
        """The choices after which the seats are most likely to win."""
        choices: list[Choice] = [NOTHING] * len(states)
        asked: dict[bool, list[tuple[int, QwixxState]]] = {True: [], False: []}
        for at, (state, seat) in enumerate(zip(states, seats, strict=True)):
            assert isinstance(state, QwixxState)
            assert state.to_act is not CHANCE and seat in state.to_act
            asked[state.simultaneous].append((at, state))
        for choose, simultaneous in ((self._action_1, True), (self._action_2, False)):
            if which := asked[simultaneous]:
                by = [seats[at] for at, _ in which]
                found = choose([state for _, state in which], by)
                for (at, _), choice in zip(which, found, strict=True):
                    choices[at] = choice
        return choices

    def _action_1(self, states: Sequence[QwixxState], seats: Sequence[int]) -> list[Choice]:
        turns = turns_of(states)
        active, by = turns.before.active, np.array(seats)
        others = np.zeros(turns.before.sheets.shape, np.int64)
        firsts, seconds = self._best_plans(turns, others)
        # The active seat asks what the others reply, and every other seat what it replies itself.
        replies = (by == active)[:, None] != (np.arange(self.game.seats) == by[:, None])
        turn, seat = map(np.ascontiguousarray, np.nonzero(replies))
        chosen = self._best_replies(some_turns(turns, turn), seat, firsts[turn], seconds[turn])
        others[turn, seat] = chosen
        actives = np.flatnonzero(by == active)
        found = others[np.arange(len(by)), by]
        if len(actives):
            found[actives], _ = self._best_plans(some_turns(turns, actives), others[actives])
        each = zip(states, seats, found.tolist(), strict=True)
        return [choice_1(state, seat, choice) for state, seat, choice in each]

    def _action_2(self, states: Sequence[QwixxState], seats: Sequence[int]) -> list[Choice]:
        ends, starts = new_ends(len(states) * CHOICES, self.game.seats), _starts(states)
        count = list_seconds(self._rules, turns_of(states), ends, starts)
        best = self._best(ends, count, starts)
        each = zip(states, ends.second[best].tolist(), strict=True)
        return [choice_2(state, choice) for state, choice in each]

    def _best_plans(self, turns: Turns, others: Ints) -> tuple[Ints, Ints]:
        """What each active seat would do if the others chose `others`: action 1 and action 2."""
        ends, starts = new_ends(len(others) * MOST_ENDS, self.game.seats), _starts(others)
        count = list_plans(self._rules, turns, others, False, ends, starts)
        best = self._best(ends, count, starts)
        return ends.first[best], ends.second[best]

    def _best_replies(self, turns: Turns, seats: Ints, firsts: Ints, seconds: Ints) -> Ints:
        """What each of these seats would do if the active seat followed its plan."""
        ends, starts = new_ends(len(seats) * CHOICES, self.game.seats), _starts(seats)
        count = list_replies(self._rules, turns, seats, firsts, seconds, ends, starts)
        return ends.first[self._best(ends, count, starts)]

    def _best(self, ends: Ends, count: int, starts: Ints) -> Ints:
        """Where in each segment of the ends the best one lies."""
        best = np.empty(len(starts) - 1, np.int64)
        first_best(self.worths(ends, count), starts, ROUNDING, best)
        return best

    def worths(self, ends: Ends, count: int) -> Floats:
        """What each end is worth to the seat that looks at it: mostly the chance of winning."""
        worths = np.empty(count)
        rate(self._net.layout, self._net.network, ends, self._memo, POINT, LOST, worths)
        return worths


def _starts(segments: Sized) -> Ints:
    return np.empty(len(segments) + 1, np.int64)
