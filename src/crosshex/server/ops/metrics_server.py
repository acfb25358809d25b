"""A separate HTTP server for metrics, at an address of its own.

It answers few requests at a time, each with a timeout, so that no client can use up the threads or
file descriptors of the server.
"""

import contextlib
import socket
import threading
from socketserver import ThreadingMixIn
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer

from prometheus_client import CollectorRegistry, make_wsgi_app

from crosshex.server.config import Address

MOST_AT_ONCE = 8
"""How many requests are answered at a time; others are cut off."""
ANSWER_SECONDS = 10.0
"""How long a client may take to send its request and to read the answer."""


class MetricsServer(ThreadingMixIn, WSGIServer):
    """Answers with the metrics of a registry, in threads of its own.

    Raises:
        OSError: the address cannot be bound.
    """

    daemon_threads = True

    def __init__(self, address: Address, registry: CollectorRegistry) -> None:
        kind, _, _, _, where = socket.getaddrinfo(*address, type=socket.SOCK_STREAM)[0]
        self.address_family = kind
        super().__init__(where[:2], _Handler)  # type: ignore[arg-type]
        self.set_app(make_wsgi_app(registry))
        self._free = threading.BoundedSemaphore(MOST_AT_ONCE)
        self._thread = threading.Thread(target=self.serve_forever, name="metrics", daemon=True)
        self._thread.start()

    def process_request(self, request: Any, client_address: Any) -> None:
        """Answer in a thread if one is free, else close the connection."""
        if self._free.acquire(blocking=False):
            super().process_request(request, client_address)
        else:
            self.shutdown_request(request)

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        """Answer, and cut the connection off after the timeout."""
        late = threading.Timer(ANSWER_SECONDS, _cut, (request,))
        late.daemon = True
        late.start()
        try:
            super().process_request_thread(request, client_address)
        finally:
            late.cancel()
            self._free.release()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore errors of clients that disconnected or were too slow."""

    def close(self) -> None:
        """Stop serving."""
        self.shutdown()
        self.server_close()
        self._thread.join()


def _cut(connection: socket.socket) -> None:
    """End a connection; this also ends reads and writes that wait for it."""
    with contextlib.suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)


class _Handler(WSGIRequestHandler):
    """Answers without writing to the log."""

    def log_message(self, format: str, *args: Any) -> None:
        """Log nothing."""
