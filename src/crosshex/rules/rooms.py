"""The rooms of games in `rules`: quicker ways to count positions."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from crosshex.rules.registry import Registry

Count: TypeAlias = Callable[[Any, int], int | None]
"""Counts the sequences of some plies from a state; None where it knows no quicker way."""


def _sheet() -> Count:
    from crosshex.rules.qwixx_perft import count_turns

    return count_turns


PERFT: Final = Registry[Count]("perft", {"qwixx": _sheet})
