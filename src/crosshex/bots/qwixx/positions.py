"""Many positions of one game of Qwixx or Longo as arrays, from which values are computed.

Making thousands of states one by one would take most of the time, so code that asks for many values
changes these arrays instead. Rows are the same bit masks as in the rules.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from crosshex.bots.qwixx.net import FURTHEST, Words
from crosshex.bots.values import Worth
from crosshex.rules import Qwixx, QwixxState
from crosshex.rules.qwixx import MOST_SEATS, ROWS_TO_END
from crosshex.rules.sheet import FAILED_THROW_COST, MOST_FAILED_THROWS

Ints: TypeAlias = NDArray[np.int64]
Bools: TypeAlias = NDArray[np.bool_]


@cache
def bit_lengths_and_counts(bits: int) -> tuple[Ints, Ints]:
    """For every number of up to `bits` bits: its bit length, and how many of its bits are set."""
    numbers = np.arange(1 << bits)
    lengths = np.zeros(1 << bits, np.int64)
    counts = np.zeros(1 << bits, np.int64)
    for bit in range(bits):
        lengths[numbers >> bit > 0] = bit + 1
        counts += numbers >> bit & 1
    return lengths, counts


@dataclass(frozen=True)
class Positions:
    """Positions between two turns, and ended ones.

    Attributes:
        game: the game that all belong to.
        rows: by position, seat and row, the bits of the crossed fields.
        failed: by position and seat, the failed throws.
        locked: by position and row, whether the row is locked for all.
        active: by position, the seat that throws next.
    """

    game: Qwixx
    rows: Ints
    failed: Ints
    locked: Bools
    active: Ints

    @classmethod
    def of_states(cls, states: Sequence[QwixxState]) -> "Positions":
        """The same positions as arrays; there must be at least one, and all of one game."""
        rows = range(len(states[0].game.sheet.rows))
        return cls(
            states[0].game,
            np.array([[marks.rows for marks in state.marks] for state in states], np.int64),
            np.array([[marks.failed for marks in state.marks] for state in states], np.int64),
            np.array([[row in state.locked for row in rows] for state in states]),
            np.array([state.active for state in states], np.int64),
        )

    def __len__(self) -> int:
        return len(self.active)

    def take(self, indices: Any) -> "Positions":
        """The positions at these indices."""
        return Positions(
            self.game,
            self.rows[indices],
            self.failed[indices],
            self.locked[indices],
            self.active[indices],
        )

    def distinct(self) -> tuple["Positions", Ints]:
        """The positions without duplicates, and the index among them of each original position."""
        sheets = self.rows << np.arange(0, 16 * self.rows.shape[2], 16)
        rest = np.concatenate([self.failed, self.locked, self.active[:, None]], 1)
        bits = (rest << 3 * np.arange(rest.shape[1])).sum(1)
        keys = np.stack([*np.bitwise_or.reduce(sheets, 2).T, bits])
        order = np.lexsort(keys)
        new = np.ones(len(self), np.bool_)
        new[1:] = (np.diff(keys[:, order]) != 0).any(0)
        places = np.empty(len(self), np.int64)
        places[order] = np.cumsum(new) - 1
        return self.take(order[new]), places

    @property
    def over(self) -> Bools:
        """Which have ended (Q6)."""
        failed = self.failed.max(1) >= MOST_FAILED_THROWS
        return np.asarray(failed | (self.locked.sum(1) >= ROWS_TO_END))

    @property
    def crosses(self) -> Ints:
        """By position, seat and row, how many fields are crossed, the lock included."""
        return bit_lengths_and_counts(self.game.sheet.longest + 1)[1][self.rows]

    @property
    def right(self) -> Ints:
        """By position, seat and row, how many fields are crossed or lie left of a cross."""
        return bit_lengths_and_counts(self.game.sheet.longest + 1)[0][self.rows]

    @property
    def scores(self) -> Ints:
        """By position and seat, the present points (Q7)."""
        crosses = self.crosses
        points: Ints = (crosses * (crosses + 1) // 2).sum(2)
        return points - FAILED_THROW_COST * self.failed

    def results(self) -> Worth:
        """What the positions would be worth if they had ended: shares and margins."""
        scores = self.scores
        if self.game.seats == 1:
            points = scores.astype(np.float64)
            return Worth(points, points)
        # Q7: equal highest totals share the win.
        won = scores == scores.max(1, keepdims=True)
        ranked = np.sort(scores, 1)
        best_other = np.where(scores == ranked[:, -1:], ranked[:, -2:-1], ranked[:, -1:])
        return Worth(won / won.sum(1, keepdims=True), (scores - best_other).astype(np.float64))

    def own_words(self, words: Words) -> Ints:
        """The words of every sheet, by position and seat."""
        place = np.where(self.locked[:, None], self.game.sheet.longest + 2, self.right)
        rows = np.arange(self.rows.shape[2]) * words.row + place * words.counts + self.crosses
        sheets = [rows, (words.failed + self.failed)[:, :, None]]
        if self.game.lucky:
            lucky = words.lucky + np.array(self.game.lucky)
            sheets.append(np.broadcast_to(lucky, (len(self), *lucky.shape)))
        return np.concatenate(sheets, 2)

    def words(self, words: Words) -> tuple[Ints, Ints]:
        """The words that `ValueNet.describe` gives for every seat of every position, in order.

        Returns:
            The words of own sheets by view, and those of opponents by view and opponent.
        """
        seats = self.game.seats
        own = self.own_words(words)
        scores = self.scores
        lead = np.clip(scores[:, :, None] - scores[:, None], -FURTHEST, FURTHEST)
        wait = (self.active[:, None] - np.arange(seats)) % seats
        turn = words.turn + (seats * MOST_SEATS + wait[:, :, None]) * MOST_SEATS + wait[:, None]
        others = [[other for other in range(seats) if other != seat] for seat in range(seats)]
        mine = np.arange(seats)[:, None]
        beside = np.concatenate(
            [
                own[:, others],
                (words.own + FURTHEST + lead)[:, mine, others, None],
                turn[:, mine, others, None],
            ],
            3,
        )
        return own.reshape(-1, own.shape[2]), beside.reshape(-1, seats - 1, beside.shape[3])
