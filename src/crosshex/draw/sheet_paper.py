"""Draws an empty sheet for printing, for every game that has a `Sheet`.

Rows differ by letter and pattern, so a sheet can also be printed in black and white.
"""

from typing import Final

from crosshex.draw.palette import LIGHT, Ink
from crosshex.draw.pdf import Area, Canvas
from crosshex.draw.printing import Printed
from crosshex.locale import Texts
from crosshex.locale.games import name_game
from crosshex.rules import Colour, Field, Place, Qwixx, Sheet
from crosshex.rules.sheet import FAILED_THROW_COST, MOST_FAILED_THROWS, row_score

_BLACK: Final = "#1c1714"
_GREY: Final = "#6b635b"
_PAPER: Final = "#ffffff"
_HIGHEST: Final = 108.0
"""The largest height of a sheet; if there is more room, the sheet is centred in it."""
_HEAD: Final = 0.13
_FOOT: Final = 0.17
_GAP: Final = 0.018
"""The heights of parts of a sheet, relative to the whole."""
_SCORE: Final = 1.35
"""The width of the box for a row's points, relative to a field."""


class PaperSheet(Printed):
    """A sheet: a head with the name, the rows, and below them what is counted."""

    def draw(self, canvas: Canvas, area: Area, game: Qwixx, ink: bool, texts: Texts) -> None:
        """Draw an empty sheet."""
        high = min(area.height, _HIGHEST)
        area = Area(area.x, area.y + (area.height - high) / 2, area.width, high)
        head, foot, gap = _HEAD * high, _FOOT * high, _GAP * high
        self._draw_head(canvas, Area(area.x, area.y, area.width, head - gap), game, ink, texts)
        row_high = (high - head - foot) / len(game.sheet.rows)
        letters = {colour: texts(f"web-letter-{colour.name.lower()}") for colour in Colour}
        for row in range(len(game.sheet.rows)):
            y = area.y + head + row * row_high
            strip = Area(area.x, y, area.width, row_high - gap)
            _draw_row(canvas, strip, game.sheet, row, letters, ink)
        below = Area(area.x, area.y + high - foot + gap, area.width, foot - gap)
        self._draw_foot(canvas, below, game.sheet, texts)

    def _draw_head(self, canvas: Canvas, area: Area, game: Qwixx, ink: bool, texts: Texts) -> None:
        """The game, the lucky numbers if there are any, and a line for the name."""
        middle, size = area.y + area.height / 2, 0.62 * area.height
        title = name_game(game, texts)
        canvas.words(title, area.x, middle, size, ink=_BLACK, bold=True)
        x = area.x + canvas.width_of(title, size, bold=True) + size
        if game.lucky:
            x = _draw_lucky(canvas, Area(x, area.y, 0, area.height), game.lucky[0], ink)
        small = 0.42 * area.height
        label = texts("print-name")
        start = max(x + size, area.x + 0.56 * area.width)
        canvas.words(label, start, middle, small, ink=_GREY)
        line = start + canvas.width_of(label, small) + small / 2
        floor = area.y + 0.86 * area.height
        canvas.line((line, floor), (area.x + area.width, floor), ink=_GREY)

    def _draw_foot(self, canvas: Canvas, area: Area, sheet: Sheet, texts: Texts) -> None:
        """Points by crosses, the failed throws, and the sum."""
        box = 0.62 * area.height
        sum_wide = 2.2 * box
        failed_wide = MOST_FAILED_THROWS * (box + 1) - 1
        right = area.x + area.width
        top = area.y + area.height - box
        small = 0.24 * area.height
        canvas.words(
            texts("print-total"),
            right - sum_wide / 2,
            area.y + small / 2,
            small,
            ink=_GREY,
            align="middle",
            widest=sum_wide + box,
        )
        total = Area(right - sum_wide, top, sum_wide, box)
        canvas.box(total, edge=_BLACK, thick=0.5, round_by=1)
        x = right - sum_wide - box / 2 - failed_wide
        canvas.words(
            texts("sheet-failed"),
            x + failed_wide / 2,
            area.y + small / 2,
            small,
            ink=_GREY,
            align="middle",
            widest=failed_wide + box / 2,
        )
        for number in range(MOST_FAILED_THROWS):
            field = Area(x + number * (box + 1), top, box, box)
            canvas.box(field, edge=_BLACK, round_by=1)
            cost = f"−{FAILED_THROW_COST}"
            middle = field.x + box / 2, field.y + box / 2
            canvas.words(cost, *middle, 0.42 * box, ink=_GREY, align="middle")
        _draw_points(canvas, Area(area.x, area.y, x - box - area.x, area.height), sheet)


