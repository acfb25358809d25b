"""How fast `master` searches in Six by variant and phase, and whether `alphabeta-3` is in time."""

from __future__ import annotations

import time
from random import Random

from benchmarks.report import Report
from crosshex.bots import Bot
from crosshex.bots.six.alphabeta import AlphabetaSix
from crosshex.bots.six.master import MasterSix
from crosshex.rules import Six, SixState
from crosshex.rules.six import HEXAGONS, Variant

VARIANTS: tuple[Variant, ...] = ("basic", "advanced")


def positions(variant: Variant, count: int) -> list[SixState]:
    """Positions of games with 4,000 searched for a move, spread over the length of a game."""
    found: list[SixState] = []
    seed = 0
    while len(found) < count:
        game = Six(variant=variant)
        bots = [MasterSix(game, seed, seconds=None, nodes=4_000) for _ in range(2)]
        state, chance = game.start(), Random(seed)
        seed += 1
        for _ in range(4):
            moves = state.legal(state.seat)
            state = state.play(state.seat, moves[chance.randrange(len(moves))])
        while state.outcome is None and state.quiet < 20:
            if chance.random() < 0.2:
                found.append(state)
            state = state.play(state.seat, bots[state.seat].choose(state, state.seat))
    return found


def time_of(bot: Bot, state: SixState) -> float:
    """The seconds that a bot takes for a move."""
    begin = time.perf_counter()
    bot.choose(state, state.seat)
    return time.perf_counter() - begin


def run(report: Report) -> None:
    seconds = 0.2 if report.quick else 1.0
    for variant in VARIANTS:
        report.section(f"six {variant}, the search of master")
        states = positions(variant, 12 if report.quick else 60)
        for phase in ("placing", "moving"):
            nodes, depths, spent = 0, [], 0.0
            for state in states:
                if state.moving != (phase == "moving") or len(state.all_hexagons) > HEXAGONS:
                    continue
                bot = MasterSix(state.game, seconds=seconds)
                begin = time.thread_time()
                bot.choose(state, state.seat)
                spent += time.thread_time() - begin
                assert bot.thought is not None
                nodes += bot.thought.nodes
                depths.append(bot.thought.depth)
            if depths:
                report.figure(
                    f"{phase}, {seconds:.1f} s a move",
                    nodes / spent,
                    "positions/s",
                    positions=len(depths),
                    median_depth=sorted(depths)[len(depths) // 2],
                )
        times = [time_of(AlphabetaSix(state.game, seconds=seconds), state) for state in states]
        report.figure(
            f"alphabeta-3, {seconds:.1f} s a move, the longest",
            max(times),
            "s",
            positions=len(times),
            goal=f"under {2 * seconds:.1f}",
        )
