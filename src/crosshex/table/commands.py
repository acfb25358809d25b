"""What clients may ask of a table, as typed messages with every length limited."""

from typing import Annotated, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

from crosshex.table.fair_dice import LONGEST_SHARE
from crosshex.table.names import MOST_CODE_POINTS, fault_of_name

LEAST_TIME, MOST_TIME = 5, 14 * 86_400
MOST_PACE = 5_000
MOST_SEATS = 5
LONGEST_MOVE = 64
LONGEST_OPTION: Final = 512
"""How many characters an option may have as it is typed; a sheet has 280 at most."""
MOST_INTEGER = 2**53
"""The largest whole number that every client can read."""


def _check_name(name: str) -> str:
    if fault := fault_of_name(name):
        raise PydanticCustomError(
            "bad-name", "this name is not possible: {reason}", {"reason": fault}
        )
    return name


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True),
    AfterValidator(_check_name),
    Field(json_schema_extra={"minLength": 1, "maxLength": MOST_CODE_POINTS}),
]
Share = Annotated[str, StringConstraints(max_length=LONGEST_SHARE, pattern=r"^[0-9a-f]*$")]
Ticket = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
OWN_DICE: Final = "own"
"""The value of `dice` where people throw their own dice; no ticket is that short."""
Code = Annotated[str, StringConstraints(max_length=64)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_MOVE)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Game = Annotated[str, StringConstraints(min_length=1, max_length=32)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=32)]
Time = Annotated[int, Field(ge=LEAST_TIME, le=MOST_TIME)]
Pace = Annotated[int, Field(ge=0, le=MOST_PACE)]


TypedOptions = Annotated[
    dict[
        Annotated[str, StringConstraints(max_length=32)],
        Annotated[str, StringConstraints(max_length=LONGEST_OPTION)],
    ],
    Field(max_length=4),
]
"""Options of a game by name, as they are typed on the command line."""


class Message(BaseModel):
    """What every message has in common: no unknown fields, no silent conversions."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class MySeat(Message):
    """A seat for the person who sets the table up."""

    kind: Literal["me"]
    name: Name
    share: Share = ""


class BotSeat(Message):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: BotName


class OpenSeat(Message):
    """A seat for a person who joins by the link."""

    kind: Literal["open"]


SeatRequest = Annotated[MySeat | BotSeat | OpenSeat, Field(discriminator="kind")]
OptionName = Annotated[str, StringConstraints(min_length=1, max_length=32)]
OptionWord = Annotated[str, StringConstraints(max_length=LONGEST_OPTION)]
OptionNumber = Annotated[int, Field(ge=-MOST_INTEGER, le=MOST_INTEGER)]
# One bad number is enough to refuse an option.
OptionList = Annotated[
    list[Annotated[list[OptionNumber], Field(max_length=8, fail_fast=True)]],
    Field(max_length=MOST_SEATS, fail_fast=True),
]
Options = Annotated[
    dict[OptionName, bool | OptionNumber | OptionWord | OptionList | None], Field(max_length=16)
]


class NewTable(Message):
    """A request to set a table up.

    `options` are those of the game by name, as `/api/games` lists them. `dice` is a ticket for fair
    dice, or `own` where people enter their throws.
    """

    game: Game
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=MOST_SEATS)]
    options: Options = {}
    time: Time | None = None
    public: bool = False
    pace: Pace = 600
    takebacks: bool = True
    first: SeatNumber | None = None
    dice: Ticket | None = None


class CommandBase(Message):
    """A command and its idempotency key."""

    id: Annotated[str, StringConstraints(min_length=1, max_length=64)]


class SeatCommand(CommandBase):
    """A command for one seat."""

    type: str
    seat: SeatNumber


class Query(SeatCommand):
    """A question about the position; the game's adapter answers those that only some games have."""


class Why(Query):
    """Ask why a move is not legal."""

    type: Literal["why"]
    move: Word


class Coach(Query):
    """Ask what a coach would say to a newcomer who decides now."""

    type: Literal["coach"]


