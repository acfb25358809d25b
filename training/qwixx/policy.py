"""How the network plays a turn in many games at once.

Action 1 is simultaneous, so a seat has to guess what the others do. It assumes that they play like
itself, in three steps: what the active seat would do if the others crossed nothing; what each other
seat does if the active seat does that; and what the active seat does if the others do that. After
action 1 is revealed, action 2 is chosen for the actual position.

Every step lists all choices (for the active seat all pairs of action 1 and action 2) with the
position at the end of the turn that follows from them. Positions that end the game have their exact
value. All other positions go through the network in one batch.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Protocol, TypeAlias

import torch
from torch import Tensor

from crosshex.bots.qwixx.turns import ROUNDING
from crosshex.rules.sheet import MOST_FAILED_THROWS
from training.qwixx.baselines import GUEST, NETWORK, RANDOM, choose_1, choose_2
from training.qwixx.network import Weights, describe, values
from training.qwixx.tensor_rules import (
    ACTION_2_CHOICES,
    MOST_SEATS,
    ROWS_TO_END,
    GameBatch,
    Throw,
    act_1,
    act_2,
    action_1_choices,
    blocks_of,
    cross,
    layout_of,
    legal_1,
    legal_2,
    of_active,
    row_of_2,
    target_1,
    throw,
)

WORST = -1e9
FEW = 4
"""At most this many of the best choices are judged again."""


@dataclass(frozen=True)
class PolicyOptions:
    """What makes one choice better than another.

    Attributes:
        margin: what a hundred points of expected margin count, beside the chance of winning.
        noise: how much a choice is left to chance, in chances of winning (Gumbel scale).
        reevaluate: judges the few best choices again and better, if given.
        near: a choice that is worse than the best by this much is not judged again.
        respond: chooses action 1 after all other players, if given, and knows their choices.
    """

    margin: float = 0.01
    noise: float = 0.0
    reevaluate: "Reevaluation | None" = None
    near: float = 0.04
    respond: "Response | None" = None


@dataclass(frozen=True)
class Sheets:
    """The sheets of all seats at the end of the turn, as a step assumes them.

    The first dimension counts variants of the future, the second one games.
    """

    right: Tensor
    count: Tensor
    failed: Tensor

    @staticmethod
    def of(*futures: tuple[Tensor, Tensor, Tensor]) -> "Sheets":
        """The sheets of one or more variants."""
        right, count, failed = (torch.cat(values) for values in zip(*futures, strict=True))
        return Sheets(right, count, failed)


@dataclass(frozen=True)
class Ends:
    """Ends of the turn to be judged; each is for one game, one seat and one of its choices.

    Attributes:
        game: which game; ascending.
        seat: from whose view.
        right: `right` of the seat's rows at the end of the turn; see `GameBatch`.
        count: `count` of these rows.
        failed: the seat's failed throws.
        locked: the locked rows at the end of the turn.
        variant: which variant of the others' sheets applies.
    """

    game: Tensor
    seat: Tensor
    right: Tensor
    count: Tensor
    failed: Tensor
    locked: Tensor
    variant: Tensor

    @staticmethod
    def between_turns(batch: GameBatch, game: Tensor, seat: Tensor) -> "Ends":
        """The current positions of a batch, each from the view of one seat."""
        return Ends(
            game=game,
            seat=seat,
            right=batch.right[game, seat],
            count=batch.count[game, seat],
            failed=batch.failed[game, seat],
            locked=batch.locked[game],
            variant=torch.zeros_like(game),
        )

    def only(self, which: Tensor) -> "Ends":
        """Some of the ends."""
        return Ends(*(getattr(self, field.name)[which] for field in fields(self)))


Reevaluation: TypeAlias = Callable[[Weights, GameBatch, Sheets, Ends, PolicyOptions], Tensor]
"""How good each end of the turn is for the seat, judged at a higher cost than by `worth`."""

Response: TypeAlias = Callable[[Weights, GameBatch, Throw, Tensor, Tensor, PolicyOptions], Tensor]
"""The choices in action 1 from the legal ones of the network's seats and what the others choose."""


def worth(
    weights: Weights, batch: GameBatch, sheets: Sheets, ends: Ends, options: PolicyOptions
) -> Tensor:
    """How good each end of the turn is for the seat."""
    following = (batch.active + 1) % batch.seats
    win, margin = judge(weights, batch, sheets, ends, following)
    # Only a lost game that is over is worth exactly 0; every other position must be better.
    return win - (win == 0).float() + margin * (options.margin / 100)


