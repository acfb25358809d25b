"""The rooms of games in `arena`: the luck of throws, and first moves for games without dice."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from crosshex.rules import Registry

if TYPE_CHECKING:
    from crosshex.arena.luck import Luck
    from crosshex.arena.opening import Opening

LuckOf: TypeAlias = "Callable[[Any], Luck]"
"""The luck of throws in a game."""


def _sheet() -> LuckOf:
    from crosshex.arena.qwixx_luck import luck_of

    return luck_of


def _six() -> "Opening":
    from crosshex.arena.six import OPENING

    return OPENING


LUCK: Final = Registry[LuckOf]("luck", {"qwixx": _sheet})
OPENINGS: Final = Registry["Opening"]("opening", {"six": _six})
