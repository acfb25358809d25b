"""Six as plain text: the hexagons where they lie, with coordinates at the left."""

from crosshex.rules import Cell, SixState
from crosshex.rules.hexagons import frontier

BLACK, RED, FREE = "B", "R", "."


def text(state: SixState) -> str:
    """The board: black and red hexagons, and a point for each free cell beside one.

    A line is a row with the same r. The cells of a line are two columns apart, and `q` is that of
    its first cell.

    >>> from crosshex.rules import Six
    >>> print(text(Six().start()))
    six, basic: seat 1 (black) puts down
    hexagons in hand: 20 20
    <BLANKLINE>
      r  q
     -1  0  . . .
      0 -1 . R B .
      1 -1  . . .
    """
    side = state.side.name.lower()
    if state.ended:
        lines = [f"six, {state.game.variant}, over: {state.ended.ending}, {state.result}"]
    else:
        does = "moves" if state.moving else "puts down"
        lines = [f"six, {state.game.variant}: seat {state.seat + 1} ({side}) {does}"]
    if not state.moving:
        lines.append(f"hexagons in hand: {' '.join(map(str, state.hands))}")
    return "\n".join([*lines, "", "  r  q", *_rows(state)])


def _rows(state: SixState) -> list[str]:
    marks = dict.fromkeys(frontier(state.all_hexagons), FREE)
    marks |= dict.fromkeys(state.black, BLACK) | dict.fromkeys(state.red, RED)
    left = min(_column(cell) for cell in marks)
    rows = []
    for r in range(min(cell.r for cell in marks), max(cell.r for cell in marks) + 1):
        cells = sorted(cell for cell in marks if cell.r == r)
        line = ""
        for cell in cells:
            line = line.ljust(_column(cell) - left) + marks[cell]
        first = f"{cells[0].q:3}" if cells else "   "
        rows.append(f"{r:3}{first} {line}".rstrip())
    return rows


def _column(cell: Cell) -> int:
    """How far to the right a cell lies, in characters."""
    return 2 * cell.q + cell.r
