"""Games on a sheet as plain text: what a person would write down, aligned, without colours."""

from collections.abc import Iterator

from crosshex.rules import COLOURS, Colour, Field, Phase, QwixxState

CROSSED, PASSED = "×", "·"


def text(state: QwixxState) -> str:
    """The dice and every sheet: `×5` is crossed, `·` can no longer be crossed.

    >>> from crosshex.record import read_position
    >>> line = "qwixx 1 action-1 4 1 6 3 5 6 | r2,5 y- g11 b- x1"
    >>> print(text(read_position(line)))
    qwixx, action 1 of seat 1
    dice: white 4 1, red 6, yellow 3, green 5, blue 6
    <BLANKLINE>
    seat 1: -1 points, failed throws: 1
      red      ×2   ·   ·  ×5   6   7   8   9  10  11  12   3
      yellow    2   3   4   5   6   7   8   9  10  11  12   0
      green     · ×11  10   9   8   7   6   5   4   3   2   1
      blue     12  11  10   9   8   7   6   5   4   3   2   0
    """
    return "\n".join([*_headline(state), *(line for part in _sheets(state) for line in part)])


def _headline(state: QwixxState) -> Iterator[str]:
    if state.phase is Phase.OVER:
        yield f"{state.game.name}, over: {state.ending}"
        return
    yield f"{state.game.name}, {state.phase.value} of seat {state.active + 1}"
    if state.roll:
        dice = [f"white {state.roll.white[0]} {state.roll.white[1]}"]
        for colour, die in zip(COLOURS, state.roll.colours, strict=True):
            dice.append(f"{_name(colour)} {'left' if die is None else die}")
        yield f"dice: {', '.join(dice)}"


def _sheets(state: QwixxState) -> Iterator[list[str]]:
    for seat, marks in enumerate(state.marks):
        lines = ["", f"seat {seat + 1}: {marks.score} points, failed throws: {marks.failed}"]
        if state.game.lucky:
            lines[-1] += ", lucky numbers: {} {}".format(*state.game.lucky[seat])
        if seat in state.pending:
            lines[-1] += ", has chosen"  # not what: the text may be shown to anybody
        yield [*lines, *(_row(state, seat, row) for row in range(len(marks.rows)))]


def _row(state: QwixxState, seat: int, row: int) -> str:
    """A row with its points, and with a note if it is locked."""
    fields = state.game.sheet.rows[row].fields
    marks = state.marks[seat].rows[row]
    last = (marks & (1 << len(fields)) - 1).bit_length()
    one_colour = len({field.colour for field in fields}) == 1
    name = _name(fields[0].colour) if one_colour else f"row {row + 1}"
    width = 4 if one_colour else 5
    cells = []
    for index, field in enumerate(fields):
        if marks >> index & 1:
            cell = CROSSED + _word(field, one_colour)
        elif index < last or row in state.locked:
            cell = PASSED
        else:
            cell = _word(field, one_colour)
        cells.append(cell.rjust(width))
    locked = " locked" if row in state.locked else ""
    points = state.marks[seat].row_scores[row]
    return f"  {name:6} {''.join(cells)} {points:3}{locked}"


def _word(field: Field, one_colour: bool) -> str:
    return str(field.number) if one_colour else f"{field.colour.letter}{field.number}"


def _name(colour: Colour) -> str:
    return colour.name.lower()
