"""The rooms of games in `arena`: the luck of throws, and first moves for games without dice."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from crosshex.rules import Registry

if TYPE_CHECKING:
    from crosshex.arena.luck import Luck
    from crosshex.arena.opening import Opening

LuckOf: TypeAlias = "Callable[[Any], Luck]"
"""The luck of throws in a game."""


LUCK: Final = Registry[LuckOf]("luck", {"qwixx": "crosshex.arena.qwixx_luck:luck_of"})
OPENINGS: "Final[Registry[Opening]]" = Registry("opening", {"six": "crosshex.arena.six:OPENING"})
