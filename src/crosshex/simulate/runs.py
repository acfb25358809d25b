"""Runs a simulation here or on a cluster: counts the games, writes rows, makes a report."""

import time
from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

from crosshex.simulate.bots import chunk_size as slow_chunk_size
from crosshex.simulate.bots import play_slowly
from crosshex.simulate.compiled import (
    Play,
    batches,
    chunk_size,
    is_compiled,
    new_tally,
    player,
    player_here,
    spans,
)
from crosshex.simulate.plan import SimulationPlan, SimulationProgress
from crosshex.simulate.rows import RowWriter
from crosshex.simulate.tally import GameResults, Tally
from crosshex.workers import in_order, open_processes, open_ray, workers_of
from crosshex.workers.ray_pool import RayPool

CHUNKS_A_CALL: Final = 16
REPORTED: Final = ("variant", "lucky")
"""Options that are in every report, null if a game has no such option or draws it."""


def run(
    plan: SimulationPlan,
    games: int,
    *,
    workers: int,
    ray: str | None,
    out: Path | None,
    on_progress: Callable[[SimulationProgress], None],
) -> dict[str, Any]:
    """Play a plan and report; see `crosshex.simulate.run`."""
    writer = RowWriter(out, plan) if out else None
    workers = workers_of(workers)
    cluster = open_ray(ray, workers) if ray else None
    if cluster:
        workers = cluster.cores
        results = _on_cluster(plan, games, cluster, rows=out is not None)
    else:
        results = _here(plan, games, workers)
    tally = new_tally(plan)
    interrupted = False
    start = time.perf_counter()
    try:
        with closing(results) as done:
            for result in done:
                if isinstance(result, Tally):
                    tally.merge(result)
                else:
                    tally.add(result)
                    if writer:
                        writer.add(result)
                if cluster:
                    workers = cluster.cores
                on_progress(SimulationProgress(tally.games, games, str(cluster or "")))
    except KeyboardInterrupt:
        interrupted = True
    finally:
        if writer:
            writer.close()
    seconds = time.perf_counter() - start
    machines = {"machines": dict(cluster.done)} if cluster else {}
    counted = tally.report()
    return {
        "game": plan.game.name,
        **_told(plan),
        "seed": plan.seed,
        "workers": workers,
        **machines,
        "games": counted.pop("games"),
        "seconds": seconds,
        "games_per_second": tally.games / seconds if seconds else 0.0,
        "interrupted": interrupted,
        **counted,
    }


def count(plan: SimulationPlan, games: int, workers: int) -> Tally:
    """Play a plan here; see `crosshex.simulate.count`."""
    tally = new_tally(plan)
    for batch in _here(plan, games, workers_of(workers)):
        tally.add(batch)
    return tally


def play_anywhere(plan: SimulationPlan, start: int, count: int) -> GameResults:
    """Play some games of a compiled plan in any process, which caches the plan's kernels."""
    return player_here(plan)(start, count)


def count_anywhere(plan: SimulationPlan, play: Play, start: int, count: int) -> Tally:
    """Play some games and return only the counts, which are small however many games there are."""
    tally = new_tally(plan)
    tally.add(play(start, count))
    return tally


def _here(plan: SimulationPlan, games: int, workers: int) -> Generator[GameResults, None, None]:
    """The games of a plan on the cores of this machine: kernels in threads, bots in processes."""
    if is_compiled(plan):
        return batches(player(plan), games, workers, chunk_size(plan))
    return batches(
        play_slowly(plan), games, workers, slow_chunk_size(plan), pool=open_processes(workers)
    )


def _on_cluster(
    plan: SimulationPlan, games: int, cluster: RayPool, rows: bool
) -> Generator[GameResults | Tally, None, None]:
    """The games of a plan on a cluster; without rows only their counts travel."""
    play: Play = partial(play_anywhere, plan) if is_compiled(plan) else play_slowly(plan)
    if not is_compiled(plan):
        chunk = slow_chunk_size(plan)
    else:
        # A call to a cluster takes a millisecond or two, so it should play many games.
        chunk = chunk_size(plan)
        share = games // (4 * cluster.cores * chunk)
        chunk *= min(max(share, 1), CHUNKS_A_CALL)
    call: Callable[[int, int], GameResults | Tally] = (
        play if rows else partial(count_anywhere, plan, play)
    )
    return in_order(cluster, call, spans(games, chunk), in_flight=lambda: 4 * cluster.cores)


def _told(plan: SimulationPlan) -> dict[str, Any]:
    """The options in a report: those of `REPORTED`, and others that differ from their default."""
    told: dict[str, Any] = dict.fromkeys(REPORTED)
    for name, value in plan.fixed.items():
        option = plan.description.option(name)
        if name in REPORTED or value != option.default:
            told[name] = option.to_json(value)
    return told
