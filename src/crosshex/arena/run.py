"""Plays all deals of a plan in order, on any number of processes or machines."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from itertools import islice, product
from multiprocessing.util import Finalize
from typing import TypeAlias

from crosshex.arena.luck import luck_of
from crosshex.arena.match import PlayedDeal, play_deals
from crosshex.arena.schedule import ArenaPlan, Duel, scheduled_deals
from crosshex.bots import BatchBot, Programs, make_bot
from crosshex.bots.threads import use_one_thread
from crosshex.workers import in_order, spread
from crosshex.workers.ray_pool import RayPool

AHEAD = 3
"""How many chunks wait for each core, so that none is idle while results are processed."""
TOGETHER = 32
"""Games in a chunk if a bot decides in many positions at once: they are played side by side."""

_programs = Programs()
"""The programs of this process."""


def check(plan: ArenaPlan) -> None:
    """Make every bot for every possible game, so that errors show before the first game.

    Raises:
        CrosshexError: a bot cannot be made, or luck cannot be taken out of this game.
    """
    use_one_thread()
    if plan.adjusted:
        luck_of(plan.game)
    with Programs() as programs:
        for entrant, game in product(plan.entrants, plan.possible_games):
            make_bot(entrant.bot, game, 0, entrant.seconds, programs=programs)
            programs.game_over()


def play(
    plan: ArenaPlan,
    deals: int,
    workers: int = 1,
    is_wanted: Callable[[Duel], bool] = lambda duel: True,
    cluster: RayPool | None = None,
) -> Generator[PlayedDeal, None, None]:
    """Play `deals` deals of every duel; the results come in the order of the schedule.

    `is_wanted` may say that a duel is settled: its later deals are then left out. The results do
    not depend on `workers`, nor on whether a `cluster` plays instead of them.

    >>> from crosshex.rules import Qwixx
    >>> plan = ArenaPlan(Qwixx(seats=2), ("greedy", "random"))
    >>> [deal.share for deal in play(plan, deals=3)]
    [1.0, 1.0, 1.0]

    Raises:
        BotFailed: a bot crashed, or chose an illegal move.
        ProgramFailed: an external bot did.
    """
    use_one_thread()
    tasks = (task for task in scheduled_deals(plan, deals) if is_wanted(task[0]))
    calls = ((plan, chunk) for chunk in _chunks(tasks, plan))
    if cluster:
        results = in_order(cluster, _play, calls, lambda: AHEAD * cluster.cores)
    else:
        results = spread(_play, calls, workers, _start_worker)
    try:
        with closing(results):
            for done in results:
                # Some may have been begun before their duel was settled.
                yield from (deal for deal in done if is_wanted(deal.duel))
    finally:
        _programs.close()


Task: TypeAlias = tuple[Duel, int]
"""A deal of a duel."""


def _chunks(tasks: Iterator[Task], plan: ArenaPlan) -> Iterator[list[Task]]:
    """The deals in chunks: several at a time only where a bot gains by that."""
    with Programs() as programs:
        bots = [
            make_bot(entrant.bot, plan.possible_games[0], 0, entrant.seconds, programs=programs)
            for entrant in plan.entrants
        ]
    gains = any(isinstance(bot, BatchBot) for bot in bots)
    size = max(1, TOGETHER // len(plan.seatings)) if gains else 1
    while chunk := list(islice(tasks, size)):
        yield chunk


def _start_worker() -> None:
    """End programs with the worker."""
    Finalize(None, _programs.close, exitpriority=1)


def _play(plan: ArenaPlan, chunk: Sequence[Task]) -> list[PlayedDeal]:
    return play_deals(plan, chunk, _programs)
