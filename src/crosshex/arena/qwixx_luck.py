"""What a throw on any sheet is worth to every seat, and what throws are worth on average.

`foresee` says how a turn goes on after a throw if all choose by the values, as `master` does:

- first the active seat's action 1, as if there were no action 2 and the others crossed nothing;
- then every other seat's action 1, given that one. So far only the white dice are looked at;
- finally the active seat's action 1 and action 2 together, given what the others answered.

The value of the throw is that of the position in which the turn then ends. It is a fixed function
of the position and the dice. Because the others answer the white dice alone, its mean over all
throws can be computed without listing them, as in the solver: for each white roll the ends are
visited from the best one down. The chance that no colour die has reached an earlier end is a
product of fractions.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from crosshex.bots.qwixx.positions import Bools, Ints, Positions, bit_lengths_and_counts
from crosshex.bots.qwixx.values import QwixxValues, qwixx_values
from crosshex.bots.values import Worth
from crosshex.rules import Choice, Cross, Game, QwixxState
from crosshex.rules.qwixx import ROWS_TO_END
from crosshex.rules.qwixx_moves import FAILED_THROW, NOTHING
from crosshex.rules.sheet import COLOURS, Sheet

Floats: TypeAlias = NDArray[np.float64]

TIE: Final = 1e-9
"""The weight of a point of margin beside the value: it only breaks ties."""
COLOUR_COUNT: Final = len(COLOURS)


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

    def __init__(self, values: QwixxValues) -> None:
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


def foresee(values: QwixxValues, throws: Sequence[QwixxState]) -> list[Foreseen]:
    """What some throws of one game are worth, and how their turns go on.

    Args:
        values: what positions are worth.
        throws: states right after a throw, at least one.
    """
    turns = _Turns(values, Positions.of_states(throws))
    means = turns.means()
    return [turns.foreseen(index, throw, means[index]) for index, throw in enumerate(throws)]


# -- the dice and the sheet as arrays


class Dice(NamedTuple):
    """What the dice of a sheet can show.

    Attributes:
        pairs: all white rolls, the lower die first.
        chances: how likely each of them is.
        reach: by white roll and number, the faces of a colour die that make it, as bits from 1.
        reach_sum: by white sum and number, whether any colour die can make it.
    """

    pairs: Ints
    chances: Floats
    reach: Ints
    reach_sum: Bools


@cache
def dice_of(faces: int) -> Dice:
    """Dice with this many faces; index 0 of numbers and sums stands for 2."""
    pairs = np.array([(a, b) for a in range(1, faces + 1) for b in range(a, faces + 1)])
    chances = np.where(pairs[:, 0] == pairs[:, 1], 1, 2) / faces**2
    numbers = 2 * faces - 1
    reach = np.zeros((len(pairs), numbers), np.int64)
    reach_sum = np.zeros((numbers, numbers), np.bool_)
    for index, pair in enumerate(pairs.tolist()):
        for white in pair:
            for face in range(1, faces + 1):
                reach[index, white + face - 2] |= 1 << face
        reach_sum[sum(pair) - 2] |= reach[index] > 0
    return Dice(pairs, chances, reach, reach_sum)


class Fields(NamedTuple):
    """Where the fields of a sheet lie, by colour and number from 2 on.

    Attributes:
        exists: whether the sheet has such a field.
        row: its row; 0 where there is none.
        field: its place in the row.
        locking: by row, the first field that locks it.
        lock: by row, the bit of its lock.
        dies: by row and colour, whether the die leaves when the row is locked.
    """

    exists: Bools
    row: Ints
    field: Ints
    locking: Ints
    lock: Ints
    dies: Bools


@cache
def fields_of(sheet: Sheet) -> Fields:
    """The fields of a sheet as arrays."""
    shape = (COLOUR_COUNT, sheet.highest - 1)
    exists, row, field = np.zeros(shape, np.bool_), np.zeros(shape, int), np.zeros(shape, int)
    for colour, number in sheet.fields:
        at = colour, number - 2
        exists[at] = True
        row[at], field[at] = sheet.place(colour, number)
    locking = np.array([sheet.first_locking(each) for each in range(len(sheet.rows))])
    lock = np.array([1 << len(each) for each in sheet.rows])
    dies = np.array([[each.die == colour for colour in COLOURS] for each in sheet.rows])
    return Fields(exists, row, field, locking, lock, dies)


def can_cross(sheet: Sheet, right: Ints, crosses: Ints, rows: Ints, fields: Ints) -> Bools:
    """Whether fields may be crossed in open rows, as `Sheet.can_cross` says (Q2)."""
    locking = fields >= fields_of(sheet).locking[rows]
    return np.asarray((fields >= right) & (~locking | (crosses >= sheet.needed)))


def cross(positions: Positions, seats: Ints, rows: Ints, fields: Ints) -> Positions:
    """The positions, each after a cross of its seat; a negative row means no cross."""
    known = fields_of(positions.game.sheet)
    marks, locked = positions.rows.copy(), positions.locked.copy()
    which = np.flatnonzero(rows >= 0)
    row, field = rows[which], fields[which]
    locks = field >= known.locking[row]
    # Q2: a locking number also crosses the lock. Q5: the row is then locked for all.
    marks[which, seats[which], row] |= 1 << field | np.where(locks, known.lock[row], 0)
    locked[which, row] |= locks
    return replace(positions, rows=marks, locked=locked)


def next_turn(positions: Positions) -> Positions:
    """The positions with the next seat to throw."""
    return replace(positions, active=(positions.active + 1) % positions.game.seats)


class Options(NamedTuple):
    """What a seat may do in action 1, by position: nothing, a white cross, a lucky cross.

    Option 0 is nothing, 1 to 4 are the white sum in each colour, from 5 on lucky crosses by row.
    """

    legal: Bools
    rows: Ints
    fields: Ints


def options_of(positions: Positions, sums: Ints, seats: Ints) -> Options:
    """What the seat of each position may do with its white sum (Q3, Q4)."""
    game, each = positions.game, np.arange(len(positions))
    sheet, known = game.sheet, fields_of(game.sheet)
    right, crosses = positions.right[each, seats], positions.crosses[each, seats]
    nothing = np.ones((len(positions), 1), np.bool_)
    at, white = known.row[:, sums - 2].T, known.field[:, sums - 2].T
    right_there = np.take_along_axis(right, at, 1)
    crosses_there = np.take_along_axis(crosses, at, 1)
    may = known.exists[:, sums - 2].T & ~np.take_along_axis(positions.locked, at, 1)
    may = may & can_cross(sheet, right_there, crosses_there, at, white)
    legal = [nothing, may]
    rows, fields = [np.full_like(white[:, :1], -1), at], [np.zeros_like(white[:, :1]), white]
    if game.lucky:
        lucky = (np.array(game.lucky)[seats] == sums[:, None]).any(1)
        open_crosses = np.where(positions.locked, sheet.longest + 2, crosses)
        compared = ~positions.locked & (crosses == open_crosses.min(1, keepdims=True))
        every = np.broadcast_to(np.arange(right.shape[1]), right.shape)
        following = can_cross(sheet, right, crosses, every, right)
        legal.append(lucky[:, None] & compared & following)
        rows.append(every)
        fields.append(right)
    return Options(np.concatenate(legal, 1), np.concatenate(rows, 1), np.concatenate(fields, 1))


# -- the turns


class _Turns:
    """All ways in which some turns can end, for every white sum.

    A cell is a position with a white sum. A plan is a cell, an option of action 1, and an action 2:
    none (0), or a colour and a number.
    """

    def __init__(self, values: QwixxValues, before: Positions) -> None:
        game = before.game
        self._values = values
        self._game = game
        self._numbers = game.sheet.highest - 1
        self._count = len(before)
        cells = before.take(np.repeat(np.arange(len(before)), self._numbers))
        sums = np.tile(np.arange(2, 2 + self._numbers), len(before))
        self._firsts = options_of(cells, sums, cells.active)
        self._answers = self._answer(cells, sums)
        answered = self._with_answers(cells)
        self._worth, ranks = self._ends(answered, sums)
        # For each action 2 the best action 1 before it.
        self._first = ranks.argmax(1)
        self._rank = ranks.max(1)

    def _answer(self, cells: Positions, sums: Ints) -> list[tuple[Options, Ints]]:
        """What the others do in action 1, the seat after the active one first."""
        active, plain = cells.active, self._firsts
        first = self._best_option(cells, active, plain)
        led = self._with_option(cells, active, plain, first)
        answers = []
        for place in range(1, self._game.seats):
            seats = (active + place) % self._game.seats
            options = options_of(cells, sums, seats)
            answers.append((options, self._best_option(led, seats, options)))
        return answers

    def _with_answers(self, cells: Positions) -> Positions:
        answered = cells
        for place, (options, chosen) in enumerate(self._answers, 1):
            seats = (cells.active + place) % self._game.seats
            answered = self._with_option(answered, seats, options, chosen)
        return answered

    @staticmethod
    def _with_option(
        positions: Positions, seats: Ints, options: Options, chosen: Ints
    ) -> Positions:
        at = np.arange(len(positions)), chosen
        return cross(positions, seats, options.rows[at], options.fields[at])

    def _best_option(self, base: Positions, seats: Ints, options: Options) -> Ints:
        """The best option for a seat, if the turn ended there."""
        cell, option = np.nonzero(options.legal)
        at = cell, option
        ends = cross(base.take(cell), seats[cell], options.rows[at], options.fields[at])
        ranks = np.full(options.legal.shape, -np.inf)
        worth = self._values.of_positions(next_turn(ends))
        ranks[cell, option] = rank(worth, seats[cell])
        return np.asarray(ranks.argmax(1))

    def _ends(self, answered: Positions, sums: Ints) -> tuple[Floats, Floats]:
        """What every plan is worth to all seats, and how the active seat ranks it."""
        sheet = self._game.sheet
        cell, first = np.nonzero(self._firsts.legal)
        active = answered.active[cell]
        after = cross(
            answered.take(cell),
            active,
            self._firsts.rows[cell, first],
            self._firsts.fields[cell, first],
        )
        # Q6: a second row locked in action 1 ends the game at once.
        running = after.locked.sum(1) < ROWS_TO_END
        failed = after.failed.copy()
        failed[np.arange(len(cell)), active] += running & (first == 0)
        each = np.arange(len(cell))
        right, crosses = after.right[each, active], after.crosses[each, active]
        known = fields_of(sheet)
        rows, fields = known.row, known.field
        second = can_cross(sheet, right[:, rows], crosses[:, rows], rows, fields)
        second &= known.exists & running[:, None, None] & ~after.locked[:, rows]
        # S2: the die of a locked row's last field has left.
        left = np.asarray((after.locked[:, :, None] & known.dies).any(1))
        second &= ~left[:, :, None]
        second &= dice_of(sheet.faces).reach_sum[sums[cell] - 2][:, None]
        plan, colour, number = np.nonzero(second)
        at = colour, number
        crossed = cross(after.take(plan), active[plan], rows[at], fields[at])
        ends, place = next_turn(_joined(replace(after, failed=failed), crossed)).distinct()
        found = self._values.of_positions(ends)
        worth = Worth(found.values[place], found.margins[place])
        shape = (*self._firsts.legal.shape, 1 + COLOUR_COUNT * self._numbers)
        values, ranks = np.zeros((*shape, self._game.seats)), np.full(shape, -np.inf)
        where = (
            np.concatenate([cell, cell[plan]]),
            np.concatenate([first, first[plan]]),
            np.concatenate([np.zeros_like(cell), 1 + colour * self._numbers + number]),
        )
        values[where] = worth.values
        ranks[where] = rank(worth, np.concatenate([active, active[plan]]))
        return values, ranks

    def means(self) -> Floats:
        """The exact mean worth of throws, by position and seat."""
        faces = self._game.sheet.faces
        dice, counts = dice_of(faces), bit_lengths_and_counts(faces + 1)[1]
        rolls = len(dice.pairs)
        position = np.repeat(np.arange(self._count), rolls)
        roll = np.tile(np.arange(rolls), self._count)
        cell = position * self._numbers + dice.pairs.sum(1)[roll] - 2
        reach = np.tile(dice.reach[roll], COLOUR_COUNT)
        none, ranks = self._rank[cell, :1], self._rank[cell, 1:]
        ranks = np.where(reach > 0, ranks, -np.inf)
        order = np.argsort(-ranks, 1, kind="stable")
        each = np.arange(len(cell))
        means = np.zeros((len(cell), self._game.seats))
        hit = np.zeros((len(cell), COLOUR_COUNT), np.int64)
        left = np.ones((len(cell), COLOUR_COUNT))
        for place in range(order.shape[1]):
            second = order[:, place]
            better = ranks[each, second] > none[:, 0]
            if not better.any():
                break
            colour = second // self._numbers
            new = np.where(better, reach[each, second] & ~hit[each, colour], 0)
            others = left.copy()
            others[each, colour] = 1
            chance = counts[new] / faces * others.prod(1)
            means += chance[:, None] * self._plan_value(cell, 1 + second)
            hit[each, colour] |= new
            left[each, colour] -= counts[new] / faces
        means += left.prod(1)[:, None] * self._plan_value(cell, np.zeros_like(cell))
        weighted = means.reshape(self._count, rolls, -1) * dice.chances[:, None]
        return np.asarray(weighted.sum(1))

    def _plan_value(self, cell: Ints, second: Ints) -> Floats:
        """What the best plans with these actions 2 are worth to all seats."""
        return np.asarray(self._worth[cell, self._first[cell, second], second])

    def foreseen(self, index: int, throw: QwixxState, mean: Floats) -> Foreseen:
        """What one throw is worth, and how its turn goes on."""
        assert throw.roll is not None
        sheet, roll, active = self._game.sheet, throw.roll, throw.active
        cell = index * self._numbers + roll.white_sum - 2
        seconds = [0] + [
            1 + colour * self._numbers + white + die - 2
            for colour, die in zip(COLOURS, roll.colours, strict=True)
            if die is not None
            for white in roll.white
        ]
        second = max(seconds, key=lambda second: float(self._rank[cell, second]))
        first = int(self._first[cell, second])
        choices: list[Choice] = [NOTHING] * self._game.seats
        choices[active] = _choice(sheet, roll.white_sum, self._firsts, cell, first)
        for place, (options, chosen) in enumerate(self._answers, 1):
            seat = (active + place) % self._game.seats
            choices[seat] = _choice(sheet, roll.white_sum, options, cell, int(chosen[cell]))
        action_2: Choice = NOTHING
        if second:
            colour, number = divmod(second - 1, self._numbers)
            action_2 = Cross(COLOURS[colour], number + 2)
        elif first == 0 and len(throw.locked | _locks(throw, choices)) < ROWS_TO_END:
            action_2 = FAILED_THROW
        value = self._plan_value(np.array([cell]), np.array([second]))[0]
        return Foreseen(value, mean, tuple(choices), action_2)


def _joined(first: Positions, second: Positions) -> Positions:
    return Positions(
        first.game,
        np.concatenate([first.rows, second.rows]),
        np.concatenate([first.failed, second.failed]),
        np.concatenate([first.locked, second.locked]),
        np.concatenate([first.active, second.active]),
    )


def _choice(sheet: Sheet, total: int, options: Options, cell: int, option: int) -> Choice:
    """An option of action 1 as a move."""
    if option == 0:
        return NOTHING
    if option <= COLOUR_COUNT:
        return Cross(COLOURS[option - 1], total)
    row = int(options.rows[cell, option])
    colour, number = sheet.rows[row].fields[int(options.fields[cell, option])]
    return Cross(colour, number, lucky=True)


def _locks(state: QwixxState, choices: Sequence[Choice]) -> frozenset[int]:
    """The rows that these choices lock."""
    sheet = state.game.sheet
    places = [
        sheet.place(choice.colour, choice.number) for choice in choices if isinstance(choice, Cross)
    ]
    return frozenset(place.row for place in places if sheet.is_locking(place))
