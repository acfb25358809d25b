"""Learning from self-play: play some turns, compute targets from them, train, and repeat.

The target of a position mixes the network's values of the later positions, of which the nearer
count more (TD(lambda)), with the result if the game ended in between. Each sample is seen under a
random one of the sheet's symmetries.
"""

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Protocol, TypeAlias

import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits, smooth_l1_loss

from crosshex.bots.qwixx.net import MARGIN_SCALE
from crosshex.rules.sheet import Sheet
from training.qwixx.baselines import BASELINES, GUEST, NETWORK
from training.qwixx.network import (
    Positions,
    Weights,
    describe,
    for_play,
    fresh_weights,
    train_values,
)
from training.qwixx.plans import RunPlan
from training.qwixx.policy import Ends, Guest, PolicyOptions, Response, Sheets, judge, play_turn
from training.qwixx.symmetries import symmetries
from training.qwixx.tensor_rules import MOST_SEATS, GameBatch, lucky_pairs_of, restart, start


@dataclass(frozen=True)
class TrainingPlan(RunPlan):
    """How to train by self-play.

    Attributes:
        early_margin: `PolicyOptions.margin` at the start; it falls to the default.
        noise: `PolicyOptions.noise` at the start; it falls to a tenth.
        mixed: the share of games in which all seats but one are baselines or the guest.
        opponents: how often each baseline, in their order, and the guest are in those games.
        widths: of the network's layers.
    """

    early_margin: float = 0.5
    noise: float = 0.01
    mixed: float = 0.1
    opponents: tuple[int, ...] = (1, 1, 1, 1, 4)
    widths: tuple[int, ...] = (512, 256, 256, 128)


class Run(Protocol):
    """What a step of the optimiser changes; see `Learner`."""

    weights: Weights
    average: Weights
    optimiser: torch.optim.Adam
    steps: int


Outlook: TypeAlias = Callable[[GameBatch], tuple[Tensor, Tensor]]
"""Values of games between turns: every seat's chance or share of the win, and its margin."""


@dataclass
class Stopwatch:
    """Adds up the seconds spent in named parts; waits for the device only if `exact`."""

    exact: bool = False
    seconds: dict[str, float] = field(default_factory=dict)

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        """Time the body of the with statement."""
        begin = self._now()
        yield
        self.seconds[name] = self.seconds.get(name, 0.0) + self._now() - begin

    def _now(self) -> float:
        if self.exact and torch.cuda.is_available():
            torch.cuda.synchronize()
        return time.perf_counter()


@dataclass
class Learner:
    """The state of a training run.

    Attributes:
        sheet: the game.
        plan: how to train.
        weights: what the optimiser works on.
        average: their moving average, which plays, judges and is exported.
        optimiser: Adam.
        batch: the games in progress.
        players: the player number of each seat.
        iteration: how many iterations are done.
        steps: how many steps of the optimiser are done.
        games: how many games have ended.
        turns: how many turns were played.
        guest: another player that may sit beside the network, if there is one.
        respond: how the network uses that it knows the guest's choices, if it does.
    """

    sheet: Sheet
    plan: TrainingPlan
    weights: Weights
    average: Weights
    optimiser: torch.optim.Adam
    batch: GameBatch
    players: Tensor
    iteration: int = 0
    steps: int = 0
    games: int = 0
    turns: int = 0
    guest: Guest | None = None
    respond: Response | None = None


def new_learner(
    sheet: Sheet, plan: TrainingPlan, device: torch.device, guest: Guest | None = None
) -> Learner:
    """A new run: random weights, and games at all stages that quick players have played."""
    weights = fresh_weights(sheet, device, plan.widths)
    for weight in weights.values():
        weight.requires_grad_()
    optimiser = adam(weights, plan.rate)
    average = {name: weight.detach().clone() for name, weight in weights.items()}
    batch = scattered(start(sheet, plan.tables, device))
    players = seated(batch, plan, guest is not None)
    return Learner(sheet, plan, weights, average, optimiser, batch, players, guest=guest)


def adam(weights: Weights, rate: float) -> torch.optim.Adam:
    """The optimiser of these weights."""
    leaves = list(weights.values())
    return torch.optim.Adam(leaves, lr=rate, betas=(0.9, 0.99), fused=leaves[0].is_cuda)


