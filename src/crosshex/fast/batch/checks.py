"""What can go wrong with a batch, and the checks of what is handed to it."""

import numpy as np
from numpy.typing import ArrayLike, NDArray


class BatchError(ValueError):
    """A batch cannot be set up or stepped like this; the message says what would be right."""


def check_size(games: int, seed: int) -> None:
    """Refuse a batch without games, and a seed out of range.

    Raises:
        BatchError: one of the two is wrong.
    """
    if games < 1:
        raise BatchError(f"a batch has at least one game, not {games}")
    if not 0 <= seed < 2**64:
        raise BatchError(f"a seed is a number from 0 to 2**64 - 1, not {seed}")


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
            f"which must be {games} truth values, not {array.dtype} in the shape {array.shape}"
        )
    return np.ascontiguousarray(array)
