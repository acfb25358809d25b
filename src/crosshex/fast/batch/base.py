"""What all batches do: start games, check what is passed in, and refuse what is not legal."""

from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from crosshex.fast.batch.workers import Workers


class BatchError(ValueError):
    """A batch cannot be set up or stepped like this; the message says what would be right."""


class Batch(ABC):
    """A batch of games of one kind; every kind plays and shows them in its own way."""

    actions: int
    seats: int
    _games: Any
    _workers: Workers

    def __len__(self) -> int:
        return len(self._games.number)

    def reset(self, n: int, seed: int = 0) -> None:
        """Start games `0 … n - 1` of a seed.

        Raises:
            BatchError: there is no game, or the seed is out of range.
        """
        if n < 1:
            raise BatchError(f"a batch has at least one game, not {n}")
        if not 0 <= seed < 2**64:
            raise BatchError(f"a seed is a number from 0 to 2**64 - 1, not {seed}")
        self._games = self._new_games(n)
        self._games.seed[:] = np.uint64(seed)
        self._games.number[:] = np.arange(n, dtype=np.uint64)
        self._begin(np.ones(n, np.bool_))

    def _check_seat(self, seat: int) -> None:
        """Refuse a seat that does not exist: the kernels would read what lies beside the arrays."""
        if not 0 <= seat < self.seats:
            raise BatchError(f"a seat is a number from 0 to {self.seats - 1}, not {seat}")

    def restart(self, which: NDArray[np.bool_]) -> None:
        """Restart the games in `which`, each as the game of the seed that is `n` further on."""
        which = checked_games(which, len(self))
        self._games.number[which] += np.uint64(len(self))
        self._begin(which)

    @property
    @abstractmethod
    def over(self) -> NDArray[np.bool_]:
        """Which games are over."""

    @abstractmethod
    def _new_games(self, n: int) -> Any:
        """Fresh arrays for `n` games."""

    @abstractmethod
    def _begin(self, which: NDArray[np.bool_]) -> None:
        """Start these games."""

    def _refusal(self, game: int, seat: int, action: int, word: str, legal: str) -> str:
        """Why an action is refused, and what would be legal."""
        if not 0 <= action < self.actions:
            what = f"action {action} is not one of the {self.actions} actions"
        else:
            what = f"action {action}, {word}, is not legal"
        over = "the game is over; " if self.over[game] else ""
        return f"game {game}, seat {seat + 1}: {what}; {over}legal: {legal}"


def checked_actions(actions: ArrayLike, shape: tuple[int, ...]) -> NDArray[np.int64]:
    """Actions as whole numbers in the right shape.

    Raises:
        BatchError: they are not.
    """
    array = np.asarray(actions)
    if array.shape != shape:
        raise BatchError(f"actions must have the shape {shape}, not {array.shape}")
    if not np.issubdtype(array.dtype, np.integer):
        raise BatchError(f"actions must be whole numbers, not {array.dtype}")
    return np.ascontiguousarray(array, dtype=np.int64)


def checked_games(which: ArrayLike | None, games: int) -> NDArray[np.bool_]:
    """Which games are meant, as a truth value for each; all of them if nothing is said.

    Raises:
        BatchError: there is not one for each.
    """
    if which is None:
        return np.ones(games, np.bool_)
    array = np.asarray(which)
    if array.shape != (games,) or array.dtype != np.bool_:
        raise BatchError(
            f"which must be {games} booleans, not {array.dtype} in the shape {array.shape}"
        )
    return np.ascontiguousarray(array)
