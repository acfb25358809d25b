"""What positions of Qwixx and Longo are worth: shares of the win, or points at one seat.

The networks have the shape of `master`'s, and were trained on the results of its games against
itself. A softmax over the seats makes their shares sum to one win. `training/qwixx` makes them.
"""

from dataclasses import replace
from functools import cache

import numpy as np

from crosshex.bots.qwixx.learnt import has_learnt
from crosshex.bots.qwixx.levels import called
from crosshex.bots.qwixx.net import name_with_checksum, net_name, weights_folder
from crosshex.bots.qwixx.positions import SheetValues
from crosshex.bots.qwixx.value_net import ValueNet, read_net
from crosshex.bots.values import NoValues, Worth
from crosshex.fast.qwixx.positions import Positions
from crosshex.rules import Game, Qwixx, Sheet


class ShareValues(SheetValues):
    """Shares of the win by a network."""

    def __init__(self, name: str, game: Qwixx, net: ValueNet) -> None:
        super().__init__(name, game)
        self._net = net

    def rate(self, positions: Positions, ended: Worth) -> Worth:
        """The shares and margins that the network expects."""
        count, seats = positions.sheets.shape
        places = np.repeat(np.arange(count), seats)
        logits, points = self._net.rate(positions, places, np.tile(np.arange(seats), count))
        chances, leads = logits.reshape(count, seats), points.reshape(count, seats)
        chances = np.exp(chances - chances.max(1, keepdims=True))
        # At two seats the margins of the two are opposite numbers.
        margins = leads if seats > 2 else (leads - leads[:, ::-1]) / 2
        return Worth(chances / chances.sum(1, keepdims=True), margins)


def qwixx_values(game: Game) -> SheetValues:
    """The values for a game.

    Raises:
        NoValues: there are no values for this sheet.
        DamagedWeights: the weights cannot be read.
    """
    assert isinstance(game, Qwixx)
    if game.seats > 1:
        if not has_learnt(game):
            raise NoValues(f"there are no values for positions of {called(game)}")
        return _shares(replace(game, lucky=()))
    # What is solved is imported only where it is asked for.
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
def _shares(game: Qwixx) -> ShareValues:
    name, folder = values_name(game.sheet, game.seats), weights_folder()
    return ShareValues(name_with_checksum(folder, name), game, read_net(game.sheet, name, folder))
