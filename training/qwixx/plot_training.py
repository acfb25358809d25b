"""The learning curve of a run as an SVG picture: wins against the baselines."""

import json
from collections.abc import Iterable
from html import escape
from math import ceil, floor
from pathlib import Path
from typing import NamedTuple

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 400, 56, 140, 40, 48
COLOURS = {
    "perfect": "#7a3b8f",
    "conservative": "#0b6e4f",
    "greedy-1": "#1f4e9c",
    "greedy-2": "#b3541e",
}


class Scale(NamedTuple):
    """The ends of the vertical axis, in twentieths."""

    bottom: int
    top: int


def draw(log: Path, picture: Path) -> None:
    """Draw the measurements with two seats from a log."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    measures = [line for line in lines if line["kind"] == "measure" and line["seats"] == 2]
    game = measures[0]["game"]
    most = max(line["training_games"] for line in measures)
    met = {line["against"] for line in measures}
    curves = {
        name: [
            (line["training_games"] / most, line["wins"])
            for line in measures
            if line["against"] == name
        ]
        for name in COLOURS
        if name in met
    }
    shares = [wins for points in curves.values() for _, wins in points]
    scale = Scale(floor(20 * min(shares)), ceil(20 * max(shares)))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{LEFT}" y="24" font-size="15">{escape(game)}, two seats: share of games won '
        f"({measures[0]['games']:,} games each)</text>",
        *_grid(scale),
        *_curves(curves, scale),
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 10}" text-anchor="middle">'
        f"training games, to {most / 1e6:.1f} million</text>",
        "</svg>",
    ]
    picture.write_text("\n".join(parts) + "\n", encoding="utf-8")


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def _y(wins: float, scale: Scale) -> float:
    share = (scale.top - 20 * wins) / max(1, scale.top - scale.bottom)
    return TOP + share * (HEIGHT - TOP - BOTTOM)


def _grid(scale: Scale) -> Iterable[str]:
    for step in range(scale.bottom, scale.top + 1):
        y = _y(step / 20, scale)
        yield f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{step / 20:.0%}</text>'


def _curves(curves: dict[str, list[tuple[float, float]]], scale: Scale) -> Iterable[str]:
    for name, points in curves.items():
        path = " ".join(f"{_x(share):.1f},{_y(wins, scale):.1f}" for share, wins in points)
        yield (f'<polyline points="{path}" fill="none" stroke="{COLOURS[name]}" stroke-width="2"/>')
        end = points[-1][1]
        yield (
            f'<text x="{WIDTH - RIGHT + 6}" y="{_y(end, scale) + 4:.1f}" '
            f'fill="{COLOURS[name]}">{name} {end:.1%}</text>'
        )
