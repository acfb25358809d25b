"""What positions of Qwixx and Longo are worth: shares of the win, or points where one sits alone.

The networks are those of `master`, scaled so that the shares of all seats sum to 1.
"""

from collections.abc import Sequence
from functools import cache
from typing import Protocol

import numpy as np

from crosshex.bots.qwixx_net import (
    ValueNet,
    name_with_checksum,
    net_name,
    shipped_net,
    weights_folder,
)
from crosshex.bots.qwixx_positions import Positions
from crosshex.bots.values import NoValues, Unit, Values, Worth
from crosshex.rules import Game, Qwixx, QwixxState
from crosshex.rules.sheet import LONGO, QWIXX, Sheet

CHUNK = 512
"""So many positions are asked of a network at once; more would not stay in the caches."""


class QwixxValues(Values, Protocol):
    """Values of a table that are asked for by arrays too."""

    def of_positions(self, positions: Positions) -> Worth:
        """What each position is worth."""


class ShareValues:
    """Shares of the win by a network.

    Attributes:
        name: the weights, with a checksum.
    """

    unit: Unit = "share"
    exact = False

    def __init__(self, name: str, net: ValueNet) -> None:
        self.name = name
        self._net = net

    def of(self, states: Sequence[QwixxState]) -> Worth:
        """The shares that the seats may expect."""
        return self.of_positions(Positions.of_states(states))

    def of_positions(self, positions: Positions) -> Worth:
        """The same for arrays; results are counted, everything else is asked of the network."""
        values, margins = positions.results()
        running = np.flatnonzero(~positions.over)
        for first in range(0, len(running), CHUNK):
            part = running[first : first + CHUNK]
            wins, points = self._net.evaluate(*positions.take(part).words(self._net.words))
            shares = wins.reshape(len(part), -1).astype(np.float64)
            values[part] = shares / shares.sum(1, keepdims=True)
            margins[part] = points.reshape(len(part), -1)
        return Worth(values, margins)


def qwixx_values(game: Game) -> QwixxValues:
    """The values for a table.

    Raises:
        NoValues: nobody has learnt this sheet.
        DamagedWeights: the weights cannot be read.
    """
    assert isinstance(game, Qwixx)
    if game.sheet not in (QWIXX, LONGO):
        raise NoValues(f"nobody has learnt what positions of {game.name} are worth")
    if game.seats > 1:
        return _shares(game.sheet, game.seats)
    # Solved games are read by kernels, whose compiler takes long to import.
    from crosshex.bots.qwixx_points import point_values

    return point_values(game)


@cache
def _shares(sheet: Sheet, seats: int) -> ShareValues:
    name = name_with_checksum(weights_folder(), net_name(sheet, seats))
    return ShareValues(name, shipped_net(sheet, seats))
