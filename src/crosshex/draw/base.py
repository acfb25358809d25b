"""The base class of pictures, and what all pictures share."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from crosshex.draw.palette import Palette
from crosshex.draw.svg import box, document, text_width, words
from crosshex.locale import FALLBACK, Texts
from crosshex.rules import CHANCE, Actor, Move, State

Steps: TypeAlias = Sequence[tuple[Actor, Move]]
"""Pairs of actor and move, as in a record."""

ENGLISH: Final = Texts(FALLBACK)
MARGIN: Final = 14.0
HEADLINE: Final = 40.0
"""The height of the headline."""


def headline_width(headline: str, title: str) -> float:
    """The width that a picture needs for its headline and the name of the game beside it."""
    return text_width(headline, 21) + text_width(title, 15) + 4 * MARGIN


def framed(
    width: float,
    height: float,
    headline: str,
    title: str,
    description: str,
    palette: Palette,
    *children: str,
) -> str:
    """A whole picture: its background, its headline, and beside that the name of the game."""
    return document(
        width,
        height,
        f"{title}: {headline}",
        description,
        box(0, 0, width, height, rx=12, fill=palette.table),
        words(headline, MARGIN + 2, 33, 21, palette.accent, font_weight=700),
        words(title, width - MARGIN - 2, 33, 15, palette.ink_2, text_anchor="end"),
        *children,
    )


def ending_text(state: State, names: Sequence[str], texts: Texts) -> str:
    """The headline of a game that is over: who has won, and how it ended."""
    outcome = state.outcome
    assert outcome is not None
    sides = state.game.description.sides
    if not outcome.winners:
        result = texts("end-drawn")
    elif state.game.seats == 1:
        result = texts("end-alone", score=state.scores[0])
    elif sides:
        side = sides[state.game.side(outcome.winners[0])]
        result = texts("end-winner", names=texts.word(f"web-side-{side}", side.capitalize()))
    else:
        winners = ", ".join(names[seat] for seat in outcome.winners)
        result = texts("end-winner" if len(outcome.winners) == 1 else "end-shared", names=winners)
    return f"{result} {texts.ending(outcome.ending)}"


class Picture(ABC):
    """Draws the states of a game; its room `picture` holds one of these.

    >>> from crosshex.draw.palette import LIGHT
    >>> from crosshex.draw.rooms import PICTURES
    >>> from crosshex.rules import Six
    >>> PICTURES.of(Six().description).draw(Six().start(), LIGHT, ["Ann", "Ben"])[:4]
    '<svg'
    """

    @abstractmethod
    def draw(
        self,
        state: Any,
        palette: Palette,
        names: Sequence[str],
        last: Move | Steps | None = None,
        coords: bool = True,
        texts: Texts = ENGLISH,
    ) -> str:
        """A state as SVG.

        Args:
            state: what to draw, with only what the viewer may see.
            palette: the colours.
            names: the names of the seats.
            last: what to highlight: a move, or steps.
            coords: whether to write coordinates, on a board that has them.
            texts: the texts in the language of the picture.

        Raises:
            OptionError: `last` makes no sense in this game.
        """

    def latest(self, state: State, steps: Steps) -> Steps:
        """The steps to highlight in the state that they led to, without pending choices.

        With dice these are the latest throw and all steps since then. Without dice it is the last
        move.
        """
        done = steps[: len(steps) - len(state.pending)]
        throws = [place for place, (actor, _) in enumerate(done) if actor is CHANCE]
        return done[throws[-1] :] if throws else done[-1:]
