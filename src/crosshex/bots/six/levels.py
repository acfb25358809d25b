"""The levels of Six: from a beginner who sees mainly their own shapes to `hard`, and `master`.

No level plays nonsense; the weaker ones overlook things, as people do:

- `beginner` builds its own shapes, and only sometimes sees what the other side threatens.
- `easy` builds and blocks, sees most of the threats, and often takes the second-best cell.
- `medium` never misses a win in one, and blocks one whenever it can; it looks two moves ahead, but
  misjudges what it sees there.
- `hard` is `master` with fewer nodes.

This module is light: the players need Numba, which is imported when the first one is made.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from crosshex.bots.base import Bot
from crosshex.rules import Game


class Habits(NamedTuple):
    """How a person of a level plays.

    Attributes:
        sees_win: how often they notice that they can win at once.
        sees_threat: how often they notice that the other side could.
        steady: how often they take the best-looking move rather than the next one, and so on.
        bars: how much the other side's shapes count, compared with their own.
        doubt: the standard deviation of their misjudgements, in the units of the evaluation; with 0
            they search as `master` does, but less.
        depth: how many moves they look ahead; with 0 they judge moves without a search.
        nodes: the most positions that they look at.
    """

    sees_win: float = 1.0
    sees_threat: float = 1.0
    steady: float = 1.0
    bars: float = 1.0
    doubt: float = 0.0
    depth: int = 0
    nodes: int = 20_000


HABITS: Final = {
    "beginner": Habits(sees_win=0.8, sees_threat=0.4, steady=0.35, bars=0.15),
    "easy": Habits(sees_win=0.97, sees_threat=0.8, steady=0.5, bars=0.7),
    "medium": Habits(doubt=80.0, depth=2),
    "hard": Habits(depth=6, nodes=4_000),
}
"""The levels below `master`, the weakest first."""


def _level(name: str, game: Game, seed: int, seconds: float | None = None) -> Bot:
    from crosshex.bots.six.humanlike import HumanlikeSix

    return HumanlikeSix(game, seed, HABITS[name])


def _alphabeta(game: Game, seed: int, seconds: float | None = None) -> Bot:
    from crosshex.bots.six.alphabeta import AlphabetaSix

    return AlphabetaSix(game, seed, seconds=seconds)


def _master(game: Game, seed: int, seconds: float | None = None) -> Bot:
    from crosshex.bots.six.master import MasterSix

    return MasterSix(game, seed) if seconds is None else MasterSix(game, seed, seconds)


SIX_MAKERS: Final[dict[str, Callable[..., Bot]]] = {
    **{name: partial(_level, name) for name in HABITS},
    "master": _master,
    "alphabeta-3": _alphabeta,
}
"""Makes the compiled bots for a game, a seed and the seconds for a move; they need Numba."""
