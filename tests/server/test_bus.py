"""Several processes, one table: what one process stores, clients of the others see at once."""

import json
import logging
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import redis as client

from crosshex.server import bus, peers
from crosshex.server.bus import CHANNEL
from crosshex.server.config import ServerConfig
from crosshex.server.resp import Incomplete, command, read_reply
from tests.server.harness import ME, OPEN, Player, running
from tests.server.services import Redis, fake_redis, redis_server

pytestmark = pytest.mark.long


@pytest.fixture
def redis() -> Iterator[str]:
    """The address of a Redis: a real one if the program is installed."""
    with ExitStack() as stack:
        yield (
            stack.enter_context(Redis()).url
            if redis_server()
            else stack.enter_context(fake_redis())
        )


def health(player: Player) -> dict[str, object]:
    """The server's health report."""
    found: dict[str, object] = player.http.get(f"{player.server.address}/healthz").json()
    return found


def wait_until_linked(player: Player, linked: bool = True) -> None:
    """Wait until the server receives its own messages over Redis, or notices that it does not."""
    deadline = time.monotonic() + 15
    while (health(player)["status"] == "ok") is not linked:
        assert time.monotonic() < deadline, health(player)
        time.sleep(0.05)


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


FOREIGN = [
    b"",
    b"not JSON",
    b"\xff\xfe",
    b"null",
    b"[1, 2]",
    b'"word"',
    b"{}",
    b'{"from": 3}',
    b'{"from": "x"}',
    b'{"from": "x", "table": 3}',
    b'{"from": "x", "table": ["T"]}',
    b'{"from": "x", "table": "T"}',
    b'{"from": "x", "table": "T", "seq": "many"}',
    b'{"from": "x", "table": "T", "seq": 1e300}',
    b'{"from": "x", "table": "T", "seq": 999999999}',
    b'{"from": "x", "table": "T", "process": "x"}',
    b'{"from": "x", "table": "T", "process": "x", "present": 1, "watchers": 0}',
    b'{"from": "x", "table": "T", "process": "x", "present": ["0"], "watchers": 0}',
    b'{"from": "x", "table": "T", "process": "x", "present": [7, -1], "watchers": 0}',
    b'{"from": "x", "table": "T", "process": "x", "present": [], "watchers": "all"}',
    b"!",
    b"![1, 2, 3]\n{}",
    b"!not JSON\n{}",
    b'!["x", 1, "T", "h"]\n{"type": "nonsense"}',
    b"=7\n",
    b'=["x", "T", "", 0, 1, 2, true, "", 0, [], []]\n',
    b'=["x", "T", "", 0, 1, 2, true, "", 0, ["2", "5"], []]\nab',
    b'=["x", "T", "", 0, 1, 2, true, "", 0, [1, 1, 1], [[], []]]\nabc',
    b'=["x", "T", "", 0, 999999, 999999, true, "", 0, [2], []]\n[]',
]


def test_foreign_messages_on_the_channel_are_ignored_and_logged_once(
    tmp_path: Path, redis: str, caplog: pytest.LogCaptureFixture
) -> None:
    config = ServerConfig(db=f"sqlite:///{tmp_path}/tables.db", redis=redis, rate_limits=False)
    with (
        running(config) as one,
        running(config) as two,
        Player(one) as ann,
        Player(two, ann.cookie) as bea,
        client.Redis.from_url(redis) as stranger,
        caplog.at_level(logging.WARNING),
    ):
        table = ann.create("qwixx", ME, {"kind": "me", "name": "Bea"})["table"]["id"]
        ann.connect(table)
        bea.connect(table)
        wait_until_linked(ann)
        wait_until_linked(bea)
        for message in FOREIGN:
            stranger.publish(CHANNEL, message.replace(b"T", table.encode()))
        began = time.monotonic()
        moved = ann.command("play", seat=0, move="-")
        assert bea.receive_until(type="update", seq=moved["seq"])["table"] == moved["table"]
        # The message brought it, not the polling that follows some seconds later.
        assert time.monotonic() - began < 1
        assert ann.http.get(f"/tables/{table}").json()["present"] == [0, 1]
        assert health(ann)["status"] == "ok"
    ignored = [each for each in caplog.records if each.message == "an unknown message was ignored"]
    assert len(ignored) == 2, "once at each process"


