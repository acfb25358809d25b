"""Six for the vector environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.batch import SixBatch
from crosshex.rules import Description


class SixVector(SixBatch):
    """A `SixBatch` that takes actions by seat."""

    def step_seats(
        self, actions: Mapping[int, NDArray[np.int64]], which: NDArray[np.bool_]
    ) -> NDArray[np.float32]:
        """In each game, take the action of the seat to move."""
        chosen = np.zeros(len(self), np.int64)
        for seat, own in actions.items():
            chosen = np.where(self.seat == seat, own, chosen)
        return self.step(chosen, which)

    @property
    def scores(self) -> NDArray[np.int64]:
        """Zeros: nobody has points before the end."""
        return np.zeros((len(self), self.seats), np.int64)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """The legal actions of a seat; they matter only in games where it is to move."""
        return self.legal_mask()


def make_vector(game: Description, seats: int, **options: Any) -> SixVector:
    """A batch of games; the options are those of `SixBatch`."""
    return SixVector(seats, **options)
