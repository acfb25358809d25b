"""The Daily of a server: begins games, closes days, and finds what perfect play makes of them.

A try is an ordinary table for one person; only its dice come from the seed of the day. Everything
here can be done again after a crash, and by several processes at once.
"""

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Final

import orjson

from crosshex.review.puzzle import NoPuzzles, puzzles_of
from crosshex.rules import find_game
from crosshex.server.config import DAY_MS
from crosshex.server.daily import store as stored
from crosshex.server.daily.days import day_at, day_name, pick, streak_of
from crosshex.server.daily.games import GAME, PUZZLE
from crosshex.server.daily.store import StoredDay, Try
from crosshex.server.daily.views import (
    ComingDay,
    DailyBegun,
    DailyPuzzle,
    DailyView,
    DayView,
    PastDay,
)
from crosshex.server.jobs.daily_job import BestOfDay, SolveGame
from crosshex.server.jobs.fair_queue import Rank
from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.ops.clock import now_ms
from crosshex.server.ops.supervise import Supervisor
from crosshex.server.rooms.command_handler import CommandHandler
from crosshex.server.rooms.table_setup import DaySeed, TableSetup, fresh_code
from crosshex.server.store.store import Store
from crosshex.server.store.writes import Conflict
from crosshex.table.commands import MySeat, NewTable
from crosshex.table.fair_dice import commitment
from crosshex.table.faults import Refused
from crosshex.table.table import Holder

log = logging.getLogger(__name__)

AHEAD: Final = 7
"""For how many coming days the commitments are published."""
LISTED: Final = 30
"""How many days before are offered for practice."""
CLOSED_AFTER_MS: Final = DAY_MS
"""How long after a day its open games may be played to the end."""
LOOK_SECONDS = 5.0
"""How often days are looked after."""
DUE_SECONDS = 600.0
"""For how long a day must have been due before it is closed: a clock that is wrong for some minutes
must not reveal its seed."""
CURVE_FROM: Final = 10
"""From how many people on it is shown how all did: with fewer, one could tell who is who."""
PLAY_SECONDS: Final = 60.0
SOLVE_SECONDS: Final = 300.0
"""How much CPU time the jobs may take; both may have to compile first."""


