"""Converts the trainer's tensors to values of the rules library."""

from dataclasses import dataclass
from typing import ClassVar

from crosshex.rules import (
    COLOURS,
    LONGO,
    Colour,
    Cross,
    Longo,
    Marks,
    Nothing,
    Qwixx,
    QwixxState,
    Roll,
    Sheet,
)
from training.qwixx.tensor_rules import ROWS, GameBatch, Throw, lucky_pairs_of


@dataclass(frozen=True)
class LuckyGame(Qwixx):
    """A game with lucky numbers on any sheet."""

    lucky_pairs: ClassVar[tuple[tuple[int, int], ...]] = ((2, 3),)


def state_of(batch: GameBatch, game: int) -> QwixxState:
    """A game between two turns; its rows have the same rightmost cross and the same count."""
    seats = int(batch.seats[game])
    pairs = tuple((int(a), int(b)) for a, b in batch.lucky[game, :seats].tolist())
    rules = Qwixx(seats, batch.sheet)
    if lucky_pairs_of(batch.sheet):
        rules = (Longo if batch.sheet == LONGO else LuckyGame)(seats, batch.sheet, pairs)
    marks = tuple(
        Marks(
            (_row(right[0], count[0]), _row(right[1], count[1]),
             _row(right[2], count[2]), _row(right[3], count[3])),
            failed,
        )
        for right, count, failed in zip(
            batch.right[game, :seats].tolist(),
            batch.count[game, :seats].tolist(),
            batch.failed[game, :seats].tolist(),
            strict=True,
        )
    )  # fmt: skip
    locked = frozenset(colour for colour in COLOURS if batch.locked[game, colour])
    return QwixxState(rules, marks, int(batch.active[game]), locked)


def _row(right: int, count: int) -> int:
    return 1 << right - 1 | (1 << count - 1) - 1 if count else 0


def roll_of(batch: GameBatch, thrown: Throw, game: int) -> Roll:
    """The dice, without removed ones."""
    dice = dice_of(batch.sheet, thrown, game)
    locked = batch.locked[game].tolist()
    red, yellow, green, blue = (
        None if gone else die for die, gone in zip(dice[2:], locked, strict=True)
    )
    return Roll((dice[0], dice[1]), (red, yellow, green, blue))


def choice_1(state: QwixxState, seat: int, choice: int, total: int) -> Cross | Nothing:
    if choice == 0:
        return Nothing()
    colour = Colour((choice - 1) % ROWS)
    if choice <= ROWS:
        return Cross(colour, total)
    following = state.marks[seat].rows[colour].bit_length()
    return Cross(*state.game.sheet.rows[colour].fields[following], lucky=True)


def choice_2(choice: int, dice: list[int], crossed: bool) -> Cross | Nothing:
    if choice == 0:
        return Nothing(failed=not crossed)
    colour, white = Colour((choice - 1) // 2), (choice - 1) % 2
    return Cross(colour, dice[white] + dice[2 + colour])


def dice_of(sheet: Sheet, thrown: Throw, game: int) -> list[int]:
    """The six dice, computed back from their fields."""
    white = thrown.white[game].tolist()
    colours = []
    for colour in COLOURS:
        row, field = (int(each[game, 2 * colour]) for each in (thrown.rows_2, thrown.fields_2))
        colours.append(sheet.rows[row].fields[field].number - white[0])
    return [*white, *colours]
