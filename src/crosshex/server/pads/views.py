"""The messages about shared score pads that clients send and get.

The server does not know what a word on a sheet means: it is a few letters and digits.
"""

from typing import Annotated, Final, Literal

from pydantic import FailFast, Field, StringConstraints
from typing_extensions import TypedDict

from crosshex.table.commands import Game, Message, Name, TypedOptions

MOST_SHEETS: Final = 8
"""How many sheets a pad may have."""
MOST_WORDS: Final = 1000
"""How many words a sheet may have; a game has about fifty, and each may be taken back."""
MOST_NUMBERS: Final = 8
LARGEST_NUMBER: Final = 1000

PadId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{16,32}$")]
"""A random id that the client chooses, so that it can repeat a lost request."""
Word = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9*!,.:<>=-]{1,12}$")]
# No `max_length`: too many words have their own refusal. One bad word is enough to refuse a log.
Log = Annotated[list[Word], FailFast(), Field(json_schema_extra={"maxItems": MOST_WORDS})]
Lucky = Annotated[
    list[Annotated[int, Field(ge=0, le=LARGEST_NUMBER)]], Field(max_length=MOST_NUMBERS)
]


class PadSheet(Message):
    """A sheet as its writer sends it."""

    id: PadId
    name: Name
    lucky: Lucky | None = None
    log: Log


class NewPad(Message):
    """How a pad is shared: with the sheets that are written on this device."""

    id: PadId
    game: Game
    options: TypedOptions = Field(default_factory=dict)
    sheets: Annotated[list[PadSheet], Field(min_length=1, max_length=MOST_SHEETS)]


class PadLog(Message):
    """What was written on a sheet, from its first word on."""

    id: PadId
    log: Log


class PadLogs(Message):
    """What somebody has written on their sheets."""

    sheets: Annotated[list[PadLog], Field(min_length=1, max_length=MOST_SHEETS)]


class PadLink(Message):
    """Whether there is a link to join; a new one takes the place of the old one."""

    on: bool


class NextPad(Message):
    """The id of the pad for the next game, should there be none yet."""

    id: PadId


class PadSheetView(TypedDict):
    """A sheet; `stored` says for each word of the log with which change of the pad it came."""

    id: str
    name: str
    lucky: list[int] | None
    log: list[str]
    stored: list[int]


class PadView(TypedDict):
    """A pad as one client sees it. `seq` grows by one with each change.

    `yours` are the sheets that you write. `link` is the code to join by, for those who have joined.
    `next` is the pad of the next game.
    """

    pad: Literal[1]
    id: str
    game: str
    options: dict[str, str]
    seq: int
    owner: bool
    yours: list[str]
    link: str | None
    next: str | None
    sheets: list[PadSheetView]
