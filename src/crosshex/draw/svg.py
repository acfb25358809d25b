"""Writes SVG as text: any element, and the few kinds that all pictures use.

Styles are attributes, because a style sheet inside a picture would affect the whole notebook page
that shows it.
"""

import re
from html import escape
from typing import Final

FONT: Final = "'Brygada 1918', 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif"

_UNWRITABLE: Final = re.compile(r"[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML forbids, escaped or not."""

STYLE: Final = "max-width:100%;height:auto"
"""A picture is no wider than its container."""

Value = str | float | None


def element(name: str, *children: str, **attributes: Value) -> str:
    """One element; attributes that are None are omitted, and `_` in a name stands for `-`.

    >>> element("rect", width=2.50, rx=None, stroke_width=1)
    '<rect width="2.5" stroke-width="1"/>'
    """
    said = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_written(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{said}>{''.join(children)}</{name}>" if children else f"<{name}{said}/>"


def _text(text: str) -> str:
    """Text between tags; forbidden characters become replacement characters.

    >>> _text("2 < 3" + chr(7))
    '2 &lt; 3\ufffd'
    """
    return escape(_UNWRITABLE.sub("\ufffd", text), False)


def _written(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else f"{round(value, 2):g}"


def group(*children: str, x: float = 0, y: float = 0, **attributes: Value) -> str:
    """Children that move together."""
    shift = f"translate({_written(x)} {_written(y)})" if x or y else None
    return element("g", *children, transform=shift, **attributes)


def box(x: float, y: float, width: float, height: float, **attributes: Value) -> str:
    """A rectangle."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def frame(
    x: float, y: float, width: float, height: float, rx: float, stroke: str, **attributes: Value
) -> str:
    """A rectangle that is not filled."""
    return box(x, y, width, height, rx=rx, fill="none", stroke=stroke, **attributes)


def words(text: str, x: float, y: float, size: float, fill: str, **attributes: Value) -> str:
    """A line of text whose baseline begins at x,y; `text_anchor` may change that."""
    return element("text", _text(text), x=x, y=y, font_size=size, fill=fill, **attributes)


def centred(text: str, x: float, y: float, size: float, fill: str, **attributes: Value) -> str:
    """A line of text centred on a point; digits are about 0.7 of the font size high."""
    return words(text, x, y + 0.35 * size, size, fill, text_anchor="middle", **attributes)


def text_width(text: str, size: float) -> float:
    """The approximate width of a line of text, with some tolerance, because fonts differ."""
    return 0.58 * size * len(text)


def document(width: float, height: float, title: str, description: str, *children: str) -> str:
    """A whole picture; screen readers speak the title and the description."""
    return element(
        "svg",
        element("title", _text(title)),
        element("desc", _text(description)),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_written(width)} {_written(height)}",
        width=width,
        height=height,
        role="img",
        font_family=FONT,
        style=STYLE,
    )
