"""The commands of the trainer: `python -m training.qwixx --help` lists them."""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import torch

from crosshex.rules.sheet import Sheet
from training.qwixx.baselines import BASELINES, GUEST, NETWORK
from training.qwixx.checkpoints import SHEETS, RunFolder, read_export
from training.qwixx.exploit import add_exploit, exploit, knowing
from training.qwixx.lookahead_gain import lookahead_gain
from training.qwixx.measure import GAMES, duel, measure
from training.qwixx.network import Weights, for_play
from training.qwixx.perfect import PerfectGuest
from training.qwixx.plans import add_options, changed, numbers
from training.qwixx.plot_training import draw
from training.qwixx.plot_values import draw_errors, draw_reliability
from training.qwixx.policy import Guest, NetworkGuest, PolicyOptions
from training.qwixx.reevaluation import one_turn_ahead, over_symmetries
from training.qwixx.schedule import add_schedule, learn, resumed
from training.qwixx.self_play import Learner, TrainingPlan, new_learner
from training.qwixx.smoke import smoke
from training.qwixx.solitaire_commands import add_parser as add_solitaire
from training.qwixx.solitaire_commands import train_alone
from training.qwixx.values_commands import add_parsers, check_values, train_values

TOY = TrainingPlan(
    tables=(96, 32, 32, 32), turns=8, batch=2048, rate=3e-3, memory=50, warm_up=5,
    widths=(96, 64, 64, 32),
)  # fmt: skip


def main() -> None:
    """Parse the command line and run the command."""
    parser = argparse.ArgumentParser(prog="python -m training.qwixx", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)

    train = commands.add_parser("train", help="train, or continue with --resume")
    train.add_argument("--game", choices=SHEETS, default="qwixx")
    add_schedule(train)
    train.add_argument("--games", type=int, default=GAMES, help="games of the last measurement")
    train.add_argument("--guest", type=Path, help="file of another player that takes part")
    train.add_argument("--toy", action="store_true", help="a small network and few games")
    add_options(train, TrainingPlan)

    add_exploit(commands)

    quick = commands.add_parser("smoke", help="check the device and time the parts")
    quick.add_argument("--seconds", type=float, default=80.0)

    strength = commands.add_parser("measure", help="measure exported weights")
    strength.add_argument("export", type=Path)
    strength.add_argument("--game", choices=SHEETS, required=True)
    strength.add_argument("--games", type=int, default=GAMES)
    strength.add_argument("--seats", type=numbers, default=(2, 3, 4, 5))
    strength.add_argument("--seed", type=int, default=1)
    strength.add_argument("--perfect", action="store_true", help="against perfect only")
    strength.add_argument("--guest", type=Path, help="file of perfect, instead of its solution")

    match = commands.add_parser("duel", help="measure reevaluation, or other weights, at two seats")
    match.add_argument("export", type=Path)
    match.add_argument("--against", type=Path, help="other weights, without reevaluation")
    match.add_argument(
        "--knowing", action="store_true", help="the first player knows the choices of the other"
    )
    match.add_argument("--game", choices=SHEETS, required=True)
    match.add_argument("--look", choices=("sides", "ahead"), default="ahead")
    match.add_argument("--throws", type=int, default=36, help="throws of the next turn, for ahead")
    match.add_argument("--share", type=float, default=0.5, help="weight of the look-ahead")
    match.add_argument("--pairs", type=int, default=4096, help="pairs of games with the same dice")
    match.add_argument("--seed", type=int, default=1)

    curve = commands.add_parser("curve", help="draw the learning curve of a log")
    curve.add_argument("log", type=Path)
    curve.add_argument("picture", type=Path)

    most = commands.add_parser(
        "lookahead-gain", help="estimate the gain of looking ahead from single decisions"
    )
    most.add_argument("export", type=Path)
    most.add_argument("--game", choices=SHEETS, required=True)
    most.add_argument("--throws", type=int, default=36)
    most.add_argument("--share", type=float, default=0.5)
    most.add_argument("--games", type=int, default=512)
    most.add_argument("--seed", type=int, default=1)

    beside = commands.add_parser("guest", help="write perfect to a file, for --guest")
    beside.add_argument("--game", choices=SHEETS, required=True)
    beside.add_argument("--out", type=Path, required=True)

    solo = commands.add_parser("solo", help="make the lookup table of master for one seat")
    solo.add_argument("--game", choices=SHEETS, required=True)
    solo.add_argument(
        "--out", type=Path, required=True, help="folder for the lookup table and its card"
    )

    add_parsers(commands)
    add_solitaire(commands)

    arguments = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = True
    match arguments.command:
        case "train":
            _train(arguments, device)
        case "exploit":
            exploit(arguments, device)
        case "smoke":
            smoke(device, arguments.seconds)
        case "measure":
            # The precision of the bot, so that the same player is measured.
            torch.backends.cuda.matmul.allow_tf32 = False
            weights = read_export(arguments.export, device)
            sheet = SHEETS[arguments.game]
            guest = None
            if arguments.guest:
                guest = PerfectGuest.load(arguments.guest, sheet, device)
            elif arguments.perfect:
                guest = PerfectGuest.of(sheet, device)
            seats, games, seed = arguments.seats, arguments.games, arguments.seed
            players = [GUEST] if guest else [NETWORK, *BASELINES]
            for line in _ladder(weights, sheet, seats, players, games, guest, seed):
                print(json.dumps(line), flush=True)
        case "duel":
            torch.manual_seed(arguments.seed)
            torch.backends.cuda.matmul.allow_tf32 = False
            print(json.dumps(_duel(arguments, device)), flush=True)
        case "lookahead-gain":
            torch.manual_seed(arguments.seed)
            weights = read_export(arguments.export, device)
            sheet, games = SHEETS[arguments.game], arguments.games
            with torch.no_grad():
                found = lookahead_gain(weights, sheet, games, arguments.throws, arguments.share)
            print(json.dumps(found.as_json()))
        case "guest":
            PerfectGuest.of(SHEETS[arguments.game], device).save(arguments.out)
        case "solo":
            from training.qwixx.solo import make

            print(json.dumps(make(SHEETS[arguments.game], arguments.out)))
        case "alone":
            train_alone(arguments, device)
        case "values":
            train_values(arguments, device)
        case "calibrate":
            # The bot plays its games in single precision.
            torch.backends.cuda.matmul.allow_tf32 = False
            check_values(arguments, device)
        case "errors":
            draw_errors(arguments.log, arguments.picture)
        case "reliability":
            draw_reliability(arguments.found, arguments.picture)
        case "curve":
            draw(arguments.log, arguments.picture)


