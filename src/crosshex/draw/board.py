"""Draws a state of Six: the hexagons with their coordinates, and what each seat holds."""

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from crosshex.draw.base import (
    ENGLISH,
    HEADLINE,
    MARGIN,
    Picture,
    Steps,
    ending_text,
    framed,
    headline_width,
)
from crosshex.draw.palette import Palette, mixed
from crosshex.draw.svg import Value, box, centred, element, group, text_width, words
from crosshex.locale import Texts
from crosshex.rules import Cell, Move, Put, Shift, Side, SixState
from crosshex.rules.hexagons import frontier

_SIZE: Final = 26.0
"""The distance from the centre of a hexagon to its corners."""
_FREE: Final = _SIZE - 2.4
"""The same for a cell without a hexagon."""
_SQRT3: Final = math.sqrt(3)
_SEAT: Final = 46.0
_LEAST: Final = 470.0
_ENGRAVED: Final = "#fffaf0"


class Point(NamedTuple):
    """A point of the picture."""

    x: float
    y: float


def centre(cell: Cell) -> Point:
    """The centre of a cell: a corner is on top, q runs to the right and r down to the right."""
    return Point(_SIZE * _SQRT3 * (cell.q + cell.r / 2), _SIZE * 1.5 * cell.r)


def corners(size: float) -> str:
    """The six corners around the origin."""
    return " ".join(
        f"{size * math.cos(angle):.2f},{size * math.sin(angle):.2f}"
        for angle in (math.radians(60 * corner - 30) for corner in range(6))
    )


def outline(size: float, **attributes: Value) -> str:
    """A hexagon around the origin."""
    return element("polygon", points=corners(size), **attributes)


def draw_six(
    state: SixState,
    palette: Palette,
    names: Sequence[str],
    last: Move | None = None,
    coords: bool = True,
    texts: Texts = ENGLISH,
) -> str:
    """The picture of a state; `last` is the move to highlight."""
    edge = frontier(state.all_hexagons) if coords else set()
    left_cell = {last.source} - state.all_hexagons if isinstance(last, Shift) else set()
    points = [centre(cell) for cell in (*state.all_hexagons, *edge, *left_cell)]
    left, right = min(p.x for p in points), max(p.x for p in points)
    top, bottom = min(p.y for p in points), max(p.y for p in points)
    board_width = right - left + 2 * _SIZE + 2 * MARGIN
    headline = _headline(state, names, texts)
    kind = f"{texts('game-six')}, {texts(f'variant-{state.game.variant}')}"
    width = max(board_width + 2 * MARGIN, _LEAST, headline_width(headline, kind))
    board_height = bottom - top + 2 * _SIZE + 2 * MARGIN
    seats_top = HEADLINE + MARGIN + board_height + MARGIN
    seats_height = _SEAT * state.game.seats
    height = seats_top + seats_height + MARGIN
    hexagons = group(
        *(_draw_empty(cell, palette) for cell in sorted(edge - left_cell)),
        *(_draw_source(cell, palette, coords) for cell in left_cell),
        *_draw_hexagons(state, palette, last, coords),
        x=width / 2 - (left + right) / 2,
        y=HEADLINE + MARGIN + board_height / 2 - (top + bottom) / 2,
    )
    inner = width - 2 * MARGIN
    frame: dict[str, Value] = {"rx": 10, "fill": palette.paper, "stroke": palette.paper_edge}
    return framed(
        width,
        height,
        headline,
        kind,
        _described(state, last, texts),
        palette,
        _gradients(palette),
        box(MARGIN, HEADLINE + MARGIN, inner, board_height, **frame),
        hexagons,
        box(MARGIN, seats_top, inner, seats_height, **frame),
        *(
            group(
                _draw_seat(state, seat, names[seat], inner, palette, texts),
                x=MARGIN,
                y=seats_top + _SEAT * seat,
            )
            for seat in range(state.game.seats)
        ),
    )


class BoardPicture(Picture):
    """The board with the last move highlighted."""

    def draw(
        self,
        state: SixState,
        palette: Palette,
        names: Sequence[str],
        last: Move | Steps | None = None,
        coords: bool = True,
        texts: Texts = ENGLISH,
    ) -> str:
        """A state of Six as SVG."""
        if last is not None and not isinstance(last, Move):
            last = last[-1][1] if last else None
        return draw_six(state, palette, names, last, coords, texts)


PICTURE: Final = BoardPicture()


# -- in words


def _headline(state: SixState, names: Sequence[str], texts: Texts) -> str:
    if state.ended:
        return ending_text(state, names, texts)
    return texts("draw-moves" if state.moving else "draw-puts", name=names[state.seat])


def _described(state: SixState, last: Move | None, texts: Texts) -> str:
    """The board in words, for screen readers."""

    def listed(cells: Iterable[Cell]) -> str:
        return " ".join(map(str, sorted(cells)))

    said = [
        f"{texts(f'web-side-{side.name.lower()}')}: {listed(state.hexagons(side))}."
        for side in Side
    ]
    if last is not None:
        said.append(f"{texts('draw-last', moves=str(last))}.")
    said += [
        f"{texts.ending(shape.kind).rstrip('.')}: {listed(shape.cells)}."
        for shape in state.winning_shapes
    ]
    return " ".join(said)


# -- the board


def _gradients(palette: Palette) -> str:
    """The colours of hexagons; ids contain the palette's name, as a page may show two palettes."""
    return element(
        "defs",
        *(
            element(
                "linearGradient",
                element("stop", offset="0", stop_color=palette.stone(side).top),
                element("stop", offset="1", stop_color=palette.stone(side).low),
                id=_face(side, palette),
                x1="0",
                y1="0",
                x2="0.4",
                y2="1",
            )
            for side in Side
        ),
    )


