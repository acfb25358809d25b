"""Runs a server in this process: uvicorn on uvloop, with the limits that our messages need."""

import uvicorn

from crosshex.server.app import create_app
from crosshex.server.config import ServerConfig
from crosshex.server.socket import LARGEST_RAW_FRAME

GRACE_SECONDS = 5


def make_server(config: ServerConfig, host: str, port: int) -> uvicorn.Server:
    """A server that is ready to run; `--forwarded-allow-ips` of uvicorn comes from its variable."""
    settings = uvicorn.Config(
        create_app(config),
        host=host,
        port=port,
        loop="auto",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST_RAW_FRAME,
        # Messages are small: compressing them would cost more time than it saves.
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
