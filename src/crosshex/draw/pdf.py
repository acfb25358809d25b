"""A canvas for PDF pages: lines, boxes and words in millimetres.

Everything is vector graphics, and fonts are embedded, so a page looks the same on every printer.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal, NamedTuple

from crosshex.rules import OptionError

_FONTS: Final = Path(__file__).parent / "fonts"
_FAMILY: Final = "brygada"
_POINTS: Final = 72 / 25.4
"""How many points one millimetre is."""
_HEIGHT: Final = 0.66
"""The height of a digit, relative to the font size."""
_MADE_BY: Final = "Crosshex"

Align = Literal["left", "middle", "right"]


class MissingPrinter(OptionError):
    """A PDF cannot be made, because fpdf2 is not installed."""


@cache
def can_print() -> bool:
    """Whether fpdf2, which makes the PDF, is installed."""
    return find_spec("fpdf") is not None


class Area(NamedTuple):
    """A rectangle on a page: its upper left corner and its size, in millimetres."""

    x: float
    y: float
    width: float
    height: float

    def inside(self, margin: float) -> "Area":
        """The area without a margin on each side."""
        return Area(
            self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin
        )


class Canvas:
    """Draws pages of one size; colours are written as `#c23b2c`."""

    def __init__(self, width: float, height: float, title: str, language: str) -> None:
        try:
            from fpdf import FPDF
        except ModuleNotFoundError:
            raise MissingPrinter("a PDF needs fpdf2: pip install fpdf2") from None
        self._pdf = FPDF(unit="mm", format=(width, height))
        self._pdf.set_margin(0)
        self._pdf.set_auto_page_break(False)
        self._pdf.set_title(title)
        self._pdf.set_lang(language)
        self._pdf.set_creator(_MADE_BY)
        self._pdf.add_font(_FAMILY, "", _FONTS / "brygada-regular.ttf")
        self._pdf.add_font(_FAMILY, "B", _FONTS / "brygada-bold.ttf")

    def turn_page(self) -> None:
        """Begin the next page, or the first."""
        self._pdf.add_page()

    def written(self) -> bytes:
        """The whole document."""
        return bytes(self._pdf.output())

    def box(
        self,
        area: Area,
        *,
        fill: str | None = None,
        edge: str | None = None,
        thick: float = 0.25,
        round_by: float = 0.0,
    ) -> None:
        """A rectangle, filled or framed or both."""
        style = ("D" if edge else "") + ("F" if fill else "")
        if not style:
            return
        self._colours(fill, edge, thick)
        corners = round_by > 0
        self._pdf.rect(*area, style=style, round_corners=corners, corner_radius=round_by)

    def line(self, *points: tuple[float, float], ink: str, thick: float = 0.25) -> None:
        """A line from point to point."""
        self._colours(None, ink, thick)
        self._pdf.polyline(list(points))

    def dashes(self, start: tuple[float, float], end: tuple[float, float], ink: str) -> None:
        """A dashed line to cut along."""
        self._colours(None, ink, 0.15)
        with self._pdf.local_context():
            self._pdf.set_dash_pattern(dash=2, gap=2)
            self._pdf.line(*start, *end)

    def dot(self, x: float, y: float, radius: float, ink: str) -> None:
        """A filled circle."""
        self._colours(ink, None, 0.1)
        self._pdf.circle(x, y, radius, style="F")

    def ring(self, x: float, y: float, radius: float, ink: str, thick: float = 0.25) -> None:
        """A circle."""
        self._colours(None, ink, thick)
        self._pdf.circle(x, y, radius, style="D")

    @contextmanager
    def clipped(self, area: Area) -> Iterator[None]:
        """Clip what is drawn in this context to an area."""
        # The end of the clip resets colours in the PDF; `local_context` resets them in fpdf2 too.
        with self._pdf.local_context(), self._pdf.rect_clip(*area):
            yield

    def width_of(self, text: str, size: float, bold: bool = False) -> float:
        """The width of a line of text."""
        self._font(size, bold)
        return float(self._pdf.get_string_width(text))

    def words(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        *,
        ink: str,
        bold: bool = False,
        align: Align = "left",
        widest: float | None = None,
    ) -> None:
        """A line of text, vertically centred at y; it is made smaller if it would be too wide."""
        width = self.width_of(text, size, bold)
        if widest is not None and width > widest:
            size *= widest / width
            width = widest
        self._font(size, bold)
        self._pdf.set_text_color(*_channels(ink))
        shift = {"left": 0.0, "middle": width / 2, "right": width}[align]
        self._pdf.text(x - shift, y + _HEIGHT * size / 2, text)

    def _font(self, size: float, bold: bool) -> None:
        self._pdf.set_font(_FAMILY, "B" if bold else "", size * _POINTS)

    def _colours(self, fill: str | None, edge: str | None, thick: float) -> None:
        if fill:
            self._pdf.set_fill_color(*_channels(fill))
        if edge:
            self._pdf.set_draw_color(*_channels(edge))
        self._pdf.set_line_width(thick)


def _channels(colour: str) -> Sequence[int]:
    """Red, green and blue of a colour."""
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
