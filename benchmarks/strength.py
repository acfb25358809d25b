"""The ladders of strength: which bot beats which in every game, measured by the arena.

python -m benchmarks.strength                        measure the missing ladders
python -m benchmarks.strength --only six --games 40 --movetime 100 --again

Every ladder is one `crosshex arena` command, which is printed. Results are kept in
docs/strength.json, one ladder at a time, so that a long run can be stopped and continued.
docs/strength.md and the rating list that `crosshex bots` shows are made from them.
"""

from __future__ import annotations

import argparse
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

from crosshex.arena.schedule import ArenaPlan
from crosshex.bots import LEVELS, bot_names, make_bot
from crosshex.bots.plugins import plugin_names
from crosshex.bots.rating_list import rating_key
from crosshex.rules import QWIXX, SHEETS, CrosshexError, Game, Longo, Qwixx, Six, sheet_name

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "docs" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"
RATINGS = ROOT / "src" / "crosshex" / "bots" / "ratings.json"

LADDERS: tuple[Game, ...] = (
    *(Qwixx(seats) for seats in (2, 3, 4, 5)),
    *(Longo(seats) for seats in (2, 3, 4, 5)),
    *(
        Qwixx(seats, SHEETS[name])
        for name in ("mixx-colours", "mixx-numbers")
        for seats in (2, 3, 4, 5)
    ),
    *(Six(seats, variant) for seats in (2, 4) for variant in ("basic", "advanced")),
)
DIGITS = 4
ANCHOR = "greedy"
"""The bot that has 1500 points in every game."""
BASELINES = {"qwixx": ("greedy-1", "perfect"), "longo": ("greedy-1", "greedy-2", "perfect")}
"""Bots that lists omit: one of a family, or in need of a solution. In Qwixx greedy is greedy-2."""


def short_name(game: Game) -> str:
    """The name of a game on the command line: that of its sheet, if the sheet is another one."""
    sheet = game.options.get("sheet", QWIXX)
    return game.name if sheet == QWIXX else str(sheet_name(sheet))


def entrants(game: Game) -> list[str]:
    """The bots of a ladder: all of ours that can play the game, levels first."""
    own = [name for name in bot_names(game) if name not in plugin_names(game)]
    found: list[str] = [name for name in reversed(LEVELS) if name in own]
    for name in (*own, *BASELINES.get(game.name, ())):
        if name not in found and _can_play(name, game):
            found.append(name)
    return found


def _can_play(name: str, game: Game) -> bool:
    """Whether all that a bot needs is here; `perfect` needs the solution of every lucky pair."""
    try:
        for each in ArenaPlan(game, (name, "any other")).possible_games:
            make_bot(name, each)
    except CrosshexError:
        return False
    return True


def command_of(game: Game, bots: list[str], options: argparse.Namespace) -> list[str]:
    """The arena command that measures a ladder."""
    words = ["arena", short_name(game), "--seats", str(game.seats), "--bots", ",".join(bots)]
    if isinstance(game, Six):
        words += ["--variant", game.variant]
    if options.movetime is not None:
        words += ["--movetime", str(options.movetime)]
    words += ["--games", str(options.games), "--seed", str(options.seed), "--anchor", ANCHOR]
    return [*words, "--json"]


