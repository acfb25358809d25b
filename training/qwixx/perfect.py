"""`perfect` in many games at once: the solitaire solution as an opponent to measure against.

It maximises its own points as if it sat alone; rows that others lock are simply gone. Reading a
solution needs Numba. Reading a file made by `save` does not, for machines that only train.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import Tensor

from crosshex.fast.qwixx.sheet import NO_LUCK, read_notation
from crosshex.rules.sheet import MOST_FAILED_THROWS, Sheet
from training.qwixx.tensor_rules import (
    MOST_SEATS,
    ROWS,
    ROWS_TO_END,
    GameBatch,
    Throw,
    action_1_choices,
    cross,
    legal_2,
    lucky_pairs_of,
    of_active,
    points,
    target_1,
)

if TYPE_CHECKING:
    from crosshex.fast.solver.solution import Solution

_NEVER = -1e9


@dataclass(frozen=True)
class PerfectGuest:
    """The player for one kind of sheet, from solutions that `crosshex solve` wrote.

    Attributes:
        sheet: what is printed on the sheets.
        values: the further points, by solution, pair of pairs of rows and failed throws.
        pair: the number of a pair of row states.
        locked: the row state of a locked row.
        shelf: by lucky numbers: which solution, and whether it is for the mirrored sheet.
        mirrored: whether a solution holds only half, because it is its own mirror image.
    """

    sheet: Sheet
    values: tuple[Tensor, ...]
    pair: Tensor
    locked: int
    shelf: Tensor
    mirrored: bool

    @staticmethod
    def of(sheet: Sheet, device: torch.device) -> PerfectGuest:
        """The player for a solved game.

        Raises:
            MissingSolution: the game has not been solved; the message says how to solve it.
        """
        from crosshex.fast.solver.solution import open_solutions

        pairs = list(lucky_pairs_of(sheet)) or [NO_LUCK]
        return PerfectGuest.following(
            open_solutions(read_notation(sheet.notation), pairs), sheet, device
        )

    @staticmethod
    def following(
        found: dict[tuple[int, int], Solution], sheet: Sheet, device: torch.device
    ) -> PerfectGuest:
        """The player that follows these solutions, one for each lucky pair."""
        any_one = next(iter(found.values()))
        solutions: dict[int, tuple[int, Solution]] = {}
        shelf = torch.zeros((sheet.highest + 1, sheet.highest + 1, 2), dtype=torch.long)
        for (low, high), solved in found.items():
            number, _ = solutions.setdefault(id(solved.points), (len(solutions), solved))
            shelf[low, high] = torch.tensor([number, int(solved.flipped)])
        return PerfectGuest(
            sheet=sheet,
            values=tuple(
                torch.from_numpy(np.array(solved.points)).to(device)
                for _, solved in solutions.values()
            ),
            pair=torch.from_numpy(any_one.space.pair[0].astype(np.int64)).to(device),
            locked=int(any_one.space.locked[0]),
            shelf=shelf.to(device),
            mirrored=any_one.mirrored,
        )

    def save(self, path: Path) -> None:
        """Write what `load` needs into a file."""
        kept = {field.name: getattr(self, field.name) for field in fields(self)}
        torch.save({name: value for name, value in kept.items() if name != "sheet"}, path)

    @staticmethod
    def load(path: Path, sheet: Sheet, device: torch.device) -> PerfectGuest:
        """The player from a file that `save` wrote."""
        kept = torch.load(path, map_location=device, weights_only=True)
        return PerfectGuest(sheet=sheet, **kept)

    def worth(
        self, right: Tensor, count: Tensor, failed: Tensor, locked: Tensor, lucky: Tensor
    ) -> Tensor:
        """Points made and expected of sheets; rows and lucky numbers are the last dimension."""
        state = torch.where(right > 0, right * (right - 1) // 2 + count, 0).long()
        # Illegal crosses lead beyond the last state; their worth is never used.
        state = torch.where(locked, self.locked, state.clamp(max=self.locked))
        rising = self.pair[state[..., 0], state[..., 1]]
        falling = self.pair[state[..., 2], state[..., 3]]
        which, flipped = self.shelf[lucky[..., 0].long(), lucky[..., 1].long()].unbind(-1)
        swap = (rising > falling) if self.mirrored else flipped.bool()
        a, b = torch.where(swap, falling, rising), torch.where(swap, rising, falling)
        pairs = int(self.pair.max()) + 1
        line = a * pairs + b - (a * (a + 1) // 2 if self.mirrored else 0)
        over = (locked.sum(-1) >= ROWS_TO_END) | (failed >= MOST_FAILED_THROWS)
        column = failed.clamp(max=MOST_FAILED_THROWS - 1).long()
        further = torch.zeros(line.shape, device=line.device)
        for number, values in enumerate(self.values):
            here = which == number
            further[here] = values[line[here], column[here]]
        return points(count, failed) + torch.where(over, 0.0, further)

    def best_2(
        self,
        right: Tensor,
        count: Tensor,
        locked: Tensor,
        failed: Tensor,
        crossed: Tensor,
        lucky: Tensor,
        thrown: Throw,
    ) -> Tensor:
        """The worth of each choice of action 2, by game and alternative."""
        legal = legal_2(self.sheet, right, count, locked, thrown)
        worths = [self.worth(right, count, failed + (~crossed).int(), locked, lucky)]
        rows = torch.arange(ROWS, device=right.device)
        for k in range(2 * ROWS):
            which = thrown.rows_2[:, None, k : k + 1].eq(rows).expand_as(right)
            field = thrown.fields_2[:, None, k : k + 1].expand_as(right)
            then, more, locks = cross(self.sheet, right, count, field, which)
            value = self.worth(then, more, failed, locked | locks, lucky)
            worths.append(torch.where(legal[..., k], value, _NEVER))
        return torch.stack(worths, -1)

    def action_1(self, batch: GameBatch, thrown: Throw, legal: Tensor, mine: Tensor) -> Tensor:
        """The choice that leaves the seat's own points worth most."""
        choice = torch.arange(action_1_choices(self.sheet), device=batch.device)
        right, count = batch.right[:, :, None, :], batch.count[:, :, None, :]
        choices = choice.expand(batch.size, -1)
        seats = [
            target_1(thrown.rows_1, thrown.fields_1, choices, right[:, seat])
            for seat in range(MOST_SEATS)
        ]
        which, fields = (torch.stack(parts, 1) for parts in zip(*seats, strict=True))
        right, count, locks = cross(self.sheet, right, count, fields, which)
        locked = locks | batch.locked[:, None, None, :]
        failed = batch.failed[:, :, None].expand(right.shape[:-1])
        lucky = batch.lucky[:, :, None, :].expand(*right.shape[:-1], 2)
        worths = self.worth(right, count, failed, locked, lucky)

        here = torch.arange(batch.size, device=batch.device), batch.active
        crossed = (choice > 0)[None].expand(batch.size, -1)
        with_2 = self.best_2(
            right[here], count[here], locked[here], failed[here], crossed, lucky[here], thrown
        ).amax(-1)
        # Q6, ruling: "at once" means that there is no action 2 and no failed throw.
        ended = locked[here].sum(-1) >= ROWS_TO_END
        worths[here] = torch.where(ended, worths[here], with_2)
        return torch.where(legal, worths, _NEVER).argmax(-1)

    def action_2(
        self, batch: GameBatch, thrown: Throw, legal: Tensor, crossed: Tensor, wanted: Tensor
    ) -> Tensor:
        """The choice that leaves the active seat's own points worth most."""
        return self.best_2(
            of_active(batch, batch.right)[:, None],
            of_active(batch, batch.count)[:, None],
            batch.locked[:, None],
            of_active(batch, batch.failed)[:, None],
            crossed[:, None],
            of_active(batch, batch.lucky)[:, None],
            thrown,
        )[:, 0].argmax(-1)
