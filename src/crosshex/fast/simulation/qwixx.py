"""The kernels of games on a sheet as a simulation uses them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.qwixx.kernels import sheet_rules
from crosshex.fast.qwixx.playouts import new_qwixx_playouts, pairs_to_draw, play_games, solution_set
from crosshex.fast.qwixx.policies import PERFECT, parse_policy
from crosshex.fast.qwixx.sheet import (
    LONGO,
    LUCKY_PAIRS,
    NO_LUCK,
    QWIXX,
    FieldSheet,
    read_notation,
)
from crosshex.fast.simulation.runs import Kernels, PlanError, Play, Setup
from crosshex.fast.simulation.tally import GameResults
from crosshex.fast.solver.rowspace import row_space
from crosshex.fast.solver.solution import MissingSolution, Solution, open_solutions

SHEETS = {"qwixx": QWIXX, "longo": LONGO}
OPTIONS = {"sheet", "lucky"}
"""Kernels refuse a game with any other option: they would play it by other rules."""
MOST_SEATS = 5


class QwixxKernels:
    """Whole games on any sheet; ``perfect`` plays those that were solved."""

    endings = ("failed throws", "rows locked")
    per_point = 1

    def can_play(self, setup: Setup) -> bool:
        """Whether the sheet and all options are known and every bot is a compiled policy."""
        known = setup.game in SHEETS and setup.options.keys() <= OPTIONS
        return known and all(parse_policy(name) for name in setup.bots)

    def chunk_size(self, bots: tuple[str, ...]) -> int:
        """Few games where somebody looks up the exact solution."""
        return 128 if "perfect" in bots else 16384

    def player(self, setup: Setup, folder: Path | None = None) -> Play:
        """The kernel for these bots, with the solutions of ``perfect`` ones."""
        game, seats = setup.game, setup.seats
        lucky: Sequence[tuple[int, int]] = setup.options.get("lucky", ())
        check_game(game, seats, lucky)
        for name in setup.bots:
            if parse_policy(name) is None:
                known = "random, greedy-K, conservative, perfect"
                raise PlanError(f"no compiled policy {name!r} for {game}; there are: {known}")
        if not self.can_play(setup):
            raise PlanError(f"compiled games of {game} know no options but {sorted(OPTIONS)}")
        policies = np.array([parse_policy(name) for name in setup.bots], np.int64)
        drawn = game == "longo" and not lucky
        fixed = np.array(lucky or [NO_LUCK] * seats, np.int64)
        sheet = sheet_of(game, setup.options)
        solutions = _solutions(sheet, policies, fixed, drawn, folder)
        # Where nobody looks rows up, any space will do.
        space = row_space(sheet if solutions else QWIXX)
        rules, solved = sheet_rules(sheet), solution_set(solutions)
        pairs = pairs_to_draw(drawn)
        seed = np.uint64(setup.seed)

        def play(start: int, count: int) -> GameResults:
            games = new_qwixx_playouts(count, seats)
            play_games(rules, policies, solved, space, seed, start, fixed, pairs, games)
            extra: dict[str, NDArray[Any]] = {
                "failed_throws": games.failed,
                "locks": games.locks,
                "crosses": games.crosses,
            }
            return GameResults(start, games.scores, games.throws, games.ending, extra)

        return play


KERNELS: Kernels = QwixxKernels()


def sheet_of(game: str, options: Mapping[str, Any]) -> FieldSheet:
    """The sheet of a game: an option whose text is its notation, or the one that it implies."""
    if (given := options.get("sheet")) is None:
        return SHEETS[game]
    return read_notation(str(given))


def check_game(game: str, seats: int, lucky: Sequence[tuple[int, int]] = ()) -> None:
    """Refuse a game that does not exist; ``lucky`` is empty where the pairs are drawn.

    Raises:
        PlanError: there is no such game.
    """
    if game not in SHEETS:
        raise PlanError(f"there are no kernels for {game!r}, only for {', '.join(SHEETS)}")
    if not 1 <= seats <= MOST_SEATS:
        raise PlanError(f"{game} is for 1 to {MOST_SEATS} bots, not {seats}")
    if not lucky:
        return
    if game != "longo":
        raise PlanError(f"{game} has no lucky numbers")
    if len(lucky) != seats:
        raise PlanError(f"{seats} seats need {seats} lucky pairs, not {len(lucky)}")
    for low, high in lucky:
        if not 2 <= low < high <= 16:
            raise PlanError(
                "a lucky pair is two different numbers from 2 to 16 in ascending order,"
                f" not {low},{high}"
            )


def _solutions(
    sheet: FieldSheet,
    policies: NDArray[np.int64],
    fixed: NDArray[np.int64],
    drawn: bool,
    folder: Path | None,
) -> dict[tuple[int, int], Solution]:
    """What ``perfect`` seats follow; nothing where there are none.

    Raises:
        PlanError: a game has not been solved yet.
    """
    perfect = policies[:, 0] == PERFECT
    if not perfect.any():
        return {}
    wanted = list(LUCKY_PAIRS)
    if not drawn:
        wanted = [(int(low), int(high)) for low, high in fixed[perfect]]
    try:
        return open_solutions(sheet, wanted, folder)
    except MissingSolution as missing:
        raise PlanError(str(missing)) from missing
