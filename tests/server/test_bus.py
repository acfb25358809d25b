"""Several processes, one table: what one stores, the clients of the others see at once."""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fakeredis import TcpFakeServer

from benchmarks import services
from crosshex.server.config import ServerConfig
from tests.server.harness import ME, OPEN, Player, running


@contextmanager
def fake_redis() -> Iterator[services.Service]:
    server = TcpFakeServer(("127.0.0.1", 0), server_type="redis")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield services.Service(f"redis://127.0.0.1:{server.server_address[1]}/0", os.getpid())
    server.shutdown()
    server.server_close()
    thread.join(10)


@pytest.fixture
def redis() -> Iterator[str]:
    """A Redis to meet at: a real one wherever there is a program for it."""
    program = services.redis_program()
    with services.redis(program) if program else fake_redis() as server:
        yield server.url


def test_players_at_two_processes_play_one_table(tmp_path: Path, redis: str) -> None:
    config = ServerConfig(db=f"sqlite:///{tmp_path}/tables.db", redis=redis, rate_limits=False)
    with (
        running(config) as one,
        running(config) as two,
        Player(one) as ann,
        Player(two) as bob,
    ):
        snapshot = ann.create("qwixx", ME, OPEN)
        table, link = snapshot["table"]["id"], snapshot["you"]["links"]["invite"]
        ann.connect(table)
        bob.connect(table, f"?link={link}")
        seated = bob.command("sit", seat=1, name="Bob", link=link)
        assert ann.receive_until(type="update", seq=seated["seq"])["table"] == seated["table"]
        started = ann.command("start")
        seen = bob.receive_until(type="update", seq=started["seq"])
        assert seen["table"] == started["table"]
        assert [news["type"] for news in seen["news"]] == ["started", "thrown"]
        for player in (ann, bob):
            assert player.http.get(f"/tables/{table}").json()["present"] == [0, 1]
        bob.disconnect()
        assert ann.receive_until(type="presence", present=[0])["watchers"] == 0
        bob.connect(table)
        ann.http.delete(f"/tables/{table}")
        assert bob.closed_with() == 4410
        assert bob.http.get(f"/tables/{table}").status_code == 404
