"""Draws any state as a card: the state as text, whose turn it is, and the scores.

This is the picture of a game that has no picture of its own.
"""

import textwrap
from collections.abc import Sequence
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
from crosshex.draw.svg import Value, box, element, group, text_width, words
from crosshex.draw.text import state_text
from crosshex.locale import Texts
from crosshex.locale.games import name_game
from crosshex.rules import CHANCE, Move, State

_PAD: Final = 16.0
_SEAT: Final = 34.0
_LINE: Final = 19.0
_SIZE: Final = 14.0
_LETTER: Final = 0.62 * _SIZE
"""The width of a letter of the text, with some tolerance; the font is monospaced."""
_MONO: Final = "'DejaVu Sans Mono', 'Liberation Mono', Consolas, Menlo, monospace"
_LEAST: Final = 470.0
_COLUMNS: Final = 80
"""Longer lines are wrapped."""


class Card(Picture):
    """The text of a state in a frame, above the names and scores of the seats."""

    def draw(
        self,
        state: State,
        palette: Palette,
        names: Sequence[str],
        last: Move | Steps | None = None,
        coords: bool = True,
        texts: Texts = ENGLISH,
    ) -> str:
        """A state as SVG."""
        title, headline = name_game(state.game, texts), _headline(state, names, texts)
        text = state_text(state)
        lines = _lines(text)
        happened = _happened(last, names, texts)
        if happened:
            lines += ["", *_lines(texts("draw-last", moves=happened))]
        columns = max(len(line) for line in lines)
        text_columns = columns * _LETTER + 2 * _PAD + 2 * MARGIN
        width = max(_LEAST, headline_width(headline, title), text_columns)
        inner = width - 2 * MARGIN
        text_height = len(lines) * _LINE + 2 * _PAD
        seats_top = HEADLINE + MARGIN + text_height + MARGIN
        seats_height = _SEAT * state.game.seats
        height = seats_top + seats_height + MARGIN
        said = [text, *(f"{name}: {_score(state, seat)}." for seat, name in enumerate(names))]
        if happened:
            said.append(f"{texts('draw-last', moves=happened)}.")
        frame: dict[str, Value] = {"rx": 10, "fill": palette.paper, "stroke": palette.paper_edge}
        return framed(
            width,
            height,
            headline,
            title,
            " ".join(said),
            palette,
            box(MARGIN, HEADLINE + MARGIN, inner, text_height, **frame),
            *(_draw_line(line, place, palette) for place, line in enumerate(lines)),
            box(MARGIN, seats_top, inner, seats_height, **frame),
            *(
                group(
                    _draw_seat(state, seat, name, inner, palette, texts),
                    x=MARGIN,
                    y=seats_top + _SEAT * seat,
                )
                for seat, name in enumerate(names)
            ),
        )


PICTURE: Final = Card()


# -- in words


def _headline(state: State, names: Sequence[str], texts: Texts) -> str:
    if state.outcome:
        return ending_text(state, names, texts)
    if state.to_act is CHANCE:
        return texts("draw-dice-next")
    return texts("draw-to-choose", names=", ".join(names[seat] for seat in state.to_act))


def _happened(last: Move | Steps | None, names: Sequence[str], texts: Texts) -> str:
    """What happened last, with who did it if that is known."""
    if last is None or isinstance(last, Move):
        return str(last or "")
    who = ((texts("draw-dice") if actor is CHANCE else names[actor], move) for actor, move in last)
    return "; ".join(f"{name}: {move}" for name, move in who)


def _score(state: State, seat: int) -> str:
    """A seat's score so far.

    >>> from crosshex.rules import Qwixx
    >>> _score(Qwixx().start(), 0)
    '0'
    """
    return f"{state.scores[seat]:g}".replace("-", "−")


def _lines(text: str) -> list[str]:
    """The lines of a text; long lines are wrapped."""
    lines: list[str] = []
    for line in text.expandtabs().splitlines() or [""]:
        lines += [line] if len(line) <= _COLUMNS else textwrap.wrap(line, _COLUMNS)
    return lines


# -- in shapes


def _draw_line(line: str, place: int, palette: Palette) -> str:
    return words(
        line,
        MARGIN + _PAD,
        HEADLINE + MARGIN + _PAD + (place + 0.75) * _LINE,
        _SIZE,
        palette.ink,
        font_family=_MONO,
        **{"xml:space": "preserve"},
    )


def _draw_seat(
    state: State, seat: int, name: str, width: float, palette: Palette, texts: Texts
) -> str:
    """A seat: its name and side, its score, and a bar if it has to act."""
    pieces = []
    if state.to_act is not CHANCE and seat in state.to_act:
        pieces.append(box(0, 5, 4, _SEAT - 10, rx=2, fill=palette.glow))
    if seat:
        pieces.append(element("line", x1=14, y1=0, x2=width - 14, y2=0, stroke=palette.paper_edge))
    pieces.append(words(name, _PAD, 22, 16, palette.ink, font_weight=700))
    about = _about(state, seat, texts)
    if about:
        pieces.append(words(about, _PAD + text_width(name, 16) + 12, 22, 13, palette.ink_2))
    score = _score(state, seat)
    pieces.append(
        words(score, width - _PAD, 23, 18, palette.ink, font_weight=700, text_anchor="end")
    )
    return group(*pieces)


def _about(state: State, seat: int, texts: Texts) -> str:
    """The side of a seat, if there are sides, and whether it has won or chosen."""
    sides = state.game.description.sides
    side = sides[state.game.side(seat)] if sides else ""
    said = [texts.word(f"side-{side}", side)] if side else []
    if state.outcome and seat in state.outcome.winners:
        said.append(texts("draw-won"))
    elif seat in state.pending:
        said.append(texts("draw-has-chosen"))
    return ", ".join(said)
