"""What a throw on any sheet is worth to every seat, and what throws are worth on average.

`foresee` says how a turn goes on after a throw if all choose by the values, as `master` does:

- first the active seat's action 1, as if there were no action 2 and the others crossed nothing;
- then every other seat's action 1, given that one. So far only the white dice are looked at;
- finally the active seat's action 1 and action 2 together, given what the others answered.

The value of the throw is that of the position in which the turn then ends. It is a fixed function
of the position and the dice. Because the others answer the white dice alone, its mean over all
throws can be computed without listing them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from crosshex.bots.qwixx.positions import SheetValues, choice_1, turns_of
from crosshex.bots.qwixx.values import qwixx_values
from crosshex.bots.values import Worth
from crosshex.fast.core.jit import Floats, Ints
from crosshex.fast.qwixx.kernels import CHOICES, sheet_rules
from crosshex.fast.qwixx.positions import distinct, taken
from crosshex.fast.qwixx.sheet import read_notation
from crosshex.fast.qwixx.turns import (
    Ends,
    Turns,
    best_fields,
    field_choices,
    first_best,
    list_plans,
    list_replies,
    mean_worths,
    new_ends,
    some_turns,
)
from crosshex.rules import Choice, Cross, Game, Qwixx, QwixxState
from crosshex.rules.qwixx_moves import FAILED_THROW, NOTHING
from crosshex.rules.sheet import COLOURS

TIE: Final = 1e-9
"""The weight of a point of margin beside the value: it only breaks ties."""


@dataclass(frozen=True)
class Foreseen:
    """How a turn goes on after a throw if all choose by the values.

    Attributes:
        value: what the throw is worth to each seat.
        mean: what throws are worth in this position on average, to each seat.
        choices: the action 1 of every seat.
        second: the action 2 of the active seat; nothing where action 1 ends the game.
    """

    value: Floats
    mean: Floats
    choices: tuple[Choice, ...]
    second: Choice

    @property
    def luck(self) -> Floats:
        """How much more the throw was worth than throws are on average."""
        return self.value - self.mean


class QwixxLuck:
    """The luck of throws in a game."""

    def __init__(self, values: SheetValues) -> None:
        self._values = values

    def of(self, throws: Sequence[QwixxState]) -> Floats:
        """The luck of each throw for each seat; `throws` are the states right after them."""
        if not throws:
            return np.zeros((0, 0))
        return np.array([foreseen.luck for foreseen in foresee(self._values, throws)])


def luck_of(game: Game) -> QwixxLuck:
    """The luck of throws in a game.

    Raises:
        NoValues: there are no values for this sheet.
        DamagedWeights: the weights cannot be read.
    """
    return QwixxLuck(qwixx_values(game))


def rank(worth: Worth, seats: Ints) -> Floats:
    """What each position is worth to its seat: the figure by which choices are compared."""
    each = np.arange(len(seats))
    ranks: Floats = worth.values[each, seats] + TIE * worth.margins[each, seats]
    return ranks


def foresee(values: SheetValues, throws: Sequence[QwixxState]) -> list[Foreseen]:
    """What some throws of one game are worth, and how their turns go on.

    Args:
        values: what positions are worth.
        throws: states right after a throw, at least one.
    """
    plans = _Plans(values, throws[0].game, turns_of(throws))
    return [plans.foreseen(index, throw) for index, throw in enumerate(throws)]


class _Plans:
    """All ways in which some turns can end, for every sum of the white dice.

    A cell is a position with a white sum; they lie position by position.
    """

    def __init__(self, values: SheetValues, game: Qwixx, thrown: Turns) -> None:
        self._values = values
        self._rules = sheet_rules(read_notation(game.sheet.notation))
        numbers, faces = self._rules.numbers, game.sheet.faces
        sums = np.arange(2, 2 * faces + 1)
        cells = some_turns(thrown, np.repeat(np.arange(len(thrown.crossed)), numbers))
        pairs = np.stack([np.maximum(sums - faces, 1), np.minimum(sums - 1, faces)], 1)
        cells.dice[:, :2] = np.tile(pairs, (len(thrown.crossed), 1))
        # What every seat chooses in action 1, but for the active one.
        self._answers = self._answered(cells)
        count, choices = len(cells.crossed), field_choices(numbers)
        self._ends, starts = new_ends(count * CHOICES * choices, game.seats), _starts(count)
        listed = list_plans(self._rules, cells, self._answers, True, self._ends, starts)
        worth, self._ranks = self._rated(self._ends, listed)
        self._worth, self._best = worth.values, np.empty((count, choices), np.int64)
        best_fields(self._ends, starts, self._ranks, self._best)
        self._means = np.empty((len(thrown.crossed), game.seats))
        mean_worths(self._rules, self._best, self._ranks, self._worth, self._means)

    def _answered(self, cells: Turns) -> Ints:
        """What the others do in action 1 if the active seat leads as if there were no action 2."""
        active, shape = cells.before.active, cells.before.sheets.shape
        nothing = np.zeros(len(active), np.int64)
        led = self._best_first(cells, active, nothing)
        cell, seat = map(np.ascontiguousarray, np.nonzero(np.arange(shape[1]) != active[:, None]))
        answers = np.zeros(shape, np.int64)
        answers[cell, seat] = self._best_first(some_turns(cells, cell), seat, led[cell])
        return answers

    def _best_first(self, turns: Turns, seats: Ints, led: Ints) -> Ints:
        """The best action 1 of these seats, if the turn ended there."""
        ends = new_ends(len(seats) * CHOICES, turns.before.sheets.shape[1])
        starts, best = _starts(len(seats)), np.empty_like(seats)
        ending = np.full_like(seats, -1)
        count = list_replies(self._rules, turns, seats, led, ending, ends, starts)
        first_best(self._rated(ends, count)[1], starts, 0.0, best)
        return ends.first[best]

    def _rated(self, ends: Ends, count: int) -> tuple[Worth, Floats]:
        """What ends are worth to all seats, and how those that look at them rank them."""
        after, (which, places) = taken(ends.after, slice(count)), np.empty((2, count), np.int64)
        found = distinct(after, count, which, places)
        worth = self._values.of_positions(taken(after, which[:found]))
        worth = Worth(worth.values[places], worth.margins[places])
        return worth, rank(worth, ends.seat[:count])

    def foreseen(self, index: int, throw: QwixxState) -> Foreseen:
        """What one throw is worth, and how its turn goes on."""
        assert throw.roll is not None
        numbers, roll, active = self._rules.numbers, throw.roll, throw.active
        cell = index * numbers + roll.white_sum - 2
        seconds = [0] + [
            1 + colour * numbers + white + die - 2
            for colour, die in zip(COLOURS, roll.colours, strict=True)
            if die is not None
            for white in roll.white
        ]
        known = [second for second in seconds if self._best[cell, second] >= 0]
        second = max(known, key=lambda second: float(self._ranks[self._best[cell, second]]))
        end = self._best[cell, second]
        firsts = self._answers[cell].tolist()
        firsts[active] = int(self._ends.first[end])
        action_2: Choice = NOTHING
        if second:
            colour, number = divmod(second - 1, numbers)
            action_2 = Cross(COLOURS[colour], number + 2)
        elif self._ends.after.failed[end, active] > throw.marks[active].failed:
            action_2 = FAILED_THROW
        choices = tuple(choice_1(throw, seat, first) for seat, first in enumerate(firsts))
        return Foreseen(self._worth[end], self._means[index], choices, action_2)


def _starts(count: int) -> Ints:
    return np.empty(count + 1, np.int64)
