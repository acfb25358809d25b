"""The bots of Qwixx and Longo by name."""

import re
from importlib.util import find_spec
from typing import Final

from crosshex.bots.base import Bot
from crosshex.bots.packages import need
from crosshex.bots.qwixx.conservative import ConservativeQwixx
from crosshex.bots.qwixx.greedy import GreedyQwixx
from crosshex.bots.qwixx.learnt import LEARNT, has_learnt
from crosshex.bots.qwixx.levels import LEVEL_MAKERS, called
from crosshex.bots.random_bot import RandomBot
from crosshex.bots.registry import UnknownBot, Unsolved, bot_names
from crosshex.bots.roster import Roster, timeless
from crosshex.rules import Game, Qwixx

_GREEDY_K: Final = re.compile(r"greedy-([0-9]{1,3})")


class QwixxRoster(Roster):
    """`master` plays only the sheets that it has learnt, `perfect` those that were solved."""

    def names(self, game: Game) -> tuple[str, ...]:
        """All bots; `master` only if it has learnt the sheet and Numba is installed."""
        names = super().names(game)
        if has_learnt(game) and find_spec("numba") is not None:
            return names
        return tuple(name for name in names if name != "master")

    def is_compiled(self, name: str, game: Game) -> bool:
        """Whether the kernels of `master` have been compiled; alone it also looks up rows."""
        if name != "master" or find_spec("numba") is None:
            return True
        from crosshex.fast.core.jit import is_compiled

        return is_compiled("warm_turns") and (game.seats > 1 or is_compiled("warm_games"))

    def more(self, game: Game) -> tuple[str, ...]:
        """The bots with a number, and the one that needs preparation."""
        return ("greedy-K with a number for K", "perfect after crosshex solve")

    def make(self, name: str, game: Game, seed: int, seconds: float | None) -> Bot | None:
        """The bot of this name, `greedy-K` and `perfect` too."""
        if limit := _GREEDY_K.fullmatch(name):
            return GreedyQwixx(game, seed, limit=int(limit[1]))
        if name == "perfect":
            return _perfect(game, seed)
        return super().make(name, game, seed, seconds)

    def describe(self, name: str, game: Game) -> str:
        """How a bot plays, with the number of `greedy-K`."""
        if limit := _GREEDY_K.fullmatch(name):
            return f"crosses the number that skips the fewest, at most {limit[1]}"
        return super().describe(name, game)


def _master(game: Game, seed: int, seconds: float | None) -> Bot:
    """The strongest bot; its modules are imported here, because they need Numba."""
    if not has_learnt(game):
        raise UnknownBot(
            f"master has not learnt {called(game)}, only {', '.join(LEARNT)}; "
            f"there are: {', '.join(bot_names(game))}"
        )
    need("master", "numba")
    assert isinstance(game, Qwixx)
    if game.seats > 1:
        from crosshex.bots.qwixx.master import MasterQwixx

        return MasterQwixx(game, seed)
    from crosshex.bots.qwixx.solo import SoloQwixx

    return SoloQwixx(game, seed)


def _perfect(game: Game, seed: int) -> Bot:
    """The solitaire solution; its modules are imported here, because they need Numba."""
    need("perfect", "numba")
    from crosshex.bots.qwixx.perfect import PerfectQwixx
    from crosshex.fast.solver.solution import MissingSolution

    try:
        return PerfectQwixx(game, seed)
    except MissingSolution as missing:
        raise Unsolved(str(missing)) from None


ROSTER: Final = QwixxRoster(
    {
        **LEVEL_MAKERS,
        "master": _master,
        "random": timeless(RandomBot),
        "greedy": timeless(GreedyQwixx),
        "conservative": timeless(ConservativeQwixx),
    },
    {
        "greedy": "crosses the number that skips the fewest, if few",
        "conservative": "skips three numbers at most, none when not active",
        "perfect": "perfect solitaire; needs crosshex solve first",
    },
)
