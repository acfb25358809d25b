"""The fixed opponents `random`, `greedy-K` and `conservative`, in many games at once.

`greedy-K` takes the legal cross that newly skips the fewest fields if it skips at most K. A locking
number counts three fewer. In action 2 it accepts one more to avoid a failed throw.
`conservative` is the same with K = 3 when active and 0 when not, and accepts nothing more. Ties go
to the first colour, then to plain before lucky, then to the first white die.
"""

from typing import NamedTuple

import torch
from torch import Tensor

from training.qwixx.tensor_rules import ROWS, GameBatch, Throw, lucky_pairs_of

NETWORK = 0
"""The player number of the network; `BASELINES` has those of the baselines."""
GUEST = -1
"""The player number of another player that a match brings in; see `policy.Guest`."""
LOCK_BONUS = 3
_FAR = 1_000


class Baseline(NamedTuple):
    """How many skipped numbers a player accepts: active, not active, and extra to avoid failing."""

    name: str
    active: int
    passive: int
    escape: int


RANDOM = 1
BASELINES = {
    RANDOM: Baseline("random", 0, 0, 0),
    2: Baseline("greedy-1", 1, 1, 1),
    3: Baseline("greedy-2", 2, 2, 1),
    4: Baseline("conservative", 3, 0, 0),
}


def _limits(players: Tensor, column: str) -> Tensor:
    game = [0, *(getattr(baseline, column) for baseline in BASELINES.values())]
    return torch.tensor(game, device=players.device)[players]


def drawn(legal: Tensor) -> Tensor:
    """One of the legal choices, drawn uniformly; 0 where there is none."""
    return torch.where(legal, torch.rand(legal.shape, device=legal.device), -1.0).argmax(-1)


def choose_1(batch: GameBatch, thrown: Throw, legal: Tensor, players: Tensor) -> Tensor:
    """The baselines' choices in action 1; meaningless where `NETWORK` plays."""
    first_locking = batch.sheet.longest - batch.sheet.locking
    fields = thrown.fields_1[:, None, :].expand_as(batch.right)
    right = batch.right.gather(2, thrown.rows_1[:, None, :].expand_as(batch.right))
    cost = fields - right - LOCK_BONUS * (fields >= first_locking).int()
    if lucky_pairs_of(batch.sheet):
        cost = torch.cat([cost, -LOCK_BONUS * (batch.right >= first_locking).int()], -1)
    n = cost.shape[-1]
    place = torch.arange(n, device=cost.device)
    order = (place % ROWS) * 2 + place // ROWS
    key = torch.where(legal[..., 1:], cost * 16 + order, _FAR)
    best = key.argmin(-1)
    active = torch.arange(legal.shape[1], device=cost.device).eq(batch.active[:, None])
    limit = torch.where(active, _limits(players, "active"), _limits(players, "passive"))
    taking = key.gather(-1, best[..., None])[..., 0] < (limit + 1) * 16
    greedy = torch.where(taking, best + 1, 0)
    return torch.where(players == RANDOM, drawn(legal), greedy)


def choose_2(
    batch: GameBatch, right: Tensor, thrown: Throw, legal: Tensor, crossed: Tensor, player: Tensor
) -> Tensor:
    """The baselines' choices in action 2.

    Args:
        batch: after action 1.
        right: the active seat's rows.
        thrown: the dice.
        legal: the choices of the active seat, without "nothing".
        crossed: whether it crossed a number in action 1.
        player: its player number.
    """
    first_locking = batch.sheet.longest - batch.sheet.locking
    fields = thrown.fields_2
    skipped = fields - right.gather(1, thrown.rows_2)
    cost = skipped - LOCK_BONUS * (fields >= first_locking).int()
    key = torch.where(legal, cost * 16 + torch.arange(2 * ROWS, device=cost.device), _FAR)
    best = key.argmin(-1)
    escape = torch.where(crossed, 0, _limits(player, "escape"))
    limit = _limits(player, "active") + escape
    taking = key.gather(-1, best[:, None])[:, 0] < (limit + 1) * 16
    greedy = torch.where(taking, best + 1, 0)
    nothing = torch.ones_like(legal[:, :1])
    return torch.where(player == RANDOM, drawn(torch.cat([nothing, legal], -1)), greedy)
