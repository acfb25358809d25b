"""Draws score sheets for the terminal, as Rich renderables.

Sheets can be read without colours: `×5` is crossed, `(5)` may be crossed now, and a number that can
no longer be crossed is faded, or `--` without colours.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from crosshex.draw.palette import DARK, mixed
from crosshex.locale import Texts
from crosshex.rules import Colour, Cross, Marks, Qwixx, QwixxState, Sheet, find_game, read_sheet
from crosshex.rules.qwixx import LuckyPair
from crosshex.rules.sheet import FAILED_THROW_COST, MOST_FAILED_THROWS, row_score

_ROWS = {colour: DARK.row(colour) for colour in Colour}
OPEN = {colour: f"{ink.deep} on {ink.pale}" for colour, ink in _ROWS.items()}
"""A field that can still be crossed: its digit on a dark tint of its colour."""
OFFERED = {colour: f"bold underline {DARK.ink} on {ink.pale}" for colour, ink in _ROWS.items()}
FILLED = {colour: f"bold {ink.on} on {ink.full}" for colour, ink in _ROWS.items()}
"""A crossed field, the letter of a row, a die: its colour at full strength."""
DIMMED = {
    colour: f"bold {ink.on} on {mixed(ink.full, DARK.paper, 0.32)}" for colour, ink in _ROWS.items()
}
"""The same in a row that is locked."""
FADED = {
    colour: f"{DARK.ink_3} on {mixed(ink.pale, DARK.paper, 0.68)}" for colour, ink in _ROWS.items()
}
"""A field that can no longer be crossed: a grey number on a trace of its colour."""
_CELL = 4
_NAMED_ROWS = 11
"""Rows up to this length leave room for the name of their colour on 80 columns."""


def colour_name(colour: Colour, texts: Texts) -> str:
    """The name of a row's colour."""
    return texts(f"colour-{colour.name.lower()}")


def draw_sheet(
    sheet: Sheet,
    marks: Marks,
    texts: Texts,
    *,
    locked: Collection[int] = (),
    offered: Collection[Cross] = (),
    lucky: LuckyPair | None = None,
    plain: bool = False,
) -> Text:
    """One sheet, large: its rows with their points, and the failed throws below."""
    lines = [
        _row(sheet, marks, row, texts, row in locked, offered, plain)
        for row in range(len(sheet.rows))
    ]
    failed = "×" * marks.failed + "□" * (MOST_FAILED_THROWS - marks.failed)
    last = Text(f"  {texts('sheet-failed')} ")
    last.append(failed, "" if plain else "bold")
    last.append(f" = {-FAILED_THROW_COST * marks.failed}")
    if lucky:
        last.append(" · ")
        last.append(
            texts("sheet-lucky", low=lucky[0], high=lucky[1]), "" if plain else "bold magenta"
        )
    return Text("\n").join([*lines, last])


def _row(
    sheet: Sheet,
    marks: Marks,
    row: int,
    texts: Texts,
    locked: bool,
    offered: Collection[Cross],
    plain: bool,
) -> Text:
    printed, bits = sheet.rows[row], marks.rows[row]
    offers = {(move.colour, move.number) for move in offered}
    several = len({field.colour for field in printed.fields}) > 1
    text = Text() if several else _label(sheet, printed.die, texts, plain)
    crossed = DIMMED if locked else FILLED
    before: Colour | None = None if several else printed.die
    for index, (colour, number) in enumerate(printed.fields):
        if colour is not before:
            # The letter of a colour stands where its fields begin.
            text.append(f" {colour.letter}", "" if plain else f"bold {OPEN[colour]}")
        before = colour
        gone = locked or index < bits.bit_length()
        if bits >> index & 1:
            text.append(f"×{number}".rjust(_CELL - 1) + " ", "" if plain else crossed[colour])
        elif (colour, number) in offers:
            text.append(f"({number})".rjust(_CELL), "" if plain else OFFERED[colour])
        elif gone:
            shown = "--" if plain else str(number)
            text.append(shown.rjust(_CELL - 1) + " ", "" if plain else FADED[colour])
        else:
            text.append(str(number).rjust(_CELL - 1) + " ", "" if plain else OPEN[colour])
    if sheet.is_locked(row, bits):
        text.append(" ×L ", "" if plain else crossed[printed.die])
    elif locked:
        text.append(" -- " if plain else "  L ", "" if plain else FADED[printed.die])
    else:
        text.append("  L ", "" if plain else OPEN[printed.die])
    text.append(f" = {row_score(bits.bit_count())}")
    return text


def _label(sheet: Sheet, colour: Colour, texts: Texts, plain: bool) -> Text:
    """The letter and the name of the colour that all fields of a row have."""
    label = f" {colour.letter} "
    if sheet.longest <= _NAMED_ROWS:
        label += f"{colour_name(colour, texts)[:9]:9} "
    return Text().append(label, "" if plain else FILLED[colour])


