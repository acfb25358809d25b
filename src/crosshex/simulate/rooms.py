"""The rooms of games in `simulate`: compiled kernels, and columns of results."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from crosshex.rules import Registry

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from crosshex.simulate.compiled import Kernels

Columns: TypeAlias = "Callable[[Sequence[Any]], dict[str, NDArray[Any]]]"
"""Makes more columns from the final states, by game, or by game and seat; numbers up to 127."""


def _sheet_kernels() -> "Kernels":
    from crosshex.simulate.qwixx import KERNELS

    return KERNELS


def _six_kernels() -> "Kernels":
    from crosshex.simulate.six import KERNELS

    return KERNELS


def _sheet_columns() -> Columns:
    from crosshex.simulate.qwixx import columns

    return columns


def _six_columns() -> Columns:
    from crosshex.simulate.six import columns

    return columns


KERNELS: Final = Registry["Kernels"]("kernels", {"qwixx": _sheet_kernels, "six": _six_kernels})
COLUMNS: Final = Registry[Columns]("columns", {"qwixx": _sheet_columns, "six": _six_columns})
