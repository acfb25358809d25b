"""What positions are worth to each seat: the interface of values, and how to find a game's values.

A bot only has to rank its choices; a review needs calibrated values. A game that has them names a
function in its room `values`, from a game to its `Values`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, TypeAlias

from crosshex.bots.rooms import VALUES
from crosshex.rules import CrosshexError, Game

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Unit: TypeAlias = Literal["share", "points"]
"""The unit of values: shares of the win, or points in a game for one player."""


class NoValues(CrosshexError):
    """There are no values for the positions of this game; the message names the game."""


class Worth(NamedTuple):
    """What some positions are worth.

    Attributes:
        values: by position and seat, in the unit of the values; shares sum to 1 over the seats.
        margins: by position and seat, the expected difference in points to the best other score;
            the same as `values` in a game for one player, zeros in a game without points.
    """

    values: "NDArray[np.float64]"
    margins: "NDArray[np.float64]"


class Values(Protocol):
    """What positions are worth to each seat of a game.

    Attributes:
        name: `NAME@` and the first 12 digits of the checksum of what was learnt or solved.
        unit: shares of the win, or points.
        exact: whether they are solved rather than learnt.
    """

    name: str
    unit: Unit
    exact: bool

    def of(self, states: Sequence[Any]) -> Worth:
        """What each position is worth; it must lie between two turns, or have ended."""


def values_of(game: Game) -> Values:
    """The values for a game.

    >>> from crosshex.rules import Qwixx
    >>> values_of(Qwixx(seats=2)).unit
    'share'

    Raises:
        NoValues: the game has none.
        DamagedWeights: its weights cannot be read.
    """
    description = game.description
    find = VALUES.get(description)
    if find is None:
        raise NoValues(f"there are no values for {description.title}: it has no room 'values'")
    return find(game)
