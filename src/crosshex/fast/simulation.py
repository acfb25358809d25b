"""Simulation: so many games of one plan, on as many cores as there are, with the same result.

A plan says what is played; :func:`batches` plays it in chunks, in order. Kernels do not hold
Python's lock, so threads share the work.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crosshex.fast import six
from crosshex.fast.playouts import library, pairs_to_draw, play_games, room_for
from crosshex.fast.policies import PERFECT, RANDOM, Policy, parse_policy
from crosshex.fast.qwixx import tables
from crosshex.fast.rowspace import row_space
from crosshex.fast.sheet import LONGO, LUCKY_PAIRS, NO_LUCK, QWIXX, mirror
from crosshex.fast.six_playouts import (
    MOVE_LIMIT_DEFAULT,
    REPETITION_DEFAULT,
    play_six,
)
from crosshex.fast.six_playouts import room_for as six_room_for
from crosshex.fast.solution import Solution, load, solution_folder, solution_name
from crosshex.fast.tally import Batch, Tally
from crosshex.workers import in_order

GAMES = ("qwixx", "longo", "six")
VARIANTS = ("basic", "advanced")
QWIXX_ENDINGS = ("failed throws", "rows locked")
_MOST_SEED = 2**64

Play = Callable[[int, int], Batch]
"""Plays games ``start … start + count - 1``."""


class PlanError(ValueError):
    """A plan that cannot be played; the message says what would have been right."""


class MissingSolution(PlanError):
    """A ``perfect`` seat whose game has not been solved yet."""


@dataclass(frozen=True)
class Plan:
    """What to simulate.

    >>> Plan("qwixx", ("random", "greedy-1")).seats
    2
    """

    game: str
    bots: tuple[str, ...]
    seed: int = 1
    variant: str = ""
    lucky: tuple[tuple[int, int], ...] = ()
    """Longo's pairs, one for each seat; drawn anew for each game where there are none."""

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            raise PlanError(f"there is no game {self.game!r}; there are {', '.join(GAMES)}")
        if not 0 <= self.seed < _MOST_SEED:
            raise PlanError(f"a seed is a number from 0 to 2**64 - 1, not {self.seed}")
        if self.game == "six":
            if self.seats not in (2, 4):
                raise PlanError(f"six is for 2 or 4 bots, not {self.seats}")
            if self.variant not in ("", *VARIANTS):
                raise PlanError(
                    f"the variant of six is {' or '.join(VARIANTS)}, not {self.variant!r}"
                )
        else:
            if not 1 <= self.seats <= 5:
                raise PlanError(f"{self.game} is for 1 to 5 bots, not {self.seats}")
            if self.variant:
                raise PlanError(f"{self.game} has no variants; longo is a game of its own")
        if self.lucky:
            if self.game != "longo":
                raise PlanError(f"{self.game} has no lucky numbers")
            if len(self.lucky) != self.seats:
                raise PlanError(
                    f"{self.seats} seats need {self.seats} lucky pairs, not {len(self.lucky)}"
                )
            for low, high in self.lucky:
                if not 2 <= low < high <= 16:
                    raise PlanError(
                        "a lucky pair is two different numbers from 2 to 16 in ascending order,"
                        f" not {low},{high}"
                    )

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.bots)

    @property
    def endings(self) -> tuple[str, ...]:
        """Names of the endings, as batches number them."""
        return six.ENDINGS if self.game == "six" else QWIXX_ENDINGS

    @property
    def per_point(self) -> int:
        """Scores of Six come in halves."""
        return 2 if self.game == "six" else 1

    def tally(self) -> Tally:
        """An empty tally for this plan."""
        return Tally(self.bots, self.endings, self.per_point)


def compiled_policy(game: str, name: str) -> Policy | None:
    """The compiled policy of this name in this game, if there is one."""
    policy = parse_policy(name)
    if game == "six":
        return policy if policy == Policy(RANDOM) else None
    return policy


def is_compiled(plan: Plan) -> bool:
    """Whether every bot of a plan is a kernel."""
    return all(compiled_policy(plan.game, name) is not None for name in plan.bots)


def player(plan: Plan, folder: Path | None = None) -> Play:
    """The kernel of a plan, compiled and with its solutions open.

    Raises:
        PlanError: a bot is not a kernel, or a ``perfect`` seat has no solution to follow.
    """
    for name in plan.bots:
        if compiled_policy(plan.game, name) is None:
            known = "random" if plan.game == "six" else "random, greedy-K, conservative, perfect"
            raise PlanError(f"no compiled policy {name!r} for {plan.game}; there is {known}")
    play = _six_player(plan) if plan.game == "six" else _qwixx_player(plan, folder)
    plan.tally().add(play(0, 1))
    return play


