"""What clients are sent, as types: the machine-readable twin of docs/protocol.md."""

from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal, NotRequired

# Pydantic makes a schema of these only from the typing_extensions flavour before Python 3.12.
from typing_extensions import TypedDict

PROTOCOL = 1


@dataclass(frozen=True)
class FromFaces:
    """Stands in a type for what the faces of the games send: the schema lists all of it."""

    part: Literal["state", "ask", "choice", "news", "room", "answers", "queries"]

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        """The union of these types over all faces."""
        from crosshex.table.face import every_face

        shared: dict[str, list[Any]] = {"news": [*SHARED_NEWS], "room": [NoRoom]}
        found = shared.get(self.part, [])
        for face in every_face():
            kinds = getattr(face.messages, self.part)
            found += kinds if isinstance(kinds, tuple) else [kinds] if kinds else []
        return handler.generate_schema(reduce(or_, dict.fromkeys(found)))


Status = Literal["open", "playing", "over"]
StateView = Annotated[dict[str, Any], FromFaces("state")]
"""A position as its game's face shows it; `kind` says which face that is."""
AskView = Annotated[dict[str, Any], FromFaces("ask")]
"""What a seat may do, as its game's face asks."""
ChoiceLike = Annotated[dict[str, Any], FromFaces("choice")]
"""A choice of one's own that waits for the others; `move` is its notation."""
News = Annotated[dict[str, Any], FromFaces("news")]
"""What just happened: `seq`, `at`, `type`, and the fields of that type."""
RoomView = Annotated[dict[str, Any], FromFaces("room")]
"""What a game's face tells before a table is set up."""
FaceAnswer = Annotated[dict[str, Any], FromFaces("answers")]
"""The answer to a question that only one game knows."""


class SeatView(TypedDict):
    """A seat and who holds it; a bot keeps it for the person `kept_for`, who left."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    stand_in: str | None
    owner: bool
    side: str | None
    shared: bool
    kept_for: NotRequired[str]


class OutcomeView(TypedDict):
    """How the game ended.

    For the seats in `stood_in` a bot decided, in part or at the end; the seat `resigned` gave up.
    """

    scores: list[float]
    winners: list[int]
    ending: str
    result: str
    stood_in: NotRequired[list[int]]
    resigned: NotRequired[int]


class DrawView(TypedDict):
    """A draw on offer."""

    by: int
    agreed: list[int]


class TakebackView(TypedDict):
    """Somebody asks to take a decision back: who agreed, and who must agree."""

    by: int
    agreed: list[int]
    needed: list[int]


class TakeoverView(TypedDict):
    """A vote on an absent player."""

    seat: int
    agreed: list[int]
    needed: list[int]


DiceOrigin = Literal["committed", "server", "entered"]
"""What a record's `Dice` says: committed to before any share was known, drawn so that nothing
proves how, or entered by people who threw them."""


class DiceView(TypedDict):
    """What anyone needs to check the dice; the seed once the game is over.

    `origin` is missing at tables that were set up before it was noted.
    """

    commit: str
    seed: str | None
    shares: list[str]
    origin: NotRequired[DiceOrigin]


class ThrowView(TypedDict):
    """A throw that people enter: one of `seats` does, `again` where it may still be corrected.

    It is the throw of the seat `thrower`, if it is anybody's. `dice` are the faces of each die,
    None for one that has left.
    """

    thrower: int | None
    seats: list[int]
    dice: list[int | None]
    again: bool


class DiceTicket(TypedDict):
    """What the server commits to before it knows anybody's share; for one new table."""

    ticket: str
    commit: str
    expires: int


class SetupView(TypedDict):
    """What a move does not change of a table.

    `takebacks` stands there where there are none, `first` where the seat that begins was chosen,
    `halted` where the owner has stopped the bots, `own_dice` where people enter their throws.
    """

    id: str
    public: bool
    created: int
    game: str
    options: dict[str, Any]
    time: int | None
    pace: int
    seats: list[SeatView]
    dice: DiceView | None
    rematch: str | None
    takebacks: NotRequired[bool]
    first: NotRequired[int]
    halted: NotRequired[bool]
    own_dice: NotRequired[bool]


