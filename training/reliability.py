"""Calibration: how well predictions for positions agree with the results of their games.

The samples are sorted by prediction and cut into bins of equal count. In each bin the mean
prediction should equal the mean result; the expected error is the mean distance between the two.
Positions of one game share its result, so the intervals come from a bootstrap over whole games.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float64]

BINS = 20
DRAWS = 1000


class Bin(NamedTuple):
    """Samples with nearly the same prediction.

    Attributes:
        said: the mean prediction.
        came: the mean result.
        low: the lower end of the 95 % interval of `came`.
        high: the upper end.
    """

    said: float
    came: float
    low: float
    high: float


@dataclass(frozen=True)
class Reliability:
    """How well predictions agree with results.

    Attributes:
        games: how many games there were.
        samples: how many positions, or seats of positions.
        bins: of equal count, sorted by prediction.
        error: the mean distance between the mean prediction and the mean result of a bin.
        low: the lower end of its 95 % interval.
        high: the upper end.
        square: the mean squared distance between prediction and result, over samples.
    """

    games: int
    samples: int
    bins: list[Bin]
    error: float
    low: float
    high: float
    square: float

    def as_json(self, digits: int) -> dict[str, object]:
        """The same as plain values, without the number of games."""
        return {
            "error": round(self.error, digits),
            "interval": [round(self.low, digits), round(self.high, digits)],
            "square": round(self.square, digits),
            "samples": self.samples,
            "bins": [[round(value, digits) for value in row] for row in self.bins],
        }


def reliability(
    said: Vector,
    came: Vector,
    game: NDArray[np.int64],
    games: int,
    bins: int = BINS,
    draws: int = DRAWS,
    seed: int = 1,
) -> Reliability:
    """Compare predictions with results in bins of equal count.

    Args:
        said: the predictions.
        came: the results.
        game: the game to which each sample belongs.
        games: how many games there are.
        bins: how many bins.
        draws: how many bootstrap draws the intervals use; 0 for no intervals.
        seed: for the draws.
    """
    place = np.empty(len(said), np.int64)
    place[np.argsort(said, kind="stable")] = np.arange(len(said)) * bins // len(said)
    cell = game * bins + place
    # By game and bin: the sums of predictions and of results, and the number of samples.
    sums = np.stack(
        [
            np.bincount(cell, weights=values, minlength=games * bins)
            for values in (said, came, np.ones(len(said)))
        ]
    )
    by_game = sums.reshape(3, games, bins).transpose(1, 0, 2).reshape(games, 3 * bins)

    def means(total: Vector) -> tuple[Vector, Vector, float]:
        said, came, n = total.reshape(3, bins)
        count = np.maximum(n, 1)
        return said / count, came / count, float(np.abs(said - came).sum() / n.sum())

    mean_said, mean_came, error = means(by_game.sum(0))
    chance, again = np.random.default_rng(seed), []
    for _ in range(draws):
        times = np.bincount(chance.integers(0, games, games), minlength=games)
        _, drawn, off = means(times.astype(np.float64) @ by_game)
        again.append([*drawn, off])
    spread = np.array(again or [[*mean_came, error]])
    low, high = np.quantile(spread, [0.025, 0.975], axis=0).tolist()
    rows = zip(mean_said.tolist(), mean_came.tolist(), low, high, strict=False)
    return Reliability(
        games=games,
        samples=len(said),
        bins=[Bin(*row) for row in rows],
        error=error,
        low=low[-1],
        high=high[-1],
        square=float(np.square(said - came).mean()),
    )