class Daily:
    """The Daily of one server.

    Args:
        store: where days and tries are stored.
        setup: what makes tables with the throws of a day.
        commands: what reveals their seeds.
        workers: who plays the throws of a day perfectly.
        clock: the time in milliseconds.
        solves: whether the exact values of the game are made here, if they are missing.
    """

    def __init__(
        self,
        store: Store,
        setup: TableSetup,
        commands: CommandHandler,
        workers: WorkerPool,
        clock: Callable[[], int] = now_ms,
        solves: bool = True,
    ) -> None:
        self._store = store
        self._setup = setup
        self._commands = commands
        self._workers = workers
        self._clock = clock
        self._solves = solves
        # Since when days have been due to be closed, on a clock that nobody sets.
        self._due: dict[int, float] = {}

    @property
    def today(self) -> int:
        """The number of the day."""
        return day_at(self._clock())

    # -- playing

    async def start(self, name: str, holder: Holder) -> DailyBegun:
        """The table of a person's game of today, which counts; the first request sets it up.

        Raises:
            Refused: the day is closed already, or too many tables are open.
        """
        day = await self._day(self.today)
        for _ in range(2):
            found = await self._try(day.day, holder)
            if found.status != "none":
                return {"day": day_name(day.day), "table": found.table}
            table = fresh_code()
            also = partial(stored.begin, day=day.day, holder=holder, table=table)
            with suppress(Conflict):  # Another device of this person was first.
                new = DaySeed(day.seed, "open", also)
                await self._setup.create(_new_table(name), holder, new, table)
        return {"day": day_name(day.day), "table": (await self._try(day.day, holder)).table}

    async def practise(self, day: int, name: str, holder: Holder) -> DailyBegun:
        """A new table with the throws of a day that is closed; it does not count.

        Raises:
            Refused: the day is not known here, or others may still play it.
        """
        found = await self._begun(day)
        if not found.closed:
            raise Refused("not-now", command="daily", status="playing")
        seed = DaySeed(found.seed, "closed")
        live = await self._setup.create(_new_table(name), holder, seed)
        return {"day": day_name(day), "table": live.table.id}

    # -- reading

    async def view(self, holder: Holder) -> DailyView:
        """Today, the commitments of the next days, and the days before."""
        today = self.today
        now = await self._day(today)
        days = await self._days(today - LISTED, today + AHEAD)
        played = await self._store.run(lambda link: stored.played_days(link, holder))
        view = await self.view_day(now, holder)
        if view["points"] is not None:
            played[today] = view["points"]
        return {
            "today": view,
            "streak": streak_of(played.keys(), today),
            "puzzle": _puzzle(today),
            "coming": [_coming(day) for day in days if day.day > today],
            "past": [_past(day, played) for day in reversed(days) if day.day < today],
        }

    async def read(self, day: int, holder: Holder) -> DayView:
        """One day.

        Raises:
            Refused: the day is not known here, or has not begun.
        """
        return await self.view_day(await self._begun(day), holder)

    async def view_day(self, day: StoredDay, holder: Holder) -> DayView:
        """A day as a person sees it: how others did only after their own game."""
        mine = await self._try(day.day, holder)
        view: DayView = {
            "day": day_name(day.day),
            "game": GAME,
            "begins": day.day * DAY_MS,
            "ends": (day.day + 1) * DAY_MS,
            "commit": commitment(day.seed),
            "made": day.made,
            "seed": day.seed.hex() if day.closed else None,
            "status": mine.status,
            "table": mine.table,
            "points": mine.points,
            "best": None,
            "exact": False,
            "players": None,
            "curve": None,
        }
        if mine.status == "done" or day.closed:
            view["best"], view["exact"] = day.best, day.exact
            found = await self._store.run(lambda link: stored.curve(link, day.day))
            view["players"] = players = sum(found.values())
            if players >= CURVE_FROM:
                view["curve"] = list(found.items())
        return view

    async def _try(self, day: int, holder: Holder) -> Try:
        return await self._store.run(lambda link: stored.find_try(link, day, holder))

    async def _days(self, first: int, last: int) -> list[StoredDay]:
        return await self._store.run(lambda link: stored.find_days(link, first, last))

    async def _begun(self, day: int) -> StoredDay:
        """A day that has begun."""
        if day > self.today:
            raise Refused("unknown-page")
        return await self._day(day)

    async def _day(self, day: int) -> StoredDay:
        """A day; today and the next ones are made if they are missing.

        Raises:
            Refused: there is no such day.
        """
        found = await self._days(day, day)
        if not found and day == self.today:
            await self._make_days()
            found = await self._days(day, day)
        if not found:
            raise Refused("unknown-page")
        return found[0]

    # -- in the background

    def run(self, supervisor: Supervisor) -> None:
        """Look after the days in the background."""
        supervisor.every(LOOK_SECONDS, "daily", self.look)
        supervisor.every(LOOK_SECONDS, "best of the days", self.find_best)

    async def look(self) -> None:
        """Publish coming days, count what is over, close what is due, and reveal its seeds."""
        await self._make_days()
        today = self.today
        for day in await self._days(today - LISTED, today):
            if not day.closed:
                await self._look_at(day)
        await self._reveal()

    async def before_removal(self, table: str) -> None:
        """Count a game that is over before its table is deleted."""
        day = await self._store.run(lambda link: stored.uncounted_day(link, table))
        if day is not None:
            with suppress(Refused):  # The day is closed.
                await self._store.write(lambda link: stored.count(link, day))

    async def find_best(self) -> None:
        """Find what perfect play makes of the days that somebody has played."""
        try:
            await self._find_best()
        except Refused as error:  # All workers are busy: it is done at the next look.
            log.info("the best result of a day was not found", extra={"reason": error.code})

    async def _make_days(self) -> None:
        today = self.today
        missing = len(await self._days(today, today + AHEAD)) <= AHEAD
        if missing:
            await self._store.write(lambda link: stored.make_days(link, today, today + AHEAD))

    async def _look_at(self, day: StoredDay) -> None:
        ends = (day.day + 1) * DAY_MS + CLOSED_AFTER_MS
        if self._clock() < ends:
            self._due.pop(day.day, None)
        elif monotonic() - self._due.setdefault(day.day, monotonic()) >= DUE_SECONDS:
            with suppress(Refused):  # Another process has closed it.
                await self._store.write(lambda link: stored.close(link, day.day))
            log.info("a day of the Daily is closed", extra={"day": day_name(day.day)})
            return
        if await self._store.run(lambda link: stored.uncounted(link, day.day)):
            with suppress(Refused):
                await self._store.write(lambda link: stored.count(link, day.day))

    async def _reveal(self) -> None:
        """Add the seed to the tables of closed days."""
        while found := await self._store.run(stored.unrevealed):
            for table in found:
                await self._commands.reveal(table)
            await self._store.write(partial(stored.note_revealed, revealed=found))

    async def _find_best(self) -> None:
        first = self.today - LISTED
        wanted = await self._store.run(lambda link: stored.wants_best(link, first))
        if not wanted:
            return
        for day in wanted:
            if day.best is None:
                await self._play(day)
        if not self._solves:
            return
        self._solves = False  # Once: a machine that cannot do it would try for ever.
        try:
            solved = await self._workers.read(SolveGame(GAME), SOLVE_SECONDS, "", Rank.SHEET)
        except Refused as error:
            self._solves = error.code in ("busy", "too-many-requests")
            raise
        if orjson.loads(solved):
            for day in wanted:
                await self._play(day)

    async def _play(self, day: StoredDay) -> None:
        job = BestOfDay(GAME, day.seed)
        found = orjson.loads(await self._workers.read(job, PLAY_SECONDS, "", Rank.SHEET))
        if (points := found["points"]) is not None:
            exact = bool(found["exact"])
            await self._store.write(lambda link: stored.note_best(link, day.day, points, exact))


def _new_table(name: str) -> NewTable:
    """A game for one, without taking back: the next throw would be known."""
    return NewTable(game=GAME, seats=[MySeat(kind="me", name=name)], takebacks=False)


def _puzzle(day: int) -> DailyPuzzle | None:
    try:
        return {"game": PUZZLE, "name": pick(puzzles_of(find_game(PUZZLE)), day).name}
    except NoPuzzles:
        return None


def _coming(day: StoredDay) -> ComingDay:
    return {"day": day_name(day.day), "commit": commitment(day.seed), "made": day.made}


def _past(day: StoredDay, played: dict[int, int]) -> PastDay:
    return {
        "day": day_name(day.day),
        "commit": commitment(day.seed),
        "seed": day.seed.hex() if day.closed else None,
        "points": played.get(day.day),
    }
