"""The columns of a simulation of Six besides scores, as the kernels count them."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crosshex.rules import SixState
from crosshex.rules.six import HEXAGONS


def columns(ends: Sequence[SixState]) -> dict[str, NDArray[Any]]:
    """Who won, by colour, and how many hexagons were removed, for each game."""
    return {
        "black_wins": np.array([end.result == "1-0" for end in ends]),
        "red_wins": np.array([end.result == "0-1" for end in ends]),
        "removed": np.array([_removed(end) for end in ends], np.int8),
    }


def _removed(state: SixState) -> int:
    return HEXAGONS - len(state.all_hexagons) if state.moving else 0
