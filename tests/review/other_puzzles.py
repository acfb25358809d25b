"""The puzzles of a game from another package: its room names the file."""

from pathlib import Path

FILE = Path()