def follow(learner: Learner, plan: TrainingPlan) -> None:
    """Continue with another plan; it starts new games if it wants other numbers of them."""
    if plan.tables != learner.plan.tables:
        learner.batch = scattered(start(learner.sheet, plan.tables, learner.batch.device))
        learner.players = seated(learner.batch, plan, learner.guest is not None)
    learner.plan = plan


def scattered(batch: GameBatch, stages: int = 32) -> GameBatch:
    """The same batch with games at all stages, so that they do not all end together."""
    quick = torch.full(
        (batch.size, MOST_SEATS), max(BASELINES), dtype=torch.long, device=batch.device
    )
    lot = torch.randint(0, stages, (batch.size,), device=batch.device)
    for stage in range(stages):
        batch = play_turn(None, batch, quick, PolicyOptions())
        batch = restart(batch, batch.over | (lot == stage))
    return batch


def seated(batch: GameBatch, plan: TrainingPlan, guest: bool = False) -> Tensor:
    """The player of each seat: the network, or in some games the network in only one seat.

    Args:
        batch: the games.
        plan: how many games are mixed, and how often each player comes.
        guest: whether there is a guest.
    """
    n, device = batch.size, batch.device
    lone = (torch.rand(n, device=device) * batch.seats).long()
    shares = torch.tensor(plan.opponents[: len(BASELINES) + guest], dtype=torch.float32)
    lot = torch.multinomial(shares.to(device), n, replacement=True)[:, None]
    other = torch.tensor([*BASELINES, GUEST], device=device)[lot]
    beside = torch.arange(MOST_SEATS, device=device) != lone[:, None]
    mixing = (torch.rand(n, device=device) < plan.mixed)[:, None]
    return torch.where(mixing & beside, other, NETWORK)


def results(batch: GameBatch) -> tuple[Tensor, Tensor]:
    """Each seat's share of the win and its margin over the best other score (Q7)."""
    scores = torch.where(batch.taken, batch.scores, -10_000)
    two = scores.topk(2, 1).values
    best = two[:, :1]
    winners = scores == best
    alone = winners & (winners.sum(1, keepdim=True) == 1)
    margin = scores - torch.where(alone, two[:, 1:], best)
    return winners / winners.sum(1, keepdim=True), margin.float()


def outlook(weights: Weights, batch: GameBatch) -> tuple[Tensor, Tensor]:
    """The network's values of the games between turns, from every seat."""
    game, seat = batch.taken.nonzero(as_tuple=True)
    ends = Ends.between_turns(batch, game, seat)
    sheets = Sheets.of((batch.right, batch.count, batch.failed))
    win, margin = judge(weights, batch, sheets, ends, batch.active)
    both = torch.zeros((2, batch.size, MOST_SEATS), device=batch.device)
    both[0, game, seat] = win
    both[1, game, seat] = margin
    return both[0], both[1]


@dataclass(frozen=True)
class TrainingSamples:
    """Positions that were met, stacked over turns, and their targets.

    Attributes:
        right: as in `GameBatch`, with turns and games as one dimension; so are the next five.
        count: see `right`.
        failed: see `right`.
        locked: see `right`.
        active: see `right`.
        lucky: see `right`.
        win: the target for the chance of winning, by turn and game, and seat.
        margin: the target for the margin.
        counts: 1 where the network played the seat.
        turns: how many turns.
    """

    right: Tensor
    count: Tensor
    failed: Tensor
    locked: Tensor
    active: Tensor
    lucky: Tensor
    win: Tensor
    margin: Tensor
    counts: Tensor
    turns: int


