"""The puzzles of a game from another package: its description names the file."""

from pathlib import Path

FILE = Path()
