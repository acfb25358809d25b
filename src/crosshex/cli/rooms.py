"""The rooms of games in `cli`: sessions in the terminal, and solvers."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Protocol

from crosshex.rules import Registry

if TYPE_CHECKING:
    from crosshex.cli.terminal import Terminal


class Solved(Protocol):
    """The exact solution of a game for one player."""

    @property
    def value(self) -> float:
        """What perfect play is worth, in points."""

    @property
    def states(self) -> int:
        """How many states were solved."""

    @property
    def seconds(self) -> float:
        """How long it took."""


class Solver(Protocol):
    """Finds the solution of a game for one player."""

    def __call__(
        self,
        game: str,
        options: Mapping[str, Any],
        *,
        workers: int = 1,
        fresh: bool = False,
        progress: Callable[[int, int], None] | None = None,
    ) -> Solved:
        """The solution: kept from before, or solved now, or anew if `fresh`.

        Raises:
            ValueError: the game cannot be solved with these options.
            OSError: the solution cannot be kept.
        """


def _sheet_terminal() -> "Terminal":
    from crosshex.cli.session_qwixx import TERMINAL

    return TERMINAL


def _six_terminal() -> "Terminal":
    from crosshex.cli.session_six import TERMINAL

    return TERMINAL


def _sheet_solver() -> Solver:
    from crosshex.fast.solver.solitaire import find_solution

    return find_solution


TERMINALS: Final = Registry["Terminal"](
    "terminal", {"qwixx": _sheet_terminal, "six": _six_terminal}
)
SOLVERS: Final = Registry[Solver]("solver", {"qwixx": _sheet_solver})
