"""The messages about shared score pads: what clients send of them, and what they are told.

The server knows nothing of what is written: a word is a few letters and digits.
"""

from typing import Annotated, Final, Literal

from pydantic import FailFast, Field, StringConstraints

# Pydantic makes a schema of these only from the typing_extensions flavour before Python 3.12.
from typing_extensions import TypedDict

from crosshex.table.commands import Game, Message, Name

MOST_SHEETS: Final = 8
"""How many sheets a pad has."""
MOST_WORDS: Final = 1000
"""How many words a sheet takes; a game has some fifty, and each may be taken back."""
MOST_NUMBERS: Final = 8
LARGEST_NUMBER: Final = 1000

PadId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{16,32}$")]
"""The client chooses it by lot, so that a request that was lost can be repeated."""
Word = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9*!,.:<>=-]{1,12}$")]
# Too many words have an answer of their own; and one bad word is as good as a thousand.
Log = Annotated[list[Word], FailFast(), Field(json_schema_extra={"maxItems": MOST_WORDS})]
Lucky = Annotated[
    list[Annotated[int, Field(ge=0, le=LARGEST_NUMBER)]], Field(max_length=MOST_NUMBERS)
]


class PadSheet(Message):
    """A sheet as whoever writes it brings it along."""

    id: PadId
    name: Name
    lucky: Lucky | None = None
    log: Log


class NewPad(Message):
    """How a pad is shared: with the sheets that are written on this device."""

    id: PadId
    game: Game
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
    seq: int
    owner: bool
    yours: list[str]
    link: str | None
    next: str | None
    sheets: list[PadSheetView]
