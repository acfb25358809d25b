"""A worker process like `jobs.worker`, with bots and studies whose behaviour tests control."""

import itertools
import os
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple, cast

import orjson

from crosshex.bots import Bot
from crosshex.review.types import CoursePoint, Part
from crosshex.rules import Game, Move, OptionError, State
from crosshex.server.jobs import bot_jobs, study_job, worker
from crosshex.server.jobs.study_job import Lines, Study
from crosshex.strategy import sheet_worth

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
        return cast("Move", f"{self.life} {self.age}")


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
        return state.legal(seat)[0]


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


class Sulking(Endless):
    """Is finished when it is hurried for the second time, and complains every time."""

    complaints = 0

    def hurry(self) -> None:
        self.complaints += 1
        if self.complaints > 1:
            super().hurry()
        raise ValueError("do not hurry me")


class Deaf(Quick):
    """Keeps thinking even if it is hurried."""

    def choose(self, state: State, seat: int) -> Move:
        time.sleep(EVER)
        return super().choose(state, seat)


def make_bot(name: str, game: Game, seed: int) -> Bot:
    if name == "master":
        from crosshex.bots.six.master import MasterSix

        return MasterSix(game, seed, seconds=600.0, nodes=NODES)
    kinds: dict[str, type[Bot]] = {
        "counting": Counting,
        "also-counting": Counting,
        "failing": Failing,
        "deadly": Deadly,
        "deaf": Deaf,
        "sulking": Sulking,
        # Names of bots that tables of Six offer.
        "easy": Quick,
        "hard": Endless,
    }
    return kinds[name](game, seed)


lives = itertools.count()


def begin(study: Study) -> Lines:
    """A study that does what its subject says: some steps, no end, an error, or a crash."""
    what, _, number = study.subject.partition(" ")
    values = "toy@1"
    life, steps = next(lives), int(number) if what == "steps" else 10**9
    for step in range(steps):
        if what == "deadly":
            os._exit(1)
        if what == "wrong":
            raise ValueError("no more")
        if what == "unknown":
            raise OptionError("nobody knows what this is worth")
        time.sleep(0.01)
        part = Part("share", False, values, (), (), (CoursePoint(step, (0.5, 0.5)),))
        line = {"type": "progress", "done": step, "total": steps, "part": part.to_json()}
        yield orjson.dumps(line)
    return orjson.dumps({"type": study.kind, "process": os.getpid(), "life": life})


class ToyWorth(NamedTuple):
    """What a toy sheet is worth: its process."""

    process: int

    def to_json(self) -> dict[str, Any]:
        return self._asdict()


def worth_of(notation: str, progress: Callable[[str, int, int], None]) -> ToyWorth:
    """A sheet that takes as many steps as its subject says."""
    for step in range(int(notation.split()[1])):
        time.sleep(0.01)
        progress("solve", step % 100, 100)
    return ToyWorth(os.getpid())


if __name__ == "__main__":
    vars(sheet_worth)["worth_of"] = worth_of
    vars(study_job)["begin"] = begin
    vars(bot_jobs)["make_bot"] = make_bot
    vars(bot_jobs)["win_of"] = lambda bot, state, move: None
    worker.main()
