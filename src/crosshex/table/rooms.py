"""The rooms of games in `table`: adapters."""

from typing import TYPE_CHECKING, Final

from crosshex.rules import Registry

if TYPE_CHECKING:
    from crosshex.table.adapter import GameAdapter


ADAPTERS: "Final[Registry[GameAdapter]]" = Registry(
    "table",
    {"qwixx": "crosshex.table.qwixx.adapter:ADAPTER", "six": "crosshex.table.six.adapter:ADAPTER"},
)
