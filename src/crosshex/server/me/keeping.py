"""Does in the background what finished games need: their records, and reviews for their players.

Records wait while moves do. Games with dice are reviewed for people who have opened their record,
one game at a time while no worker is busy, and only some a day for each person. Other games are
reviewed on request: a search takes longer than a table of values.
"""

import logging
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final

import orjson

from crosshex.rules import CrosshexError
from crosshex.server.jobs.documents import TABLE_SECONDS
from crosshex.server.jobs.fair_queue import Rank
from crosshex.server.jobs.pool import WorkerPool
from crosshex.server.jobs.process import JobFailed
from crosshex.server.jobs.study_job import Study
from crosshex.server.me.jobs import OwnRecord
from crosshex.server.me.rows import OwnGame, OwnGames
from crosshex.server.ops.supervise import EXPIRE_SECONDS, Supervisor
from crosshex.server.rooms.live_tables import LiveTables
from crosshex.server.store.store import Store
from crosshex.table.faults import Refused
from crosshex.table.table import Holder

log = logging.getLogger(__name__)

REVIEWS_A_DAY: Final = 20
"""How many games of one person are reviewed within a day."""
MOST_REQUESTED: Final = 3
"""How many reviews one person may have asked for."""
MOST_PEOPLE: Final = 1_000
"""For how many people reviews are under way at a time; who comes again is taken up again."""
LOOK_SECONDS = 2.0
"""How often the workers are looked at."""
MOST_COMPLETED: Final = 50
BUSY: Final = ("busy", "too-many-requests")
"""Refusals that say nothing about the game: it is tried again."""


class Keeper:
    """Completes and reviews finished games.

    Args:
        tables: where they were played.
        store: where they are kept.
        pool: who makes their records and reviews.
    """

    def __init__(self, tables: LiveTables, store: Store, pool: WorkerPool) -> None:
        self._tables = tables
        self._store = store
        self._pool = pool
        self.games = OwnGames(store)
        # The people for whom games are reviewed, the next first, and what they asked for.
        self._people: OrderedDict[Holder, list[str]] = OrderedDict()

    def start(self, supervisor: Supervisor) -> None:
        """Start the background tasks."""
        every = supervisor.every
        every(LOOK_SECONDS, "records of games", self._complete_all)
        every(LOOK_SECONDS, "own reviews", self._review_all)
        every(EXPIRE_SECONDS, "old games", self._expire_all)

    # -- records

    async def _complete_all(self) -> None:
        for table in await self.games.incomplete(MOST_COMPLETED):
            if self._store.waiting:  # Moves come first.
                break
            with suppress(Refused):  # It is made at the next look.
                await self.complete(table)

    async def complete(self, table: str) -> None:
        """Make the record of a finished game; it stays empty if the table cannot be read.

        Raises:
            Refused: all workers are busy, or the game rests.
        """
        found: dict[str, Any] = {"text": "", "dice": {}}
        try:
            live = await self._tables.latest(table)
            events = tuple(stored.event for stored in await self._store.load(table))
            made = await self._pool.read(OwnRecord(live.table, events), TABLE_SECONDS)
            found = orjson.loads(made)
        except Refused as refused:
            if refused.code in BUSY:
                raise
            log.info("a game has no record", extra={"table": table, "reason": refused.code})
        await self.games.complete(table, found["text"], found["dice"])

    async def before_removal(self, table: str) -> None:
        """Make the record of a game whose table is about to be deleted.

        Raises:
            Refused: it cannot be made now.
        """
        if await self.games.incomplete_of(table):
            await self.complete(table)

    # -- reviews

    def want(self, holder: Holder) -> None:
        """Review games of a person from now on."""
        self._people.setdefault(holder, [])
        if len(self._people) > MOST_PEOPLE:
            self._people.popitem(last=False)

    def wanted(self, holder: Holder) -> list[str]:
        """The games whose review a person has asked for."""
        return self._people.get(holder, [])

    def forget(self, holder: Holder) -> None:
        """Review nothing more for a person."""
        self._people.pop(holder, None)

    def request(self, holder: Holder, game: str) -> None:
        """Review a game that a person has asked for.

        Raises:
            Refused: too many wait already.
        """
        self.want(holder)
        asked = self._people[holder]
        if game not in asked:
            if len(asked) >= MOST_REQUESTED:
                raise Refused("too-many-requests", retry_after=60)
            asked.append(game)

    async def _review_all(self) -> None:
        while self._people and self._is_quiet():
            holder = next(iter(self._people))
            self._people.move_to_end(holder)
            game = await self._next(holder)
            if game is None:
                self._people.pop(holder, None)
            elif not await self._review(holder, game):
                break

    def _is_quiet(self) -> bool:
        """Whether no worker is busy, and no hint or review waits."""
        pool = self._pool
        waiting = pool.waiting()
        return not any(pool.thinking().values()) and not any(
            waiting[rank] for rank in (Rank.MOVE, Rank.HINT, Rank.REVIEW)
        )

    async def _next(self, holder: Holder) -> OwnGame | None:
        """The next game of a person to review, what they asked for first; None: none today."""
        if await self.games.reviewed_today(holder) >= REVIEWS_A_DAY:
            return None
        asked = self.wanted(holder)
        for game in await self.games.all(holder):
            ready = game.review is None and game.is_reviewable
            if ready and (game.id in asked or (not asked and game.data["dice"] is not None)):
                return game
        if asked:  # They were reviewed meanwhile, or cannot be.
            asked.clear()
            return await self._next(holder)
        return None

    async def _review(self, holder: Holder, game: OwnGame) -> bool:
        """Review a game; whether it is done, well or not."""
        study = Study("own", f"{game.seat}\n{game.record}")
        try:
            answer = await self._pool.study(
                study, f"own {holder} {game.id}", holder, "", lambda line: None
            )
            found = orjson.loads(answer)
        except Refused as refused:
            if refused.code in BUSY:
                return False
            found = {"failed": refused.code}
        except (JobFailed, CrosshexError) as error:
            log.warning("a game could not be reviewed", extra={"error": str(error)})
            found = {"failed": "job"}
        await self.games.keep_review(holder, game.id, found)
        asked = self.wanted(holder)
        if game.id in asked:
            asked.remove(game.id)
        return True

    # -- expiry

    async def _expire_all(self) -> None:
        while await self.games.expire():
            pass
