"""Draws the hexagon board for the terminal.

Each row of the plane is a line, shifted by half a cell against the line above it. So the six
neighbours of a cell are around it, as on a real board. If there is room, hexagons have edges.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from crosshex.rules import Cell, Move, Put, Shift, Side, SixState

_STYLES = {Side.BLACK: "bold white on #555555", Side.RED: "bold white on #b02a2a"}
_FREE = "dim"
_HALF = 2
"""Half the width of a cell in characters."""
_TALL = 40
"""Enough lines for any picture of a rules page."""


@dataclass(frozen=True)
class HexBoard:
    """What a drawing of the board shows.

    Attributes:
        hexagons: the cells with a hexagon, and its side.
        free: empty cells, marked with a dot.
        last: cells in brackets: the last move.
        winning: cells in parentheses: the winning shape.
        fixed: hexagons that may not be taken, in lower case.
        struck: hexagons marked with an x.
    """

    hexagons: Mapping[Cell, Side]
    free: Collection[Cell] = ()
    last: Collection[Cell] = ()
    winning: Collection[Cell] = ()
    fixed: Collection[Cell] = ()
    struck: Collection[Cell] = ()

    @property
    def cells(self) -> set[Cell]:
        """Every cell that shows something."""
        return {*self.hexagons, *self.free, *self.last}


def board_of(
    state: SixState,
    *,
    last: Move | None = None,
    free: Collection[Cell] = (),
    fixed: Collection[Cell] = (),
    struck: Collection[Cell] = (),
) -> HexBoard:
    """The board of a state; `last` is the move that led to it."""
    hexagons = dict.fromkeys(state.black, Side.BLACK) | dict.fromkeys(state.red, Side.RED)
    moved: tuple[Cell, ...] = ()
    if isinstance(last, Put):
        moved = (last.cell,)
    elif isinstance(last, Shift):
        moved = (last.source, last.target)
    winning = frozenset[Cell]().union(*(shape.cells for shape in state.winning_shapes))
    return HexBoard(hexagons, free, moved, winning, fixed, struck)


def draw_board(board: HexBoard, *, height: int = 24, plain: bool = False) -> Text:
    """The board, with edges around the hexagons if that fits into `height` lines."""
    rows = _rows(board)
    if 2 * len(rows) + 1 <= height:
        return _with_edges(board, rows, plain)
    return Text("\n").join(_line(board, row, _HALF, _mark, plain) for row in rows)


def draw_coordinates(board: HexBoard, *, width: int = 80, plain: bool = False) -> tuple[Text, bool]:
    """The board with the coordinates of every cell, and whether they had to be shortened.

    If `q,r` would be too wide, a cell shows only q, and r is at the left of its line.
    """
    rows = _rows(board)
    longest = max(len(_full(board, cell)) for cell in board.cells)
    half = longest // 2 + 1
    left, right = _extent(board, half)
    if right - left + 2 * half <= width:
        lines = [_line(board, row, half, _full, plain) for row in rows]
        return Text("\n").join(lines), False
    margin = max(len(str(row)) for row in rows)
    lines = []
    for row in rows:
        line = Text(f"{row:{margin}} │")
        line.append_text(_line(board, row, _HALF, _short, plain))
        lines.append(line)
    return Text("\n").join(lines), True


def _rows(board: HexBoard) -> list[int]:
    lines = [cell.r for cell in board.cells]
    return list(range(min(lines), max(lines) + 1))


def _extent(board: HexBoard, half: int) -> tuple[int, int]:
    """The columns where the leftmost and the rightmost cell begin."""
    places = [_place(cell, half) for cell in board.cells]
    return min(places), max(places)


def _place(cell: Cell, half: int) -> int:
    return 2 * half * cell.q + half * cell.r


def _letter(board: HexBoard, cell: Cell) -> str:
    letter = board.hexagons[cell].name[0]
    return letter.lower() if cell in board.fixed else letter


def _mark(board: HexBoard, cell: Cell) -> str:
    """What a cell shows, three characters wide."""
    if cell not in board.hexagons:
        return "[·]" if cell in board.last else " · "
    if cell in board.struck:
        return f"x{_letter(board, cell)}x"
    if cell in board.winning:
        return f"({_letter(board, cell)})"
    return f"[{_letter(board, cell)}]" if cell in board.last else f" {_letter(board, cell)} "


def _full(board: HexBoard, cell: Cell) -> str:
    return f"{_letter(board, cell)}{cell}" if cell in board.hexagons else str(cell)


def _short(board: HexBoard, cell: Cell) -> str:
    return f"{_letter(board, cell)}{cell.q}" if cell in board.hexagons else str(cell.q)


def _line(
    board: HexBoard, row: int, half: int, show: Callable[[HexBoard, Cell], str], plain: bool
) -> Text:
    """One row of the plane as one line."""
    left, _ = _extent(board, half)
    line = Text()
    for cell in sorted(cell for cell in board.cells if cell.r == row):
        line.append(" " * (_place(cell, half) - left - len(line)))
        line.append(show(board, cell).center(2 * half - 1), _style(board, cell, plain))
    return line


def _style(board: HexBoard, cell: Cell, plain: bool) -> str:
    if plain:
        return ""
    side = board.hexagons.get(cell)
    if side is None:
        return _FREE
    style = _STYLES[side]
    return f"{style} reverse" if cell in board.winning else style


def _with_edges(board: HexBoard, rows: list[int], plain: bool) -> Text:
    """The board with edges: a line of slanted edges is between any two rows of cells."""
    left, right = _extent(board, _HALF)
    size = right - left + 2 * _HALF + 1
    lines = [[(" ", "")] * size for _ in range(2 * len(rows) + 1)]
    for cell in board.cells:
        x, y = _place(cell, _HALF) - left, 2 * (cell.r - rows[0]) + 1
        if cell in board.hexagons:
            for dx, dy, edge in (
                (0, 0, "│"), (4, 0, "│"), (1, -1, "╱"), (3, -1, "╲"), (1, 1, "╲"), (3, 1, "╱")
            ):  # fmt: skip
                lines[y + dy][x + dx] = (edge, "" if plain else "dim")
        style = _style(board, cell, plain)
        for offset, character in enumerate(_mark(board, cell), 1):
            lines[y][x + offset] = (character, style)
    drawn = []
    for characters in lines:
        line = Text()
        for character, style in characters:
            line.append(character, style)
        line.rstrip()
        drawn.append(line)
    # A row of empty cells has no edges above or below it.
    return Text("\n").join(drawn[not drawn[0] : len(drawn) - (not drawn[-1])])


def draw_page_board(picture: Mapping[str, Any], plain: bool) -> Text:
    """A board of a rules page, given by its cells; pages scroll, so there is room for edges."""
    hexagons = dict.fromkeys(_cells(picture["black"]), Side.BLACK)
    hexagons |= dict.fromkeys(_cells(picture["red"]), Side.RED)
    board = HexBoard(
        hexagons,
        free=_cells(picture["marked"]),
        last=_cells(picture["bracketed"]),
        struck=_cells(picture["struck"]),
    )
    return draw_board(board, height=_TALL, plain=plain)


def _cells(words: list[str]) -> list[Cell]:
    return [Cell.parse(word) for word in words]
