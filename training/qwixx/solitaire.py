"""Learns to play alone: how many further points a sheet is worth at one seat.

For a sheet that has been solved the solution is better and smaller (`training.qwixx.solo`). Else
this network learns from games in which it plays both actions of a turn by its own values. The
target of a position mixes the points at the end of the game with the values of the positions on
the way there (TD(lambda)).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import torch
from torch import Tensor
from torch.nn.functional import embedding_bag, mse_loss

from crosshex.bots.qwixx.net import POINTS_SCALE, Words
from crosshex.rules.sheet import MOST_FAILED_THROWS, Sheet
from training.qwixx.network import Weights, sheet_words
from training.qwixx.plans import RunPlan
from training.qwixx.policy import WORST, Ends, alternatives_for, picked, whole_turns
from training.qwixx.self_play import Stopwatch, adam, adjust, learning_rate, scattered
from training.qwixx.symmetries import symmetries
from training.qwixx.tensor_rules import (
    ACTION_2_CHOICES,
    MOST_SEATS,
    ROWS_TO_END,
    GameBatch,
    act_1,
    act_2,
    legal_1,
    lucky_pairs_of,
    of_active,
    points,
    restart,
    start,
    throw,
)


@dataclass(frozen=True)
class SolitairePlan(RunPlan):
    """How to learn to play alone.

    Attributes:
        noise: how many points a choice is left to chance at the start; it falls to a hundredth.
        widths: of the network's layers.
    """

    tables: tuple[int, ...] = (131072,)
    rate: float = 2e-3
    trace: float = 0.8
    warm_up: int = 100
    noise: float = 1.0
    widths: tuple[int, ...] = (256, 128, 64)


@dataclass(frozen=True)
class Sheets:
    """What single sheets look like; the tensors have one more dimension for rows and numbers."""

    right: Tensor
    count: Tensor
    failed: Tensor
    locked: Tensor
    lucky: Tensor

    @staticmethod
    def of(batch: GameBatch) -> "Sheets":
        """The only sheet of every game."""
        return Sheets(
            batch.right[:, 0], batch.count[:, 0], batch.failed[:, 0], batch.locked,
            batch.lucky[:, 0],
        )  # fmt: skip

    def seen(self, sheet: Sheet, drawn: Tensor) -> "Sheets":
        """The same, each under one of the symmetries of the sheet."""
        found = symmetries(sheet)
        rows = torch.tensor([each.rows for each in found], device=drawn.device)[drawn]
        lucky = self.lucky
        if lucky_pairs_of(sheet):
            mirrored = torch.tensor([each.mirrors for each in found], device=drawn.device)[drawn]
            lucky = torch.where(mirrored[:, None], sheet.highest + 2 - lucky, lucky)
        turned = (self.right.gather(1, rows), self.count.gather(1, rows))
        return Sheets(*turned, self.failed, self.locked.gather(1, rows), lucky)


@dataclass
class Loner:
    """The state of a run.

    Attributes:
        sheet: what is printed on the sheet.
        plan: how to train.
        weights: what the optimiser works on.
        average: their moving average, which plays, judges and is exported.
        optimiser: Adam.
        batch: the games in progress.
        iteration: how many iterations are done.
        steps: how many steps of the optimiser are done.
        games: how many games have ended.
        turns: how many turns were played.
    """

    sheet: Sheet
    plan: SolitairePlan
    weights: Weights
    average: Weights
    optimiser: torch.optim.Adam
    batch: GameBatch
    iteration: int = 0
    steps: int = 0
    games: int = 0
    turns: int = 0


def new_games(sheet: Sheet, games: int, device: torch.device) -> GameBatch:
    """New games of one seat."""
    batch = start(sheet, [games], device)
    alone = torch.ones_like(batch.seats)
    return replace(batch, seats=alone, active=torch.zeros_like(alone))


def new_loner(sheet: Sheet, plan: SolitairePlan, device: torch.device) -> Loner:
    """A new run: random weights, and games at all stages that quick players have played."""
    first, second, third = plan.widths
    words = Words(sheet).own

    def normal(rows: int, columns: int, spread: float) -> Tensor:
        return torch.randn((rows, columns), device=device) * spread

    weights = {
        "own": normal(words, first, 0.2),
        "bias1": torch.zeros(first, device=device),
        "layer2": normal(first, second, (2 / first) ** 0.5),
        "bias2": torch.zeros(second, device=device),
        "layer3": normal(second, third, (2 / second) ** 0.5),
        "bias3": torch.zeros(third, device=device),
        "heads": normal(third, 1, 0.1 / third**0.5),
        "bias4": torch.zeros(1, device=device),
    }
    average = {name: weight.clone() for name, weight in weights.items()}
    for weight in weights.values():
        weight.requires_grad_()
    batch = scattered(new_games(sheet, plan.tables[0], device))
    return Loner(sheet, plan, weights, average, adam(weights, plan.rate), batch)


def further(weights: Weights, sheet: Sheet, seen: Sheets) -> Tensor:
    """The points that sheets may still expect, in units of `POINTS_SCALE`."""
    words = sheet_words(Words(sheet), seen.right, seen.count, seen.failed, seen.locked, seen.lucky)
    hidden = (embedding_bag(words, weights["own"], mode="sum") + weights["bias1"]).relu()
    hidden = torch.addmm(weights["bias2"], hidden, weights["layer2"]).relu()
    hidden = torch.addmm(weights["bias3"], hidden, weights["layer3"]).relu()
    return torch.addmm(weights["bias4"], hidden, weights["heads"])[:, 0]


def worth(weights: Weights, batch: GameBatch, seen: Sheets) -> Tensor:
    """The points that sheets have, and those that they may still expect if the game goes on."""
    over = (seen.locked.sum(1) >= ROWS_TO_END) | (seen.failed >= MOST_FAILED_THROWS)
    more = further(weights, batch.sheet, seen) * POINTS_SCALE
    return points(seen.count, seen.failed) + torch.where(over, 0.0, more)


def play_turn(weights: Weights, batch: GameBatch, noise: float = 0.0) -> GameBatch:
    """Play one turn in every game that is not over: the best pair of action 1 and action 2."""
    thrown = throw(batch)
    legal = of_active(batch, legal_1(batch, thrown))
    before = alternatives_for(batch, thrown, legal, torch.zeros_like(batch.locked))
    both, ends = whole_turns(batch, thrown, before)
    worths = torch.full(both.shape, WORST, device=batch.device)
    worths[both] = worth(weights, batch, _sheets_of(ends, batch))
    best = picked(worths.flatten(1), noise)
    first, second = best // ACTION_2_CHOICES, best % ACTION_2_CHOICES
    choice = torch.zeros((batch.size, MOST_SEATS), dtype=torch.long, device=batch.device)
    choice[:, 0] = first
    after, ended = act_1(batch, thrown, choice)
    return act_2(after, thrown, second, first > 0, ended)


def _sheets_of(ends: Ends, batch: GameBatch) -> Sheets:
    lucky = batch.lucky[ends.game, 0]
    return Sheets(ends.right, ends.count, ends.failed, ends.locked, lucky)


@dataclass(frozen=True)
class SolitaireSamples:
    """Sheets that were met, turn by turn, and the targets for their further points."""

    sheets: Sheets
    further: Tensor


def collect_samples(run: Loner, noise: float, watch: Stopwatch) -> SolitaireSamples:
    """Play some turns of all games and compute their targets."""
    batch, met, after = run.batch, [], []
    for _ in range(run.plan.turns):
        met.append(batch)
        with watch.part("play"):
            batch = play_turn(run.average, batch, noise)
        after.append(batch)
        batch = restart(batch, batch.over)
    with watch.part("look back"):
        near = total = worth(run.average, batch, Sheets.of(batch))
        totals = []
        for turn in reversed(range(len(met))):
            later = near.lerp(total, run.plan.trace)
            total = torch.where(after[turn].over, after[turn].scores[:, 0].float(), later)
            totals.append(total - met[turn].scores[:, 0])
            near = worth(run.average, met[turn], Sheets.of(met[turn]))
    run.batch = batch
    run.games += int(torch.stack([each.over for each in after]).sum())
    run.turns += len(met) * batch.size
    sheets = [Sheets.of(each) for each in met]
    parts = ([getattr(each, name) for each in sheets] for name in vars(sheets[0]))
    return SolitaireSamples(Sheets(*map(torch.cat, parts)), torch.cat(totals[::-1]))


def batches(run: Loner, samples: SolitaireSamples) -> Iterator[tuple[Sheets, Tensor]]:
    """Shuffled samples, each under a random one of the symmetries of the sheet."""
    n = len(samples.further)
    order = torch.randperm(n, device=samples.further.device)
    for chosen in order.chunk(max(1, round(n / run.plan.batch))):
        sheets = Sheets(*(value[chosen] for value in vars(samples.sheets).values()))
        drawn = torch.randint(0, len(symmetries(run.sheet)), chosen.shape, device=chosen.device)
        yield sheets.seen(run.sheet, drawn), samples.further[chosen]


def iterate(run: Loner, progress: float, watch: Stopwatch) -> dict[str, float]:
    """Run one iteration at a point of the run between 0 and 1; return the line for the log."""
    with torch.no_grad():
        samples = collect_samples(run, run.plan.noise * 0.01**progress, watch)
    losses = []
    rate = 0.0
    with watch.part("adjust"):
        for sheets, target in batches(run, samples):
            rate = learning_rate(run.plan, progress, run.steps)
            for group in run.optimiser.param_groups:
                group["lr"] = rate
            loss = mse_loss(further(run.weights, run.sheet, sheets), target / POINTS_SCALE)
            adjust(run, loss, run.plan.memory)
            losses.append(loss.detach())
    run.iteration += 1
    return {
        "iteration": run.iteration,
        "games": run.games,
        "turns": run.turns,
        "steps": run.steps,
        "rate": rate,
        "loss": torch.stack(losses).mean().item(),
    }


@dataclass(frozen=True)
class Played:
    """Whole games alone: the sheets before every turn, and the points at the end."""

    met: list[GameBatch]
    scores: Tensor


def play_games(weights: Weights, sheet: Sheet, games: int) -> Played:
    """Play games to the end without any noise."""
    batch, met = new_games(sheet, games, weights["own"].device), []
    while not bool(batch.over.all()):
        met.append(batch)
        batch = play_turn(weights, batch)
    return Played(met, batch.scores[:, 0])
