"""The trained weights of the evaluation of Six, one set for each variant."""

from functools import cache
from pathlib import Path

import numpy as np

from crosshex.fast.six.board import Weights
from crosshex.fast.six.search.value import EvalParameters
from crosshex.rules import Game

FILE = Path(__file__).parents[1] / "weights" / "six-master.npz"
VARIANTS = ("basic", "advanced")


def read_parameters(path: Path) -> dict[str, EvalParameters]:
    """The weights in a file, by variant."""
    with np.load(path) as arrays:
        return {
            variant: EvalParameters(arrays[f"{variant}_windows"], arrays[f"{variant}_more"])
            for variant in VARIANTS
        }


@cache
def _shipped() -> dict[str, Weights]:
    return {variant: parameters.pack() for variant, parameters in read_parameters(FILE).items()}


def weights_for(game: Game) -> Weights:
    """The weights of the evaluation for this game."""
    return _shipped()[getattr(game, "variant", "basic")]
