"""Random games per second: our kernels, the same in C, and one core against two."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

from benchmarks.report import Report
from crosshex.rules import SHEETS
from crosshex.simulate import SimulationPlan
from crosshex.simulate.compiled import batches, chunk_size, new_tally, player
from crosshex.workers import cores

OTHER_ROUNDS: Final = 7
"""How often another sheet is played in alternation with the classic one."""


def speed(plan: SimulationPlan, games: int, workers: int) -> tuple[float, float, float]:
    """Games per second, mean score and turns of a plan, without the compile time."""
    play = player(plan)
    tally = new_tally(plan)
    start = time.perf_counter()
    for batch in batches(play, games, workers, chunk_size(plan)):
        tally.add(batch)
    seconds = time.perf_counter() - start
    return games / seconds, tally.score_spread().mean, tally.length_spread().mean


def compile_reference(folder: Path) -> Path | None:
    """Compile the C program, if there is a compiler."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        return None
    program = folder / "reference"
    source = Path(__file__).with_name("reference.c")
    subprocess.run([compiler, "-O3", "-march=native", "-o", str(program), str(source)], check=True)
    return program


def run(report: Report) -> None:
    share = 50 if report.quick else 1
    with tempfile.TemporaryDirectory() as folder:
        program = compile_reference(Path(folder))
        for game, faces in (("qwixx", 6), ("longo", 8)):
            report.section(f"{game}, two seats, uniformly random, one core")
            plan = SimulationPlan.of(game, ("random", "random"))
            games = 3_000_000 // share
            ours = theirs = 0.0
            # In alternation, and the best of three, so that other work on the machine matters less.
            for seed in range(3):
                now, score, turns = speed(SimulationPlan.of(game, plan.bots, seed), games, 1)
                ours = max(ours, now)
                if program is not None:
                    words = subprocess.run(
                        [str(program), str(faces), "2", str(games), str(seed)],
                        check=True,
                        capture_output=True,
                        text=True,
                    ).stdout.split()
                    theirs = max(theirs, float(words[0]))
            report.figure("kernels", ours, "games/s", score=f"{score:.3f}", turns=f"{turns:.3f}")
            if program is None:
                report.remark("no C compiler to compare with")
                continue
            report.figure(
                "C, gcc -O3 -march=native",
                theirs,
                "games/s",
                score=f"{float(words[1]):.3f}",
                turns=f"{float(words[2]):.3f}",
            )
            report.ratio("kernels over C", ours, theirs, goal=0.7)

    report.section("other sheets over the classic one, two seats, uniformly random, one core")
    classic = SimulationPlan.of("qwixx", ("random", "random"))
    for name in list(SHEETS)[1:]:
        other = SimulationPlan.of("qwixx", classic.bots, sheet=SHEETS[name])
        games = 1_000_000 // share
        rounds = [
            speed(other, games, 1)[0] / speed(classic, games, 1)[0] for _ in range(OTHER_ROUNDS)
        ]
        report.ratio(name, median(rounds), 1, goal=0.7)

    report.section("six, two seats, uniformly random, one core")
    for variant, games in (("advanced", 20_000), ("basic", 4_000)):
        plan = SimulationPlan.of("six", ("random", "random"), variant=variant)
        now, _, turns = max(speed(plan, games // share, 1) for _ in range(3))
        report.figure(variant, now, "games/s", turns=f"{turns:.2f}")
        if variant == "advanced":
            report.ratio("advanced over 3,000 games/s", now, 3000, goal=1.0)

    report.section("two cores against one")
    if cores() < 2:
        report.remark("only one core here")
        return
    for plan, games in (
        (SimulationPlan.of("qwixx", ("random", "random")), 4_000_000),
        (SimulationPlan.of("qwixx", ("greedy-1", "greedy-1")), 1_000_000),
        (SimulationPlan.of("six", ("random", "random"), variant="advanced"), 20_000),
    ):
        one = max(speed(plan, games // share, 1)[0] for _ in range(2))
        two = max(speed(plan, games // share, 2)[0] for _ in range(2))
        report.ratio(f"{plan.game.name}, {plan.bots[0]}", two, one, goal=1.8)
