"""The weights of the evaluation of Six, one set for each variant, beside the trained networks."""

from __future__ import annotations

from functools import cache

from crosshex.fast.six_board import Weights
from crosshex.fast.six_value import by_hand
from crosshex.rules import Game


@cache
def _weights(variant: str) -> Weights:
    return by_hand().pack()


def weights_for(game: Game) -> Weights:
    """What the search weighs at this table."""
    return _weights(getattr(game, "variant", "basic"))
