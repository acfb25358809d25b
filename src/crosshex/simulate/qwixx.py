"""The columns of a simulation of Qwixx and Longo besides scores, as the kernels count them."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crosshex.rules import QwixxState


def columns(ends: Sequence[QwixxState]) -> dict[str, NDArray[Any]]:
    """Failed throws, rows that the seat itself locked, and crosses, for each game and seat."""

    def column(value: Callable[[QwixxState, int], int]) -> NDArray[Any]:
        found = [[value(end, seat) for seat in range(end.game.seats)] for end in ends]
        return np.array(found, np.int8)

    return {
        "failed_throws": column(lambda end, seat: end.marks[seat].failed),
        "locks": column(lambda end, seat: sum(map(end.game.sheet.is_locked, end.marks[seat].rows))),
        "crosses": column(lambda end, seat: sum(map(int.bit_count, end.marks[seat].rows))),
    }
