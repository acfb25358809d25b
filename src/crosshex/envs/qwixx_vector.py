"""Games on a sheet for the vector environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.batch import QwixxBatch
from crosshex.rules import Description


class QwixxVector(QwixxBatch):
    """A `QwixxBatch` that takes actions by seat."""

    def step_seats(
        self, actions: Mapping[int, NDArray[np.int64]], which: NDArray[np.bool_]
    ) -> NDArray[np.float32]:
        """Take the actions of some seats; the other seats do nothing."""
        chosen = np.zeros((len(self), self.seats), np.int64)
        for seat, own in actions.items():
            chosen[:, seat] = own
        return self.step(chosen, which)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """The legal actions of a seat."""
        return self.legal_mask(seat)


def make_vector(game: Description, seats: int, **options: Any) -> QwixxVector:
    """A batch of games; the options are those of `QwixxBatch`."""
    if "sheet" in options:
        option = game.option("sheet")
        sheet = options["sheet"]
        options["sheet"] = option.from_json(sheet) if isinstance(sheet, str) else sheet
    return QwixxVector(game.name, seats, **options)
