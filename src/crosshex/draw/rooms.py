"""The rooms of games in `draw`: pictures, texts, and sheets to print."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from crosshex.rules import Registry

if TYPE_CHECKING:
    from crosshex.draw.base import Picture
    from crosshex.draw.printing import Printed


def _sheets() -> "Picture":
    from crosshex.draw.sheets import PICTURE

    return PICTURE


def _hexagons() -> "Picture":
    from crosshex.draw.board import PICTURE

    return PICTURE


def _paper() -> "Printed":
    from crosshex.draw.sheet_paper import PRINTED

    return PRINTED


def _sheet_text() -> Callable[[Any], str]:
    from crosshex.draw.qwixx_text import text

    return text


def _board_text() -> Callable[[Any], str]:
    from crosshex.draw.six_text import text

    return text


PICTURES: Final = Registry["Picture"]("picture", {"qwixx": _sheets, "six": _hexagons})
TEXTS: Final = Registry[Callable[[Any], str]]("text", {"qwixx": _sheet_text, "six": _board_text})
"""Each turns a state into text for people."""
PRINTS: Final = Registry["Printed"]("print", {"qwixx": _paper})
