"""The chance of winning at Six: games at fixed nodes, the fit, and how well it is calibrated.

    python -m training.six.chances play fit-basic.jsonl --variant basic --games 10000 --seed 1
    python -m training.six.chances play check-basic.jsonl --games 10000 --seed 2
    python -m training.six.chances fit basic=fit-basic.jsonl advanced=fit-advanced.jsonl
    python -m training.six.chances check basic=check-basic.jsonl advanced=check-advanced.jsonl

`play` continues a file of games where it stopped. `fit` writes the map that the package ships.
`check` measures the calibration on other games, adds it to the card and draws the picture of docs.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.bots.six.values import NAME, checksum, features
from crosshex.bots.six.weights import FILE, VARIANTS, read_parameters
from crosshex.cli.progress import games_bar
from crosshex.fast.six.constants import HEXAGONS
from crosshex.fast.six.search.alphabeta import WON
from crosshex.workers import cores, in_order, open_processes
from training.reliability import Reliability, reliability
from training.six.chance_games import SearchedGame, SearchedPosition, play
from training.six.fit import chance_of, cross_entropy
from training.six.plot_calibration import draw

NODES = 200
"""How many nodes a search may visit for one move."""

CARD = FILE.parent / f"{NAME}.json"
LOG = Path(__file__).parent / "chances.jsonl"
PICTURE = Path(__file__).parents[2] / "docs" / "calibration-six.svg"
PHASES = ("placing", "moving")
PULL = 1.0
"""How strongly weights are pulled towards zero, in positions' worth of information."""

Vector = NDArray[np.float64]


class SearchSamples(NamedTuple):
    """Positions with their search values and the results of their games.

    Attributes:
        game: the game of each position.
        moving: whether it belongs to the moving phase.
        value: the search value for the side to move.
        rows: the features of the regression.
        result: the result for that side; a draw counts half.
    """

    game: NDArray[np.int64]
    moving: NDArray[np.bool_]
    value: Vector
    rows: Vector
    result: Vector

    def take(self, chosen: NDArray[np.bool_]) -> SearchSamples:
        """Some of the samples."""
        return SearchSamples(
            self.game[chosen],
            self.moving[chosen],
            self.value[chosen],
            self.rows[chosen],
            self.result[chosen],
        )


def play_one(variant: str, nodes: int, seed: int, number: int) -> SearchedGame:
    """Game ``number`` of a seed, the same wherever it is played."""
    weights = read_parameters(FILE)[variant].pack()
    chance = Random(f"{seed} {variant} {number}")
    return play(weights, variant == "advanced", nodes, chance)


def read_games(path: Path) -> Iterator[SearchedGame]:
    """The games of a file."""
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            yield SearchedGame(*json.loads(line))


def play_games(arguments: argparse.Namespace) -> None:
    """Play, and write a line for each game; games that the file has already are skipped."""
    path: Path = arguments.file
    done = sum(1 for _ in read_games(path)) if path.exists() else 0
    workers = arguments.workers or cores()
    settings = (arguments.variant, arguments.nodes, arguments.seed)
    calls = ((*settings, number) for number in range(done, arguments.games))
    told = in_order(open_processes(workers), play_one, calls, 8 * workers)
    with games_bar() as bar, closing(told), path.open("a", encoding="utf-8") as file:
        task = bar.add_task(arguments.variant, total=arguments.games, completed=done)
        for game in told:
            file.write(json.dumps(game, separators=(",", ":")) + "\n")
            file.flush()
            bar.update(task, advance=1)


def samples_of(games: Sequence[SearchedGame]) -> SearchSamples:
    """The positions of games."""
    rows: list[tuple[int, SearchedPosition, float]] = []
    for number, told in enumerate(games):
        for each in told.seen:
            seen = SearchedPosition(*each)
            rows.append((number, seen, 1 - told.result if seen.ply % 2 else told.result))
    progress = [min(seen.ply, HEXAGONS - 2) / (HEXAGONS - 2) for _, seen, _ in rows]
    return SearchSamples(
        np.array([number for number, *_ in rows]),
        np.array([seen.moving == 1 for _, seen, _ in rows]),
        np.array([seen.value for _, seen, _ in rows], np.float64),
        np.array(
            [
                features(seen.value, far, -1 if seen.ply % 2 else 1)
                for (_, seen, _), far in zip(rows, progress, strict=True)
            ]
        ),
        np.array([result for *_, result in rows], np.float64),
    )


def fit_weights(rows: Vector, result: Vector, steps: int = 30) -> Vector:
    """Logistic regression by Newton's method."""
    weights = np.zeros(rows.shape[1])
    for _ in range(steps):
        chance = chance_of(rows @ weights)
        slope = rows.T @ (result - chance) - PULL * weights
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + PULL * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def fit_map(samples: SearchSamples) -> dict[str, Any]:
    """Fit the map of one variant and phase."""
    open_ended = np.abs(samples.value) < WON
    weights = fit_weights(samples.rows[open_ended], samples.result[open_ended])
    claims = samples.take(~open_ended)
    kept = np.where(claims.value > 0, claims.result, 1 - claims.result)
    # Add one claim that half fails: a claim that was never seen to fail is not certain either.
    claimed = (kept.sum() + 0.5) / (len(kept) + 1)
    return {
        "weights": [round(weight, 5) for weight in weights.tolist()],
        "claimed": round(float(claimed), 5),
    }


