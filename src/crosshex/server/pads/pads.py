"""The shared score pads of a server: checks who may do what, and wakes waiting requests.

Nothing here knows the rules of a game. `store` merges the logs of several devices.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Connection, select

from crosshex.rules import OptionError, find_game
from crosshex.server.pads.store import Pad, add, find, grown, lock, new_sheet, remove, save
from crosshex.server.pads.views import MOST_SHEETS, MOST_WORDS, NewPad, PadLog, PadSheet, PadView
from crosshex.server.rooms.table_setup import fresh_code
from crosshex.server.store.schema import pads
from crosshex.server.store.store import Store
from crosshex.server.store.uptime import RAN, can_remove
from crosshex.server.store.writes import RETRIES, Conflict
from crosshex.table.faults import Refused, refused_option
from crosshex.table.table import Holder

MOST_PADS: Final = 50
"""How many pads an owner may have. A new one replaces the oldest, which devices still keep."""
WAIT_SECONDS: Final = 25.0
"""How long an answer waits for a change; proxies cut off requests after a minute."""
MOST_EXPIRED: Final = 500
"""How many are removed at a time."""

T = TypeVar("T")


class Pads:
    """The shared pads of a server.

    Args:
        store: where they are stored.
        kept_ms: how long a pad is kept that is not used.
        most: how many an owner may have; None: any number.
    """

    def __init__(self, store: Store, kept_ms: int, most: int | None = MOST_PADS) -> None:
        self._store = store
        self._kept_ms = kept_ms
        self._most = most
        self._is_closed = False
        # For each pad that requests wait for: is set with its next change.
        self._news: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()

    async def create(self, new: NewPad, holder: Holder) -> PadView:
        """Share a pad; if it is shared already, return it.

        Raises:
            Refused: there is no such game, a log is too long, or another person owns the id.
        """
        options = _options_of(new)
        for sheet in new.sheets:
            _check_log(sheet.log)
        sheets = {sheet.id: new_sheet(sheet, holder, 1) for sheet in new.sheets}
        mine = tuple(sheets.values())
        pad = Pad(new.id, holder, new.game, options, fresh_code(), None, 1, mine)

        def work(connection: Connection) -> Pad:
            found = find(connection, new.id)
            if found is None:
                add(connection, pad, self._most)
            return found or pad

        shared = await self._write(work)
        if shared.owner != holder:
            raise Refused("no-access")
        return shared.view(holder)

    async def read(self, pad: str, holder: Holder, link: str | None, since: int | None) -> PadView:
        """A pad; if `since` is its last change, wait for the next one or a timeout.

        Raises:
            Refused: they may not see it.
        """
        # Kept as long as a request has it.
        news = self._news.setdefault(pad, asyncio.Event())
        view = await self._view(pad, holder, link)
        if since != view["seq"] or self._is_closed:
            return view
        with suppress(TimeoutError):
            await asyncio.wait_for(news.wait(), WAIT_SECONDS)
        return await self._view(pad, holder, link)

    async def _view(self, pad: str, holder: Holder, link: str | None) -> PadView:
        found = await self._store.run(lambda connection: find(connection, pad))
        if found is None:
            raise Refused("unknown-pad")
        found.admit(holder, link)
        return found.view(holder)

    async def join(self, pad: str, sheet: PadSheet, holder: Holder, link: str | None) -> PadView:
        """Add a sheet; if it is there already, nothing happens.

        Raises:
            Refused: they have no link, the pad is full, or another person has the sheet.
        """
        _check_log(sheet.log)

        def change(found: Pad) -> Pad:
            found.admit(holder, link)
            for other in found.sheets:
                if other.id == sheet.id:
                    if other.holder != holder:
                        raise Refused("not-your-sheet")
                    return found
            if len(found.sheets) >= MOST_SHEETS:
                raise Refused("pad-full", limit=MOST_SHEETS)
            new = new_sheet(sheet, holder, found.seq + 1)
            return found._replace(sheets=(*found.sheets, new))

        return (await self._change(pad, change)).view(holder)

    async def write(self, pad: str, written: list[PadLog], holder: Holder) -> PadView:
        """Store the logs that a person sends; sheets that were removed are skipped.

        Raises:
            Refused: another person has the sheet, or a log is too long.
        """
        logs = {each.id: each.log for each in written}
        for log in logs.values():
            _check_log(log)

        def change(found: Pad) -> Pad:
            found.admit(holder, None)
            if any(sheet.id in logs and sheet.holder != holder for sheet in found.sheets):
                raise Refused("not-your-sheet")
            sheets = tuple(
                grown(sheet, logs.get(sheet.id, []), found.seq + 1) for sheet in found.sheets
            )
            return found._replace(sheets=sheets)

        return (await self._change(pad, change)).view(holder)

    async def set_link(self, pad: str, on: bool, holder: Holder) -> PadView:
        """Renew the link or revoke it, for the owner; people who have joined stay.

        Raises:
            Refused: another person owns the pad.
        """

        def change(found: Pad) -> Pad:
            _check_owner(found, holder)
            return found._replace(link=fresh_code() if on else None)

        return (await self._change(pad, change)).view(holder)

    async def remove(self, pad: str, sheet: str, holder: Holder) -> PadView:
        """Remove a sheet: its writer leaves, or the owner removes them, which renews the link.

        Raises:
            Refused: the person is neither its writer nor the owner.
        """

        def change(found: Pad) -> Pad:
            found.admit(holder, None)
            rest = tuple(other for other in found.sheets if other.id != sheet)
            left = [other.holder for other in found.sheets if other.id == sheet]
            if not left or left[0] == holder:
                return found._replace(sheets=rest)
            _check_owner(found, holder)
            return found._replace(sheets=rest, link=found.link and fresh_code())

        return (await self._change(pad, change)).view(holder)

    async def rematch(self, pad: str, new: str, holder: Holder) -> PadView:
        """The pad of the next game, with the same people; the first request makes it.

        Raises:
            Refused: they have not joined.
        """

        def work(connection: Connection) -> Pad:
            found = lock(connection, pad)
            found.admit(holder, None)
            if found.next and (following := find(connection, found.next)):
                return following
            if find(connection, new):
                raise Refused("no-access")
            empty = tuple(sheet._replace(log=(), stored=()) for sheet in found.sheets)
            following = found._replace(id=new, link=fresh_code(), next=None, seq=1, sheets=empty)
            add(connection, following, self._most)
            save(connection, found._replace(next=new, seq=found.seq + 1))
            return following

        following = await self._write(work)
        self._tell(pad)
        return following.view(holder)

    async def delete(self, pad: str, holder: Holder) -> None:
        """Delete a pad for all people; each device keeps its copy.

        Raises:
            Refused: another person owns the pad.
        """

        def work(connection: Connection) -> None:
            _check_owner(lock(connection, pad), holder)
            remove(connection, [pad])

        await self._write(work)
        self._tell(pad)

    async def _change(self, pad: str, change: Callable[[Pad], Pad]) -> Pad:
        """Change a pad, and wake the requests that wait for it."""

        def work(connection: Connection) -> tuple[Pad, Pad]:
            found = lock(connection, pad)
            after = change(found)
            if after != found:
                after = after._replace(seq=found.seq + 1)
                save(connection, after)
            return found, after

        found, after = await self._write(work)
        if after != found:
            self._tell(pad)
        return after

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Run work in the writer; a refusal must not roll back the rest of its transaction."""
        results: list[T | Refused] = []

        def noted(connection: Connection) -> None:
            try:
                results.append(work(connection))
            except Refused as refused:
                results.append(refused)

        for _ in range(RETRIES):
            try:
                await self._store.write(noted)
            except Conflict:  # Another process has stored the same id.
                continue
            result = results[-1]
            if isinstance(result, Refused):
                raise result
            return result
        raise Refused("internal", id="busy")

    # -- waiting requests

    def _tell(self, pad: str) -> None:
        """Wake the requests that wait for a pad, here and at other processes.

        A lost notice costs what is left of the time that an answer waits.
        """
        self.wake(pad)
        self._store.tell("pad", pad)

    def wake(self, pad: str) -> None:
        """Wake the requests that wait for a pad, which has changed or was deleted."""
        if news := self._news.pop(pad, None):
            news.set()

    def wake_all(self) -> None:
        """Wake all requests, which read their pads again: notices may have been lost."""
        for pad in list(self._news):
            self.wake(pad)

    def close(self) -> None:
        """Answer all requests: the server stops."""
        self._is_closed = True
        self.wake_all()

    # -- from time to time

    async def expire_all(self) -> None:
        """Remove all pads that were not used for long."""
        while await self.expire():
            pass

    async def expire(self) -> int:
        """Remove some pads that were not used for long; returns how many."""
        query = select(pads.c.id).where(pads.c.used < RAN - self._kept_ms)

        def work(connection: Connection) -> list[str]:
            if not can_remove(connection):
                return []
            old = list(connection.execute(query.limit(MOST_EXPIRED)).scalars())
            remove(connection, old)
            return old

        removed = await self._write(work)
        for pad in removed:
            self._tell(pad)
        return len(removed)


def _options_of(new: NewPad) -> dict[str, str]:
    """The options of a new pad as they are written; those that make no other game are left out.

    Raises:
        Refused: there is no such game, or it has no such options.
    """
    try:
        description = find_game(new.game)
        options = {name: description.option(name) for name in new.options}
        read = {name: option.read_all(new.options[name]) for name, option in options.items()}
    except OptionError as error:
        raise refused_option(error) from None
    return {
        name: option.write(read[name])
        for name, option in options.items()
        if option.another_game and read[name] != option.default
    }


def _check_log(log: list[str]) -> None:
    if len(log) > MOST_WORDS:
        raise Refused("log-too-long", limit=MOST_WORDS)


def _check_owner(pad: Pad, holder: Holder) -> None:
    if holder != pad.owner:
        raise Refused("not-owner")
