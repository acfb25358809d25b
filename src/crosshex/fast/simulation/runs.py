"""Simulation: many games of one kind on all cores; the result does not depend on the cores.

What plays them is each game's own: its *kernels*, behind one shape that takes plain values.
:func:`batches` has them play chunk by chunk, in order. Kernels do not hold Python's lock, so
threads share the work.
"""

from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from crosshex.fast.simulation.tally import GameResults, Tally
from crosshex.workers import in_order

Play = Callable[[int, int], GameResults]
"""Plays games ``start … start + count - 1``."""


class PlanError(ValueError):
    """What kernels cannot play; the message says what would have been right."""


class Setup(NamedTuple):
    """What kernels play, in plain values.

    ``options`` are those of the game by name. What is drawn anew for each game is not among them.
    """

    game: str
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Any]

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.bots)


class Kernels(Protocol):
    """The kernels of a game."""

    @property
    def endings(self) -> tuple[str, ...]:
        """Names of the endings, as batches number them."""

    @property
    def per_point(self) -> int:
        """How many units of a batch's scores make a point."""

    def can_play(self, setup: Setup) -> bool:
        """Whether every bot of this is a kernel, for such a game."""

    def chunk_size(self, bots: tuple[str, ...]) -> int:
        """Games in a chunk: some hundredths of a second, so that interrupts are prompt."""

    def player(self, setup: Setup, folder: Path | None = None) -> Play:
        """What plays this, with the solutions of ``perfect`` bots open; they lie in ``folder``.

        Raises:
            PlanError: there is no such game, a bot is not a kernel, or a solution is missing.
        """


def warmed_up(play: Play, tally: Tally) -> Play:
    """The same kernels, compiled: they have played a game, and it was counted."""
    tally.add(play(0, 1))
    return play


def batches(
    play: Play, games: int, workers: int, chunk: int, start: int = 0, pool: Executor | None = None
) -> Generator[GameResults, None, None]:
    """Play games ``start … start + games - 1``, chunk by chunk, in order.

    Threads share the work, or whatever ``pool`` is given. Closing the iterator, as an interrupt
    does, drops what has not begun.
    """
    pool = pool or ThreadPoolExecutor(workers)
    return in_order(pool, play, spans(games, chunk, start), in_flight=4 * workers + 1)


def spans(games: int, chunk: int, start: int = 0) -> Iterator[tuple[int, int]]:
    """The chunks of a run: where each begins, and how many games it has.

    >>> list(spans(10, 4))
    [(0, 4), (4, 4), (8, 2)]
    """
    end = start + games
    return ((at, min(chunk, end - at)) for at in range(start, end, chunk))
