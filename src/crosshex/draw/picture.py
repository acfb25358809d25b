"""Draws any state or record as a picture: SVG text, or PNG bytes."""

import textwrap
import xml.etree.ElementTree as ET
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from crosshex.draw.base import MARGIN, Picture, Steps
from crosshex.draw.card import PICTURE
from crosshex.draw.palette import DARK, LIGHT, Palette
from crosshex.draw.rooms import PICTURES
from crosshex.draw.svg import STYLE, box, document, text_width, words
from crosshex.locale import FALLBACK, Texts
from crosshex.record import Record
from crosshex.rules import Move, OptionError, State

_LONGEST_NAME: Final = 18
_NOTE_SIZE: Final = 15.0
_NOTE_LINE: Final = 22.0


def draw_svg(
    state: State | Record,
    *,
    seat: int | None = None,
    coords: bool = True,
    last: Move | Steps | None = None,
    dark: bool = False,
    names: Sequence[str] | None = None,
    language: str = FALLBACK,
    stood_in: Collection[int] = (),
) -> str:
    """A state as SVG; for a record its last state, with its names and what happened last.

    Args:
        state: what to draw.
        seat: draw only what this seat may see: other seats' pending choices stay hidden.
        coords: write the coordinates of the cells, on a board that has them.
        last: what to highlight: steps, such as those of a turn, or a move that needs no seat.
        dark: use the colours for dark pages.
        names: the names of the seats; by default they are numbered.
        language: the code of the language of its words.
        stood_in: the seats of people for which a bot decided; the picture says so.

    Raises:
        LocaleError: there is no such language.

    >>> from crosshex.rules import Six
    >>> draw_svg(Six().start())[:21]
    '<svg xmlns="http://ww'
    """
    if isinstance(state, Record):
        names = state.names if names is None else names
        record, state = state, state.state
        last = _picture(state).latest(state, record.steps) if last is None else last
    if not isinstance(state, State):
        raise OptionError(f"expected a state or a record, not {state!r}")
    if seat is not None:
        state.game.check_seat(seat)
        state = state.view(seat)
    texts = Texts(language)
    names = names or [texts("player-number", seat=place + 1) for place in range(state.game.seats)]
    if len(names) != state.game.seats:
        raise OptionError(f"expected {state.game.seats} names, not {len(names)}")
    names = [_shortened(name) for name in names]
    palette = DARK if dark else LIGHT
    svg = _picture(state).draw(state, palette, names, last, coords, texts)
    if not stood_in:
        return svg
    replaced = ", ".join(names[place] for place in sorted(stood_in))
    return _with_note(svg, texts("web-stood-in", names=replaced), palette)


def _with_note(svg: str, note: str, palette: Palette) -> str:
    """A picture of any game with a note below it."""
    root = ET.fromstring(svg)
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    lines = textwrap.wrap(note, int((width - 2 * MARGIN) / text_width("m", _NOTE_SIZE)))
    whole = height + len(lines) * _NOTE_LINE + MARGIN
    title, description = (root.findtext(f"{{*}}{tag}", "") for tag in ("title", "desc"))
    return document(
        width,
        whole,
        title,
        f"{description} {note}",
        box(0, 0, width, whole, rx=12, fill=palette.table),
        # Inside another picture this style would stretch the inner one to the full height.
        svg.replace(f' style="{STYLE}"', "", 1),
        *(
            words(line, MARGIN + 2, height + (place + 0.7) * _NOTE_LINE, _NOTE_SIZE, palette.ink)
            for place, line in enumerate(lines)
        ),
    )


def _picture(state: State) -> Picture:
    """The `Picture` of a state's game."""
    return PICTURES.get(state.game.description) or PICTURE


def _shortened(name: str) -> str:
    """A name, cut to leave room for what is beside it.

    >>> _shortened("Bartholomew of the Hexagons")
    'Bartholomew of th…'
    """
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"


class MissingRenderer(OptionError):
    """A PNG cannot be made, because `crosshex[draw]` is not installed."""


def draw_png(
    state: State | Record,
    *,
    seat: int | None = None,
    coords: bool = True,
    last: Move | Steps | None = None,
    dark: bool = False,
    names: Sequence[str] | None = None,
    language: str = FALLBACK,
    stood_in: Collection[int] = (),
    scale: float = 2,
) -> bytes:
    """A state as PNG, with `scale` pixels for each unit of the SVG; needs `crosshex[draw]`.

    The font is always DejaVu Serif, so the picture is the same on every machine.

    >>> from crosshex.rules import Six
    >>> draw_png(Six().start(), scale=1)[1:4]
    b'PNG'

    Raises:
        MissingRenderer: `crosshex[draw]` is not installed.
    """
    svg = draw_svg(
        state,
        seat=seat,
        coords=coords,
        last=last,
        dark=dark,
        names=names,
        language=language,
        stood_in=stood_in,
    )
    return to_png(svg, scale)


def to_png(svg: str, scale: float = 2) -> bytes:
    """Render one of our pictures as PNG."""
    try:
        import resvg_py
    except ModuleNotFoundError:
        raise MissingRenderer("PNG needs resvg-py: pip install 'crosshex[draw]'") from None
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            zoom=scale,
            skip_system_fonts=True,
            font_dirs=[str(_font_folder())],
            serif_family="DejaVu Serif",
        )
    )


def _font_folder() -> Path:
    """The folder of Matplotlib's fonts, found without importing Matplotlib."""
    from importlib.util import find_spec

    spec = find_spec("matplotlib")
    if spec is None or spec.origin is None:
        raise MissingRenderer("PNG needs Matplotlib's fonts: pip install 'crosshex[draw]'")
    return Path(spec.origin).parent / "mpl-data" / "fonts" / "ttf"
