"""The rooms of games in `strategy`: sentences that are measured."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from crosshex.rules import Registry

if TYPE_CHECKING:
    from crosshex.strategy.claims import Strategy

Strategies: TypeAlias = "Mapping[str, Strategy]"
"""From the name of a game to its strategy."""


STRATEGIES: Final = Registry[Strategies](
    "strategy",
    {"qwixx": "crosshex.strategy.qwixx:STRATEGIES", "six": "crosshex.strategy.six:STRATEGIES"},
)