def _qwixx_player(plan: Plan, folder: Path | None) -> Play:
    sheet = LONGO if plan.game == "longo" else QWIXX
    policies = np.array([parse_policy(name) for name in plan.bots], np.int64)
    drawn = plan.game == "longo" and not plan.lucky
    fixed = np.array(plan.lucky or [NO_LUCK] * plan.seats, np.int64)
    solutions: dict[tuple[int, int], Solution] = {}
    if (policies[:, 0] == PERFECT).any():
        if drawn:
            wanted = list(LUCKY_PAIRS)
        else:
            wanted = [
                (int(low), int(high))
                for (low, high), policy in zip(fixed, policies, strict=True)
                if policy[0] == PERFECT
            ]
        solutions = open_solutions(plan.game, wanted, folder)
    tab, space, lib = tables(sheet), row_space(sheet), library(solutions)
    pairs = pairs_to_draw(drawn)
    seed = np.uint64(plan.seed)

    def play(start: int, count: int) -> Batch:
        games = room_for(count, plan.seats)
        play_games(tab, policies, lib, space, seed, start, fixed, pairs, games)
        extra: dict[str, NDArray[Any]] = {
            "failed_throws": games.failed,
            "locks": games.locks,
            "crosses": games.crosses,
        }
        return Batch(start, games.scores, games.throws, games.ending, extra)

    return play


def open_solutions(
    game: str, pairs: list[tuple[int, int]], folder: Path | None = None
) -> dict[tuple[int, int], Solution]:
    """The solutions of these lucky pairs from the cache; mirror pairs share one table.

    Raises:
        MissingSolution: one is not there, or is damaged.
    """
    folder = folder or solution_folder()
    sheet = LONGO if game == "longo" else QWIXX
    found: dict[tuple[int, int], Solution] = {}
    for pair in dict.fromkeys(pairs):
        twin = mirror(pair)
        if twin in found:
            found[pair] = replace(found[twin], lucky=pair, flipped=not found[twin].flipped)
            continue
        for candidate in dict.fromkeys((pair, twin)):
            try:
                solved = load(folder / f"{solution_name(sheet, candidate)}.solution")
            except (FileNotFoundError, ValueError):
                continue
            found[pair] = replace(solved, lucky=pair, flipped=candidate != pair)
            break
        else:
            command = "crosshex solve qwixx"
            if game == "longo":
                command = f"crosshex solve longo --lucky {pair[0]},{pair[1]}"
            raise MissingSolution(f"perfect needs the solved game first: {command}")
    return found


def _six_player(plan: Plan) -> Play:
    advanced = plan.variant == "advanced"
    seed = np.uint64(plan.seed)
    seats = plan.seats

    def play(start: int, count: int) -> Batch:
        games = six_room_for(count)
        play_six(seed, start, advanced, REPETITION_DEFAULT, MOVE_LIMIT_DEFAULT, games)
        # Black begins. Bot j holds the seat that is j - i places after the one that begins.
        place = (np.arange(seats)[None, :] - start - np.arange(count)[:, None]) % seats
        side = np.where(place % 2 == 0, six.BLACK, six.RED)
        outcome = games.outcome[:, None]
        scores = np.where(outcome == six.DRAWN, 1, np.where(outcome == side, 2, 0))
        extra: dict[str, NDArray[Any]] = {
            "black_wins": games.outcome == six.BLACK,
            "red_wins": games.outcome == six.RED,
            "removed": games.removed,
        }
        return Batch(start, scores, games.turns, games.ending, extra)

    return play


def chunk_size(plan: Plan) -> int:
    """Games in a chunk: some hundredths of a second, so that progress and interrupts are prompt."""
    if plan.game == "six" or "perfect" in plan.bots:
        return 128
    return 16384


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def batches(
    play: Play,
    games: int,
    workers: int,
    chunk: int,
    start: int = 0,
    pool: Executor | None = None,
) -> Generator[Batch, None, None]:
    """Play games ``start … start + games - 1``, chunk by chunk, in order.

    Threads share the work, or whatever ``pool`` is given. Closing the iterator, as an interrupt
    does, drops what has not begun.
    """
    pool = pool or ThreadPoolExecutor(workers)
    return in_order(pool, play, spans(games, chunk, start), in_flight=4 * workers + 1)


def spans(games: int, chunk: int, start: int = 0) -> Iterator[tuple[int, int]]:
    """The chunks of a run: where each begins, and how many games it has.

    >>> list(spans(10, 4))
    [(0, 4), (4, 4), (8, 2)]
    """
    end = start + games
    return ((at, min(chunk, end - at)) for at in range(start, end, chunk))


@lru_cache(maxsize=4)
def _player_here(plan: Plan) -> Play:
    return player(plan)


def play_anywhere(plan: Plan, start: int, count: int) -> Batch:
    """Play some games of a compiled plan in any process; its kernels stay ready for the next."""
    return _player_here(plan)(start, count)


def count_anywhere(plan: Plan, play: Play, start: int, count: int) -> Tally:
    """Play some games and bring back only the counts, which are small however many games."""
    tally = plan.tally()
    tally.add(play(start, count))
    return tally


def simulate(plan: Plan, games: int, *, workers: int = 1, folder: Path | None = None) -> Tally:
    """Play so many games and count them.

    >>> simulate(Plan("qwixx", ("random", "random"), seed=7), 100).games
    100
    """
    tally = plan.tally()
    for batch in batches(player(plan, folder), games, workers, chunk_size(plan)):
        tally.add(batch)
    return tally