def judge(
    weights: Weights, batch: GameBatch, sheets: Sheets, ends: Ends, following: Tensor
) -> tuple[Tensor, Tensor]:
    """Each end's chance of winning and expected margin; exact where the game is over.

    Args:
        weights: the network.
        batch: the games; only their seats and lucky numbers count.
        sheets: the sheets of the other seats.
        ends: what to judge.
        following: who throws next in each game.
    """
    seats = batch.seats[ends.game]
    positions = describe(
        batch.sheet,
        blocks_of(batch, ends.game),
        seats=seats,
        seat=ends.seat,
        following=following[ends.game],
        locked=ends.locked,
        own=(ends.right, ends.count, ends.failed),
        own_lucky=batch.lucky[ends.game, ends.seat],
        sheets=(sheets.right, sheets.count, sheets.failed),
        lucky=batch.lucky,
        source=ends.variant * batch.size + ends.game,
        lucky_source=ends.game,
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
    batch: GameBatch,
    sheets: Sheets,
    ends: Ends,
    options: PolicyOptions,
    legal: Tensor,
    seats_apart: bool,
) -> Tensor:
    """The worth of legal choices, each of which leads to one of the ends; `WORST` for all others.

    With reevaluation, choices that are not among the best at first count as `WORST` too.

    Args:
        weights: the network.
        batch: before the turn.
        sheets: the sheets of the other seats.
        ends: where the legal choices lead, in the order of `legal`.
        options: how the network chooses.
        legal: which choices there are, by game first.
        seats_apart: whether its second dimension is seats, each with its own choices.
    """
    result = torch.full(legal.shape, WORST, device=batch.device)
    result[legal] = worth(weights, batch, sheets, ends, options)
    if options.reevaluate is None:
        return result
    flat = result.flatten(2 if seats_apart else 1)
    best = flat.topk(min(FEW, flat.shape[-1]), -1).values
    least = torch.maximum(best[..., -1:], best[..., :1] - options.near)
    keep = (flat >= least) & (flat > WORST)
    again = (keep & (keep.sum(-1, keepdim=True) > 1)).view(legal.shape)
    result = torch.where(keep.view(legal.shape), result, WORST)
    result[again] = options.reevaluate(weights, batch, sheets, ends.only(again[legal]), options)
    return result


@dataclass(frozen=True)
class Alternatives:
    """The active seat's alternatives in action 1, before its action 2.

    Attributes:
        right: its rows after action 1, by game and alternative.
        count: the crosses of those rows.
        locked: the rows locked after action 1, by any seat.
        crossed: whether the alternative crosses a number.
        legal: whether to consider the alternative.
    """

    right: Tensor
    count: Tensor
    locked: Tensor
    crossed: Tensor
    legal: Tensor


def alternatives_for(batch: GameBatch, thrown: Throw, legal: Tensor, locks: Tensor) -> Alternatives:
    """All choices of the active seat in action 1, if the others' choices lock `locks`."""
    sheet = batch.sheet
    choice = torch.arange(action_1_choices(sheet), device=batch.device)
    right = of_active(batch, batch.right)[:, None, :]
    count = of_active(batch, batch.count)[:, None, :]
    choices = choice.expand(batch.size, -1)
    which, fields = target_1(thrown.rows_1, thrown.fields_1, choices, right)
    right, count, mine = cross(sheet, right, count, fields, which)
    return Alternatives(
        right=right,
        count=count,
        locked=mine | (batch.locked | locks)[:, None, :],
        crossed=(choice > 0)[None].expand(batch.size, -1),
        legal=legal,
    )


def judge_alternatives(
    weights: Weights,
    batch: GameBatch,
    thrown: Throw,
    alternatives: Alternatives,
    sheets: Sheets,
    options: PolicyOptions,
) -> Tensor:
    """The worth of every pair of action 1 and action 2 to the active seat; `WORST` if illegal."""
    both, ends = whole_turns(batch, thrown, alternatives)
    return best_of(weights, batch, sheets, ends, options, both, seats_apart=False)


def whole_turns(batch: GameBatch, thrown: Throw, alternatives: Alternatives) -> tuple[Tensor, Ends]:
    """Which pairs of action 1 and action 2 the active seat has, and where each of them leads."""
    sheet = batch.sheet
    ended = alternatives.locked.sum(-1) >= ROWS_TO_END
    second = legal_2(sheet, alternatives.right, alternatives.count, alternatives.locked, thrown)
    # Q6, ruling: "at once" means that there is no action 2 and no failed throw.
    second = second & ~ended[..., None]
    nothing = torch.ones_like(second[..., :1])
    both = torch.cat([nothing, second], -1) & alternatives.legal[..., None]
    game, first, choice = both.nonzero(as_tuple=True)
    seat = batch.active[game]
    field = thrown.fields_2[game, (choice - 1).clamp(min=0)]
    which = row_of_2(thrown.rows_2[game], choice)
    right, count, locks = cross(
        sheet,
        alternatives.right[game, first],
        alternatives.count[game, first],
        field[:, None],
        which,
    )
    failing = (choice == 0) & ~alternatives.crossed[game, first] & ~ended[game, first]
    ends = Ends(
        game=game,
        seat=seat,
        right=right,
        count=count,
        failed=batch.failed[game, seat] + failing.int(),
        locked=alternatives.locked[game, first] | locks,
        variant=torch.zeros_like(game),
    )
    return both, ends


