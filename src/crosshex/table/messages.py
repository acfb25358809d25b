"""What clients are sent, as types: the machine-readable twin of docs/protocol.md."""

from typing import Any, Literal, NotRequired

# Pydantic makes a schema of these only from the typing_extensions flavour before Python 3.12.
from typing_extensions import TypedDict

PROTOCOL = 1

Status = Literal["open", "playing", "over"]
ColourName = Literal["red", "yellow", "green", "blue"]
SideName = Literal["black", "red"]
GameName = Literal["qwixx", "longo", "six"]
CellPair = tuple[int, int]


class RollView(TypedDict):
    """The dice on the table; None for a colour whose die has left."""

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
    """A choice that may be made now, and what it brings."""

    gain: int
    skips: int
    risk: int


class LayoutRow(TypedDict):
    """A row as it is printed."""

    colour: ColourName
    numbers: list[int]
    locking: list[int]


class LayoutView(TypedDict):
    """A sheet as it is printed."""

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
    """What is public of one turn."""

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


class HexagonView(TypedDict):
    """A hexagon and its colour."""

    cell: CellPair
    side: SideName


SixMoveView = TypedDict(
    "SixMoveView",
    {
        "seat": int,
        "move": str,
        "from": CellPair | None,
        "to": CellPair | None,
        "removed": list[HexagonView],
    },
)


class ShapeView(TypedDict):
    """A shape that won."""

    kind: Literal["line", "triangle", "ring"]
    cells: list[CellPair]


class SixView(TypedDict):
    """A game of Six."""

    kind: Literal["six"]
    phase: Literal["placing", "moving", "over"]
    seat: int
    side: SideName
    black: list[CellPair]
    red: list[CellPair]
    hands: list[int]
    moves: int
    quiet: int
    last: SixMoveView | None
    shapes: list[ShapeView]


class SeatView(TypedDict):
    """A seat and who holds it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    stand_in: str | None
    owner: bool
    side: SideName | None
    shared: bool


class OutcomeView(TypedDict):
    """How the game ended."""

    scores: list[float]
    winners: list[int]
    ending: str
    result: str


class OptionsView(TypedDict):
    """The options of the game; those of Six only there."""

    variant: NotRequired[Literal["basic", "advanced"]]
    claim: NotRequired[Literal["auto", "manual"]]
    repetition: NotRequired[int | None]
    move_limit: NotRequired[int | None]


class DrawView(TypedDict):
    """A draw on offer."""

    by: int
    agreed: list[int]


class TakeoverView(TypedDict):
    """A vote on an absent player."""

    seat: int
    agreed: list[int]
    needed: list[int]


class DiceView(TypedDict):
    """What anyone needs to check the dice; the seed once the game is over."""

    commit: str
    seed: str | None
    shares: list[str]


class SetupView(TypedDict):
    """What a move does not change of a table."""

    id: str
    public: bool
    created: int
    game: GameName
    options: OptionsView
    time: int | None
    pace: int
    seats: list[SeatView]
    dice: DiceView | None
    rematch: str | None


class MomentView(TypedDict):
    """How it stands at a table, without the position."""

    status: Status
    deadline: int | None
    owes: list[int]
    asked: int
    draw: DrawView | None
    takeovers: list[TakeoverView]
    outcome: OutcomeView | None
    expires: int


class TableView(SetupView, MomentView):
    """A table as everybody sees it."""

    state: QwixxView | SixView | None


class QwixxAsk(TypedDict):
    """What a seat may choose."""

    kind: Literal["qwixx"]
    seat: int
    phase: Literal["action-1", "action-2"]
    choices: list[OfferView]


class StuckView(TypedDict):
    """A hexagon that may not be taken, and why."""

    cell: CellPair
    reason: str


SixAsk = TypedDict(
    "SixAsk",
    {
        "kind": Literal["six"],
        "seat": int,
        "phase": Literal["placing", "moving"],
        "side": SideName,
        "put": list[CellPair],
        "take": list[CellPair],
        "stuck": list[StuckView],
        "pass": bool,
        "manual": bool,
    },
)


class OwnChoice(TypedDict):
    """A choice of one's own that waits for the others."""

    seat: int
    choice: ChoiceView


class LinksView(TypedDict):
    """The codes of the table's links."""

    invite: str | None
    watch: str | None


class PlaceView(TypedDict):
    """What a client is at a table."""

    owner: bool
    seats: list[int]
    may: list[str]
    links: LinksView | None


class YouView(PlaceView):
    """What concerns one client only."""

    asks: list[QwixxAsk | SixAsk]
    chosen: list[OwnChoice]


class SummarySeat(TypedDict):
    """A seat in a list of tables."""

    name: str | None
    kind: Literal["open", "person", "bot"]


class TableSummary(TypedDict):
    """A table in a list."""

    id: str
    game: GameName
    variant: NotRequired[Literal["basic", "advanced"]]
    status: Status
    seats: list[SummarySeat]
    public: bool
    time: int | None
    created: int
    active_at: int
    yours: list[int]
    owner: bool
    result: str | None


News = dict[str, Any]
"""What just happened: `seq`, `at`, `type`, and the fields of that type."""


class GroupView(TypedDict):
    """What may follow once a hexagon of Six is taken, for one group that stays."""

    keep: CellPair | None
    stays: list[CellPair]
    removed: list[HexagonView]
    targets: list[CellPair]


class PlyView(TypedDict):
    """One step of a replay."""

    actor: int | Literal["dice"] | None
    move: str | None
    news: list[News]
    state: QwixxView | SixView


class RecordFault(TypedDict):
    """Where an uploaded record is wrong."""

    line: int
    column: int
    message: str


class ReplayView(TypedDict):
    """A game to step through."""

    game: GameName | None
    options: OptionsView
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


class Snapshot(TypedDict):
    """A whole table for one client."""

    protocol: int
    seq: int
    now: int
    table: TableView
    you: YouView
    news: list[News]
    present: list[int]
    watchers: int


class Welcome(Snapshot):
    """The first message of a socket."""

    type: Literal["welcome"]


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


HintAnswer = TypedDict(
    "HintAnswer",
    {
        "type": Literal["hint"],
        "re": str,
        "seat": int,
        "move": str,
        "choice": ChoiceView | None,
        "from": CellPair | None,
        "to": CellPair | None,
    },
)


class TakenAnswer(TypedDict):
    """Where a hexagon could go."""

    type: Literal["taken"]
    re: str
    seat: int
    cell: CellPair
    groups: list[GroupView]


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


Answer = Done | HintAnswer | TakenAnswer | TableAnswer | ErrorAnswer
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


class GameEntry(TypedDict):
    """A game of the catalogue."""

    game: GameName
    seats: list[int]
    bots: list[str]
    default_bot: str
    variants: list[Literal["basic", "advanced"]]
    claims: list[Literal["auto", "manual"]]


class Limits(TypedDict):
    """How long, how large, how late."""

    name: int
    time_min: int
    time_max: int
    frame: int
    record: int
    idle_days: float


class Catalogue(TypedDict):
    """What can be played here."""

    protocol: int
    version: str
    games: list[GameEntry]
    limits: Limits


class Failure(TypedDict):
    """The answer to a request that was refused."""

    error: Fault
