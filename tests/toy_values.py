"""Values without any knowledge of a game, for tests of what must hold with all values."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from crosshex.bots.qwixx.positions import SheetValues, positions_of
from crosshex.bots.values import Worth
from crosshex.fast.qwixx.positions import Positions
from crosshex.rules import Qwixx, QwixxState, Sheet, straight_sheet

TINY = straight_sheet(3, 1, 1)


@dataclass(frozen=True)
class TinyLongo(Qwixx):
    """A tiny game with lucky numbers."""

    sheet: Sheet = TINY
    lucky_pairs: ClassVar[tuple[tuple[int, int], ...]] = ((3, 5), (2, 4), (4, 6))


class ToyValues(SheetValues):
    """Shares that depend on the whole position but mean nothing; ended games are exact."""

    def __init__(self) -> None:
        super().__init__("toy@000000000000", Qwixx())

    def of(self, states: Sequence[QwixxState]) -> Worth:
        """The shares of states of any game."""
        return self.of_positions(positions_of(states, states[0].game.seats))

    def rate(self, positions: Positions, ended: Worth) -> Worth:
        """The shares of running positions."""
        seats = positions.sheets.shape[1]
        sheets = (positions.sheets[:, :, None] >> np.arange(0, 64, 16, dtype=np.uint64)) & 0xFFFF
        mixed = (sheets.astype(np.int64) * [3, 19, 41, 89]).sum(2) + 23 * positions.failed
        locked = positions.locked[:, None] >> np.arange(4) & 1
        mixed += (locked * [5, 7, 11, 13]).sum(1)[:, None]
        mixed += 31 * ((positions.active[:, None] - np.arange(seats)) % 7)
        weights = 1.0 + 5 * np.modf(mixed * 0.6180339887498949)[0]
        if seats > 1:
            weights /= weights.sum(1, keepdims=True)
        return Worth(weights, np.zeros_like(weights))
