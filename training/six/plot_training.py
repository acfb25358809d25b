"""The learning curve of a run as an SVG picture: points won against the weights made by hand."""

import json
from pathlib import Path

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 360, 56, 140, 40, 48
COLOURS = {"basic": "#0b6e4f", "advanced": "#b3541e"}
LOWEST, HIGHEST = 0.4, 1.0


def draw(log: Path, picture: Path) -> None:
    """Draw the measurements of a log."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    measures = [line for line in lines if line["kind"] == "measure"]
    most = max(line["training_games"] for line in measures)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{LEFT}" y="24" font-size="15">six: share of points against the weights made by '
        f"hand ({measures[0]['games']} games each)</text>",
    ]
    for step in range(7):
        share = LOWEST + step / 10
        parts.append(f'<path d="M{LEFT} {_y(share):.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(
            f'<text x="{LEFT - 8}" y="{_y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        )
    for variant, colour in COLOURS.items():
        points = [(0, 0.5)] + [
            (line["training_games"], line["against_hand"])
            for line in measures
            if line["variant"] == variant
        ]
        path = " ".join(f"{_x(games / most):.1f},{_y(share):.1f}" for games, share in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        end = points[-1][1]
        parts.append(
            f'<text x="{WIDTH - RIGHT + 6}" y="{_y(end) + (4 if variant == "basic" else 18):.1f}" '
            f'fill="{colour}">{variant} {end:.0%}</text>'
        )
    parts.append(
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 10}" text-anchor="middle">'
        f"training games, to {most:,}</text>"
    )
    picture.write_text("\n".join([*parts, "</svg>"]) + "\n", encoding="utf-8")


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def _y(share: float) -> float:
    return TOP + (HIGHEST - share) / (HIGHEST - LOWEST) * (HEIGHT - TOP - BOTTOM)
