"""`master` in the solitaire game: it plays for points, nearly as well as the exact solution.

The solution gives the further points of every sheet. For each number of failed throws it is a
matrix: the pair of rising rows against the pair of falling rows. The matrix has nearly rank eight,
so the points are the product of two short vectors, one for each pair. `training/qwixx` makes these
vectors from the solution; for Longo from the mean over the lucky pairs. Where nobody has solved a
sheet for it, a small network takes their place.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from crosshex.bots.base import Bot
from crosshex.bots.qwixx.alone import AloneValues, shipped_alone
from crosshex.bots.qwixx.learnt import SOLVED, learnt_name
from crosshex.bots.qwixx.net import name_with_checksum, read_weights, weights_folder
from crosshex.bots.qwixx.positions import SheetValues
from crosshex.bots.qwixx.turns import choices_of, first_best, whole_turns
from crosshex.bots.values import Unit, Worth
from crosshex.fast.qwixx.positions import Positions
from crosshex.fast.qwixx.sheet import read_notation
from crosshex.fast.solver.advice import row_states
from crosshex.fast.solver.rowspace import row_space
from crosshex.rules import Choice, Game, Qwixx, QwixxState, State

Further = Callable[[Positions], NDArray[np.float64]]
"""The further points of running positions at one seat."""


class PointValues(SheetValues):
    """The present points, plus those that may still be expected."""

    unit: Unit = "points"

    def __init__(self, name: str, game: Qwixx, exact: bool, further: Further) -> None:
        super().__init__(name, game)
        self.exact = exact
        self.any_luck = not exact
        self._further = further

    def rate(self, positions: Positions, ended: Worth) -> Worth:
        """The points that a seat may expect to have at the end."""
        points = ended.values + self._further(positions)[:, None]
        return Worth(points, points)


@cache
def solo_points(game: Qwixx) -> PointValues:
    """The nearly exact values that come with the package, read once.

    Raises:
        DamagedWeights: their files are missing or damaged.
    """
    name, folder = f"{learnt_name(game.sheet)}-solo", weights_folder()
    arrays = read_weights(folder, name)
    vectors, signs = (arrays[part].astype(np.float32) for part in ("vectors", "signs"))
    space = row_space(read_notation(game.sheet.notation))

    def further(positions: Positions) -> NDArray[np.float64]:
        rows = row_states(space, positions.sheets.reshape(-1), positions.locked)
        failed = positions.failed[:, 0]
        rising = vectors[failed, space.pair[0, rows[:, 0], rows[:, 1]]]
        falling = vectors[failed, space.pair[1, rows[:, 2], rows[:, 3]]]
        # Not by `@`: its order of addition, and so its last digit, depends on the processor.
        return np.asarray((rising * falling * signs[failed]).sum(1), np.float64)

    return PointValues(name_with_checksum(folder, name), game, False, further)


def shipped_points(game: Qwixx) -> PointValues | AloneValues:
    """The values of a game at one seat that come with the package, with any lucky numbers.

    Raises:
        DamagedWeights: their files are missing or damaged.
    """
    any_luck = replace(game, lucky=())
    return solo_points(any_luck) if learnt_name(game.sheet) in SOLVED else shipped_alone(any_luck)


class SoloQwixx(Bot):
    """Plays for points, because there is no opponent.

    Raises:
        DamagedWeights: the file of its values cannot be read.
    """

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        assert isinstance(game, Qwixx)
        self._values = shipped_points(game)

    def choose(self, state: State, seat: int) -> Choice:
        """The choice that is worth most, over both actions."""
        assert isinstance(state, QwixxState)
        if state.crossed is not None:
            choices = choices_of(state, seat)
            return choices[self._best([state.play(seat, choice) for choice in choices])]
        turns = list(whole_turns(state, {}))
        return turns[self._best([turn.end for turn in turns])].first

    def _best(self, ends: list[QwixxState]) -> int:
        return first_best(self._values.of(ends).values[:, 0].tolist())
