"""A worker process like `jobs.bot_worker`, with bots whose behaviour tests control."""

import itertools
import os
import threading
import time
from collections.abc import Callable
from typing import cast

import orjson

from crosshex.bots import Bot
from crosshex.review.types import CoursePoint, OnProgress, Part
from crosshex.rules import Game, Move, OptionError, State
from crosshex.server.jobs import bot_worker, study_work
from crosshex.server.jobs.study_work import Study

NODES = 4000
"""How many nodes `master` searches here, however long that takes."""
EVER = 600.0
"""Seconds: longer than any test."""


class Counting(Bot):
    """Returns, instead of a move, its process, its number, and how often it was asked."""

    lives = itertools.count()

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.life = f"{os.getpid()} {next(self.lives)}"
        self.age = 0

    def choose(self, state: State, seat: int) -> Move:
        self.age += 1
        return cast(Move, f"{self.life} {self.age}")


class Failing(Counting):
    """Raises an error when it is asked the third time."""

    def choose(self, state: State, seat: int) -> Move:
        if self.age == 2:
            raise ValueError("no more")
        return super().choose(state, seat)


class Deadly(Bot):
    """Ends its whole process."""

    def choose(self, state: State, seat: int) -> Move:
        os._exit(1)


class Quick(Bot):
    """Takes the first move at once."""

    def choose(self, state: State, seat: int) -> Move:
        return cast(Move, state.legal(seat)[0])


class Endless(Quick):
    """Thinks until it is hurried; it ignores a hurry that came before it began to think."""

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
    """Keeps thinking even if it is hurried."""

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
        # Names of bots that tables of Six offer.
        "easy": Quick,
        "hard": Endless,
    }
    return kinds[name](game, seed)


lives = itertools.count()


def task_of(study: Study) -> Callable[[OnProgress], bytes]:
    """A study that does what its subject says: some steps, no end, an error, or a crash."""
    what, _, number = study.subject.partition(" ")

    def work(progress: OnProgress) -> bytes:
        values = os.environ.get("TOY_VALUES", "toy@1")
        life, steps = next(lives), int(number) if what == "steps" else 10**9
        for step in range(steps):
            if what == "deadly":
                os._exit(1)
            if what == "wrong":
                raise ValueError("no more")
            if what == "unknown":
                raise OptionError("nobody knows what this is worth")
            time.sleep(0.01)
            point = CoursePoint(step, (0.5, 0.5))
            progress(step, steps, Part("share", False, values, course=(point,)))
        return orjson.dumps({"type": study.kind, "process": os.getpid(), "life": life})

    return work


if __name__ == "__main__":
    vars(study_work)["task_of"] = task_of
    vars(bot_worker)["make_bot"] = make_bot
    vars(bot_worker)["win_of"] = lambda bot, state, move: None
    bot_worker.main()
