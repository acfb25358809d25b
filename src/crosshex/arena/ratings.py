"""Ratings by the Bradley-Terry model, on the Elo scale.

Every bot has a strength, and each of its sides wins with the probability

    its strength / sum of the strengths of all sides

so that with several sides a bot that sits alone among equals wins its fair share. Shared
wins and draws count as parts of a win. The strengths maximize the likelihood of the results; their
intervals come from its curvature at the maximum. One more drawn game between every two bots is
assumed, so that a bot that never lost, or never won, has a finite rating.
"""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from crosshex.arena.estimates import Z95

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

ELO: Final = 400 / math.log(10)
"""Points for a strength that is e times as large: 400 for ten times."""
CENTRE: Final = 1500.0
"""The rating of the anchor; without an anchor, the mean of all."""
_STEPS: Final = 100
_NEAR: Final = 1e-10


class Comparison(NamedTuple):
    """Games between two bots.

    Attributes:
        a: a bot, by its number.
        b: another one.
        odds: how many times as often `a` would win if both were equally strong: the ratio of sides.
        games: how many were played.
        share: how many of them `a` won; a shared win is a part of one.
    """

    a: int
    b: int
    odds: float
    games: int
    share: float


class Rating(NamedTuple):
    """A rating with its 95 % interval."""

    value: float
    low: float
    high: float


def rate(count: int, comparisons: Sequence[Comparison], anchor: int | None = None) -> list[Rating]:
    """The ratings of `count` bots; bot `anchor` has 1500, or else the mean of all is 1500.

    >>> [round(rating.value) for rating in rate(2, [Comparison(0, 1, 1.0, 10_000, 7597.0)])]
    [1600, 1400]
    """
    import numpy as np

    drawn = [Comparison(a, b, 1.0, 1, 0.5) for a in range(count) for b in range(a)]
    rows = np.array([*comparisons, *drawn], dtype=float)
    strengths = np.zeros(count)
    for _ in range(_STEPS):
        slope, curvature = _slopes(strengths, rows)
        step = np.linalg.solve(curvature, slope)
        # Far from the maximum a whole step may overshoot it.
        strengths += step * min(1.0, 2.0 / max(np.abs(step).max(), 1e-300))
        if np.abs(step).max() < _NEAR:
            break
    _, curvature = _slopes(strengths, rows)
    covariance = np.linalg.inv(curvature) - 1.0 / count
    fixed = np.eye(count) - (1.0 / count if anchor is None else np.eye(count)[anchor])
    values = CENTRE + ELO * (fixed @ strengths)
    spread = np.sqrt(np.maximum(0.0, np.diag(fixed @ covariance @ fixed.T))) * ELO * Z95
    return [
        Rating(float(value), float(value - half), float(value + half))
        for value, half in zip(values, spread, strict=True)
    ]


def _slopes(
    strengths: "NDArray[np.float64]", rows: "NDArray[np.float64]"
) -> "tuple[NDArray[np.float64], NDArray[np.float64]]":
    """First and (negative) second derivative of the log-likelihood; strengths as logarithms.

    Only differences matter to the likelihood. A matrix of ones keeps the sum of strengths at zero.
    """
    import numpy as np

    a, b = rows[:, 0].astype(int), rows[:, 1].astype(int)
    odds, games, share = rows[:, 2], rows[:, 3], rows[:, 4]
    expected = 1.0 / (1.0 + np.exp(strengths[b] - strengths[a]) / odds)
    slope = np.zeros(len(strengths))
    np.add.at(slope, a, share - games * expected)
    np.add.at(slope, b, games * expected - share)
    weight = games * expected * (1.0 - expected)
    curvature = np.ones((len(strengths), len(strengths)))
    for first, second, sign in ((a, a, 1), (b, b, 1), (a, b, -1), (b, a, -1)):
        np.add.at(curvature, (first, second), sign * weight)
    return slope, curvature
