"""How long `master` thinks about a choice in Qwixx and Longo, in games against itself."""

from __future__ import annotations

import time
from collections.abc import Sequence

from benchmarks.report import Report
from crosshex.bots import make_bot
from crosshex.rules import Longo, Move, Qwixx
from crosshex.simulate.deals import Deal
from crosshex.simulate.playing import Question, Start, answers, play_out

LIMIT_MS = 50


def thinking(game: Qwixx, games: int) -> tuple[list[float], list[float]]:
    """Milliseconds of each choice, ascending: wall-clock time, and processor time."""
    bot = make_bot("master", game)
    clock, processor = [], []

    def ask(questions: Sequence[Question]) -> Sequence[Move]:
        begin, busy = time.perf_counter(), time.process_time()
        moves = answers(questions)
        processor.append(1000 * (time.process_time() - busy))
        clock.append(1000 * (time.perf_counter() - begin))
        return moves

    for seed in range(games):
        start = game.start(seed % game.seats)
        play_out(Start(start, [bot] * game.seats, Deal(seed).throw), ask)
    return sorted(clock), sorted(processor)


def run(report: Report) -> None:
    for kind in (Qwixx, Longo):
        report.section(f"{kind().name}, a choice of master")
        begin = time.perf_counter()
        make_bot("master", kind())
        report.figure("reading the weights, once", 1000 * (time.perf_counter() - begin), "ms")
        for seats in (1, 2, 3, 4, 5):
            clock, processor = thinking(kind(seats), 1 if report.quick else 6)
            report.figure(
                f"seats: {seats}, median",
                clock[len(clock) // 2],
                "ms",
                slowest_of_100=f"{clock[len(clock) * 99 // 100]:.1f}",
                processor=f"{processor[len(processor) // 2]:.1f}",
                processor_slowest=f"{processor[-1]:.1f}",
                goal=f"under {LIMIT_MS}",
            )
