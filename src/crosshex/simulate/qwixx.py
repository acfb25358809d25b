"""The columns of a simulation of Qwixx and Longo besides scores, as the kernels count them."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crosshex.rules import QwixxState


def columns(ends: Sequence[QwixxState]) -> dict[str, NDArray[Any]]:
    """Failed throws, rows that the seat itself locked, and crosses, for each game and seat."""

    def column(value: Callable[[QwixxState, int], int]) -> NDArray[Any]:
        return np.array([[value(end, seat) for seat in range(end.game.seats)] for end in ends])

    return {
        name: column(value).astype(np.int8)
        for name, value in (("failed_throws", _failed), ("locks", _locks), ("crosses", _crosses))
    }


def _failed(state: QwixxState, seat: int) -> int:
    return state.marks[seat].failed


def _locks(state: QwixxState, seat: int) -> int:
    return sum(state.game.sheet.is_locked(row) for row in state.marks[seat].rows)


def _crosses(state: QwixxState, seat: int) -> int:
    return sum(row.bit_count() for row in state.marks[seat].rows)
