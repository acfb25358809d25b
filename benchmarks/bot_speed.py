"""How long `master` thinks about a choice in Qwixx and Longo, alone and in company; games a second.

Games a second are also those of a bot that takes the first legal move, asked about one position at
a time and as a `BatchBot`: what the rules and the asking cost, whatever a bot thinks.

Beside it runs the same player without kernels, state by state (`benchmarks/plain_master.py`): both
are asked the same questions in turn, so a busy moment of the machine meets both. Times are of the
processor, but for those of the wall clock where it says so.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from benchmarks.plain_master import PlainMaster
from benchmarks.report import Report
from crosshex.arena import ArenaPlan, play
from crosshex.bots import BatchBot, Bot, make_bot
from crosshex.rules import Longo, Move, Qwixx, State
from crosshex.simulate import SimulationPlan
from crosshex.simulate.bots import play_slowly
from crosshex.simulate.deals import Deal
from crosshex.simulate.playing import Question, Start, answers, play_all, play_out

LIMIT_MS = 50
TOGETHER = 64
"""Games side by side, where choices in company are measured."""


class First(Bot):
    """Takes the first legal move."""

    def choose(self, state: State, seat: int) -> Move:
        """Without a thought."""
        return state.legal(seat)[0]


class FirstOfMany(BatchBot):
    """The same, in many positions at once."""

    def choose_all(self, states: Sequence[State], seats: Sequence[int]) -> Sequence[Move]:
        """Without a thought."""
        return [state.legal(seat)[0] for state, seat in zip(states, seats, strict=True)]


class Times(NamedTuple):
    """Milliseconds of each choice."""

    clock: list[float]
    processor: list[float]


def thinking(game: Qwixx, games: int) -> tuple[Times, list[float]]:
    """How long each choice takes, one at a time; and the processor time of the plain player."""
    bots: list[Bot] = [make_bot("master", game) for _ in range(game.seats)]
    plain = PlainMaster(game) if game.seats > 1 else None
    found, beside = Times([], []), list[float]()

    def ask(questions: Sequence[Question]) -> Sequence[Move]:
        begin, busy = time.perf_counter(), time.process_time()
        moves = answers(questions)
        found.processor.append(1000 * (time.process_time() - busy))
        found.clock.append(1000 * (time.perf_counter() - begin))
        if plain:
            busy = time.process_time()
            plain.choose(questions[0].state, questions[0].seat)
            beside.append(1000 * (time.process_time() - busy))
        return moves

    for seed in range(games):
        play_out(Start(game.start(seed % game.seats), bots, Deal(seed).throw), ask)
    return found, beside


def in_company(game: Qwixx, games: int) -> float:
    """Milliseconds of a choice where many games wait for the same bot."""
    bot = make_bot("master", game)
    spent, asked = 0.0, 0

    def ask(questions: Sequence[Question]) -> Sequence[Move]:
        nonlocal spent, asked
        begin = time.process_time()
        moves = answers(questions)
        spent, asked = spent + time.process_time() - begin, asked + len(questions)
        return moves

    starts = [Start(game.start(), [bot] * game.seats, Deal(seed).throw) for seed in range(games)]
    play_all(starts, ask)
    return 1000 * spent / asked


def games_a_second(report: Report) -> None:
    """Whole games of `master` against itself, and against `hard` in the arena, on one core."""
    games = 8 if report.quick else 256
    report.section("games a second and core with master")
    for kind, name in ((Qwixx, "qwixx"), (Longo, "longo")):
        run = play_slowly(SimulationPlan.of(name, ("master", "master"), seed=1))
        run(0, 2)
        begin = time.process_time()
        run(0, games)
        report.figure(f"simulate {name}", games / (time.process_time() - begin), "games/s")
        plan = ArenaPlan(kind(2), ("master", "hard"))
        list(play(plan, 1))
        begin = time.process_time()
        played = sum(len(deal.games) for deal in play(plan, games // 2))
        report.figure(f"arena {name}", played / (time.process_time() - begin), "games/s")


def games_of_objects(report: Report) -> None:
    """Whole games of objects that do not think: `crosshex.simulate` on one core."""
    games = 16 if report.quick else 512
    report.section("games a second and core of the rules, with the first legal moves")
    for name, bot in (("a Bot", First), ("a BatchBot", FirstOfMany)):
        run = play_slowly(SimulationPlan.of("qwixx", (bot, bot), seed=1))
        run(0, 2)
        begin = time.process_time()
        run(0, games)
        spent = time.process_time() - begin
        report.figure(f"simulate qwixx, {name}", games / spent, "games/s")


def run(report: Report) -> None:
    for kind in (Qwixx, Longo):
        report.section(f"{kind().name}, a choice of master")
        begin = time.perf_counter()
        make_bot("master", kind())
        report.figure("reading the weights, once", 1000 * (time.perf_counter() - begin), "ms")
        for seats in (1, 2, 3, 4, 5):
            times, plain = thinking(kind(seats), 1 if report.quick else 6)
            clock, processor = sorted(times.clock), sorted(times.processor)
            report.figure(
                f"seats: {seats}, alone, median",
                median(processor),
                "ms",
                clock=f"{median(clock):.2f}",
                slowest_of_100=f"{processor[len(processor) * 99 // 100]:.1f}",
                slowest=f"{processor[-1]:.1f}",
                goal=f"under {LIMIT_MS}",
            )
            if seats > 1:
                report.figure(f"seats: {seats}, without kernels, median", median(plain), "ms")
                company = in_company(kind(seats), 4 if report.quick else TOGETHER)
                report.figure(f"seats: {seats}, in company, mean", company, "ms")
                report.ratio("alone, choices a second beside those", sum(plain), sum(processor))
    games_a_second(report)
    games_of_objects(report)
