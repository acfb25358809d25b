"""Random sheets that are worth about as much as the classic one, solved beforehand.

    python -m training.qwixx.random_sheets --count 16 --seed 1

The numbers of the rows stand in random orders. As on the classic sheet, green and blue mirror
red and yellow, so a sheet has few states and is solved in seconds. Without `--out`, this writes
the file that the package ships; the workshop offers these sheets.
"""

import argparse
import json
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

from crosshex.fast.qwixx.sheet import read_notation
from crosshex.fast.solver.solution import solve
from crosshex.rules import COLOURS, QWIXX, Field, Row, Sheet
from crosshex.strategy.random_sheets import PATH

NEAR = 5.0
"""How many points of perfect solitaire a sheet may be worth more or less than the classic one."""
TWO_ORDERS = 5
"""One sheet in so many has two orders of numbers: it takes four times as long to solve."""


def random_sheet(random: Random, orders: int) -> Sheet:
    """A sheet whose rows have this many random orders; green and blue mirror red and yellow.

    >>> random_sheet(Random(1), orders=1).has_colour_rows
    True
    """
    numbers = list(range(2, QWIXX.highest + 1))
    drawn = [random.sample(numbers, len(numbers)) for _ in range(orders)]
    rising = [drawn[0], drawn[-1]]
    falling = [[QWIXX.highest + 2 - number for number in order] for order in rising]
    rows = (
        Row(tuple(Field(colour, number) for number in order))
        for colour, order in zip(COLOURS, rising + falling, strict=True)
    )
    return Sheet(tuple(rows))


def value_of(sheet: Sheet, workers: int) -> float:
    """The points of perfect solitaire."""
    with tempfile.TemporaryDirectory() as folder:
        fields = read_notation(sheet.notation)
        return solve(fields, workers=workers, folder=Path(folder)).value


def found_sheets(seed: int, workers: int) -> Iterator[tuple[Sheet, float]]:
    """Sheets that are near enough to the classic one, with their values, without end."""
    classic = value_of(QWIXX, workers)
    for number in count():
        orders = 1 if (number + 1) % TWO_ORDERS else 2
        sheet = random_sheet(Random(f"sheet {seed} {number}"), orders)
        value = value_of(sheet, workers)
        print(f"{number}: {value:.4f} {sheet.notation}", flush=True)
        if abs(value - classic) <= NEAR:
            yield sheet, value


def main() -> None:
    """Write the list."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=16, help="how many sheets")
    parser.add_argument("--seed", type=int, default=1, help="of the orders")
    parser.add_argument("--workers", type=int, default=1, help="how many cores solve")
    parser.add_argument("--out", type=Path, default=PATH, help="the file to write")
    args = parser.parse_args()
    command = f"python -m training.qwixx.random_sheets --count {args.count} --seed {args.seed}"
    lines = [json.dumps({"command": command})]
    for sheet, value in found_sheets(args.seed, args.workers):
        lines.append(json.dumps({"sheet": sheet.notation, "value": round(value, 4)}))
        if len(lines) > args.count:
            break
    args.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
