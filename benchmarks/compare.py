"""Compares this checkout with another one, in alternation: `python -m benchmarks.compare --help`.

    git worktree add ../before v0.1
    python -m benchmarks.compare ../before kernels bot_speed --rounds 7
    python -m benchmarks.compare ../before load steady --rounds 7
    python -m benchmarks.compare ../before steady --seconds 900 --rounds 1

Every round runs a benchmark in both checkouts, one after the other, so that a busy hour of the
machine affects both. The report has the median of the rounds' ratios: above 1 is better now.
`load` is the server at its limit, `steady` a thousand tables with a move a second each.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parents[1]
LOADS: Final = {
    "load": ["benchmarks.load", "--tables", "200", "--saturate", "--seconds", "8"],
    "steady": ["benchmarks.load", "--tables", "1000", "--seconds", "20"],
}
LESS_IS_BETTER: Final = ("ms", "s", "MB")

Figures = dict[str, float]
"""Measured values by name; more is better in all of them."""


def run(checkout: Path, command: list[str]) -> Any:
    """What a benchmark prints with the sources of a checkout."""
    paths = os.pathsep.join(map(str, (checkout / "src", checkout)))
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    return json.loads(done.stdout)


def load_figures(found: dict[str, Any]) -> Figures:
    """The figures of a load."""
    return {
        "moves a second": found["moves_per_second"],
        "moves per second of the processor": turned(found["cpu_ms_per_move"]["all"], "ms"),
        "tables opened a second": found["tables_opened_per_second"],
        "p99": turned(found["p99_ms"], "ms"),
        "memory at the end": turned(found["memory_mb"][-1], "MB"),
    }


def figures_of(checkout: Path, name: str, quick: bool, seconds: int | None = None) -> Figures:
    """The figures of one benchmark in one checkout."""
    if name in LOADS:
        longer = [] if seconds is None else ["--seconds", str(seconds)]
        found = load_figures(run(checkout, [*LOADS[name], *longer]))
        return {f"{name}: {figure}": value for figure, value in found.items()}
    found = run(checkout, ["benchmarks", name, "--json", *["--quick"] * quick])
    return {
        f"{section['title']}: {figure['name']}": turned(figure["value"], figure["unit"])
        for section in found["sections"]
        for figure in section["figures"]
    }


def turned(value: float, unit: str) -> float:
    """A value of which more is better, from a figure and its unit."""
    return 1 / value if unit in LESS_IS_BETTER else value


def ratios(before: list[Figures], now: list[Figures]) -> dict[str, list[float]]:
    """For each figure that both checkouts have, the ratio of every round.

    >>> ratios([{"a": 2.0}, {"a": 4.0}], [{"a": 1.0, "b": 1.0}, {"a": 4.0}])
    {'a': [0.5, 1.0]}
    """
    shared = [name for name in before[0] if all(name in each for each in (*before, *now))]
    return {
        name: [new[name] / old[name] for old, new in zip(before, now, strict=True)]
        for name in shared
    }


def main() -> None:
    """Measure, and print a line for each figure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("before", type=Path, help="the folder of the other checkout")
    parser.add_argument("names", nargs="+", help=f"of benchmarks, or {' or '.join(LOADS)}")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--quick", action="store_true", help="measure briefly")
    parser.add_argument("--seconds", type=int, help="how long a load is")
    options = parser.parse_args()
    for name in options.names:
        before: list[Figures] = []
        now: list[Figures] = []
        for number in range(options.rounds):
            pairs = [(options.before.resolve(), before), (HERE, now)]
            for checkout, kept in pairs if number % 2 else reversed(pairs):
                kept.append(figures_of(checkout, name, options.quick, options.seconds))
            print(f"{name}: round {number + 1} of {options.rounds}", file=sys.stderr)
        for figure, found in ratios(before, now).items():
            print(f"{median(found):6.3f}  ({min(found):.3f} to {max(found):.3f})  {figure}")


if __name__ == "__main__":
    main()
