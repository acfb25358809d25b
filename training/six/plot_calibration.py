"""Draws how well the chances of winning at Six are calibrated."""

from __future__ import annotations

from pathlib import Path

from training.reliability import Reliability

SIZE, EDGE = 300, 44
COLOURS = {"basic": "#0b6e4f", "advanced": "#b3541e"}


def draw(found: dict[str, Reliability], picture: Path) -> None:
    """Draw the bins of each variant: the prediction to the right, the result upwards."""
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
        parts.append(f'<text x="{SIZE / 2}" y="{SIZE + 36}" text-anchor="middle">predicted</text>')
        parts.append('<text x="6" y="14">observed</text>')
        colour = COLOURS[name]
        for each in one.bins:
            x, y = SIZE * each.said, SIZE * (1 - each.came)
            low, high = SIZE * (1 - each.low), SIZE * (1 - each.high)
            parts.append(f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="{colour}"/>')
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>')
        parts.append("</g>")
    picture.write_text("\n".join([*parts, "</svg>"]) + "\n", encoding="utf-8")
