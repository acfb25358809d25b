"""Draws one sheet: the seat, its rows with each field in its colour, and what is below them."""

from typing import Final, NamedTuple

from crosshex.draw.palette import Ink, Palette, mixed
from crosshex.draw.svg import Value, box, centred, element, frame, group, text_width, words
from crosshex.locale import Texts
from crosshex.rules import HIDDEN, Colour, Marks, Nothing, Phase, Place, QwixxState, Sheet
from crosshex.rules.sheet import FAILED_THROW_COST, MOST_FAILED_THROWS

_PAD: Final = 14.0
_HEAD: Final = 34.0
_FOOT: Final = 34.0
_TAG: Final = 22.0
_GAP: Final = 3.0
_ROW_PAD: Final = 4.0
_ROW_GAP: Final = 6.0
_FIELD_HEIGHT: Final = 32.0
_SCORE: Final = 38.0
_LONG_ROW: Final = 12
_LOCK: Final = "M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v9h-13zM12 14.5v2.5"
_LOCK_BODY: Final = "M5.5 11h13v9h-13z"
_CLOVER: Final = (
    "M12 12c-3-1-6-2-6-5s4-4 6 0c2-4 6-3 6 0s-3 4-6 5Zm0 0c1 3 0 6-3 6s-5-3-2-5"
    "m5-1c-1 3 0 6 3 6s5-3 2-5M12 12v9"
)
_CROWN: Final = "M4 17.5 3.5 8l5 4L12 5.5l3.5 6.5 5-4-.5 9.5Z"
_CROSS: Final = "M8 8.5C15 15 24 24.5 32 32M32 8C25 15 15 24.5 8 32"
_FADED: Final = 0.68
"""How much of the paper shows through a field that was skipped."""
_DIMMED: Final = 0.32
"""How much of the paper shows through the crosses of a locked row."""

Fields = frozenset[tuple[Colour, int]]
"""Fields of one sheet, by colour and number."""


class SeatPicture(NamedTuple):
    """What one sheet shows besides its marks."""

    name: str
    legal: Fields
    chosen: Fields
    last: Fields


def doing(state: QwixxState, seat: int, texts: Texts) -> str:
    """What a seat is doing or has done, in a word or two."""
    if state.phase is Phase.ACTION_1:
        choice = state.chosen[seat]
        if choice is None:
            return texts("draw-chooses")
        if choice == HIDDEN:
            return texts("draw-has-chosen")
        if isinstance(choice, Nothing):
            return texts("draw-chose-nothing")
        return texts("draw-chose", move=str(choice))
    if state.phase is Phase.ACTION_2:
        return texts("draw-chooses") if seat == state.active else ""
    if _has_won(state, seat):
        assert state.outcome is not None
        return texts("draw-won" if len(state.outcome.winners) == 1 else "draw-shares")
    return ""


def _has_won(state: QwixxState, seat: int) -> bool:
    """Whether a seat has won against others."""
    return bool(state.outcome and seat in state.outcome.winners and state.game.seats > 1)


def _field_width(sheet: Sheet) -> float:
    return 29.0 if sheet.longest > _LONG_ROW else 34.0


def card_size(sheet: Sheet) -> tuple[float, float]:
    """The width and the height of a seat's card."""
    fields = (sheet.longest + 1) * (_field_width(sheet) + _GAP)
    width = 2 * _PAD + 2 * _ROW_PAD + _TAG + _GAP + fields + _SCORE
    rows = len(sheet.rows) * (_FIELD_HEIGHT + 2 * _ROW_PAD + _ROW_GAP)
    return width, _PAD + _HEAD + rows + _FOOT + 6


