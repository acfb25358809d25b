"""Draws a throw of the dice for the terminal, three lines high."""

from rich.text import Text

from crosshex.cli.drawing.sheet import FILLED
from crosshex.rules import COLOURS, Roll

_WHITE = "black on #e8e8e8"


def draw_dice(roll: Roll, plain: bool = False) -> Text:
    """Two white dice (w) and the colour dice (r, y, g, b); a dot for a die that has left.

    >>> print(draw_dice(Roll.parse("4 1 6 3 . 6"), plain=True).plain.splitlines()[1])
    │ 4 ││ 1 │  │ 6 ││ 3 │  ·  │ 6 │
    """
    dice: list[tuple[str, int | None, str]] = [("w", die, _WHITE) for die in roll.white]
    for colour, die in zip(COLOURS, roll.colours, strict=True):
        dice.append((colour.letter, die, FILLED[colour]))
    lines = [Text(), Text(), Text()]
    for index, (letter, die, style) in enumerate(dice):
        drawn = ("     ", "  ·  ", "     ")
        if die is not None:
            drawn = (f"╭─{letter}─╮", f"│ {die} │", "╰───╯")
        for line, part in zip(lines, drawn, strict=True):
            if index == 2:
                line.append("  ")
            line.append(part, "" if plain or die is None else style)
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)
