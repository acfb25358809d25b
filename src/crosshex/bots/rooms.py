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


def _sheet_bots() -> "Roster":
    from crosshex.bots.qwixx.roster import ROSTER

    return ROSTER


def _six_bots() -> "Roster":
    from crosshex.bots.six.roster import ROSTER

    return ROSTER


def _sheet_values() -> ValuesOf:
    from crosshex.bots.qwixx.values import qwixx_values

    return qwixx_values


def _six_values() -> ValuesOf:
    from crosshex.bots.six.values import six_values

    return six_values


def _six_wins() -> "WinOf":
    from crosshex.bots.six.wins import win_of

    return win_of


ROSTERS: Final = Registry["Roster"]("bots", {"qwixx": _sheet_bots, "six": _six_bots})
VALUES: Final = Registry[ValuesOf]("values", {"qwixx": _sheet_values, "six": _six_values})
WINS: Final = Registry["WinOf"]("wins", {"six": _six_wins})
