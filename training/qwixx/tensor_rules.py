"""The rules of Qwixx (Q1 to Q7) on any learnt sheet as tensor operations, for many games at once.

A row needs only two numbers, not its bits: `right`, the first field that may still be crossed, and
`count`, its crosses. Every game has room for five seats; `seats` says how many are taken. Games are
sorted by their number of seats, fewest first, so that a list sorted by game is also sorted by the
number of seats.

Choices are numbers. Action 1: 0 nothing, 1 to 4 the field with the white sum in the colour r, y, g,
b, and in Longo 5 to 8 the lucky cross in the row of that colour. Action 2: 0 nothing, else 1 + 2 *
colour + white die.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import cache

import torch
from torch import Tensor

from crosshex.rules import COLOURS, LONGO, Sheet, sheet_name
from crosshex.rules.qwixx import LUCKY_PAIRS, LuckyPair
from crosshex.rules.sheet import FAILED_THROW_COST, MOST_FAILED_THROWS

MOST_SEATS = 5
ROWS = 4
ROWS_TO_END = 2
ACTION_2_CHOICES = 1 + 2 * ROWS

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
        rows_1: for each colour, the row of its field with the white sum.
        fields_1: the field in that row.
        rows_2: for each choice of action 2 except nothing, the row of its field.
        fields_2: the field in that row.
        distinct: for each choice of action 2 except nothing, whether its number is no repetition.
    """

    white: Tensor
    total: Tensor
    rows_1: Tensor
    fields_1: Tensor
    rows_2: Tensor
    fields_2: Tensor
    distinct: Tensor

    def only(self, which: Tensor) -> "Throw":
        """The throws of some of the games."""
        return Throw(*(getattr(self, field.name)[which] for field in fields(self)))


@dataclass(frozen=True)
class Layout:
    """Where the fields of a sheet lie, as tensors.

    Attributes:
        rows: by colour and number, the row of the field; 0 where no dice make the number.
        fields: by colour and number, the field in its row.
        dice: by row and colour, whether locking the row removes the die of the colour.
    """

    rows: Tensor
    fields: Tensor
    dice: Tensor


@cache
def layout_of(sheet: Sheet, device: torch.device) -> Layout:
    """Where the fields lie; every colour has every number, and all rows are of one length."""
    numbers = range(2, sheet.highest + 1)
    if len(sheet.rows) != ROWS or any(len(row) != len(numbers) for row in sheet.rows):
        raise ValueError(f"the trainer needs four rows with all fields, not {sheet}")
    places = torch.zeros((2, ROWS, sheet.highest + 1), dtype=torch.long)
    for colour in COLOURS:
        for number in numbers:
            places[:, colour, number] = torch.tensor(sheet.place(colour, number))
    dice = torch.tensor([[row.die == colour for colour in COLOURS] for row in sheet.rows])
    return Layout(places[0].to(device), places[1].int().to(device), dice.to(device))


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


def only(batch: GameBatch, which: Tensor) -> GameBatch:
    """Some of the games, in ascending order; a game may come several times."""
    kept = {
        field.name: value[which]
        for field in fields(batch)
        if isinstance(value := getattr(batch, field.name), Tensor)
    }
    return replace(batch, blocks=blocks_of(batch, which), **kept)


