"""The types of messages about reviews, analyses and boards.

What a study finds is declared where it is found: `review.types`, `arena.rollout`,
`strategy.sheet_worth`.
"""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field
from typing_extensions import TypedDict

from crosshex.arena.rollout import RolloutJson
from crosshex.bots.values import Unit
from crosshex.review.types import Analysis, Part, Review
from crosshex.strategy.sheet_worth import SheetWorthView
from crosshex.table.commands import MOST_SEATS, Message, Word
from crosshex.table.faults import Refused
from crosshex.table.messages import Fault

LONGEST_POSITION = 2048
LONGEST_SHEET = 400
MOST_MOVES = 500
"""How many moves may lead from the given position to the board."""

MOST_ROLLED = 8
"""How many moves a rollout may compare."""

LARGEST_RECORD = 256 * 1024

Line = Annotated[str, Field(max_length=LONGEST_POSITION)]


# -- requests


class UploadedText(Message):
    """A file with records."""

    # Ignore unknown fields: errors about thousands of them would block the event loop.
    model_config = ConfigDict(extra="ignore")

    text: Annotated[str, Field(json_schema_extra={"maxLength": LARGEST_RECORD})]

    def checked(self) -> str:
        """The text.

        Raises:
            Refused: it is too large.
        """
        if len(self.text) > LARGEST_RECORD:
            raise Refused("too-large", limit=LARGEST_RECORD)
        return self.text


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


class SheetLine(TypedDict):
    """What a sheet is worth; no line follows."""

    type: Literal["sheet"]
    sheet: SheetWorthView


class RolloutView(RolloutJson):
    """Games that bots played after each move, with the same dice after each; the best first."""

    bot: str
    unit: Unit


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
