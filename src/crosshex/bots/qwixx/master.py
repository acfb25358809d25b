"""`master`: plays Qwixx and Longo to win; a value network rates every way in which a turn can end.

Action 1 is simultaneous, so a seat has to guess what the others do. The guess is that they play
like itself, in three steps: what the active seat would do if the others crossed nothing; what each
other seat does if the active seat does that; and what the active seat does if the others do that.
After action 1 is revealed, action 2 is chosen for the actual position. Where the game is over, its
result counts; the network rates all other positions. Kernels list the ends of turns, of many games
at once, and remember what the network has said about them.
"""

from collections.abc import Sequence, Sized
from typing import Final

import numpy as np

from crosshex.bots.base import BatchBot
from crosshex.bots.qwixx.net import FURTHEST, Words, shipped_net
from crosshex.bots.qwixx.turns import ROUNDING
from crosshex.fast.core.jit import Floats, Ints
from crosshex.fast.qwixx.kernels import CHOICES, LANE, LUCKY, sheet_rules
from crosshex.fast.qwixx.sheet import read_notation
from crosshex.fast.qwixx.turns import (
    MOST_ENDS,
    Ends,
    FirstLayer,
    Turns,
    WordLayout,
    fill_in,
    first_best,
    first_layer,
    list_plans,
    list_replies,
    list_seconds,
    look_up,
    new_ends,
    new_memo,
    new_turns,
)
from crosshex.rules import CHANCE, Choice, Cross, Game, Qwixx, QwixxState, State
from crosshex.rules.qwixx import MOST_SEATS
from crosshex.rules.qwixx_moves import FAILED_THROW, NOTHING
from crosshex.rules.sheet import COLOURS

POINT = 0.0001
"""The weight of a point of margin beside the chance of winning: small, but not zero."""
LOST = -1.0
"""A lost game is worse than any position that still has a chance, however small the margin."""
CHUNK: Final = 512
"""How many ends are rated at once; a larger batch would not stay in the processor's caches."""


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
        self._layout = word_layout(self._net.words)
        self._first = FirstLayer(*self._net.first)

    def choose_all(self, states: Sequence[State], seats: Sequence[int]) -> Sequence[Choice]:
        """The choices after which the seats are most likely to win."""
        choices: list[Choice] = [NOTHING] * len(states)
        first = [at for at, state in enumerate(states) if state.simultaneous]
        second = [at for at, state in enumerate(states) if not state.simultaneous]
        for which, choose in ((first, self._action_1), (second, self._action_2)):
            if which:
                asked, by = [states[at] for at in which], [seats[at] for at in which]
                for at, choice in zip(which, choose(asked, by), strict=True):
                    choices[at] = choice
        return choices

    def _action_1(self, states: Sequence[State], seats: Sequence[int]) -> list[Choice]:
        turns = self._turns(states, seats)
        by, alone = np.array(seats), np.zeros(turns.sheets.shape, np.int64)
        firsts, seconds = self._best_plans(turns, alone)
        # The active seat asks what the others reply, and every other seat what it replies itself.
        replies = (by == turns.active)[:, None] != (np.arange(len(alone[0])) == by[:, None])
        turn, seat = map(np.ascontiguousarray, np.nonzero(replies))
        chosen = self._best_replies(taken(turns, turn), seat, firsts[turn], seconds[turn])
        alone[turn, seat] = chosen
        actives = np.flatnonzero(by == turns.active)
        found = alone[np.arange(len(by)), by]
        if len(actives):
            found[actives], _ = self._best_plans(taken(turns, actives), alone[actives])
        each = zip(states, seats, found.tolist(), strict=True)
        return [_as_choice_1(state, seat, choice) for state, seat, choice in each]

    def _action_2(self, states: Sequence[State], seats: Sequence[int]) -> list[Choice]:
        turns = self._turns(states, seats)
        ends, starts = new_ends(len(states) * CHOICES, turns.sheets.shape[1]), _starts(states)
        count = list_seconds(self._rules, turns, ends, starts)
        best = self._best(ends, count, starts)
        each = zip(states, ends.second[best].tolist(), strict=True)
        return [_as_choice_2(state, choice) for state, choice in each]

    def _best_plans(self, turns: Turns, others: Ints) -> tuple[Ints, Ints]:
        """What each active seat would do if the others chose `others`: action 1 and action 2."""
        ends, starts = new_ends(len(others) * MOST_ENDS, others.shape[1]), _starts(others)
        count = list_plans(self._rules, turns, others, ends, starts)
        best = self._best(ends, count, starts)
        return ends.first[best], ends.second[best]

    def _best_replies(self, turns: Turns, seats: Ints, firsts: Ints, seconds: Ints) -> Ints:
        """What each of these seats would do if the active seat followed its plan."""
        ends, starts = new_ends(len(seats) * CHOICES, turns.sheets.shape[1]), _starts(seats)
        count = list_replies(self._rules, turns, seats, firsts, seconds, ends, starts)
        return ends.first[self._best(ends, count, starts)]

    def _best(self, ends: Ends, count: int, starts: Ints) -> Ints:
        """Where in each segment of the ends the best one lies."""
        best = np.empty(len(starts) - 1, np.int64)
        first_best(self.worths(ends, count), starts, ROUNDING, best)
        return best

    def worths(self, ends: Ends, count: int) -> Floats:
        """What each end is worth to the seat that looks at it: mostly the chance of winning."""
        worths, missing = np.empty(count), np.empty(count, np.int64)
        unknown = look_up(ends, count, self._memo, POINT, LOST, worths, missing)
        if unknown:
            rated = np.empty(unknown)
            for at in range(0, unknown, CHUNK):
                rated[at : at + CHUNK] = self._rated(ends, missing[at : min(at + CHUNK, unknown)])
            fill_in(ends, count, self._memo, missing, rated, worths)
        return worths

    def _rated(self, ends: Ends, views: Ints) -> Floats:
        """What the network says about some of the ends."""
        width = len(self._first.bias)
        hidden = np.empty((len(views), self.game.seats - 1, width), np.float32)
        first_layer(self._layout, self._first, ends, views, hidden)
        logits, margins = self._net.after_first_layer(hidden)
        wins = 1 / (1 + np.exp(-logits.astype(np.float64)))
        return np.asarray(wins + margins * POINT, np.float64)

    def _turns(self, states: Sequence[State], seats: Sequence[int]) -> Turns:
        """The states as the kernels read them."""
        turns = new_turns(len(states), self.game.seats)
        for at, (state, seat) in enumerate(zip(states, seats, strict=True)):
            assert isinstance(state, QwixxState) and state.roll is not None
            assert state.to_act is not CHANCE and seat in state.to_act
            turns.sheets[at] = [packed(marks.rows) for marks in state.marks]
            turns.failed[at] = [marks.failed for marks in state.marks]
            if state.game.lucky:
                turns.lucky[at] = state.game.lucky
            turns.locked[at] = sum(1 << row for row in state.locked)
            turns.active[at] = state.active
            turns.dice[at] = [*state.roll.white, *(die or 1 for die in state.roll.colours)]
            turns.crossed[at] = bool(state.crossed)
        return turns


