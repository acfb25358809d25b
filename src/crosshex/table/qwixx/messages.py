"""What clients are sent of a game on a sheet, as types."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from crosshex.table.news_messages import NewsBase

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


class ThrownNews(NewsBase):
    """The dice were thrown; the seat `by` entered them, `again` if that was a correction."""

    type: Literal["thrown"]
    turn: int
    active: int
    roll: RollView
    by: NotRequired[int]
    again: NotRequired[bool]


class RevealedNews(NewsBase):
    """All have chosen in action 1: the choices in seat order, and the rows that they locked."""

    type: Literal["revealed"]
    choices: list[ChoiceView]
    locked: list[LockView]


class ActedNews(NewsBase):
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
