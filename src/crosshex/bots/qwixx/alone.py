"""A network that plays alone: the further points of single sheets that nobody solved for it.

It is smaller than those of `master`, and sees only the seat's own sheet. `training/qwixx` makes its
weights; here they are only applied, with NumPy.
"""

from collections.abc import Mapping
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
from crosshex.bots.qwixx.positions import SheetValues
from crosshex.bots.qwixx.value_net import word_layout
from crosshex.bots.values import Unit, Worth
from crosshex.fast.qwixx.network import own_words
from crosshex.fast.qwixx.positions import Positions
from crosshex.rules import Qwixx

CHUNK = 4096
"""How many positions are computed at once."""
DIGITS = 4
"""Points are rounded to so many digits: far coarser than what processors make of the same sums."""


class AloneValues(SheetValues):
    """The present points, plus those that the network expects."""

    unit: Unit = "points"

    def __init__(self, name: str, game: Qwixx, weights: Mapping[str, NDArray[Any]]) -> None:
        super().__init__(name, game)
        self._layout = word_layout(Words(game.sheet))
        # Sums of doubles differ between processors only far behind the digits that count.
        self._weights = {name: weight.astype(np.float64) for name, weight in weights.items()}

    def rate(self, positions: Positions, ended: Worth) -> Worth:
        """The points that a seat may expect to have at the end."""
        own, w = own_words(self._layout, positions), self._weights
        found = np.empty((len(own), 1))
        for first in range(0, len(own), CHUNK):
            hidden = np.maximum(w["own"][own[first : first + CHUNK]].sum(1) + w["bias1"], 0)
            hidden = np.maximum(hidden @ w["layer2"] + w["bias2"], 0)
            hidden = np.maximum(hidden @ w["layer3"] + w["bias3"], 0)
            further = (hidden @ w["heads"] + w["bias4"])[:, :1] * POINTS_SCALE
            found[first : first + CHUNK] = np.round(further, DIGITS)
        return Worth(ended.values + found, ended.values + found)


@cache
def shipped_alone(game: Qwixx) -> AloneValues:
    """The network that comes with the package for a game, read once.

    Raises:
        DamagedWeights: its files are missing or damaged.
    """
    name, folder = f"{learnt_name(game.sheet)}-solo", weights_folder()
    return AloneValues(name_with_checksum(folder, name), game, read_weights(folder, name))
