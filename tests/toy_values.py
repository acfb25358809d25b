"""Values without any knowledge of a game, for tests of what must hold with all values."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from crosshex.bots.qwixx.positions import Positions
from crosshex.bots.values import Unit, Worth
from crosshex.rules import Qwixx, QwixxState, Sheet, straight_sheet

TINY = straight_sheet(3, 1, 1)


@dataclass(frozen=True)
class TinyLongo(Qwixx):
    """A tiny game with lucky numbers."""

    sheet: Sheet = TINY
    lucky_pairs: ClassVar[tuple[tuple[int, int], ...]] = ((3, 5), (2, 4), (4, 6))


class ToyValues:
    """Shares that depend on the whole position but mean nothing; ended games are exact."""

    name = "toy@000000000000"
    unit: Unit = "share"
    exact = False

    def of(self, states: Sequence[QwixxState]) -> Worth:
        """The shares of states."""
        return self.of_positions(Positions.of_states(states))

    def of_positions(self, positions: Positions) -> Worth:
        """The shares of positions as arrays."""
        values, margins = positions.results()
        mixed = (positions.rows * [3, 19, 41, 89]).sum(2) + 23 * positions.failed
        mixed += (positions.locked * [5, 7, 11, 13]).sum(1)[:, None]
        mixed += 31 * ((positions.active[:, None] - np.arange(positions.game.seats)) % 7)
        weights = 1.0 + 5 * np.modf(mixed * 0.6180339887498949)[0]
        if positions.game.seats > 1:
            weights /= weights.sum(1, keepdims=True)
        running = ~positions.over
        values[running] = weights[running]
        margins[running] = 0
        return Worth(values, margins)
