"""What sheets are worth at one seat: points, exact if the sheet was solved on this machine."""

from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from crosshex.bots.qwixx.alone import AloneValues
from crosshex.bots.qwixx.learnt import has_learnt
from crosshex.bots.qwixx.positions import Ints
from crosshex.bots.qwixx.solo import PointValues, shipped_points
from crosshex.fast.qwixx.sheet import NO_LUCK, FieldSheet, read_notation
from crosshex.fast.solver.solution import (
    MissingSolution,
    Solution,
    open_solutions,
    solution_folder,
    solution_name,
)
from crosshex.rules import Qwixx


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
        return shipped_points(game.sheet)


@cache
def _kept(sheet: FieldSheet, pair: tuple[int, int], folder: Path) -> PointValues:
    """The exact values; cached, because opening a solution checks a large file."""
    return solved_points(open_solutions(sheet, [pair], folder)[pair])
