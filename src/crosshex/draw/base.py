"""What every picture is: something that draws a state, and knows what happened last."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from crosshex.draw.palette import Palette
from crosshex.draw.svg import box, document, text_width, words
from crosshex.locale import FALLBACK, Texts
from crosshex.rules import CHANCE, Actor, Move, State

Steps: TypeAlias = Sequence[tuple[Actor, Move]]
"""Who did what, as in a record."""

ENGLISH: Final = Texts(FALLBACK)
MARGIN: Final = 14.0
HEADLINE: Final = 40.0
"""How high the line with the headline is."""


def headline_width(headline: str, title: str) -> float:
    """How wide a picture must be for its headline and the name of the game beside it."""
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
    """Who has won a game that is over, and how it ended: the headline of its picture."""
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
    """How a game is drawn: its room `picture` holds one of these."""

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
            state: what to draw, as whoever looks at it may see it.
            palette: what to paint with.
            names: the names of the seats.
            last: what to point out: a move, or steps.
            coords: whether to write coordinates, on a board that has them.
            texts: in which language its words are.

        Raises:
            OptionError: `last` makes no sense in this game.
        """

    def latest(self, state: State, steps: Steps) -> Steps:
        """The steps to point out in the state that they led to; pending choices are none yet.

        With dice that is what the latest throw has brought so far, or the whole turn before where
        nothing is thrown yet; else the last move.
        """
        done = steps[: len(steps) - len(state.pending)]
        throws = [place for place, (actor, _) in enumerate(done) if actor is CHANCE]
        return done[throws[-1] :] if throws else done[-1:]
