"""Six in a simulation: its kernels, and columns besides the scores."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.six import constants
from crosshex.fast.six import game as six
from crosshex.fast.six.playouts import new_six_playouts, play_six
from crosshex.rules import Six, SixState
from crosshex.rules.six import HEXAGONS
from crosshex.simulate.compiled import Kernels, Play
from crosshex.simulate.plan import SimulationPlan
from crosshex.simulate.tally import GameResults


class SixKernels:
    """Whole games of Six at random."""

    endings = six.ENDINGS
    per_point = 2
    """Scores come in halves."""
    options = frozenset({"variant", "claim", "repetition", "move_limit"})

    def can_play(self, plan: SimulationPlan) -> bool:
        """Whether all play at random, shapes are claimed by themselves and games must end."""
        game = plan.game
        known = isinstance(game, Six) and game.claim == "auto" and game.move_limit is not None
        return known and set(plan.bots) == {"random"}

    def chunk_size(self, bots: tuple[str, ...]) -> int:
        """Games are long."""
        return 128

    def player(self, plan: SimulationPlan, folder: Path | None = None) -> Play:
        """The kernel for this game."""
        game, seats = plan.game, plan.seats
        assert isinstance(game, Six)
        advanced, repetition, limit = game.variant == "advanced", game.repetition, game.move_limit
        seed = np.uint64(plan.seed)

        def play(start: int, count: int) -> GameResults:
            games = new_six_playouts(count)
            play_six(seed, start, advanced, repetition or 0, limit, games)
            # Black begins. Bot j holds the seat that is j - i places after the one that begins.
            place = (np.arange(seats)[None, :] - start - np.arange(count)[:, None]) % seats
            side = np.where(place % 2 == 0, constants.BLACK, constants.RED)
            outcome = games.outcome[:, None]
            scores = np.where(outcome == six.DRAWN, 1, np.where(outcome == side, 2, 0))
            extra: dict[str, NDArray[Any]] = {
                "black_wins": games.outcome == constants.BLACK,
                "red_wins": games.outcome == constants.RED,
                "removed": games.removed,
            }
            return GameResults(start, scores, games.turns, games.ending, extra)

        return play


KERNELS: Kernels = SixKernels()


def columns(ends: Sequence[SixState]) -> dict[str, NDArray[Any]]:
    """Who won, by colour, and how many hexagons were removed, for each game."""
    return {
        "black_wins": np.array([end.result == "1-0" for end in ends]),
        "red_wins": np.array([end.result == "0-1" for end in ends]),
        "removed": np.array([_removed(end) for end in ends], np.int8),
    }


def _removed(state: SixState) -> int:
    return HEXAGONS - len(state.all_hexagons) if state.moving else 0
