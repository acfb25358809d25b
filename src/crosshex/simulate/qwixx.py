"""The columns of a simulation of games on a sheet besides scores, as the kernels count them."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crosshex.rules import QwixxState


def _locks(end: QwixxState, seat: int) -> int:
    return sum(end.game.sheet.is_locked(*row) for row in enumerate(end.marks[seat].rows))


def columns(ends: Sequence[QwixxState]) -> dict[str, NDArray[Any]]:
    """Failed throws, rows that the seat itself locked, and crosses, for each game and seat."""

    def column(value: Callable[[QwixxState, int], int]) -> NDArray[Any]:
        found = [[value(end, seat) for seat in range(end.game.seats)] for end in ends]
        return np.array(found, np.int8)

    return {
        "failed_throws": column(lambda end, seat: end.marks[seat].failed),
        "locks": column(_locks),
        "crosses": column(lambda end, seat: sum(map(int.bit_count, end.marks[seat].rows))),
    }
