"""Six for the vector environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.batch import BatchError, SixBatch
from crosshex.fast.six.constants import PASS
from crosshex.rules import Description, Six

if TYPE_CHECKING:
    from crosshex.bots.six.humanlike import HumanlikeSix


SEARCHING: Final = ("beginner", "easy", "medium", "hard")
"""Policies that are the compiled bots of these names."""


class SixVector(SixBatch):
    """A `SixBatch` that takes actions by seat, and has the levels of the bots as policies."""

    def __init__(self, seats: int = 2, variant: str = "basic", **options: Any) -> None:
        super().__init__(seats, variant, **options)
        self._game = Six(seats, variant)  # type: ignore[arg-type]
        self._bots: dict[tuple[str, int], HumanlikeSix] = {}
        self._turns: dict[str, NDArray[np.int64]] = {}

    def policy(self, name: str, seat: int) -> NDArray[np.int64]:
        """The actions of `random`, `greedy` or a level up to `hard`, where `seat` moves.

        A level knows the position, but not those before it: it does not shun repetitions.

        Raises:
            BatchError: there is no such policy.
        """
        if name not in SEARCHING:
            try:
                return super().policy(name, seat)
            except BatchError as fault:
                raise BatchError(f"{fault}, {', '.join(SEARCHING)}") from None
        from crosshex.fast.batch.six_policies import fits

        result = np.zeros(len(self), np.int64)
        asked = (self.seat == seat) & ~self.over
        turns = self._turns.get(name)
        if turns is None or len(turns) != len(self):
            turns = self._turns[name] = np.full(len(self), PASS, np.int64)
        goes_on = np.zeros(len(self), np.bool_)
        self._workers.run(fits, len(self), self._games, turns, goes_on)
        begun = self._games.hand >= 0
        self._workers.run(self._think, len(self), name, asked & ~begun, turns)
        self._play_turns(asked & (goes_on | ~begun), turns, result)
        # Somebody else began the turn.
        lost = asked & begun & ~goes_on
        if lost.any():
            result[lost] = super().policy("greedy", seat)[lost]
        return result

    def _think(
        self, low: int, high: int, name: str, which: NDArray[np.bool_], turns: NDArray[np.int64]
    ) -> None:
        """The turns of a level in some games; the same for any number of threads."""
        from crosshex.bots.six.humanlike import HumanlikeSix
        from crosshex.bots.six.levels import HABITS
        from crosshex.bots.six.weights import weights_for
        from crosshex.fast.batch.six_policies import set_up
        from crosshex.fast.six.board import BOARD
        from crosshex.fast.six.game import QUIET, TURN

        if not which[low:high].any():
            return
        if (bot := self._bots.get((name, low))) is None:
            bot = self._bots[name, low] = HumanlikeSix(self._game, 0, HABITS[name], None)
        board = np.zeros(BOARD, np.int32)
        weights, games = weights_for(self._game), self._games
        for at in np.flatnonzero(which[low:high]) + low:
            set_up(board, games, at, weights, self._rules.advanced)
            game = games.boards[at]
            seed = (int(games.seed[at]), int(games.number[at]), int(game[TURN]))
            left = self._rules.limit - int(game[QUIET])
            turns[at] = bot.think_about(board, left, hash(seed))

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
