"""What clients are sent of a game on a sheet: the types, and what makes them from the rules."""

from functools import lru_cache
from typing import Literal, NotRequired

from typing_extensions import TypedDict

from crosshex.rules import (
    COLOURS,
    Choice,
    Colour,
    Cross,
    Marks,
    Nothing,
    Phase,
    QwixxState,
    Roll,
    Sheet,
    sheet_name,
)
from crosshex.rules.sheet import FAILED_THROW_COST, row_score
from crosshex.table.qwixx.recent import QwixxRecent, Turn

ColourName = Literal["red", "yellow", "green", "blue"]


class RollView(TypedDict):
    """The dice as thrown; None for a colour whose die has left the game."""

    white: tuple[int, int]
    colours: list[int | None]
    sum: int


class ChoiceView(TypedDict):
    """A choice; the colour and number of its field are None for nothing."""

    move: str
    colour: ColourName | None
    number: int | None
    lucky: bool
    locks: bool
    failed: bool


class OfferView(ChoiceView):
    """A legal choice with its effects: points gained, numbers skipped, points at risk."""

    gain: int
    skips: int
    risk: int


class LayoutRow(TypedDict):
    """A printed row: its fields from left to right are `colours`, a letter for each, and `numbers`.

    `die` is the colour of the die that leaves when the row is locked. `called` is the colour by
    which people call the row, where every row has a colour of its own; else None.
    """

    die: ColourName
    called: ColourName | None
    colours: str
    numbers: list[int]


class LayoutView(TypedDict):
    """A printed sheet: its name in the catalogue if it has one, its notation, and its rows.

    The last `locking` fields of a row lock it, after `needed` crosses.
    """

    name: str | None
    notation: str
    faces: int
    locking: int
    needed: int
    rows: list[LayoutRow]


class LockView(TypedDict):
    """A row that was locked, from 0, what it is called, and the die that left with it, if any."""

    row: int
    called: ColourName | None
    die: ColourName | None


class RowView(TypedDict):
    """A row with its crosses: one letter for each number, then one for the lock."""

    fields: str
    crosses: int
    score: int


class SheetView(TypedDict):
    """One seat's sheet."""

    rows: list[RowView]
    failed: int
    failed_cost: int
    score: int
    lucky: tuple[int, int] | None


class TurnView(TypedDict):
    """The public part of one turn."""

    turn: int
    active: int
    roll: RollView
    action_1: list[ChoiceView] | None
    action_2: ChoiceView | None
    locked: list[LockView]


class QwixxView(TypedDict):
    """A game on a sheet: `left` are the dice that have left, `locked` the locked rows from 0."""

    kind: Literal["qwixx"]
    layout: LayoutView
    phase: Literal["throw", "action-1", "action-2", "over"]
    turn: int
    active: int
    left: list[ColourName]
    locked: list[int]
    roll: RollView | None
    sheets: list[SheetView]
    this_turn: TurnView | None
    last_turn: TurnView | None


class QwixxAsk(TypedDict):
    """What a seat may choose."""

    kind: Literal["qwixx"]
    seat: int
    phase: Literal["action-1", "action-2"]
    choices: list[OfferView]


class ThrownNews(TypedDict):
    """The dice were thrown; the seat `by` entered them, `again` if that was a correction."""

    type: Literal["thrown"]
    turn: int
    active: int
    roll: RollView
    by: NotRequired[int]
    again: NotRequired[bool]


class RevealedNews(TypedDict):
    """All have chosen in action 1: the choices in seat order, and the rows that they locked."""

    type: Literal["revealed"]
    choices: list[ChoiceView]
    locked: list[LockView]


class ActedNews(TypedDict):
    """The active seat's action 2."""

    type: Literal["acted"]
    seat: int
    choice: ChoiceView
    locked: list[LockView]


class QwixxRoom(TypedDict):
    """What a client knows of the game before a table is set up; `sheets` may be chosen."""

    layout: LayoutView
    sheets: list[LayoutView]
    lucky_pairs: list[tuple[int, int]]


NAMES: tuple[ColourName, ...] = ("red", "yellow", "green", "blue")
PHASES = {
    Phase.THROW: "throw",
    Phase.ACTION_1: "action-1",
    Phase.ACTION_2: "action-2",
    Phase.OVER: "over",
}


def qwixx_view(state: QwixxState, recent: QwixxRecent) -> QwixxView:
    """The game as everybody sees it: nothing in it depends on a pending choice."""
    game, sheet = state.game, state.game.sheet
    this, last = recent.this_turn, recent.last_turn
    return {
        "kind": "qwixx",
        "layout": layout_view(sheet),
        "phase": PHASES[state.phase],  # type: ignore[typeddict-item]
        "turn": max(1, recent.throws),
        "active": state.active,
        "left": colour_names(state.dice_left),
        "locked": sorted(state.locked),
        "roll": roll_view(state.roll) if state.roll else None,
        "sheets": [
            _sheet_view(sheet, marks, state.locked, game.lucky[seat] if game.lucky else None)
            for seat, marks in enumerate(state.marks)
        ],
        "this_turn": turn_view(this, sheet) if this else None,
        "last_turn": turn_view(last, sheet) if last else None,
    }


