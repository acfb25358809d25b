"""The output of ``crosshex simulate``: a bar while it runs, and the results at the end."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from crosshex.cli.progress import games_bar
from crosshex.simulate import SimulationProgress

COUNTED: Final = frozenset(
    {
        *("seat", "bot", "wins", "shared_wins", "win_rate", "win_rate_ci"),
        *("mean_score", "mean_score_ci", "sd_score", "score_quantiles"),
    }
)
"""The figures of a seat that every game has; the others are specific to a game."""
MOST_EXTRAS: Final = 2
"""How many figures specific to a game are shown beside them."""


@contextmanager
def counting(game: str, games: int) -> Iterator[Callable[[SimulationProgress], None]]:
    """A bar that appears with the first games; yields a function to update it."""
    bar = games_bar()
    task = bar.add_task(game, total=games)

    def move_on(so_far: SimulationProgress) -> None:
        bar.start()
        where = f"{game} on {so_far.place}" if so_far.place else game
        bar.update(task, description=where, completed=so_far.games)

    try:
        yield move_on
    finally:
        if bar.live.is_started:
            bar.stop()


def show(report: dict[str, Any]) -> None:
    """Print a report for people."""
    console = Console()
    others = (report[name] for name in ("variant", "sheet") if report.get(name))
    name = ", ".join((report["game"], *others))
    machines = len(report.get("machines", ()))
    of_machines = f" of {machines} machines" if machines > 1 else ""
    console.print(
        f"[bold]{name}[/]: {report['games']:,} games in {report['seconds']:.2f} s,"
        f" {report['games_per_second']:,.0f} games/s on {report['workers']} cores"
        f"{of_machines}, seed {report['seed']}"
    )
    if report["interrupted"]:
        console.print("interrupted: these are the results so far")
    extras = [key for key in report["seats"][0] if key not in COUNTED][:MOST_EXTRAS]
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for heading in ("seat", "bot", "wins", "score", "sd", "5–50–95 %"):
        table.add_column(heading, justify="left" if heading == "bot" else "right", no_wrap=True)
    for key in extras:
        table.add_column(key.split("_")[0], justify="right", no_wrap=True)
    for seat in report["seats"]:
        won = (seat["win_rate_ci"][1] - seat["win_rate_ci"][0]) / 2
        half = seat["mean_score_ci"][1] - seat["mean_score"]
        quantiles = seat["score_quantiles"]
        table.add_row(
            str(seat["seat"]),
            seat["bot"],
            f"{100 * seat['win_rate']:.2f} ± {100 * won:.2f} %",
            f"{seat['mean_score']:.2f} ± {half:.2f}",
            f"{seat['sd_score']:.1f}",
            " ".join(f"{quantiles[key]:g}" for key in ("5", "50", "95")),
            *(f"{seat[key]:.2f}" for key in extras),
        )
    console.print(table)
    length = report["length"]
    quantiles = length["quantiles"]
    console.print(
        f"turns: {length['mean']:.2f} on average, sd {length['sd']:.2f},"
        f" {quantiles['5']:g} to {quantiles['95']:g} in nine games of ten"
    )
    endings = sorted(report["endings"].items(), key=lambda item: -item[1])
    console.print(
        "endings: " + ", ".join(f"{name} {count / report['games']:.2%}" for name, count in endings)
    )
    if len(report["seats"]) > 1:
        first = report["first_seat"]
        low, high = first["win_rate_ci"]
        console.print(f"the seat that begins wins {first['win_rate']:.2%} ({low:.2%} – {high:.2%})")
