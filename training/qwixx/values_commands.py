"""The commands for the values of the review: train them, measure their calibration, draw it."""

import argparse
import json
import shlex
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import torch

from crosshex.bots.qwixx.net import net_name
from crosshex.bots.qwixx.values import values_name
from crosshex.rules.sheet import Sheet
from training.qwixx.calibration import GAMES, Matches, calibrate, play_matches
from training.qwixx.checkpoints import SHEETS, read_export, write_weights
from training.qwixx.network import Weights, for_play
from training.qwixx.plans import add_options, changed, numbers
from training.qwixx.self_play import Stopwatch
from training.qwixx.tensor_rules import MOST_SEATS, name_of
from training.qwixx.values import Student, ValuesPlan, iterate, new_student
from training.reliability import DRAWS

SHIPPED = Path(__file__).parents[2] / "src/crosshex/bots/weights"
SEATS = tuple(range(2, MOST_SEATS + 1))
TABLES = 98_304


def add_parsers(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the parsers of these commands."""
    train = commands.add_parser("values", help="train values for review on games of master")
    train.add_argument("--game", choices=SHEETS, required=True)
    train.add_argument("--seats", type=numbers, default=SEATS)
    train.add_argument("--out", type=Path, required=True, help="folder for weights, card and log")
    train.add_argument(
        "--seconds", type=float, default=1e9, help="length of the whole schedule in seconds"
    )
    train.add_argument(
        "--iterations", type=int, default=10**9, help="length of the schedule in iterations"
    )
    train.add_argument(
        "--measure-every", type=float, default=40.0, help="seconds between measurements"
    )
    train.add_argument("--games", type=int, default=32_768, help="games of each measurement")
    train.add_argument("--seed", type=int, default=1)
    add_options(train, ValuesPlan)

    check = commands.add_parser("calibrate", help="measure how well values are calibrated")
    check.add_argument("--game", choices=SHEETS, required=True)
    check.add_argument("--seats", type=numbers, default=SEATS)
    check.add_argument("--games", type=int, default=GAMES)
    check.add_argument("--astray", type=float, default=0.0, help="games that others open")
    check.add_argument("--weights", type=Path, default=SHIPPED, help="folder of the values")
    check.add_argument(
        "--draws", type=int, default=DRAWS, help="resamples of the games, for the intervals"
    )
    check.add_argument("--out", type=Path, help="a JSON file for all results")
    check.add_argument("--card", action="store_true", help="write the errors into the cards")
    check.add_argument("--seed", type=int, default=1)

    errors = commands.add_parser("errors", help="draw the error in logs of values")
    errors.add_argument("log", type=Path, nargs="+")
    errors.add_argument("picture", type=Path)

    shares = commands.add_parser("reliability", help="draw the results of calibrate")
    shares.add_argument("found", type=Path)
    shares.add_argument("picture", type=Path)


def plan_for(arguments: argparse.Namespace) -> ValuesPlan:
    """The plan with the changes of the command line; all requested numbers of seats get games."""
    asked = arguments.seats
    tables = tuple(TABLES // len(asked) * (seats in asked) for seats in SEATS)
    return changed(ValuesPlan(tables=tables), arguments)


def master_weights(sheet: Sheet, seats: tuple[int, ...], device: torch.device) -> Weights:
    """The weights by which `master` plays with each of these numbers of seats."""
    (name,) = {net_name(sheet, number) for number in seats}
    return read_export(SHIPPED / f"{name}.npz", device)


def train_values(arguments: argparse.Namespace, device: torch.device) -> None:
    """Train, and write weights, card and log into a folder."""
    begin = time.perf_counter()
    torch.manual_seed(arguments.seed)
    sheet, seats = SHEETS[arguments.game], arguments.seats
    plan = plan_for(arguments)
    (name,) = {values_name(sheet, number) for number in seats}
    arguments.out.mkdir(parents=True, exist_ok=True)
    log = arguments.out / f"{name}.jsonl"
    command = shlex.join(["python", "-m", "training.qwixx", *sys.argv[1:]])
    facts = {"command": command, "device": str(device), "torch": torch.__version__}
    _write(log, {"kind": "start", **facts, "plan": asdict(plan)})
    player = master_weights(sheet, seats, device)
    with torch.no_grad():
        held = [play_matches(for_play(player), sheet, n, arguments.games) for n in seats]
    student = new_student(sheet, plan, player)
    _measure(log, student, held, begin)
    watch, measured = Stopwatch(), time.perf_counter()
    while True:
        seconds = time.perf_counter() - begin
        progress = max(seconds / arguments.seconds, student.iteration / arguments.iterations)
        if progress >= 1:
            break
        line = iterate(student, progress, watch)
        _write(log, {"kind": "iteration", "seconds": round(seconds, 1), **line})
        if time.perf_counter() - measured > arguments.measure_every:
            _measure(log, student, held, begin)
            measured = time.perf_counter()
    counters = {
        "seed": arguments.seed,
        "iterations": student.iteration,
        "games": student.games,
        "turns": student.turns,
        "seconds": round(time.perf_counter() - begin),
    }
    export, card = arguments.out / f"{name}.npz", arguments.out / f"{name}.json"
    write_weights(export, card, name_of(sheet), student.average, {**facts, **counters})
    _measure(log, student, held, begin)
    print(json.dumps({**counters, "parts": watch.seconds}), flush=True)


def _measure(log: Path, student: Student, held: list[Matches], begin: float) -> None:
    """Measure the network on games that it does not learn from."""
    for matches in held:
        with torch.no_grad():
            found = calibrate(for_play(student.average), matches, draws=0)
        line = {
            "kind": "measure",
            "game": name_of(student.batch.sheet),
            "seconds": round(time.perf_counter() - begin, 1),
            "training_games": student.games,
            "seats": matches.seats,
            "games": len(matches.share),
            "error": round(found.share.error, 5),
            "square": round(found.share.square, 5),
            "margin_error": round(found.margin.error, 3),
            "margin_square": round(found.margin.square, 2),
            "start": found.start,
        }
        _write(log, line)
        print(json.dumps(line), flush=True)


def _write(log: Path, line: dict[str, object]) -> None:
    with log.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def check_values(arguments: argparse.Namespace, device: torch.device) -> None:
    """Calibrate with each number of seats; print the errors, and write the requested files."""
    found = list(_calibrations(arguments, device))
    if arguments.out:
        arguments.out.write_text(json.dumps(found) + "\n", encoding="utf-8")
    if arguments.card:
        _note_on_cards(arguments, found)


def _calibrations(
    arguments: argparse.Namespace, device: torch.device
) -> Iterator[dict[str, object]]:
    sheet = SHEETS[arguments.game]
    for seats in arguments.seats:
        begin = time.perf_counter()
        torch.manual_seed(arguments.seed)
        name = values_name(sheet, seats)
        weights = read_export(arguments.weights / f"{name}.npz", device)
        player = master_weights(sheet, (seats,), device)
        card = json.loads((arguments.weights / f"{name}.json").read_text(encoding="utf-8"))
        with torch.no_grad():
            matches = play_matches(player, sheet, seats, arguments.games, arguments.astray)
            ours = calibrate(weights, matches, draws=arguments.draws)
            before = calibrate(player, matches, draws=0, normal=False)
        line = {
            "game": name_of(sheet),
            "seats": seats,
            "games": arguments.games,
            "astray": arguments.astray,
            "values": f"{name}@{card['sha256'][:12]}",
            "share": ours.share.as_json(5),
            "margin": ours.margin.as_json(3),
            "start": ours.start,
            "started": ours.started,
            "master": {
                "error": round(before.share.error, 5),
                "square": round(before.share.square, 5),
                "start": before.start,
            },
            "seconds": round(time.perf_counter() - begin, 1),
        }
        short = {**line, "share": ours.share.error, "margin": ours.margin.error}
        print(json.dumps({**short, "interval": [ours.share.low, ours.share.high]}), flush=True)
        yield line


def _note_on_cards(arguments: argparse.Namespace, found: list[dict[str, object]]) -> None:
    """Write the errors of all numbers of seats into the cards of their weights."""
    command = shlex.join(["python", "-m", "training.qwixx", *sys.argv[1:]])
    sheet = SHEETS[arguments.game]
    for name in {values_name(sheet, seats) for seats in arguments.seats}:
        path = arguments.weights / f"{name}.json"
        card = json.loads(path.read_text(encoding="utf-8"))
        card["calibration"] = {
            "command": command,
            "seats": [
                {"seats": line["seats"], "games": line["games"], **_short(line)}
                for line in found
                if str(line["values"]).startswith(f"{name}@")
            ],
        }
        path.write_text(json.dumps(card, indent=2) + "\n", encoding="utf-8")


def _short(line: dict[str, object]) -> dict[str, object]:
    """The errors of shares and margins without the bins."""
    share, margin = line["share"], line["margin"]
    assert isinstance(share, dict) and isinstance(margin, dict)
    return {
        "error": share["error"],
        "interval": share["interval"],
        "margin_error": margin["error"],
    }
