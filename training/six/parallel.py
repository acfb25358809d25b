"""Plays many training games of Six, on all cores or on a Ray cluster, into a Parquet file.

python -m training.six.parallel play --variant basic --games 100000 --out games.parquet --ray auto
python -m training.six.parallel fit games.parquet --out weights.npz

Unlike in `training.six train` every game begins with an empty transposition table. So game i of a
seed is the same game wherever it is played, and a seed gives the same file on one core, on many
cores and on a cluster. Rows are written as they come; only a few games are in memory.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Generator
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pyarrow
import pyarrow.parquet

from crosshex.bots.six.weights import FILE, VARIANTS, read_parameters
from crosshex.cli.progress import games_bar
from crosshex.fast.six.board import Weights
from crosshex.simulate.compiled import spans
from crosshex.workers import cores, in_order, open_processes, open_ray
from crosshex.workers.ray_pool import RayPool
from training.six.checkpoints import write_parameters
from training.six.features import FEATURES, parameters_of, vector_of
from training.six.fit import fit, foretold
from training.six.games import Matchup, Samples, join

GAMES_A_CALL = 2


@dataclass(frozen=True)
class GameSettings:
    """What is played: both sides have the same weights and the same nodes for each move."""

    variant: str
    nodes: int
    seed: int


class NumberedSamples(NamedTuple):
    """The positions of some games, and the game of each position."""

    game: Any
    samples: Samples


def play_some(settings: GameSettings, weights: Weights, start: int, count: int) -> NumberedSamples:
    """Games ``start … start + count - 1`` of these settings."""
    parts = []
    for number in range(start, start + count):
        matchup = Matchup([weights, weights], settings.variant == "advanced", settings.nodes)
        chance = Random(f"{settings.seed} {settings.variant} {number}")
        parts.append(matchup.play(chance)[1])
    numbers = np.repeat(np.arange(start, start + count), [len(part.moving) for part in parts])
    return NumberedSamples(numbers, join(parts))


def all_samples(
    settings: GameSettings, weights: Weights, games: int, pool: Executor, workers: int
) -> Generator[NumberedSamples, None, None]:
    """The samples of all games in order, played by the workers of the pool."""
    calls = ((settings, weights, *span) for span in spans(games, GAMES_A_CALL))

    def in_flight() -> int:
        return 4 * (pool.cores if isinstance(pool, RayPool) else workers)

    return in_order(pool, play_some, calls, in_flight)


def table_of(part: NumberedSamples) -> Any:
    """The samples as rows, one for each position."""
    counts = pyarrow.array(part.samples.counts.ravel(), pyarrow.int16())
    return pyarrow.table(
        {
            "game": part.game,
            "counts": pyarrow.FixedSizeListArray.from_arrays(counts, FEATURES),
            "moving": part.samples.moving,
            "value": part.samples.value,
            "result": part.samples.result,
        }
    )


def read_samples(path: Path) -> Samples:
    """The positions of a file that `play` wrote."""
    table = pyarrow.parquet.read_table(path).combine_chunks()
    counts = table["counts"].combine_chunks()
    return Samples(
        np.asarray(counts.flatten()).reshape(-1, FEATURES),
        *(table[name].to_numpy() for name in ("moving", "value", "result")),
    )


def play(arguments: argparse.Namespace) -> None:
    """Play, and write the rows as they come."""
    settings = GameSettings(arguments.variant, arguments.nodes, arguments.seed)
    weights = read_parameters(arguments.weights)[settings.variant].pack()
    workers = arguments.workers or cores()
    ray = arguments.ray
    pool: Executor = open_ray(ray, workers) if ray else open_processes(workers)
    results = all_samples(settings, weights, arguments.games, pool, workers)
    about = {"crosshex-six": json.dumps({**vars(settings), "features": FEATURES})}
    writer = None
    with games_bar() as bar, closing(results):
        task = bar.add_task(f"six, {settings.variant}", total=arguments.games)
        for part in results:
            table = table_of(part).replace_schema_metadata(about)
            writer = writer or pyarrow.parquet.ParquetWriter(arguments.out, table.schema)
            writer.write_table(table)
            if isinstance(pool, RayPool):
                bar.update(task, description=f"six, {settings.variant} on {pool}")
            bar.update(task, advance=GAMES_A_CALL)
    if writer:
        writer.close()


def learn(arguments: argparse.Namespace) -> None:
    """Fit the weights of one variant to the games of a file; the other variant keeps its own."""
    by_variant = read_parameters(arguments.weights)
    about = pyarrow.parquet.read_schema(arguments.games).metadata[b"crosshex-six"]
    variant = json.loads(about)["variant"]
    samples = read_samples(arguments.games)
    vectors = []
    for phase in (0, 1):
        chosen = samples.moving == phase
        old = vector_of(by_variant[variant], phase).astype(np.float64)
        counts = samples.counts[chosen].astype(np.float64)
        fitted = fit(counts, foretold(samples, chosen), old)
        vectors.append(fitted.weights)
        print(
            f"{('placing', 'moving')[phase]}: {len(counts):,} positions,"
            f" cross-entropy {fitted.before:.4f} before, {fitted.after:.4f} after"
        )
    by_variant[variant] = parameters_of(vectors[0], vectors[1])
    write_parameters(arguments.out, by_variant)


def main() -> None:
    """Parse the command line and run the command."""
    parser = argparse.ArgumentParser(prog="python -m training.six.parallel", description=__doc__)
    commands = parser.add_subparsers(required=True)

    games = commands.add_parser("play", help="play games and store their positions")
    games.add_argument("--variant", choices=VARIANTS, default="basic")
    games.add_argument("--games", type=int, default=1000)
    games.add_argument("--nodes", type=int, default=800, help="positions searched per move")
    games.add_argument("--seed", type=int, default=1)
    games.add_argument(
        "--weights", type=Path, default=FILE, help="weights that play; by default those of master"
    )
    games.add_argument("--out", type=Path, required=True, help="a Parquet file")
    games.add_argument("--workers", type=int, default=0, help="cores to use; 0 for all")
    games.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster, auto, or local")
    games.set_defaults(do=play)

    fitting = commands.add_parser("fit", help="learn weights from such a file")
    fitting.add_argument("games", type=Path)
    fitting.add_argument("--weights", type=Path, default=FILE, help="where to start from")
    fitting.add_argument("--out", type=Path, required=True, help="a file of weights (.npz)")
    fitting.set_defaults(do=learn)

    arguments = parser.parse_args()
    arguments.do(arguments)


if __name__ == "__main__":
    # Processes find its functions by this name, not as those of the program that was started.
    from training.six import parallel

    parallel.main()
