"""Cancels work for a client when the client disconnects."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

T = TypeVar("T")


async def unless_disconnected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """The result of some work, which is cancelled when the client disconnects.

    Raises:
        ClientDisconnect: the client disconnected first.
    """
    task, gone = asyncio.create_task(work), asyncio.create_task(_until_gone(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientDisconnect
        return task.result()
    finally:
        for each in (task, gone):
            each.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _until_gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


class NdjsonResponse(Response):
    """Lines of JSON that are sent as they come.

    If the source raises Refused when it is opened, the client gets a normal error response.
    """

    media_type = "application/x-ndjson"

    def __init__(self, source: AbstractAsyncContextManager[AsyncIterator[bytes]]) -> None:
        # A proxy must not buffer the response: each line is wanted at once.
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._source = source

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send all lines; stop if the client disconnects."""
        async with self._source as lines:
            headers = self.raw_headers
            await send({"type": "http.response.start", "status": 200, "headers": headers})

            async def send_all() -> None:
                async for line in lines:
                    body = line + b"\n"
                    await send({"type": "http.response.body", "body": body, "more_body": True})
                await send({"type": "http.response.body", "body": b"", "more_body": False})

            try:
                await unless_disconnected(Request(scope, receive), send_all())
            except ClientDisconnect:
                return
