"""Refuses requests whose body is too large, before the application reads it."""

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from crosshex.server.api import error_responses
from crosshex.server.jobs.uploads import LARGEST_BODY, LARGEST_UPLOAD, UPLOADS
from crosshex.table.faults import Refused


class BodyLimit:
    """Middleware that limits bodies."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read the body up to the limit, and pass the request on with it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        limit = LARGEST_UPLOAD if scope["path"] in UPLOADS else LARGEST_BODY
        body, message = b"", await receive()
        while message["type"] == "http.request":
            body += message.get("body", b"")
            if len(body) > limit:
                refused = Refused("too-large", limit=limit)
                answer = await error_responses.answer_refused(Request(scope), refused)
                await answer(scope, receive, send)
                return
            if not message.get("more_body"):
                break
            message = await receive()
        if message["type"] == "http.disconnect":
            return  # Drop an incomplete request, even if its body could be parsed.
        whole: Message | None = {"type": "http.request", "body": body, "more_body": False}

        async def replay() -> Message:
            nonlocal whole
            first, whole = whole, None
            return first or await receive()

        await self._app(scope, replay, send)
