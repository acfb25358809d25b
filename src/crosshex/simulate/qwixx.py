"""Games on a sheet in a simulation: their kernels, and columns besides the scores."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.qwixx.kernels import sheet_rules
from crosshex.fast.qwixx.playouts import new_qwixx_playouts, pairs_to_draw, play_games, solution_set
from crosshex.fast.qwixx.policies import PERFECT, parse_policy
from crosshex.fast.qwixx.sheet import LUCKY_PAIRS, NO_LUCK, QWIXX, read_notation
from crosshex.fast.solver.rowspace import row_space
from crosshex.fast.solver.solution import MissingSolution, open_solutions
from crosshex.rules import Qwixx, QwixxState
from crosshex.simulate.compiled import Kernels, Play
from crosshex.simulate.plan import SimulationError, SimulationPlan
from crosshex.simulate.tally import GameResults


class QwixxKernels:
    """Whole games on any sheet; `perfect` plays those that were solved."""

    endings = ("failed throws", "rows locked")
    per_point = 1
    options = frozenset({"sheet", "lucky"})

    def can_play(self, plan: SimulationPlan) -> bool:
        """Whether every bot is a compiled policy."""
        return isinstance(plan.game, Qwixx) and all(parse_policy(name) for name in plan.bots)

    def chunk_size(self, bots: tuple[str, ...]) -> int:
        """Few games where somebody looks up the exact solution."""
        return 128 if "perfect" in bots else 16384

    def player(self, plan: SimulationPlan, folder: Path | None = None) -> Play:
        """The kernel for these bots, with the solutions of `perfect` ones."""
        game, seats = plan.game, plan.seats
        assert isinstance(game, Qwixx)
        policies = np.array([parse_policy(name) for name in plan.bots], np.int64)
        pairs = pairs_to_draw(plan.draws)
        lucky = game.lucky if game.lucky and not plan.draws else (NO_LUCK,) * seats
        fixed = np.array(lucky, np.int64)
        sheet = read_notation(game.sheet.notation)
        perfect = [pair for pair, (kind, _) in zip(lucky, policies, strict=True) if kind == PERFECT]
        wanted = LUCKY_PAIRS if perfect and plan.draws else perfect
        try:
            solutions = open_solutions(sheet, wanted, folder) if wanted else {}
        except MissingSolution as missing:
            raise SimulationError(str(missing)) from missing
        # Where nobody looks rows up, any space will do.
        space = row_space(sheet if solutions else QWIXX)
        rules, solved = sheet_rules(sheet), solution_set(solutions)
        seed = np.uint64(plan.seed)

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


def _locks(end: QwixxState, seat: int) -> int:
    return sum(end.game.sheet.is_locked(*row) for row in enumerate(end.marks[seat].rows))


def columns(ends: Sequence[QwixxState]) -> dict[str, NDArray[Any]]:
    """Failed throws, rows that the seat itself locked, and crosses, for each game and seat."""

    def column(value: Callable[[QwixxState, int], int]) -> NDArray[Any]:
        found = [[value(end, seat) for seat in range(end.game.seats)] for end in ends]
        return np.array(found, np.int8)

    return {
        "failed_throws": column(lambda end, seat: end.marks[seat].failed),
        "locks": column(_locks),
        "crosses": column(lambda end, seat: sum(map(int.bit_count, end.marks[seat].rows))),
    }