def judge_others(
    weights: Weights,
    batch: GameBatch,
    thrown: Throw,
    legal: Tensor,
    plan: Tensor,
    options: PolicyOptions,
) -> Tensor:
    """The worth of action 1 to the seats that are not active; `WORST` if illegal.

    Args:
        weights: the network.
        batch: before action 1.
        thrown: the dice.
        legal: the choices of the seats to judge; none for the active seat.
        plan: what the active seat is expected to do, as 9 * action 1 + action 2.
        options: how the network chooses.
    """
    sheet = batch.sheet
    first, second = plan // ACTION_2_CHOICES, plan % ACTION_2_CHOICES
    active = torch.arange(MOST_SEATS, device=batch.device).eq(batch.active[:, None])
    none = torch.zeros_like(batch.over)
    alone, ended = act_1(batch, thrown, torch.where(active, first[:, None], 0))
    played = act_2(alone, thrown, second, first > 0, ended)
    # If a seat locks a row that the expected action 2 needs, that cross is lost.
    blocked = act_2(alone, thrown, torch.zeros_like(second), first > 0, none)
    futures = [(t.right, t.count, t.failed) for t in (played, alone, blocked)]

    game, seat, choice = legal.nonzero(as_tuple=True)
    right, count = batch.right[game, seat], batch.count[game, seat]
    which, fields = target_1(
        thrown.rows_1[game], thrown.fields_1[game], choice[:, None], right[:, None]
    )
    right, count, locks = cross(sheet, right, count, fields[:, 0], which[:, 0])
    locked = alone.locked[game] | locks
    at_once = locked.sum(1) >= ROWS_TO_END
    lost = (needed_by(batch, thrown, second)[game] & locks).any(1)
    variant = torch.where(at_once, 1, torch.where(lost, 2, 0))
    ends = Ends(
        game=game,
        seat=seat,
        right=right,
        count=count,
        failed=batch.failed[game, seat],
        locked=locked | (played.locked[game] & (variant == 0)[:, None]),
        variant=variant,
    )
    return best_of(weights, batch, Sheets.of(*futures), ends, options, legal, seats_apart=True)


def needed_by(batch: GameBatch, thrown: Throw, second: Tensor) -> Tensor:
    """The rows that must stay open for action 2: that of its field, and that of its die."""
    removed_by = layout_of(batch.sheet, batch.device).dice
    colour = (second - 1) // 2
    die = removed_by.T[colour] & (second > 0)[:, None]
    return row_of_2(thrown.rows_2, second) | die


def picked(worths: Tensor, noise: float) -> Tensor:
    """The best choice in the last dimension, with some noise; without, the first one as the bot."""
    if noise > 0:
        lot = torch.rand_like(worths).clamp(1e-6, 1 - 1e-6)
        worths = worths - noise * (-lot.log()).log()
        return worths.argmax(-1)
    enough = worths.amax(-1, keepdim=True) - ROUNDING
    return (worths >= enough).int().argmax(-1)


def action_1(
    weights: Weights,
    batch: GameBatch,
    thrown: Throw,
    legal: Tensor,
    players: Tensor,
    options: PolicyOptions,
) -> Tensor:
    """The network's choices in action 1 in the seats it plays; meaningless in other seats."""
    active = torch.arange(MOST_SEATS, device=batch.device).eq(batch.active[:, None])
    mine = players == NETWORK
    acting = of_active(batch, mine)
    there = (mine & batch.taken).any(1)
    as_is = Sheets.of((batch.right, batch.count, batch.failed))
    own = of_active(batch, legal)
    no_locks = torch.zeros_like(batch.locked)

    # The choices that a seat expects, of others and of itself, are judged only once.
    quick = replace(options, reevaluate=None)
    alternatives = alternatives_for(batch, thrown, own & there[:, None], no_locks)
    worths = judge_alternatives(weights, batch, thrown, alternatives, as_is, quick)
    plan = picked(worths.flatten(1), 0.0)

    # Others' choices matter where the network plays them or must expect them.
    asked = legal & (~active & (mine | acting[:, None]))[..., None]
    worths = judge_others(weights, batch, thrown, asked, plan, quick)
    foreseen = torch.where(active | ~asked.any(-1), 0, picked(worths, 0.0))
    if options.reevaluate is not None:
        asked = asked & mine[..., None]
        worths = judge_others(weights, batch, thrown, asked, plan, options)
    others = torch.where(asked.any(-1), picked(worths, options.noise), 0)

    ahead, _ = act_1(batch, thrown, foreseen)
    alternatives = alternatives_for(batch, thrown, own & acting[:, None], ahead.locked)
    sheets = Sheets.of((ahead.right, ahead.count, ahead.failed))
    worths = judge_alternatives(weights, batch, thrown, alternatives, sheets, options).amax(-1)
    return torch.where(active, picked(worths, options.noise)[:, None], others)


