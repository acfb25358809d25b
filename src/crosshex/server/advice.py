"""What a worker of the bots answers to who asks for a hint."""

from typing import NamedTuple


class Advice(NamedTuple):
    """What a bot would do, and whether that wins; None: nobody says so.

    Attributes:
        move: in notation.
        proven: whether the win is proven; else it is only likely.
        line: the moves that show it.
    """

    move: str
    proven: bool | None = None
    line: tuple[str, ...] = ()
