"""Plays and counts many games of bots: by kernels if all bots are compiled, else by the rules.

`plan` says what is played, `compiled` and `bots` play it, `rows` writes a row for each game, `runs`
does all of this, here or on a cluster. Importing this loads neither NumPy nor Numba.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from crosshex.bots import need
from crosshex.rules import OptionError
from crosshex.simulate.plan import SimulationError, SimulationPlan, SimulationProgress

if TYPE_CHECKING:
    from crosshex.simulate.tally import Tally

__all__ = ["SimulationError", "SimulationPlan", "SimulationProgress", "count", "run"]


def run(
    plan: SimulationPlan,
    games: int,
    *,
    workers: int = 0,
    ray: str | None = None,
    out: Path | None = None,
    on_progress: Callable[[SimulationProgress], None] = lambda progress: None,
) -> dict[str, Any]:
    """Play games of a plan and count them; the same seed gives the same results anywhere.

    An interrupt (Ctrl-C) ends the run and keeps the games so far: the report says `interrupted`.

    Args:
        plan: what is played.
        games: how many games.
        workers: how many cores play; 0 for all.
        ray: the address of a Ray cluster that plays instead, `auto`, or `local`.
        out: a Parquet file to write, a row for each game in order.
        on_progress: called whenever some more games are counted.

    Returns:
        What `crosshex simulate --json` prints; docs/simulate.md explains the figures.

    >>> report = run(SimulationPlan.of("qwixx", ("random", "greedy-1"), seed=1), 2000)
    >>> round(report["seats"][1]["win_rate"], 2)
    0.97

    Raises:
        CrosshexError: a bot cannot be made, or fails; or the file cannot be written.
        RayError: there is no such cluster.
    """
    report: dict[str, Any] = _runs(games).run(
        plan, games, workers=workers, ray=ray, out=out, on_progress=on_progress
    )
    return report


def count(plan: SimulationPlan, games: int, *, workers: int = 0) -> Tally:
    """Play games on this machine and return the counts themselves: every score, every length.

    >>> counts = count(SimulationPlan.of("qwixx", ("random", "greedy-1")), 2000)
    >>> counts.length_spread().quantile(50)
    18.0

    Raises:
        CrosshexError: a bot cannot be made, or fails.
    """
    tally: Tally = _runs(games).count(plan, games, workers)
    return tally


def _runs(games: int) -> Any:
    """The module that plays so many games; it needs NumPy and Numba.

    Raises:
        OptionError: it is no such number.
        MissingExtra: NumPy or Numba is not installed.
    """
    if type(games) is not int or games < 1:
        raise OptionError(f"games is a number from 1, not {games!r}")
    need("simulation", "numpy", "numba")
    from crosshex.simulate import runs

    return runs
