"""What ``crosshex simulate`` does: play with a progress bar, write rows, report."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from crosshex.cli.slow_games import CHUNK, play_slowly
from crosshex.fast.simulation import (
    Plan,
    Play,
    batches,
    chunk_size,
    count_anywhere,
    is_compiled,
    play_anywhere,
    player,
    spans,
)
from crosshex.fast.tally import Batch, Tally
from crosshex.workers import RayPool, in_order, open_processes, open_ray

CHUNKS_A_CALL: Final = 16
ROWS_TOGETHER: Final = 16384


class _Speed(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:,.0f} games/s" if speed else "")


def progress_bar() -> Progress:
    """A bar on standard error with games per second and the time left."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _Speed(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def run(
    plan: Plan, games: int, workers: int, out: Path | None, ray: str | None = None
) -> dict[str, Any]:
    """Play a plan with a progress bar, here or on a Ray cluster; returns the report."""
    writer = RowWriter(out, plan) if out else None
    cluster = open_ray(ray, workers) if ray else None
    if cluster:
        workers = cluster.cores
        results = _on_cluster(plan, games, cluster, rows=out is not None)
    else:
        results = _here(plan, games, workers)
    tally = plan.tally()
    interrupted = False
    start = time.perf_counter()
    try:
        with progress_bar() as bar, closing(results) as done:
            task = bar.add_task(plan.game, total=games)
            try:
                for result in done:
                    if isinstance(result, Tally):
                        tally.merge(result)
                    else:
                        tally.add(result)
                        if writer:
                            writer.add(result)
                    if cluster:
                        workers = cluster.cores
                        bar.update(task, description=f"{plan.game} on {cluster}")
                    bar.update(task, completed=tally.games)
            except KeyboardInterrupt:
                interrupted = True
    finally:
        if writer:
            writer.close()
    seconds = time.perf_counter() - start
    machines = dict(cluster.done) if cluster else None
    return _report(plan, tally, seconds, workers, machines, interrupted)


def _here(plan: Plan, games: int, workers: int) -> Generator[Batch, None, None]:
    """The games of a plan on the cores of this machine: kernels in threads, bots in processes."""
    if is_compiled(plan):
        return batches(player(plan), games, workers, chunk_size(plan))
    return batches(play_slowly(plan), games, workers, CHUNK, pool=open_processes(workers))


def _on_cluster(
    plan: Plan, games: int, cluster: RayPool, rows: bool
) -> Generator[Batch | Tally, None, None]:
    """The games of a plan on a cluster; without rows only their counts travel."""
    play: Play = partial(play_anywhere, plan) if is_compiled(plan) else play_slowly(plan)
    chunk = chunk_size(plan) if is_compiled(plan) else CHUNK
    if is_compiled(plan):
        # A call to a cluster takes a millisecond or two, so it should be worth it.
        share = games // (4 * cluster.cores * chunk)
        chunk *= min(max(share, 1), CHUNKS_A_CALL)
    call: Callable[[int, int], Batch | Tally] = (
        play if rows else partial(count_anywhere, plan, play)
    )
    return in_order(cluster, call, spans(games, chunk), in_flight=lambda: 4 * cluster.cores)


def _report(
    plan: Plan,
    tally: Tally,
    seconds: float,
    workers: int,
    machines: dict[str, int] | None,
    interrupted: bool,
) -> dict[str, Any]:
    counted = tally.report()
    return {
        "game": plan.game,
        "variant": plan.variant or ("basic" if plan.game == "six" else None),
        "lucky": [list(pair) for pair in plan.lucky] or None,
        "seed": plan.seed,
        "workers": workers,
        **({"machines": machines} if machines is not None else {}),
        "games": counted.pop("games"),
        "seconds": seconds,
        "games_per_second": tally.games / seconds if seconds else 0.0,
        "interrupted": interrupted,
        **counted,
    }


