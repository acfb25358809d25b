"""A table as plain text: every sheet, or the board of hexagons in slanting rows.

>>> from crosshex.rules import Six
>>> print(draw_text(Moment(Six().start())))
seat 1 to move, black
r   0   R B    first column: q 0
"""

from crosshex.envs.moment import Moment
from crosshex.rules import COLOURS, Cell, QwixxState, Side, SixState
from crosshex.rules.hexagons import Cells

_CROSSED = "x"


def draw_text(moment: Moment) -> str:
    """The table in a few lines; pending choices stay hidden."""
    if isinstance(moment.state, SixState):
        return _six(moment.state, moment)
    assert isinstance(moment.state, QwixxState)
    return _qwixx(moment.state)


def _qwixx(state: QwixxState) -> str:
    sheet = state.game.sheet
    lines = [_headline(state)]
    for seat, marks in enumerate(state.marks):
        lucky = f"  lucky {state.game.lucky[seat]}" if state.game.lucky else ""
        failed = "x" * marks.failed + "." * (4 - marks.failed)
        lines.append(f"seat {seat + 1}  {marks.score} points  failed {failed}{lucky}")
        for colour in COLOURS:
            row = marks.rows[colour]
            fields = [
                f"{_CROSSED if row >> field & 1 else number:>3}"
                for field, number in enumerate(sheet.numbers(colour))
            ]
            lock = _CROSSED if sheet.is_locked(row) else "#" if colour in state.locked else "o"
            lines.append(f"  {colour.letter} {''.join(fields)}  {lock}")
    return "\n".join(lines)


def _headline(state: QwixxState) -> str:
    if state.outcome is not None:
        return f"over, {state.outcome.ending}: {state.result}"
    roll = f"dice {state.roll}" if state.roll is not None else "before the throw"
    return f"{state.phase.value}, seat {state.active + 1} is active, {roll}"


def _six(state: SixState, moment: Moment) -> str:
    lying, hand = state.all_hexagons, moment.hand
    lines = [_six_headline(state)]
    if hand:
        lying = hand[0].stays if len(hand) == 1 else lying - {hand[0].source}
        lines.append(f"in the hand: the hexagon from {hand[0].source}")
    return "\n".join([*lines, *_board(state, lying)])


def _six_headline(state: SixState) -> str:
    if state.outcome is not None:
        return f"over, {state.outcome.ending}: {state.result}"
    return f"seat {state.seat + 1} to move, {state.side.name.lower()}"


def _board(state: SixState, lying: Cells) -> list[str]:
    """Rows of r; each is shifted half a cell to the right of the one above it."""
    left, right = min(cell.q for cell in lying), max(cell.q for cell in lying)
    top, bottom = min(cell.r for cell in lying), max(cell.r for cell in lying)
    lines = []
    for r in range(top, bottom + 1):
        row = " ".join(_sign(state, lying, Cell(q, r)) for q in range(left, right + 1))
        lines.append(f"r {r:>3}   {' ' * (r - top)}{row}")
    lines[0] += f"    first column: q {left}"
    return lines


def _sign(state: SixState, lying: Cells, cell: Cell) -> str:
    if cell not in lying:
        return "."
    return "B" if cell in state.hexagons(Side.BLACK) else "R"
