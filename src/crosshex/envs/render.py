"""Renders an environment as text, SVG or pixels."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from crosshex.envs.encoding import Encoding
from crosshex.envs.node import Node
from crosshex.rules import OptionError

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")


def checked_mode(mode: str | None) -> str | None:
    """The render mode, if there is one of this name.

    Raises:
        OptionError: there is none.
    """
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError(f"a render mode is {', '.join(RENDER_MODES)} or None, not {mode!r}")
    return mode


def render(encoding: Encoding, node: Node, mode: str | None) -> Any:
    """The state as text, SVG text or an array of pixels; `human` prints the text.

    Pending choices of a simultaneous decision are not shown.
    """
    if mode is None:
        return None
    if mode == "human":
        print(encoding.text(node))
        return None
    if mode == "ansi":
        return encoding.text(node)
    seen = node.state.view(None)
    if mode == "svg":
        from crosshex.draw import draw_svg

        return draw_svg(seen)
    from crosshex.draw import draw_png

    return pixels(draw_png(seen, scale=1))


def pixels(png: bytes) -> Any:
    """A picture as an array with the axes row, column and colour (red, green, blue)."""
    import numpy as np
    from PIL import Image

    with Image.open(BytesIO(png)) as picture:
        return np.asarray(picture.convert("RGB")).copy()
