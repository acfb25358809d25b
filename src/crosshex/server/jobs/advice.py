"""The answer of a bot worker to a request for a hint.

It has a module of its own because `bot_worker` runs as `__main__`: other processes could not
unpickle a class from there.
"""

from typing import NamedTuple


class BotAdvice(NamedTuple):
    """The move that a bot would choose, and whether it wins.

    Attributes:
        move: in notation.
        proven: True: the win is proven. False: it is likely. None: the bot claims no win.
        line: the moves that show the win.
    """

    move: str
    proven: bool | None = None
    line: tuple[str, ...] = ()
