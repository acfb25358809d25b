"""The value networks of `master` and of reviews as the kernels read them.

A network says what a position between two turns is worth to one seat: its chance of winning, ties
counting as shared wins, and the expected difference to the best other score. `training/qwixx` makes
the weights and explains the layers; `crosshex.fast.qwixx.network` applies them.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from crosshex.bots.qwixx.net import (
    FURTHEST,
    MARGIN_SCALE,
    Words,
    net_name,
    read_weights,
    weights_folder,
)
from crosshex.bots.qwixx.positions import positions_of
from crosshex.fast.core.jit import Floats, Ints
from crosshex.fast.qwixx.network import Network, WordLayout, evaluate
from crosshex.fast.qwixx.positions import Positions
from crosshex.rules import QwixxState, Sheet
from crosshex.rules.qwixx import MOST_SEATS

View: TypeAlias = tuple[QwixxState, int]
"""A position between two turns and the seat that looks at it."""


class ValueNet:
    """The network of one game.

    Attributes:
        layout: where its words begin.
        network: its weights.
    """

    def __init__(self, sheet: Sheet, weights: Mapping[str, NDArray[Any]]) -> None:
        self.layout = word_layout(Words(sheet))
        w = {name: weight.astype(np.float32) for name, weight in weights.items()}
        both = w["layer3"].reshape(2, -1, w["layer3"].shape[1])
        scale = np.array([1, MARGIN_SCALE], np.float32)
        scaled = {name: w[name] * scale for name in ("heads", "bias5")}
        self.network = Network(**{**w, **scaled}, layer3_of_one=both[0] + both[1])

    def rate(self, positions: Positions, places: Ints, seats: Ints) -> tuple[Floats, Floats]:
        """The logit of winning and the expected margin, for views of positions by seats."""
        logits, margins = np.empty(len(places)), np.empty(len(places))
        evaluate(self.layout, self.network, positions, places, seats, logits, margins)
        return logits, margins

    def values(self, views: Sequence[View]) -> tuple[Floats, Floats]:
        """Each view's chance of winning and expected margin in points; all must be of one game."""
        states, seats = zip(*views, strict=True)
        positions = positions_of(states, states[0].game.seats)
        logits, margins = self.rate(positions, np.arange(len(states)), np.array(seats))
        return 1 / (1 + np.exp(-logits)), margins


def word_layout(words: Words) -> WordLayout:
    """Where the words of a network begin, for the kernels."""
    return WordLayout(
        row=words.row,
        counts=words.counts,
        closed=words.sheet.longest + 2,
        failed=words.failed,
        lucky=words.lucky,
        lead=words.own + FURTHEST,
        furthest=FURTHEST,
        turn=words.turn,
        most_seats=MOST_SEATS,
    )


@cache
def shipped_net(sheet: Sheet, seats: int) -> ValueNet:
    """The network that comes with the package for a number of seats, read once.

    Raises:
        DamagedWeights: its files are missing or damaged.
    """
    return read_net(sheet, net_name(sheet, seats), weights_folder())


def read_net(sheet: Sheet, name: str, folder: Traversable) -> ValueNet:
    """A network of a game from a folder with its weights and its card.

    Raises:
        DamagedWeights: the weights are missing, or do not match the card.
    """
    return ValueNet(sheet, read_weights(folder, name))