def draw_compact(
    sheet: Sheet, marks: Marks, *, locked: Collection[int] = (), plain: bool = False
) -> Text:
    """One sheet, small, for the other players: a character for each field.

    `×` crossed, `·` open, `-` gone, `L` the lock.
    """
    lines = []
    for row, printed in enumerate(sheet.rows):
        bits, closed = marks.rows[row], row in locked
        looks = {"×": DIMMED if closed else FILLED, "-": FADED, "·": OPEN, "L": OPEN}
        several = len({field.colour for field in printed.fields}) > 1
        line = Text().append(
            f"{row + 1 if several else printed.die.letter} ", "" if plain else "bold"
        )
        for index, (colour, _) in enumerate(printed.fields):
            gone = closed or index < bits.bit_length()
            shown = "×" if bits >> index & 1 else "-" if gone else "·"
            line.append(shown, "" if plain else looks[shown][colour])
        lock = "×" if sheet.is_locked(row, bits) else "-" if closed else "L"
        line.append(lock, "" if plain else looks[lock][printed.die])
        line.append(" " * (sheet.longest - len(printed)))
        line.append(f"{row_score(bits.bit_count()):4}")
        lines.append(line)
    failed = Text(f"  {'×' * marks.failed}{'□' * (MOST_FAILED_THROWS - marks.failed)}")
    failed.append(f"{-FAILED_THROW_COST * marks.failed:{sheet.longest + 1}}")
    return Text("\n").join([*lines, failed])


def sheet_title(state: QwixxState, seat: int, name: str, texts: Texts) -> str:
    """Whose sheet it is, and how many points it has."""
    title = texts("sheet-title", name=name, score=state.scores[seat])
    return f"{title} · {texts('sheet-active')}" if seat == state.active else title


def draw_sheets(
    state: QwixxState,
    names: Sequence[str],
    texts: Texts,
    *,
    seat: int | None = None,
    offered: Collection[Cross] = (),
    plain: bool = False,
) -> RenderableType:
    """The sheets of all seats: one seat's large and the others' small, or all of them large.

    With two seats both sheets are large, because a small one would not save any line.
    """
    sheet, lucky = state.game.sheet, state.game.lucky
    large: list[RenderableType] = []
    small: list[RenderableType] = []
    for other, name in enumerate(names):
        if seat is None or seat == other or len(names) == 2:
            title = sheet_title(state, other, name, texts)
            large.append(Text().append(title, "" if plain else "bold"))
            large.append(
                draw_sheet(
                    sheet,
                    state.marks[other],
                    texts,
                    locked=state.locked,
                    offered=offered if other == seat else (),
                    lucky=lucky[other] if lucky else None,
                    plain=plain,
                )
            )
        else:
            drawn = draw_compact(sheet, state.marks[other], locked=state.locked, plain=plain)
            title = texts("sheet-title", name=name, score=state.scores[other])
            width = sheet.longest + 7
            short = title if len(title) <= width else title[: width - 1] + "…"
            heading = Text().append(short, "" if plain else "bold")
            small.append(Text("\n").join([heading, drawn]))
    if small:
        large.append(Columns(small, padding=(0, 1)))
    return Group(*large)


def draw_points(most: int, texts: Texts) -> Table:
    """The points for each number of crosses, as a Rich table."""
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    counts = range(1, most + 1)
    table.add_row(texts("rules-points-crosses"), *(str(count) for count in counts))
    table.add_row(texts("rules-points-points"), *(str(row_score(count)) for count in counts))
    return table


def draw_scores(state: QwixxState, names: Sequence[str], texts: Texts) -> Table:
    """The points of every seat row by row."""
    table = Table(box=None, padding=(0, 1))
    table.add_column(texts("end-player"))
    sheet = state.game.sheet
    for row, printed in enumerate(sheet.rows, 1):
        by_colour = sheet.has_colour_rows
        named = colour_name(printed.die, texts) if by_colour else texts("sheet-row", row=row)
        table.add_column(named, justify="right")
    table.add_column(texts("end-failed"), justify="right")
    table.add_column(texts("end-total"), justify="right")
    for name, marks in zip(names, state.marks, strict=True):
        rows = [str(points) for points in marks.row_scores]
        failed = str(-FAILED_THROW_COST * marks.failed)
        table.add_row(Text(name), *rows, failed, str(marks.score))
    return table


def draw_page_sheet(picture: Mapping[str, Any], texts: Texts, plain: bool) -> RenderableType:
    """A sheet of a rules page, given by its crossed fields."""
    named = {"sheet": read_sheet(picture["sheet"])} if "sheet" in picture else {}
    game = find_game(picture["game"]).make(seats=2, **named)
    assert isinstance(game, Qwixx)
    crossed = picture["crossed"].split()
    rows = tuple(
        game.sheet.marks_of(row, [field for field in printed.fields if str(field) in crossed])
        for row, printed in enumerate(game.sheet.rows)
    )
    return draw_sheet(
        game.sheet,
        Marks(rows, picture["failed"]),
        texts,
        locked=[row for row, bits in enumerate(rows) if game.sheet.is_locked(row, bits)],
        lucky=tuple(picture["lucky"]) if "lucky" in picture else None,
        plain=plain,
    )
