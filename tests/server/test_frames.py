import asyncio
from unittest.mock import Mock

import pytest
from starlette.types import Message
from websockets.frames import Frame, Opcode

from crosshex.server.frames import UNREAD_BYTES, DirectSockets, frame_head
from crosshex.server.socket import Connection


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_written_as_the_standard_says(length: int) -> None:
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
        state = {"write": lambda message: DirectSockets.write_text(protocol, message)}
        connection = Connection({"state": state}, send, None, None)
        connection.send(b"one")
        connection.send(b"two")
        await asyncio.sleep(0)

    asyncio.run(talk())

    assert [message["code"] for message in sent] == closed_with
    assert protocol.transport.write.call_count == (0 if closed_with else 2)
