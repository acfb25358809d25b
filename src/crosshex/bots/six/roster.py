"""The bots of Six by name."""

from importlib.util import find_spec
from typing import Final

from crosshex.bots.base import Bot
from crosshex.bots.packages import need
from crosshex.bots.random_bot import RandomBot
from crosshex.bots.roster import Roster, timeless
from crosshex.bots.six.greedy import GreedySix
from crosshex.bots.six.levels import SIX_MAKERS
from crosshex.rules import Game


class SixRoster(Roster):
    """The bots that search are compiled: without Numba only the others play."""

    def names(self, game: Game) -> tuple[str, ...]:
        """All bots that can play here."""
        names = super().names(game)
        if find_spec("numba") is not None:
            return names
        return tuple(name for name in names if name not in SIX_MAKERS)

    def is_compiled(self, name: str, game: Game) -> bool:
        """Whether the search has been compiled on this machine, for the bots that search."""
        if name not in SIX_MAKERS or find_spec("numba") is None:
            return True
        from crosshex.fast.core.jit import is_compiled

        return is_compiled("warm_six_search")

    def make(self, name: str, game: Game, seed: int, seconds: float | None) -> Bot | None:
        """The bot of this name.

        Raises:
            MissingExtra: it is compiled, and Numba is not installed.
        """
        if name in SIX_MAKERS:
            need(name, "numba")
        return super().make(name, game, seed, seconds)


ROSTER: Final = SixRoster(
    {**SIX_MAKERS, "random": timeless(RandomBot), "greedy": timeless(GreedySix)},
    {
        "alphabeta-3": "a baseline: searches three moves, counts shapes",
        "greedy": "wins and blocks in one, else builds open shapes",
    },
)
