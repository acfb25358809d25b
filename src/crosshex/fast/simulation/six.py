"""The kernels of Six as a simulation uses them."""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.simulation.runs import Kernels, PlanError, Play, Setup
from crosshex.fast.simulation.tally import GameResults
from crosshex.fast.six import constants
from crosshex.fast.six import plane as six
from crosshex.fast.six.playouts import (
    MOVE_LIMIT_DEFAULT,
    REPETITION_DEFAULT,
    new_six_playouts,
    play_six,
)

VARIANTS = ("basic", "advanced")
OPTIONS = {"variant", "claim", "repetition", "move_limit"}
"""Kernels refuse a game with any other option: they would play it by other rules."""
_ONLY_BOT = "random"


class SixKernels:
    """Whole games of Six at random."""

    endings = six.ENDINGS
    per_point = 2
    """Scores come in halves."""

    def can_play(self, setup: Setup) -> bool:
        """Whether all play at random, shapes are claimed by themselves and games must end."""
        options = setup.options
        return (
            set(setup.bots) == {_ONLY_BOT}
            and options.keys() <= OPTIONS
            and options.get("variant", VARIANTS[0]) in VARIANTS
            and options.get("claim", "auto") == "auto"
            and options.get("move_limit", MOVE_LIMIT_DEFAULT) is not None
        )

    def chunk_size(self, bots: tuple[str, ...]) -> int:
        """Games are long."""
        return 128

    def player(self, setup: Setup, folder: Path | None = None) -> Play:
        """The kernel for this game."""
        seats, options = setup.seats, setup.options
        variant = options.get("variant", VARIANTS[0])
        check_game(seats, variant)
        for name in setup.bots:
            if name != _ONLY_BOT:
                raise PlanError(
                    f"no compiled policy {name!r} for {setup.game}; there is: {_ONLY_BOT}"
                )
        if not self.can_play(setup):
            raise PlanError(
                f"compiled games of {setup.game} need claim auto, a move limit and known options"
            )
        advanced = variant == "advanced"
        repetition = options.get("repetition", REPETITION_DEFAULT) or 0
        limit = options.get("move_limit", MOVE_LIMIT_DEFAULT)
        seed = np.uint64(setup.seed)

        def play(start: int, count: int) -> GameResults:
            games = new_six_playouts(count)
            play_six(seed, start, advanced, repetition, limit, games)
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


def check_game(seats: int, variant: str) -> None:
    """Refuse a game that does not exist.

    Raises:
        PlanError: there is no such game.
    """
    if seats not in (2, 4):
        raise PlanError(f"six is for 2 or 4 bots, not {seats}")
    if variant not in VARIANTS:
        raise PlanError(f"the variant of six is {' or '.join(VARIANTS)}, not {variant!r}")