class MomentView(TypedDict):
    """How it stands at a table, without the position.

    Bots decide this one question for the seats in `missed`; the game waits for the seat `paused`.
    `throw` stands there where people enter their dice, and a throw is awaited or can be corrected.
    """

    status: Status
    deadline: int | None
    owes: list[int]
    asked: int
    draw: DrawView | None
    takeovers: list[TakeoverView]
    outcome: OutcomeView | None
    expires: int
    missed: NotRequired[list[int]]
    paused: NotRequired[int]
    takeback: NotRequired[TakebackView]
    throw: NotRequired[ThrowView]


class TableView(SetupView, MomentView):
    """A table as everybody sees it."""

    state: StateView | None


class OwnChoice(TypedDict):
    """A choice of one's own that waits for the others."""

    seat: int
    choice: ChoiceLike


class LinksView(TypedDict):
    """The codes of the table's links."""

    invite: str | None
    watch: str | None


class PlaceView(TypedDict):
    """What a client is at a table; `left` are the seats that it left and may take again."""

    owner: bool
    seats: list[int]
    may: list[str]
    links: LinksView | None
    left: NotRequired[list[int]]


class YouView(PlaceView):
    """What concerns one client only."""

    asks: list[AskView]
    chosen: list[OwnChoice]


class SummarySeat(TypedDict):
    """A seat in a list of tables."""

    name: str | None
    kind: Literal["open", "person", "bot"]


class TableSummary(TypedDict):
    """A table in a list."""

    id: str
    game: str
    variant: NotRequired[str]
    status: Status
    seats: list[SummarySeat]
    public: bool
    time: int | None
    created: int
    active_at: int
    yours: list[int]
    owner: bool
    result: str | None
    left: NotRequired[list[int]]


# -- what just happened, whatever the game


class NewsBase(TypedDict):
    """What all news have: the number of the event, and when it was."""

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
    """A seat is open again; `name` is who sat there, if they left or were sent away."""

    type: Literal["stood"]
    seat: int
    name: NotRequired[str]
    why: Literal["left", "removed", "moved"]


class StartedNews(NewsBase):
    """The game began; `chosen` where the seat that begins was not drawn by lot."""

    type: Literal["started"]
    first: int
    lucky: list[tuple[int, int] | None]
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
    """A seat decides again what the event `to` asked."""

    type: Literal["taken-back"]
    seat: int
    to: int


class EndedNews(NewsBase):
    """The game is over."""

    type: Literal["ended"]
    outcome: OutcomeView


class StoodInNews(NewsBase):
    """A bot plays for a person; `name` is who sat there, if they left or were sent away."""

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
    """Somebody agreed that a bot stands in for an absent player."""

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


class PlyView(TypedDict):
    """One step of a replay; `position` is the state on one line."""

    actor: int | Literal["dice"] | None
    move: str | None
    news: list[News]
    state: StateView
    position: str


class RecordFault(TypedDict):
    """Where an uploaded record is wrong, in English; `what` and `params` for other languages."""

    line: int
    column: int
    message: str
    what: str
    params: dict[str, str]


class ReplayView(TypedDict):
    """A game to step through."""

    game: str | None
    options: dict[str, Any]
    names: list[str]
    headers: dict[str, str]
    text: str
    plies: list[PlyView]
    outcome: OutcomeView | None
    error: RecordFault | None


# -- what goes over the wire around these


class Fault(TypedDict):
    """Why something was refused; `legal` only for an illegal move."""

    code: str
    params: dict[str, str | int | None]
    legal: NotRequired[list[str]]


class AwaitedView(TypedDict):
    """Whose connection has just dropped, and for how long nobody can replace them."""

    seat: int
    ms: int


class Snapshot(TypedDict):
    """A whole table for one client."""

    protocol: int
    seq: int
    now: int
    table: TableView
    you: YouView
    news: list[News]
    present: list[int]
    awaited: list[AwaitedView]
    watchers: int


class Welcome(Snapshot):
    """The first message of a socket; `build` names the browser app that this server has."""

    type: Literal["welcome"]
    build: str


class Update(TypedDict):
    """Something happened; `re` names the command of this client that caused it."""

    type: Literal["update"]
    seq: int
    now: int
    table: TableView
    you: YouView
    news: list[News]
    re: NotRequired[str]


