"""How well chances of winning keep their word: what was said beside what came of it.

Positions are sorted by what was said and cut into bins of equal count; the two means of a bin
should agree. Positions of one game share its result, so intervals come from drawing whole games
again and again.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float64]

BINS = 20
DRAWS = 1000
SIZE, EDGE = 300, 44
COLOURS = {"basic": "#0b6e4f", "advanced": "#b3541e"}


class Bin(NamedTuple):
    """Positions of which nearly the same was said.

    Attributes:
        said: what, on average.
        came: what came of it, on average.
        low: the lower end of the 95 % interval of that.
        high: the upper end.
    """

    said: float
    came: float
    low: float
    high: float


class Calibration(NamedTuple):
    """How well what was said agrees with what came.

    Attributes:
        games: how many games there were.
        positions: how many positions.
        error: the mean distance of the two means of a bin.
        low: the lower end of its 95 % interval.
        high: the upper end.
        bins: of equal count, by what was said.
    """

    games: int
    positions: int
    error: float
    low: float
    high: float
    bins: list[Bin]


def calibrate(said: Vector, came: Vector, game: NDArray[np.int64], seed: int = 1) -> Calibration:
    """Compare chances with results; ``game`` says of which game each position is."""
    games = int(game.max()) + 1
    place = np.empty(len(said), np.int64)
    place[np.argsort(said, kind="stable")] = np.arange(len(said)) * BINS // len(said)
    sums = np.zeros((3, games, BINS))
    for row, values in enumerate((said, came, np.ones_like(said))):
        np.add.at(sums[row], (game, place), values)

    def means(total: Vector) -> tuple[Vector, Vector, float]:
        n = np.maximum(total[2], 1)
        off = np.abs(total[0] - total[1]).sum() / n.sum()
        return total[0] / n, total[1] / n, float(off)

    mean_said, mean_came, error = means(sums.sum(1))
    chance = np.random.default_rng(seed)
    drawn, off = np.zeros((DRAWS, BINS)), np.zeros(DRAWS)
    for number in range(DRAWS):
        times = np.bincount(chance.integers(0, games, games), minlength=games)
        _, drawn[number], off[number] = means(np.einsum("g,rgb->rb", times, sums))
    low, high = np.quantile(drawn, [0.025, 0.975], axis=0)
    rows = zip(*(each.tolist() for each in (mean_said, mean_came, low, high)), strict=True)
    return Calibration(
        games=games,
        positions=len(said),
        error=error,
        low=float(np.quantile(off, 0.025)),
        high=float(np.quantile(off, 0.975)),
        bins=[Bin(*row) for row in rows],
    )


def draw(found: dict[str, Calibration], picture: Path) -> None:
    """The bins of each variant as a picture: said to the right, came upwards."""
    width = len(found) * (SIZE + 2 * EDGE)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {SIZE + 2 * EDGE}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{SIZE + 2 * EDGE}" fill="white"/>',
    ]
    for number, (name, one) in enumerate(found.items()):
        left = EDGE + number * (SIZE + 2 * EDGE)
        parts.append(f'<g transform="translate({left} {EDGE})">')
        parts.append(
            f'<text y="-14">{name}: {one.games:,} games, expected error {one.error:.4f}</text>'
        )
        for step in range(6):
            at = SIZE * step / 5
            parts.append(f'<path d="M0 {at}H{SIZE}M{at} 0V{SIZE}" stroke="#ddd"/>')
            parts.append(f'<text x="-6" y="{SIZE - at + 4}" text-anchor="end">{step / 5}</text>')
            parts.append(f'<text x="{at}" y="{SIZE + 18}" text-anchor="middle">{step / 5}</text>')
        parts.append(f'<path d="M0 {SIZE}L{SIZE} 0" stroke="#888" stroke-dasharray="4 4"/>')
        parts.append(f'<text x="{SIZE / 2}" y="{SIZE + 36}" text-anchor="middle">said</text>')
        parts.append('<text x="6" y="14">came</text>')
        colour = COLOURS[name]
        for each in one.bins:
            x, y = SIZE * each.said, SIZE * (1 - each.came)
            low, high = SIZE * (1 - each.low), SIZE * (1 - each.high)
            parts.append(f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="{colour}"/>')
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>')
        parts.append("</g>")
    picture.write_text("\n".join([*parts, "</svg>"]) + "\n", encoding="utf-8")
