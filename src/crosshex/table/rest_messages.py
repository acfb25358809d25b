"""The answers to REST requests, as types."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from crosshex.table.messages import Fault, News, OutcomeView, RoomView, StateView, TableSummary


class PlyView(TypedDict):
    """One step of a replay; `position` is the state on one line."""

    actor: int | Literal["dice"] | None
    move: str | None
    news: list[News]
    state: StateView
    position: str


class RecordFault(TypedDict):
    """An error in an uploaded record, in English; `what` and `params` serve other languages."""

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


class SessionView(TypedDict):
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
    """The `room` of a game whose drawing needs nothing."""


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

    `kind` says how the game is drawn, and `room` what its drawing needs. `title` is its name where
    the client has no message for it. `texts`: `/api/games/GAME/texts/LANGUAGE` has messages.
    `first_by_lot`: any seat may begin, not only the first. `prints`: `/api/games/GAME/sheets.pdf`
    has empty sheets. `lessons`: `/api/learn/GAME` has lessons. `coach`: the command `coach` has
    something to say. `puzzles`: how many puzzles `/api/puzzles/GAME` has.
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


class Limits(TypedDict):
    """The limits of this server: lengths, sizes and times."""

    name: int
    time_min: int
    time_max: int
    frame: int
    record: int
    idle_days: float


class Catalogue(TypedDict):
    """What can be played here; `address` is where other devices in the network reach the server."""

    protocol: int
    version: str
    games: list[GameEntry]
    limits: Limits
    address: str | None


class Failure(TypedDict):
    """The answer to a request that was refused."""

    error: Fault
