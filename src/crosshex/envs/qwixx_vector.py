"""Games on a sheet for the vector environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.batch import QwixxBatch
from crosshex.rules import Description, OptionError


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
    sheet = options.pop("sheet", None)
    if sheet is not None and sheet != game.option("sheet").default:
        raise OptionError(f"the batch of {game.name} knows its own sheet only, not {sheet}")
    return QwixxVector(game.name, seats, **options)