class Play(SeatCommand):
    """Make a move or a choice."""

    type: Literal["play"]
    move: Word
    seq: Annotated[int, Field(ge=0, le=MOST_INTEGER)] | None = None


class Throw(SeatCommand):
    """Enter a throw, at a table where people throw their own dice."""

    type: Literal["throw"]
    roll: Word
    seq: Annotated[int, Field(ge=0, le=MOST_INTEGER)] | None = None


class Resign(SeatCommand):
    """Give up for one's side."""

    type: Literal["resign"]


class OfferDraw(SeatCommand):
    """Offer a draw."""

    type: Literal["offer-draw"]


class AnswerDraw(SeatCommand):
    """Agree to a draw, or decline it."""

    type: Literal["answer-draw"]
    accept: bool


class Withdraw(SeatCommand):
    """Choose again, before all have chosen."""

    type: Literal["withdraw"]


class Takeback(SeatCommand):
    """Take one's last decision back, or ask the other people for it."""

    type: Literal["takeback"]


class AnswerTakeback(SeatCommand):
    """Agree to another player's takeback, or decline it."""

    type: Literal["answer-takeback"]
    accept: bool


class Hint(SeatCommand):
    """Ask what a bot would do."""

    type: Literal["hint"]
    bot: BotName | None = None


class Sit(SeatCommand):
    """Take a seat, or change one's name or share on it."""

    type: Literal["sit"]
    name: Name
    share: Share = ""
    link: Code | None = None


class MoveSeat(SeatCommand):
    """Swap seats, with one that no other person holds."""

    type: Literal["move-seat"]
    to: SeatNumber


class Stand(SeatCommand):
    """Give a seat back before the game."""

    type: Literal["stand"]


class Leave(SeatCommand):
    """Leave a running game to a bot."""

    type: Literal["leave"]


class Return(SeatCommand):
    """Take over from one's stand-in, or from the bot on a seat that one left."""

    type: Literal["return"]


class Resume(SeatCommand):
    """Go on with a game that waits for this seat."""

    type: Literal["resume"]


class Takeover(SeatCommand):
    """Agree that a bot stands in for an absent player."""

    type: Literal["takeover"]
    absent: SeatNumber


class SetBot(SeatCommand):
    """Put a bot on a seat, or change its level."""

    type: Literal["bot"]
    bot: BotName


class Remove(SeatCommand):
    """Open a seat again before the game, or replace a person by a bot during it."""

    type: Literal["remove"]


class Start(CommandBase):
    """Begin the game."""

    type: Literal["start"]
    fill: BotName | None = None


class Configure(CommandBase):
    """Change how the table is run; fields that are missing stay the same."""

    type: Literal["configure"]
    time: Time | None = None
    pace: Pace | None = None
    public: bool | None = None
    first: SeatNumber | None = None


class Halt(CommandBase):
    """Stop a game that only bots play, or let it go on."""

    type: Literal["halt"]
    on: bool


class Advance(CommandBase):
    """Let the bots of a stopped game answer one question."""

    type: Literal["step"]


class Link(CommandBase):
    """Make a new link, or revoke it."""

    type: Literal["link"]
    kind: Literal["invite", "watch"]
    on: bool


class Rematch(CommandBase):
    """Set up the same table again.

    Where people throw their own dice, `first` and `options` name what a lot decides elsewhere.
    Options that they do not name stay the same; without `first` the next seat begins.
    """

    type: Literal["rematch"]
    share: Share = ""
    dice: Ticket | None = None
    first: SeatNumber | None = None
    options: Options = {}


Command = Annotated[
    Play
    | Throw
    | Why
    | Coach
    | Resign
    | OfferDraw
    | AnswerDraw
    | Withdraw
    | Takeback
    | AnswerTakeback
    | Hint
    | Sit
    | MoveSeat
    | Stand
    | Leave
    | Return
    | Resume
    | Takeover
    | SetBot
    | Remove
    | Start
    | Configure
    | Halt
    | Advance
    | Link
    | Rematch,
    Field(discriminator="type"),
]
