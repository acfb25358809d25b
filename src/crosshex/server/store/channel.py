"""What server processes tell each other, over PostgreSQL's LISTEN and NOTIFY.

Notices about stored events are part of the transaction that stores them, and name the table;
whoever wants to know reads the store. Each process listens on one connection outside the pool
(PgBouncer in transaction mode cannot carry it). It sends itself a notice from time to time; if none
comes back, it connects again. A lost notice costs a delay, never a move.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import orjson

from crosshex.server.ops.logs import ThrottledLog
from crosshex.server.store.database import connect_alone
from crosshex.server.store.store import Store
from crosshex.server.store.writes import CHANNEL

log = logging.getLogger(__name__)

BEAT_SECONDS = 2.0
"""How often a process sends itself a notice."""
SILENT_SECONDS = 5.0
"""After this long without one of its own notices a connection is taken for broken."""

Handler = Callable[..., None]


class Channel:
    """The notices of the other processes.

    Args:
        store: the PostgreSQL; its notices are signed with `store.me`.
        handlers: called with the parts of a notice, by kind; the first part is the sender.
        linked: called after each connect: notices may have been lost before it.
    """

    def __init__(
        self, store: Store, handlers: dict[str, Handler], linked: Callable[[], None]
    ) -> None:
        self._store = store
        self._handlers = handlers
        self._linked = linked
        self._heard_at = float("-inf")
        self._unread = ThrottledLog()

    @property
    def works(self) -> bool:
        """Whether notices have come lately."""
        return time.monotonic() < self._heard_at + SILENT_SECONDS

    async def run(self) -> None:
        """Listen until the connection is lost.

        Raises:
            OSError: it is lost; other errors: it cannot be made.
        """
        connection = await asyncio.to_thread(self._open)
        loop, lost = asyncio.get_running_loop(), asyncio.get_running_loop().create_future()
        number = connection.fileno()

        def read() -> None:
            try:
                connection.pgconn.consume_input()
                while (notice := connection.pgconn.notifies()) is not None:
                    self._read(notice.extra)
            except Exception as error:
                loop.remove_reader(number)
                if not lost.done():
                    lost.set_exception(OSError(str(error)))

        self._heard_at = time.monotonic()
        loop.add_reader(number, read)
        try:
            self._linked()
            while True:
                self._store.tell("beat")
                await asyncio.wait((lost,), timeout=BEAT_SECONDS)
                if lost.done():
                    lost.result()
                if not self.works:
                    raise OSError("no notices come from the database")
        finally:
            loop.remove_reader(number)
            self._heard_at = float("-inf")
            connection.close()

    def _open(self) -> Any:
        """A connection of psycopg that listens.

        Raises:
            OSError: there is none, or it has fallen silent.
        """
        connection = connect_alone(self._store.engine)
        try:
            with self._store.watchdog.watch(connection):
                connection.execute(f"LISTEN {CHANNEL}")
        except Exception as error:
            connection.close()
            raise OSError(str(error)) from error
        return connection

    def _read(self, text: bytes) -> None:
        """Handle a notice."""
        try:
            kind, sender, *parts = orjson.loads(text)
            if sender == self._store.me:
                self._heard_at = time.monotonic()
            elif handler := self._handlers.get(kind):
                handler(sender, *parts)
        except Exception as error:
            self._unread.warn(log, "a notice could not be handled", error=repr(error))
