"""What a review costs, and what `crosshex arena --adjusted` gains for its cost."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from benchmarks.report import Report
from crosshex.record import read_records

GAMES = (("qwixx", 2, 2.0), ("longo", 2, None), ("six", 2, None))
"""Games, seats, and how many seconds a review may take."""
DUELS = ("master,hard", "greedy,hard", "beginner,easy")


class Spent(NamedTuple):
    """What a command printed, and its seconds: wall-clock, and processor time of all processes."""

    out: str
    wall: float
    cpu: float


def crosshex(*arguments: str) -> Spent:
    """Run a command as people do, including the start of Python."""
    environment = {**os.environ, "CROSSHEX_QUIET": "1"}
    before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    command = [sys.executable, "-m", "crosshex", *arguments]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    wall, after = time.perf_counter() - begin, resource.getrusage(resource.RUSAGE_CHILDREN)
    user, system = after.ru_utime - before.ru_utime, after.ru_stime - before.ru_stime
    return Spent(done.stdout, wall, user + system)


def review(report: Report, game: str, seats: int, limit: float | None, folder: Path) -> None:
    """Review one recorded game, and several more."""
    count, file, only = 3 if report.quick else 11, folder / f"{game}.txt", folder / "one.txt"
    options = ("--bots", "medium,easy", "--seats", str(seats), "--games", str(count))
    crosshex("arena", game, *options, "--movetime", "20", "--records", str(file))
    records = [str(record) for record in read_records(file.read_text("utf-8"))]
    only.write_text(records[0], "utf-8")
    report.section(f"{game} at {seats} seats, crosshex review")
    one, all_of_them = crosshex("review", str(only), "--json"), crosshex("review", str(file))
    more = {} if limit is None else {"goal": f"under {limit:.0f}"}
    report.figure("one game, the whole command", one.wall, "s", cpu=f"{one.cpu:.2f}", **more)
    wall, cpu = (
        (spent - first) / (len(records) - 1)
        for spent, first in ((all_of_them.wall, one.wall), (all_of_them.cpu, one.cpu))
    )
    report.figure("each further game", wall, "s", cpu=f"{cpu:.2f}", games=len(records) - 1)


def adjusted(report: Report) -> None:
    """Compare the variance of luck-adjusted shares with that of paired deals."""
    report.section("qwixx at 2 seats, crosshex arena --adjusted")
    games = "8" if report.quick else "120"
    for bots in DUELS:
        options = ("--bots", bots, "--games", games, "--workers", "1", "--adjusted", "--json")
        (duel,) = json.loads(crosshex("arena", "qwixx", *options).out)["duels"]
        costs = f"{duel['cpu_ratio'] or 0:.1f}"
        ratio = duel["variance_ratio"] or 0.0
        report.figure(f"{bots}, {games} games, variance", ratio, "times less", cpu_times=costs)


def run(report: Report) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for game, seats, limit in GAMES:
            review(report, game, seats, limit, Path(folder))
    adjusted(report)