@lru_cache
def layout_view(sheet: Sheet) -> LayoutView:
    """The printed sheet."""
    return {
        "name": sheet_name(sheet),
        "notation": sheet.notation,
        "faces": sheet.faces,
        "locking": sheet.locking,
        "needed": sheet.needed,
        "rows": [
            {
                "die": NAMES[row.die],
                "called": called(sheet, number),
                "colours": "".join(colour.letter for colour, _ in row.fields),
                "numbers": list(row.numbers),
            }
            for number, row in enumerate(sheet.rows)
        ],
    }


# A turn changes few sheets, and there are few different rows: both are cached.
@lru_cache(1 << 13)
def _sheet_view(
    sheet: Sheet, marks: Marks, locked: frozenset[int], lucky: tuple[int, int] | None
) -> SheetView:
    return {
        "rows": [_row_view(sheet, row, bits, row in locked) for row, bits in enumerate(marks.rows)],
        "failed": marks.failed,
        "failed_cost": FAILED_THROW_COST * marks.failed,
        "score": marks.score,
        "lucky": lucky,
    }


@lru_cache(1 << 15)
def _row_view(sheet: Sheet, row: int, bits: int, locked: bool) -> RowView:
    """A row's fields as letters."""
    crosses = bits.bit_count()

    def letter(field: int) -> str:
        if bits >> field & 1:
            return "x"
        if locked or field < bits.bit_length():
            return "-"
        return "n" if field >= sheet.first_locking(row) and crosses < sheet.needed else "."

    fields = "".join(letter(field) for field in range(len(sheet.rows[row]) + 1))
    return {"fields": fields, "crosses": crosses, "score": row_score(crosses)}


def roll_view(roll: Roll) -> RollView:
    """The dice as thrown."""
    return {"white": roll.white, "colours": list(roll.colours), "sum": roll.white_sum}


def turn_view(turn: Turn, sheet: Sheet) -> TurnView:
    """The public part of one turn."""
    return {
        "turn": turn.number,
        "active": turn.active,
        "roll": roll_view(turn.roll),
        "action_1": None
        if turn.action_1 is None
        else [choice_view(choice, sheet) for choice in turn.action_1],
        "action_2": None if turn.action_2 is None else choice_view(turn.action_2, sheet),
        "locked": lock_views(turn.locked, turn.left, sheet),
    }


def called(sheet: Sheet, row: int) -> ColourName | None:
    """The colour by which people call a row, if every row has one colour of its own."""
    colours = [{field.colour for field in one.fields} for one in sheet.rows]
    alone = all(len(one) == 1 for one in colours) and len(set().union(*colours)) == len(colours)
    return NAMES[sheet.rows[row].die] if alone else None


def lock_views(locked: frozenset[int], left: frozenset[Colour], sheet: Sheet) -> list[LockView]:
    """Rows that were locked together, with the dice that left; a die leaves only once."""
    views: list[LockView] = []
    for row in sorted(locked) if locked else ():
        die = sheet.rows[row].die
        views.append(
            {"row": row, "called": called(sheet, row), "die": NAMES[die] if die in left else None}
        )
        left -= {die}
    return views


@lru_cache
def colour_names(colours: frozenset[Colour]) -> list[ColourName]:
    """Colours by name, in the order of the notation."""
    return [NAMES[colour] for colour in COLOURS if colour in colours]


@lru_cache(1 << 10)
def choice_view(choice: Choice, sheet: Sheet) -> ChoiceView:
    """A choice with what it means."""
    if isinstance(choice, Nothing):
        return {
            "move": str(choice),
            "colour": None,
            "number": None,
            "lucky": False,
            "locks": False,
            "failed": choice.failed,
        }
    return {
        "move": str(choice),
        "colour": NAMES[choice.colour],
        "number": choice.number,
        "lucky": choice.lucky,
        "locks": sheet.is_locking(sheet.place(choice.colour, choice.number)),
        "failed": False,
    }


def qwixx_ask(state: QwixxState, seat: int) -> QwixxAsk:
    """What a seat that owes a choice may choose."""
    sheet, rows = state.game.sheet, state.marks[seat].rows
    # Crossing nothing in action 1 may lead to a failed throw.
    risk = FAILED_THROW_COST if state.chosen and seat == state.active else 0
    return {
        "kind": "qwixx",
        "seat": seat,
        "phase": "action-1" if state.chosen else "action-2",
        "choices": [
            _cross_view(sheet, choice, rows[sheet.place(choice.colour, choice.number).row])
            if isinstance(choice, Cross)
            else _nothing_view(sheet, choice, risk)
            for choice in state.legal(seat)
            if isinstance(choice, Cross | Nothing)
        ],
    }


# Of the marks only those of its row: with the others there would be too many to cache.
@lru_cache(1 << 14)
def _cross_view(sheet: Sheet, choice: Cross, row: int) -> OfferView:
    place = sheet.place(choice.colour, choice.number)
    crosses = sheet.cross(place, row).bit_count()
    gain = row_score(crosses) - row_score(row.bit_count())
    skips = place.field - row.bit_length()
    return {**choice_view(choice, sheet), "gain": gain, "skips": skips, "risk": 0}


@lru_cache
def _nothing_view(sheet: Sheet, choice: Nothing, risk: int) -> OfferView:
    gain = -FAILED_THROW_COST if choice.failed else 0
    return {**choice_view(choice, sheet), "gain": gain, "skips": 0, "risk": risk}
