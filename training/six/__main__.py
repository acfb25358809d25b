"""The commands of the trainer: `python -m training.six train|match|curve`."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import time
from pathlib import Path
from random import Random

import numpy as np

from crosshex.bots.six.weights import read_parameters
from crosshex.fast.six.search.value import EvalParameters, by_hand
from training.six.checkpoints import VARIANTS, RunFolder
from training.six.features import parameters_of, vector_of
from training.six.fit import fit, foretold
from training.six.games import Matchup, Samples, join
from training.six.match import Score, match
from training.six.plot_training import draw


def main() -> None:
    """Parse the command line and run the command."""
    parser = argparse.ArgumentParser(prog="python -m training.six", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)

    train = commands.add_parser("train", help="learn from games, or continue an earlier run")
    train.add_argument("--out", type=Path, required=True, help="folder for games, weights and log")
    train.add_argument("--generations", type=int, default=2)
    train.add_argument("--games", type=int, default=300, help="games per generation and variant")
    train.add_argument("--nodes", type=int, default=800, help="positions searched per move")
    train.add_argument("--matches", type=int, default=60, help="games that measure a generation")
    train.add_argument("--seed", type=int, default=1)
    train.add_argument("--toy", action="store_true", help="a run of a minute or two")

    strength = commands.add_parser("match", help="weights in a file against those made by hand")
    strength.add_argument("export", type=Path)
    strength.add_argument("--games", type=int, default=200)
    strength.add_argument("--nodes", type=int, default=5000)
    strength.add_argument("--seed", type=int, default=1000)

    curve = commands.add_parser("curve", help="draw the learning curve of a log")
    curve.add_argument("log", type=Path)
    curve.add_argument("picture", type=Path)

    arguments = parser.parse_args()
    match arguments.command:
        case "train":
            if arguments.toy:
                arguments.generations, arguments.games, arguments.matches = 2, 12, 4
                arguments.nodes = 200
            _train(arguments)
        case "match":
            for variant, parameters in read_parameters(arguments.export).items():
                score = match(
                    parameters.pack(), by_hand().pack(), variant == "advanced",
                    arguments.games, arguments.nodes, arguments.seed,
                )  # fmt: skip
                print(json.dumps({"variant": variant, "against": "by hand", **_told(score)}))
        case "curve":
            draw(arguments.log, arguments.picture)


def _told(score: Score) -> dict[str, object]:
    return {**score._asdict(), "share": round(score.share, 4)}


def _train(arguments: argparse.Namespace) -> None:
    begin = time.perf_counter()
    folder = RunFolder(arguments.out)
    command = shlex.join(["python", "-m", "training.six", *sys.argv[1:]])
    folder.write({"kind": "start", "command": command, "numpy": np.__version__})
    by_variant = dict.fromkeys(VARIANTS, by_hand())
    strength: dict[str, object] = {}
    for generation in range(arguments.generations):
        for variant in VARIANTS:
            settled = folder.weights(variant, generation)
            if settled is not None:
                by_variant[variant] = settled
                continue
            parameters, measure = _generation(
                folder, variant, generation, by_variant[variant], arguments
            )
            by_variant[variant] = parameters
            folder.save_weights(variant, generation, parameters)
            folder.write(measure | {"seconds": round(time.perf_counter() - begin)})
            print(json.dumps(measure), flush=True)
            strength[variant] = {
                "against": "weights made by hand", "nodes": arguments.nodes,
                "games": arguments.matches, "share": measure["against_hand"],
            }  # fmt: skip
        facts: dict[str, object] = {
            "command": command,
            "seed": arguments.seed,
            "games": (generation + 1) * arguments.games * len(VARIANTS),
            "seconds": round(time.perf_counter() - begin),
            "strength": strength,
        }
        folder.write_export(by_variant, facts)


def _generation(
    folder: RunFolder,
    variant: str,
    generation: int,
    old: EvalParameters,
    arguments: argparse.Namespace,
) -> tuple[EvalParameters, dict[str, object]]:
    """Play, fit, and keep the new weights if they do not lose to the previous ones."""
    if folder.games(variant, generation) is None:
        played = _games(old, variant, generation, arguments)
        folder.save_games(variant, generation, played)
    parts = [
        games
        for number in range(generation + 1)
        if (games := folder.games(variant, number)) is not None
    ]
    new = _learn(parts, folder, variant)
    advanced = variant == "advanced"
    size = arguments.matches, arguments.nodes
    score = match(new.pack(), old.pack(), advanced, *size, seed=100 + generation)
    chosen = new if score.share >= 0.5 else old
    against_hand = match(chosen.pack(), by_hand().pack(), advanced, *size, seed=500)
    measure: dict[str, object] = {
        "kind": "measure",
        "variant": variant,
        "generation": generation + 1,
        "training_games": (generation + 1) * arguments.games,
        "positions": sum(len(games.moving) for games in parts),
        "against_last": round(score.share, 4),
        "kept": chosen is new,
        "against_hand": round(against_hand.share, 4),
        "games": arguments.matches,
    }
    return chosen, measure


def _games(
    parameters: EvalParameters, variant: str, generation: int, arguments: argparse.Namespace
) -> Samples:
    """The self-play games of one generation."""
    weights = parameters.pack()
    matchup = Matchup([weights, weights], variant == "advanced", arguments.nodes)
    return join(
        [
            matchup.play(Random(f"{arguments.seed} {variant} {generation} {number}"))[1]
            for number in range(arguments.games)
        ]
    )


def _learn(parts: list[Samples], folder: RunFolder, variant: str) -> EvalParameters:
    """Fit weights to all games so far, pulled towards the hand-made weights."""
    vectors = []
    for phase in (0, 1):
        counts = np.concatenate([one.counts[one.moving == phase] for one in parts])
        target = np.concatenate([foretold(one, one.moving == phase) for one in parts])
        fitted = fit(counts.astype(np.float64), target, vector_of(by_hand(), phase))
        vectors.append(fitted.weights)
        folder.write({
            "kind": "fit", "variant": variant, "phase": ("placing", "moving")[phase],
            "positions": len(target), "scale": round(fitted.scale),
            "before": round(fitted.before, 5), "after": round(fitted.after, 5),
        })  # fmt: skip
    return parameters_of(vectors[0], vectors[1])


if __name__ == "__main__":
    main()
