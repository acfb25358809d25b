"""The rooms of games in `draw`: pictures, texts, and sheets to print."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from crosshex.rules import Registry

if TYPE_CHECKING:
    from crosshex.draw.base import Picture
    from crosshex.draw.printing import Printed


PICTURES: "Final[Registry[Picture]]" = Registry(
    "picture", {"qwixx": "crosshex.draw.sheets:PICTURE", "six": "crosshex.draw.board:PICTURE"}
)
TEXTS: Final = Registry[Callable[[Any], str]](
    "text", {"qwixx": "crosshex.draw.qwixx_text:text", "six": "crosshex.draw.six_text:text"}
)
"""Each turns a state into text for people."""
PRINTS: "Final[Registry[Printed]]" = Registry(
    "print", {"qwixx": "crosshex.draw.sheet_paper:PRINTED"}
)
