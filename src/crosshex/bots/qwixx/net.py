"""The value network of `master` in Qwixx and Longo: input words, shipped weights, arithmetic.

The network says what a position between two turns is worth to one seat: its chance of winning, ties
counting as shared wins, and the expected difference to the best other score. `training/qwixx` makes
the weights and explains the layers; here they are only applied, with NumPy.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from crosshex.bots.qwixx.learnt import learnt_name
from crosshex.rules import LONGO, CrosshexError, QwixxState, Sheet
from crosshex.rules.qwixx import MOST_SEATS
from crosshex.rules.sheet import MOST_FAILED_THROWS, Marks

Floats: TypeAlias = NDArray[np.float32]
View: TypeAlias = tuple[QwixxState, int]
"""A position between two turns and the seat that looks at it."""

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


class ValueNet:
    """The network of one game.

    Attributes:
        words: the index of each word in its embedding.
    """

    def __init__(self, sheet: Sheet, weights: Mapping[str, NDArray[Any]]) -> None:
        self.words = Words(sheet)
        self._weights = {name: weight.astype(np.float32) for name, weight in weights.items()}
        half = len(weights["layer3"]) // 2
        self._layer3_of_one = self._weights["layer3"][:half] + self._weights["layer3"][half:]

    @property
    def first(self) -> tuple[Floats, Floats, Floats]:
        """The first layer: the embeddings of own sheets and of opponents, and the bias."""
        w = self._weights
        return w["own"], w["pair"], w["bias1"]

    def values(self, views: Sequence[View]) -> tuple[Floats, Floats]:
        """Each view's chance of winning and expected margin in points; all must be of one game."""
        own, pair = zip(*(self.describe(state, seat) for state, seat in views), strict=True)
        return self.evaluate(np.array(own), np.array(pair))

    def describe(self, state: QwixxState, seat: int) -> tuple[list[int], list[list[int]]]:
        """A view in words: the seat's own sheet, and each opponent beside it."""
        words, game, seats = self.words, state.game, state.game.seats
        lucky = game.lucky or ((),) * seats
        scores = state.scores
        sheets = [
            words.of_sheet(marks, state.locked, numbers)
            for marks, numbers in zip(state.marks, lucky, strict=True)
        ]
        wait = (state.active - seat) % seats
        beside = [
            [
                *sheets[other],
                words.of_lead(scores[seat] - scores[other]),
                words.of_turn(seats, wait, (state.active - other) % seats),
            ]
            for other in range(seats)
            if other != seat
        ]
        return sheets[seat], beside

    def evaluate(self, own: NDArray[Any], pair: NDArray[Any]) -> tuple[Floats, Floats]:
        """The chance of winning and the margin, from words.

        Args:
            own: the words of own sheets, by view.
            pair: the words of opponents, by view and opponent.
        """
        logits, margins = self.heads(own, pair)
        return np.reciprocal(1 + np.exp(-logits), dtype=np.float32), margins

    def heads(self, own: NDArray[Any], pair: NDArray[Any]) -> tuple[Floats, Floats]:
        """The logit of the first head and the margin, from words as in `evaluate`."""
        w = self._weights
        first = _summed(w["own"], own) + w["bias1"]
        beside = _summed(w["pair"], pair)
        beside += first[:, None]
        return self.after_first_layer(np.maximum(beside, 0, out=beside))

    def after_first_layer(self, beside: Floats) -> tuple[Floats, Floats]:
        """The same from the first layer, by view and opponent."""
        w = self._weights
        views, opponents, width = beside.shape
        beside = beside.reshape(-1, width) @ w["layer2"]
        beside += w["bias2"]
        np.maximum(beside, 0, out=beside)
        if opponents == 1:
            # Sum and maximum over one opponent are the same, so both halves of the layer add up.
            hidden = beside @ self._layer3_of_one
        else:
            each = beside.reshape(views, opponents, -1)
            hidden = np.concatenate([each.sum(1), each.max(1)], 1) @ w["layer3"]
        hidden += w["bias3"]
        hidden = np.maximum(hidden, 0, out=hidden) @ w["layer4"]
        hidden += w["bias4"]
        out = np.maximum(hidden, 0, out=hidden) @ w["heads"]
        out += w["bias5"]
        return out[:, 0], out[:, 1] * MARGIN_SCALE


FEW = 32
"""Up to this many sums, gathering all rows at once is faster than a loop over the words."""


def _summed(embedding: Floats, words: NDArray[Any]) -> Floats:
    """The sum of an embedding's rows over the last axis of `words`, without one large copy."""
    if words.size <= FEW * words.shape[-1]:
        few: Floats = embedding.take(words, 0).sum(-2)
        return few
    total: Floats = embedding.take(words[..., 0], 0)
    for place in range(1, words.shape[-1]):
        total += embedding.take(words[..., place], 0)
    return total


@cache
def shipped_net(sheet: Sheet, seats: int) -> ValueNet:
    """The network that comes with the package for a number of seats, read once.

    Raises:
        DamagedWeights: its files are missing or damaged.
    """
    return read_net(sheet, net_name(sheet, seats), weights_folder())


def net_name(sheet: Sheet, seats: int) -> str:
    """The name of the weights for a number of seats."""
    name = learnt_name(sheet)
    return f"{name}-master-{seats}" if (name, seats) in OWN_NETS else f"{name}-master"


def weights_folder() -> Traversable:
    """The folder of the shipped weights, each with its card."""
    return files("crosshex.bots") / "weights"


def read_net(sheet: Sheet, name: str, folder: Traversable) -> ValueNet:
    """A network of a game from a folder with its weights and its card.

    Raises:
        DamagedWeights: the weights are missing, or do not match the card.
    """
    return ValueNet(sheet, read_weights(folder, name))


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
