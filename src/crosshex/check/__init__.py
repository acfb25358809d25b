"""Checks a game: its laws, its notation, the environments, a game in each place, what is missing.

`crosshex check-game` shows what `check_game` finds. It is meant for games of other packages, and
finds nothing in ours.
"""

from crosshex.check.report import Finding, Report, Verdict
from crosshex.check.run import CHECKS, check_game

__all__ = ["CHECKS", "Finding", "Report", "Verdict", "check_game"]
