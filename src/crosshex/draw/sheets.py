"""Draws a state of a game on a sheet: the tray of dice while it is played, and all sheets."""

from collections.abc import Iterable, Sequence
from typing import Final

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
from crosshex.draw.palette import Palette
from crosshex.draw.qwixx_dice import TRAY_HEIGHT, draw_tray
from crosshex.draw.sheet_card import Fields, SeatPicture, card_size, doing, draw_card
from crosshex.draw.svg import group
from crosshex.locale import Texts
from crosshex.locale.games import name_game
from crosshex.rules import COLOURS, HIDDEN, Cross, Move, Nothing, OptionError, Phase, QwixxState


def draw_qwixx(
    state: QwixxState,
    palette: Palette,
    names: Sequence[str],
    last: Iterable[tuple[int, Cross]] = (),
    texts: Texts = ENGLISH,
) -> str:
    """The picture of a state; `last` are the crosses to highlight."""
    seats = state.game.seats
    columns = 1 if seats == 1 else 2
    width, height = card_size(state.game.sheet)
    lines = -(-seats // columns)
    title = name_game(state.game, texts)
    headline = _headline(state, names, texts)
    whole = max(columns * width + (columns + 1) * MARGIN, headline_width(headline, title))
    # Nobody throws any more when the game is over.
    over = state.phase is Phase.OVER
    top = HEADLINE + MARGIN + (0 if over else TRAY_HEIGHT + MARGIN)
    total = top + lines * (height + MARGIN)
    pointed = [(seat, (move.colour, move.number)) for seat, move in last]
    side_margin = (whole - columns * width - (columns - 1) * MARGIN) / 2
    cards = []
    for seat in range(seats):
        line, column = divmod(seat, columns)
        # A last sheet that is alone on its line is centred.
        alone = seat == seats - 1 and column == 0
        x = (whole - width) / 2 if alone else side_margin + column * (width + MARGIN)
        shown = SeatPicture(
            names[seat],
            _legal(state, seat),
            _chosen(state, seat),
            frozenset(field for owner, field in pointed if owner == seat),
        )
        card = draw_card(state, seat, shown, width, height, palette, texts)
        cards.append(group(card, x=x, y=top + line * (height + MARGIN)))
    tray_width = min(whole - 2 * MARGIN, 640.0)
    tray = group(
        draw_tray(state, tray_width, palette, texts),
        x=(whole - tray_width) / 2,
        y=HEADLINE + MARGIN,
    )
    return framed(
        whole,
        total,
        headline,
        title,
        " ".join(_described(state, seat, name, texts) for seat, name in enumerate(names)),
        palette,
        *([] if over else [tray]),
        *cards,
    )


class SheetsPicture(Picture):
    """The sheets with the crosses of the latest turn highlighted."""

    def draw(
        self,
        state: QwixxState,
        palette: Palette,
        names: Sequence[str],
        last: Move | Steps | None = None,
        coords: bool = True,
        texts: Texts = ENGLISH,
    ) -> str:
        """A state of Qwixx or Longo as SVG; there are no coordinates to write."""
        if isinstance(last, Move):
            raise OptionError("a move alone does not name its seat: give pairs of seat and move")
        crosses = [
            (actor, move)
            for actor, move in last or ()
            if isinstance(actor, int) and isinstance(move, Cross)
        ]
        return draw_qwixx(state, palette, names, crosses, texts)


PICTURE: Final = SheetsPicture()


# -- in words


def _headline(state: QwixxState, names: Sequence[str], texts: Texts) -> str:
    active = names[state.active]
    match state.phase:
        case Phase.THROW:
            return texts("draw-throws-next", name=active)
        case Phase.ACTION_1:
            assert state.roll is not None
            return texts("draw-white-sum", sum=state.roll.white_sum)
        case Phase.ACTION_2:
            return texts("draw-add-dice", name=active)
        case Phase.OVER:
            return ending_text(state, names, texts)


def _described(state: QwixxState, seat: int, name: str, texts: Texts) -> str:
    """A sheet in words, for screen readers."""
    marks, sheet = state.marks[seat], state.game.sheet
    by_colour = sheet.has_colour_rows
    rows = []
    for row, bits in enumerate(marks.rows):
        crossed = sheet.crossed(row, bits)
        said = [str(field.number if by_colour else field) for field in crossed]
        if sheet.is_locked(row, bits):
            said.append(texts("web-lock", state="open"))
        rows.append(" ".join(said) or "–")
    title = texts("sheet-title", name=name, score=marks.score)
    about = f" ({what})" if (what := doing(state, seat, texts)) else ""
    if by_colour:
        named = {colour.name.lower(): said for colour, said in zip(COLOURS, rows, strict=True)}
        read = texts("web-sheet-read", name=title + about, failed=marks.failed, **named)
    else:
        numbered = [
            texts("sheet-read-row", row=row, crossed=said) for row, said in enumerate(rows, 1)
        ]
        listed = ", ".join(numbered)
        read = texts("sheet-read", name=title + about, rows=listed, failed=marks.failed)
    if state.game.lucky:
        low, high = state.game.lucky[seat]
        read += f"; {texts('sheet-lucky', low=low, high=high)}"
    return f"{read}."


def _legal(state: QwixxState, seat: int) -> Fields:
    """The fields that a seat may cross now."""
    if state.phase not in (Phase.ACTION_1, Phase.ACTION_2):
        return frozenset()
    crosses = [move for move in state.legal(seat) if isinstance(move, Cross)]
    return frozenset((move.colour, move.number) for move in crosses)


def _chosen(state: QwixxState, seat: int) -> Fields:
    """The field of a seat's pending choice, if it is not hidden."""
    choice = state.chosen[seat] if state.chosen else None
    if isinstance(choice, Cross):
        return frozenset({(choice.colour, choice.number)})
    assert choice is None or choice == HIDDEN or isinstance(choice, Nothing)
    return frozenset()
