"""Six for the vector environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.batch import SixBatch
from crosshex.rules import Description


class SixVector(SixBatch):
    """The batch, seat by seat."""

    def step_seats(
        self, actions: Mapping[int, NDArray[np.int64]], which: NDArray[np.bool_]
    ) -> NDArray[np.float32]:
        """Take in each game the action of the seat that is to move."""
        chosen = np.zeros(len(self), np.int64)
        for seat, own in actions.items():
            chosen = np.where(self.seat == seat, own, chosen)
        return self.step(chosen, which)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """The legal actions where the seat is to move."""
        return self.legal_mask()


def make_vector(game: Description, seats: int, **options: Any) -> SixVector:
    """Many games; the options are those of `SixBatch`."""
    return SixVector(seats, **options)
