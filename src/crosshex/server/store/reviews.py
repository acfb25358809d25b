"""A cache of finished reviews in the store, for all processes.

The key of a review is the digest of its record and the checksum of the values that judged it: with
other values, the review is computed again. The number of reviews is limited, and none is kept for
longer than an idle table.
"""

import asyncio
import hashlib
import logging
import zlib
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from crosshex import __version__
from crosshex.server.ops.clock import now_ms
from crosshex.server.store.schema import reviews
from crosshex.server.store.store import Store

log = logging.getLogger(__name__)

MOST_KEPT: Final = 2_000
"""How many reviews are kept; each takes about 10 to 50 KB."""


class StoredReviews:
    """The reviews in a store; if the store fails, reviews are computed again."""

    def __init__(self, store: Store, most: int = MOST_KEPT) -> None:
        self._store = store
        self._most = most

    async def find(self, record: str, values: str) -> bytes | None:
        """The review of a record by these values, or None."""
        query = select(reviews.c.data).where(*_is(record, values))

        def work(connection: Connection) -> bytes | None:
            data = connection.execute(query).scalar()
            return data and zlib.decompress(data)

        try:
            return await self._store.run(work)
        except SQLAlchemyError:
            return None

    async def keep(self, record: str, values: str, review: bytes) -> None:
        """Store a review."""
        data = await asyncio.to_thread(zlib.compress, review)
        row = {"record": _digest(record), "judge": values, "at": now_ms(), "data": data}

        def work(connection: Connection) -> None:
            connection.execute(delete(reviews).where(*_is(record, values)))
            connection.execute(insert(reviews), row)

        try:
            await self._store.write(work)
        except SQLAlchemyError as error:
            log.warning("a review could not be stored", extra={"error": str(error)})

    async def expire(self, before: int) -> None:
        """Remove reviews from before a time, and the oldest if there are too many."""

        def work(connection: Connection) -> None:
            ages = select(reviews.c.at).order_by(reviews.c.at.desc())
            last = connection.execute(ages.offset(self._most - 1).limit(1)).scalar()
            connection.execute(delete(reviews).where(reviews.c.at < max(before, last or 0)))

        await self._store.write(work)


def _digest(record: str) -> str:
    """The digest of a record and the program's version: another version may judge differently."""
    return hashlib.sha256(f"{__version__}\n{record}".encode()).hexdigest()


def _is(record: str, values: str) -> tuple[ColumnElement[bool], ...]:
    return reviews.c.record == _digest(record), reviews.c.judge == values
