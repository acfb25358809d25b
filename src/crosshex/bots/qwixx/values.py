"""What positions of Qwixx and Longo are worth: shares of the win, or points at one seat.

The networks have the shape of `master`'s, and were trained on the results of its games against
itself. A softmax over the seats makes their shares sum to one win. `training/qwixx` makes them.
"""

from collections.abc import Sequence
from functools import cache
from typing import Protocol

import numpy as np

from crosshex.bots.qwixx.learnt import has_learnt
from crosshex.bots.qwixx.levels import called
from crosshex.bots.qwixx.net import (
    ValueNet,
    name_with_checksum,
    net_name,
    read_net,
    weights_folder,
)
from crosshex.bots.qwixx.positions import Positions
from crosshex.bots.values import NoValues, Unit, Values, Worth
from crosshex.rules import Game, Qwixx, QwixxState, Sheet

CHUNK = 512
"""The batch size of a network; a larger batch would not stay in the processor's caches."""


class QwixxValues(Values, Protocol):
    """Values that can also be computed from arrays."""

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
        """The same for arrays: the results of ended games, the network's values of all others."""
        values, margins = positions.results()
        running = np.flatnonzero(~positions.over)
        for first in range(0, len(running), CHUNK):
            part = running[first : first + CHUNK]
            logits, points = self._net.heads(*positions.take(part).words(self._net.words))
            chances = logits.reshape(len(part), -1).astype(np.float64)
            chances = np.exp(chances - chances.max(1, keepdims=True))
            values[part] = chances / chances.sum(1, keepdims=True)
            leads = points.reshape(len(part), -1)
            # At two seats the margins of the two are opposite numbers.
            margins[part] = leads if leads.shape[1] > 2 else (leads - leads[:, ::-1]) / 2
        return Worth(values, margins)


def qwixx_values(game: Game) -> QwixxValues:
    """The values for a game.

    Raises:
        NoValues: there are no values for this sheet.
        DamagedWeights: the weights cannot be read.
    """
    assert isinstance(game, Qwixx)
    if game.seats > 1:
        if not has_learnt(game):
            raise NoValues(f"there are no values for positions of {called(game)}")
        return _shares(game.sheet, game.seats)
    # Kernels read solved games, and their compiler takes long to import.
    from crosshex.bots.qwixx.points import point_values
    from crosshex.fast.solver.solution import MissingSolution

    try:
        return point_values(game)
    except MissingSolution as missing:
        raise NoValues(f"there are no values for positions of {called(game)}: {missing}") from None


def values_name(sheet: Sheet, seats: int) -> str:
    """The name of the weights of the values for a number of seats."""
    return net_name(sheet, seats).replace("master", "values")


@cache
def _shares(sheet: Sheet, seats: int) -> ShareValues:
    name, folder = values_name(sheet, seats), weights_folder()
    return ShareValues(name_with_checksum(folder, name), read_net(sheet, name, folder))
