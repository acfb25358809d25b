"""Value networks of Qwixx and Longo: input words, and shipped weights with their cards."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crosshex.bots.qwixx.learnt import learnt_name
from crosshex.rules import LONGO, CrosshexError, Sheet
from crosshex.rules.qwixx import MOST_SEATS
from crosshex.rules.sheet import MOST_FAILED_THROWS, Marks

FURTHEST = 60
"""Score differences beyond this look the same."""
MARGIN_SCALE = 30.0
POINTS_SCALE = 30.0
ROWS = 4
OWN_NETS = {("qwixx", 2)}
"""Games and numbers of seats with a network of their own; all others of a game share one."""


class DamagedWeights(CrosshexError):
    """Shipped weights are missing, or do not match their card."""


@dataclass(frozen=True)
class Words:
    """The index of each word (token) in the two embeddings of the first layer.

    A row of a sheet is one word, and so are failed throws, a lucky number, the score difference to
    an opponent, and whose turn is next.

    Attributes:
        sheet: what is printed on the sheets.
    """

    sheet: Sheet

    @cached_property
    def counts(self) -> int:
        """How many different numbers of crosses a row can have."""
        return self.sheet.longest + 2

    @cached_property
    def row(self) -> int:
        """How many words a row has: if open, by `right` and `count`; if closed, by `count`."""
        return (self.sheet.longest + 2) * self.counts + self.counts

    @cached_property
    def failed(self) -> int:
        """The first word for failed throws."""
        return ROWS * self.row

    @cached_property
    def lucky(self) -> int:
        """The first word for lucky numbers."""
        return self.failed + MOST_FAILED_THROWS + 1

    @cached_property
    def own(self) -> int:
        """How many words describe a sheet: the size of the seat's own embedding."""
        return self.lucky + (self.sheet.highest + 1 if self.sheet == LONGO else 0)

    @cached_property
    def turn(self) -> int:
        """The first word for the turn, after the sheet and the score differences."""
        return self.own + 2 * FURTHEST + 1

    @cached_property
    def pair(self) -> int:
        """The size of the opponents' embedding."""
        return self.turn + (MOST_SEATS + 1) * MOST_SEATS * MOST_SEATS

    def of_row(self, row: int, bits: int, closed: bool) -> int:
        """The word of a row; a closed one has only its crosses."""
        place = self.sheet.longest + 2 if closed else bits.bit_length()
        return row * self.row + place * self.counts + bits.bit_count()

    def of_sheet(self, marks: Marks, locked: frozenset[int], lucky: Sequence[int]) -> list[int]:
        """The words of a sheet with its lucky numbers, if the game has any."""
        rows = [self.of_row(row, bits, row in locked) for row, bits in enumerate(marks.rows)]
        return [*rows, self.failed + marks.failed, *[self.lucky + number for number in lucky]]

    def of_lead(self, points: int) -> int:
        """The word for a lead in points over an opponent; negative if the seat is behind."""
        return self.own + FURTHEST + max(-FURTHEST, min(FURTHEST, points))

    def of_turn(self, seats: int, wait: int, their_wait: int) -> int:
        """The word for how many turns the seat and its opponent wait until they throw."""
        return self.turn + (seats * MOST_SEATS + wait) * MOST_SEATS + their_wait

    def impossible(self) -> list[int]:
        """The words of open rows that no game can reach; they need no weights.

        An open row has a rightmost cross exactly if it has crosses, at most as many crosses as
        fields up to there, and no locking number (Q2).
        """
        return [
            row * self.row + right * self.counts + count
            for row in range(ROWS)
            for right in range(self.counts)
            for count in range(self.counts)
            if right > self.sheet.first_locking(row)
            or count > right
            or (count == 0) != (right == 0)
        ]


def net_name(sheet: Sheet, seats: int) -> str:
    """The name of the weights for a number of seats."""
    name = learnt_name(sheet)
    return f"{name}-master-{seats}" if (name, seats) in OWN_NETS else f"{name}-master"


def weights_folder() -> Traversable:
    """The folder of the shipped weights, each with its card."""
    return files("crosshex.bots") / "weights"


def read_weights(folder: Traversable, name: str) -> dict[str, NDArray[Any]]:
    """Weights from a folder, checked against the card of the same name.

    Raises:
        DamagedWeights: the weights are missing, or do not match the card.
    """
    try:
        card = _read_card(folder, name)
        data = (folder / card["file"]).read_bytes()
    except (OSError, KeyError, TypeError) as error:
        raise _unreadable(name, error) from error
    if hashlib.sha256(data).hexdigest() != card.get("sha256"):
        raise DamagedWeights(
            f"{card['file']} is damaged: its checksum is not the one in {name}.json; "
            "reinstall crosshex"
        )
    with np.load(BytesIO(data), allow_pickle=False) as arrays:
        return dict(arrays)


def name_with_checksum(folder: Traversable, name: str) -> str:
    """The name of weights with the beginning of the checksum on their card.

    Raises:
        DamagedWeights: the card cannot be read.
    """
    try:
        return f"{name}@{_read_card(folder, name)['sha256'][:12]}"
    except (KeyError, TypeError) as error:
        raise _unreadable(name, error) from error


def _read_card(folder: Traversable, name: str) -> Any:
    try:
        return json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise _unreadable(name, error) from error


def _unreadable(name: str, error: Exception) -> DamagedWeights:
    return DamagedWeights(f"the weights {name} cannot be read ({error}); reinstall crosshex")
