"""Pictures of what sheets are worth: each sheet with the points that its fields carry."""

from collections.abc import Sequence
from typing import Final

from crosshex.draw.palette import LIGHT, Palette
from crosshex.draw.svg import box, centred, document, group, words
from crosshex.locale import Texts
from crosshex.locale.sheets import name_sheet
from crosshex.rules import Ending, sheet_name
from crosshex.strategy.claims import Figure
from crosshex.strategy.sheet_worth import SheetWorth

CELL: Final = 46.0
GAP: Final = 4.0
MARGIN: Final = 24.0
LINE: Final = 22.0
FACTS: Final = 7
"""Lines of figures."""


def draw_worths(worths: Sequence[SheetWorth], texts: Texts, palette: Palette = LIGHT) -> str:
    """One picture of all reports, one below the other, as SVG.

    The taller the bar in a field, the more points its cross makes on average.
    """
    longest = max(worth.sheet.longest for worth in worths)
    most = max(field.points for worth in worths for field in worth.fields.values())
    width = 2 * MARGIN + longest * (CELL + GAP)
    heights = [
        MARGIN + LINE * (FACTS + 2) + len(worth.sheet.rows) * (CELL + GAP) for worth in worths
    ]
    parts, y = [box(0, 0, width, sum(heights) + MARGIN, fill=palette.paper)], MARGIN
    for worth, height in zip(worths, heights, strict=True):
        parts.append(group(*_draw(worth, most, texts, palette), x=MARGIN, y=y))
        y += height
    title = texts("worth-title")
    return document(width, sum(heights) + MARGIN, title, title, *parts)


def _draw(worth: SheetWorth, most: float, texts: Texts, palette: Palette) -> list[str]:
    """One sheet and its figures."""
    named = sheet_name(worth.sheet) is not None
    title = name_sheet(worth.sheet, texts) if named else texts("sheet-own")
    parts = [words(title, 0, LINE - 6, 18, palette.ink, font_weight="bold")]
    top = LINE + GAP
    for row, fields in enumerate(worth.sheet.rows):
        for index, field in enumerate(fields.fields):
            x, y = index * (CELL + GAP), top + row * (CELL + GAP)
            ink = palette.row(field.colour)
            high = CELL * worth.fields[field].points / most if most else 0.0
            parts += [
                box(x, y, CELL, CELL, rx=5, fill=ink.pale),
                box(x, y + CELL - high, CELL, high, rx=3, fill=ink.full, opacity=0.55),
                centred(str(field.number), x + CELL / 2, y + CELL / 2, 18, palette.ink),
            ]
    y = top + len(worth.sheet.rows) * (CELL + GAP) + LINE - 6
    for label, value in worth_rows(worth, texts):
        parts.append(words(f"{label}: {value}", 0, y, 15, palette.ink))
        y += LINE
    return parts


def worth_rows(worth: SheetWorth, texts: Texts) -> list[tuple[str, str]]:
    """The figures of a report: what each is, and its value with half of its interval."""
    endings = worth.endings
    alone = texts("worth-exact" if worth.exact else "worth-simulated")
    exact = texts("worth-exact-points", value=worth.solitaire.estimate)
    return [
        (alone, exact if worth.exact else _points(worth.solitaire, texts)),
        (texts("worth-points"), _points(worth.points, texts)),
        (texts("worth-throws"), _points(worth.throws, texts)),
        (texts("worth-failed"), _share(worth.failed, texts)),
        (texts("worth-by-failed"), _share(endings[Ending.FAILED_THROWS], texts)),
        (texts("worth-by-rows"), _share(endings[Ending.ROWS_LOCKED], texts)),
        (texts("worth-first"), _share(worth.first, texts)),
    ]


def _points(figure: Figure, texts: Texts) -> str:
    return texts("worth-number", value=figure.estimate, margin=(figure.high - figure.low) / 2)


def _share(figure: Figure, texts: Texts) -> str:
    return texts("worth-share", value=figure.estimate, margin=(figure.high - figure.low) / 2)