class RowWriter:
    """Writes a row for each game to a Parquet file, in the order of the games."""

    def __init__(self, path: Path, plan: Plan) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ModuleNotFoundError:
            raise ValueError("--out needs pyarrow: pip install 'crosshex[plot]'") from None
        if path.suffix != ".parquet":
            raise ValueError(f"--out writes Parquet: name a file such as games.parquet, not {path}")
        self._arrow = pyarrow
        self._plan = plan
        self._path = path
        self._writer: Any = None

    def add(self, batch: Batch) -> None:
        """Append a batch."""
        table = self._arrow.table(self._columns(batch))
        if self._writer is None:
            about = {
                "crosshex": json.dumps(
                    {
                        "game": self._plan.game,
                        "variant": self._plan.variant,
                        "bots": self._plan.bots,
                        "seed": self._plan.seed,
                    }
                )
            }
            table = table.replace_schema_metadata(about)
            self._writer = self._arrow.parquet.ParquetWriter(self._path, table.schema)
        # However games came in, the file is the same.
        self._writer.write_table(table, row_group_size=ROWS_TOGETHER)

    def _columns(self, batch: Batch) -> dict[str, Any]:
        games, seats = batch.scores.shape
        number = batch.start + np.arange(games)
        columns: dict[str, Any] = {
            "game": number,
            "first": (number % seats + 1).astype(np.int8),
            "turns": batch.turns,
            "ending": self._arrow.DictionaryArray.from_arrays(
                batch.ending.astype(np.int8), self._plan.endings
            ),
        }
        for seat in range(seats):
            columns[f"score{seat + 1}"] = (
                batch.scores[:, seat] / self._plan.per_point
                if self._plan.per_point > 1
                else batch.scores[:, seat]
            )
        for name, column in batch.extra.items():
            if column.ndim == 1:
                columns[name] = column
                continue
            for seat in range(seats):
                columns[f"{name}{seat + 1}"] = column[:, seat]
        return columns

    def close(self) -> None:
        """Finish the file."""
        if self._writer is not None:
            self._writer.close()


def _of_machines(report: dict[str, Any]) -> str:
    """How many machines took part, where that is worth telling."""
    count = len(report.get("machines", ()))
    return f" of {count} machines" if count > 1 else ""


def show(report: dict[str, Any]) -> None:
    """Print a report for people."""
    console = Console()
    name = report["game"] + (f", {report['variant']}" if report["variant"] else "")
    console.print(
        f"[bold]{name}[/]: {report['games']:,} games in {report['seconds']:.2f} s,"
        f" {report['games_per_second']:,.0f} games/s on {report['workers']} cores"
        f"{_of_machines(report)}, seed {report['seed']}"
    )
    if report["interrupted"]:
        console.print("interrupted: these are the games played until then")
    extras = [key for key in ("failed_throws", "locks") if key in report["seats"][0]]
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for heading in ("seat", "bot", "wins", "score", "sd", "5–50–95 %"):
        table.add_column(heading, justify="left" if heading == "bot" else "right", no_wrap=True)
    for key in extras:
        table.add_column(key.split("_")[0], justify="right", no_wrap=True)
    for seat in report["seats"]:
        won = (seat["win_rate_ci"][1] - seat["win_rate_ci"][0]) / 2
        half = seat["mean_score_ci"][1] - seat["mean_score"]
        quantiles = seat["score_quantiles"]
        table.add_row(
            str(seat["seat"]),
            seat["bot"],
            f"{100 * seat['win_rate']:.2f} ± {100 * won:.2f} %",
            f"{seat['mean_score']:.2f} ± {half:.2f}",
            f"{seat['sd_score']:.1f}",
            " ".join(f"{quantiles[key]:g}" for key in ("5", "50", "95")),
            *(f"{seat[key]:.2f}" for key in extras),
        )
    console.print(table)
    length = report["length"]
    quantiles = length["quantiles"]
    console.print(
        f"turns: {length['mean']:.2f} on average, sd {length['sd']:.2f},"
        f" {quantiles['5']:g} to {quantiles['95']:g} in nine games of ten"
    )
    endings = sorted(report["endings"].items(), key=lambda item: -item[1])
    console.print(
        "endings: " + ", ".join(f"{name} {count / report['games']:.2%}" for name, count in endings)
    )
    if len(report["seats"]) > 1:
        first = report["first_seat"]
        low, high = first["win_rate_ci"]
        console.print(f"the seat that begins wins {first['win_rate']:.2%} ({low:.2%} – {high:.2%})")
