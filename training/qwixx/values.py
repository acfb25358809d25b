"""Learns what positions are worth when `master` plays every seat: the values for the review.

`master` judges in order to choose: its chances need not sum to one, and it learnt them beside
weaker bots. Here its weights are frozen and play. A second network, which starts as a copy, learns
the results. A softmax over the seats of a game makes their shares of the win sum to one, so a
sample is a whole game. Targets mix the result with the network's values of later positions.

People reach positions that `master` avoids. So some games are opened by other players, or contain
one random turn, and count only after `master` has taken over. Everything after that is its play, so
these targets are unbiased too.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import torch
from torch import Tensor
from torch.nn.functional import smooth_l1_loss

from crosshex.bots.qwixx.net import MARGIN_SCALE
from crosshex.rules.sheet import Sheet
from training.qwixx.baselines import BASELINES, NETWORK, RANDOM
from training.qwixx.network import Weights, describe, for_play, outputs, train_values
from training.qwixx.plans import RunPlan
from training.qwixx.policy import PolicyOptions, play_turn
from training.qwixx.self_play import (
    Stopwatch,
    TrainingSamples,
    Turns,
    adam,
    adjust,
    learning_rate,
    scattered,
    seen_from,
)
from training.qwixx.symmetries import symmetries
from training.qwixx.tensor_rules import MOST_SEATS, GameBatch, restart, start

LONGEST_OPENING = 24
"""Other players open a game for at most this many turns."""
EMPTY = -1e9
"""The logit of an empty place."""


@dataclass(frozen=True)
class ValuesPlan(RunPlan):
    """How to train values; a position of a batch is seen from all its seats.

    Attributes:
        astray: the share of games that other players open.
    """

    turns: int = 12
    rate: float = 6e-4
    last_rate: float = 5e-6
    trace: float = 0.8
    astray: float = 0.3
    warm_up: int = 100


@dataclass(frozen=True)
class Openings:
    """Who opens each game, and how long.

    Attributes:
        players: the player number of each seat until then.
        turns: how many turns are left until `master` has all seats.
    """

    players: Tensor
    turns: Tensor

    @staticmethod
    def draw(batch: GameBatch, astray: float) -> "Openings":
        """Draw for a share of the games: a mixture of players, or `master` and one random turn."""
        n, device = batch.size, batch.device
        anybody = torch.randint(0, len(BASELINES) + 1, (n, MOST_SEATS), device=device)
        mixed = torch.rand(n, device=device) < 0.5
        turns = torch.randint(1, LONGEST_OPENING + 1, (n,), device=device)
        strays = torch.rand(n, device=device) < astray
        return Openings(
            torch.where(mixed[:, None], anybody, NETWORK), torch.where(strays, turns, 0)
        )

    @property
    def over(self) -> Tensor:
        """In which games `master` has all seats from here on."""
        return self.turns <= 0

    def seated(self) -> Tensor:
        """Who plays this turn; if `master` opens a game, the last turn of the opening is random."""
        slips = (self.turns == 1) & (self.players == NETWORK).all(1)
        players = torch.where(slips[:, None], RANDOM, self.players)
        return torch.where(self.over[:, None], NETWORK, players)

    def later(self, fresh: Tensor, drawn: "Openings") -> "Openings":
        """The openings after a turn; where `fresh`, a new game begins with `drawn`."""
        return Openings(
            torch.where(fresh[:, None], drawn.players, self.players),
            torch.where(fresh, drawn.turns, self.turns - 1),
        )


@dataclass
class Student:
    """The state of a run.

    Attributes:
        plan: how to train.
        player: the frozen weights of `master`.
        weights: what the optimiser works on.
        average: their moving average, which judges and is exported.
        optimiser: Adam.
        batch: the games in progress.
        openings: who opens them.
        iteration: how many iterations are done.
        steps: how many steps of the optimiser are done.
        games: how many games have ended.
        turns: how many turns were played.
    """

    plan: ValuesPlan
    player: Weights
    weights: Weights
    average: Weights
    optimiser: torch.optim.Adam
    batch: GameBatch
    openings: Openings
    iteration: int = 0
    steps: int = 0
    games: int = 0
    turns: int = 0


def new_student(sheet: Sheet, plan: ValuesPlan, player: Weights) -> Student:
    """A new run: a copy of `master`, and games at all stages that quick players have played."""
    weights = {name: weight.clone().requires_grad_() for name, weight in player.items()}
    batch = scattered(start(sheet, plan.tables, player["own"].device))
    return Student(
        plan=plan,
        player=for_play(player),
        weights=weights,
        average={name: weight.clone() for name, weight in player.items()},
        optimiser=adam(weights, plan.rate),
        batch=batch,
        openings=Openings.draw(batch, plan.astray),
    )


def shares_of(weights: Weights, batch: GameBatch) -> tuple[Tensor, Tensor]:
    """Every seat's share of the win and expected margin, between turns; 0 for empty places."""
    game, seat = batch.taken.nonzero(as_tuple=True)
    positions = describe(
        batch.sheet,
        [n * seats for seats, n in enumerate(batch.blocks, start=2)],
        seats=batch.seats[game],
        seat=seat,
        following=batch.active[game],
        locked=batch.locked[game],
        own=(batch.right[game, seat], batch.count[game, seat], batch.failed[game, seat]),
        own_lucky=batch.lucky[game, seat],
        sheets=(batch.right, batch.count, batch.failed),
        lucky=batch.lucky,
        source=game,
        lucky_source=game,
    )
    logit, margin = outputs(weights, positions)
    both = torch.zeros((2, batch.size, MOST_SEATS), device=batch.device)
    both[0] = EMPTY
    both[0, game, seat] = logit
    both[1, game, seat] = margin * MARGIN_SCALE
    # With two seats the margins are opposite.
    alone = (batch.seats == 2)[:, None]
    opposite = (both[1, :, :2] - both[1, :, :2].flip(1)) / 2
    both[1, :, :2] = torch.where(alone, opposite, both[1, :, :2])
    return both[0].softmax(1), both[1]


