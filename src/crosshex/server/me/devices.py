"""The devices of a person: a second one joins by a code, and each can be put out.

A device is known by its cookie, and is a person by itself. A row says that it counts as another
person from now on; no token ever leaves its device. So a device that is put out is again who it was
before. Only the first device of a person has no one else to be: its row says that it is out, and
its cookie is no longer taken.

A code is good for five minutes, for one device, and only if the person says yes on a device of
theirs, where the same number is shown as on the new one.
"""

import secrets
from collections import defaultdict
from typing import Any, Final

from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from crosshex.server.config import DAY_MS, MINUTE_MS
from crosshex.server.me.device_views import AskingView, CodeView, DevicesView, DeviceView
from crosshex.server.me.rows import KEPT_MS
from crosshex.server.ops.clock import now_ms
from crosshex.server.ops.supervise import EXPIRE_SECONDS, Supervisor
from crosshex.server.rooms.live import Client
from crosshex.server.rooms.live_tables import LiveTables
from crosshex.server.store.schema import device_codes, devices
from crosshex.server.store.store import MOST_NAMED, Store
from crosshex.server.store.uptime import RAN, can_remove
from crosshex.server.store.writes import Conflict
from crosshex.table.faults import Refused
from crosshex.table.table import Holder

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no letter looks like a digit."""
ALIKE: Final = str.maketrans("OIL", "011", " -")
CODE_LENGTH: Final = 8
GOOD_MS: Final = 5 * MINUTE_MS
"""How long a code is good."""
MOST_DEVICES: Final = 10
"""How many devices a person may have."""
NAMED: Final = 12
"""How many characters of its fingerprint name a device in an address."""
LOOK_SECONDS = 3.0
"""How often open connections are compared with who their devices are."""
TRY_AGAIN: Final = 1012
"""The close code after which a client connects again, then as the person that it is now."""
_PERSON: Final = select(devices.c.person, devices.c.out, devices.c.used < RAN - DAY_MS).where(
    devices.c.device == bindparam("device")
)
"""Who a device is, and whether that was noted long ago. Every new connection asks for it."""


def read_code(text: str) -> str:
    """A code as a person has typed it, in its only form.

    >>> read_code("k7mq-2xro")
    'K7MQ2XR0'
    """
    return text.upper().translate(ALIKE)


class Devices:
    """The devices of all people in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def start(self, supervisor: Supervisor, tables: LiveTables) -> None:
        """Start the background tasks."""
        every = supervisor.every
        every(LOOK_SECONDS, "devices", lambda: self._look(tables))
        every(EXPIRE_SECONDS, "old devices", self.expire)

    # -- who a device is

    async def person(self, device: str) -> Holder | None:
        """The person that a device counts as; None: it was put out, and needs a new cookie."""
        row = await self._store.run(lambda db: db.execute(_PERSON, {"device": device}).first())
        if row is None:
            return device
        if row.out:
            return None
        if row[2]:
            used = update(devices).where(devices.c.person == row.person).values(used=RAN)
            await self._store.write(lambda db: db.execute(used))
        person: Holder = row.person
        return person

    async def _look(self, tables: LiveTables) -> None:
        """Close the connections of devices that are no longer who they were.

        Whatever process has changed it: nobody has to be told.
        """
        clients: dict[str, list[Client]] = defaultdict(list)
        for live in tables.loaded.values():
            for client in live.clients:
                if client.device is not None:
                    clients[client.device].append(client)
        now = await self._people(list(clients))
        for device, open_here in clients.items():
            for client in open_here:
                if client.holder != now.get(device, device):
                    client.close(TRY_AGAIN)

    async def _people(self, named: list[str]) -> dict[str, Holder | None]:
        """The people that those of some devices count as that have a row."""

        def work(db: Connection) -> dict[str, Holder | None]:
            found: dict[str, Holder | None] = {}
            for start in range(0, len(named), MOST_NAMED):
                query = select(devices).where(
                    devices.c.device.in_(named[start : start + MOST_NAMED])
                )
                found.update(
                    (row.device, None if row.out else row.person) for row in db.execute(query)
                )
            return found

        return await self._store.run(work) if named else {}

    # -- what a person sees

    async def view(self, person: Holder, here: str) -> DevicesView:
        """The devices of a person, the code that waits, and the code that this device has typed."""

        def work(db: Connection) -> DevicesView:
            mine = _rows(db, person)
            code = db.execute(
                select(device_codes).where(
                    device_codes.c.person == person, ~device_codes.c.refused, _good()
                )
            ).first()
            typed = db.execute(
                select(device_codes)
                .where(device_codes.c.device == here, _good())
                .order_by(device_codes.c.refused, device_codes.c.created.desc())
            ).first()
            return {
                "devices": [_device(row, here) for row in mine if not row.out],
                "code": None if code is None else _code(code),
                "joining": None
                if typed is None
                else {"number": typed.number, "refused": typed.refused},
            }

        return await self._store.run(work)

    # -- a new device

    async def offer(self, person: Holder, name: str) -> None:
        """Make a new code, under the name of the device that shows it; an older one ends."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        fresh: dict[str, Any] = {
            "code": code,
            "name": name,
            "created": now_ms(),
            "device": None,
            "device_name": "",
            "number": 10 + secrets.randbelow(90),
            "refused": False,
        }

        def work(db: Connection) -> None:
            db.execute(delete(device_codes).where(~_good()))
            dialect = postgresql if db.dialect.name == "postgresql" else sqlite
            added = dialect.insert(device_codes).values(person=person, **fresh)
            db.execute(added.on_conflict_do_update(index_elements=["person"], set_=fresh))

        await self._store.write(work)

    async def withdraw(self, person: Holder) -> None:
        """End the code of a person."""
        mine = delete(device_codes).where(device_codes.c.person == person)
        await self._store.write(lambda db: db.execute(mine))

    async def join(self, here: str, person: Holder, text: str, name: str) -> None:
        """Ask, with a code, to count as the person who has made it.

        Raises:
            Refused: the code is wrong, too old or used; or the device has joined somebody already.
        """
        code = read_code(text)

        def work(db: Connection) -> None:
            joined = db.execute(select(devices.c.device).where(devices.c.device == here)).first()
            codes = device_codes.c
            own = db.execute(
                select(codes.code).where(codes.code == code, codes.person == person)
            ).first()
            if joined or own:
                raise Refused("device-joined")
            earlier = update(device_codes).where(codes.device == here)
            db.execute(earlier.values(refused=True))
            # One statement: of two devices with one code, one comes first.
            free = codes.code == code, codes.device.is_(None), ~codes.refused, _good()
            asked = update(device_codes).where(*free).values(device=here, device_name=name)
            if db.execute(asked).rowcount != 1:
                raise Refused("unknown-code")

        await self._store.write(work)

    async def answer(self, person: Holder, code: str, yes: bool) -> None:
        """Say whether the device that has typed a code may count as this person.

        Raises:
            Refused: no device waits with this code, or the person has too many devices.
        """

        def work(db: Connection) -> None:
            codes = device_codes.c
            mine = codes.person == person, codes.code == code, codes.device.is_not(None)
            row = db.execute(
                select(device_codes).where(*mine, ~codes.refused, _good()).with_for_update()
            ).first()
            if row is None:
                raise Refused("unknown-code")
            if not yes:
                db.execute(update(device_codes).where(*mine).values(refused=True))
                return
            have = _rows(db, person)
            if sum(not each.out for each in have) >= MOST_DEVICES:
                raise Refused("too-many-devices", limit=MOST_DEVICES)
            new = {"person": person, "since": now_ms(), "out": False}
            rows = [{**new, "device": row.device, "name": row.device_name}]
            if not any(each.device == person for each in have):
                rows.append({**new, "device": person, "name": row.name})
            db.execute(insert(devices).values(used=RAN), rows)
            db.execute(update(devices).where(devices.c.person == person).values(used=RAN))
            db.execute(delete(device_codes).where(codes.person.in_((person, row.device))))

        try:
            await self._store.write(work)
        except Conflict:  # Somebody else has said yes to this device meanwhile.
            raise Refused("unknown-code") from None

    # -- putting out

    async def put_out(self, person: Holder, here: str, named: str) -> None:
        """Put another device of a person out, by the beginning of its fingerprint.

        Raises:
            Refused: there is no such device, or it is this one.
        """

        def work(db: Connection) -> None:
            have = [row.device for row in _rows(db, person, lock=True) if not row.out]
            found = [device for device in have if device[:NAMED] == named and device != here]
            # Of two devices that put each other out at once, one stays.
            if not found or here not in have:
                raise Refused("unknown-page")
            _put_out(db, person, found)

        await self._store.write(work)

    async def put_out_others(self, person: Holder, here: str) -> None:
        """Leave a person with this device alone, and nothing that is stored about the others."""

        def work(db: Connection) -> None:
            have = [row.device for row in _rows(db, person, lock=True)]
            _put_out(db, person, [device for device in have if device != here])
            if here == person:
                db.execute(delete(devices).where(devices.c.device == here))
            db.execute(delete(device_codes).where(device_codes.c.person == person))

        await self._store.write(work)

    async def expire(self) -> None:
        """Forget the devices of people who have not come for a year."""

        def work(db: Connection) -> None:
            if can_remove(db):
                db.execute(delete(devices).where(devices.c.used < RAN - KEPT_MS))
                db.execute(delete(device_codes).where(~_good()))

        await self._store.write(work)


def _rows(db: Connection, person: Holder, lock: bool = False) -> list[Row[Any]]:
    """The rows of a person, the first device first; with `lock` nobody else changes them."""
    query = select(devices).where(devices.c.person == person)
    query = query.order_by(devices.c.device != person, devices.c.since, devices.c.device)
    return list(db.execute(query.with_for_update() if lock else query))


def _put_out(db: Connection, person: Holder, named: list[str]) -> None:
    first = update(devices).where(devices.c.device == person).values(out=True, name="")
    if person in named:
        db.execute(first)
    db.execute(delete(devices).where(devices.c.device.in_(named), devices.c.device != person))


def _good() -> Any:
    """Whether a code is not too old; a clock that was set back must not keep one for long."""
    now = now_ms()
    return device_codes.c.created.between(now - GOOD_MS, now + MINUTE_MS)


def _device(row: Row[Any], here: str) -> DeviceView:
    return {
        "id": row.device[:NAMED],
        "name": row.name,
        "since": row.since,
        "here": row.device == here,
    }


def _code(row: Row[Any]) -> CodeView:
    asks: AskingView = {"name": row.device_name, "number": row.number}
    ends = row.created + GOOD_MS
    return {"code": row.code, "ends": ends, "asks": asks if row.device else None}
