"""A smaller network learns to choose as `master` does, from the choices of `master`'s own games.

Every end of a turn that `master` compares is a lesson: its chance of winning and its margin are the
targets. What decides a choice is the difference between the ends of one decision, so errors that
differ within a decision count more than errors that are the same for all its ends.
"""

import argparse
import json
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits, smooth_l1_loss

from crosshex.bots.qwixx.net import MARGIN_SCALE, net_name
from training.qwixx.checkpoints import SHEETS, RunFolder, read_export
from training.qwixx.measure import duel
from training.qwixx.network import Positions, Weights, for_play, train_values
from training.qwixx.plans import add_options, changed
from training.qwixx.policy import (
    Ends,
    NetworkGuest,
    PolicyOptions,
    Sheets,
    are_over,
    described,
    judge,
    next_active,
    play_turn,
    together,
)
from training.qwixx.reevaluation import turned
from training.qwixx.schedule import add_schedule, learn, resumed
from training.qwixx.self_play import (
    Learner,
    Stopwatch,
    TrainingPlan,
    adjust,
    learning_rate,
    new_learner,
    options_at,
)
from training.qwixx.symmetries import symmetries
from training.qwixx.tensor_rules import MOST_SEATS, GameBatch, restart
from training.qwixx.values_commands import SHIPPED

PLAN = TrainingPlan(
    tables=(16384, 0, 0, 0), turns=4, rate=3e-3, memory=1000, early_margin=0.01, mixed=0.0,
    noise=0.02, widths=(64, 40, 40, 16),
)  # fmt: skip
"""A tenth of the weights of `master`."""
ORDER = 20.0
"""The weight of errors that differ within a decision."""


@dataclass(frozen=True)
class Lesson:
    """The ends of many decisions.

    Attributes:
        positions: the ends as a network sees them.
        win: the teacher's chances of winning.
        margin: the teacher's margins, in points.
        counts: 1 where the game goes on; an ended one needs no network.
        decision: to which decision each end belongs.
        decisions: how many numbers of decisions there are.
    """

    positions: Positions
    win: Tensor
    margin: Tensor
    counts: Tensor
    decision: Tensor
    decisions: int


def spy(lessons: list[Lesson], options: PolicyOptions) -> PolicyOptions:
    """Options by which a network plays as before, while its judgements are kept as lessons."""

    def look(
        weights: Weights, batch: GameBatch, sheets: Sheets, ends: Ends, options: PolicyOptions
    ) -> Tensor:
        found = symmetries(batch.sheet)
        drawn = found[int(torch.randint(len(found), ()))]
        batch, sheets, ends = turned(drawn, batch, sheets, ends)
        following = next_active(batch)
        win, margin = judge(weights, batch, sheets, ends, following)
        positions = described(batch, sheets, ends, following)
        decision = ends.game * MOST_SEATS + ends.seat
        counts = (~are_over(ends, positions)).float()
        decisions = batch.size * MOST_SEATS
        lessons.append(Lesson(positions, win, margin, counts, decision, decisions))
        return together(win, margin, options)

    return replace(options, reevaluate=look, near=2.0, few=1000)


def loss_of(weights: Weights, lesson: Lesson, margin_share: float) -> tuple[Tensor, Tensor]:
    """How far a network is from the lesson: in all, and in the order within a decision."""
    logit, margin = train_values(weights, lesson.positions)
    counts = lesson.counts
    error = (logit.sigmoid() - lesson.win) * counts
    none = error.new_zeros(lesson.decisions)
    sums = none.index_add(0, lesson.decision, error)
    sizes = none.index_add(0, lesson.decision, counts).clamp(min=1)
    order = ((error - (sums / sizes)[lesson.decision]).square() * counts).mean()
    value = binary_cross_entropy_with_logits(logit, lesson.win, weight=counts)
    lead = smooth_l1_loss(margin, lesson.margin / MARGIN_SCALE, reduction="none")
    return value + ORDER * order + margin_share * (lead * counts).mean(), order.detach()


def iterate(
    teacher: Weights, learner: Learner, progress: float, watch: Stopwatch
) -> dict[str, float]:
    """Learn from some turns of the teacher in all games; return the line for the log."""
    plan, losses = learner.plan, []
    rate = 0.0
    for _ in range(plan.turns):
        lessons: list[Lesson] = []
        with watch.part("play"), torch.no_grad():
            options = spy(lessons, options_at(plan, progress))
            batch = play_turn(teacher, learner.batch, learner.players, options)
        learner.games += int(batch.over.sum())
        learner.turns += batch.size
        learner.batch = restart(batch, batch.over)
        with watch.part("adjust"):
            for lesson in (lesson for lesson in lessons if len(lesson.win)):
                rate = learning_rate(plan, progress, learner.steps)
                for group in learner.optimiser.param_groups:
                    group["lr"] = rate
                loss, order = loss_of(learner.weights, lesson, plan.margin_share)
                adjust(learner, loss, plan.memory)
                losses.append(torch.stack([loss.detach(), order]))
    learner.iteration += 1
    loss, order = torch.stack(losses).mean(0).tolist()
    return {
        "iteration": learner.iteration,
        "games": learner.games,
        "turns": learner.turns,
        "steps": learner.steps,
        "rate": rate,
        "loss": loss,
        "order": order,
    }


def add_distil(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the parser of this command."""
    parser = commands.add_parser("distil", help="train a smaller network to choose like master")
    parser.add_argument("--game", choices=SHEETS, required=True)
    parser.add_argument("--teacher", type=Path, help="weights; those of master if none")
    parser.add_argument("--pairs", type=int, default=131_072, help="of the last measurement")
    add_schedule(parser)
    add_options(parser, TrainingPlan)


def distil(arguments: argparse.Namespace, device: torch.device) -> None:
    """Train a smaller network, or continue, and measure it against its teacher."""
    torch.manual_seed(arguments.seed)
    sheet = SHEETS[arguments.game]
    source = arguments.teacher or SHIPPED / f"{net_name(sheet, 2)}.npz"
    teacher = read_export(source, device)
    if arguments.resume:
        learner, spent = resumed(arguments, device, None)
    else:
        learner, spent = new_learner(sheet, changed(PLAN, arguments), device), 0.0
    folder = RunFolder(arguments.out, arguments.game, f"{arguments.game}-distilled")

    def measured(seconds: float, pairs: int = arguments.pairs // 8) -> dict[str, object]:
        """Measure the averaged weights, in the precision of the bot."""
        torch.backends.cuda.matmul.allow_tf32 = False
        with torch.no_grad():
            guest = NetworkGuest(teacher, PolicyOptions())
            outcome = duel(learner.average, sheet, PolicyOptions(), guest, pairs)
        torch.backends.cuda.matmul.allow_tf32 = True
        found = outcome.as_json()
        folder.write({"kind": "duel", "seconds": round(seconds, 1),
                      "training_games": learner.games, **found})  # fmt: skip
        print(json.dumps(found), flush=True)
        return found

    step = partial(iterate, for_play(teacher))
    total, facts = learn(folder, learner, spent, arguments, measured, step)
    learner.average = read_export(folder.export, device)
    # The same as `duel --against` with this seed.
    torch.manual_seed(arguments.seed)
    strength = [measured(total, arguments.pairs)]
    facts = {**facts, "teacher": source.name, "strength": strength}
    folder.write_export(learner.average, facts)