def _face(side: Side, palette: Palette) -> str:
    return f"crosshex-{palette.name}-{side.name.lower()}"


def _draw_empty(cell: Cell, palette: Palette) -> str:
    """An empty cell beside the hexagons, with its coordinates."""
    x, y = centre(cell)
    edge = outline(
        _FREE, fill="none", stroke=palette.ink_3, stroke_opacity=0.45, stroke_dasharray="3.4 3"
    )
    return group(edge, _coordinates(cell, palette.ink_3, 0), x=x, y=y)


def _draw_source(cell: Cell, palette: Palette, coords: bool) -> str:
    """The cell that the last moved hexagon came from."""
    (x, y), glow = centre(cell), palette.glow
    edge = outline(
        _FREE, fill=glow, fill_opacity=0.16, stroke=glow, stroke_width=2, stroke_dasharray="3 3"
    )
    return group(edge, _coordinates(cell, palette.ink_3, 0) if coords else "", x=x, y=y)


def _coordinates(cell: Cell, ink: str, y: float, **attributes: str | float) -> str:
    text = str(cell).replace("-", "−")
    size = 12.5 if len(text) <= 4 else 11.0 if len(text) == 5 else 9.5
    return centred(text, 0, y, size, ink, **attributes)


def _draw_hexagons(state: SixState, palette: Palette, last: Move | None, coords: bool) -> list[str]:
    put = last.cell if isinstance(last, Put) else last.target if isinstance(last, Shift) else None
    won = {cell for shape in state.winning_shapes for cell in shape.cells}
    glow = palette.glow
    frame = outline(_SIZE - 1.6, fill=glow, fill_opacity=0.22, stroke=glow, stroke_width=3.6)
    pieces = []
    for side in Side:
        for cell in sorted(state.hexagons(side)):
            x, y = centre(cell)
            hexagon = _draw_hexagon(side, palette, cell if coords else None)
            marks = [frame] if cell in won else []
            if cell == put:
                marks.append(outline(_SIZE - 6, fill="none", stroke=glow, stroke_width=2.4))
            pieces.append((cell in won, group(hexagon, *marks, x=x, y=y)))
    # The winning shape is drawn last, so that nothing covers its frame.
    return [piece for _, piece in sorted(pieces, key=lambda pair: pair[0])]


def _draw_hexagon(side: Side, palette: Palette, cell: Cell | None) -> str:
    """A hexagon with the symbol of its side, and with its coordinates if the cell is given."""
    stone = palette.stone(side)
    face = f"url(#{_face(side, palette)})"
    pieces = [
        outline(_SIZE - 1.3, fill=stone.edge),
        outline(_SIZE - 4, transform="translate(0 -0.8)", fill=face),
    ]
    sign = _sign(side, 10 if cell is None else 4.6)
    if cell is None:
        pieces.append(sign)
    else:
        pieces.append(group(sign, y=-10.5))
        pieces.append(_coordinates(cell, _ENGRAVED, 4.5, font_weight=700))
    return group(*pieces)


def _sign(side: Side, size: float) -> str:
    """The symbol of a side, besides its colour: a hexagon for black, a star for red."""
    shape: dict[str, str | float] = {
        "fill": "none",
        "stroke": _ENGRAVED,
        "stroke_opacity": 0.75,
        "stroke_width": 1.5,
    }
    if side is Side.BLACK:
        return outline(size, **shape)
    rays = "".join(
        f"M0 0L{size * math.cos(angle):.2f} {size * math.sin(angle):.2f}"
        for angle in (math.radians(60 * ray - 30) for ray in range(6))
    )
    return element("path", d=rays, stroke_linecap="round", **shape)


# -- the seats


def _draw_seat(
    state: SixState, seat: int, name: str, width: float, palette: Palette, texts: Texts
) -> str:
    """A seat: its colour, its name, what it holds, and whether it is its turn."""
    side = state.game.side(seat)
    pieces = []
    turn = state.to_act == (seat,)
    if turn:
        pieces.append(box(0, 6, 4, _SEAT - 12, rx=2, fill=palette.glow))
    if seat:
        pieces.append(element("line", x1=14, y1=0, x2=width - 14, y2=0, stroke=palette.paper_edge))
    pieces.append(group(_small_hexagon(side, 11, palette), x=26, y=_SEAT / 2))
    pieces.append(words(name, 44, 22, 16, palette.ink, font_weight=700))
    held = state.hands[seat]
    about = texts("web-hand", count=held)
    if state.moving:
        about = texts("web-six-on-table", count=len(state.hexagons(side)))
    if state.ended and seat in state.ended.winners:
        about = texts("draw-won")
    elif turn:
        about += f", {texts('draw-to-move')}"
    said = f"{texts(f'web-side-{side.name.lower()}')}: {about}"
    pieces.append(words(said, 44, 38, 13, palette.ink_2))
    at = 44 + max(text_width(name, 16), text_width(said, 13)) + 10
    step = min(14.0, (width - at - 14) / max(held, 1))
    pieces += [
        group(_small_hexagon(side, 6.4, palette), x=width - 18 - step * place, y=_SEAT / 2)
        for place in range(held)
    ]
    return group(*pieces)


def _small_hexagon(side: Side, size: float, palette: Palette) -> str:
    stone = palette.stone(side)
    edge = mixed(stone.edge, palette.paper, 0.1)
    pieces = [outline(size, fill=stone.low, stroke=edge, stroke_width=1)]
    if size > 8:
        pieces.append(_sign(side, size * 0.45))
    return group(*pieces)