@dataclass
class Turns:
    """Consecutive turns of all games.

    Attributes:
        met: the games before each turn.
        ended: which games were over after it.
        won: each seat's share of the win then.
        by: each seat's margin then.
    """

    met: list[GameBatch] = field(default_factory=list)
    ended: list[Tensor] = field(default_factory=list)
    won: list[Tensor] = field(default_factory=list)
    by: list[Tensor] = field(default_factory=list)

    def add(self, before: GameBatch, after: GameBatch) -> None:
        """Add one more turn."""
        share, margin = results(after)
        self.met.append(before)
        self.ended.append(after.over)
        self.won.append(share)
        self.by.append(margin)

    def look_back(
        self, later: GameBatch, judge: Outlook, trace: float, counts: Tensor
    ) -> TrainingSamples:
        """Compute the targets of the positions.

        Args:
            later: the games after the last turn.
            judge: the current values of games.
            trace: lambda, how far results reach back.
            counts: which positions count.
        """
        win, margin = near_win, near_margin = judge(later)
        wins, margins = [], []
        for turn in reversed(range(len(self.met))):
            over = self.ended[turn][:, None]
            win = torch.where(over, self.won[turn], near_win.lerp(win, trace))
            margin = torch.where(over, self.by[turn], near_margin.lerp(margin, trace))
            wins.append(win)
            margins.append(margin)
            if turn:
                near_win, near_margin = judge(self.met[turn])
        return TrainingSamples(
            right=torch.cat([t.right for t in self.met]),
            count=torch.cat([t.count for t in self.met]),
            failed=torch.cat([t.failed for t in self.met]),
            locked=torch.cat([t.locked for t in self.met]),
            active=torch.cat([t.active for t in self.met]),
            lucky=torch.cat([t.lucky for t in self.met]),
            win=torch.cat(wins[::-1]),
            margin=torch.cat(margins[::-1]),
            counts=counts.float(),
            turns=len(self.met),
        )


def collect_samples(learner: Learner, options: PolicyOptions, watch: Stopwatch) -> TrainingSamples:
    """Play some turns of all games and compute their targets."""
    plan, batch, players = learner.plan, learner.batch, learner.players
    weights = for_play(learner.average)
    turns, sat = Turns(), []
    for _ in range(plan.turns):
        before = batch
        sat.append(players)
        with watch.part("play"):
            batch = play_turn(weights, batch, players, options, guest=learner.guest)
        turns.add(before, batch)
        fresh = seated(batch, plan, learner.guest is not None)
        players = torch.where(batch.over[:, None], fresh, players)
        batch = restart(batch, batch.over)
    with watch.part("look back"):
        judge = partial(outlook, weights)
        samples = turns.look_back(batch, judge, plan.trace, torch.cat(sat) == NETWORK)
    learner.batch, learner.players = batch, players
    learner.games += int(torch.stack(turns.ended).sum())
    learner.turns += plan.turns * batch.size
    return samples


