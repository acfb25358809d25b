"""Solitaire Qwixx and Longo, solved exactly, as a command asks for it: by plain values."""

from collections.abc import Mapping
from typing import Any, Final

from crosshex.fast.qwixx import sheet
from crosshex.fast.solver import solution
from crosshex.fast.solver.solution import ProgressCallback, Solution

CLASSIC: Final = "r2-12 / y2-12 / g12-2 / b12-2"
"""The notation of the sheet of Qwixx."""


def find_solution(
    game: str,
    options: Mapping[str, Any],
    *,
    workers: int = 1,
    fresh: bool = False,
    progress: ProgressCallback | None = None,
) -> Solution:
    """The solution of a game with one seat: kept from before, or solved now.

    Args:
        game: its name.
        options: `lucky`, with the pair of the one seat, for Longo; `sheet`, whose text is its
            notation.
        workers: how many cores solve.
        fresh: whether to solve again what is kept.
        progress: called with the states solved so far and the states in all.

    Raises:
        ValueError: there is no such sheet here.
        OSError: the solution cannot be kept.
    """
    # Looked up at each call, for tests solve smaller sheets.
    sheets = {"qwixx": sheet.QWIXX, "longo": sheet.LONGO}
    if game not in sheets:
        raise ValueError(f"the solver knows the sheets of {' and '.join(sheets)}, not of {game}")
    if str(options.get("sheet", CLASSIC)) != CLASSIC:
        known = " and ".join(sheets)
        raise ValueError(f"the solver knows the sheets of {known}, not {options['sheet']}")
    (pair,) = options.get("lucky") or (sheet.NO_LUCK,)
    find = solution.solve if fresh else solution.solution
    return find(sheets[game], pair, workers=workers, progress=progress)
