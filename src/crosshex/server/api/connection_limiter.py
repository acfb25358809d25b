"""Limits the number of connections: for each address, and by file descriptors.

An address may have a limited number of connections. A trusted proxy may have any number: its
requests and WebSockets count for the clients that they come from.

The last file descriptors of the process are reserved for the store and for health checks: when only
these are left, new connections are refused.
"""

import contextlib
import ipaddress
import logging
from collections import Counter
from collections.abc import Iterator
from typing import Protocol

from uvicorn.middleware.proxy_headers import _TrustedHosts

from crosshex.server.config import ClientLimits
from crosshex.server.ops.counts import Counts
from crosshex.server.ops.logs import ThrottledLog
from crosshex.table.faults import Refused

log = logging.getLogger(__name__)

RESERVE = 128
"""How many file descriptors are reserved, but at most a quarter of all."""
TOLD_AT_ONCE = 32
"""How many refused connections may wait to be told why; beyond that, the oldest is cut off."""
NETWORK_V6 = 64
"""The bits of a network's prefix: one household has all IPv6 addresses of its network."""
RETRY_SECONDS = 10
MANY_FILES = 65_536
"""More file descriptors than one process needs."""


class LimitedConnection(Protocol):
    """The part of a connection that the limiter uses."""

    def cut(self) -> None:
        """End the connection at once."""


class ConnectionLimiter:
    """Counts connections.

    Args:
        limits: how many there may be.
        counted: whether they are counted by address.
        proxies: the trusted proxies, in uvicorn's notation.
        files: how many file descriptors the process may have; None: any number.
        counts: where refusals are counted that do not reach the application.
    """

    def __init__(
        self,
        limits: ClientLimits,
        counted: bool,
        proxies: list[str] | str,
        files: int | None,
        counts: Counts,
    ) -> None:
        self.limits = limits
        self.counts = counts
        self._counted = counted
        self._proxies = _TrustedHosts(proxies)
        self._most_files = None if files is None else files - min(RESERVE, files // 4)
        self._inside: Counter[str] = Counter()
        self._waiting: dict[LimitedConnection, None] = {}
        self._seldom = {"address": ThrottledLog(), "files": ThrottledLog()}

    def is_proxy(self, address: str) -> bool:
        """Whether an address is that of a trusted proxy."""
        return address in self._proxies

    def check_files(self, file: int) -> None:
        """Check a new connection's file descriptor, which is the lowest that was free.

        Raises:
            Refused: only the reserved file descriptors are left.
        """
        if self._most_files is not None and file >= self._most_files:
            self._seldom["files"].warn(
                log,
                "connections are refused: the process has nearly no file descriptors left"
                " (ulimit -n, LimitNOFILE)",
                open=file,
            )
            raise Refused("busy", retry_after=RETRY_SECONDS)

    def add(self, address: str) -> None:
        """Count a connection of an address; the caller must call `remove` even if it is refused.

        Raises:
            Refused: the address has too many.
        """
        who = network_of(address)
        self._inside[who] += 1
        if self._counted and self._inside[who] > self.limits.connections:
            self._seldom["address"].warn(
                log,
                "connections are refused: one address has too many (--connections-per-address)",
                address=who,
                limit=self.limits.connections,
            )
            raise Refused("too-many-connections", limit=self.limits.connections)

    def remove(self, address: str) -> None:
        """Stop counting a connection that has ended."""
        who = network_of(address)
        self._inside[who] -= 1
        if self._inside[who] <= 0:
            del self._inside[who]

    @contextlib.contextmanager
    def counting(self, address: str) -> Iterator[None]:
        """Count a request or WebSocket that comes through a proxy, as long as it lasts.

        Raises:
            Refused: the address has too many.
        """
        try:
            self.add(address)
            yield
        finally:
            self.remove(address)

    def add_refused(self, connection: LimitedConnection) -> None:
        """Keep a refused connection until it is told why; if there are too many, cut the oldest."""
        self._waiting[connection] = None
        if len(self._waiting) > TOLD_AT_ONCE:
            oldest = next(iter(self._waiting))
            del self._waiting[oldest]
            oldest.cut()

    def remove_refused(self, connection: LimitedConnection) -> None:
        """Forget a refused connection that has ended."""
        self._waiting.pop(connection, None)


def network_of(address: str) -> str:
    """The address to count for: itself, or for IPv6 the network of a household or a machine.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    if ":" not in address:
        return address
    try:
        parsed = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    bits = 128 - NETWORK_V6
    return str(ipaddress.IPv6Address(int(parsed) >> bits << bits))


def file_limit() -> int | None:
    """How many file descriptors this process may have; raises the soft limit if it can."""
    try:
        import resource
    except ImportError:  # Windows has no such limit.
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if hard == resource.RLIM_INFINITY else min(hard, MANY_FILES)
    if soft == resource.RLIM_INFINITY:
        return None
    if soft < wanted:
        # Some systems have further limits: then the soft limit stays.
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
    return soft