def chances_of(samples: SearchSamples, maps: dict[str, Any]) -> Vector:
    """The chances by the maps of a variant, at the number of nodes of the fit."""
    said = np.zeros(len(samples.value))
    for moving, phase in enumerate(PHASES):
        chosen = samples.moving == moving
        one = maps[phase]
        chance = chance_of(samples.rows[chosen] @ np.array(one["weights"]))
        chance = np.clip(chance, 1 - one["claimed"], one["claimed"])
        value = samples.value[chosen]
        chance = np.where(value >= WON, one["claimed"], chance)
        said[chosen] = np.where(value <= -WON, 1 - one["claimed"], chance)
    return said


def write_log(line: dict[str, object]) -> None:
    """Add a line to the log of the fit."""
    with LOG.open("a", encoding="utf-8") as log:
        log.write(json.dumps(line) + "\n")


def fit(arguments: argparse.Namespace) -> None:
    """Fit the maps, and write them with their card."""
    maps: dict[str, Any] = {}
    about: dict[str, Any] = {}
    for variant, path in arguments.files:
        games = list(read_games(path))
        samples = samples_of(games)
        maps[variant] = {
            phase: fit_map(samples.take(samples.moving == moving))
            for moving, phase in enumerate(PHASES)
        }
        said = chances_of(samples, maps[variant])
        about[variant] = {
            "games": len(games),
            "positions": len(said),
            "draws": sum(told.result == 0.5 for told in games),
            "black": round(sum(told.result for told in games) / len(games), 4),
            "cross_entropy": round(cross_entropy(said, samples.result), 4),
        }
        write_log({"kind": "fit", "variant": variant, **about[variant], **maps[variant]})
    card = {
        "game": "six",
        "file": CARD.name,
        "sha256": checksum(maps),
        "command": "python -m training.six.chances fit basic=… advanced=…",
        "nodes": NODES,
        "fitted_on": about,
        "maps": maps,
    }
    CARD.write_text(json.dumps(card, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(card, indent=2))


def check(arguments: argparse.Namespace) -> None:
    """Measure the calibration of the maps on other games; write it into the card and a picture."""
    card = json.loads(CARD.read_text(encoding="utf-8"))
    found: dict[str, Reliability] = {}
    for variant, path in arguments.files:
        samples = samples_of(list(read_games(path)))
        said = chances_of(samples, card["maps"][variant])
        games = int(samples.game.max()) + 1
        found[variant] = reliability(said, samples.result, samples.game, games)
    card["calibration"] = {
        variant: {
            "games": one.games,
            "positions": one.samples,
            "expected_error": round(one.error, 4),
            "interval": [round(one.low, 4), round(one.high, 4)],
            "bins": [[round(value, 4) for value in each] for each in one.bins],
        }
        for variant, one in found.items()
    }
    CARD.write_text(json.dumps(card, indent=2) + "\n", encoding="utf-8")
    draw(found, PICTURE)
    for variant, told in card["calibration"].items():
        write_log({"kind": "calibration", "variant": variant, **told})
        print(variant, told["games"], "games: expected error", told["expected_error"])


def named_file(text: str) -> tuple[str, Path]:
    """A variant and its file of games, written as ``basic=games.jsonl``."""
    variant, _, path = text.partition("=")
    if variant not in VARIANTS or not path:
        raise argparse.ArgumentTypeError(f"a file is basic=PATH or advanced=PATH, not {text!r}")
    return variant, Path(path)


def main() -> None:
    """Parse the command line and run the command."""
    parser = argparse.ArgumentParser(
        prog="python -m training.six.chances",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(required=True)

    games = commands.add_parser("play", help="play games, or continue")
    games.add_argument("file", type=Path, help="a file with one line for each game")
    games.add_argument("--variant", choices=VARIANTS, default="basic")
    games.add_argument("--games", type=int, default=10_000)
    games.add_argument("--nodes", type=int, default=NODES, help="positions searched per move")
    games.add_argument("--seed", type=int, default=1)
    games.add_argument("--workers", type=int, default=0, help="cores to use; 0 for all")
    games.set_defaults(do=play_games)

    fitting = commands.add_parser("fit", help="fit the chances to games and write them")
    fitting.add_argument("files", type=named_file, nargs="+", metavar="VARIANT=FILE")
    fitting.set_defaults(do=fit)

    checking = commands.add_parser("check", help="compare the chances with other games")
    checking.add_argument("files", type=named_file, nargs="+", metavar="VARIANT=FILE")
    checking.set_defaults(do=check)

    arguments = parser.parse_args()
    arguments.do(arguments)


if __name__ == "__main__":
    # Processes find its functions by this name, not as those of the program that was started.
    from training.six import chances

    chances.main()
