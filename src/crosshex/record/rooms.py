"""The rooms of games in `record`: their notation."""

from typing import TYPE_CHECKING, Final

from crosshex.rules import Registry

if TYPE_CHECKING:
    from crosshex.record.notation import Notation


def _sheet() -> "Notation":
    from crosshex.record.qwixx import NOTATION

    return NOTATION


def _six() -> "Notation":
    from crosshex.record.six import NOTATION

    return NOTATION


NOTATIONS: Final = Registry["Notation"]("notation", {"qwixx": _sheet, "six": _six})