def action_2(
    weights: Weights,
    batch: GameBatch,
    thrown: Throw,
    crossed: Tensor,
    wanted: Tensor,
    options: PolicyOptions,
) -> Tensor:
    """The network's choices in action 2 in the `wanted` games."""
    alternatives = Alternatives(
        right=of_active(batch, batch.right)[:, None, :],
        count=of_active(batch, batch.count)[:, None, :],
        locked=batch.locked[:, None, :],
        crossed=crossed[:, None],
        legal=wanted[:, None],
    )
    sheets = Sheets.of((batch.right, batch.count, batch.failed))
    return picked(
        judge_alternatives(weights, batch, thrown, alternatives, sheets, options)[:, 0],
        options.noise,
    )


class Guest(Protocol):
    """A player beside the network and the baselines."""

    def action_1(self, batch: GameBatch, thrown: Throw, legal: Tensor, mine: Tensor) -> Tensor:
        """Its choices in action 1 in the seats that are `mine`; meaningless in other seats."""

    def action_2(
        self, batch: GameBatch, thrown: Throw, legal: Tensor, crossed: Tensor, wanted: Tensor
    ) -> Tensor:
        """Its choices in action 2 in the `wanted` games; `legal` leaves out "nothing"."""


@dataclass(frozen=True)
class NetworkGuest:
    """A network as a guest, with other weights or other options."""

    weights: Weights
    options: PolicyOptions

    def action_1(self, batch: GameBatch, thrown: Throw, legal: Tensor, mine: Tensor) -> Tensor:
        """See `Guest`."""
        players = torch.where(mine, NETWORK, RANDOM)
        return action_1(self.weights, batch, thrown, legal, players, self.options)

    def action_2(
        self, batch: GameBatch, thrown: Throw, legal: Tensor, crossed: Tensor, wanted: Tensor
    ) -> Tensor:
        """See `Guest`."""
        return action_2(self.weights, batch, thrown, crossed, wanted, self.options)


def play_turn(
    weights: Weights | None,
    batch: GameBatch,
    players: Tensor,
    options: PolicyOptions,
    thrown: Throw | None = None,
    guest: Guest | None = None,
) -> GameBatch:
    """Play one turn in every game that is not over.

    Args:
        weights: the network; needed only where it plays.
        batch: before the throw.
        players: the player number of each seat.
        options: how the network chooses.
        thrown: the dice; thrown here if they are not given.
        guest: the player of the seats of `GUEST`.
    """
    thrown = throw(batch) if thrown is None else thrown
    legal = legal_1(batch, thrown)
    fixed = torch.where(players == GUEST, NETWORK, players)
    choice = choose_1(batch, thrown, legal, fixed)
    seated: list[tuple[int, Guest]] = [(GUEST, guest)] if guest else []
    if weights is not None:
        seated.append((NETWORK, NetworkGuest(weights, options)))
    for number, player in seated:
        mine = players == number
        if number == NETWORK and weights is not None and options.respond is not None:
            asked = legal & mine[..., None]
            learnt = options.respond(weights, batch, thrown, asked, choice, options)
        else:
            learnt = player.action_1(batch, thrown, legal, mine)
        choice = torch.where(mine, learnt, choice)
    choice = torch.where(legal.any(-1), choice, 0)
    after, ended = act_1(batch, thrown, choice)
    crossed = of_active(batch, choice) > 0
    right, count = of_active(after, after.right), of_active(after, after.count)
    second = legal_2(batch.sheet, right, count, after.locked, thrown)
    acting = of_active(batch, players)
    reply = choose_2(after, right, thrown, second, crossed, of_active(batch, fixed))
    for number, player in seated:
        wanted = (acting == number) & ~ended & ~batch.over
        learnt = player.action_2(after, thrown, second, crossed, wanted)
        reply = torch.where(wanted, learnt, reply)
    return act_2(after, thrown, reply, crossed, ended)
