"""Two ways to judge the few best choices once more: from all sides, and one turn further.

*From all sides*: a sheet has eight symmetries, under which the worth of a position does not change
but the network's opinion does, a little; their average is nearer to the truth. *One turn further*:
the next turn is played out with several throws, the same ones for all choices of a table, all seats
playing like the network at first sight; the average over the throws is then the worth.
"""

from dataclasses import replace

import torch
from torch import Tensor

from crosshex.rules.sheet import MOST_FAILED_THROWS
from training.qwixx.decide import Ends, SecondLook, Sheets, Taste, judge, play_turn, worth
from training.qwixx.learn import FIRST_MIRRORED, SYMMETRIES
from training.qwixx.network import Weights
from training.qwixx.tables import MOST_SEATS, ROWS, ROWS_TO_END, Tables, read_throw
from training.qwixx.yardsticks import NETWORK


def from_all_sides(views: int = len(SYMMETRIES)) -> SecondLook:
    """The average over so many of the symmetries, spread over all of them."""
    which = range(0, len(SYMMETRIES), len(SYMMETRIES) // views)

    def look(weights: Weights, tables: Tables, sheets: Sheets, ends: Ends, taste: Taste) -> Tensor:
        total = torch.zeros(len(ends.table), device=tables.device)
        for symmetry in which:
            rows = list(SYMMETRIES[symmetry])
            turned = tables
            if tables.sheet.lucky_pairs and symmetry >= FIRST_MIRRORED:
                turned = replace(tables, lucky=tables.sheet.highest + 2 - tables.lucky)
            there = Sheets(sheets.right[..., rows], sheets.count[..., rows], sheets.failed)
            here = replace(
                ends,
                right=ends.right[:, rows],
                count=ends.count[:, rows],
                locked=ends.locked[:, rows],
            )
            total += worth(weights, turned, there, here, taste)
        return total / len(which)

    return look


def one_turn_further(throws: int, share: float, seed: int = 0) -> SecondLook:
    """The average over so many throws of the next turn, mixed with the opinion at first sight.

    Args:
        throws: how many.
        share: what the average counts; the rest is the opinion at first sight.
        seed: of the throws.
    """
    generators: dict[torch.device, torch.Generator] = {}

    def look(weights: Weights, tables: Tables, sheets: Sheets, ends: Ends, taste: Taste) -> Tensor:
        device = tables.device
        if device not in generators:
            generators[device] = torch.Generator(device).manual_seed(seed)
        at_first = worth(weights, tables, sheets, ends, taste)
        after = _after(tables, sheets, ends)
        players = torch.full((after.size, MOST_SEATS), NETWORK, device=device)
        total = torch.zeros_like(at_first)
        for dice in _throws(tables, throws, generators[device]):
            thrown = read_throw(tables.sheet, dice[ends.table])
            later = play_turn(weights, after, players, Taste(), thrown)
            total += _worth_of(weights, later, ends.seat, taste)
        return torch.where(after.over, at_first, at_first.lerp(total / throws, share))

    return look


def _after(tables: Tables, sheets: Sheets, ends: Ends) -> Tables:
    """The ends as tables of their own, before the next throw."""
    at = ends.variant * tables.size + ends.table
    own = torch.arange(MOST_SEATS, device=tables.device).eq(ends.seat[:, None])
    failed = torch.where(own, ends.failed[:, None], sheets.failed[at])
    bounds = torch.tensor(tables.blocks, device=tables.device).cumsum(0)
    edges = torch.searchsorted(ends.table, bounds).tolist()
    seats = tables.seats[ends.table]
    over = (ends.locked.sum(1) >= ROWS_TO_END) | (failed >= MOST_FAILED_THROWS).any(1)
    return Tables(
        sheet=tables.sheet,
        blocks=tuple(high - low for low, high in zip([0, *edges], edges, strict=False)),
        seats=seats,
        right=torch.where(own[..., None], ends.right[:, None, :], sheets.right[at]),
        count=torch.where(own[..., None], ends.count[:, None, :], sheets.count[at]),
        failed=failed,
        locked=ends.locked,
        active=(tables.active[ends.table] + 1) % seats,
        lucky=tables.lucky[ends.table],
        over=over,
    )


def _throws(tables: Tables, n: int, generator: torch.Generator) -> Tensor:
    """Dice by throw, table and die; over the throws every die shows its faces equally often."""
    lot = torch.rand((n, tables.size, 2 + ROWS), device=tables.device, generator=generator)
    return (lot.argsort(0) * tables.sheet.faces // n + 1).int()


def _worth_of(weights: Weights, tables: Tables, seat: Tensor, taste: Taste) -> Tensor:
    """What tables between two turns are worth to one seat of each."""
    table = torch.arange(tables.size, device=tables.device)
    ends = Ends(
        table=table,
        seat=seat,
        right=tables.right[table, seat],
        count=tables.count[table, seat],
        failed=tables.failed[table, seat],
        locked=tables.locked,
        variant=torch.zeros_like(table),
    )
    sheets = Sheets.of((tables.right, tables.count, tables.failed))
    win, margin = judge(weights, tables, sheets, ends, tables.active)
    return win + margin * (taste.margin / 100)
