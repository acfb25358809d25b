"""A network that plays alone: the further points of single sheets that nobody solved for it.

It is smaller than those of `master`, and sees only the seat's own sheet. `training/qwixx` makes its
weights; here they are only applied, with NumPy.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crosshex.bots.qwixx.learnt import learnt_name
from crosshex.bots.qwixx.net import (
    POINTS_SCALE,
    Words,
    name_with_checksum,
    read_weights,
    weights_folder,
)
from crosshex.bots.qwixx.positions import Positions
from crosshex.bots.values import Unit, Worth
from crosshex.rules import QwixxState, Sheet

CHUNK = 4096
"""How many positions are computed at once."""
DIGITS = 4
"""Points are rounded to so many digits: far coarser than what processors make of the same sums."""


class AloneValues:
    """The present points, plus those that the network expects.

    Attributes:
        name: the weights, with a checksum.
    """

    unit: Unit = "points"
    exact = False

    def __init__(self, name: str, sheet: Sheet, weights: Mapping[str, NDArray[Any]]) -> None:
        self.name = name
        self._words = Words(sheet)
        # Sums of doubles differ between processors only far behind the digits that count.
        self._weights = {name: weight.astype(np.float64) for name, weight in weights.items()}

    def of(self, states: Sequence[QwixxState]) -> Worth:
        """The points that a seat may expect to have at the end."""
        return self.of_positions(Positions.of_states(states))

    def of_positions(self, positions: Positions) -> Worth:
        """The same for arrays."""
        points = positions.results().values[:, 0]
        running = np.flatnonzero(~positions.over)
        for first in range(0, len(running), CHUNK):
            part = running[first : first + CHUNK]
            points[part] += self._further(positions.take(part))
        return Worth(points[:, None], points[:, None])

    def _further(self, positions: Positions) -> NDArray[np.float64]:
        own, w = positions.own_words(self._words)[:, 0], self._weights
        hidden = np.maximum(w["own"][own].sum(1) + w["bias1"], 0)
        hidden = np.maximum(hidden @ w["layer2"] + w["bias2"], 0)
        hidden = np.maximum(hidden @ w["layer3"] + w["bias3"], 0)
        found = (hidden @ w["heads"] + w["bias4"])[:, 0] * POINTS_SCALE
        return np.asarray(np.round(found, DIGITS), np.float64)


@cache
def shipped_alone(sheet: Sheet) -> AloneValues:
    """The network that comes with the package for a sheet, read once.

    Raises:
        DamagedWeights: its files are missing or damaged.
    """
    name, folder = f"{learnt_name(sheet)}-solo", weights_folder()
    return AloneValues(name_with_checksum(folder, name), sheet, read_weights(folder, name))
