"""Positions and turns of Qwixx and Longo as the kernels read them, and choices of the kernels."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

import numpy as np

from crosshex.bots.values import NoValues, Unit, Worth
from crosshex.fast.qwixx.kernels import LANE, LUCKY
from crosshex.fast.qwixx.positions import Positions, new_positions, results, taken
from crosshex.fast.qwixx.turns import Turns
from crosshex.rules import Choice, Cross, Qwixx, QwixxState
from crosshex.rules.qwixx_moves import FAILED_THROW, NOTHING
from crosshex.rules.sheet import COLOURS


class SheetValues(ABC):
    """What positions of a game on a sheet are worth.

    Attributes:
        name: the weights or the solution, with a checksum.
        game: the game; lucky numbers may be others where `any_luck` is set.
    """

    unit: Unit = "share"
    exact = False
    any_luck = True

    def __init__(self, name: str, game: Qwixx) -> None:
        self.name = name
        self.game = game

    def of(self, states: Sequence[QwixxState]) -> Worth:
        """What states are worth to each seat; they lie between two turns, or have ended.

        Raises:
            NoValues: a state is of another game.
        """
        for game in {id(state.game): state.game for state in states}.values():
            if self._kind(game) != self._kind(self.game):
                raise NoValues(f"these are the values of {self.game}, not of {game}")
        return self.of_positions(positions_of(states, self.game.seats))

    def _kind(self, game: Qwixx) -> tuple[object, ...]:
        luck: object = bool(game.lucky) if self.any_luck else game.lucky
        return game.sheet, game.seats, luck

    def of_positions(self, positions: Positions) -> Worth:
        """The same for arrays: results of ended games, and what `rate` says of the others."""
        shape = positions.sheets.shape
        worth, over = Worth(np.empty(shape), np.empty(shape)), np.empty(shape[0], np.bool_)
        results(positions, *worth, over)
        running = np.flatnonzero(~over)
        if len(running):
            ended = Worth(worth.values[running], worth.margins[running])
            rated = self.rate(taken(positions, running), ended)
            worth.values[running], worth.margins[running] = rated
        return worth

    @abstractmethod
    def rate(self, positions: Positions, ended: Worth) -> Worth:
        """What running positions are worth; `ended` is what they would be if they had ended."""


def positions_of(states: Sequence[QwixxState], seats: int) -> Positions:
    """The same positions as arrays; there is at least one, and all are of one game."""
    found = new_positions(len(states), seats)
    found.sheets[:] = [[_word(marks.rows) for marks in state.marks] for state in states]
    found.failed[:] = [[marks.failed for marks in state.marks] for state in states]
    if states[0].game.lucky:
        found.lucky[:] = [state.game.lucky for state in states]
    found.locked[:] = [sum(1 << row for row in state.locked) for state in states]
    found.active[:] = [state.active for state in states]
    return found


def _word(rows: Sequence[int]) -> int:
    """The rows of a sheet as one word; `pack` would make a number of NumPy of each."""
    word = 0
    for row, bits in enumerate(rows):
        word |= bits << LANE * row
    return word


def turns_of(states: Sequence[QwixxState]) -> Turns:
    """States with thrown dice as arrays; there is at least one, and all are of one game."""
    dice, crossed = np.ones((len(states), 6), np.int64), np.zeros(len(states), np.bool_)
    rolls = [state.roll for state in states if state.roll]
    dice[:] = [[*roll.white, *(die or 1 for die in roll.colours)] for roll in rolls]
    crossed[:] = [bool(state.crossed) for state in states]
    return Turns(positions_of(states, states[0].game.seats), dice, crossed)


def choice_1(state: QwixxState, seat: int, choice: int) -> Choice:
    """A choice of the kernels in action 1 as a move."""
    assert state.roll is not None
    if choice == 0:
        return NOTHING
    if choice < LUCKY:
        return Cross(COLOURS[choice - 1], state.roll.white_sum)
    row = choice - LUCKY
    colour, number = state.game.sheet.rows[row].fields[state.marks[seat].rows[row].bit_length()]
    return Cross(colour, number, lucky=True)


def choice_2(state: QwixxState, choice: int) -> Choice:
    """A choice of the kernels in action 2 as a move."""
    assert state.roll is not None
    if choice == 0:
        return NOTHING if state.crossed else FAILED_THROW
    white, colour = divmod(choice - 1, 4)
    die = state.roll.colours[colour]
    assert die is not None
    return Cross(COLOURS[colour], state.roll.white[white] + die)
