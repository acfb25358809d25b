"""The rooms of games in `cli`: sessions in the terminal, and solvers."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Protocol

from crosshex.rules import Registry

if TYPE_CHECKING:
    from crosshex.cli.sessions.terminal import Terminal


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


class Costs(Protocol):
    """What solving a game takes."""

    @property
    def states(self) -> int:
        """How many states are solved."""

    @property
    def memory(self) -> int:
        """How many bytes are worked on; they lie in a file, so less memory is slow but enough."""

    @property
    def disk(self) -> int:
        """How many bytes are on disk at the end, before the working file is removed."""

    @property
    def seconds(self) -> float:
        """About how long it takes."""


class Solver(Protocol):
    """Finds the solution of a game for one player."""

    def kept(self, game: str, options: Mapping[str, Any]) -> Solved | None:
        """The solution, if it is kept from before."""

    def costs(self, game: str, options: Mapping[str, Any], workers: int) -> Costs:
        """What `solve` is going to take."""

    def solve(
        self,
        game: str,
        options: Mapping[str, Any],
        workers: int,
        progress: Callable[[int, int], None] | None = None,
    ) -> Solved:
        """The solution, solved now and kept.

        Raises:
            ValueError: the game cannot be solved with these options.
            OSError: the solution cannot be kept.
        """


def _sheet_terminal() -> "Terminal":
    from crosshex.cli.sessions.qwixx import TERMINAL

    return TERMINAL


def _six_terminal() -> "Terminal":
    from crosshex.cli.sessions.six import TERMINAL

    return TERMINAL


def _sheet_solver() -> Solver:
    from crosshex.fast.solver.solitaire import SOLVER

    return SOLVER


TERMINALS: Final = Registry["Terminal"](
    "terminal", {"qwixx": _sheet_terminal, "six": _six_terminal}
)
SOLVERS: Final = Registry[Solver]("solver", {"qwixx": _sheet_solver})
