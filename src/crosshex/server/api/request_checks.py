"""What every request passes: checks of path, host, rate and size; and the headers of its answer."""

import contextlib
import ipaddress
import re
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from crosshex.server.api import error_responses
from crosshex.server.api.connection_limiter import ConnectionLimiter, network_of
from crosshex.server.api.security import HEADERS, RateLimits
from crosshex.server.api.study_views import LARGEST_RECORD
from crosshex.server.config import ServerConfig
from crosshex.server.store.errors import internal
from crosshex.table.faults import Refused

LARGEST_UPLOAD = 2 * LARGEST_RECORD
"""How many bytes a request with a record may have; JSON may make the record twice as long."""
LARGEST_BODY = 16 * 1024
"""How many bytes any other request may have."""
UPLOADS = ("/api/replay", "/api/review")
HOST = re.compile(r"[a-z0-9._:%-]{1,255}")
HEALTH = "/healthz"
"""Health checks may use any host name, and are answered even on refused connections."""


class RequestChecks:
    """Middleware that refuses requests that are malformed, misdirected, too many or too large.

    It adds the security headers to every answer, and answers unexpected errors.
    """

    def __init__(self, app: ASGIApp, config: ServerConfig, limits: RateLimits, build: str) -> None:
        self._app = app
        self._headers = {**HEADERS, "Crosshex-Build": build} if build else HEADERS
        self._names = host_names(config)
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with its whole body, or answer it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            self._check(scope)
            with counted(scope):
                whole: Message | None = await _read(scope, receive)

                async def replay() -> Message:
                    nonlocal whole
                    first, whole = whole, None
                    return first or await receive()

                if whole is not None:
                    await self._app(scope, replay, send_with_headers)
        except Exception as error:
            if started:
                raise
            refused = error if isinstance(error, Refused) else internal(error)
            answer = await error_responses.answer_refused(Request(scope), refused)
            await answer(scope, receive, send_with_headers)

    def _check(self, scope: Scope) -> None:
        if "\0" in scope["path"]:
            raise Refused("malformed", message="the path has NUL", path="path")
        if scope["path"] != HEALTH:
            check_connection(scope)
            check_host(scope, Headers(scope=scope), self._names)
        self._limits.spend("any", address_of(scope))


async def _read(scope: Scope, receive: Receive) -> Message | None:
    """The body as one message; None if the client went before it was complete.

    Raises:
        Refused: it is too large.
    """
    limit = LARGEST_UPLOAD if scope["path"] in UPLOADS else LARGEST_BODY
    body = b""
    while (message := await receive())["type"] == "http.request":
        body += message.get("body", b"")
        if len(body) > limit:
            raise Refused("too-large", limit=limit)
        if not message.get("more_body"):
            return {"type": "http.request", "body": body, "more_body": False}
    return None


def address_of(scope: Scope) -> str:
    """The address that limits count: the client's, or for IPv6 its network."""
    # A proxy may pass on anything as an address: a long one must not fill the memory.
    return network_of(str(scope["client"][0])[:64]) if scope.get("client") else ""


def check_connection(scope: Scope) -> None:
    """Refuse a request on a connection that is over the limit.

    Raises:
        Refused: the connection is over the limit.
    """
    if refused := scope.get("state", {}).get("refused"):
        raise refused


def counted(scope: Scope) -> contextlib.AbstractContextManager[None]:
    """Count a request through a proxy as long as it lasts; others are counted already.

    Raises:
        Refused: on entering, if the client has too many.
    """
    limiter: ConnectionLimiter | None = scope.get("state", {}).get("limiter")
    return limiter.counting(address_of(scope)) if limiter is not None else contextlib.nullcontext()


def host_names(config: ServerConfig) -> frozenset[str]:
    """The host names that requests may use."""
    return frozenset(plain_host(name) for name in config.host_names)


@lru_cache(64)
def plain_host(name: str) -> str:
    """A host in normal form: no port, no final dot, lower case, addresses in canonical form.

    Raises:
        ValueError: it is not a host.

    >>> plain_host("Play.Example.org:443"), plain_host("[::ffff:192.0.2.7]:8600")
    ('play.example.org', '192.0.2.7')
    """
    parts = urlsplit(f"//{name}")
    _ = parts.port  # Raises ValueError if it is not a number.
    host = (parts.hostname or "").removesuffix(".")
    if not HOST.fullmatch(host) or parts.netloc != name or parts.username is not None:
        raise ValueError(f"{name!r} is not a host name")
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    return str(getattr(address, "ipv4_mapped", None) or address)


def check_host(scope: Scope, headers: Headers, names: frozenset[str]) -> None:
    """Refuse a request with a foreign host name, against DNS rebinding by other sites.

    The IP address that the connection came to is always allowed.

    Raises:
        Refused: the host is not one of ours.
    """
    hosts = headers.getlist("host")
    try:
        host = plain_host(hosts[0]) if len(hosts) == 1 else ""
    except ValueError:
        host = ""
    if not host:
        raise Refused("malformed", message="expected one valid Host header", path="Host")
    if host in names:
        return
    server = scope.get("server")
    if server is None or host != plain_host(bracketed(str(server[0]))):
        message = f"this server does not serve {host}; if it is yours, use --host-name {host}"
        raise Refused("wrong-host", host=host, message=message)


def bracketed(host: str) -> str:
    """An address as it is written before a port: IPv6 in brackets."""
    return f"[{host}]" if ":" in host and not host.startswith("[") else host
