"""The schedule of a run: learn until it is over, measure now and then, and keep checkpoints."""

import argparse
import json
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path

import torch

from training.qwixx.checkpoints import RunFolder
from training.qwixx.plans import changed
from training.qwixx.policy import Guest
from training.qwixx.self_play import Learner, Stopwatch, follow, iterate


def add_schedule(parser: argparse.ArgumentParser) -> None:
    """Add the options of a run that can be stopped and continued."""
    parser.add_argument("--out", type=Path, required=True, help="folder for checkpoints and logs")
    parser.add_argument("--resume", type=Path, help="folder of an earlier run to continue")
    parser.add_argument(
        "--seconds", type=float, default=1e9, help="length of the whole schedule in seconds"
    )
    parser.add_argument(
        "--iterations", type=int, default=10**9, help="length of the schedule in iterations"
    )
    parser.add_argument("--stop-after", type=float, default=1e9, help="seconds for this command")
    parser.add_argument(
        "--measure-every", type=float, default=60.0, help="seconds between measurements"
    )
    parser.add_argument("--seed", type=int, default=1)


def resumed(
    arguments: argparse.Namespace, device: torch.device, guest: Guest | None
) -> tuple[Learner, float]:
    """The learner of an earlier run, and how many seconds it has learnt."""
    learner, spent = RunFolder(arguments.resume, arguments.game).load(device, guest)
    torch.manual_seed(arguments.seed + learner.iteration)
    follow(learner, changed(learner.plan, arguments))
    return learner, spent


def learn(
    folder: RunFolder,
    learner: Learner,
    spent: float,
    arguments: argparse.Namespace,
    measure: Callable[[float], object],
) -> tuple[float, dict[str, object]]:
    """Learn until the schedule or the command is over; return its seconds, and facts for the card.

    Args:
        folder: for checkpoints, the log and the weights.
        learner: what learns.
        spent: the seconds of the schedule that are over.
        arguments: see `add_schedule`.
        measure: is called now and then with the seconds of the schedule.
    """
    begin = measured = time.perf_counter()
    command = shlex.join(["python", "-m", "training.qwixx", *sys.argv[1:]])
    folder.write({"kind": "start", "command": command,
                  "device": str(learner.batch.device), "torch": torch.__version__,
                  "spent": spent})  # fmt: skip
    watch = Stopwatch()

    def progress() -> float:
        seconds = spent + time.perf_counter() - begin
        share: float = max(seconds / arguments.seconds, learner.iteration / arguments.iterations)
        return share

    while (done := progress()) < 1:
        total = spent + time.perf_counter() - begin
        line: dict[str, object] = {"kind": "iteration", "seconds": round(total, 1)}
        line.update(iterate(learner, done, watch))
        folder.write(line)
        if time.perf_counter() - measured > arguments.measure_every:
            measure(total)
            folder.save(learner, spent + time.perf_counter() - begin)
            print(json.dumps(line), flush=True)
            measured = time.perf_counter()
        if time.perf_counter() - begin > arguments.stop_after:
            break
    total = spent + time.perf_counter() - begin
    folder.save(learner, total)
    print(json.dumps({"seconds": total, "parts": watch.seconds}), flush=True)
    facts: dict[str, object] = {
        "command": command,
        "seed": arguments.seed,
        "finished": progress() >= 1,
        "iterations": learner.iteration,
        "games": learner.games,
        "turns": learner.turns,
        "seconds": round(total),
        "torch": torch.__version__,
        "strength": [],
    }
    # Export before the long last measurement, so that an interruption does not lose the weights.
    folder.write_export(learner.average, facts)
    return total, facts