def draw_card(
    state: QwixxState,
    seat: int,
    shown: SeatPicture,
    width: float,
    height: float,
    palette: Palette,
    texts: Texts,
) -> str:
    """The card of a seat: its name, its sheet, its failed throws."""
    marks = state.marks[seat]
    active = seat == state.active and state.phase is not Phase.OVER
    pieces = [
        box(0, 0, width, height, rx=10, fill=palette.paper, stroke=palette.paper_edge),
        _draw_head(state, seat, shown.name, width, palette, texts),
    ]
    if active:
        pieces.insert(1, box(0, 12, 4, height - 24, rx=2, fill=palette.glow))
    y = _PAD + _HEAD
    for row in range(len(state.game.sheet.rows)):
        drawn = _draw_row(state, marks, row, shown, width - 2 * _PAD, palette, texts)
        pieces.append(group(drawn, x=_PAD, y=y))
        y += _FIELD_HEIGHT + 2 * _ROW_PAD + _ROW_GAP
    pieces.append(group(_draw_foot(state, seat, width - 2 * _PAD, palette), x=_PAD, y=y + 2))
    return group(*pieces)


def _draw_head(
    state: QwixxState, seat: int, name: str, width: float, palette: Palette, texts: Texts
) -> str:
    """The name of a seat, whether it throws, what it is doing, and its points."""
    about = doing(state, seat, texts)
    pieces = []
    x = _PAD + 2
    if _has_won(state, seat):
        look: dict[str, Value] = {"stroke": palette.ink_2, "stroke_linejoin": "round"}
        crown = element("path", d=_CROWN, fill=palette.glow, **look)
        pieces.append(group(crown, x=x - 3, y=14))
        x += 26
    pieces.append(words(name, x, 32, 17, palette.ink, font_weight=700))
    x += 10 + text_width(name, 17)
    if seat == state.active and state.phase is not Phase.OVER:
        chip, wide = _chip(
            texts("sheet-active"), palette.accent, palette.accent_ink, palette.accent
        )
        pieces.append(group(chip, x=x, y=16))
        x += wide + 8
    if about:
        chip, _ = _chip(about, palette.paper_2, palette.ink_2, palette.paper_edge)
        pieces.append(group(chip, x=x, y=16))
    score = str(state.marks[seat].score).replace("-", "−")
    pieces.append(
        words(score, width - _PAD - 2, 33, 20, palette.ink, font_weight=700, text_anchor="end")
    )
    return group(*pieces)


def _chip(text: str, fill: str, ink: str, edge: str) -> tuple[str, float]:
    """A rounded label with a text in it, and its width."""
    wide = text_width(text, 13) + 16
    label = box(0, 0, wide, 21, rx=10.5, fill=fill, stroke=edge)
    return group(label, centred(text, wide / 2, 10.2, 13, ink)), wide


def _draw_row(
    state: QwixxState,
    marks: Marks,
    row: int,
    shown: SeatPicture,
    width: float,
    palette: Palette,
    texts: Texts,
) -> str:
    sheet, bits, printed = state.game.sheet, marks.rows[row], state.game.sheet.rows[row]
    closed = row in state.locked
    wide = _field_width(sheet)
    lettered = len({field.colour for field in printed.fields}) > 1
    middle = _ROW_PAD + _FIELD_HEIGHT / 2
    pieces = [] if lettered else _draw_tag(printed.die, palette, texts, closed=closed)
    start = x = _TAG + 2 * _GAP
    for index, (colour, number) in enumerate(printed.fields):
        at, ink = (colour, number), palette.row(colour)
        band = mixed(ink.full, palette.paper, _DIMMED) if closed else ink.full
        crossed = bool(bits >> index & 1)
        gone = not crossed and (closed or index < bits.bit_length())
        place = Place(row, index)
        if crossed:
            piece = _draw_crossed(number, band, ink.on, wide)
        else:
            piece = _draw_field(
                number,
                ink,
                palette,
                wide,
                gone=gone,
                strong=not gone and sheet.can_cross(place, bits),
                locking=sheet.is_locking(place),
                offered=at in shown.legal,
                chosen=at in shown.chosen,
            )
        pieces.append(group(piece, x=x, y=_ROW_PAD))
        if lettered:
            letter = texts(f"web-letter-{colour.name.lower()}")
            shade = ink.on if crossed else ink.deep
            pieces.append(centred(letter, x + 6, _ROW_PAD + 6.4, 9, shade, font_weight=700))
        if at in shown.last:
            pieces.append(_draw_ring(x, _ROW_PAD, wide, palette))
        x += wide + _GAP
    ink = palette.row(printed.die)
    band = mixed(ink.full, palette.paper, _DIMMED) if closed else ink.full
    lock = _draw_lock(wide, ink, band if closed else None, crossed=sheet.is_locked(row, bits))
    pieces.append(group(lock, x=x, y=_ROW_PAD))
    # The points of all rows stand below each other.
    x = start + (sheet.longest + 1) * (wide + _GAP)
    points, centre = str(marks.row_scores[row]), x + (_SCORE - _GAP) / 2
    pieces.append(centred(points, centre, middle, 16, palette.ink, font_weight=700))
    return group(*pieces)


