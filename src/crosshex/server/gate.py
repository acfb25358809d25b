"""The gate: every request passes here before anybody asks what it wants."""

from urllib.parse import unquote_to_bytes, urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from crosshex.server import faults_http
from crosshex.server.security import RateLimiter
from crosshex.table.faults import Refused

ANY_PER_SECOND, ANY_BURST = 50.0, 500.0
"""Requests of any kind from one address; those that cost more have limits of their own."""
LONGEST_PART = 255
"""Bytes between two slashes: more than any file's name may have."""


class Gate:
    """Refuses what is too much, and what can be no request of ours."""

    def __init__(self, app: ASGIApp, limited: bool) -> None:
        self._app = app
        self._limited = limited
        self._limiter = RateLimiter(ANY_PER_SECOND, ANY_BURST)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Refused as refused:
            answer = await faults_http.answer_refused(Request(scope), refused)
            await answer(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        if self._limited:
            address = scope["client"][0] if scope.get("client") else ""
            if wait := self._limiter.take(address):
                raise Refused("too-many-requests", retry_after=max(1, round(wait)))
        check_path(scope.get("raw_path") or scope["path"].encode())
        check_origin(Headers(scope=scope).get("origin"))


def check_path(raw: bytes) -> None:
    """Refuse a path that no file and no table can have.

    Raises:
        Refused: it is malformed.
    """
    path = unquote_to_bytes(raw)
    if b"\0" in path or any(len(part) > LONGEST_PART for part in path.split(b"/")):
        raise Refused("malformed", message="a part of the path is too long or no text", path="path")
    try:
        path.decode()
    except UnicodeDecodeError:
        raise Refused("malformed", message="the path is not UTF-8", path="path") from None


def check_origin(origin: str | None) -> None:
    """Refuse an origin that is no address.

    Raises:
        Refused: it is malformed.
    """
    try:
        urlsplit(origin or "")
    except ValueError:
        raise Refused("malformed", message="the origin is no address", path="Origin") from None
