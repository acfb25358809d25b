"""Means over deals, with their 95 % intervals.

Games of one deal share their luck, so they are not independent; deals are. So every figure is a
mean over deals, and its interval comes from the variance among deals.
"""

import math
from dataclasses import dataclass
from typing import Final, NamedTuple

Z95: Final = 1.959963984540054
"""Standard deviations to either side that hold 95 % of a normal distribution."""


class Interval(NamedTuple):
    """A 95 % interval."""

    low: float
    high: float


class Estimate(NamedTuple):
    """A mean over deals; no interval where there are too few of them."""

    mean: float
    interval: Interval | None


@dataclass
class RunningStats:
    """Count, sum and sum of squares of a figure that every deal has."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Count one more deal."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The mean over the deals so far."""
        return self.total / self.count

    @property
    def variance(self) -> float:
        """The variance among deals; 0 if there are fewer than two."""
        if self.count < 2:
            return 0.0
        spread = self.squares - self.total * self.total / self.count
        return max(0.0, spread) / (self.count - 1)

    def with_one_each(self) -> "RunningStats":
        """The statistics with one more deal won and one more lost.

        For figures between 0 and 1 only. A few equal deals do not show that all are equal.
        """
        return RunningStats(self.count + 2, self.total + 1.0, self.squares + 1.0)

    def estimate(self) -> Estimate:
        """The mean with its normal interval."""
        if self.count < 2:
            return Estimate(self.mean, None)
        half = Z95 * math.sqrt(self.variance / self.count)
        return Estimate(self.mean, Interval(self.mean - half, self.mean + half))

    def rate_estimate(self) -> Estimate:
        """The mean of a figure between 0 and 1, with an interval that also holds near 0 and 1.

        The interval is that of `with_one_each`, much like the one of Agresti and Coull for single
        games: ten wins in ten games do not prove a hundred in a hundred.
        """
        _, interval = self.with_one_each().estimate()
        assert interval is not None
        return Estimate(self.mean, Interval(max(0.0, interval.low), min(1.0, interval.high)))
