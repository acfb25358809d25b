"""How the network plays a turn at many tables at once.

Action 1 is simultaneous, so a seat has to guess what the others do. The guess is that they play
like itself, in three steps: what the active seat would do if the others crossed nothing; what each
other seat does if the active seat does that; and what the active seat does if the others do that.
After action 1 is revealed, action 2 is chosen for the position as it is.

Every step lists all choices (for the active seat all pairs of action 1 and action 2) with the
position at the end of the turn that follows from them. Positions that end the game have their exact
value; the network is asked for all others at once.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Protocol, TypeAlias

import torch
from torch import Tensor

from crosshex.rules.sheet import MOST_FAILED_THROWS
from training.qwixx.network import Weights, describe, values
from training.qwixx.tables import (
    ACTION_2_CHOICES,
    MOST_SEATS,
    ROWS,
    ROWS_TO_END,
    Tables,
    Throw,
    act_1,
    act_2,
    action_1_choices,
    cross,
    legal_1,
    legal_2,
    of_active,
    row_of_1,
    throw,
)
from training.qwixx.yardsticks import GUEST, NETWORK, RANDOM, choose_1, choose_2

WORST = -1e9
FEW = 4
"""So many of the best choices are worth a second look."""


@dataclass(frozen=True)
class Taste:
    """What makes one choice better than another.

    Attributes:
        margin: what a hundred points of expected margin count, beside the chance of winning.
        noise: how much a choice is left to chance, in chances of winning (Gumbel scale).
        second_look: judges the few best choices once more and better; None leaves them as they are.
        near: a choice this much worse than the best at first sight gets no second look.
    """

    margin: float = 0.01
    noise: float = 0.0
    second_look: "SecondLook | None" = None
    near: float = 0.04


@dataclass(frozen=True)
class Sheets:
    """The sheets of all seats as a step assumes them at the end of the turn.

    The first dimension counts variants of the future, the second tables.
    """

    right: Tensor
    count: Tensor
    failed: Tensor

    @staticmethod
    def of(*futures: tuple[Tensor, Tensor, Tensor]) -> "Sheets":
        """Sheets of one or more variants."""
        right, count, failed = (torch.cat(values) for values in zip(*futures, strict=True))
        return Sheets(right, count, failed)


@dataclass(frozen=True)
class Ends:
    """Ends of the turn to be judged: each for one table, one seat, one list of its choices.

    Attributes:
        table: which table; ascending.
        seat: whose view.
        right: the seat's rows at the end of the turn, with `count` and `failed`.
        count: see there.
        failed: see there.
        locked: the locked rows at the end of the turn.
        variant: which variant of the others' sheets applies.
    """

    table: Tensor
    seat: Tensor
    right: Tensor
    count: Tensor
    failed: Tensor
    locked: Tensor
    variant: Tensor

    def only(self, which: Tensor) -> "Ends":
        """Some of them."""
        return Ends(*(getattr(self, field.name)[which] for field in fields(self)))


SecondLook: TypeAlias = Callable[[Weights, Tables, Sheets, Ends, Taste], Tensor]
"""How good each end of the turn is for the seat, at a higher price than `worth`."""


def worth(weights: Weights, tables: Tables, sheets: Sheets, ends: Ends, taste: Taste) -> Tensor:
    """How good each end of the turn is for the seat."""
    following = (tables.active + 1) % tables.seats
    win, margin = judge(weights, tables, sheets, ends, following)
    # Only a game that is over and lost is worth exactly nothing; anything else is better than that.
    return win - (win == 0).float() + margin * (taste.margin / 100)


def judge(
    weights: Weights, tables: Tables, sheets: Sheets, ends: Ends, following: Tensor
) -> tuple[Tensor, Tensor]:
    """Each end's chance of winning and expected margin; exact where the game is over.

    Args:
        weights: the network.
        tables: the tables; of them only seats and lucky numbers count.
        sheets: the sheets of the other seats.
        ends: what to judge.
        following: who throws next at each table.
    """
    bounds = torch.tensor(tables.blocks, device=tables.device).cumsum(0)
    edges = torch.searchsorted(ends.table, bounds).tolist()
    blocks = [high - low for low, high in zip([0, *edges], edges, strict=False)]
    seats = tables.seats[ends.table]
    positions = describe(
        tables.sheet,
        blocks,
        seats=seats,
        seat=ends.seat,
        following=following[ends.table],
        locked=ends.locked,
        own=(ends.right, ends.count, ends.failed),
        own_lucky=tables.lucky[ends.table, ends.seat],
        sheets=(sheets.right, sheets.count, sheets.failed),
        lucky=tables.lucky,
        source=ends.variant * tables.size + ends.table,
        lucky_source=ends.table,
    )
    win, margin = values(weights, positions)
    over = (
        (ends.locked.sum(1) >= ROWS_TO_END)
        | (ends.failed >= MOST_FAILED_THROWS)
        | (positions.failed >= MOST_FAILED_THROWS)
    )
    lead = positions.score - positions.best
    # Q7: equal highest totals share the win.
    shared = 1.0 / (1.0 + positions.ties)
    exact = torch.where(lead > 0, 1.0, torch.where(lead == 0, shared, 0.0))
    return torch.where(over, exact, win), torch.where(over, lead.float(), margin)


def best_of(
    weights: Weights,
    tables: Tables,
    sheets: Sheets,
    ends: Ends,
    taste: Taste,
    legal: Tensor,
    seats_apart: bool,
) -> Tensor:
    """The worth of legal choices, each leading to one of the ends; `WORST` for all others.

    With a second look, choices that are not among the best at first sight count as worst too.

    Args:
        weights: the network.
        tables: before the turn.
        sheets: the sheets of the other seats.
        ends: where the legal choices lead, in the order of `legal`.
        taste: what counts.
        legal: which choices there are, by table first.
        seats_apart: whether its second dimension is seats, each with choices of its own.
    """
    result = torch.full(legal.shape, WORST, device=tables.device)
    result[legal] = worth(weights, tables, sheets, ends, taste)
    if taste.second_look is None:
        return result
    flat = result.flatten(2 if seats_apart else 1)
    best = flat.topk(min(FEW, flat.shape[-1]), -1).values
    least = torch.maximum(best[..., -1:], best[..., :1] - taste.near)
    keep = (flat >= least) & (flat > WORST)
    again = (keep & (keep.sum(-1, keepdim=True) > 1)).view(legal.shape)
    result = torch.where(keep.view(legal.shape), result, WORST)
    result[again] = taste.second_look(weights, tables, sheets, ends.only(again[legal]), taste)
    return result


@dataclass(frozen=True)
class Plans:
    """The active seat's alternatives for action 1, before its action 2.

    Attributes:
        right: its rows after action 1, by table and alternative.
        count: the crosses of those rows.
        locked: the rows locked after action 1, by anyone.
        crossed: whether the alternative crosses a number.
        legal: whether the alternative is to be considered.
    """

    right: Tensor
    count: Tensor
    locked: Tensor
    crossed: Tensor
    legal: Tensor


def plans_for(tables: Tables, thrown: Throw, legal: Tensor, locks: Tensor) -> Plans:
    """All of the active seat's choices of action 1, while the others' choices lock `locks`."""
    sheet = tables.sheet
    choice = torch.arange(action_1_choices(sheet), device=tables.device)
    right = of_active(tables, tables.right)[:, None, :]
    count = of_active(tables, tables.count)[:, None, :]
    fields = torch.where((choice > ROWS)[:, None], right, thrown.fields_1[:, None, :])
    which = row_of_1(choice)[None].expand_as(fields)
    right, count, mine = cross(sheet, right, count, fields, which)
    return Plans(
        right=right,
        count=count,
        locked=mine | (tables.locked | locks)[:, None, :],
        crossed=(choice > 0)[None].expand(tables.size, -1),
        legal=legal,
    )


def judge_plans(
    weights: Weights, tables: Tables, thrown: Throw, plans: Plans, sheets: Sheets, taste: Taste
) -> Tensor:
    """The worth of every pair of action 1 and action 2 to the active seat; `WORST` if illegal."""
    sheet = tables.sheet
    ended = plans.locked.sum(-1) >= ROWS_TO_END
    second = legal_2(sheet, plans.right, plans.count, plans.locked, thrown)
    # Q6, ruling: at once means no action 2 and no failed throw.
    second = second & ~ended[..., None]
    nothing = torch.ones_like(second[..., :1])
    both = torch.cat([nothing, second], -1) & plans.legal[..., None]
    table, first, choice = both.nonzero(as_tuple=True)
    seat = tables.active[table]
    field = thrown.fields_2[table, (choice - 1).clamp(min=0)]
    rows = torch.arange(ROWS, device=tables.device)
    which = ((choice - 1) // 2)[:, None].eq(rows) & (choice > 0)[:, None]
    right, count, locks = cross(
        sheet, plans.right[table, first], plans.count[table, first], field[:, None], which
    )
    failing = (choice == 0) & ~plans.crossed[table, first] & ~ended[table, first]
    ends = Ends(
        table=table,
        seat=seat,
        right=right,
        count=count,
        failed=tables.failed[table, seat] + failing.int(),
        locked=plans.locked[table, first] | locks,
        variant=torch.zeros_like(table),
    )
    return best_of(weights, tables, sheets, ends, taste, both, seats_apart=False)


def judge_others(
    weights: Weights, tables: Tables, thrown: Throw, legal: Tensor, plan: Tensor, taste: Taste
) -> Tensor:
    """The worth of action 1 to the seats that are not active; `WORST` if illegal.

    Args:
        weights: the network.
        tables: before action 1.
        thrown: the dice.
        legal: the choices of the seats that are asked; none for the active seat.
        plan: what the active seat is expected to do, as 9 * action 1 + action 2.
        taste: what counts.
    """
    sheet = tables.sheet
    first, second = plan // ACTION_2_CHOICES, plan % ACTION_2_CHOICES
    active = torch.arange(MOST_SEATS, device=tables.device).eq(tables.active[:, None])
    none = torch.zeros_like(tables.over)
    alone, ended = act_1(tables, thrown, torch.where(active, first[:, None], 0))
    played = act_2(alone, thrown, second, first > 0, ended)
    # Where a seat locks the row of the expected action 2, that cross is lost.
    blocked = act_2(alone, thrown, torch.zeros_like(second), first > 0, none)
    futures = [(t.right, t.count, t.failed) for t in (played, alone, blocked)]

    table, seat, choice = legal.nonzero(as_tuple=True)
    right, count = tables.right[table, seat], tables.count[table, seat]
    fields = torch.where((choice > ROWS)[:, None], right, thrown.fields_1[table])
    right, count, locks = cross(sheet, right, count, fields, row_of_1(choice))
    locked = alone.locked[table] | locks
    at_once = locked.sum(1) >= ROWS_TO_END
    rows = torch.arange(ROWS, device=tables.device)
    wanted = ((second - 1) // 2)[:, None].eq(rows) & (second > 0)[:, None]
    lost = (wanted[table] & locks).any(1)
    variant = torch.where(at_once, 1, torch.where(lost, 2, 0))
    ends = Ends(
        table=table,
        seat=seat,
        right=right,
        count=count,
        failed=tables.failed[table, seat],
        locked=locked | (played.locked[table] & (variant == 0)[:, None]),
        variant=variant,
    )
    return best_of(weights, tables, Sheets.of(*futures), ends, taste, legal, seats_apart=True)


def picked(worths: Tensor, noise: float) -> Tensor:
    """The best choice in the last dimension, up to some noise."""
    if noise > 0:
        lot = torch.rand_like(worths).clamp(1e-6, 1 - 1e-6)
        worths = worths - noise * (-lot.log()).log()
    return worths.argmax(-1)


def action_1(
    weights: Weights, tables: Tables, thrown: Throw, legal: Tensor, players: Tensor, taste: Taste
) -> Tensor:
    """What the network does in action 1 in the seats it plays; means nothing in the others."""
    active = torch.arange(MOST_SEATS, device=tables.device).eq(tables.active[:, None])
    mine = players == NETWORK
    acting = of_active(tables, mine)
    there = (mine & tables.taken).any(1)
    as_is = Sheets.of((tables.right, tables.count, tables.failed))
    own = of_active(tables, legal)
    no_locks = torch.zeros_like(tables.locked)

    # What others do, and what the seat itself is expected to do, is judged at first sight.
    quick = replace(taste, second_look=None)
    plans = plans_for(tables, thrown, own & there[:, None], no_locks)
    plan = judge_plans(weights, tables, thrown, plans, as_is, quick).flatten(1).argmax(-1)

    # Others' choices are of interest where the network must make them or foresee them.
    asked = legal & (~active & (mine | acting[:, None]))[..., None]
    worths = judge_others(weights, tables, thrown, asked, plan, quick)
    foreseen = torch.where(active | ~asked.any(-1), 0, worths.argmax(-1))
    if taste.second_look is not None:
        asked = asked & mine[..., None]
        worths = judge_others(weights, tables, thrown, asked, plan, taste)
    others = torch.where(asked.any(-1), picked(worths, taste.noise), 0)

    ahead, _ = act_1(tables, thrown, foreseen)
    plans = plans_for(tables, thrown, own & acting[:, None], ahead.locked)
    sheets = Sheets.of((ahead.right, ahead.count, ahead.failed))
    worths = judge_plans(weights, tables, thrown, plans, sheets, taste).amax(-1)
    return torch.where(active, picked(worths, taste.noise)[:, None], others)


def action_2(
    weights: Weights,
    tables: Tables,
    thrown: Throw,
    crossed: Tensor,
    wanted: Tensor,
    taste: Taste,
) -> Tensor:
    """What the network does in action 2 at the `wanted` tables."""
    plans = Plans(
        right=of_active(tables, tables.right)[:, None, :],
        count=of_active(tables, tables.count)[:, None, :],
        locked=tables.locked[:, None, :],
        crossed=crossed[:, None],
        legal=wanted[:, None],
    )
    sheets = Sheets.of((tables.right, tables.count, tables.failed))
    return picked(judge_plans(weights, tables, thrown, plans, sheets, taste)[:, 0], taste.noise)


class Guest(Protocol):
    """A player beside the network and the yardsticks."""

    def action_1(self, tables: Tables, thrown: Throw, legal: Tensor, mine: Tensor) -> Tensor:
        """What it does in action 1 in the seats that are `mine`; else the answer means nothing."""

    def action_2(
        self, tables: Tables, thrown: Throw, legal: Tensor, crossed: Tensor, wanted: Tensor
    ) -> Tensor:
        """What it does in action 2 at the `wanted` tables; `legal` is without nothing."""


@dataclass(frozen=True)
class NetworkGuest:
    """A network as a guest: other weights, or another taste."""

    weights: Weights
    taste: Taste

    def action_1(self, tables: Tables, thrown: Throw, legal: Tensor, mine: Tensor) -> Tensor:
        """See `Guest`."""
        players = torch.where(mine, NETWORK, RANDOM)
        return action_1(self.weights, tables, thrown, legal, players, self.taste)

    def action_2(
        self, tables: Tables, thrown: Throw, legal: Tensor, crossed: Tensor, wanted: Tensor
    ) -> Tensor:
        """See `Guest`."""
        return action_2(self.weights, tables, thrown, crossed, wanted, self.taste)


def play_turn(
    weights: Weights | None,
    tables: Tables,
    players: Tensor,
    taste: Taste,
    thrown: Throw | None = None,
    guest: Guest | None = None,
) -> Tables:
    """One turn at every table that is not over.

    Args:
        weights: the network; needed only where it plays.
        tables: before the throw.
        players: who sits where.
        taste: of the network.
        thrown: the dice; without them they are thrown here.
        guest: who plays the seats of `GUEST`.
    """
    thrown = throw(tables) if thrown is None else thrown
    legal = legal_1(tables, thrown)
    fixed = torch.where(players == GUEST, NETWORK, players)
    choice = choose_1(tables, thrown, legal, fixed)
    seated: list[tuple[int, Guest]] = [(GUEST, guest)] if guest else []
    if weights is not None:
        seated.append((NETWORK, NetworkGuest(weights, taste)))
    for number, player in seated:
        mine = players == number
        choice = torch.where(mine, player.action_1(tables, thrown, legal, mine), choice)
    choice = torch.where(legal.any(-1), choice, 0)
    after, ended = act_1(tables, thrown, choice)
    crossed = of_active(tables, choice) > 0
    right, count = of_active(after, after.right), of_active(after, after.count)
    second = legal_2(tables.sheet, right, count, after.locked, thrown)
    acting = of_active(tables, players)
    reply = choose_2(after, right, thrown, second, crossed, of_active(tables, fixed))
    for number, player in seated:
        wanted = (acting == number) & ~ended & ~tables.over
        learnt = player.action_2(after, thrown, second, crossed, wanted)
        reply = torch.where(wanted, learnt, reply)
    return act_2(after, thrown, reply, crossed, ended)