def collect_samples(student: Student, watch: Stopwatch) -> TrainingSamples:
    """Play some turns of all games and compute their targets."""
    plan, batch, openings = student.plan, student.batch, student.openings
    turns, honest = Turns(), []
    for _ in range(plan.turns):
        before = batch
        honest.append(openings.over)
        with watch.part("play"):
            batch = play_turn(student.player, batch, openings.seated(), PolicyOptions())
        turns.add(before, batch)
        openings = openings.later(batch.over, Openings.draw(batch, plan.astray))
        batch = restart(batch, batch.over)
    with watch.part("look back"):
        judge = partial(shares_of, for_play(student.average))
        samples = turns.look_back(batch, judge, plan.trace, torch.cat(honest))
    student.batch, student.openings = batch, openings
    student.games += int(torch.stack(turns.ended).sum())
    student.turns += plan.turns * batch.size
    return samples


def batches(student: Student, samples: TrainingSamples) -> Iterator[tuple[Tensor, tuple[int, ...]]]:
    """Shuffled positions that count, each batch with the same share of every number of seats.

    They come sorted by the number of seats, with how many there are of each.
    """
    batch = student.batch
    counts = samples.counts.view(samples.turns, batch.size) > 0
    orders, first = [], 0
    for n in batch.blocks:
        turn, game = counts[:, first : first + n].nonzero(as_tuple=True)
        order = torch.randperm(len(turn), device=batch.device)
        orders.append((turn * batch.size + first + game)[order])
        first += n
    views = sum(len(order) * seats for seats, order in enumerate(orders, start=2))
    parts = max(1, round(views / student.plan.batch))
    for k in range(parts):
        chosen = [order[k * (len(order) // parts) :][: len(order) // parts] for order in orders]
        yield torch.cat(chosen), tuple(len(part) for part in chosen)


def step(
    student: Student, samples: TrainingSamples, game: Tensor, blocks: tuple[int, ...]
) -> tuple[Tensor, Tensor]:
    """Make one step of the optimiser; return the two parts of the loss."""
    device = game.device
    drawn = torch.randint(0, len(symmetries(student.batch.sheet)), game.shape, device=device)
    seats = student.batch.seats[game % student.batch.size]
    taken = torch.arange(MOST_SEATS, device=device) < seats[:, None]
    of, seat = taken.nonzero(as_tuple=True)
    views = tuple(n * number for number, n in enumerate(blocks, start=2))
    positions = seen_from(student.batch, samples, drawn, game, of, seat, views)
    logit, margin = train_values(student.weights, positions)
    logits = torch.full(taken.shape, EMPTY, device=device).index_put((of, seat), logit)
    win_loss = -(logits.log_softmax(1) * samples.win[game]).sum(1).mean()
    margin_loss = smooth_l1_loss(margin, samples.margin[game][of, seat] / MARGIN_SCALE)
    adjust(student, win_loss + student.plan.margin_share * margin_loss, student.plan.memory)
    return win_loss.detach(), margin_loss.detach()


def iterate(student: Student, progress: float, watch: Stopwatch) -> dict[str, float]:
    """Run one iteration at a point of the run between 0 and 1; return the line for the log."""
    with torch.no_grad():
        samples = collect_samples(student, watch)
    losses = []
    rate = math.nan
    with watch.part("adjust"):
        for game, blocks in batches(student, samples):
            rate = learning_rate(student.plan, progress, student.steps)
            for group in student.optimiser.param_groups:
                group["lr"] = rate
            losses.append(torch.stack(step(student, samples, game, blocks)))
        share_loss, margin_loss = torch.stack(losses).mean(0).tolist()
    student.iteration += 1
    return {
        "iteration": student.iteration,
        "games": student.games,
        "turns": student.turns,
        "steps": student.steps,
        "rate": rate,
        "share_loss": share_loss,
        "margin_loss": margin_loss,
    }