PRINTED: Final = PaperSheet()


def _draw_lucky(canvas: Canvas, area: Area, pair: tuple[int, int], ink: bool) -> float:
    """A clover and the two lucky numbers; returns where they end."""
    middle, size = area.y + area.height / 2, 0.5 * area.height
    green = LIGHT.row(Colour.GREEN)
    text = f"{pair[0]}   {pair[1]}"
    wide = canvas.width_of(text, size, bold=True) + 2.2 * size
    pill = Area(area.x, area.y + 0.1 * area.height, wide, 0.8 * area.height)
    fill, edge = (None, _BLACK) if ink else (green.pale, green.deep)
    canvas.box(pill, fill=fill, edge=edge, round_by=0.38 * area.height)
    leaf, x = 0.16 * size, area.x + 0.8 * size
    for across, down in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        canvas.dot(x + across * leaf, middle + down * leaf, leaf, edge or _BLACK)
    canvas.line((x, middle), (x + leaf, middle + 3 * leaf), ink=edge or _BLACK, thick=0.3)
    canvas.words(text, area.x + 1.5 * size, middle, size, ink=edge or _BLACK, bold=True)
    return pill.x + pill.width


def _draw_row(
    canvas: Canvas, area: Area, sheet: Sheet, row: int, letters: dict[Colour, str], ink: bool
) -> None:
    """A row: a letter on a pattern for each colour, fields, the lock, a box for its points."""
    printed = sheet.rows[row]
    shades = LIGHT.row(printed.die)
    mixed = len({field.colour for field in printed.fields}) > 1
    pad = 0.09 * area.height
    if ink:
        canvas.box(area, edge=_BLACK, thick=0.4, round_by=0.14 * area.height)
    # From left to right: a tag as wide as a field, the fields, the lock and the points.
    wide = (area.width - pad) / (1 + sheet.longest + 1 + _SCORE)
    high = area.height - 2 * pad
    field = Area(area.x + wide, area.y + pad, wide - 0.07 * wide, high)
    if not mixed:
        tag = Area(area.x, area.y, wide, area.height).inside(pad)
        _draw_tag(canvas, tag, printed.die, letters[printed.die], ink)
    for index, (colour, number) in enumerate(printed.fields):
        at = field._replace(x=field.x + index * wide)
        locking = sheet.is_locking(Place(row, index))
        if mixed:
            one = Field(colour, number)
            _draw_lettered(canvas, at, one, letters[colour], ink, locking=locking)
        else:
            _draw_field(canvas, at, number, shades, ink, locking=locking)
    _draw_lock(canvas, field._replace(x=field.x + len(printed) * wide), shades, ink)
    x = field.x + (sheet.longest + 1) * wide
    points = Area(x, field.y, area.x + area.width - pad - x, high)
    edge = _BLACK if ink else shades.ring
    canvas.box(points, fill=_PAPER, edge=edge, thick=0.3, round_by=0.1 * high)


def _draw_lettered(
    canvas: Canvas, area: Area, field: Field, letter: str, ink: bool, *, locking: bool
) -> None:
    """A field of a row of several colours: its number, and below it the tag of its colour."""
    low = 0.3 * area.height
    above = area._replace(height=area.height - low)
    shades = LIGHT.row(field.colour)
    _draw_field(canvas, above, field.number, shades, ink, locking=locking)
    tag = Area(area.x, area.y + area.height - low, area.width, low)
    _draw_tag(canvas, tag, field.colour, letter, ink)


def _draw_tag(canvas: Canvas, area: Area, colour: Colour, letter: str, ink: bool) -> None:
    """The letter of a row on a pattern of its own."""
    shades = LIGHT.row(colour)
    lines = _BLACK if ink else shades.deep
    if not ink:
        canvas.box(area, fill=shades.full, round_by=0.12 * area.height)
    with canvas.clipped(area):
        _draw_pattern(canvas, area, colour, lines)
    x, y = area.x + area.width / 2, area.y + area.height / 2
    # The plate is smaller than the tag, so that the pattern is visible on all sides.
    size = min(0.62 * area.height, 0.74 * area.width)
    plate = 0.62 * size
    canvas.dot(x, y, plate, _PAPER if ink else shades.full)
    if ink:
        canvas.ring(x, y, plate, _BLACK)
    canvas.words(
        letter,
        x,
        y,
        size,
        ink=_BLACK if ink else shades.on,
        bold=True,
        align="middle",
        widest=1.3 * plate,
    )


