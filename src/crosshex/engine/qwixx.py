"""How the line protocol explains games on a sheet."""

from typing import Final

from crosshex.engine.help import DiceHelp

HELP: Final = DiceHelp(
    throw="W W R Y G B",
    roll="enter a throw, with . for a die that has left",
    choose="a seat's choice in action 1 or action 2",
)
