"""Strategy: what our own games show, in sentences whose figures anyone can measure again."""

from crosshex.strategy.claims import (
    Experiment,
    Figure,
    Figures,
    Measured,
    Strategy,
    StrategyClaim,
    StrategyError,
    measure,
    strategy_of,
)
from crosshex.strategy.messages import spell_claim, strategy_texts

__all__ = [
    "Experiment",
    "Figure",
    "Figures",
    "Measured",
    "Strategy",
    "StrategyClaim",
    "StrategyError",
    "measure",
    "spell_claim",
    "strategy_of",
    "strategy_texts",
]
