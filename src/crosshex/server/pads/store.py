"""Stores shared score pads, and merges the logs of several devices.

Each sheet has one writer. Logs only grow, because taking a word back is a word as well: what is
stored stays, and only a log that goes on from it replaces it. Every word keeps the number of the
change with which it came: clients see from it which words of other sheets were there before.
"""

from typing import Final, NamedTuple

from pydantic import TypeAdapter
from sqlalchemy import Connection, delete, insert, select, update

from crosshex.server.ops.clock import now_ms
from crosshex.server.pads.views import PadSheet, PadSheetView, PadView
from crosshex.server.store.schema import pads
from crosshex.server.store.store import MOST_NAMED
from crosshex.server.store.uptime import RAN
from crosshex.table.faults import Refused
from crosshex.table.table import Holder


class StoredSheet(NamedTuple):
    """A sheet as it is stored."""

    id: str
    holder: Holder
    name: str
    lucky: tuple[int, ...]
    log: tuple[str, ...]
    stored: tuple[int, ...]

    def view(self) -> PadSheetView:
        """The sheet as all clients see it."""
        return {
            "id": self.id,
            "name": self.name,
            "lucky": list(self.lucky) or None,
            "log": list(self.log),
            "stored": list(self.stored),
        }


class Pad(NamedTuple):
    """A pad as it is stored, with its sheets in the order in which they were added."""

    id: str
    owner: Holder
    game: str
    options: dict[str, str]
    link: str | None
    next: str | None
    seq: int
    sheets: tuple[StoredSheet, ...]

    def is_theirs(self, holder: Holder) -> bool:
        """Whether a person owns the pad or writes on it."""
        return holder == self.owner or any(sheet.holder == holder for sheet in self.sheets)

    def admit(self, holder: Holder, link: str | None) -> None:
        """Check that a person has joined or has the link.

        Raises:
            Refused: neither.
        """
        if not self.is_theirs(holder) and (link is None or link != self.link):
            raise Refused("no-access" if link is None else "unknown-link")

    def view(self, holder: Holder) -> PadView:
        """The pad as one client sees it."""
        return {
            "pad": 1,
            "id": self.id,
            "game": self.game,
            "options": self.options,
            "seq": self.seq,
            "owner": holder == self.owner,
            "yours": [sheet.id for sheet in self.sheets if sheet.holder == holder],
            "link": self.link if self.is_theirs(holder) else None,
            "next": self.next,
            "sheets": [sheet.view() for sheet in self.sheets],
        }


def grown(sheet: StoredSheet, log: list[str], seq: int) -> StoredSheet:
    """A sheet with the new log of its writer; one that does not go on from the old changes nothing.

    >>> sheet = StoredSheet("a", "ann", "Ann", (), ("r5", "x"), (1, 1))
    >>> grown(sheet, ["r5", "x", "undo"], 7).stored, grown(sheet, ["r6", "x", "x"], 7) is sheet
    ((1, 1, 7), True)
    """
    kept = len(sheet.log)
    if len(log) <= kept or tuple(log[:kept]) != sheet.log:
        return sheet
    return sheet._replace(log=tuple(log), stored=sheet.stored + (seq,) * (len(log) - kept))


def new_sheet(sheet: PadSheet, holder: Holder, seq: int) -> StoredSheet:
    """The sheet that a person adds; all its words come with change `seq`."""
    log, lucky = tuple(sheet.log), tuple(sheet.lucky or ())
    return StoredSheet(sheet.id, holder, sheet.name, lucky, log, (seq,) * len(log))


# -- on a connection


_PAD: Final = TypeAdapter(Pad)


def find(connection: Connection, pad: str) -> Pad | None:
    """A pad, or None."""
    found = connection.execute(select(pads.c.content).where(pads.c.id == pad)).scalar()
    return None if found is None else _PAD.validate_json(found)


def add(connection: Connection, pad: Pad, most: int | None) -> None:
    """Store a new pad; if its owner then has more than `most`, remove the oldest."""
    row = {"id": pad.id, "owner": pad.owner, "content": _content(pad), "created": now_ms()}
    connection.execute(insert(pads).values(used=RAN), row)
    if most is not None:
        mine = select(pads.c.id).where(pads.c.owner == pad.owner, pads.c.id != pad.id)
        older = (
            mine.order_by(pads.c.used.desc(), pads.c.created.desc())
            .offset(most - 1)
            .limit(MOST_NAMED)
        )
        remove(connection, list(connection.execute(older).scalars()))


def remove(connection: Connection, doomed: list[str]) -> None:
    """Remove pads with their sheets."""
    if doomed:
        connection.execute(delete(pads).where(pads.c.id.in_(doomed)))


def save(connection: Connection, pad: Pad) -> None:
    """Store a pad that has changed."""
    query = update(pads).where(pads.c.id == pad.id)
    connection.execute(query.values(content=_content(pad)))


def _content(pad: Pad) -> str:
    return _PAD.dump_json(pad).decode()


def lock(connection: Connection, pad: str) -> Pad:
    """A pad, locked until this transaction ends; marks it as used now."""
    # Write before reading: a write waits for other writers, in SQLite and in PostgreSQL.
    connection.execute(update(pads).where(pads.c.id == pad).values(used=RAN))
    found = find(connection, pad)
    if found is None:
        raise Refused("unknown-pad")
    return found
