"""The rooms of games in `record`: their notation."""

from typing import TYPE_CHECKING, Final

from crosshex.rules import Registry

if TYPE_CHECKING:
    from crosshex.record.notation import Notation


NOTATIONS: "Final[Registry[Notation]]" = Registry(
    "notation", {"qwixx": "crosshex.record.qwixx:NOTATION", "six": "crosshex.record.six:NOTATION"}
)
