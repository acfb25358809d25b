"""What `master` answers in a process that uses another core of OpenBLAS.

NumPy multiplies matrices with OpenBLAS, which has a core for each kind of processor, and each adds
in an order of its own. `OPENBLAS_CORETYPE` names the core. Every core is asked the same questions,
each in a process of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from crosshex.bots import Bot, make_bot
from crosshex.bots.qwixx.master import MasterQwixx
from crosshex.fast.core.jit import Floats
from crosshex.fast.qwixx.turns import Ends
from crosshex.record import read_position, write_position
from crosshex.rules import Game, Move, Qwixx
from crosshex.simulate import playing as played
from crosshex.simulate.deals import Deal

Question: TypeAlias = tuple[str, int]
"""A position, and the seat that decides."""
NEEDS = {
    "Prescott": (),
    "Nehalem": ("X86_V2", "SSE42"),
    "Sandybridge": ("X86_V3", "AVX"),
    "Haswell": ("X86_V3", "AVX2"),
    "Zen": ("X86_V3", "AVX2"),
    "SkylakeX": ("X86_V4", "AVX512_SKX"),
}
"""OpenBLAS cores, and the names that NumPy has for what a processor needs for them."""


def cores() -> list[str]:
    """The OpenBLAS cores that this processor can run; none if NumPy uses no OpenBLAS for x86."""
    shown: dict[str, Any] = np.show_config(mode="dicts")  # type: ignore[assignment]
    found = shown["SIMD Extensions"]
    has = {*found["baseline"], *found["found"]}
    if "openblas" not in shown["Build Dependencies"]["blas"]["name"] or not any(
        name.startswith(("SSE", "X86")) for name in has
    ):
        return []
    return [core for core, needs in NEEDS.items() if not needs or has & {*needs}]


def questions(game: Qwixx, count: int) -> Iterator[Question]:
    """Positions of games of `master` against itself, each with the seat that decides."""
    bot, seed = make_bot("master", game), 0
    while count > 0:
        seed += 1
        asked: list[Question] = []

        def ask(now: Sequence[played.Question], asked: list[Question] = asked) -> Sequence[Move]:
            asked += [(write_position(each.state), each.seat) for each in now]
            return played.answers(now)

        start = game.start(seed % game.seats)
        played.play_out(played.Start(start, [bot] * game.seats, Deal(seed).throw), ask)
        yield from asked
        count -= len(asked)


class Answer(NamedTuple):
    """A choice, and the worths of what it was chosen from, list by list; none at one seat."""

    choice: str
    worths: list[list[float]]


class Watched(MasterQwixx):
    """`master`, with all worths that it compared."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.compared: list[list[float]] = []

    def worths(self, ends: Ends, count: int) -> Floats:
        """The worth of each end, kept."""
        worths = super().worths(ends, count)
        self.compared.append(worths.tolist())
        return worths


def answers(asked: Sequence[Question]) -> Iterator[Answer]:
    """What `master` chooses in each position."""
    bots: dict[Game, Bot] = {}
    for line, seat in asked:
        state = read_position(line)
        game = state.game
        if game not in bots:
            bots[game] = make_bot("master", game) if game.seats == 1 else Watched(game)
        bot = bots[game]
        choice = str(bot.choose(state.view(seat), seat))
        yield Answer(choice, bot.compared if isinstance(bot, Watched) else [])
        if isinstance(bot, Watched):
            bot.compared = []


def answers_on(core: str, asked: Sequence[Question]) -> list[Answer]:
    """The same from a process that uses this core of OpenBLAS."""
    command = [sys.executable, "-m", "tests.golden.processors"]
    environment = {**os.environ, "OPENBLAS_CORETYPE": core}
    given = json.dumps(asked)
    done = subprocess.run(command, input=given, env=environment, stdout=-1, text=True, check=True)
    return [Answer(*found) for found in json.loads(done.stdout)]


if __name__ == "__main__":
    print(json.dumps(list(answers(json.load(sys.stdin)))))
