"""Simulated games between compiled bots: hundreds of thousands a second."""

from functools import lru_cache
from pathlib import Path

from crosshex.bots.objects import BotObject
from crosshex.fast.simulation.runs import Kernels, PlanError, Play, Setup, warmed_up
from crosshex.fast.simulation.tally import Tally
from crosshex.simulate.plan import SimulationError, SimulationPlan
from crosshex.simulate.rooms import KERNELS


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
    """Whether every bot of a plan is a kernel."""
    if any(isinstance(bot, BotObject) for bot in plan.bots):
        return False
    kernels = kernels_of(plan)
    return kernels is not None and kernels.can_play(_setup(plan))


def chunk_size(plan: SimulationPlan) -> int:
    """Games in a chunk of a compiled plan."""
    kernels = kernels_of(plan)
    assert kernels is not None
    return kernels.chunk_size(plan.bots)


def player(plan: SimulationPlan, folder: Path | None = None) -> Play:
    """The compiled kernels of a plan, with their solutions opened from `folder`.

    Raises:
        SimulationError: a bot is not a kernel, or a `perfect` one has no solution to follow.
    """
    kernels = kernels_of(plan)
    if kernels is None:
        raise SimulationError(f"{plan.game.name} has no kernels")
    try:
        return warmed_up(kernels.player(_setup(plan), folder), new_tally(plan))
    except PlanError as error:
        raise SimulationError(str(error)) from error


def _setup(plan: SimulationPlan) -> Setup:
    return Setup(plan.game.name, plan.bots, plan.seed, plan.fixed)


@lru_cache(maxsize=4)
def player_here(plan: SimulationPlan) -> Play:
    """The same as `player`, cached in this process for the next call."""
    return player(plan)
