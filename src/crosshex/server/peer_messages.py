"""The messages between server processes that every move needs.

Their format is fast to write and read: one byte for the kind, a JSON list of fixed shape, a line
end, and raw bytes. All other messages are JSON objects, see `bus`.
"""

from typing import Any, NamedTuple

import orjson

from crosshex.server.writes import StoredEvent
from crosshex.table import events
from crosshex.table.events import from_json, to_json
from crosshex.table.table import Holder

Asker = tuple[str, int]
"""A process that forwarded a command, and its number for that command."""

COMMAND_MARK, EVENTS_MARK = b"!", b"="
COMMAND_SHAPE = (str, int, str, str)
EVENTS_SHAPE = (str, str, str, int, int, int, bool, str, int, list, list)
"""The types in the two lists; an empty string stands for None."""
MOVING = {
    events.Started,
    events.Thrown,
    events.Rethrown,
    events.MovePlayed,
    events.Withdrawn,
    events.BotFailed,
    events.DrawOffered,
    events.DrawAgreed,
    events.DrawDeclined,
    events.Resigned,
    events.SeedRevealed,
    events.Rematched,
}
"""Events that change neither who takes part in a table nor who may see it."""


class Unreached(Exception):
    """The home of a table cannot be reached: decide here."""


class CommandMessage(NamedTuple):
    """A command that another process forwards to the home of a table.

    Attributes:
        sender: that process.
        number: its number for the command.
        table: the table's id.
        holder: the person who gave the command.
        command: the command as JSON; if empty, the table is to be deleted.
    """

    sender: str
    number: int
    table: str
    holder: Holder
    command: bytes

    def write(self) -> bytes:
        """The message as it is published."""
        return b"%b%b\n%b" % (COMMAND_MARK, orjson.dumps(self[:4]), self.command)


class RenderedUpdate(NamedTuple):
    """A state as JSON, ready to be sent to the clients of a table.

    Attributes:
        update: the part that is the same for all clients; the part for one client follows it.
        you: the part for each client, by holder; the empty name is for those who only watch.
    """

    update: bytes
    you: dict[Holder, bytes]


class EventsMessage(NamedTuple):
    """The events that a process has stored.

    Attributes:
        sender: the process.
        table: the table's id.
        home: the home of the table, as far as the sender knows.
        fence: the fencing token of the home's lease.
        first: the number of the first event.
        last: the number of the last event.
        moves: whether all events are in `MOVING`.
        written: the events as JSON, which receivers mostly need not parse.
        asker: the process that forwarded the command, if it was forwarded.
        shown: the update for clients after the events, if the sender rendered it.
    """

    sender: str
    table: str
    home: str | None
    fence: int
    first: int
    last: int
    moves: bool
    written: bytes
    asker: Asker | None
    shown: RenderedUpdate | None

    def write(self) -> bytes:
        """The message as it is published."""
        process, number = self.asker or ("", 0)
        parts, names = [self.written], list[Holder]()
        if self.shown:
            update, you = self.shown
            parts, names = [self.written, update, *you.values()], list(you)
        head = (*self[:2], self.home or "", *self[3:7], process, number, [*map(len, parts)], names)
        return b"%b%b\n%b" % (EVENTS_MARK, orjson.dumps(head), b"".join(parts))


PeerMessage = CommandMessage | EventsMessage


def write_events(stored: list[StoredEvent]) -> bytes:
    """Events as JSON."""
    return orjson.dumps(
        [[each.seq, each.at, to_json(each.event), each.holder, each.key] for each in stored]
    )


def read_events(written: bytes) -> list[StoredEvent]:
    """The events that `write_events` wrote."""
    return [
        StoredEvent(seq, at, from_json(event), holder, key)
        for seq, at, event, holder, key in orjson.loads(written)
    ]


def are_moves(stored: list[StoredEvent]) -> bool:
    """Whether events change neither who takes part in a table nor who may see it."""
    return all(type(each.event) in MOVING for each in stored)


def read_peer_message(data: bytes) -> PeerMessage | None:
    r"""Parse a message; returns None if it is not one of ours.

    >>> read_peer_message(b'!["us", 3, "table", "Ann"]\n{"type": "start"}')
    CommandMessage(sender='us', number=3, table='table', holder='Ann', command=b'{"type": "start"}')
    >>> read_peer_message(b'!["us", "3", "table", "Ann"]\n{"type": "start"}')
    """
    sign, end = data[:1], data.find(b"\n")
    try:
        head = orjson.loads(data[1:end])
        shape = tuple(map(type, head))
        if sign == COMMAND_MARK and shape == COMMAND_SHAPE:
            sender, number, table, holder = head
            return CommandMessage(sender, number, table, holder, data[end + 1 :])
        if sign == EVENTS_MARK and shape == EVENTS_SHAPE:
            return _read_events_message(head, data, end + 1)
    except (ValueError, TypeError):
        pass
    return None


def _read_events_message(head: list[Any], data: bytes, start: int) -> EventsMessage:
    sender, table, home, fence, first, last, moves, process, number, lengths, names = head
    parts = []
    for length in lengths:
        parts.append(data[start : start + length])
        start += length
    written, *rest = parts
    shown = RenderedUpdate(rest[0], dict(zip(names, rest[1:], strict=True))) if rest else None
    asker = (process, number) if process else None
    return EventsMessage(
        sender, table, home or None, fence, first, last, moves, written, asker, shown
    )
