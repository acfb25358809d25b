"""Two ways to judge the few best choices again: over symmetries, and one turn ahead.

*Over symmetries*: a sheet has eight symmetries. They do not change the worth of a position, but
they change the network's output a little; the average is nearer to the truth. *One turn ahead*: the
next turn is played out with several throws, the same for all choices of a game. All seats choose as
the network does, and the average over the throws is the worth.
"""

from dataclasses import replace

import torch
from torch import Tensor

from crosshex.rules.sheet import MOST_FAILED_THROWS
from training.qwixx.baselines import NETWORK
from training.qwixx.network import Weights
from training.qwixx.policy import Ends, PolicyOptions, Reevaluation, Sheets, judge, play_turn, worth
from training.qwixx.symmetries import symmetries
from training.qwixx.tensor_rules import (
    MOST_SEATS,
    ROWS,
    ROWS_TO_END,
    GameBatch,
    blocks_of,
    lucky_pairs_of,
    read_throw,
)


def over_symmetries() -> Reevaluation:
    """Average over the symmetries of the sheet."""

    def look(
        weights: Weights, batch: GameBatch, sheets: Sheets, ends: Ends, options: PolicyOptions
    ) -> Tensor:
        total = torch.zeros(len(ends.game), device=batch.device)
        found = symmetries(batch.sheet)
        for symmetry in found:
            rows = list(symmetry.rows)
            turned = batch
            if lucky_pairs_of(batch.sheet) and symmetry.mirrors:
                turned = replace(batch, lucky=batch.sheet.highest + 2 - batch.lucky)
            there = Sheets(sheets.right[..., rows], sheets.count[..., rows], sheets.failed)
            here = replace(
                ends,
                right=ends.right[:, rows],
                count=ends.count[:, rows],
                locked=ends.locked[:, rows],
            )
            total += worth(weights, turned, there, here, options)
        return total / len(found)

    return look


def one_turn_ahead(throws: int, share: float, seed: int = 0) -> Reevaluation:
    """Average over throws of the next turn, mixed with the network's first output.

    Args:
        throws: how many throws.
        share: the weight of the average; the rest is the first output.
        seed: of the throws.
    """
    generators: dict[torch.device, torch.Generator] = {}

    def look(
        weights: Weights, batch: GameBatch, sheets: Sheets, ends: Ends, options: PolicyOptions
    ) -> Tensor:
        device = batch.device
        if device not in generators:
            generators[device] = torch.Generator(device).manual_seed(seed)
        at_first = worth(weights, batch, sheets, ends, options)
        after = _after(batch, sheets, ends)
        players = torch.full((after.size, MOST_SEATS), NETWORK, device=device)
        total = torch.zeros_like(at_first)
        for dice in _throws(batch, throws, generators[device]):
            thrown = read_throw(batch.sheet, dice[ends.game])
            later = play_turn(weights, after, players, PolicyOptions(), thrown)
            total += _worth_of(weights, later, ends.seat, options)
        return torch.where(after.over, at_first, at_first.lerp(total / throws, share))

    return look


def _after(batch: GameBatch, sheets: Sheets, ends: Ends) -> GameBatch:
    """The ends as separate games, before the next throw."""
    at = ends.variant * batch.size + ends.game
    own = torch.arange(MOST_SEATS, device=batch.device).eq(ends.seat[:, None])
    failed = torch.where(own, ends.failed[:, None], sheets.failed[at])
    seats = batch.seats[ends.game]
    over = (ends.locked.sum(1) >= ROWS_TO_END) | (failed >= MOST_FAILED_THROWS).any(1)
    return GameBatch(
        sheet=batch.sheet,
        blocks=blocks_of(batch, ends.game),
        seats=seats,
        right=torch.where(own[..., None], ends.right[:, None, :], sheets.right[at]),
        count=torch.where(own[..., None], ends.count[:, None, :], sheets.count[at]),
        failed=failed,
        locked=ends.locked,
        active=(batch.active[ends.game] + 1) % seats,
        lucky=batch.lucky[ends.game],
        over=over,
    )


def _throws(batch: GameBatch, n: int, generator: torch.Generator) -> Tensor:
    """Dice by throw, game and die; over the throws every die shows its faces equally often."""
    lot = torch.rand((n, batch.size, 2 + ROWS), device=batch.device, generator=generator)
    return (lot.argsort(0) * batch.sheet.faces // n + 1).int()


def _worth_of(weights: Weights, batch: GameBatch, seat: Tensor, options: PolicyOptions) -> Tensor:
    """What games between two turns are worth to one seat of each."""
    game = torch.arange(batch.size, device=batch.device)
    ends = Ends.between_turns(batch, game, seat)
    sheets = Sheets.of((batch.right, batch.count, batch.failed))
    win, margin = judge(weights, batch, sheets, ends, batch.active)
    return win + margin * (options.margin / 100)
