"""What clients are sent of a game of Six: the types, and what makes them from the rules."""

from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from crosshex.rules import PASS, Cell, Put, Shifts, Side, SixState
from crosshex.rules.six_moves import Taken
from crosshex.table.commands import Query
from crosshex.table.faults import Refused, dashed
from crosshex.table.six.recent import LastMove, SixRecent

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
    """A game of Six. `recent` has the last moves of all other seats, the newest at the end."""

    kind: Literal["six"]
    phase: Literal["placing", "moving", "over"]
    seat: int
    side: SideName
    black: list[CellPair]
    red: list[CellPair]
    hands: list[int]
    moves: int
    quiet: int
    recent: list[SixMoveView]
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
        "type": Literal["moved"],
        "seat": int,
        "move": str,
        "from": CellPair | None,
        "to": CellPair | None,
        "removed": list[HexagonView],
    },
)


SIDES: dict[Side, SideName] = {Side.BLACK: "black", Side.RED: "red"}


def six_view(state: SixState, recent: SixRecent) -> SixView:
    """The game as everybody sees it."""
    return {
        "kind": "six",
        "phase": "over" if state.ended else "moving" if state.moving else "placing",
        "seat": state.seat,
        "side": SIDES[state.side],
        "black": _cells(state.black),
        "red": _cells(state.red),
        "hands": list(state.hands),
        "moves": recent.moves,
        "quiet": state.quiet,
        "recent": [last_move_view(move) for move in recent.last],
        "shapes": [
            {"kind": shape.kind.value, "cells": _cells(shape.cells)}  # type: ignore[typeddict-item]
            for shape in state.winning_shapes
        ],
    }


def _cells(cells: Iterable[Cell]) -> list[CellPair]:
    # Plain tuples: the JSON writer does not accept named tuples.
    return [(q, r) for q, r in sorted(cells)]


def _cell(cell: Cell | None) -> CellPair | None:
    return None if cell is None else (cell.q, cell.r)


def last_move_view(last: LastMove) -> SixMoveView:
    """A move with where it came from and what it removed."""
    return {
        "seat": last.seat,
        "move": str(last.move),
        "from": _cell(last.source),
        "to": _cell(last.target),
        "removed": [{"cell": (q, r), "side": SIDES[side]} for (q, r), side in last.removed],
    }


def six_ask(state: SixState, seat: int) -> SixAsk:
    """What the seat to move may do; clients ask for the targets of each hexagon separately."""
    legal = state.legal(seat)
    taken: list[Cell] = []
    stuck: list[tuple[Cell, str]] = []
    if isinstance(legal, Shifts):
        taken = sorted({after.source for after in legal.taken if after.targets})
        stuck = [
            (cell, dashed(reason.name))
            for cell in sorted(state.hexagons(state.side).difference(taken))
            if (reason := state.why_not_take(cell))
        ]
    puts = [move.cell for move in legal if isinstance(move, Put) and not move.claim]
    return {
        "kind": "six",
        "seat": seat,
        "phase": "moving" if state.moving else "placing",
        "side": SIDES[state.side],
        "put": _cells(puts) if not state.moving else [],
        "take": _cells(taken),
        "stuck": [{"cell": (q, r), "reason": reason} for (q, r), reason in stuck],
        "pass": bool(state.moving) and not isinstance(legal, Shifts) and list(legal) == [PASS],
        "manual": state.game.claim == "manual",
    }


def six_groups(state: SixState, seat: int, cell: Cell) -> list[GroupView]:
    """Where a hexagon could go, for each group that may stay (S4).

    Raises:
        Refused: it may not be taken, or not by this seat.
    """
    reason = state.why_not_take(cell)
    if reason or seat != state.seat:
        code = dashed(reason.name) if reason else "not-to-act"
        raise Refused("illegal-move", move=str(cell), seat=seat, reason=code)
    legal = state.legal(seat)
    found = legal.taken if isinstance(legal, Shifts) else []
    return [_group(state, after) for after in found if after.source == cell]


def _group(state: SixState, after: Taken) -> GroupView:
    gone = state.all_hexagons - after.stays - {after.source}
    removed: list[HexagonView] = [
        {"cell": (cell.q, cell.r), "side": "black" if cell in state.black else "red"}
        for cell in sorted(gone)
    ]
    return {
        "keep": _cell(after.keep),
        "stays": _cells(after.stays) if after.keep is not None else [],
        "removed": removed,
        "targets": _cells(after.targets),
    }
