"""What clients are sent of a game of Six, as types."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from crosshex.table.commands import Query

SideName = Literal["black", "red"]
CellPair = tuple[int, int]
Coordinate = Annotated[int, Field(ge=-999_999, le=999_999)]


class Take(Query):
    """Ask where a hexagon could go."""

    type: Literal["take"]
    cell: Annotated[list[Coordinate], Field(min_length=2, max_length=2)]


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


class GroupView(TypedDict):
    """What taking a hexagon of Six removes, and where it may go, if this group stays."""

    keep: CellPair | None
    stays: list[CellPair]
    removed: list[HexagonView]
    targets: list[CellPair]


class TakenAnswer(TypedDict):
    """Where a hexagon could go."""

    type: Literal["taken"]
    re: str
    seat: int
    cell: CellPair
    groups: list[GroupView]


MovedNews = TypedDict(
    "MovedNews",
    {
        "seq": int,
        "at": int,
        "type": Literal["moved"],
        "seat": int,
        "move": str,
        "from": CellPair | None,
        "to": CellPair | None,
        "removed": list[HexagonView],
    },
)
