"""The rows of finished games in the store: read, completed, reviewed, practised, deleted.

Every question names the person first: nobody can reach the row of another.
"""

import zlib
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

import orjson
from sqlalchemy import Connection, Row, delete, func, select, tuple_, update

from crosshex.server.config import DAY_MS
from crosshex.server.ops.clock import now_ms
from crosshex.server.store.schema import finished
from crosshex.server.store.store import Store
from crosshex.server.store.uptime import RAN, can_remove
from crosshex.table.table import Holder

T = TypeVar("T")
MOST_GAMES: Final = 2_000
"""How many games are kept of one person; the oldest go first."""
KEPT_MS: Final = 365 * DAY_MS
"""How long a person's rows are kept after they were used last, in the time that servers ran."""
MOST_EXPIRED: Final = 500


class OwnGame(NamedTuple):
    """A finished game of one person.

    Attributes:
        id: the table.
        at: when it ended.
        seats: the person's seats; several if people shared a screen.
        data: see `finished`; and once it is complete, the throws of its dice.
        record: its text, without names; empty if the table was gone; None if it is not made yet.
        review: what a review says about the person's decisions; None without one.
        boxes: for each mistake that was practised, its box and when it is due again.
    """

    id: str
    at: int
    seats: tuple[int, ...]
    data: dict[str, Any]
    record: str | None
    review: dict[str, Any] | None
    boxes: dict[str, tuple[int, int]]

    @property
    def seat(self) -> int | None:
        """The only seat of the person; None if it had several."""
        return self.seats[0] if len(self.seats) == 1 else None

    @property
    def is_reviewable(self) -> bool:
        """Whether a review could say how the person decided."""
        mine = self.seat
        return bool(self.record) and mine is not None and mine not in self.data["stood_in"]


