"""Strategy: what our own games show, in sentences whose figures anyone can measure again."""

from crosshex.strategy.claims import (
    Claim,
    Figure,
    Figures,
    Measured,
    Strategy,
    StrategyError,
    Work,
    measure,
    strategy_of,
)
from crosshex.strategy.words import spell_claim, strategy_texts

__all__ = [
    "Claim",
    "Figure",
    "Figures",
    "Measured",
    "Strategy",
    "StrategyError",
    "Work",
    "measure",
    "spell_claim",
    "strategy_of",
    "strategy_texts",
]
