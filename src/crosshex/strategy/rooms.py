"""The rooms of games in `strategy`: sentences that are measured."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from crosshex.rules import Registry

if TYPE_CHECKING:
    from crosshex.strategy.claims import Strategy

Strategies: TypeAlias = "Mapping[str, Strategy]"
"""From the name of a game to its strategy."""


def _sheet() -> Strategies:
    from crosshex.strategy.qwixx import STRATEGIES

    return STRATEGIES


def _six() -> Strategies:
    from crosshex.strategy.six import STRATEGIES

    return STRATEGIES


STRATEGIES: Final = Registry[Strategies]("strategy", {"qwixx": _sheet, "six": _six})
