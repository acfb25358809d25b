"""Random sheets that are worth about as much as the classic one, with their exact values.

`python -m training.qwixx.random_sheets` solved them; the file beside this module says with which
arguments.
"""

import json
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from crosshex.rules import Sheet, parse_sheet

PATH: Final = Path(__file__).with_name("random_sheets.jsonl")
"""The list: first the command that made it, then a sheet on each line."""


class SolvedSheet(NamedTuple):
    """A sheet and the points of perfect solitaire on it."""

    sheet: Sheet
    value: float


@cache
def random_sheets() -> tuple[SolvedSheet, ...]:
    """The sheets of the list.

    >>> found = random_sheets()
    >>> all(abs(one.value - 115.4831) <= 5 for one in found)
    True
    """
    _, *lines = PATH.read_text("utf-8").splitlines()
    return tuple(
        SolvedSheet(parse_sheet(line["sheet"]), line["value"]) for line in map(json.loads, lines)
    )
