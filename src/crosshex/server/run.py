"""Runs a server in this process: uvicorn on uvloop, with the limits that our messages need."""

import sys

import uvicorn

from crosshex.server.app import create_app
from crosshex.server.config import ServerConfig
from crosshex.server.frames import DirectSockets, Http
from crosshex.server.garbage import Collector
from crosshex.server.socket import LARGEST_RAW_FRAME

GRACE_SECONDS = 5


SWITCH_SECONDS = 0.001
"""How long a thread may keep the others waiting: the one that writes to disk must not starve."""


def make_server(config: ServerConfig) -> uvicorn.Server:
    """A server that is ready to run on a socket that listens already.

    Which proxies are believed about the client's address says uvicorn's own variable,
    `FORWARDED_ALLOW_IPS`; by default only one on the same machine.

    Raises:
        CannotListen: the address for the metrics cannot be had.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    app = create_app(config)
    if config.metrics:
        app.state.metrics.listen(config.metrics)
    Collector.begin()
    settings = uvicorn.Config(
        app,
        loop="auto",
        http=Http,
        ws=DirectSockets,
        ws_max_size=LARGEST_RAW_FRAME,
        # Messages are small: compressing them would cost more than it saves, and see `frames`.
        ws_per_message_deflate=False,
        ws_ping_interval=30,
        ws_ping_timeout=30,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return uvicorn.Server(settings)