def _ladder(
    weights: Weights,
    sheet: Sheet,
    seats: Sequence[int],
    players: Sequence[int],
    games: int,
    perfect: Guest | None = None,
    seed: int | None = None,
) -> Iterator[dict[str, object]]:
    """Measure against each of these players; with a seed every match has the same dice."""
    for n in seats:
        for player in players:
            if seed is not None:
                torch.manual_seed(seed)
            with torch.no_grad():
                found = measure(weights, sheet, n, player, games, guest=perfect, name="perfect")
            yield found.as_json()


def _duel(arguments: argparse.Namespace, device: torch.device) -> dict[str, object]:
    """Play the network against other weights, or with reevaluation against itself without it."""
    weights = read_export(arguments.export, device)
    other, about = weights, {"look": arguments.look}
    options = PolicyOptions(reevaluate=over_symmetries())
    if arguments.knowing and not arguments.against:
        raise SystemExit("--knowing needs --against: the player whose choices are known.")
    if arguments.against:
        other, about = read_export(arguments.against, device), {"against": arguments.against.name}
        options = PolicyOptions()
        if arguments.knowing:
            options = PolicyOptions(respond=knowing(NetworkGuest(other, options)))
            about = {**about, "knowing": True}
    elif arguments.look == "ahead":
        look = one_turn_ahead(arguments.throws, arguments.share, arguments.seed)
        options = PolicyOptions(reevaluate=look)
    begin = time.perf_counter()
    with torch.no_grad():
        guest = NetworkGuest(other, PolicyOptions())
        outcome = duel(weights, SHEETS[arguments.game], options, guest, arguments.pairs)
    seconds = round(time.perf_counter() - begin, 1)
    return {**about, **outcome.as_json(), "seconds": seconds}


def _train(arguments: argparse.Namespace, device: torch.device) -> None:
    torch.manual_seed(arguments.seed)
    sheet, guest = SHEETS[arguments.game], None
    if arguments.guest:
        guest = PerfectGuest.load(arguments.guest, sheet, device)
    if arguments.resume:
        learner, spent = resumed(arguments, device, guest)
    else:
        plan = changed(TOY if arguments.toy else TrainingPlan(), arguments)
        learner, spent = new_learner(sheet, plan, device, guest), 0.0
    seats = [n for n, tables in enumerate(learner.plan.tables, start=2) if tables]
    name = f"{arguments.game}-master-{seats[0]}" if len(seats) == 1 else ""
    folder = RunFolder(arguments.out, arguments.game, name)

    def measures(seconds: float) -> None:
        _log_measures(folder, learner, seats[:1], arguments.games // 4, seconds)

    total, facts = learn(folder, learner, spent, arguments, measures)
    facts["strength"] = _log_measures(folder, learner, seats, arguments.games, total)
    folder.write_export(learner.average, facts)


def _log_measures(
    folder: RunFolder, learner: Learner, seats: Sequence[int], games: int, seconds: float
) -> list[dict[str, object]]:
    weights, sheet, guest = for_play(learner.average), learner.sheet, learner.guest
    players = [NETWORK, *BASELINES, *([GUEST] if guest else [])]
    lines = list(_ladder(weights, sheet, seats, players, games, guest))
    for line in lines:
        folder.write({"kind": "measure", "seconds": round(seconds, 1),
                      "training_games": learner.games, **line})  # fmt: skip
        print(json.dumps(line), flush=True)
    return lines


if __name__ == "__main__":
    main()
