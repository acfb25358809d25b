"""The bots of Six by name."""

from typing import Final

from crosshex.bots.random_bot import RandomBot
from crosshex.bots.roster import Roster, timeless
from crosshex.bots.six_greedy import GreedySix
from crosshex.bots.six_levels import SIX_MAKERS

ROSTER: Final = Roster(
    {**SIX_MAKERS, "random": timeless(RandomBot), "greedy": timeless(GreedySix)},
    {
        "alphabeta-3": "a baseline: searches three moves, counts shapes",
        "greedy": "wins and blocks in one, else builds open shapes",
    },
)