def batches(
    learner: Learner, samples: TrainingSamples
) -> Iterator[tuple[Tensor, Tensor, tuple[int, ...]]]:
    """Shuffled samples as game and seat; each batch has the same share of every number of seats."""
    size = learner.batch.size
    device = learner.batch.device
    views = [n * seats * samples.turns for seats, n in enumerate(learner.batch.blocks, start=2)]
    n_batches = max(1, round(sum(views) / learner.plan.batch))
    orders, firsts, first = [], [], 0
    for n, batch in zip(views, learner.batch.blocks, strict=True):
        orders.append(torch.randperm(n, device=device))
        firsts.append(first)
        first += batch
    for k in range(n_batches):
        game, seat, blocks = [], [], []
        for index, order in enumerate(orders):
            share = len(order) // n_batches
            chosen = order[k * share : (k + 1) * share]
            seats = index + 2
            n = learner.batch.blocks[index]
            turn = chosen // (n * seats) if n else chosen
            rest = chosen % (n * seats) if n else chosen
            game.append(turn * size + firsts[index] + rest // seats)
            seat.append(rest % seats)
            blocks.append(share)
        yield torch.cat(game), torch.cat(seat), tuple(blocks)


def step(
    learner: Learner, samples: TrainingSamples, game: Tensor, seat: Tensor, blocks: tuple[int, ...]
) -> tuple[Tensor, Tensor]:
    """Make one step of the optimiser; return the two parts of the loss."""
    drawn = torch.randint(0, len(symmetries(learner.sheet)), game.shape, device=game.device)
    here = torch.arange(len(game), device=game.device)
    positions = seen_from(learner.batch, samples, drawn, game, here, seat, blocks)
    counts = samples.counts[game, seat]
    logit, margin = train_values(learner.weights, positions)
    win_loss = binary_cross_entropy_with_logits(logit, samples.win[game, seat], weight=counts)
    target = samples.margin[game, seat] / MARGIN_SCALE
    margin_loss = (smooth_l1_loss(margin, target, reduction="none") * counts).mean()
    adjust(learner, win_loss + learner.plan.margin_share * margin_loss, learner.plan.memory)
    return win_loss.detach(), margin_loss.detach()


def adjust(run: Run, loss: Tensor, memory: int) -> None:
    """Make one step of the optimiser and update the average over ``memory`` steps."""
    run.optimiser.zero_grad(set_to_none=True)
    loss.backward()
    run.optimiser.step()
    run.steps += 1
    keep = min(1 - 1 / memory, run.steps / (run.steps + 10))
    for name, weight in run.weights.items():
        run.average[name].lerp_(weight.detach(), 1 - keep)


def seen_from(
    batch: GameBatch,
    samples: TrainingSamples,
    drawn: Tensor,
    game: Tensor,
    of: Tensor,
    seat: Tensor,
    blocks: tuple[int, ...],
) -> Positions:
    """Positions of the samples as words, each under one of the symmetries of a sheet.

    Args:
        batch: where the samples were played.
        samples: the positions that were met.
        drawn: the symmetry for each of `game`.
        game: which of the samples.
        of: for each view, which of `game` it looks at.
        seat: for each view, the seat that looks.
        blocks: how many views there are of games with 2, 3, 4 and 5 seats.
    """
    sheet = batch.sheet
    found = symmetries(sheet)
    rows = torch.tensor([each.rows for each in found], device=game.device)[drawn]
    seat_rows = rows[:, None, :].expand(-1, MOST_SEATS, -1)
    right = samples.right[game].gather(2, seat_rows)
    count = samples.count[game].gather(2, seat_rows)
    failed = samples.failed[game]
    lucky = samples.lucky[game]
    if lucky_pairs_of(sheet):
        turned = torch.tensor([each.mirrors for each in found], device=game.device)
        mirrored = turned[drawn][:, None, None]
        lucky = torch.where(mirrored, sheet.highest + 2 - lucky, lucky)
    return describe(
        sheet,
        blocks,
        seats=batch.seats[game[of] % batch.size],
        seat=seat,
        following=samples.active[game][of],
        locked=samples.locked[game].gather(1, rows)[of],
        own=(right[of, seat], count[of, seat], failed[of, seat]),
        own_lucky=lucky[of, seat],
        sheets=(right, count, failed),
        lucky=lucky,
        source=of,
        lucky_source=of,
    )


def learning_rate(plan: RunPlan, progress: float, steps: int) -> float:
    """A short rise, then a cosine from `rate` to `last_rate`."""
    cosine = plan.last_rate + (plan.rate - plan.last_rate) * (1 + math.cos(math.pi * progress)) / 2
    return cosine * min(1.0, (steps + 1) / plan.warm_up)


def options_at(plan: TrainingPlan, progress: float) -> PolicyOptions:
    """How the network chooses at this point: early the margin helps, late only wins count."""
    settled = PolicyOptions()
    early = max(0.0, 1 - progress / 0.3)
    return PolicyOptions(
        margin=settled.margin + (plan.early_margin - settled.margin) * early,
        noise=plan.noise * (1 - 0.9 * progress),
    )


def iterate(learner: Learner, progress: float, watch: Stopwatch) -> dict[str, float]:
    """Run one iteration at a point of the run between 0 and 1; return the line for the log."""
    rate = learning_rate(learner.plan, progress, learner.steps)
    options = replace(options_at(learner.plan, progress), respond=learner.respond)
    samples = collect_samples(learner, options, watch)
    losses = []
    with watch.part("adjust"):
        for game, seat, blocks in batches(learner, samples):
            for group in learner.optimiser.param_groups:
                group["lr"] = learning_rate(learner.plan, progress, learner.steps)
            losses.append(torch.stack(step(learner, samples, game, seat, blocks)))
        win_loss, margin_loss = torch.stack(losses).mean(0).tolist()
    learner.iteration += 1
    return {
        "iteration": learner.iteration,
        "games": learner.games,
        "turns": learner.turns,
        "steps": learner.steps,
        "rate": rate,
        "win_loss": win_loss,
        "margin_loss": margin_loss,
    }