class Presence(TypedDict):
    """Who is connected."""

    type: Literal["presence"]
    present: list[int]
    awaited: list[AwaitedView]
    watchers: int


class Pong(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]
    now: int


class Done(TypedDict):
    """A command was carried out."""

    type: Literal["done"]
    re: str
    seq: int


class WinView(TypedDict):
    """A win that begins with a move: against every legal answer, or only likely."""

    proven: bool
    line: list[str]


HintAnswer = TypedDict(
    "HintAnswer",
    {
        "type": Literal["hint"],
        "re": str,
        "seat": int,
        "move": str,
        "choice": ChoiceLike | None,
        "from": tuple[int, int] | None,
        "to": tuple[int, int] | None,
        "win": NotRequired[WinView],
    },
)


class WhyAnswer(TypedDict):
    """Why a move is not legal, as a code; None if nothing speaks against it."""

    type: Literal["why"]
    re: str
    seat: int
    move: str
    reason: str | None


class CoachLine(TypedDict):
    """A situation that holds: the client's message `coach-CODE`, with these numbers in it.

    `moves` are legal moves that it speaks of; there may be none.
    """

    code: str
    moves: list[str]
    values: dict[str, int]


class CoachAnswer(TypedDict):
    """What a coach would say, what matters most first; nothing while nothing is to be decided."""

    type: Literal["coach"]
    re: str
    seat: int
    lines: list[CoachLine]


class TableAnswer(TypedDict):
    """The table for the rematch."""

    type: Literal["table"]
    re: str
    table: str


class ErrorAnswer(TypedDict):
    """A command, or the connection, was refused."""

    type: Literal["error"]
    re: str | None
    error: Fault


Answer = Done | HintAnswer | WhyAnswer | CoachAnswer | TableAnswer | ErrorAnswer | FaceAnswer
FromServer = Welcome | Update | Presence | Pong | Answer


# -- answers to REST requests


class Session(TypedDict):
    """The tables of one client."""

    protocol: int
    tables: list[TableSummary]


class TableList(TypedDict):
    """Some tables."""

    tables: list[TableSummary]


class Followed(TypedDict):
    """Where a link leads."""

    kind: Literal["invite", "watch"]
    table: TableSummary


class Replays(TypedDict):
    """The records of an uploaded file."""

    records: list[ReplayView]


class NoRoom(TypedDict):
    """What a game tells before a table is set up whose drawing needs nothing."""


class OptionEntry(TypedDict):
    """An option of a game, for a form.

    `type` is `choice` (one of `values`), `limit` (a number from `least` to `most`, or null where it
    may be `off`) or `pairs` (one of `values` for each seat, drawn by lot where it is not named).
    """

    name: str
    type: str
    values: list[Any] | None
    default: Any
    least: NotRequired[int]
    most: NotRequired[int]
    off: NotRequired[bool]


class GameEntry(TypedDict):
    """A game of the catalogue.

    `kind` says how it is drawn, `room` what its drawing needs, `title` what it is called where the
    client has no message for it; `texts` whether `/api/games/GAME/texts/LANGUAGE` has messages.
    Where `first_by_lot`, any seat may begin; elsewhere it is always the first one. Where `prints`,
    `/api/games/GAME/sheets.pdf` has empty sheets; where `lessons`, `/api/learn/GAME` has some;
    where `coach`, the command `coach` has something to say. `puzzles` says how many
    `/api/puzzles/GAME` has.
    """

    game: str
    title: str
    kind: str
    seats: list[int]
    bots: list[str]
    default_bot: str
    options: list[OptionEntry]
    dice: bool
    prints: bool
    lessons: bool
    puzzles: int
    coach: bool
    sides: list[str]
    draws: bool
    resignation: bool
    first_by_lot: bool
    texts: bool
    room: RoomView
    variants: list[str]
    claims: list[str]


class Limits(TypedDict):
    """How long, how large, how late."""

    name: int
    time_min: int
    time_max: int
    frame: int
    record: int
    idle_days: float


class Catalogue(TypedDict):
    """What can be played here; `address` is where others in the network reach the server."""

    protocol: int
    version: str
    games: list[GameEntry]
    limits: Limits
    address: str | None


class Failure(TypedDict):
    """The answer to a request that was refused."""

    error: Fault
