"""Pips as text and as a picture."""

from pips.game import PipsState


def text(state: PipsState) -> str:
    """The points, the dice and whose turn it is."""
    lines = [f"seat {seat + 1}: {score}" for seat, score in enumerate(state.points)]
    if state.thrown:
        lines.append(f"dice: a={state.thrown.a} b={state.thrown.b}")
    lines.append(f"seat {state.active + 1} is active, turn {state.turn + 1}")
    return "\n".join(lines)
