"""The rooms of games in `table`: adapters."""

from typing import TYPE_CHECKING, Final

from crosshex.rules import Registry

if TYPE_CHECKING:
    from crosshex.table.adapter import GameAdapter


def _sheet() -> "GameAdapter":
    from crosshex.table.qwixx.adapter import ADAPTER

    return ADAPTER


def _six() -> "GameAdapter":
    from crosshex.table.six.adapter import ADAPTER

    return ADAPTER


ADAPTERS: Final = Registry["GameAdapter"]("table", {"qwixx": _sheet, "six": _six})
