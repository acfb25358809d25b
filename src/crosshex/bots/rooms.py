"""The rooms of games in `bots`: rosters, values of positions, and wins."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from crosshex.rules import Registry

if TYPE_CHECKING:
    from crosshex.bots.roster import Roster
    from crosshex.bots.values import Values
    from crosshex.bots.wins import WinOf

ValuesOf: TypeAlias = "Callable[[Any], Values]"
"""The values for a game."""


ROSTERS: "Final[Registry[Roster]]" = Registry(
    "bots", {"qwixx": "crosshex.bots.qwixx.roster:ROSTER", "six": "crosshex.bots.six.roster:ROSTER"}
)
VALUES: Final = Registry[ValuesOf](
    "values",
    {
        "qwixx": "crosshex.bots.qwixx.values:qwixx_values",
        "six": "crosshex.bots.six.values:six_values",
    },
)
WINS: "Final[Registry[WinOf]]" = Registry("wins", {"six": "crosshex.bots.six.wins:win_of"})