def _draw_tag(colour: Colour, palette: Palette, texts: Texts, *, closed: bool) -> list[str]:
    """The letter of the colour that all fields of a row have."""
    ink = palette.row(colour)
    band = mixed(ink.full, palette.paper, _DIMMED) if closed else ink.full
    letter = texts(f"web-letter-{colour.name.lower()}")
    return [
        box(0, _ROW_PAD, _TAG, _FIELD_HEIGHT, rx=5, fill=band),
        centred(letter, _TAG / 2, _ROW_PAD + _FIELD_HEIGHT / 2, 16, ink.on, font_weight=700),
    ]


def _draw_crossed(number: int, band: str, ink: str, wide: float) -> str:
    """A crossed field: its colour at full strength, its digit faded below the cross."""
    middle_x, middle_y = wide / 2, _FIELD_HEIGHT / 2
    faded = mixed(ink, band, 0.36)
    return group(
        box(0, 0, wide, _FIELD_HEIGHT, rx=5, fill=band),
        centred(str(number), middle_x, middle_y, 16, faded, font_weight=700),
        _draw_cross(0, 0, wide, _FIELD_HEIGHT, number, ink),
    )


def _draw_field(
    number: int,
    ink: Ink,
    palette: Palette,
    wide: float,
    *,
    gone: bool,
    strong: bool,
    locking: bool,
    offered: bool,
    chosen: bool,
) -> str:
    """A field without a cross: faded if it is gone, framed if it may be crossed."""
    if gone:
        fill = mixed(ink.pale, palette.paper, _FADED)
        print_ink = palette.ink_3
    elif chosen:
        fill, print_ink = mixed(palette.paper, ink.full, 0.26), ink.deep
    else:
        fill = palette.paper if offered else ink.pale
        print_ink = palette.ink if offered else ink.deep
    pieces = [box(0, 0, wide, _FIELD_HEIGHT, rx=5, fill=fill)]
    inner = (1.2, 1.2, wide - 2.4, _FIELD_HEIGHT - 2.4, 4)
    if offered or chosen:
        pieces.append(frame(*inner, ink.ring, stroke_width=2.4))
    elif locking and not gone:
        pieces.append(frame(*inner, ink.ring, stroke_opacity=0.55, stroke_width=1.4))
    weight = 700 if strong or offered or chosen else 400
    middle_x, middle_y = wide / 2, _FIELD_HEIGHT / 2
    pieces.append(centred(str(number), middle_x, middle_y, 16, print_ink, font_weight=weight))
    if chosen:
        pieces.append(_draw_cross(0, 0, wide, _FIELD_HEIGHT, number, ink.deep, 3.6))
    return group(*pieces)


