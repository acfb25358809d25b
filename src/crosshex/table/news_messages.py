"""The news that clients are sent of any game, as types: what just happened at a table."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from crosshex.table.messages import OutcomeView


class NewsBase(TypedDict):
    """What all news have: the number of the event, and its time."""

    seq: int
    at: int


class SeatedNews(NewsBase):
    """A person took a seat."""

    type: Literal["seated"]
    seat: int
    name: str


class BotSeatedNews(NewsBase):
    """A bot holds a seat now."""

    type: Literal["bot-seated"]
    seat: int
    bot: str


class StoodNews(NewsBase):
    """A seat is open again; `name` is the person who left it or was removed."""

    type: Literal["stood"]
    seat: int
    name: NotRequired[str]
    why: Literal["left", "removed", "moved"]


class StartedNews(NewsBase):
    """The game began; `chosen` if the seat that begins was not drawn by lot.

    `options` holds the values of the options that can be drawn by lot.
    """

    type: Literal["started"]
    first: int
    options: dict[str, Any]
    chosen: NotRequired[bool]


class ChoseNews(NewsBase):
    """A seat made a choice that is hidden until all have chosen."""

    type: Literal["chose"]
    seat: int


class SeatNews(NewsBase):
    """Something about one seat."""

    type: Literal[
        "draw-offered",
        "draw-declined",
        "resigned",
        "returned",
        "paused",
        "resumed",
        "withdrawn",
        "takeback-asked",
        "takeback-agreed",
        "takeback-declined",
    ]
    seat: int


class DrawAgreedNews(NewsBase):
    """A seat agreed to a draw."""

    type: Literal["draw-agreed"]
    seat: int


class TakenBackNews(NewsBase):
    """A seat answers the question of the event `to` again."""

    type: Literal["taken-back"]
    seat: int
    to: int


class EndedNews(NewsBase):
    """The game is over."""

    type: Literal["ended"]
    outcome: OutcomeView


class StoodInNews(NewsBase):
    """A bot plays for a person; `name` is that person, if they left or were removed."""

    type: Literal["stood-in"]
    seat: int
    bot: str
    name: NotRequired[str]
    why: Literal["time", "vote", "left", "removed"]


class MissedNews(NewsBase):
    """A person's time ran out; the bot makes this one decision."""

    type: Literal["missed"]
    seat: int
    bot: str


class TakeoverNews(NewsBase):
    """The seat `by` agreed that a bot stands in for the absent player of `seat`."""

    type: Literal["takeover-asked"]
    seat: int
    by: int


class BotFailedNews(NewsBase):
    """A bot gave no legal move."""

    type: Literal["bot-failed"]
    seat: int
    bot: str
    why: Literal["crash", "time", "illegal"]


class ConfiguredNews(NewsBase):
    """The owner changed how the table is run."""

    type: Literal["configured"]


class HaltedNews(NewsBase):
    """The owner stopped a game that only bots play, or let it go on."""

    type: Literal["halted"]
    on: bool


class LinksNews(NewsBase):
    """A link was made or revoked."""

    type: Literal["links"]
    kind: Literal["invite", "watch"]


class RematchNews(NewsBase):
    """Another table follows."""

    type: Literal["rematch"]
    table: str


SHARED_NEWS = (
    SeatedNews,
    BotSeatedNews,
    StoodNews,
    StartedNews,
    ChoseNews,
    SeatNews,
    DrawAgreedNews,
    TakenBackNews,
    EndedNews,
    StoodInNews,
    MissedNews,
    TakeoverNews,
    BotFailedNews,
    ConfiguredNews,
    HaltedNews,
    LinksNews,
    RematchNews,
)
