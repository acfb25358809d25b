"""`master` in the solitaire game: nearly the exact solution, in a small file.

The solution gives the further points of every sheet. For each number of failed throws it is a
matrix: the pair of rising rows against the pair of falling rows. The matrix has nearly rank eight,
so the points are the product of two short vectors, one for each pair. `training/qwixx` makes these
vectors from the solution; for Longo from the mean over the lucky pairs.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from crosshex.bots.base import Bot
from crosshex.bots.qwixx_learnt import learnt_name
from crosshex.bots.qwixx_net import read_weights, weights_folder
from crosshex.bots.qwixx_turns import choices_of, whole_turns
from crosshex.fast.qwixx.sheet import read_notation
from crosshex.fast.solver.rowspace import RowSpace, row_id, row_space
from crosshex.rules import Choice, Game, Qwixx, QwixxState, Sheet, State


class SolitaireValues:
    """The further points of sheets of one game.

    Attributes:
        space: how pairs of rows are numbered.
        vectors: by number of failed throws, pair of rows and dimension.
        signs: by number of failed throws and dimension: whether the product is added or subtracted.
    """

    def __init__(
        self, space: RowSpace, vectors: NDArray[np.float32], signs: NDArray[np.float32]
    ) -> None:
        self.space = space
        self.vectors = vectors
        self.signs = signs

    def worth(self, state: QwixxState) -> float:
        """The points of the only seat, plus those that it may still expect."""
        score = float(state.scores[0])
        if state.ending:
            return score
        marks = state.marks[0]
        red, yellow, green, blue = (
            self.space.locked[row]
            if row in state.locked
            else row_id(bits.bit_length(), bits.bit_count())
            for row, bits in enumerate(marks.rows)
        )
        rising = self.vectors[marks.failed, self.space.pair[0, red, yellow]]
        falling = self.vectors[marks.failed, self.space.pair[1, green, blue]]
        # Not by `@`: its order of addition, and so its last digit, depends on the processor.
        return score + float((rising * falling * self.signs[marks.failed]).sum())


class SoloQwixx(Bot):
    """Plays for points, because there is no opponent.

    Raises:
        DamagedWeights: its file cannot be read.
    """

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        assert isinstance(game, Qwixx)
        self._values = shipped_values(game.sheet)

    def choose(self, state: State, seat: int) -> Choice:
        """The choice that is worth most, over both actions."""
        assert isinstance(state, QwixxState)
        if state.crossed is not None:
            choices = choices_of(state, seat)
            return max(choices, key=lambda choice: self._values.worth(state.play(seat, choice)))
        return max(whole_turns(state, {}), key=lambda turn: self._values.worth(turn.end)).first


@cache
def shipped_values(sheet: Sheet) -> SolitaireValues:
    """The points that come with the package, read once.

    Raises:
        DamagedWeights: its files are missing or damaged.
    """
    arrays = read_weights(weights_folder(), f"{learnt_name(sheet)}-solo")
    vectors, signs = (arrays[name].astype(np.float32) for name in ("vectors", "signs"))
    return SolitaireValues(row_space(read_notation(sheet.notation)), vectors, signs)