def test_without_redis_players_at_other_processes_wait_a_few_seconds(tmp_path: Path) -> None:
    if redis_server() is None:
        pytest.skip("an imitation cannot be stopped and started")
    with Redis() as redis:
        db = f"sqlite:///{tmp_path}/tables.db"
        config = ServerConfig(db=db, redis=redis.url, rate_limits=False)
        with (
            running(config) as one,
            running(config) as two,
            Player(one) as ann,
            Player(two, ann.cookie) as bea,
        ):
            table = ann.create("qwixx", ME, {"kind": "me", "name": "Bea"})["table"]["id"]
            ann.connect(table)
            bea.connect(table)
            wait_until_linked(bea)
            redis.stop()
            began = time.monotonic()
            moved = ann.command("play", seat=0, move="-")
            assert bea.receive_until(type="update", seq=moved["seq"])["table"] == moved["table"]
            assert time.monotonic() - began < 5
            wait_until_linked(bea, False)
            assert "bus listener" in json.dumps(health(bea)["troubles"])
            redis.start()
            wait_until_linked(ann)
            wait_until_linked(bea)
            # Presence and moves are shared at once again.
            assert bea.http.get(f"/tables/{table}").json()["present"] == [0, 1]
            began = time.monotonic()
            moved = bea.command("play", id="second", seat=1, move="-")
            assert ann.receive_until(type="update", seq=moved["seq"])["table"] == moved["table"]
            assert time.monotonic() - began < 1


def test_a_home_stops_trusting_messages_before_others_decide_without_it() -> None:
    assert bus.BEAT_SECONDS < bus.FRESH_SECONDS < peers.ANSWER_SECONDS


def test_a_home_looks_into_the_store_as_soon_as_redis_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if redis_server() is None:
        pytest.skip("an imitation cannot be stopped and started")
    monkeypatch.setattr(bus, "BEAT_SECONDS", 0.05)
    monkeypatch.setattr(peers, "LOOK_SECONDS", 0.1)
    with Redis() as redis:
        db = f"sqlite:///{tmp_path}/tables.db"
        config = ServerConfig(db=db, redis=redis.url, rate_limits=False)
        with (
            running(config) as home,
            running(config) as other,
            Player(home) as ann,
            Player(other, ann.cookie) as again,
        ):
            table = ann.create("qwixx", ME)["table"]["id"]
            ann.connect(table)
            again.connect(table)
            wait_until_linked(again)
            time.sleep(0.5)  # By now the home trusts the messages of the other process.
            redis.stop()
            moved = again.command("play", seat=0, move="-")
            # The other process decided by itself, and could not tell the home.
            assert ann.http.get(f"/tables/{table}").json()["seq"] == moved["seq"]


@pytest.mark.parametrize(
    ("data", "reply"),
    [
        (command(b"message", b"channel", b"a\r\nb"), [b"message", b"channel", b"a\r\nb"]),
        (command(b"message", b"", b""), [b"message", b"", b""]),
        (b"*3\r\n$9\r\nsubscribe\r\n$1\r\nc\r\n:1\r\n", [b"subscribe", b"c", 1]),
        (b"*2\r\n$-1\r\n*0\r\n", [None, []]),
        (b"+OK\r\n", b"OK"),
    ],
    ids=["message", "empty message", "subscribe", "nothing", "line"],
)
def test_a_reply_is_read_only_when_it_is_complete(data: bytes, reply: object) -> None:
    assert read_reply(b"before" + data + b"after", 6) == (reply, 6 + len(data))
    for cut in range(len(data)):
        with pytest.raises(Incomplete):
            read_reply(data[:cut])
