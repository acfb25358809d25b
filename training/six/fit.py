"""Fits the weights: the value of a position should predict how its game ends.

A logistic regression, pulled towards the weights that it starts from, so that a feature which never
occurs keeps its old weight. The target of a position is a blend of the result of its game and the
search value, because the search looks further than the evaluation.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from training.six.features import Vector
from training.six.games import Samples

BLEND = 0.1
"""How much the result of the game counts; the rest is the search value."""


UNIT = 1000
"""A value of this many units means odds of e to 1 for a win, in both phases."""


class Fitted(NamedTuple):
    """New weights for a phase.

    Attributes:
        weights: by feature, in units of UNIT.
        scale: how many units of the old weights meant odds of e to 1 for a win.
        before: mean cross-entropy of the old weights on the held-out positions.
        after: the same with the new weights.
    """

    weights: Vector
    scale: float
    before: float
    after: float


def chance_of(value: Vector, scale: float = 1.0) -> Vector:
    """The chance of winning from the value of a position: a logistic function."""
    chance: Vector = 1 / (1 + np.exp(-np.clip(value / scale, -30, 30)))
    return chance


def cross_entropy(chance: Vector, target: Vector) -> float:
    """How badly the chances predict the targets, on average."""
    chance = np.clip(chance, 1e-6, 1 - 1e-6)
    return float(-np.mean(target * np.log(chance) + (1 - target) * np.log(1 - chance)))


def best_scale(value: Vector, target: Vector) -> float:
    """The scale with which values predict best."""
    scales = 100 * 1.1 ** np.arange(40)
    return float(min(scales, key=lambda scale: cross_entropy(chance_of(value, scale), target)))


def foretold(samples: Samples, phase: NDArray[np.bool_]) -> Vector:
    """The targets for the positions of a phase, as chances of winning."""
    result = samples.result[phase].astype(np.float64)
    value = samples.value[phase].astype(np.float64)
    return BLEND * result + (1 - BLEND) * chance_of(value, best_scale(value, result))


def fit(
    counts: Vector, target: Vector, old: Vector, pull: float = 100.0, steps: int = 25
) -> Fitted:
    """Find the weights with which the counts predict the targets best, by Newton's method.

    ``pull`` says how many positions' worth of trust the old weights get.
    """
    scale = best_scale(counts @ old, target)
    # Every tenth position is held out to see whether the new weights really predict better.
    held = np.arange(len(target)) % 10 == 9
    train, aim = counts[~held], target[~held]
    spread = np.sqrt((train**2).mean(axis=0)) + 1e-3
    weights = old.copy()
    for _ in range(steps):
        chance = chance_of(train @ weights, scale)
        slope = train.T @ (chance - aim) / scale + pull * spread**2 * (weights - old) / scale**2
        curve = (train * (chance * (1 - chance))[:, None]).T @ train / scale**2
        curve += np.diag(pull * spread**2 / scale**2 + 1e-12)
        step = np.linalg.solve(curve, slope)
        weights -= step
        if np.abs(step * spread).max() < 0.05:
            break
    before = cross_entropy(chance_of(counts[held] @ old, scale), target[held])
    after = cross_entropy(chance_of(counts[held] @ weights, scale), target[held])
    return Fitted(weights * UNIT / scale, scale, before, after)
