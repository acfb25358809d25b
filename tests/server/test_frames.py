import asyncio
from typing import Any
from unittest.mock import Mock

import pytest
from starlette.types import Message
from websockets.frames import Frame, Opcode

from crosshex.server.frames import UNHEARD, UNREAD_BYTES, DirectSockets, Inbox, frame_head
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


def test_reading_pauses_only_when_many_messages_wait() -> None:
    protocol = DirectSockets.__new__(DirectSockets)
    protocol.queue = Inbox()  # type: ignore[assignment]
    protocol.transport = transport = Mock()
    protocol.read_paused = protocol.close_sent = False
    protocol.curr_msg_data_type = "text"

    def arrive(text: bytes) -> None:
        protocol.frames = [text]
        protocol.send_receive_event_to_app()

    for number in range(UNHEARD):
        arrive(b"%d" % number)
    transport.pause_reading.assert_not_called()
    arrive(b"one too many")
    arrive(b"and another, on its way already")
    transport.pause_reading.assert_called_once()

    async def hear_all() -> list[str]:
        heard = []
        while not protocol.queue.empty():
            transport.resume_reading.assert_not_called()
            message: Any = await protocol.receive()
            heard.append(message["text"])
        return heard

    heard = asyncio.run(hear_all())

    assert heard[:UNHEARD] == [str(number) for number in range(UNHEARD)]
    assert len(heard) == UNHEARD + 2
    transport.resume_reading.assert_called_once()


def test_who_waits_at_an_inbox_is_woken_and_may_give_up() -> None:
    async def talk() -> list[object]:
        inbox = Inbox()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(inbox.get(), 0.001)
        inbox.put_nowait({"type": "websocket.connect"})
        first = await inbox.get()
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait({"type": "websocket.receive", "text": "a"})
        inbox.put_nowait({"type": "websocket.receive", "text": "b"})
        return [first, await waiting, await inbox.get(), inbox.qsize()]

    first, second, third, left = asyncio.run(talk())
    assert first == {"type": "websocket.connect"}
    assert second == {"type": "websocket.receive", "text": "a"}
    assert third == {"type": "websocket.receive", "text": "b"}
    assert left == 0
