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
    """A choice of Qwixx or Longo; row and number are None for nothing."""

    move: str
    row: ColourName | None
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
    """A printed row."""

    colour: ColourName
    numbers: list[int]
    locking: list[int]


class LayoutView(TypedDict):
    """A printed sheet."""

    faces: int
    needed: int
    rows: list[LayoutRow]


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
    locked: list[ColourName]


class QwixxView(TypedDict):
    """A game of Qwixx or Longo."""

    kind: Literal["qwixx"]
    layout: LayoutView
    phase: Literal["throw", "action-1", "action-2", "over"]
    turn: int
    active: int
    locked: list[ColourName]
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
    locked: list[ColourName]


class ActedNews(NewsBase):
    """The active seat's action 2."""

    type: Literal["acted"]
    seat: int
    choice: ChoiceView
    locked: list[ColourName]


class QwixxRoom(TypedDict):
    """What a client knows of the game before a table is set up."""

    layout: LayoutView
    lucky_pairs: list[tuple[int, int]]
