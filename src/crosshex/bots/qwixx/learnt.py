"""Which sheets `master` and the values for review have learnt. It needs no NumPy."""

from typing import Final

from crosshex.rules import LONGO, Game, Qwixx, Sheet, sheet_name

LEARNT: Final = ("qwixx", "longo", "mixx-colours", "mixx-numbers")
"""What networks were trained on: sheets of the catalogue by name, and Longo."""
SOLVED: Final = ("qwixx", "longo")
"""Which of them have a lookup table of the solution for one seat; the others have a network."""


def learnt_name(sheet: Sheet) -> str:
    """The name by which the weights for a sheet are known; those of Longo include its luck."""
    name = "longo" if sheet == LONGO else sheet_name(sheet)
    assert name in LEARNT
    return name


def has_learnt(game: Game) -> bool:
    """Whether there are networks for a game.

    >>> has_learnt(Qwixx(2)), has_learnt(Qwixx(2, LONGO))
    (True, False)
    """
    # Without its lucky numbers the sheet of Longo is another game.
    known = isinstance(game, Qwixx) and ("longo" if game.lucky else sheet_name(game.sheet))
    return known in LEARNT
