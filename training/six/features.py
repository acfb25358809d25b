"""The features of the evaluation of Six as a vector: its product with the weights is the value.

While placing, the evaluation also adds a forecast of the moving phase, which is not counted here.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.jit import Int, njit
from crosshex.fast.six.board import (
    ADVANCED,
    CODE,
    COUNTS,
    FREE,
    GAIN,
    MORE_WEIGHTS,
    MOVER,
    MOVING,
    Board,
)
from crosshex.fast.six.constants import BLACK, CELLS
from crosshex.fast.six.groups import survey
from crosshex.fast.six.search.value import (
    FREE_OWN,
    FREE_THEIR,
    GAIN_OWN,
    GAIN_THEIR,
    MATERIAL,
    MOST_FREE,
    MOST_GAIN,
    TEMPO,
    EvalParameters,
)
from crosshex.fast.six.shapes import KIND, KINDS, WINDOWS

WINDOW_FEATURES = KINDS * 49
"""By kind, own hexagons (0 to 6) and the other side's (0 to 6)."""
FEATURES = WINDOW_FEATURES + MORE_WEIGHTS
Vector = NDArray[np.float64]


@njit
def features(board: Board, counts: NDArray[np.int16]) -> None:
    """Count for the side to move; the phase decides which weights apply."""
    counts[:] = 0
    side = board[MOVER]
    other = 3 - side
    for window in range(WINDOWS):
        code = board[CODE + window]
        if code:
            own = code & 7 if side == BLACK else code >> 3
            their = code >> 3 if side == BLACK else code & 7
            counts[KIND[window // CELLS] * 49 + own * 7 + their] += 1
    more: Int = WINDOW_FEATURES
    if not board[MOVING]:
        counts[more + TEMPO] = 1
        return
    survey(board)
    counts[more + TEMPO + 1] = 1
    counts[more + FREE_OWN + min(board[FREE + side], MOST_FREE)] = 1
    counts[more + FREE_THEIR + min(board[FREE + other], MOST_FREE)] = 1
    if board[ADVANCED]:
        counts[more + GAIN_OWN + min(board[GAIN + side], MOST_GAIN)] = 1
        counts[more + GAIN_THEIR + min(board[GAIN + other], MOST_GAIN)] = 1
        counts[more + MATERIAL + board[COUNTS + side]] += 1
        counts[more + MATERIAL + board[COUNTS + other]] -= 1


def vector_of(parameters: EvalParameters, phase: int) -> Vector:
    """The weights of a phase in the order of the features."""
    return np.concatenate([parameters.windows[phase].ravel(), parameters.more])


def parameters_of(placing: Vector, moving: Vector) -> EvalParameters:
    """The weights of both phases in the form that the search takes."""
    windows = np.stack(
        [vector[:WINDOW_FEATURES].reshape(KINDS, 7, 7) for vector in (placing, moving)]
    )
    more = moving[WINDOW_FEATURES:].copy()
    more[TEMPO] = placing[WINDOW_FEATURES + TEMPO]
    return EvalParameters(windows, more)