def _draw_pattern(canvas: Canvas, area: Area, colour: Colour, ink: str) -> None:
    """The pattern of a row: slanted lines, dots, horizontal lines, or a grid."""
    x, y, wide, high = area
    step = 1.5
    if colour is Colour.YELLOW:
        for across in range(int(wide / step) + 1):
            for down in range(int(high / step) + 1):
                canvas.dot(x + (across + 0.5) * step, y + (down + 0.5) * step, 0.22, ink)
        return
    if colour is Colour.GREEN:
        for down in range(1, int(high / step) + 1):
            canvas.line((x, y + down * step), (x + wide, y + down * step), ink=ink, thick=0.2)
        return
    for number in range(int((wide + high) / step) + 1):
        at = number * step
        canvas.line((x + at, y), (x + at - high, y + high), ink=ink, thick=0.2)
        if colour is Colour.BLUE:
            canvas.line((x + at - high, y), (x + at, y + high), ink=ink, thick=0.2)


def _draw_field(
    canvas: Canvas, area: Area, number: int, shades: Ink, ink: bool, *, locking: bool
) -> None:
    """A number to cross; a number that locks the row has a second frame."""
    edge = _BLACK if ink else shades.deep
    fill = None if ink else shades.pale
    radius = 0.12 * area.height
    canvas.box(area, fill=fill, edge=_BLACK if ink else shades.ring, thick=0.2, round_by=radius)
    if locking:
        canvas.box(area.inside(0.06 * area.height), edge=edge, thick=0.25, round_by=0.8 * radius)
    x, y = area.x + area.width / 2, area.y + area.height / 2
    size = min(0.56 * area.height, 0.62 * area.width)
    canvas.words(str(number), x, y, size, ink=edge, bold=True, align="middle")


def _draw_lock(canvas: Canvas, area: Area, shades: Ink, ink: bool) -> None:
    """The lock, which is crossed together with a locking number."""
    edge = _BLACK if ink else shades.deep
    fill = None if ink else shades.pale
    x, y = area.x + area.width / 2, area.y + area.height / 2
    radius = min(area.width, area.height) / 2
    disc = Area(x - radius, y - radius, 2 * radius, 2 * radius)
    canvas.box(disc, fill=fill, edge=_BLACK if ink else shades.ring, round_by=0.98 * radius)
    body = 0.42 * radius
    canvas.ring(x, y - 0.1 * radius, 0.66 * body, edge, thick=0.35)
    plate = Area(x - body, y - 0.05 * radius, 2 * body, 1.35 * body)
    canvas.box(plate, fill=fill or _PAPER, edge=edge, thick=0.35, round_by=0.15 * body)


def _draw_points(canvas: Canvas, area: Area, sheet: Sheet) -> None:
    """The points for each number of crosses, the lock included."""
    most = sheet.longest + 1
    size = 0.26 * area.height
    mark = size
    wide = (area.width - 2 * mark) / most
    upper, lower = area.y + 0.3 * area.height, area.y + 0.74 * area.height
    half = 0.32 * size
    for slant in (1, -1):
        left, right = area.x + 0.2 * mark, area.x + 0.2 * mark + 2 * half
        canvas.line(
            (left, upper - slant * half), (right, upper + slant * half), ink=_GREY, thick=0.3
        )
    # All points have the font size in which the longest number fits.
    longest = canvas.width_of(str(row_score(most)), 1, bold=True)
    large = min(1.1 * size, 0.86 * wide / longest)
    for crosses in range(1, most + 1):
        x = area.x + 2 * mark + (crosses - 0.5) * wide
        canvas.words(str(crosses), x, upper, min(size, large), ink=_GREY, align="middle")
        points = str(row_score(crosses))
        canvas.words(points, x, lower, large, ink=_BLACK, bold=True, align="middle")
    between = (upper + lower) / 2
    canvas.line((area.x, between), (area.x + area.width, between), ink=_GREY, thick=0.15)
