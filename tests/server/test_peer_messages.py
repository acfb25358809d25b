"""Messages between processes are read as they were written, and other data is rejected."""

import pytest

from crosshex.server.peer_messages import (
    CommandMessage,
    EventsMessage,
    PeerMessage,
    RenderedUpdate,
    are_moves,
    read_events,
    read_peer_message,
    write_events,
)
from crosshex.server.writes import StoredEvent
from crosshex.table.events import MovePlayed, Stood, Thrown

EVENTS = [
    StoredEvent(4, 1000, Thrown("1 2 3 4 5 6")),
    StoredEvent(5, 1001, MovePlayed(1, "r5"), "h" * 32, 'key\n"]'),
]
SHOWN = RenderedUpdate(
    b'{"type":"update",\n"you":', {"h" * 32: b'{"seats":[1]', "": b'{"seats":[]'}
)
TOLD = EventsMessage("us", "T1", "us", 7, 4, 5, True, write_events(EVENTS), ("them", 3), SHOWN)
MESSAGES: list[PeerMessage] = [
    CommandMessage("us", 3, "T1", "h" * 32, b'{"type":"play",\n"seat":0}'),
    CommandMessage("us", 3, "T1", "h" * 32, b""),
    TOLD,
    TOLD._replace(asker=None, moves=False),
    TOLD._replace(home=None, shown=None),
]


@pytest.mark.parametrize("message", MESSAGES)
def test_a_message_is_read_as_it_was_written(message: PeerMessage) -> None:
    assert read_peer_message(message.write()) == message


def test_the_events_in_a_message_can_be_read() -> None:
    found = read_peer_message(TOLD.write())
    assert isinstance(found, EventsMessage) and read_events(found.written) == EVENTS


@pytest.mark.parametrize("message", MESSAGES)
def test_a_message_without_its_whole_header_is_rejected(message: PeerMessage) -> None:
    data = message.write()
    for end in range(data.index(b"\n")):
        assert read_peer_message(data[:end]) is None


def test_sitting_down_or_standing_up_is_no_move() -> None:
    assert are_moves(EVENTS)
    assert not are_moves([*EVENTS, StoredEvent(6, 1002, Stood(0, "left"))])