def measure(words: list[str], workers: int) -> dict[str, Any]:
    """Run a command of crosshex; the number of workers changes only the time."""
    run = subprocess.run(
        [sys.executable, "-m", "crosshex", *words, "--workers", str(workers)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    report: dict[str, Any] = json.loads(run.stdout)
    return report


def page(results: dict[str, dict[str, Any]]) -> str:
    """The page of all ladders, in Markdown."""
    ladders = [
        _ladder(game, found["command"], found["report"])
        for game in LADDERS
        if (found := results.get(rating_key(game)))
    ]
    return "\n".join([HEAD, *ladders])


HEAD = """# How strong the bots are

The bots play each other in the [arena](arena.md), each pair the same number of games. `greedy` has
1500 points in every ladder. A bot with 400 points more wins ten games for each game that it loses.
The column *ms* shows milliseconds per decision. The numbered columns show how often, in percent,
the bot of the row beat the bot of that number; a tie counts as half a win. Below each ladder, its
first bot is shown against all others: *won* counts games won alone, *points* is the mean
difference. Intervals are 95 %.

`python -m benchmarks.strength` measures the bots, and writes this page and the ratings that
`crosshex bots` shows. The command above each ladder repeats it; all figures are in
[strength.json](strength.json).
"""


def _ladder(game: Game, command: str, report: dict[str, Any]) -> str:
    bots = [bot["bot"] for bot in report["bots"]]
    variant = f", {game.variant}" if isinstance(game, Six) else ""
    title = short_name(game)
    title = f"`{title}`" if title != game.name else title.capitalize()
    lines = [f"## {title}{variant}, {game.seats} seats", "", f"    {command}", ""]
    lines += [
        "| | bot | rating | ms | "
        + " | ".join(str(place + 1) for place in range(len(bots)))
        + " |",
        "|--:|---|--:|--:|" + "--:|" * len(bots),
    ]
    shares = _shares(report)
    for place, bot in enumerate(report["bots"], 1):
        low, high = bot["rating_ci"]
        half = f" ± {(high - low) / 2:.0f}" if high > low else ""
        cells = [
            "" if other == bot["bot"] else f"{100 * shares[bot['bot'], other]:.1f}"
            for other in bots
        ]
        figures = [str(place), f"`{bot['bot']}`", f"{bot['rating']:.0f}{half}"]
        lines.append(_row([*figures, f"{bot['ms_per_decision']:.1f}", *cells]))
    lines += ["", *_champion(bots[0], report), ""]
    return "\n".join(lines)


def _shares(report: dict[str, Any]) -> dict[tuple[str, str], float]:
    found = {}
    for duel in report["duels"]:
        found[duel["a"], duel["b"]] = duel["share"]
        found[duel["b"], duel["a"]] = 1.0 - duel["share"]
    return found


def _champion(first: str, report: dict[str, Any]) -> list[str]:
    """How the first bot of the list did against each of the others."""
    has_margin = "margin" in report["duels"][0]
    lines = [
        f"| `{first}` against | games | won | tied | lost | won % |" + " points |" * has_margin,
        "|---|--:|--:|--:|--:|--:|" + "--:|" * has_margin,
    ]
    for duel in report["duels"]:
        if first not in (duel["a"], duel["b"]):
            continue
        is_a = duel["a"] == first
        won, lost = (duel["wins"], duel["losses"]) if is_a else (duel["losses"], duel["wins"])
        rate, (bottom, top) = won / duel["games"], duel["win_rate_ci" if is_a else "loss_rate_ci"]
        row = [f"`{duel['b'] if is_a else duel['a']}`", f"{duel['games']:,}", f"{won:,}"]
        row += [f"{duel['ties']:,}", f"{lost:,}", f"{100 * rate:.1f} ± {50 * (top - bottom):.1f}"]
        if has_margin:
            low, high = duel["margin_ci"] or (duel["margin"], duel["margin"])
            mean = duel["margin"] if is_a else -duel["margin"]
            row.append(f"{mean:+.1f} ± {(high - low) / 2:.1f}")
        lines.append(_row(row))
    return lines


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def rating_list(results: dict[str, dict[str, Any]]) -> dict[str, dict[str, list[float]]]:
    """The ratings of all ladders, as `crosshex.bots.rating_list` reads them."""
    return {
        key: {bot["bot"]: [bot["rating"], *bot["rating_ci"]] for bot in found["report"]["bots"]}
        for key, found in results.items()
    }


def as_text(results: dict[str, dict[str, Any]]) -> str:
    """The results as JSON, with a line for each bot and for each duel."""
    rounded = json.loads(
        json.dumps(results), parse_float=lambda digits: round(float(digits), DIGITS)
    )
    text = json.dumps(rounded, indent=1)
    return re.sub(r"\n {5,}|\n {4}(?=})", " ", text) + "\n"


def write_all(results: dict[str, dict[str, Any]]) -> None:
    """Write the results, and the page and the rating list made from them."""
    text = as_text(results)
    kept = json.loads(text)
    RESULTS.write_text(text, encoding="utf-8")
    PAGE.write_text(page(kept), encoding="utf-8")
    RATINGS.write_text(json.dumps(rating_list(kept), indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.strength",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--only", default="", help="only ladders with this in their names, such as mixx or longo-3"
    )
    parser.add_argument("--games", type=int, default=200, help="games for each pair of bots")
    parser.add_argument("--movetime", type=int, help="milliseconds per decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0, help="cores to use; 0 for all")
    parser.add_argument("--again", action="store_true", help="measure again what is there")
    parser.add_argument("--write", action="store_true", help="only write the page again")
    options = parser.parse_args()
    results = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    for game in LADDERS:
        key, called = rating_key(game), rating_key(game).replace(game.name, short_name(game), 1)
        if options.write or options.only not in called or (key in results and not options.again):
            continue
        words = command_of(game, entrants(game), options)
        command = shlex.join(["crosshex", *words])
        print(command, flush=True)
        report = measure(words, options.workers)
        results[key] = {"command": command, "report": report}
        write_all(results)
        print(f"{key}: {report['games']:,} games in {report['seconds']:.0f} s", flush=True)
    write_all(results)


if __name__ == "__main__":
    main()
