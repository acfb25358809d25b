import asyncio
from typing import Any
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.types import Message
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from crosshex.server.api.security import Bucket
from crosshex.server.api.table_sockets import ClientSocket
from crosshex.server.api.transport import UNREAD_BYTES, WebSocketProtocol, frame_head


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_written_as_the_standard_demands(length: int) -> None:
    message = b"x" * length
    expected = Frame(Opcode.TEXT, message).serialize(mask=False)
    assert frame_head(length) + message == expected


@pytest.mark.parametrize(
    ("unread", "closed_with"), [(UNREAD_BYTES, []), (UNREAD_BYTES + 1, [4408])]
)
def test_a_reader_that_falls_too_far_behind_is_cut_off(unread: int, closed_with: list[int]) -> None:
    protocol = Mock(disconnected=False, close_sent=False)
    protocol.transport.is_closing.return_value = False
    protocol.transport.get_write_buffer_size.return_value = unread
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def talk() -> None:
        state = {"write": lambda message: WebSocketProtocol.write_text(protocol, message)}
        connection = ClientSocket({"state": state}, send, None, None)
        connection.send(b"one")
        connection.send(b"two")
        await asyncio.sleep(0)

    asyncio.run(talk())

    assert [message["code"] for message in sent] == closed_with
    assert protocol.transport.write.call_count == (0 if closed_with else 2)


def open_socket() -> WebSocketProtocol:
    """A connection after its handshake."""
    protocol = WebSocketProtocol.__new__(WebSocketProtocol)
    protocol.conn = ServerProtocol(state=State.OPEN, max_size=1 << 16)
    protocol.queue = asyncio.Queue()
    protocol.transport = Mock()
    protocol.transport.is_closing.return_value = False
    protocol.handshake_initiated = True
    protocol.close_sent = protocol.read_paused = False
    protocol.pending_ping_payload = None
    protocol.frames = []
    protocol._controls = Bucket(1000.0, 1000.0)
    return protocol


def messages_of(protocol: WebSocketProtocol) -> list[Any]:
    async def all_of_them() -> list[Any]:
        events: list[Any] = []
        while not protocol.queue.empty():
            events.append(await protocol.queue.get())
        return [event["text"] for event in events]

    return asyncio.run(all_of_them())


TEXTS = st.text(max_size=200)


@given(
    texts=st.lists(st.lists(TEXTS, min_size=1, max_size=3), max_size=12),
    controls=st.lists(st.sampled_from([Opcode.PING, Opcode.PONG, None]), min_size=40, max_size=40),
    cuts=st.lists(st.integers(1, 400), min_size=1, max_size=40),
    whole=st.booleans(),
)
def test_messages_are_received_in_order_however_they_are_split(
    texts: list[list[str]], controls: list[Opcode | None], cuts: list[int], whole: bool
) -> None:
    frames = []
    control = iter(controls)
    for parts in texts:
        for number, part in enumerate(parts):
            kind, last = Opcode.CONT if number else Opcode.TEXT, number == len(parts) - 1
            frames.append(Frame(kind, part.encode(), last).serialize(mask=True))
            if (between := next(control)) is not None:
                frames.append(Frame(between, b"?").serialize(mask=True))
    protocol = open_socket()
    stream, place = b"".join(frames), 0
    if whole:
        for each in frames:
            protocol.data_received(each)
    else:
        while place < len(stream):
            size = cuts[place % len(cuts)]
            protocol.data_received(stream[place : place + size])
            place += size
    assert messages_of(protocol) == ["".join(parts) for parts in texts]


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.TEXT, b"a").serialize(mask=False) + b"mask",
        b"\xc1\x81mask?",
        Frame(Opcode.TEXT, b"\xff").serialize(mask=True),
    ],
    ids=["not masked", "compressed", "no UTF-8"],
)
def test_an_invalid_frame_ends_the_connection(frame: bytes) -> None:
    protocol = open_socket()
    protocol.handle_parser_exception = Mock()  # type: ignore[method-assign]
    protocol.data_received(frame)
    protocol.handle_parser_exception.assert_called_once()
    assert messages_of(protocol) == []


def test_no_message_is_received_within_another_one() -> None:
    protocol = open_socket()
    protocol.handle_parser_exception = Mock()  # type: ignore[method-assign]
    protocol.data_received(Frame(Opcode.TEXT, b"a", fin=False).serialize(mask=True))
    protocol.data_received(Frame(Opcode.TEXT, b"b").serialize(mask=True))
    protocol.handle_parser_exception.assert_called_once()
    assert messages_of(protocol) == []
