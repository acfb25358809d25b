"""How much of a result was luck, for games with dice whose values are known.

The luck of a throw is its worth minus the mean worth of all throws in that position. Both are fixed
functions of position and dice. So luck has mean zero, whatever was played before and whichever bots
play, and subtracting it from a result does not change the result's mean. It is a control variate;
poker knows such sums as advantage sums, and backgammon the result as luck-adjusted.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from crosshex.arena.rooms import LUCK
from crosshex.bots.values import NoValues
from crosshex.rules import CrosshexError, Game

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class NoLuck(CrosshexError):
    """The luck of this game cannot be taken out; the message says why."""


class Luck(Protocol):
    """What a game has in its room `luck`."""

    def of(self, throws: Sequence[Any]) -> "NDArray[np.float64]":
        """The luck of some throws by throw and seat, in shares of the win.

        Args:
            throws: the states right after them.
        """


def luck_of(game: Game) -> Luck:
    """How the luck of throws is found in a game.

    Raises:
        NoLuck: there are no dice, or no values for the throws of this game.
        DamagedWeights: the weights cannot be read.
    """
    description = game.description
    if not description.dice:
        raise NoLuck(f"{description.title} has no dice, so there is no luck to remove")
    find = LUCK.get(description)
    if find is None:
        raise NoLuck(f"there are no values for the throws of {description.title}")
    try:
        return find(game)
    except NoValues as error:
        raise NoLuck(str(error)) from None
