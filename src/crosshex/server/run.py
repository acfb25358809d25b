"""Runs a server in this process: uvicorn on uvloop, with our limits."""

import asyncio
import logging
import socket
import sys
from collections.abc import Callable
from functools import partial

import uvicorn

from crosshex.server.api.connection_limiter import ConnectionLimiter, file_limit
from crosshex.server.api.table_sockets import LARGEST_RAW_FRAME
from crosshex.server.api.transport import (
    HttpProtocol,
    WatchedConnection,
    WebSocketProtocol,
    close_slow_readers,
)
from crosshex.server.app import create_app
from crosshex.server.config import ServerConfig
from crosshex.server.ops.garbage import Collector

log = logging.getLogger(__name__)

GRACE_SECONDS = 5
TICKS_A_LOOK = 10
"""uvicorn ticks ten times a second: connections are checked once a second."""

SWITCH_SECONDS = 0.001
"""How long a thread may keep the others waiting: the writer thread must not starve."""


class Server(uvicorn.Server):
    """uvicorn's server, which also checks the timeouts of its connections.

    Attributes:
        on_start: called with the address once it listens.
        on_stop: called before the shutdown, so that no waiting request delays it.
    """

    def __init__(
        self, config: uvicorn.Config, on_start: Callable[[str], None], on_stop: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.on_start = on_start
        self.on_stop = on_stop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the server."""
        await super().startup(sockets)
        listening = [each for server in getattr(self, "servers", ()) for each in server.sockets]
        if listening:
            host, port, *_ = listening[0].getsockname()
            self.on_start(f"http://{f'[{host}]' if ':' in host else host}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop the server."""
        self.on_stop()
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        """Check the connections once a second; returns whether it is time to stop."""
        if counter % TICKS_A_LOOK == 0:
            now = asyncio.get_running_loop().time()
            connections = self.server_state.connections
            watched = [each for each in connections if isinstance(each, WatchedConnection)]
            for connection in watched:
                try:
                    connection.check_timeouts(now)
                except Exception:  # One faulty connection must not stop the server.
                    log.exception("a connection could not be checked")
                    connection.cut()
            close_slow_readers(watched)
        return await super().on_tick(counter)


def make_server(config: ServerConfig) -> Server:
    """A server that is ready to run on a listening socket.

    uvicorn's variable `FORWARDED_ALLOW_IPS` names the proxies that are trusted about the client's
    address; by default only a proxy on the same machine.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    app = create_app(config)
    Collector.begin()
    settings = uvicorn.Config(
        app,
        loop="auto",
        ws_max_size=LARGEST_RAW_FRAME,
        # Messages are small: compressing them costs more than it saves. See `transport`.
        ws_per_message_deflate=False,
        ws_ping_interval=30,
        ws_ping_timeout=30,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        timeout_keep_alive=config.limits.idle_seconds,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    limiter = ConnectionLimiter(
        config.limits,
        config.rate_limits,
        settings.forwarded_allow_ips,
        file_limit(),
        app.state.parts.counts,
    )
    settings.http = partial(HttpProtocol, limiter)  # type: ignore[assignment]
    settings.ws = partial(WebSocketProtocol, limiter)  # type: ignore[assignment]
    return Server(settings, app.state.parts.lock.note, app.state.parts.stop_waiting)
