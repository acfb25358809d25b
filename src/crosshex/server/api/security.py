"""Identifies and limits clients: cookies, origins, security headers, rate limits."""

import hashlib
import re
import secrets
from collections import OrderedDict
from collections.abc import Mapping
from time import monotonic
from typing import Literal
from urllib.parse import urlsplit

from crosshex.table.faults import Refused

Limited = Literal[
    "any", "requests", "new pads", "dailies", "typed codes", "new sockets", "messages"
]
LIMITS: dict[Limited, tuple[float, float]] = {
    "any": (50.0, 500.0),
    "requests": (10.0, 100.0),
    "new pads": (1 / 60, 60.0),
    "dailies": (1 / 10, 100.0),  # A school is one address.
    "typed codes": (1 / 20, 10.0),  # Nobody can guess one.
    "new sockets": (10.0, 300.0),  # A whole school may connect again at once.
    "messages": (150.0, 1500.0),  # Of all sockets together.
}
"""How many of something one address may do a second, and how many at once."""
MOST_BUCKETS = 50_000

COOKIE = "crosshex"
COOKIE_SECONDS = 365 * 24 * 3600
TOKEN_LENGTH = 43
"""256 random bits in URL-safe Base64."""
_OWN_COOKIE = re.compile(rb"%s=[\w-]{%d}" % (COOKIE.encode(), TOKEN_LENGTH))

# No inline script. Inline styles are needed: SVG and animations set positions that way.
CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    # Links to tables are capabilities: they must not leak to other sites.
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def new_token() -> str:
    """A fresh secret for a cookie."""
    return secrets.token_urlsafe(32)


def fingerprint(token: str | None) -> str | None:
    """The hash that identifies a client in the store and in memory; the token is not kept."""
    if token is None or len(token) != TOKEN_LENGTH:
        return None
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def own_cookies(header: bytes) -> bytes:
    """The part of a Cookie header that is ours: Python may take seconds to unquote another one."""
    parts = map(bytes.strip, header.split(b";"))
    return b"; ".join(part for part in parts if _OWN_COOKIE.fullmatch(part))


def is_own_origin(headers: Mapping[str, str], allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from our own pages, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return host == headers.get("host") or origin in allowed


class Bucket:
    """A token bucket: `burst` at once, `rate` a second in the long run."""

    __slots__ = ("_burst", "_filled", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._filled = monotonic()

    def take(self, tokens: float = 1.0) -> float:
        """Take tokens; returns 0, or how many seconds to wait for them."""
        now = monotonic()
        self._tokens = min(self._burst, self._tokens + self._rate * (now - self._filled))
        self._filled = now
        if self._tokens >= tokens:
            self._tokens -= tokens
            return 0.0
        return (tokens - self._tokens) / self._rate


class RateLimits:
    """A token bucket for each of `LIMITS` and address; the least recently used are forgotten.

    Args:
        on: whether there are limits at all.
    """

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._buckets: OrderedDict[tuple[Limited, str], Bucket] = OrderedDict()

    def wait(self, what: Limited, who: str, tokens: float = 1.0) -> float:
        """Take tokens from a bucket of an address; returns 0, or how many seconds to wait."""
        if not self.on:
            return 0.0
        if (what, who) not in self._buckets:
            self._buckets[what, who] = Bucket(*LIMITS[what])
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end((what, who))
        return self._buckets[what, who].take(tokens)

    def spend(self, what: Limited, who: str, tokens: float = 1.0) -> None:
        """Take tokens from a bucket of an address.

        Raises:
            Refused: there are not enough.
        """
        if wait := self.wait(what, who, tokens):
            raise too_often(wait)


def too_often(wait: float) -> Refused:
    """What is said to a client that has to wait."""
    return Refused("too-many-requests", retry_after=max(1, round(wait)))
