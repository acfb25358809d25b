"""The learning curve of a run as an SVG picture: wins against the yardsticks."""

import json
from collections.abc import Iterable
from html import escape
from pathlib import Path

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 400, 56, 120, 40, 48
COLOURS = {"conservative": "#0b6e4f", "greedy-1": "#1f4e9c", "greedy-2": "#b3541e"}


def draw(log: Path, picture: Path) -> None:
    """Draw the measures at two seats that stand in a log."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    measures = [line for line in lines if line["kind"] == "measure" and line["seats"] == 2]
    game = measures[0]["game"]
    most = max(line["training_games"] for line in measures)
    curves = {
        name: [
            (line["training_games"] / most, line["wins"])
            for line in measures
            if line["against"] == name
        ]
        for name in COLOURS
    }
    lowest = min(wins for points in curves.values() for _, wins in points)
    floor = max(0.0, int(lowest * 20) / 20)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{LEFT}" y="24" font-size="15">{escape(game)}, two seats: share of games won '
        f"({measures[0]['games']:,} games each)</text>",
        *_grid(floor),
        *_curves(curves, floor),
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 10}" text-anchor="middle">'
        f"training games, to {most / 1e6:.1f} million</text>",
        "</svg>",
    ]
    picture.write_text("\n".join(parts) + "\n", encoding="utf-8")


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def _y(wins: float, floor: float) -> float:
    top = 0.9
    return TOP + (top - wins) / (top - floor) * (HEIGHT - TOP - BOTTOM)


def _grid(floor: float) -> Iterable[str]:
    for tenth in range(int(floor * 20), 19):
        wins = tenth / 20
        y = _y(wins, floor)
        yield f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{wins:.0%}</text>'


def _curves(curves: dict[str, list[tuple[float, float]]], floor: float) -> Iterable[str]:
    for name, points in curves.items():
        path = " ".join(f"{_x(share):.1f},{_y(wins, floor):.1f}" for share, wins in points)
        yield (f'<polyline points="{path}" fill="none" stroke="{COLOURS[name]}" stroke-width="2"/>')
        end = points[-1][1]
        yield (
            f'<text x="{WIDTH - RIGHT + 6}" y="{_y(end, floor) + 4:.1f}" '
            f'fill="{COLOURS[name]}">{name} {end:.1%}</text>'
        )
