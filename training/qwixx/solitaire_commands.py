"""The command that learns to play alone: `python -m training.qwixx alone`."""

import argparse
import json
import shlex
import sys
import time
from pathlib import Path

import torch

from training.qwixx.checkpoints import SHEETS, write_weights
from training.qwixx.plans import add_options, changed
from training.qwixx.self_play import Stopwatch
from training.qwixx.solitaire import (
    Loner,
    Sheets,
    SolitairePlan,
    iterate,
    new_loner,
    play_games,
    worth,
)
from training.qwixx.tensor_rules import name_of
from training.reliability import DRAWS, reliability

GAMES = 100_000


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the parser of this command."""
    train = commands.add_parser("alone", help="learn to play alone on a sheet that is not solved")
    train.add_argument("--game", choices=SHEETS, required=True)
    train.add_argument("--out", type=Path, required=True, help="folder for weights, card and log")
    train.add_argument("--seconds", type=float, default=1e9, help="length of the whole schedule")
    train.add_argument("--iterations", type=int, default=10**9, help="the same in iterations")
    train.add_argument("--measure-every", type=float, default=20.0, help="in seconds")
    train.add_argument("--games", type=int, default=GAMES, help="games of the last measurement")
    train.add_argument("--seed", type=int, default=1)
    add_options(train, SolitairePlan)


def train_alone(arguments: argparse.Namespace, device: torch.device) -> None:
    """Train, and write weights, card and log into a folder."""
    begin = measured = time.perf_counter()
    torch.manual_seed(arguments.seed)
    plan = changed(SolitairePlan(), arguments)
    run = new_loner(SHEETS[arguments.game], plan, device)
    name = f"{arguments.game}-solo"
    arguments.out.mkdir(parents=True, exist_ok=True)
    log = arguments.out / f"{name}.jsonl"
    command = shlex.join(["python", "-m", "training.qwixx", *sys.argv[1:]])
    facts = {"command": command, "device": str(device), "torch": torch.__version__}
    _write(log, {"kind": "start", **facts})
    watch = Stopwatch()
    while True:
        seconds = time.perf_counter() - begin
        progress = max(seconds / arguments.seconds, run.iteration / arguments.iterations)
        if progress >= 1:
            break
        line = iterate(run, progress, watch)
        _write(log, {"kind": "iteration", "seconds": round(seconds, 1), **line})
        if time.perf_counter() - measured > arguments.measure_every:
            _write(log, {**measure(run, arguments.games // 8, 0), "seconds": round(seconds, 1)})
            measured = time.perf_counter()
    counters: dict[str, object] = {
        "seed": arguments.seed,
        "iterations": run.iteration,
        "games": run.games,
        "turns": run.turns,
        "seconds": round(time.perf_counter() - begin),
    }
    # As the bot computes: the measurement is of the weights that are shipped.
    torch.backends.cuda.matmul.allow_tf32 = False
    found = measure(run, arguments.games, DRAWS)
    _write(log, found)
    export, card = arguments.out / f"{name}.npz", arguments.out / f"{name}.json"
    strength = {key: value for key, value in found.items() if key not in ("kind", "bins")}
    write_weights(
        export, card, arguments.game, run.average, {**facts, **counters, "strength": strength}
    )
    print(json.dumps({**counters, "parts": watch.seconds}), flush=True)


def measure(run: Loner, games: int, draws: int) -> dict[str, object]:
    """How many points it makes, and how near its predictions come to the results."""
    weights = {name: weight.half().float() for name, weight in run.average.items()}
    said, game = [], []
    with torch.no_grad():
        played = play_games(weights, run.sheet, games)
        for batch in played.met:
            which = (~batch.over).nonzero()[:, 0]
            said.append(worth(weights, batch, Sheets.of(batch))[which])
            game.append(which)
    scores = played.scores.double()
    of = torch.cat(game)
    found = reliability(
        torch.cat(said).double().cpu().numpy(),
        scores[of].cpu().numpy(),
        of.cpu().numpy(),
        games,
        draws=draws,
    )
    line: dict[str, object] = {
        "kind": "measure",
        "game": name_of(run.sheet),
        "training_games": run.games,
        "games": games,
        "points": round(scores.mean().item(), 3),
        "points_error": round(scores.std().item() / games**0.5, 3),
        "at_the_start": round(said[0].double().mean().item(), 3),
        **found.as_json(3),
    }
    print(json.dumps({key: value for key, value in line.items() if key != "bins"}), flush=True)
    return line


def _write(log: Path, line: dict[str, object]) -> None:
    with log.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
