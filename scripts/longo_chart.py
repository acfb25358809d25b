"""Draw the values of perfect solitaire play for Longo's ten lucky pairs: docs/longo-values.svg.

    python scripts/longo_chart.py

Uses the solutions that ``crosshex solve longo`` keeps, and solves missing ones (minutes each).
"""

from __future__ import annotations

from pathlib import Path

from matplotlib.figure import Figure

from crosshex.fast.qwixx.sheet import LONGO, LUCKY_PAIRS, QWIXX
from crosshex.fast.solver.solution import solution
from crosshex.workers import cores

TARGET = Path(__file__).parents[1] / "docs" / "longo-values.svg"


def main() -> None:
    """Draw the chart, best pair first."""
    values = {pair: solution(LONGO, pair, workers=cores()).value for pair in LUCKY_PAIRS}
    ranked = sorted(values.items(), key=lambda item: (-item[1], item[0]))
    names = [f"{low} and {high}" for (low, high), _ in ranked]
    figure = Figure(figsize=(7, 3.6), layout="constrained")
    axes = figure.add_subplot()
    bars = axes.barh(names, [value for _, value in ranked], color="tab:blue")
    axes.bar_label(bars, fmt="%.3f", padding=4)
    axes.invert_yaxis()
    axes.set_xlim(186, 189.2)
    axes.set_xlabel("expected points of perfect solitaire play (the axis does not begin at 0)")
    axes.set_title(f"Qwixx Longo by lucky numbers; Qwixx is worth {solution(QWIXX).value:.2f}")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(TARGET, metadata={"Date": None})
    for name, (_, value) in zip(names, ranked, strict=True):
        print(f"{name}: {value:.6f}")


if __name__ == "__main__":
    main()
