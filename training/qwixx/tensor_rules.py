"""The rules of Qwixx and Longo (Q1 to Q7) as tensor operations, for many games at once.

A row needs only two numbers, not its bits: `right`, the first field that may still be crossed, and
`count`, its crosses. Every game has room for five seats; `seats` says how many are taken. Games are
sorted by their number of seats, fewest first, so that a list sorted by game is also sorted by the
number of seats.

Choices are numbers. Action 1: 0 nothing, 1 to 4 the white sum in row r, y, g, b, and in Longo 5 to
8 the lucky cross in that row. Action 2: 0 nothing, else 1 + 2 * row + white die.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import torch
from torch import Tensor

from crosshex.rules import LONGO, Sheet, sheet_name
from crosshex.rules.qwixx import LUCKY_PAIRS, LuckyPair
from crosshex.rules.sheet import FAILED_THROW_COST, MOST_FAILED_THROWS

MOST_SEATS = 5
ROWS = 4
ROWS_TO_END = 2
ACTION_2_CHOICES = 1 + 2 * ROWS


ASCENDS = (True, True, False, False)
"""Which rows rise from left to right."""
LUCKY: dict[Sheet, tuple[LuckyPair, ...]] = {LONGO: LUCKY_PAIRS}
"""The pairs of lucky numbers of the sheets that are played with them."""


def lucky_pairs_of(sheet: Sheet) -> tuple[LuckyPair, ...]:
    """The pairs of lucky numbers to draw from; empty if the sheet is played without."""
    return LUCKY.get(sheet, ())


def name_of(sheet: Sheet) -> str:
    """The name of the game that is played on a sheet."""
    return "longo" if sheet == LONGO else sheet_name(sheet) or sheet.word


def action_1_choices(sheet: Sheet) -> int:
    """The most choices that action 1 can have: nothing, four rows, and in Longo four lucky ones."""
    return 1 + ROWS * (2 if lucky_pairs_of(sheet) else 1)


@dataclass(frozen=True)
class GameBatch:
    """The states of many games; tensors over games, then seats, then rows.

    Attributes:
        sheet: what is printed on the sheets.
        blocks: how many games there are with 2, 3, 4 and 5 seats.
        seats: the number of seats of each game.
        right: the first field of each row that may still be crossed; past the lock in a locked row.
        count: the crosses of each row, the lock included.
        failed: the failed throws of each seat.
        locked: the rows that are locked for all seats.
        active: the seat that throws.
        lucky: the two lucky numbers of each seat; zeros in Qwixx.
        over: the games that have ended.
    """

    sheet: Sheet
    blocks: tuple[int, ...]
    seats: Tensor
    right: Tensor
    count: Tensor
    failed: Tensor
    locked: Tensor
    active: Tensor
    lucky: Tensor
    over: Tensor

    @property
    def size(self) -> int:
        """How many games there are."""
        return sum(self.blocks)

    @property
    def device(self) -> torch.device:
        """The device of the tensors."""
        return self.seats.device

    @property
    def taken(self) -> Tensor:
        """Which of the five places are taken by seats."""
        return torch.arange(MOST_SEATS, device=self.device) < self.seats[:, None]

    @property
    def scores(self) -> Tensor:
        """The points of every sheet (Q7)."""
        return points(self.count, self.failed)


@dataclass(frozen=True)
class Throw:
    """A throw in each game: two white dice and one of each colour, and the fields they allow.

    Attributes:
        white: the two white dice.
        total: their sum.
        fields_1: for each row, the field of the white sum.
        fields_2: for each choice of action 2 except nothing, its field.
        distinct: for each choice of action 2 except nothing, whether its number is no repetition.
    """

    white: Tensor
    total: Tensor
    fields_1: Tensor
    fields_2: Tensor
    distinct: Tensor


def points(count: Tensor, failed: Tensor) -> Tensor:
    """The points of sheets with these crosses (rows are the last dimension) and failed throws."""
    return (count * (count + 1) // 2).sum(-1) - FAILED_THROW_COST * failed


def start(sheet: Sheet, blocks: Sequence[int], device: torch.device) -> GameBatch:
    """Empty sheets for `blocks[i]` games of `i + 2` seats; draws first seats and lucky numbers."""
    seats = torch.cat([torch.full((n,), s, device=device) for s, n in enumerate(blocks, start=2)])
    n = seats.shape[0]
    rows = torch.zeros((n, MOST_SEATS, ROWS), dtype=torch.int32, device=device)
    return GameBatch(
        sheet=sheet,
        blocks=tuple(blocks),
        seats=seats,
        right=rows,
        count=rows.clone(),
        failed=rows[..., 0].clone(),
        locked=torch.zeros((n, ROWS), dtype=torch.bool, device=device),
        active=draw_first(seats),
        lucky=draw_lucky(sheet, n, device),
        over=torch.zeros(n, dtype=torch.bool, device=device),
    )


def restart(batch: GameBatch, which: Tensor) -> GameBatch:
    """Start the games in `which` again, with new first seats and lucky numbers."""
    keep = (~which).int()
    fresh = draw_lucky(batch.sheet, batch.size, batch.device)
    return replace(
        batch,
        right=batch.right * keep[:, None, None],
        count=batch.count * keep[:, None, None],
        failed=batch.failed * keep[:, None],
        locked=batch.locked & ~which[:, None],
        active=torch.where(which, draw_first(batch.seats), batch.active),
        lucky=torch.where(which[:, None, None], fresh, batch.lucky),
        over=batch.over & ~which,
    )


def draw_first(seats: Tensor) -> Tensor:
    """The first active seat of each game, drawn at random (Q3)."""
    lot = torch.rand(seats.shape[0], device=seats.device)
    return torch.minimum((lot * seats).long(), seats - 1)


def draw_lucky(sheet: Sheet, n: int, device: torch.device, free: float = 0.2) -> Tensor:
    """Lucky numbers for `n` games (Q4): mostly different pairs of the ten, sometimes any pairs."""
    if not lucky_pairs_of(sheet):
        return torch.zeros((n, MOST_SEATS, 2), dtype=torch.int32, device=device)
    ten = torch.tensor(lucky_pairs_of(sheet), dtype=torch.int32, device=device)
    drawn = torch.rand((n, len(ten)), device=device).argsort(1)[:, :MOST_SEATS]
    any_two = torch.rand((n, MOST_SEATS, sheet.longest), device=device).argsort(-1)[..., :2] + 2
    freely = torch.rand(n, device=device) < free
    return torch.where(freely[:, None, None], any_two.sort(-1).values.int(), ten[drawn])


def throw(batch: GameBatch) -> Throw:
    """Throw all dice in all games; a removed die is thrown too, but no seat may use it."""
    dice = torch.randint(
        1, batch.sheet.faces + 1, (batch.size, 2 + ROWS), device=batch.device, dtype=torch.int32
    )
    return read_throw(batch.sheet, dice)


def read_throw(sheet: Sheet, dice: Tensor) -> Throw:
    """The fields that dice, ordered white white red yellow green blue, allow on the sheet."""
    white, colours = dice[:, :2], dice[:, 2:]
    total = white.sum(1, dtype=torch.int32)
    sums = (colours[:, :, None] + white[:, None, :]).reshape(-1, 2 * ROWS)
    ascends = torch.tensor(ASCENDS, device=dice.device)
    both = torch.ones_like(sums, dtype=torch.bool)
    both[:, 1::2] = (white[:, 0] != white[:, 1])[:, None]
    return Throw(
        white=white,
        total=total,
        fields_1=torch.where(ascends, total[:, None] - 2, sheet.highest - total[:, None]),
        fields_2=torch.where(ascends.repeat_interleave(2), sums - 2, sheet.highest - sums),
        distinct=both,
    )


def can_cross(sheet: Sheet, right: Tensor, count: Tensor, field: Tensor) -> Tensor:
    """Whether fields may be crossed in rows that are still open (Q2)."""
    plain = field < sheet.longest - sheet.locking
    return (field >= right) & (plain | (count >= sheet.needed))


def cross(
    sheet: Sheet, right: Tensor, count: Tensor, field: Tensor, which: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    """Cross `field` in the rows `which`: the new `right` and `count`, and which rows lock (Q2)."""
    locks = which & (field >= sheet.longest - sheet.locking)
    beyond = torch.where(locks, sheet.longest + 1, field + 1)
    return (
        torch.where(which, beyond, right),
        count + which.int() + locks.int(),
        locks,
    )


def legal_1(batch: GameBatch, thrown: Throw) -> Tensor:
    """Which choices of action 1 each seat has (Q3, Q4)."""
    sheet = batch.sheet
    taken = (batch.taken & ~batch.over[:, None])[..., None]
    opened = taken & ~batch.locked[:, None, :]
    plain = opened & can_cross(sheet, batch.right, batch.count, thrown.fields_1[:, None, :])
    if not lucky_pairs_of(sheet):
        return torch.cat([taken, plain], -1)
    hit = (batch.lucky == thrown.total[:, None, None]).any(-1, keepdim=True)
    # Q4, ruling: only rows that are still open are compared.
    held = torch.where(batch.locked[:, None, :], sheet.highest, batch.count)
    fewest = held.amin(-1, keepdim=True)
    reach = can_cross(sheet, batch.right, batch.count, batch.right)
    return torch.cat([taken, plain, opened & hit & (held == fewest) & reach], -1)


def row_of_1(choice: Tensor) -> Tensor:
    """The row that a choice of action 1 crosses, if any, as a mask over rows."""
    rows = torch.arange(ROWS, device=choice.device)
    return ((choice - 1) % ROWS)[..., None].eq(rows) & (choice > 0)[..., None]


def act_1(batch: GameBatch, thrown: Throw, choice: Tensor) -> tuple[GameBatch, Tensor]:
    """All choices of action 1 take effect together (Q5); also returns which games that ended."""
    which = row_of_1(choice)
    fields = torch.where(
        (choice > ROWS)[..., None], batch.right, thrown.fields_1[:, None, :].expand_as(which)
    )
    right, count, locks = cross(batch.sheet, batch.right, batch.count, fields, which)
    locked = batch.locked | locks.any(1)
    ended = ~batch.over & (locked.sum(1) >= ROWS_TO_END)
    return replace(batch, right=right, count=count, locked=locked), ended


def legal_2(sheet: Sheet, right: Tensor, count: Tensor, locked: Tensor, thrown: Throw) -> Tensor:
    """The legal choices of action 2 except nothing, for the sheets of the active seats.

    The sheets may have a dimension of alternatives between games and rows; so has the result then.
    """
    fields, distinct = thrown.fields_2, thrown.distinct
    for _ in range(right.dim() - 2):
        fields, distinct = fields.unsqueeze(1), distinct.unsqueeze(1)
    twice = (right, count, locked)
    right, count, locked = (rows.repeat_interleave(2, -1) for rows in twice)
    return ~locked & distinct & can_cross(sheet, right, count, fields)


def of_active(batch: GameBatch, values: Tensor) -> Tensor:
    """The values of the active seat, from values of all seats."""
    return values[torch.arange(batch.size, device=batch.device), batch.active]


def act_2(
    batch: GameBatch, thrown: Throw, choice: Tensor, crossed: Tensor, ended: Tensor
) -> GameBatch:
    """Play the active seat's action 2 or failed throw (Q3), unless `ended`, and end the turn.

    Args:
        batch: after action 1.
        thrown: the dice.
        choice: what the active seat does.
        crossed: whether it crossed a number in action 1.
        ended: whether action 1 ended the game (Q6: then there is no action 2, no failed throw).
    """
    playing = ~batch.over & ~ended
    acting = playing & (choice > 0)
    rows = torch.arange(ROWS, device=batch.device)
    which = ((choice - 1) // 2)[:, None].eq(rows) & acting[:, None]
    field = thrown.fields_2.gather(1, (choice - 1).clamp(min=0)[:, None])
    right, count, locks = cross(
        batch.sheet,
        of_active(batch, batch.right),
        of_active(batch, batch.count),
        field,
        which,
    )
    active = torch.arange(MOST_SEATS, device=batch.device).eq(batch.active[:, None])
    failing = playing & (choice == 0) & ~crossed
    failed = batch.failed + (active & failing[:, None]).int()
    locked = batch.locked | locks
    over = batch.over | (locked.sum(1) >= ROWS_TO_END) | (failed >= MOST_FAILED_THROWS).any(1)
    return replace(
        batch,
        right=torch.where(active[..., None], right[:, None, :], batch.right),
        count=torch.where(active[..., None], count[:, None, :], batch.count),
        failed=failed,
        locked=locked,
        over=over,
        active=torch.where(over, batch.active, (batch.active + 1) % batch.seats),
    )
