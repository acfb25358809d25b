"""A state as text: for the terminal, for screen readers, and for `print(state)`."""

from crosshex.skeletons.game.climb.game import ClimbState


def text(state: ClimbState) -> str:
    """The points, and whose turn it is."""
    lines = [f"seat {seat + 1}: {points}" for seat, points in enumerate(state.points)]
    if not state.is_over:
        lines.append(f"seat {state.active + 1} has {state.sum} in this turn")
    return "\n".join(lines)
