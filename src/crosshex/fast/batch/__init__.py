"""Many games at once as arrays: for people who train on the kernels.

    from crosshex.fast.batch import make_batch

    games = make_batch("qwixx", seats=2)
    games.reset(4096, seed=1)
    while not games.over.all():
        actions = choose(games.observe(), games.legal_mask())
        rewards = games.step(actions)

Game `i` of a seed throws the same dice here, in `crosshex simulate` and in the environments of
`crosshex.envs`, whose encodings these are too (`crosshex.fast.layout`).
"""

from typing import Any

from crosshex.fast.batch.base import BatchError
from crosshex.fast.batch.qwixx import QwixxBatch
from crosshex.fast.batch.six import SixBatch

__all__ = ["BatchError", "QwixxBatch", "SixBatch", "make_batch"]


def make_batch(game: str, **options: Any) -> QwixxBatch | SixBatch:
    """A batch of `qwixx`, `longo` or `six`; options are those of `QwixxBatch` and `SixBatch`.

    >>> make_batch("longo", seats=3).actions
    65
    """
    if game == "six":
        return SixBatch(**options)
    return QwixxBatch(game, **options)
