"""How well somebody decides: what a decision costs on average, and which level is as good.

The error rate, as in backgammon: the mean loss over decisions with more than one legal choice. The
table of the levels is `losses.json` beside this file; `python -m benchmarks.losses` makes it by
reviewing games of the bots.
"""

import json
import math
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from crosshex.review.types import Review

Z95: Final = 1.959964
"""Half the width of a 95 % interval, in standard errors."""


class Decisions(NamedTuple):
    """The decisions of a seat in one game that were no matter of course.

    Attributes:
        made: how many had more than one legal choice.
        loss: what they cost in all, in the unit of the review.
    """

    made: int
    loss: float


class LossRate(NamedTuple):
    """A mean loss with its 95 % interval."""

    mean: float
    low: float
    high: float


def decisions_of(review: Review, seat: int) -> Decisions:
    """The decisions of a seat in a reviewed game.

    >>> from crosshex.review.qwixx import example_review
    >>> count, loss = decisions_of(example_review(), 0)
    >>> count, round(loss, 2)
    (2, 0.32)
    """
    made = [each for each in review.decisions if each.seat == seat and len(each.moves) > 1]
    return Decisions(len(made), sum(each.loss for each in made))


def loss_rate(games: Sequence[Decisions]) -> LossRate | None:
    """The mean loss of a decision; None if there was none to make.

    Decisions in the same game are alike, so the interval comes from the differences between games.

    >>> loss_rate([Decisions(10, 0.1), Decisions(10, 0.1)])
    LossRate(mean=0.01, low=0.01, high=0.01)
    """
    count = sum(game.made for game in games)
    if not count:
        return None
    mean = sum(game.loss for game in games) / count
    half = math.inf
    if len(games) > 1:
        spread = sum((game.loss - mean * game.made) ** 2 for game in games)
        half = Z95 * math.sqrt(spread * len(games) / (len(games) - 1)) / count
    return LossRate(mean, max(0.0, mean - half), mean + half)


def listed_losses(key: str) -> dict[str, LossRate]:
    """The levels that were measured in a game, the best first; `key` is that of its ratings.

    >>> list(listed_losses("no such game"))
    []
    """
    found = {level: LossRate(*numbers) for level, numbers in _read().get(key, {}).items()}
    return dict(sorted(found.items(), key=lambda item: item[1].mean))


def nearest_level(key: str, mean: float) -> str | None:
    """The level whose mean loss is nearest; None if none was measured.

    >>> nearest_level("no such game", 0.01)
    """
    listed = listed_losses(key)
    return min(listed, key=lambda level: abs(listed[level].mean - mean)) if listed else None


@cache
def _read() -> dict[str, dict[str, list[float]]]:
    text = (files("crosshex.review") / "losses.json").read_text(encoding="utf-8")
    table: dict[str, dict[str, list[float]]] = json.loads(text)
    return table
