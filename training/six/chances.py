"""The chance of winning at Six: games at fixed nodes, the fit, and how well it is calibrated.

python -m training.six.chances play games.jsonl --variant basic --games 10000 --seed 2

The games of a file are played on where they stopped.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

from crosshex.bots.six_weights import FILE, VARIANTS, read_recipes
from crosshex.cli.simulate_run import progress_bar
from crosshex.workers import cores, in_order, open_processes
from training.six.lots import Told, play

NODES, DEEP_NODES = 200, 2_000
"""Positions that are searched for a move; once a game, for a closer look."""


def play_one(variant: str, nodes: int, deep_nodes: int, seed: int, number: int) -> Told:
    """Game ``number`` of a seed, the same wherever it is played."""
    weights = read_recipes(FILE)[variant].pack()
    chance = Random(f"{seed} {variant} {number}")
    return play(weights, variant == "advanced", nodes, deep_nodes, chance)


def read_games(path: Path) -> Iterator[Told]:
    """The games of a file."""
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            yield Told(*json.loads(line))


def play_games(arguments: argparse.Namespace) -> None:
    """Play, and write a line for each game; what a file has already is not played again."""
    path: Path = arguments.file
    done = sum(1 for _ in read_games(path)) if path.exists() else 0
    workers = arguments.workers or cores()
    course = (arguments.variant, arguments.nodes, arguments.deep_nodes, arguments.seed)
    calls = ((*course, number) for number in range(done, arguments.games))
    told = in_order(open_processes(workers), play_one, calls, 8 * workers)
    with progress_bar() as bar, closing(told), path.open("a", encoding="utf-8") as file:
        task = bar.add_task(arguments.variant, total=arguments.games, completed=done)
        for game in told:
            file.write(json.dumps(game, separators=(",", ":")) + "\n")
            file.flush()
            bar.update(task, advance=1)


def main() -> None:
    """Read the command line and do what it says."""
    parser = argparse.ArgumentParser(
        prog="python -m training.six.chances",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(required=True)

    games = commands.add_parser("play", help="play games, or go on with them")
    games.add_argument("file", type=Path, help="a file of lines, one for each game")
    games.add_argument("--variant", choices=VARIANTS, default="basic")
    games.add_argument("--games", type=int, default=10_000)
    games.add_argument("--nodes", type=int, default=NODES, help="positions searched for a move")
    games.add_argument("--deep-nodes", type=int, default=DEEP_NODES, help="once a game; 0: never")
    games.add_argument("--seed", type=int, default=1)
    games.add_argument("--workers", type=int, default=0, help="cores to use; 0 for all")
    games.set_defaults(do=play_games)

    arguments = parser.parse_args()
    arguments.do(arguments)


if __name__ == "__main__":
    main()
