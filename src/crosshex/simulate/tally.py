"""Counting games: exact integer tallies that add up in any order, and what they say.

Everything is kept as counts, so a result does not depend on how the work was split. Intervals are
95 % intervals: Wilson's for rates, the normal one for means.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

LOWEST = -32
"""The least that a score can be, in its units."""
LONGEST = 4096
"""Games with so many turns are counted together with longer ones."""
_BINS = 640
HIGHEST = LOWEST + _BINS - 1
"""The most."""
_Z = 1.959963984540054
QUANTILES = (5, 25, 50, 75, 95)


class GameResults(NamedTuple):
    """Games ``start, start + 1, …`` of a run, a row for each game, a column for each seat."""

    start: int
    scores: NDArray[Any]
    """In units of ``1 / per_point``."""
    turns: NDArray[Any]
    ending: NDArray[Any]
    """An index into the names of the endings."""
    extra: dict[str, NDArray[Any]]
    """More columns, for each game and seat or for each game."""


class IntervalEstimate(NamedTuple):
    """An estimate and its 95 % interval."""

    estimate: float
    low: float
    high: float


def rate(hits: int, trials: int) -> IntervalEstimate:
    """A rate with Wilson's interval.

    >>> [round(each, 3) for each in rate(50, 100)]
    [0.5, 0.404, 0.596]
    """
    if trials == 0:
        return IntervalEstimate(0.0, 0.0, 1.0)
    p, z2 = hits / trials, _Z * _Z
    middle = (p + z2 / (2 * trials)) / (1 + z2 / trials)
    half = _Z * math.sqrt(p * (1 - p) / trials + z2 / (4 * trials * trials)) / (1 + z2 / trials)
    return IntervalEstimate(p, max(0.0, middle - half), min(1.0, middle + half))


class Spread(NamedTuple):
    """A distribution of whole numbers, by its counts.

    All sums are of whole numbers, so the figures have the same digits on every processor: a sum of
    floating-point numbers by NumPy's linear algebra depends on how the processor adds.
    """

    counts: NDArray[np.int64]
    lowest: int
    per_point: int = 1
    """How many of these numbers make one point."""

    @property
    def values(self) -> NDArray[np.float64]:
        """The numbers that are counted, in points."""
        numbers: NDArray[np.float64] = (self.lowest + np.arange(len(self.counts))) / self.per_point
        return numbers

    @property
    def total(self) -> int:
        """How many there are."""
        return int(self.counts.sum())

    @property
    def mean(self) -> float:
        """The mean, in points."""
        return self._sum(1) / (max(self.total, 1) * self.per_point)

    @property
    def sd(self) -> float:
        """The standard deviation, in points."""
        n = self.total
        around = n * self._sum(2) - self._sum(1) ** 2
        return math.sqrt(around / (max(n * (n - 1), 1) * self.per_point**2))

    def _sum(self, power: int) -> int:
        """The sum of a power of the numbers."""
        found = np.flatnonzero(self.counts)
        pairs = zip(found.tolist(), self.counts[found].tolist(), strict=True)
        return sum(count * (self.lowest + at) ** power for at, count in pairs)

    def interval(self) -> IntervalEstimate:
        """The mean with its interval."""
        half = _Z * self.sd / math.sqrt(max(self.total, 1))
        return IntervalEstimate(self.mean, self.mean - half, self.mean + half)

    def quantile(self, percent: float) -> float:
        """The smallest value that at least ``percent`` percent do not exceed."""
        reached = np.searchsorted(np.cumsum(self.counts), max(self.total * percent / 100, 1e-9))
        return (min(int(reached), len(self.counts) - 1) + self.lowest) / self.per_point

    def describe(self) -> dict[str, Any]:
        """Mean, spread and quantiles for a report."""
        mean = self.interval()
        return {
            "mean": mean.estimate,
            "mean_ci": [mean.low, mean.high],
            "sd": self.sd,
            "quantiles": {str(percent): self.quantile(percent) for percent in QUANTILES},
        }


class Tally:
    """The counts of a run so far."""

    def __init__(self, bots: tuple[str, ...], endings: tuple[str, ...], per_point: int = 1) -> None:
        self.bots = bots
        self.endings = endings
        self.per_point = per_point
        seats = len(bots)
        self.games = 0
        self.scores = np.zeros((seats, _BINS), np.int64)
        self.turns = np.zeros(LONGEST, np.int64)
        self.ended = np.zeros(len(endings), np.int64)
        self.wins = np.zeros(seats, np.int64)
        self.shared = np.zeros(seats, np.int64)
        self.wins_of_first = 0
        self.extra: dict[str, NDArray[np.int64]] = {}

    def add(self, batch: GameResults) -> None:
        """Count a batch of games."""
        # Seat by seat: a loop over the games in each column is quick, one over few seats is not.
        columns = [np.ascontiguousarray(column) for column in batch.scores.T]
        best = np.maximum.reduce(columns)
        won = [column == best for column in columns]
        alone = np.add.reduce(won, dtype=np.int8) == 1
        games = len(best)
        self.games += games
        for seat, column in enumerate(columns):
            self.scores[seat] += np.bincount(column - LOWEST, minlength=_BINS)
            mine = won[seat] & alone
            self.wins[seat] += np.count_nonzero(mine)
            self.shared[seat] += np.count_nonzero(won[seat]) - np.count_nonzero(mine)
            # Game i begins with seat i modulo the seats.
            begun = (seat - batch.start) % len(columns)
            self.wins_of_first += int(np.count_nonzero(mine[begun :: len(columns)]))
        self.turns += np.bincount(np.minimum(batch.turns, LONGEST - 1), minlength=LONGEST)
        self.ended += np.bincount(batch.ending, minlength=len(self.endings))
        for name, values in batch.extra.items():
            by_seat = np.ascontiguousarray(values.T)
            self._sum(name, np.asarray(by_seat.sum(axis=-1, dtype=np.int64)))

    def merge(self, other: Tally) -> None:
        """Add the counts of another run."""
        self.games += other.games
        self.scores += other.scores
        self.turns += other.turns
        self.ended += other.ended
        self.wins += other.wins
        self.shared += other.shared
        self.wins_of_first += other.wins_of_first
        for name, summed in other.extra.items():
            self._sum(name, summed)

    def _sum(self, name: str, summed: NDArray[np.int64]) -> None:
        self.extra[name] = self.extra.get(name, np.zeros_like(summed)) + summed

    def score_spread(self, seat: int | None = None) -> Spread:
        """The scores of a seat, or of all seats."""
        counts = self.scores.sum(axis=0) if seat is None else self.scores[seat]
        return Spread(counts, LOWEST, self.per_point)

    def length_spread(self) -> Spread:
        """The turns of a game."""
        return Spread(self.turns, 0)

    def report(self) -> dict[str, Any]:
        """Everything the counts say, as plain values."""
        games, seats = self.games, len(self.bots)
        first = rate(self.wins_of_first, games)
        all_scores = self.score_spread()
        per_seat = []
        for seat, bot in enumerate(self.bots):
            won = rate(int(self.wins[seat]), games)
            scores = self.score_spread(seat).describe()
            line = {
                "seat": seat + 1,
                "bot": bot,
                "wins": int(self.wins[seat]),
                "shared_wins": int(self.shared[seat]),
                "win_rate": won.estimate,
                "win_rate_ci": [won.low, won.high],
                "mean_score": scores["mean"],
                "mean_score_ci": scores["mean_ci"],
                "sd_score": scores["sd"],
                "score_quantiles": scores["quantiles"],
            }
            for name, summed in self.extra.items():
                if summed.shape == (seats,):
                    line[name] = float(summed[seat]) / max(games, 1)
            per_seat.append(line)
        result = {
            "games": games,
            "turns_per_game": self.length_spread().mean,
            "mean_score": all_scores.mean,
            "seats": per_seat,
            "length": self.length_spread().describe(),
            "endings": {
                name: int(count)
                for name, count in zip(self.endings, self.ended, strict=True)
                if name and count
            },
            "first_seat": {
                "wins": self.wins_of_first,
                "win_rate": first.estimate,
                "win_rate_ci": [first.low, first.high],
                "fair_share": 1 / seats,
            },
        }
        for name, summed in self.extra.items():
            if summed.shape == ():
                result[name] = float(summed) / max(games, 1)
        return result
