"""Plays all deals of a plan in order, on any number of processes or machines."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from itertools import product
from multiprocessing.util import Finalize

from crosshex.arena.luck import luck_of
from crosshex.arena.match import PlayedDeal, play_deal
from crosshex.arena.schedule import ArenaPlan, Duel, scheduled_deals
from crosshex.bots import Programs, make_bot
from crosshex.bots.threads import use_one_thread
from crosshex.workers import SPAWN, in_order
from crosshex.workers.ray_pool import RayPool

AHEAD = 3
"""How many deals wait for each worker, so that none is idle while results are processed."""

_programs = Programs()
"""The programs of this process; only a worker uses it."""


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
    if cluster:
        results = in_order(
            cluster,
            _play_in_worker,
            ((plan, *task) for task in tasks),
            lambda: AHEAD * cluster.cores,
        )
        with closing(results):
            yield from (deal for deal in results if is_wanted(deal.duel))
        return
    if workers == 1:
        with Programs() as programs:
            for duel, number in tasks:
                yield play_deal(plan, duel, number, programs)
        return
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(workers, mp_context=SPAWN, initializer=_start_worker)
    waiting: deque[Future[PlayedDeal]] = deque()
    try:
        for duel, number in tasks:
            waiting.append(pool.submit(_play_in_worker, plan, duel, number))
            if len(waiting) > AHEAD * workers:
                yield from _if_wanted(waiting.popleft(), is_wanted)
        while waiting:
            yield from _if_wanted(waiting.popleft(), is_wanted)
    except BaseException:
        # A deal can take minutes, so an early exit does not wait for it.
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()
        raise
    pool.shutdown()


def _if_wanted(
    future: Future[PlayedDeal], is_wanted: Callable[[Duel], bool]
) -> Iterator[PlayedDeal]:
    """The result, unless its duel was settled after the deal was submitted."""
    deal = future.result()
    if is_wanted(deal.duel):
        yield deal


def _start_worker() -> None:
    """Leave interrupts to the parent process, and end programs with the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Finalize(None, _programs.close, exitpriority=1)


def _play_in_worker(plan: ArenaPlan, duel: Duel, number: int) -> PlayedDeal:
    return play_deal(plan, duel, number, _programs)
