"""What sheets are worth at one seat: points, exact if the sheet was solved on this machine."""

from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from crosshex.bots.qwixx.alone import AloneValues
from crosshex.bots.qwixx.learnt import has_learnt
from crosshex.bots.qwixx.solo import PointValues, shipped_points
from crosshex.fast.qwixx.positions import Positions
from crosshex.fast.qwixx.sheet import NO_LUCK, read_notation
from crosshex.fast.solver.advice import ask_values, kernel_values
from crosshex.fast.solver.solution import (
    MissingSolution,
    Solution,
    open_solutions,
    solution_folder,
    solution_name,
)
from crosshex.rules import Qwixx


def solved_points(game: Qwixx, solved: Solution) -> PointValues:
    """The exact values of a game, from its solution."""
    values = kernel_values(solved)

    def further(positions: Positions) -> NDArray[np.float64]:
        sheets, failed = positions.sheets.reshape(-1), positions.failed.reshape(-1)
        return ask_values(values, sheets, failed, positions.locked)

    name = f"{solution_name(solved.sheet, solved.lucky)}-solved@{solved.checksum[:12]}"
    return PointValues(name, game, True, further)


def point_values(game: Qwixx) -> PointValues | AloneValues:
    """The values of a game with one seat: exact if its solution is on this machine.

    Raises:
        MissingSolution: the sheet is neither solved nor one whose values come with the package.
        DamagedWeights: the values of the package cannot be read.
    """
    (pair,) = game.lucky or (NO_LUCK,)
    try:
        return _kept(game, pair, solution_folder())
    except MissingSolution:
        if not has_learnt(game):
            raise
        return shipped_points(game)


@cache
def _kept(game: Qwixx, pair: tuple[int, int], folder: Path) -> PointValues:
    """The exact values; cached, because opening a solution checks a large file."""
    return solved_points(
        game, open_solutions(read_notation(game.sheet.notation), [pair], folder)[pair]
    )
