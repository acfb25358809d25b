"""Simulated games between compiled bots: hundreds of thousands a second.

What plays them is each game's own: its *kernels*, behind one shape. `batches` has them play chunk
by chunk, in order. Kernels do not hold Python's lock, so threads share the work.
"""

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Protocol, TypeAlias

from crosshex.bots.objects import BotObject
from crosshex.simulate.plan import SimulationError, SimulationPlan
from crosshex.simulate.rooms import KERNELS
from crosshex.simulate.tally import GameResults, Tally
from crosshex.workers import in_order

Play: TypeAlias = Callable[[int, int], GameResults]
"""Plays games `start … start + count - 1`."""


class Kernels(Protocol):
    """The kernels of a game."""

    @property
    def endings(self) -> tuple[str, ...]:
        """Names of the endings, as batches number them."""

    @property
    def per_point(self) -> int:
        """How many units of a batch's scores make a point."""

    @property
    def options(self) -> frozenset[str]:
        """The options that they know; by others the game would have other rules."""

    def can_play(self, plan: SimulationPlan) -> bool:
        """Whether every bot is a kernel, for such a game."""

    def chunk_size(self, bots: tuple[str, ...]) -> int:
        """Games in a chunk: some hundredths of a second, so that interrupts are prompt."""

    def player(self, plan: SimulationPlan, folder: Path | None = None) -> Play:
        """What plays this, with the solutions of `perfect` bots open; they lie in `folder`.

        Raises:
            SimulationError: a solution is missing.
        """


def kernels_of(plan: SimulationPlan) -> Kernels | None:
    """The kernels of a plan's game, if it has any."""
    return KERNELS.get(plan.description)


def endings_of(plan: SimulationPlan) -> tuple[str, ...]:
    """The names of the endings, in the order in which batches number them."""
    kernels = kernels_of(plan)
    return kernels.endings if kernels else tuple(map(str, plan.description.endings))


def per_point(plan: SimulationPlan) -> int:
    """How many units of a batch's scores make a point; shares of a win come in halves."""
    kernels = kernels_of(plan)
    if kernels:
        return kernels.per_point
    return 2 if plan.description.unit == "share" else 1


def new_tally(plan: SimulationPlan) -> Tally:
    """An empty tally for a plan."""
    return Tally(plan.bots, endings_of(plan), per_point(plan))


def is_compiled(plan: SimulationPlan) -> bool:
    """Whether every bot of a plan is a kernel, and the kernels know all its options."""
    if any(isinstance(bot, BotObject) for bot in plan.bots):
        return False
    kernels = kernels_of(plan)
    return kernels is not None and plan.fixed.keys() <= kernels.options and kernels.can_play(plan)


def chunk_size(plan: SimulationPlan) -> int:
    """Games in a chunk of a compiled plan."""
    kernels = kernels_of(plan)
    assert kernels is not None
    return kernels.chunk_size(plan.bots)


def player(plan: SimulationPlan, folder: Path | None = None) -> Play:
    """The compiled kernels of a plan, with their solutions opened from `folder`.

    They have played a game, and it was counted, so nothing has to be compiled later.

    Raises:
        SimulationError: there are no kernels for such games or bots, or a `perfect` one has no
            solution to follow.
    """
    kernels = kernels_of(plan)
    if kernels is None:
        raise SimulationError(f"{plan.game.name} has no kernels")
    if not is_compiled(plan):
        raise SimulationError(
            f"no kernels of {plan.game.name} play {', '.join(plan.bots)}: a bot is not compiled, or"
            f" an option is not among {', '.join(sorted(kernels.options))}, or its value is unknown"
        )
    play = kernels.player(plan, folder)
    new_tally(plan).add(play(0, 1))
    return play


@lru_cache(maxsize=4)
def player_here(plan: SimulationPlan) -> Play:
    """The same as `player`, cached in this process for the next call."""
    return player(plan)


def batches(
    play: Play, games: int, workers: int, chunk: int, start: int = 0, pool: Executor | None = None
) -> Generator[GameResults, None, None]:
    """Play games `start … start + games - 1`, chunk by chunk, in order.

    Threads share the work, or whatever `pool` is given. Closing the iterator, as an interrupt does,
    drops what has not begun.
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
