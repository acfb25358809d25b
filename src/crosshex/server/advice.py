"""The answer of a bot worker to a request for a hint.

It has a module of its own because `bot_worker` runs as `__main__`, and nobody else could unpickle a
class from there.
"""

from typing import NamedTuple


class Advice(NamedTuple):
    """What a bot would do, and whether that wins; `proven` is None if no win is claimed.

    Attributes:
        move: in notation.
        proven: whether the win is proven; else it is only likely.
        line: the moves that show it.
    """

    move: str
    proven: bool | None = None
    line: tuple[str, ...] = ()
