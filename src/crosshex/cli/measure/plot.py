"""``crosshex plot``: pictures of what ``crosshex simulate --out`` wrote."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from crosshex.bots import MissingExtra
from crosshex.rules import OptionError

PICTURES = ("scores", "length", "wins")


def plot(
    results: Annotated[
        Path, typer.Argument(metavar="FILE", help="A Parquet file that simulate --out wrote.")
    ],
    to: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Folder for the pictures; by default that of FILE."),
    ] = None,
) -> None:
    """Draw score histograms, game lengths and win rates by seat, each as SVG and PNG.

    \b
    Examples:
      crosshex simulate qwixx --bots greedy-1,random --games 100000 --out games.parquet
      crosshex plot games.parquet --to pictures
    """
    try:
        import matplotlib
        import pyarrow.parquet as parquet

        matplotlib.use("Agg")
    except ModuleNotFoundError as missing:
        raise MissingExtra(f"pictures need {missing.name}: pip install 'crosshex[plot]'") from None
    try:
        table = parquet.read_table(results)
        about = json.loads(table.schema.metadata[b"crosshex"])
    except FileNotFoundError:
        raise OptionError(f"there is no file {results}") from None
    except (KeyError, TypeError, ValueError, OSError):
        raise OptionError(f"{results} was not written by crosshex simulate --out") from None
    folder = to or results.parent
    folder.mkdir(parents=True, exist_ok=True)
    for name in PICTURES:
        figure = _draw(name, about, table)
        for ending in ("svg", "png"):
            path = folder / f"{results.stem}-{name}.{ending}"
            figure.savefig(path, dpi=150, metadata={"Date": None} if ending == "svg" else None)
            print(path)


def _draw(name: str, about: dict[str, Any], table: Any) -> Any:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    title = about["game"] + (f", {about['variant']}" if about["variant"] else "")
    axes.set_title(f"{title}: {table.num_rows:,} games")
    {"scores": _scores, "length": _length, "wins": _wins}[name](axes, about["bots"], table)
    axes.spines[["top", "right"]].set_visible(False)
    return figure


def _seat_scores(bots: list[str], table: Any) -> Any:
    import numpy as np

    columns = [table[f"score{seat + 1}"].to_numpy() for seat in range(len(bots))]
    return np.stack(columns, axis=1)


def _scores(axes: Any, bots: list[str], table: Any) -> None:
    """One histogram for each seat."""
    import numpy as np

    scores = _seat_scores(bots, table)
    if np.unique(scores).size <= 3:
        bins = np.array([-0.25, 0.25, 0.75, 1.25])
    else:
        bins = np.arange(scores.min(), scores.max() + 2) - 0.5
    for seat, bot in enumerate(bots):
        mine = scores[:, seat]
        label = f"seat {seat + 1}: {bot}, mean {mine.mean():.2f}"
        axes.hist(mine, bins=bins, density=True, histtype="stepfilled", alpha=0.4, label=label)
    axes.set_xlabel("score")
    axes.set_ylabel("share of games")
    axes.legend()


def _length(axes: Any, bots: list[str], table: Any) -> None:
    """One histogram of the lengths of games."""
    import numpy as np

    turns = table["turns"].to_numpy()
    bins = np.arange(turns.min(), turns.max() + 2) - 0.5
    axes.hist(turns, bins=bins, density=True, color="tab:gray")
    axes.axvline(turns.mean(), color="black", linestyle="--", label=f"mean {turns.mean():.1f}")
    axes.set_xlabel("turns")
    axes.set_ylabel("share of games")
    axes.legend()


def _wins(axes: Any, bots: list[str], table: Any) -> None:
    """Games won alone by each seat, when it began and when it did not, with 95 % intervals."""
    import numpy as np

    from crosshex.simulate.tally import rate

    scores = _seat_scores(bots, table)
    first = table["first"].to_numpy() - 1
    best = scores == scores.max(axis=1, keepdims=True)
    alone = best & (best.sum(axis=1, keepdims=True) == 1)
    seats = np.arange(len(bots))
    for offset, began, label in ((-0.2, True, "began"), (0.2, False, "did not begin")):
        rates = []
        for seat in seats:
            games = alone[(first == seat) == began, seat]
            rates.append(rate(int(games.sum()), games.size))
        heights = np.array([won.estimate for won in rates])
        errors = np.array([[won.estimate - won.low, won.high - won.estimate] for won in rates]).T
        if len(bots) == 1 and not began:
            continue
        axes.bar(seats + offset, heights, 0.4, yerr=errors, capsize=4, label=label)
    axes.axhline(1 / len(bots), color="black", linewidth=0.8, linestyle=":")
    axes.set_xticks(seats, [f"seat {seat + 1}\n{bot}" for seat, bot in enumerate(bots)])
    axes.set_ylabel("games won alone")
    axes.legend()
