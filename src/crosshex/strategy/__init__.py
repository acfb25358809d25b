"""Strategy claims: sentences with figures that come from our own games and can be re-measured."""

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