def _draw_cross(
    x: float, y: float, wide: float, high: float, seed: int, ink: str, thick: float = 4.8
) -> str:
    """A cross that looks hand-drawn; the seed varies its angle."""
    lean = seed * 29 % 11 - 5
    scale = min(wide, high) * 0.92 / 40
    return element(
        "path",
        d=_CROSS,
        transform=(
            f"translate({x + wide / 2:g} {y + high / 2:g}) rotate({lean})"
            f" scale({scale:.4g}) translate(-20 -20)"
        ),
        fill="none",
        stroke=ink,
        stroke_width=thick,
        stroke_linecap="round",
    )


def _draw_ring(x: float, y: float, wide: float, palette: Palette) -> str:
    """A frame around what was crossed last."""
    return frame(x - 1, y - 1, wide + 2, _FIELD_HEIGHT + 2, 6, palette.glow, stroke_width=3)


def _draw_lock(wide: float, ink: Ink, band: str | None, *, crossed: bool) -> str:
    """The lock in its circle: filled when the row is locked, crossed by who has locked it."""
    middle_x, middle_y = wide / 2, _FIELD_HEIGHT / 2
    radius = min(wide, _FIELD_HEIGHT) / 2
    line = ink.deep if band is None else mixed(ink.on, band, 0.3 if crossed else 0)
    look: dict[str, Value] = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    at = f"translate({middle_x - 9.6:g} {middle_y - 10.4:g}) scale(0.8)"
    circle: dict[str, Value] = {"cx": middle_x, "cy": middle_y}
    if band is None:
        disc: dict[str, Value] = {
            "fill": "none",
            "stroke": ink.ring,
            "stroke_opacity": 0.65,
            "stroke_width": 1.4,
        }
        pieces = [element("circle", r=radius - 0.7, **circle, **disc)]
    else:
        pieces = [
            element("circle", r=radius, fill=band, **circle),
            element("path", d=_LOCK_BODY, transform=at, fill=line),
        ]
    pieces.append(
        element("path", d=_LOCK, transform=at, fill="none", stroke=line, stroke_width=1.8, **look)
    )
    if crossed:
        pieces.append(_draw_cross(0, 0, wide, _FIELD_HEIGHT, 0, ink.on))
    return group(*pieces)


def _draw_foot(state: QwixxState, seat: int, width: float, palette: Palette) -> str:
    """The lucky numbers on the left, the failed throws on the right."""
    pieces = []
    if state.game.lucky:
        low, high = state.game.lucky[seat]
        ink = palette.row(Colour.GREEN)
        pieces += [
            box(0, 0, 92, 26, rx=13, fill=ink.pale),
            element(
                "path",
                d=_CLOVER,
                transform="translate(9 3) scale(0.85)",
                fill="none",
                stroke=ink.deep,
                stroke_width=1.6,
                stroke_linejoin="round",
            ),
            centred(str(low), 45, 12.6, 16, ink.deep, font_weight=700),
            centred(str(high), 71, 12.6, 16, ink.deep, font_weight=700),
        ]
    failed = state.marks[seat].failed
    x = width - MOST_FAILED_THROWS * 31 + 3
    for number in range(MOST_FAILED_THROWS):
        if number < failed:
            pieces.append(box(x, 0, 28, 26, rx=4, fill=palette.ink))
            pieces.append(_draw_cross(x, 0, 28, 26, number + 3, palette.paper))
        else:
            pieces.append(frame(x, 0, 28, 26, 4, palette.ink_3, stroke_width=1.4))
            cost = f"−{FAILED_THROW_COST}"
            pieces.append(centred(cost, x + 14, 12.8, 12, palette.ink_2))
        x += 31
    if failed:
        cost = f"−{FAILED_THROW_COST * failed}"
        at = width - MOST_FAILED_THROWS * 31 - 6
        pieces.append(words(cost, at, 18.5, 15, palette.bad, font_weight=700, text_anchor="end"))
    return group(*pieces)
