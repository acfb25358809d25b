"""The types of messages about reviews, analyses and boards.

Reviews and analyses themselves are sent as `crosshex.review.types` declares them.
"""

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict

from crosshex.bots.values import Unit
from crosshex.review.types import Analysis, Part, Review
from crosshex.table.commands import MOST_SEATS, Message, Word
from crosshex.table.messages import AskView, Fault, OutcomeView, StateView

LONGEST_POSITION = 2048
LONGEST_SHEET = 400
MOST_MOVES = 500
"""How many moves may lead from the given position to the board."""

MOST_ROLLED = 8
"""How many moves a rollout may compare."""

Line = Annotated[str, Field(max_length=LONGEST_POSITION)]


# -- requests


class BoardMove(Message):
    """Who did what: a seat its move, or the dice a throw."""

    actor: Annotated[int, Field(ge=0, lt=MOST_SEATS)] | Literal["dice"]
    move: Word


class AskBoard(Message):
    """A position on one line, or the name of a game and how many play; and the moves since."""

    position: Line
    moves: Annotated[list[BoardMove], Field(default_factory=list, max_length=MOST_MOVES)]


class AskAnalysis(Message):
    """A position on one line."""

    position: Line


class AskRollout(Message):
    """A position on one line, who decides in it, and the moves to compare."""

    position: Line
    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)]
    moves: Annotated[list[Word], Field(min_length=1, max_length=MOST_ROLLED)]


class AskWorth(Message):
    """A sheet by name or in notation."""

    sheet: Annotated[str, Field(max_length=LONGEST_SHEET)]


# -- answers


class PendingView(TypedDict):
    """A choice that waits for those of the others."""

    seat: int
    move: str


class LegalView(TypedDict):
    """Every move that a seat may make now."""

    seat: int
    moves: list[str]


class DieView(TypedDict):
    """One of the dice of the game; one that is not in play has left."""

    faces: int
    in_play: bool


class BoardView(TypedDict):
    """A position as a board shows it.

    `position` is on one line and without what is `pending`; `throws` says that dice come next, and
    `legal` has every move of each seat that owes a decision, and `asks` what each of these moves
    brings, in the form of the game's room. `record` is the text of the game, if the moves began at
    the start of one.
    """

    position: str
    game: str
    options: dict[str, Any]
    seats: int
    state: StateView
    throws: bool
    dice: list[DieView]
    legal: list[LegalView]
    asks: list[AskView]
    pending: list[PendingView]
    outcome: OutcomeView | None
    record: str | None


class RandomSheet(TypedDict):
    """A sheet in notation, and the points of perfect play alone."""

    sheet: str
    value: float


class RandomSheets(TypedDict):
    """Random sheets that are worth about as much as the classic one."""

    sheets: list[RandomSheet]


# -- line by line


class ProgressLine(TypedDict):
    """How much of the review is done, and what was found."""

    type: Literal["progress"]
    done: int
    total: int
    part: Part


class ReviewLine(TypedDict):
    """The whole review; no line follows."""

    type: Literal["review"]
    review: Review


class AnalysisLine(TypedDict):
    """The analysis; no line follows."""

    type: Literal["analysis"]
    analysis: Analysis


class WaitingLine(TypedDict):
    """The work on a sheet has to wait until so many others are done; 0: it begins."""

    type: Literal["waiting"]
    before: int


class WorkingLine(TypedDict):
    """How far the work on a sheet is: it is solved first, then bots play on it."""

    type: Literal["working"]
    part: Literal["solve", "play"]
    done: int
    total: int


class FieldWorthView(TypedDict):
    """A field: how often a player crosses it in a game, and the points that this brings."""

    colour: str
    number: int
    crossed: float
    points: float


Estimate = tuple[float, float, float]
"""A figure and its interval of 95 %."""


class SheetWorthView(TypedDict):
    """What a sheet is worth.

    `solitaire` are the points of perfect play alone; if they are not `exact`, a bot's. The rest is
    from games of two `bots`: `points` of a player, `throws` in a game, the share of `failed` throws
    and of each ending, the share of the win of who throws `first`, and the points of a player by
    colour, number and field.
    """

    sheet: str
    name: str | None
    states: int
    solitaire: Estimate
    exact: bool
    bots: str
    games: int
    seed: int
    points: Estimate
    throws: Estimate
    failed: Estimate
    endings: dict[str, Estimate]
    first: Estimate
    by_colour: dict[str, float]
    by_number: dict[str, float]
    fields: list[FieldWorthView]


class SheetLine(TypedDict):
    """What a sheet is worth; no line follows."""

    type: Literal["sheet"]
    sheet: SheetWorthView


class RolledMoveView(TypedDict):
    """What games after a move came to: the share of the win, points, and how much less than best.

    For games without points, points are shares.
    """

    move: str
    share: Estimate
    points: Estimate
    behind: Estimate


class RolloutView(TypedDict):
    """Games that bots played after each move, with the same dice after each; the best first."""

    bot: str
    unit: Unit
    seat: int
    games: int
    moves: list[RolledMoveView]


class RolloutLine(TypedDict):
    """The rollout; no line follows."""

    type: Literal["rollout"]
    rollout: RolloutView


class ErrorLine(TypedDict):
    """It cannot be studied; no line follows."""

    type: Literal["error"]
    error: Fault


StudyLine = (
    ProgressLine
    | ReviewLine
    | AnalysisLine
    | RolloutLine
    | WaitingLine
    | WorkingLine
    | SheetLine
    | ErrorLine
)
