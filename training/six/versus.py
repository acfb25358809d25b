"""This checkout against another one: two versions of `master` play Six.

    git worktree add ../before v0.1
    python -m training.six.versus ../before --variant advanced --ms 100 --games 200
    python -m training.six.versus ../before --variant advanced --late --nodes 5000 --sprt 0,40

So the search of any commit can be played, by people as well: `crosshex play` in that checkout. Each
version runs in a process of its own. Its time is that of the processor, which other work on the
machine does not use up. Every opening is played twice with the sides exchanged: four random moves,
or with `--late` a placing by shapes alone, after which the hexagons move. With `--workers N` as
many pairs of processes play at the same time, each an opening of its own and on a core of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import IO, Any, get_args

from crosshex.arena.estimates import RunningStats
from crosshex.arena.sprt import Sprt
from crosshex.bots import make_bot
from crosshex.fast.six.search import deepening
from crosshex.fast.six.search.deepening import UNLIMITED
from crosshex.fast.six.search.work import STOP, Work
from crosshex.record import read_position, write_position
from crosshex.rules import Six, SixState
from crosshex.rules.six import HEXAGONS, Variant
from crosshex.workers import in_order

HERE = Path(__file__).resolve()
OPENING = 4
LOOK = 0.002
"""How often the clock is looked at, in seconds."""


def answer(lines: IO[str], out: IO[str]) -> None:
    """Answer lines of JSON: where a game began, its moves, what may be spent on the next one."""
    deepening.time_limit = processor_limit
    # Only names that older versions have, too: this runs with the package of either checkout.
    bots: dict[str, Any] = {}
    state, played = Six().start(), None
    for line in lines:
        asked = json.loads(line)
        begin, moves = asked["position"], asked["moves"]
        if played is None or played[0] != begin or moves[: len(played) - 1] != played[1:]:
            found = read_position(begin)
            assert isinstance(found, SixState)
            state, played = found, [begin]
        for move in moves[len(played) - 1 :]:
            state = state.play(state.seat, state.game.parse(move))
        played = [begin, *moves]
        bot = bots.setdefault(state.game.variant, make_bot("master", state.game))
        bot.nodes = asked.get("nodes", UNLIMITED)
        bot.seconds = asked["ms"] / 1000 if "ms" in asked else None
        start = time.process_time()
        move = bot.choose(state, state.seat)
        assert bot.thought is not None
        spent = time.process_time() - start
        told = {"move": str(move), "seconds": spent, "nodes": bot.thought.nodes}
        print(json.dumps(told), file=out, flush=True)


@contextmanager
def processor_limit(work: Work, seconds: float | None) -> Iterator[None]:
    """Tell a search to stop when the process has used up its time."""
    done = threading.Event()

    def watch(end: float) -> None:
        while not done.wait(LOOK):
            if time.process_time() >= end:
                work.control[STOP] = 1

    if seconds is not None:
        threading.Thread(target=watch, args=(time.process_time() + seconds,), daemon=True).start()
    try:
        yield
    finally:
        done.set()


def _paths(checkout: Path) -> list[str]:
    """Where a version finds its own package, then what else this process was told."""
    return [str(checkout / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]


class Player:
    """A version of `master` in a process of its own."""

    def __init__(self, checkout: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(HERE), "--answer"],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(_paths(checkout))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.spent = self.choices = self.nodes = 0.0

    def choose(self, **asked: object) -> str:
        """The move after these moves."""
        assert self._process.stdin is not None and self._process.stdout is not None
        print(json.dumps(asked), file=self._process.stdin, flush=True)
        told = json.loads(self._process.stdout.readline())
        self.spent += told["seconds"]
        self.nodes += told["nodes"]
        self.choices += 1
        return str(told["move"])

    def close(self) -> None:
        """End the process."""
        with self._process:
            self._process.kill()


def opening(variant: Variant, late: bool, chance: Random) -> SixState:
    """A position to begin from."""
    from crosshex.bots.six.thinking import board_of, move_to_play
    from crosshex.bots.six.weights import weights_for
    from crosshex.fast.six.search.work import new_work
    from training.six.games import random_move

    work = new_work(transposition_bits=4)
    while True:
        state = Six(variant=variant).start()
        for _ in range(HEXAGONS - 2 if late else OPENING):
            if state.outcome is None:
                move = random_move(board_of(state, weights_for(state.game)), work, chance)
                state = state.play(state.seat, move_to_play(state, move))
        if state.outcome is None:
            return state


def one_game(begin: SixState, pair: tuple[Player, Player], **effort: int) -> float:
    """The points of the first player of the pair, who is black."""
    state = begin
    moves: list[str] = []
    while state.outcome is None:
        position = write_position(begin)
        chosen = pair[state.seat].choose(position=position, moves=moves, **effort)
        state = state.play(state.seat, state.game.parse(chosen))
        moves.append(chosen)
    winners = state.outcome.winners
    return (1 + (0 in winners) - (1 in winners)) / 2


class Match:
    """Pairs of games, each between the versions in two processes that are free just then."""

    def __init__(self, variant: Variant, late: bool, seed: int, effort: dict[str, int]) -> None:
        self.variant = variant
        self.late = late
        self.seed = seed
        self.effort = effort
        self.free: SimpleQueue[tuple[Player, Player]] = SimpleQueue()
        self.end = float("inf")

    def play(self, number: int) -> tuple[float, float] | None:
        """Our points with black and with red in an opening; None if the time is over."""
        if time.monotonic() >= self.end:
            return None
        ours, theirs = self.free.get()
        begin = opening(self.variant, self.late, Random(f"{self.seed} {number}"))
        points = one_game(begin, (ours, theirs), **self.effort)
        back = 1 - one_game(begin, (theirs, ours), **self.effort)
        self.free.put((ours, theirs))
        return points, back


def main() -> None:
    """Play the match, a line for each pair of games."""
    parser = argparse.ArgumentParser(
        prog="python -m training.six.versus",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("before", type=Path, help="the folder of the other checkout")
    parser.add_argument("--variant", choices=get_args(Variant), default="basic")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--late", action="store_true", help="begin with the moving phase")
    parser.add_argument("--workers", type=int, default=1, help="pairs of games at the same time")
    parser.add_argument("--seconds", type=float, help="begin no pair of games after this time")
    parser.add_argument("--sprt", help="ELO0,ELO1: stop when one of them is settled")
    effort = parser.add_mutually_exclusive_group()
    effort.add_argument("--ms", type=int, default=100, help="milliseconds of the processor a move")
    effort.add_argument("--nodes", type=int, help="positions a move, instead of a time")
    options = parser.parse_args()
    spend = {"nodes": options.nodes} if options.nodes else {"ms": options.ms}
    test = Sprt.parse(options.sprt, (1.0, 1.0)) if options.sprt else None
    shares, games = RunningStats(), Counter[float]()
    match = Match(options.variant, options.late, options.seed, spend)
    if options.seconds:
        match.end = time.monotonic() + options.seconds
    with ExitStack() as stack:
        pairs = [
            (
                stack.enter_context(closing(Player(HERE.parents[2]))),
                stack.enter_context(closing(Player(options.before))),
            )
            for _ in range(options.workers)
        ]
        for pair in pairs:
            match.free.put(pair)
        numbers = ((number,) for number in range(options.games // 2))
        pool = ThreadPoolExecutor(options.workers)
        for played in in_order(pool, match.play, numbers, 4 * options.workers):
            if played is None:
                break
            games.update(played)
            shares.add(sum(played) / 2)
            share, interval = shares.rate_estimate()
            told = f"{games[1.0]}-{games[0.0]}, {games[0.5]} drawn: {share:.3f}"
            if interval:
                told += f" ({interval.low:.3f} to {interval.high:.3f})"
            print(told, f"ratio {test.log_ratio(shares):.2f}" if test else "", flush=True)
            if test and test.verdict(shares):
                print(f"settled: {test.verdict(shares)}")
                break
        for k, name in enumerate(("this one", "the other")):
            spent, choices, nodes = (
                sum(getattr(pair[k], what) for pair in pairs)
                for what in ("spent", "choices", "nodes")
            )
            print(f"{name}: {1000 * spent / choices:.0f} ms, {nodes / spent:,.0f} nodes/s")


if __name__ == "__main__":
    answer(sys.stdin, sys.stdout) if sys.argv[1:] == ["--answer"] else main()
