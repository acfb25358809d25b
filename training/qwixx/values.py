"""Learning what positions are worth when `master` plays every seat: the values for review.

`master` judges to choose: its chances need not sum to one, and it learnt them beside weaker bots.
Here its weights are frozen and play; a second network, which starts as a copy, learns what came of
it. A softmax over the seats of a table makes their shares of the win sum to one, so a lesson is
about whole tables. Targets mix the result with what the network says of later positions.

People leave the roads that `master` takes. So some games are opened by other players, or have one
turn at random in them, and count only from where `master` has taken over: everything after that
is its play, and the target is as honest as any.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import torch
from torch import Tensor
from torch.nn.functional import smooth_l1_loss

from crosshex.bots.qwixx_net import MARGIN_SCALE
from crosshex.rules.sheet import Sheet
from training.qwixx.decide import Taste, play_turn
from training.qwixx.learn import (
    SYMMETRIES,
    Lesson,
    Stopwatch,
    Turns,
    adam,
    adjust,
    learning_rate,
    scattered,
    seen_from,
)
from training.qwixx.network import Weights, describe, for_play, outputs, train_values
from training.qwixx.tables import MOST_SEATS, Tables, restart, start
from training.qwixx.yardsticks import NETWORK, RANDOM, YARDSTICKS

LONGEST_OPENING = 24
"""Other players open a game for at most so many turns."""
EMPTY = -1e9
"""The logit of a place where nobody sits."""


@dataclass(frozen=True)
class ValuesPlan:
    """How to train values.

    Attributes:
        tables: how many tables of 2, 3, 4 and 5 seats are played at once.
        turns: how many turns of them make one iteration.
        batch: how many positions, from all of their seats, one step of the optimiser sees.
        rate: the learning rate at the start; it falls along a cosine to `last_rate`.
        last_rate: the learning rate at the end.
        trace: lambda, how far results reach back.
        margin_share: the part of the loss that is about the margin.
        astray: the share of games that other players open.
        memory: over how many steps of the optimiser the shipped weights are averaged.
        warm_up: over how many of those steps the learning rate rises at first.
    """

    tables: tuple[int, ...] = (40960, 20480, 20480, 16384)
    turns: int = 12
    batch: int = 65536
    rate: float = 6e-4
    last_rate: float = 5e-6
    trace: float = 0.8
    margin_share: float = 0.5
    astray: float = 0.3
    memory: int = 500
    warm_up: int = 100


@dataclass(frozen=True)
class Openings:
    """Who opens each game, and how long.

    Attributes:
        players: who sits where until then.
        turns: how many turns are left until `master` has all seats.
    """

    players: Tensor
    turns: Tensor

    @staticmethod
    def draw(tables: Tables, astray: float) -> "Openings":
        """For a share of the tables a mixture of players, or `master` and one turn at random."""
        n, device = tables.size, tables.device
        anybody = torch.randint(0, len(YARDSTICKS) + 1, (n, MOST_SEATS), device=device)
        mixed = torch.rand(n, device=device) < 0.5
        turns = torch.randint(1, LONGEST_OPENING + 1, (n,), device=device)
        strays = torch.rand(n, device=device) < astray
        return Openings(
            torch.where(mixed[:, None], anybody, NETWORK), torch.where(strays, turns, 0)
        )

    @property
    def over(self) -> Tensor:
        """Where `master` has all seats from here on."""
        return self.turns <= 0

    def seated(self) -> Tensor:
        """Who plays this turn; where `master` opened the game its last turn of that is random."""
        slips = (self.turns == 1) & (self.players == NETWORK).all(1)
        players = torch.where(slips[:, None], RANDOM, self.players)
        return torch.where(self.over[:, None], NETWORK, players)

    def later(self, fresh: Tensor, drawn: "Openings") -> "Openings":
        """After a turn; at `fresh` tables a new game begins, as `drawn`."""
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
        tables: the games in progress.
        openings: who opens them.
        iteration: how many iterations are done.
        steps: how many steps of the optimiser.
        games: how many games have ended.
        turns: how many turns were played.
    """

    plan: ValuesPlan
    player: Weights
    weights: Weights
    average: Weights
    optimiser: torch.optim.Adam
    tables: Tables
    openings: Openings
    iteration: int = 0
    steps: int = 0
    games: int = 0
    turns: int = 0


def new_student(sheet: Sheet, plan: ValuesPlan, player: Weights) -> Student:
    """A run at its beginning: a copy of `master`, and games at all stages by quick players."""
    weights = {name: weight.clone().requires_grad_() for name, weight in player.items()}
    tables = scattered(start(sheet, plan.tables, player["own"].device))
    return Student(
        plan=plan,
        player=for_play(player),
        weights=weights,
        average={name: weight.clone() for name, weight in player.items()},
        optimiser=adam(weights, plan.rate),
        tables=tables,
        openings=Openings.draw(tables, plan.astray),
    )