def blocks_of(batch: GameBatch, which: Tensor) -> tuple[int, ...]:
    """How many of these games, in ascending order, have 2, 3, 4 and 5 seats."""
    bounds = torch.tensor(batch.blocks, device=batch.device).cumsum(0)
    edges = torch.searchsorted(which, bounds).tolist()
    return tuple(high - low for low, high in zip([0, *edges], edges, strict=False))


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
    layout = layout_of(sheet, dice.device)
    each = torch.arange(ROWS, device=dice.device)
    one, two = (each, total[:, None]), (each.repeat_interleave(2), sums)
    both = torch.ones_like(sums, dtype=torch.bool)
    both[:, 1::2] = (white[:, 0] != white[:, 1])[:, None]
    return Throw(
        white=white,
        total=total,
        rows_1=layout.rows[one],
        fields_1=layout.fields[one],
        rows_2=layout.rows[two],
        fields_2=layout.fields[two],
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
    rows = thrown.rows_1[:, None, :].expand_as(batch.right)
    right, count = batch.right.gather(2, rows), batch.count.gather(2, rows)
    there = taken & ~batch.locked.gather(1, thrown.rows_1)[:, None, :]
    plain = there & can_cross(sheet, right, count, thrown.fields_1[:, None, :])
    if not lucky_pairs_of(sheet):
        return torch.cat([taken, plain], -1)
    hit = (batch.lucky == thrown.total[:, None, None]).any(-1, keepdim=True)
    # Q4, ruling: only rows that are still open are compared.
    held = torch.where(batch.locked[:, None, :], sheet.highest, batch.count)
    fewest = held.amin(-1, keepdim=True)
    reach = can_cross(sheet, batch.right, batch.count, batch.right)
    opened = taken & ~batch.locked[:, None, :]
    return torch.cat([taken, plain, opened & hit & (held == fewest) & reach], -1)


def target_1(rows: Tensor, fields: Tensor, choice: Tensor, right: Tensor) -> tuple[Tensor, Tensor]:
    """What choices of action 1 cross: the row as a mask over rows, and the field in each row.

    Args:
        rows: `Throw.rows_1` of each game.
        fields: `Throw.fields_1` of each game.
        choice: the choices, by game and alternative.
        right: `right` of the rows before each choice.
    """
    colour = (choice - 1) % ROWS
    row = rows.gather(1, colour)[..., None]
    which = row.eq(torch.arange(ROWS, device=choice.device)) & (choice > 0)[..., None]
    lucky = (choice > ROWS)[..., None]
    return which, torch.where(lucky, right, fields.gather(1, colour)[..., None])


def act_1(batch: GameBatch, thrown: Throw, choice: Tensor) -> tuple[GameBatch, Tensor]:
    """All choices of action 1 take effect together (Q5); also returns which games that ended."""
    which, fields = target_1(thrown.rows_1, thrown.fields_1, choice, batch.right)
    right, count, locks = cross(batch.sheet, batch.right, batch.count, fields, which)
    locked = batch.locked | locks.any(1)
    ended = ~batch.over & (locked.sum(1) >= ROWS_TO_END)
    return replace(batch, right=right, count=count, locked=locked), ended


def legal_2(sheet: Sheet, right: Tensor, count: Tensor, locked: Tensor, thrown: Throw) -> Tensor:
    """The legal choices of action 2 except nothing, for the sheets of the active seats.

    The sheets may have a dimension of alternatives between games and rows; so has the result then.
    """
    rows, fields, distinct = thrown.rows_2, thrown.fields_2, thrown.distinct
    for _ in range(right.dim() - 2):
        rows, fields, distinct = rows.unsqueeze(1), fields.unsqueeze(1), distinct.unsqueeze(1)
    gone = (locked[..., None] & layout_of(sheet, right.device).dice).any(-2)
    rows = rows.expand(*right.shape[:-1], -1)
    right, count, locked = (values.gather(-1, rows) for values in (right, count, locked))
    open_for = ~locked & ~gone.repeat_interleave(2, -1)
    return open_for & distinct & can_cross(sheet, right, count, fields)


def row_of_2(rows: Tensor, choice: Tensor) -> Tensor:
    """The row that choices of action 2 cross, if any, as a mask over rows.

    Args:
        rows: `Throw.rows_2` of each game.
        choice: one choice for each game.
    """
    row = rows.gather(1, (choice - 1).clamp(min=0)[:, None])
    return row.eq(torch.arange(ROWS, device=choice.device)) & (choice > 0)[:, None]


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
    which = row_of_2(thrown.rows_2, choice) & playing[:, None]
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