class OwnGames:
    """The finished games in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -- reading

    async def all(self, holder: Holder) -> list[OwnGame]:
        """The games of a person, the latest first; only the latest `MOST_GAMES`."""
        query = (
            select(finished)
            .where(finished.c.holder == holder)
            .order_by(finished.c.at.desc(), finished.c.id)
            .limit(MOST_GAMES)
        )
        return await self.store.run(lambda db: [_read(row) for row in db.execute(query)])

    async def find(self, holder: Holder, game: str) -> OwnGame | None:
        """A game of a person."""
        return await self.store.run(lambda db: find(db, holder, game))

    async def incomplete(self, most: int) -> list[str]:
        """Some tables whose record is not made yet."""
        query = select(finished.c.id).where(finished.c.record.is_(None)).distinct().limit(most)
        return await self.store.run(lambda db: list(db.execute(query).scalars()))

    async def incomplete_of(self, table: str) -> list[str]:
        """The table, if the record of its game is not made yet."""
        query = select(finished.c.id).where(finished.c.id == table, finished.c.record.is_(None))
        return await self.store.run(lambda db: list(db.execute(query.limit(1)).scalars()))

    async def reviewed_today(self, holder: Holder) -> int:
        """How many games of a person were reviewed within a day; a clock set back counts, too."""
        query = (
            select(func.count())
            .select_from(finished)
            .where(finished.c.holder == holder, finished.c.reviewed_at > now_ms() - DAY_MS)
        )
        return await self.store.run(lambda db: db.execute(query).scalar_one())

    # -- writing

    async def _write(self, work: Callable[[Connection], T]) -> T:
        found: list[T] = []

        def write(db: Connection) -> None:
            # A batch that failed is written again, each part by itself.
            found[:] = [work(db)]

        await self.store.write(write)
        return found[0]

    async def complete(self, game: str, record: str, dice: dict[str, list[int]]) -> None:
        """Add what was not known at once to all rows of a game."""
        packed = zlib.compress(record.encode())

        def work(db: Connection) -> None:
            mine = finished.c.id == game, finished.c.record.is_(None)
            for holder, data in db.execute(select(finished.c.holder, finished.c.data).where(*mine)):
                changed = orjson.dumps({**orjson.loads(data), "dice_thrown": dice}).decode()
                one = update(finished).where(*mine, finished.c.holder == holder)
                db.execute(one.values(record=packed, data=changed))

        await self._write(work)

    async def keep_review(self, holder: Holder, game: str, review: dict[str, Any]) -> None:
        """Store what a review says."""
        packed = zlib.compress(orjson.dumps(review))
        query = update(finished).where(finished.c.holder == holder, finished.c.id == game)
        await self._write(lambda db: db.execute(query.values(review=packed, reviewed_at=now_ms())))

    async def practise(
        self, holder: Holder, game: str, ply: str, change: Callable[[int, int], tuple[int, int]]
    ) -> None:
        """Change the box of a mistake; two devices at once are one after the other here."""

        def work(db: Connection) -> None:
            found = find(db, holder, game, lock=True)
            if found is None:
                return
            boxes = {**found.boxes, ply: change(*found.boxes.get(ply, (0, 0)))}
            query = update(finished).where(finished.c.holder == holder, finished.c.id == game)
            db.execute(query.values(boxes=orjson.dumps(boxes).decode()))

        await self._write(work)

    async def use(self, holder: Holder) -> None:
        """Note that a person has come: their games are kept for another year; drop the oldest."""

        def work(db: Connection) -> None:
            mine = finished.c.holder == holder
            stale = finished.c.used < RAN - DAY_MS
            db.execute(update(finished).where(mine, stale).values(used=RAN))
            last = select(finished.c.at).where(mine).order_by(finished.c.at.desc())
            oldest = db.execute(last.offset(MOST_GAMES).limit(1)).scalar()
            if oldest is not None:
                db.execute(delete(finished).where(mine, finished.c.at <= oldest))

        await self._write(work)

    async def delete_all(self, holder: Holder) -> int:
        """Delete all rows of a person, and their name in the rows of others; returns how many."""

        def work(db: Connection) -> int:
            mine = db.execute(
                select(finished.c.id, finished.c.seats).where(finished.c.holder == holder)
            ).all()
            for game, seats in mine:
                same = finished.c.id == game, finished.c.holder != holder
                others = db.execute(select(finished.c.holder, finished.c.data).where(*same)).all()
                for other, data in others:
                    changed = orjson.loads(data)
                    for seat in map(int, seats.split()):
                        changed["people"][seat]["name"] = ""
                    one = update(finished).where(finished.c.id == game, finished.c.holder == other)
                    db.execute(one.values(data=orjson.dumps(changed).decode()))
            db.execute(delete(finished).where(finished.c.holder == holder))
            return len(mine)

        return await self._write(work)

    async def expire(self) -> int:
        """Delete some rows that were not used for a year; returns how many."""

        def work(db: Connection) -> int:
            if not can_remove(db):
                return 0
            key = finished.c.holder, finished.c.id
            old = select(*key).where(finished.c.used < RAN - KEPT_MS).limit(MOST_EXPIRED)
            return db.execute(delete(finished).where(tuple_(*key).in_(old))).rowcount

        return await self._write(work)


def find(db: Connection, holder: Holder, game: str, lock: bool = False) -> OwnGame | None:
    """A game of a person; with `lock` nobody else changes it in this transaction."""
    query = select(finished).where(finished.c.holder == holder, finished.c.id == game)
    row = db.execute(query.with_for_update() if lock else query).first()
    return _read(row) if row else None


def _read(row: Row[Any]) -> OwnGame:
    return OwnGame(
        row.id,
        row.at,
        tuple(map(int, row.seats.split())),
        orjson.loads(row.data),
        None if row.record is None else zlib.decompress(row.record).decode(),
        None if row.review is None else orjson.loads(zlib.decompress(row.review)),
        {ply: (box, due) for ply, (box, due) in orjson.loads(row.boxes or "{}").items()},
    )
