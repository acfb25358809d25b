"""The output of ``crosshex arena``: live standings while it runs, and the results at the end."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console, Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from crosshex.arena import ArenaProgress

NAME_WIDTH = 12
"""The width of names: our own bots fit, names of programs may need several lines."""

REFRESH_SECONDS = 0.5
"""How often the live standings are drawn."""


@contextmanager
def live_standings(anchor: str | None) -> Iterator[Callable[[ArenaProgress], None]]:
    """Live standings on standard error, if it is a terminal; yields a function to update them."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda progress: None
        return
    start = shown = time.perf_counter()

    def picture(progress: ArenaProgress) -> Group:
        standings = progress.standings
        speed = standings.games / (time.perf_counter() - start)
        line = (
            f"{standings.games:,} of {progress.total:,} games, {speed:,.1f} games/s;"
            " Ctrl-C keeps them"
        )
        line += f"; {progress.place}" if progress.place else ""
        report = standings.report(anchor)
        return Group(draw_ratings(report), draw_duels(report), Text(line))

    with Live(console=console, transient=True, auto_refresh=False) as live:
        live.update(Text("0 games"), refresh=True)

        def refresh(progress: ArenaProgress) -> None:
            nonlocal shown
            if time.perf_counter() - shown > REFRESH_SECONDS:
                shown = time.perf_counter()
                live.update(picture(progress), refresh=True)

        yield refresh


def draw_ratings(report: dict[str, Any]) -> Table:
    """The ratings, the best first."""
    table = _table("", "bot", "rating", "95 %", "ms a decision", "longest")
    for place, bot in enumerate(report["bots"], 1):
        low, high = bot["rating_ci"]
        table.add_row(
            str(place),
            bot["bot"],
            f"{bot['rating']:.0f}",
            "fixed" if low == high else f"{low:.0f} – {high:.0f}",
            f"{bot['ms_per_decision']:.2f}",
            f"{bot['longest_ms']:.0f}",
        )
    return table


def draw_duels(report: dict[str, Any]) -> Group:
    """Every duel from the view of its first bot, and the result of the SPRT."""
    has_margin = any("margin" in duel for duel in report["duels"])
    headings = ["duel", "against", "won–tied–lost", "won %", "share %"]
    table = _table(*headings, *["points"] * has_margin)
    verdicts = []
    for duel in report["duels"]:
        counts = "–".join(f"{duel[key]:,}" for key in ("wins", "ties", "losses"))
        row = [duel["a"], duel["b"], counts]
        if duel["games"]:
            row += [_percent(duel, "win_rate"), _percent(duel, "share")]
            row += [_points(duel)] if has_margin else []
        table.add_row(*row)
        if "sprt" in duel:
            verdicts.append(Text(_verdict(duel)))
    return Group(table, *verdicts, *map(Text, _without_luck(report)))


def show(report: dict[str, Any]) -> None:
    """Print a report for people."""
    console = Console()
    others = (report[name] for name in ("variant", "sheet") if report.get(name))
    name = ", ".join((report["game"], *others))
    console.print(
        f"[bold]{name}[/], {report['seats']} seats: {report['games']:,} games in"
        f" {report['seconds']:.1f} s, seed {report['seed']}",
        highlight=False,
    )
    if report["interrupted"]:
        console.print("interrupted: these are the results so far")
    if not report["games"]:
        return
    console.print(draw_ratings(report))
    console.print()
    console.print(draw_duels(report))


def _table(*headings: str) -> Table:
    """A Rich table without lines; only names are left-aligned and may wrap."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, collapse_padding=True)
    for heading in headings:
        if heading in ("bot", "duel", "against"):
            table.add_column(heading, min_width=NAME_WIDTH, overflow="fold")
        else:
            table.add_column(heading, justify="right", no_wrap=True)
    return table


def _percent(duel: dict[str, Any], key: str) -> str:
    low, high = duel[f"{key}_ci"]
    return f"{100 * duel[key]:.1f} ± {50 * (high - low):.1f}"


def _points(duel: dict[str, Any]) -> str:
    if duel["margin_ci"] is None:
        return f"{duel['margin']:+.1f}"
    low, high = duel["margin_ci"]
    return f"{duel['margin']:+.1f} ± {(high - low) / 2:.1f}"


def _without_luck(report: dict[str, Any]) -> Iterator[str]:
    """The shares without the luck of the dice, and the gain in variance for the processor time."""
    for duel in report["duels"]:
        if duel.get("adjusted_ci") is None:
            continue
        low, high = duel["adjusted_ci"]
        line = f"{duel['a']} against {duel['b']}, without luck: {100 * duel['adjusted']:.1f}"
        line += f" ± {50 * (high - low):.1f} %"
        if duel["variance_ratio"] and duel["cpu_ratio"]:
            line += f"; variance 1/{duel['variance_ratio']:.1f} of that of paired deals"
            line += f" for {duel['cpu_ratio']:.1f} times the processor time"
        yield line


def _verdict(duel: dict[str, Any]) -> str:
    test = duel["sprt"]
    words = {
        None: "not settled yet",
        "elo1": f"settled: {test['elo1']:+g} points rather than {test['elo0']:+g}",
        "elo0": f"settled: {test['elo0']:+g} points rather than {test['elo1']:+g}",
    }
    ratio, bound = test["log_ratio"], test["bounds"][1]
    said = words[test["accepted"]]
    return f"{duel['a']} against {duel['b']}: {said} (log ratio {ratio:+.2f}, bound {bound:.2f})"