def shares_of(weights: Weights, tables: Tables) -> tuple[Tensor, Tensor]:
    """Every seat's share of the win and expected margin, between turns; 0 where nobody sits."""
    table, seat = tables.taken.nonzero(as_tuple=True)
    positions = describe(
        tables.sheet,
        [n * seats for seats, n in enumerate(tables.blocks, start=2)],
        seats=tables.seats[table],
        seat=seat,
        following=tables.active[table],
        locked=tables.locked[table],
        own=(tables.right[table, seat], tables.count[table, seat], tables.failed[table, seat]),
        own_lucky=tables.lucky[table, seat],
        sheets=(tables.right, tables.count, tables.failed),
        lucky=tables.lucky,
        source=table,
        lucky_source=table,
    )
    logit, margin = outputs(weights, positions)
    both = torch.zeros((2, tables.size, MOST_SEATS), device=tables.device)
    both[0] = EMPTY
    both[0, table, seat] = logit
    both[1, table, seat] = margin * MARGIN_SCALE
    # At two seats what one is ahead the other is behind.
    alone = (tables.seats == 2)[:, None]
    opposite = (both[1, :, :2] - both[1, :, :2].flip(1)) / 2
    both[1, :, :2] = torch.where(alone, opposite, both[1, :, :2])
    return both[0].softmax(1), both[1]


def play_lesson(student: Student, watch: Stopwatch) -> Lesson:
    """Play some turns at all tables and look back at them."""
    plan, tables, openings = student.plan, student.tables, student.openings
    turns, honest = Turns(), []
    for _ in range(plan.turns):
        before = tables
        honest.append(openings.over)
        with watch.part("play"):
            tables = play_turn(student.player, tables, openings.seated(), Taste())
        turns.add(before, tables)
        openings = openings.later(tables.over, Openings.draw(tables, plan.astray))
        tables = restart(tables, tables.over)
    with watch.part("look back"):
        judge = partial(shares_of, for_play(student.average))
        lesson = turns.look_back(tables, judge, plan.trace, torch.cat(honest))
    student.tables, student.openings = tables, openings
    student.games += int(torch.stack(turns.ended).sum())
    student.turns += plan.turns * tables.size
    return lesson


def batches(student: Student, lesson: Lesson) -> Iterator[tuple[Tensor, tuple[int, ...]]]:
    """Shuffled positions that count, each batch with the same share of every table size.

    They come sorted by the number of seats, with how many there are of each.
    """
    tables = student.tables
    counts = lesson.counts.view(lesson.turns, tables.size) > 0
    orders, first = [], 0
    for n in tables.blocks:
        turn, table = counts[:, first : first + n].nonzero(as_tuple=True)
        order = torch.randperm(len(turn), device=tables.device)
        orders.append((turn * tables.size + first + table)[order])
        first += n
    views = sum(len(order) * seats for seats, order in enumerate(orders, start=2))
    parts = max(1, round(views / student.plan.batch))
    for k in range(parts):
        chosen = [order[k * (len(order) // parts) :][: len(order) // parts] for order in orders]
        yield torch.cat(chosen), tuple(len(part) for part in chosen)


def step(
    student: Student, lesson: Lesson, table: Tensor, blocks: tuple[int, ...]
) -> tuple[Tensor, Tensor]:
    """One step of the optimiser; the two parts of the loss."""
    device = table.device
    drawn = torch.randint(0, len(SYMMETRIES), table.shape, device=device)
    seats = student.tables.seats[table % student.tables.size]
    taken = torch.arange(MOST_SEATS, device=device) < seats[:, None]
    of, seat = taken.nonzero(as_tuple=True)
    views = tuple(n * number for number, n in enumerate(blocks, start=2))
    positions = seen_from(student.tables, lesson, drawn, table, of, seat, views)
    logit, margin = train_values(student.weights, positions)
    logits = torch.full(taken.shape, EMPTY, device=device).index_put((of, seat), logit)
    win_loss = -(logits.log_softmax(1) * lesson.win[table]).sum(1).mean()
    margin_loss = smooth_l1_loss(margin, lesson.margin[table][of, seat] / MARGIN_SCALE)
    adjust(student, win_loss + student.plan.margin_share * margin_loss, student.plan.memory)
    return win_loss.detach(), margin_loss.detach()


def iterate(student: Student, progress: float, watch: Stopwatch) -> dict[str, float]:
    """One iteration at a point of the run between 0 and 1; what to write into the log."""
    with torch.no_grad():
        lesson = play_lesson(student, watch)
    losses = []
    rate = math.nan
    with watch.part("adjust"):
        for table, blocks in batches(student, lesson):
            rate = learning_rate(student.plan, progress, student.steps)
            for group in student.optimiser.param_groups:
                group["lr"] = rate
            losses.append(torch.stack(step(student, lesson, table, blocks)))
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
