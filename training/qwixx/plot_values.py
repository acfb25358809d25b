"""Draws values as SVG: predictions compared with results, and the error over a run."""

import json
from collections.abc import Iterable
from html import escape
from math import log10
from pathlib import Path
from typing import Any

from training.qwixx.plot_training import BOTTOM, HEIGHT, LEFT, RIGHT, TOP, WIDTH

COLOURS = {2: "#0b6e4f", 3: "#1f4e9c", 4: "#b3541e", 5: "#7a3b8f"}
LEAST, MOST = 0.0003, 0.1
"""The range of errors in the picture of a run, on a logarithmic scale."""
STEPS = (0.0003, 0.001, 0.003, 0.01, 0.03, 0.1)
WIDEST = 0.01
"""The largest difference in the picture of a calibration, in both directions."""
APART = 3.0
"""How far points of different numbers of seats are moved apart to keep intervals visible."""


def draw_reliability(found: Path, picture: Path) -> None:
    """Draw what `calibrate` found: the result of each bin against its prediction."""
    lines = json.loads(found.read_text(encoding="utf-8"))
    title = f"{lines[0]['game']}: observed minus predicted share ({lines[0]['games']:,} games each)"
    gaps = [step / 2 for step in range(-2, 3)]
    parts = [*_grid([(_gap(gap / 100), f"{gap:+g} %" if gap else "0") for gap in gaps])]
    parts += [
        f'<path d="M{_x(step / 10):.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="#ddd"/>'
        f'<text x="{_x(step / 10):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">'
        f"{step / 10:.0%}</text>"
        for step in range(0, 11, 2)
    ]
    parts.append(f'<path d="M{LEFT} {_y(0.5)}H{WIDTH - RIGHT}" stroke="#888"/>')
    for place, line in enumerate(lines):
        colour = COLOURS[line["seats"]]
        for said, came, low, high in line["share"]["bins"]:
            x = _x(said) + (place - (len(lines) - 1) / 2) * APART
            ends = (_y(_gap(low - said)), _y(_gap(high - said)))
            parts.append(
                f'<path d="M{x:.1f} {ends[0]:.1f}V{ends[1]:.1f}" stroke="{colour}"/>'
                f'<circle cx="{x:.1f}" cy="{_y(_gap(came - said)):.1f}" r="2.5" fill="{colour}"/>'
            )
    errors = {line["seats"]: line["share"]["error"] for line in lines}
    parts += _legend(errors)
    _write(picture, title, parts, "predicted share of wins, with 95 % intervals")


def _gap(difference: float) -> float:
    """Where a difference lies in the picture, from 0 to 1; no difference is in the middle."""
    return max(0.0, min(1.0, 0.5 + difference / (2 * WIDEST)))


def draw_errors(logs: Iterable[Path], picture: Path) -> None:
    """Draw the expected error in the logs of one or more runs, over the seconds of a run."""
    lines = [
        json.loads(line) for log in logs for line in log.read_text(encoding="utf-8").splitlines()
    ]
    measures: list[dict[str, Any]] = [line for line in lines if line["kind"] == "measure"]
    longest = max(line["seconds"] for line in measures)
    title = f"{measures[0]['game']}: expected error ({measures[0]['games']:,} games each)"
    parts = [*_grid([(_height(step), f"{100 * step:g} %") for step in STEPS])]
    last = {}
    for seats in sorted({line["seats"] for line in measures}):
        mine = [line for line in measures if line["seats"] == seats]
        path = " ".join(
            f"{_x(line['seconds'] / longest):.1f},{_y(_height(line['error'])):.1f}" for line in mine
        )
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{COLOURS[seats]}" stroke-width="2"/>'
        )
        last[seats] = mine[-1]["error"]
    parts += _legend(last)
    _write(picture, title, parts, f"seconds of training, to {longest:.0f}")


def _height(error: float) -> float:
    """Where an error lies between the bottom and the top of the picture, from 0 to 1."""
    share = log10(max(error, LEAST) / LEAST) / log10(MOST / LEAST)
    return min(1.0, share)


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def _y(share: float) -> float:
    return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)


def _grid(steps: Iterable[tuple[float, str]]) -> Iterable[str]:
    for share, label in steps:
        y = _y(share)
        yield f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{label}</text>'


def _legend(errors: dict[int, float]) -> Iterable[str]:
    """Every number of seats in its colour, with its error."""
    for place, (seats, error) in enumerate(errors.items()):
        yield (
            f'<text x="{WIDTH - RIGHT + 8}" y="{TOP + 16 + 20 * place}" fill="{COLOURS[seats]}">'
            f"{seats} seats: {error:.2%}</text>"
        )


def _write(picture: Path, title: str, parts: Iterable[str], below: str) -> None:
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{LEFT}" y="24" font-size="15">{escape(title)}</text>',
        *parts,
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 10}" text-anchor="middle">'
        f"{escape(below)}</text>",
        "</svg>",
    ]
    picture.write_text("\n".join(lines) + "\n", encoding="utf-8")
