"""Pips as text and as a picture."""

from collections.abc import Sequence
from typing import Any

from crosshex.draw import Picture
from crosshex.draw.svg import box, centred, document, words
from pips.game import PipsState


def text(state: PipsState) -> str:
    """The points, the dice, who has guessed, and whose turn it is."""
    lines = [f"seat {seat + 1}: {score}" for seat, score in enumerate(state.points)]
    if state.thrown:
        lines.append(f"dice: a={state.thrown.a} b={state.thrown.b}")
    if state.guesses:
        lines.append("guesses: " + " ".join(str(guess or "-") for guess in state.guesses))
    lines.append(f"seat {state.active + 1} is active, turn {state.turn + 1}")
    return "\n".join(lines)


class PipsPicture(Picture):
    """Two dice, and a line for each seat."""

    def draw(
        self,
        state: PipsState,
        palette: Any,
        names: Sequence[str],
        last: Any = None,
        coords: bool = True,
        texts: Any = None,
    ) -> str:
        """A state as SVG."""
        dice = (state.thrown.a, state.thrown.b) if state.thrown else ("–", "–")
        height = 110 + 30 * len(names)
        return document(
            320,
            height,
            "Pips",
            text(state),
            box(0, 0, 320, height, rx=12, fill=palette.paper),
            *(
                box(90 + 80 * at, 20, 60, 60, rx=10, fill=palette.table, stroke=palette.ink)
                + centred(str(die), 120 + 80 * at, 50, 30, palette.ink)
                for at, die in enumerate(dice)
            ),
            *(
                words(f"{name}: {points}", 20, 120 + 30 * seat, 18, palette.ink)
                for seat, (name, points) in enumerate(zip(names, state.points, strict=True))
            ),
        )


PICTURE = PipsPicture()
