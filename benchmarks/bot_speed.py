"""How long `master` thinks about a choice in Qwixx and Longo, in games against itself."""

from __future__ import annotations

import time
from random import Random

from benchmarks.report import Report
from crosshex.bots import make_bot
from crosshex.rules import CHANCE, Longo, Qwixx

LIMIT_MS = 50


def thinking(game: Qwixx, games: int) -> tuple[list[float], list[float]]:
    """Milliseconds of each choice, ascending: wall-clock time, and processor time."""
    bot = make_bot("master", game)
    clock, processor = [], []
    for seed in range(games):
        dice = Random(seed)
        state = game.start(seed % game.seats)
        while actors := state.to_act:
            if actors is CHANCE:
                rolls = state.legal(CHANCE)
                state = state.play(CHANCE, rolls[dice.randrange(len(rolls))])
                continue
            for seat in actors:
                view = state.view(seat)
                begin, busy = time.perf_counter(), time.process_time()
                move = bot.choose(view, seat)
                processor.append(1000 * (time.process_time() - busy))
                clock.append(1000 * (time.perf_counter() - begin))
                state = state.play(seat, move)
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
