"""A program for bots as `crosshex.server.bot_worker`, with bots that tests can see through."""

import itertools
import os
import threading
import time
from typing import cast

from crosshex.bots import Bot
from crosshex.rules import Game, Move, State
from crosshex.server import bot_worker

NODES = 4000
"""What `master` searches here, whatever the time."""
EVER = 600.0
"""Longer than any test."""


class Counting(Bot):
    """Says, instead of a move, in which process it lives, which bot it is, and how old."""

    lives = itertools.count()

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.life = f"{os.getpid()} {next(self.lives)}"
        self.age = 0

    def choose(self, state: State, seat: int) -> Move:
        self.age += 1
        return cast(Move, f"{self.life} {self.age}")


class Failing(Counting):
    """Raises an error when it is asked for the third time."""

    def choose(self, state: State, seat: int) -> Move:
        if self.age == 2:
            raise ValueError("no more")
        return super().choose(state, seat)


class Deadly(Bot):
    """Takes its whole process with it."""

    def choose(self, state: State, seat: int) -> Move:
        os._exit(1)


class Quick(Bot):
    """Takes the first move at once."""

    def choose(self, state: State, seat: int) -> Move:
        return cast(Move, state.legal(seat)[0])


class Endless(Quick):
    """Thinks until it is hurried; that it was hurried before it began to think, it forgets."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.hurried = threading.Event()

    def choose(self, state: State, seat: int) -> Move:
        self.hurried.clear()
        self.hurried.wait(EVER)
        return super().choose(state, seat)

    def hurry(self) -> None:
        self.hurried.set()


class Deaf(Quick):
    """Thinks on, whatever it is told."""

    def choose(self, state: State, seat: int) -> Move:
        time.sleep(EVER)
        return super().choose(state, seat)


def make_bot(name: str, game: Game, seed: int) -> Bot:
    if name == "master":
        from crosshex.bots.six_master import MasterSix

        return MasterSix(game, seed, movetime=600.0, nodes=NODES)
    kinds: dict[str, type[Bot]] = {
        "counting": Counting,
        "also-counting": Counting,
        "failing": Failing,
        "deadly": Deadly,
        "deaf": Deaf,
        # Names that tables of Six know.
        "easy": Quick,
        "hard": Endless,
    }
    return kinds[name](game, seed)


if __name__ == "__main__":
    vars(bot_worker)["make_bot"] = make_bot
    bot_worker.main()
