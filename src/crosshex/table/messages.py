"""What clients are sent over the socket, as types; docs/protocol.md explains them.

What games add is said by the types that the methods of their adapters return. The news are in
`news`, the answers to REST requests beside what makes them.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, Literal, NotRequired, get_args, get_type_hints

# Before Python 3.12, Pydantic can make a schema only of the TypedDict of typing_extensions.
from typing_extensions import TypedDict, is_typeddict

PROTOCOL = 1


@dataclass(frozen=True)
class FromAdapters:
    """Marks a type that the games' adapters define: all that a method of theirs returns."""

    method: str

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        """The union of what the method returns, over all adapters."""
        found = [NoRoom] if self.method == "room" else []
        return handler.generate_schema(
            reduce(or_, dict.fromkeys([*found, *_returned(self.method)]))
        )


class NewsHead(TypedDict):
    """What all news have: the number of the event, and its time."""

    seq: int
    at: int


class AllNews:
    """Marks news: those of tables, and those of the games' adapters, each with `NewsHead`."""

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        """The union of the types of all news."""
        from crosshex.table.news import TABLE_NEWS

        found = map(_with_head, [*TABLE_NEWS, *_returned("news")])
        return handler.generate_schema(reduce(or_, dict.fromkeys(found)))


def _returned(method: str) -> Iterator[Any]:
    """The types that a method of the adapters returns; not those that have none of their own."""
    from crosshex.table.adapter import GameAdapter, every_adapter

    for adapter in every_adapter():
        found = getattr(type(adapter), method)
        if found is not getattr(GameAdapter, method):
            kind = get_type_hints(found).get("return", dict[str, Any])
            yield from get_args(kind) if isinstance(kind, UnionType) else (kind,)


@cache
def _with_head(kind: Any) -> Any:
    if not is_typeddict(kind):
        return kind
    fields = get_type_hints(NewsHead) | get_type_hints(kind, include_extras=True)
    made: Any = TypedDict(kind.__name__, fields)  # type: ignore[misc]
    made.__doc__ = kind.__doc__
    return made


Status = Literal["open", "playing", "over"]
StateView = Annotated[Mapping[str, Any], FromAdapters("show_state")]
"""A position as its game's adapter shows it; `kind` says which adapter that is."""
AskView = Annotated[Mapping[str, Any], FromAdapters("ask")]
"""What a seat may do, as its game's adapter asks."""
ChoiceLike = Annotated[Mapping[str, Any], FromAdapters("show_choice")]
"""A player's own choice that waits for the others; `move` is its notation."""
AdapterNews = Mapping[str, Any]
"""What an adapter tells of a move or a throw; `type` says which of its news."""
News = Annotated[Mapping[str, Any], AllNews()]
"""What just happened: `seq`, `at`, `type`, and the fields of that type."""
RoomView = Annotated[Mapping[str, Any], FromAdapters("room")]
"""What a game's adapter tells before a table is set up."""
AdapterAnswer = Annotated[Mapping[str, Any], FromAdapters("query")]
"""The answer to a question that only one game has."""


class NoRoom(TypedDict):
    """The `room` of a game whose drawing needs nothing."""


class PlainMove(TypedDict):
    """A move by its notation."""

    move: str


class Chose(TypedDict):
    """A seat made a choice that is hidden until all have chosen."""

    type: Literal["chose"]
    seat: int


class SeatView(TypedDict):
    """A seat and its holder; `kept_for` names the person who left it to a bot and may return."""

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

    Bots decided for the seats in `stood_in`, at least for part of the game. The seat `resigned`
    gave up.
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
    """A request to take a decision back: who agreed, and who must agree."""

    by: int
    agreed: list[int]
    needed: list[int]


class TakeoverView(TypedDict):
    """A vote on an absent player."""

    seat: int
    agreed: list[int]
    needed: list[int]


DiceOrigin = Literal["committed", "server", "daily", "entered"]
"""What a record's `Dice` header says: the server committed to the dice before it knew any share, or
drew them without such a proof, or they are the throws of a day, fixed beforehand for everybody, or
people threw and entered them."""


class DiceView(TypedDict):
    """What a client needs to check the dice.

    `seed` is null until the game is over, or until the day of a Daily is closed.
    """

    commit: str
    seed: str | None
    shares: list[str]
    origin: DiceOrigin


class ThrowView(TypedDict):
    """A throw that one of `seats` may enter; `again` if it was entered and can be corrected.

    `thrower` is the seat that throws, if the game has one. `dice` holds the number of faces of each
    die, None for a die that has left the game.
    """

    thrower: int | None
    seats: list[int]
    dice: list[int | None]
    again: bool


class DiceTicket(TypedDict):
    """The server's commitment to the dice of one new table, before it knows any share."""

    ticket: str
    commit: str
    expires: int


class SetupView(TypedDict):
    """The part of a table that a move does not change.

    `takebacks` is sent only if decisions are final, `first` if the seat that begins was chosen,
    `halted` if the owner has stopped the bots, and `own_dice` if people enter their throws.
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
    """The part of a table that any event may change, without the position.

    Bots decide this one question for the seats in `missed`. The game waits for the seat `paused`.
    `throw` is sent where people enter their dice, if a throw is awaited or can be corrected.
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
    """A player's own choice that waits for the others."""

    seat: int
    choice: ChoiceLike


class LinksView(TypedDict):
    """The codes of the table's links."""

    invite: str | None
    watch: str | None


class PlaceView(TypedDict):
    """A client's seats and rights at a table; `left` are seats that it left and may take again."""

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
    """A table in a list; `options` are those that make another game of it, as they are written."""

    id: str
    game: str
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
    options: NotRequired[dict[str, str]]


class WaitingTable(TableSummary):
    """A running table that waits for the client, and until when; null: for any time."""

    deadline: int | None


# -- the messages that carry these


class Fault(TypedDict):
    """Why something was refused; `legal` only for an illegal move."""

    code: str
    params: dict[str, str | int | None]
    legal: NotRequired[list[str]]


class AwaitedView(TypedDict):
    """A seat whose connection has just dropped, and how long a takeover is refused."""

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
    """The first message of a socket; `build` names the build of this server's browser app."""

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
    """A win that begins with a move: proven against every legal answer, or only likely."""

    proven: bool
    line: list[str]


HintParts = TypedDict(
    "HintParts",
    {
        "choice": NotRequired[ChoiceLike],
        "from": NotRequired[tuple[int, int]],
        "to": NotRequired[tuple[int, int]],
    },
)
"""What the adapter of a game adds to a hint."""


class HintAnswer(HintParts):
    """The move that a bot would make, as far as the game can show it."""

    type: Literal["hint"]
    re: str
    seat: int
    move: str
    win: NotRequired[WinView]


class WhyAnswer(TypedDict):
    """Why a move is not legal, as a code; None if there is no reason against it."""

    type: Literal["why"]
    re: str
    seat: int
    move: str
    reason: str | None


class CoachLine(TypedDict):
    """A situation that the coach sees: the client's message `coach-CODE`, with these numbers in it.

    `moves` are the legal moves that it is about; there may be none.
    """

    code: str
    moves: list[str]
    values: dict[str, int]


class CoachAnswer(TypedDict):
    """What a coach would say, most important first; empty while there is nothing to decide."""

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


Answer = Done | HintAnswer | WhyAnswer | CoachAnswer | TableAnswer | ErrorAnswer | AdapterAnswer
FromServer = Welcome | Update | Presence | Pong | Answer
