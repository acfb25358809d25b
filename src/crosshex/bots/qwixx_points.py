"""What sheets are worth at one seat: points, exact if the sheet was solved on this machine."""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from crosshex.bots.qwixx_alone import AloneValues, shipped_alone
from crosshex.bots.qwixx_learnt import SOLVED, has_learnt, learnt_name
from crosshex.bots.qwixx_net import name_with_checksum, weights_folder
from crosshex.bots.qwixx_positions import Ints, Positions
from crosshex.bots.qwixx_solo import shipped_values
from crosshex.bots.values import Unit, Worth
from crosshex.fast.qwixx.sheet import NO_LUCK, FieldSheet, read_notation
from crosshex.fast.solver.rowspace import ROWS, RowSpace
from crosshex.fast.solver.solution import (
    MissingSolution,
    Solution,
    open_solutions,
    solution_folder,
    solution_name,
)
from crosshex.rules import Qwixx, QwixxState
from crosshex.rules.sheet import Sheet

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
            rows = np.where(right > 0, right * (right - 1) // 2 + crosses, 0)
            sheet_rows = rows.shape[1]
            rows = np.where(asked.locked, self._space.locked[:sheet_rows], rows)
            # A space has four rows; those that a sheet does not have are empty.
            rows = np.pad(rows, ((0, 0), (0, ROWS - sheet_rows)))
            points[running] += self._further(rows, asked.failed[:, 0])
        return Worth(points[:, None], points[:, None])


def solved_points(solved: Solution) -> PointValues:
    """The exact values of a solved game."""
    pair, pairs = solved.space.pair, int(solved.space.counts[1])

    def further(rows: Ints, failed: Ints) -> NDArray[np.float64]:
        a = pair[0, rows[:, 0], rows[:, 1]].astype(np.int64)
        b = pair[1, rows[:, 2], rows[:, 3]].astype(np.int64)
        if solved.flipped:
            a, b = b, a
        if solved.mirrored:
            a, b = np.minimum(a, b), np.maximum(a, b)
            line = a * pairs - a * (a - 1) // 2 + b - a
        else:
            line = a * pairs + b
        return np.asarray(solved.points[line, failed], np.float64)

    name = f"{solution_name(solved.sheet, solved.lucky)}-solved@{solved.checksum[:12]}"
    return PointValues(name, True, solved.space, further)


@cache
def solo_points(sheet: Sheet) -> PointValues:
    """The nearly exact values that come with the package.

    Raises:
        DamagedWeights: their files are missing or damaged.
    """
    values = shipped_values(sheet)

    def further(rows: Ints, failed: Ints) -> NDArray[np.float64]:
        rising = values.vectors[failed, values.space.pair[0, rows[:, 0], rows[:, 1]]]
        falling = values.vectors[failed, values.space.pair[1, rows[:, 2], rows[:, 3]]]
        return np.asarray((rising * falling * values.signs[failed]).sum(1), np.float64)

    name = name_with_checksum(weights_folder(), f"{learnt_name(sheet)}-solo")
    return PointValues(name, False, values.space, further)


def point_values(game: Qwixx) -> PointValues | AloneValues:
    """The values of a game with one seat: exact if its solution is on this machine.

    Raises:
        MissingSolution: the sheet is neither solved nor one whose values come with the package.
        DamagedWeights: the values of the package cannot be read.
    """
    (pair,) = game.lucky or (NO_LUCK,)
    try:
        return _kept(read_notation(game.sheet.notation), pair, solution_folder())
    except MissingSolution:
        if not has_learnt(game):
            raise
        if learnt_name(game.sheet) not in SOLVED:
            return shipped_alone(game.sheet)
        return solo_points(game.sheet)


@cache
def _kept(sheet: FieldSheet, pair: tuple[int, int], folder: Path) -> PointValues:
    """The exact values; cached, because opening a solution checks a large file."""
    return solved_points(open_solutions(sheet, [pair], folder)[pair])
