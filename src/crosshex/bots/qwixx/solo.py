"""`master` in the solitaire game: it plays for points, nearly as well as the exact solution.

The solution gives the further points of every sheet. For each number of failed throws it is a
matrix: the pair of rising rows against the pair of falling rows. The matrix has nearly rank eight,
so the points are the product of two short vectors, one for each pair. `training/qwixx` makes these
vectors from the solution; for Longo from the mean over the lucky pairs. Where nobody has solved a
sheet for it, a small network takes their place.
"""

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from crosshex.bots.base import Bot
from crosshex.bots.qwixx.alone import AloneValues, shipped_alone
from crosshex.bots.qwixx.learnt import SOLVED, learnt_name
from crosshex.bots.qwixx.net import name_with_checksum, read_weights, weights_folder
from crosshex.bots.qwixx.positions import Ints, Positions
from crosshex.bots.qwixx.turns import choices_of, first_best, whole_turns
from crosshex.bots.values import Unit, Worth
from crosshex.fast.qwixx.sheet import read_notation
from crosshex.fast.solver.rowspace import ROWS, RowSpace, row_space
from crosshex.rules import Choice, Game, Qwixx, QwixxState, Sheet, State

Further = Callable[[Ints, Ints], NDArray[np.float64]]
"""The further points of sheets, from their row states by colour and their failed throws."""


class PointValues:
    """The present points, plus those that may still be expected.

    Attributes:
        name: where they come from, with a checksum.
        exact: whether the game was solved.
    """

    unit: Unit = "points"

    def __init__(self, name: str, exact: bool, space: RowSpace, further: Further) -> None:
        self.name = name
        self.exact = exact
        self._space = space
        self._further = further

    def of(self, states: Sequence[QwixxState]) -> Worth:
        """The points that a seat may expect to have at the end."""
        return self.of_positions(Positions.of_states(states))

    def of_positions(self, positions: Positions) -> Worth:
        """The same for arrays."""
        points = positions.results().values[:, 0]
        running = np.flatnonzero(~positions.over)
        if len(running):
            asked = positions.take(running)
            right, crosses = asked.right[:, 0], asked.crosses[:, 0]
            # A space has four rows; those that a sheet does not have are empty.
            rows, count = np.zeros((len(running), ROWS), np.int64), right.shape[1]
            ids = np.where(right > 0, right * (right - 1) // 2 + crosses, 0)
            rows[:, :count] = np.where(asked.locked, self._space.locked[:count], ids)
            points[running] += self._further(rows, asked.failed[:, 0])
        return Worth(points[:, None], points[:, None])


@cache
def solo_points(sheet: Sheet) -> PointValues:
    """The nearly exact values that come with the package, read once.

    Raises:
        DamagedWeights: their files are missing or damaged.
    """
    name, folder = f"{learnt_name(sheet)}-solo", weights_folder()
    arrays = read_weights(folder, name)
    vectors, signs = (arrays[part].astype(np.float32) for part in ("vectors", "signs"))
    space = row_space(read_notation(sheet.notation))

    def further(rows: Ints, failed: Ints) -> NDArray[np.float64]:
        rising = vectors[failed, space.pair[0, rows[:, 0], rows[:, 1]]]
        falling = vectors[failed, space.pair[1, rows[:, 2], rows[:, 3]]]
        # Not by `@`: its order of addition, and so its last digit, depends on the processor.
        return np.asarray((rising * falling * signs[failed]).sum(1), np.float64)

    return PointValues(name_with_checksum(folder, name), False, space, further)


def shipped_points(sheet: Sheet) -> PointValues | AloneValues:
    """The values of a sheet at one seat that come with the package.

    Raises:
        DamagedWeights: their files are missing or damaged.
    """
    return solo_points(sheet) if learnt_name(sheet) in SOLVED else shipped_alone(sheet)


class SoloQwixx(Bot):
    """Plays for points, because there is no opponent.

    Raises:
        DamagedWeights: the file of its values cannot be read.
    """

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        assert isinstance(game, Qwixx)
        self._values = shipped_points(game.sheet)

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
