"""Which game is played each day, and which game its puzzle is of."""

from typing import Final

GAME: Final = "qwixx"
"""Alone: the same throws for everybody, and what perfect play makes of them is known exactly."""
PUZZLE: Final = "six"
