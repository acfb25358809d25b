"""How fast the readable rules are: whole random games on one core, and the import."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable

from benchmarks.report import Report
from crosshex.rules import CHANCE, Game, Qwixx, Six, State


def random_game(game: Game, rng: random.Random) -> None:
    """One game of uniformly random moves, by the rules library alone."""
    state: State = game.start()
    while actors := state.to_act:
        actor = actors[0] if isinstance(actors, tuple) else CHANCE
        moves = state.legal(actor)
        state = state.play(actor, moves[int(rng.random() * len(moves))])


def best_rate(play: Callable[[], None], seconds: float) -> float:
    """The best of five rounds, in games per second, because other work only slows it."""
    best = 0.0
    for _ in range(5):
        start, games = time.perf_counter(), 0
        while time.perf_counter() - start < seconds / 5:
            play()
            games += 1
        best = max(best, games / (time.perf_counter() - start))
    return best


def import_seconds() -> float:
    """The shortest of five imports of `crosshex` in new processes."""
    code = "import time; t = time.perf_counter(); import crosshex; print(time.perf_counter() - t)"
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True) for _ in range(5)]
    return min(float(run.stdout) for run in runs)


def run(report: Report) -> None:
    """Measure the figures for which the readable rules have goals."""
    report.section("crosshex.rules, uniformly random, one core")
    rng = random.Random(1)
    seconds = 2.0 if report.quick else 10.0
    for name, game, goal in (
        ("qwixx, two seats", Qwixx(), 1000),
        ("six, advanced", Six(variant="advanced"), 20),
    ):
        rate = best_rate(lambda game=game: random_game(game, rng), seconds)  # type: ignore[misc]
        report.figure(name, rate, "games/s", goal=goal)
    report.figure("import crosshex", 1000 * import_seconds(), "ms", goal="under 150")
