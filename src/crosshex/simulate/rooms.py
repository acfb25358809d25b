"""The rooms of games in `simulate`: compiled kernels, and columns of results."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from crosshex.rules import Registry

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from crosshex.simulate.compiled import Kernels

Columns: TypeAlias = "Callable[[Sequence[Any]], dict[str, NDArray[Any]]]"
"""Makes more columns from the final states, by game, or by game and seat; numbers up to 127."""


KERNELS: "Final[Registry[Kernels]]" = Registry(
    "kernels", {"qwixx": "crosshex.simulate.qwixx:KERNELS", "six": "crosshex.simulate.six:KERNELS"}
)
COLUMNS: Final = Registry[Columns](
    "columns", {"qwixx": "crosshex.simulate.qwixx:columns", "six": "crosshex.simulate.six:columns"}
)
