"""Solitaire games on a sheet, solved exactly, as a command asks for it: by plain values."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from crosshex.fast.qwixx import sheet
from crosshex.fast.solver import solution
from crosshex.fast.solver.solution import ProgressCallback, Solution, SolvingCosts


class SheetSolver:
    """Solves games with one seat on a sheet.

    A game is its name and its options: `lucky`, with the pair of the one seat, for Longo; `sheet`,
    whose text is its notation.
    """

    def kept(self, game: str, options: Mapping[str, Any]) -> Solution | None:
        """The solution, if it is kept from before."""
        fields, pair = _asked(game, options)
        try:
            return solution.open_solutions(fields, [pair])[pair]
        except solution.MissingSolution:
            return None

    def costs(self, game: str, options: Mapping[str, Any], workers: int) -> SolvingCosts:
        """What `solve` is going to take."""
        return solution.solving_costs(*_asked(game, options), workers)

    def solve(
        self,
        game: str,
        options: Mapping[str, Any],
        workers: int,
        progress: ProgressCallback | None = None,
        folder: Path | None = None,
    ) -> Solution:
        """The solution, solved now and kept: in a `folder`, or where all look for it.

        Raises:
            OSError: the solution cannot be kept.
        """
        return solution.solve(
            *_asked(game, options), workers=workers, progress=progress, folder=folder
        )


SOLVER: Final = SheetSolver()


def _asked(game: str, options: Mapping[str, Any]) -> tuple[sheet.FieldSheet, tuple[int, int]]:
    """The sheet and the lucky pair of a game."""
    (pair,) = options.get("lucky") or (sheet.NO_LUCK,)
    if (given := options.get("sheet")) is not None:
        return sheet.read_notation(str(given)), pair
    # Looked up at each call, for tests solve smaller sheets.
    return {"qwixx": sheet.QWIXX, "longo": sheet.LONGO}[game], pair
