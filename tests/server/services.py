"""Real servers for tests, and an imitation for machines without a Redis."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from fakeredis import TcpFakeServer

from benchmarks.services import HOST, Postgres, Redis, free_port, redis_server, wait_for

__all__ = ["Postgres", "Redis", "fake_redis", "free_port", "redis_server", "wait_for"]


@contextmanager
def fake_redis() -> Iterator[str]:
    """An imitation of Redis for machines without a real one."""
    server = TcpFakeServer((HOST, 0), server_type="redis")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"redis://{HOST}:{server.server_address[1]}/0"
    server.shutdown()
    server.server_close()
    thread.join(10)