def word_layout(words: Words) -> WordLayout:
    """Where the words of a network begin, for the kernels."""
    return WordLayout(
        row=words.row,
        counts=words.counts,
        closed=words.sheet.longest + 2,
        failed=words.failed,
        lucky=words.lucky,
        lead=words.own + FURTHEST,
        furthest=FURTHEST,
        turn=words.turn,
        most_seats=MOST_SEATS,
    )


def _starts(segments: Sized) -> Ints:
    return np.empty(len(segments) + 1, np.int64)


def taken(turns: Turns, which: Ints) -> Turns:
    """Some of the turns."""
    return Turns._make(column[which] for column in turns)


def packed(rows: Sequence[int]) -> int:
    """The rows of a sheet as one word of the kernels."""
    word = 0
    for row, bits in enumerate(rows):
        word |= bits << LANE * row
    return word


def _as_choice_1(state: State, seat: int, choice: int) -> Choice:
    """A choice of the kernels in action 1 as a move."""
    assert isinstance(state, QwixxState) and state.roll is not None
    if choice == 0:
        return NOTHING
    if choice < LUCKY:
        return Cross(COLOURS[choice - 1], state.roll.white_sum)
    row = choice - LUCKY
    colour, number = state.game.sheet.rows[row].fields[state.marks[seat].rows[row].bit_length()]
    return Cross(colour, number, lucky=True)


def _as_choice_2(state: State, choice: int) -> Choice:
    """A choice of the kernels in action 2 as a move."""
    assert isinstance(state, QwixxState) and state.roll is not None
    if choice == 0:
        return NOTHING if state.crossed else FAILED_THROW
    white, colour = divmod(choice - 1, 4)
    die = state.roll.colours[colour]
    assert die is not None
    return Cross(COLOURS[colour], state.roll.white[white] + die)
