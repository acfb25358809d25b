"""What positions are worth to each seat: the one shape of values, and how a game's are found.

A bot needs an order of its choices; a review needs values that mean what they say. A game that has
them names them in its room `values`: a function from a game to its `Values`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, TypeAlias

from crosshex.rules import CrosshexError, Game

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Unit: TypeAlias = Literal["share", "points"]
"""What values are: shares of the win, or points where nobody else plays."""


class NoValues(CrosshexError):
    """Nobody can say what the positions of this game are worth; the message says which game."""


class Worth(NamedTuple):
    """What some positions are worth.

    Attributes:
        values: by position and seat, in the unit of the values; shares sum to 1 over the seats.
        margins: by position and seat, the expected difference to the best other score in points, or
            the same as `values` where there are no others; zeros where a game has no points.
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
        """What each position is worth: those between two turns, and those that have ended."""


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
    if "values" not in description.rooms:
        raise NoValues(f"there are no values for {description.title}: it names no room for them")
    found: Values = description.room("values")(game)
    return found
