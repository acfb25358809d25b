"""The rooms of games in `engine`: how dice and choices are explained."""

from typing import TYPE_CHECKING, Final

from crosshex.rules import Registry

if TYPE_CHECKING:
    from crosshex.engine.help import DiceHelp


def _sheet() -> "DiceHelp":
    from crosshex.engine.qwixx import HELP

    return HELP


DICE_HELP: Final = Registry["DiceHelp"]("engine", {"qwixx": _sheet})
