"""Draws the dice tray: two white dice and their sum, then the colour dice.

A die that has left is a gap. Six-sided dice show pips, other dice a number. The letter of its row
is below each colour die.
"""

from typing import Final

from crosshex.draw.palette import Palette, mixed
from crosshex.draw.svg import Value, box, centred, element, frame, group
from crosshex.locale import Texts
from crosshex.rules import COLOURS, Phase, QwixxState

TRAY_HEIGHT: Final = 92.0
_DIE: Final = 46.0
_STEP: Final = 58.0
_PIPS: Final = {
    1: ((50, 50),),
    2: ((27, 27), (73, 73)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
}
_PIPPED_FACES: Final = 6
_DARK_PIP: Final = "#2d2a25"


def draw_tray(state: QwixxState, width: float, palette: Palette, texts: Texts) -> str:
    """The tray of a state, with this width; dice are blank before a throw."""
    ink, faces = palette.tray_ink, state.game.sheet.faces
    pieces = [box(0, 0, width, TRAY_HEIGHT, rx=14, fill=palette.tray)]
    x = (width - 7 * _STEP) / 2 + 6
    y = 15.0
    white = state.roll.white if state.roll else (None, None)
    for die in white:
        pieces.append(_draw_die(die, faces, "#fffdf8", _DARK_PIP, x, y))
        x += _STEP
    if state.roll:
        now = state.phase is Phase.ACTION_1
        pieces.append(
            element(
                "circle",
                cx=x + 18,
                cy=y + _DIE / 2,
                r=17,
                fill=palette.glow if now else "none",
                stroke=palette.glow if now else ink,
                stroke_opacity=None if now else 0.5,
                stroke_width=2,
            )
        )
        sum_ink = "#2b1d05" if now else ink
        total = str(state.roll.white_sum)
        pieces.append(centred(total, x + 18, y + _DIE / 2, 19, sum_ink, font_weight=700))
    x += 58
    dice_left = state.dice_left
    for colour in COLOURS:
        value = state.roll.colours[colour] if state.roll else None
        shades = palette.row(colour)
        left = colour in dice_left
        drawn = _draw_die(value, faces, shades.full, shades.on, x, y)
        pieces.append(_draw_gap(x, y, ink) if left else drawn)
        pieces.append(
            centred(
                texts(f"web-letter-{colour.name.lower()}"),
                x + _DIE / 2,
                y + _DIE + 14,
                13,
                ink,
                font_weight=600,
                opacity=0.6 if left else 0.9,
                text_decoration="line-through" if left else None,
            )
        )
        x += _STEP
    return group(*pieces)


def _draw_gap(x: float, y: float, ink: str) -> str:
    """The empty place of a die that has left the game."""
    look: dict[str, Value] = {"stroke_width": 1.6, "stroke_dasharray": "4.5 4"}
    return frame(x + 5, y + 5, _DIE - 10, _DIE - 10, 8, ink, stroke_opacity=0.45, **look)


def _draw_die(value: int | None, faces: int, face: str, pip: str, x: float, y: float) -> str:
    """A die that shows a value, or a blank one before the throw."""
    edge = mixed(face, "#000000", 0.24)
    if faces == _PIPPED_FACES:
        pieces = [
            box(4, 4, 92, 92, rx=20, fill=edge),
            box(9, 8, 82, 80, rx=17, fill=face),
            *(
                element("circle", cx=px, cy=py - 2, r=9.4, fill=pip)
                for px, py in _PIPS.get(value or 0, ())
            ),
        ]
    else:
        pieces = [
            element("path", d="M50 2 93 27v46L50 98 7 73V27Z", fill=edge),
            element("path", d="M50 98 7 73h86Z", fill=mixed(face, "#000000", 0.34)),
            element("path", d="M50 2 7 27v46Z", fill=mixed(face, "#ffffff", 0.14)),
            element("path", d="M50 4 91.5 72.5h-83Z", fill=face),
            centred(str(value or ""), 50, 47, 42, pip, font_weight=700),
        ]
    transform = f"translate({x:g} {y:g}) scale({_DIE / 100:g})"
    return element("g", *pieces, transform=transform, opacity=0.55 if value is None else None)
