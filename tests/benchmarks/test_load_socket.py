"""The small WebSocket client of the load tests."""

import asyncio

import pytest

from benchmarks.load_socket import LoadSocket


def test_a_caller_that_gives_up_during_the_handshake_leaves_no_connection_open() -> None:
    async def give_up() -> None:
        asked, closed = asyncio.Event(), asyncio.Event()

        async def never_answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            asked.set()
            await reader.read()  # Ends when the other side has closed.
            closed.set()
            writer.close()

        server = await asyncio.start_server(never_answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        opening = asyncio.create_task(LoadSocket.open("127.0.0.1", port, "/", lambda text: None))
        await asked.wait()
        opening.cancel()
        with pytest.raises(asyncio.CancelledError):
            await opening
        await asyncio.wait_for(closed.wait(), 60)
        server.close()

    asyncio.run(give_up())
