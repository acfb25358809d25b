"""ClientLimits hold for all processes together, whichever process an address asks."""

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from crosshex.server import api, security
from crosshex.server.config import ClientLimits, ServerConfig
from crosshex.server.shared_limits import PARTS, SharedLimits
from tests.server.harness import ME, OPEN, PATIENCE, Player, RunningServer, running
from tests.server.services import Postgres, Redis

WHO = "192.0.2.1"
FEW = ClientLimits(connections=16, tables=4, idle_seconds=60, head_seconds=60.0)
ELSEWHERE = "127.0.0.2"
BURST = 160


def linked(count: int, connections: int = 400) -> list[SharedLimits]:
    """Several processes that receive each other's messages."""
    processes = [SharedLimits(connections) for _ in range(count)]

    def tell(speaker: int, said: dict[str, Any]) -> None:
        for number, process in enumerate(processes):
            if number != speaker and "spent" in said:
                process.receive_spent(*said["spent"])
            elif number != speaker:
                process.receive_connections(str(speaker), *said["inside"])

    for number, process in enumerate(processes):
        process.publish = lambda said, number=number: tell(number, said)
    return processes


class Clock:
    """A clock that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(security, "monotonic", clock)
    return clock


def test_an_address_gets_hardly_more_from_all_processes_than_from_one(clock: Clock) -> None:
    limiters = [each.limiter("api", 10.0, 100.0) for each in linked(4)]
    at_once = sum(not limiter.take(WHO) for _ in range(200) for limiter in limiters)
    assert 100 <= at_once <= 100 * (1 + 4 / PARTS)
    in_a_minute = 0
    for tick in range(600):
        clock.now = tick / 10
        in_a_minute += sum(not limiter.take(WHO) for _ in range(5) for limiter in limiters)
    assert in_a_minute <= 60 * 10 + 100
    assert not limiters[0].take("192.0.2.2", 100.0), "others are not concerned"


def test_an_address_that_asks_one_process_gets_the_limit_of_one(clock: Clock) -> None:
    limiter = linked(4)[0].limiter("api", 10.0, 100.0)
    assert [not limiter.take(WHO) for _ in range(101)] == [True] * 100 + [False]
    clock.now = 1000.0
    assert [not limiter.take(WHO) for _ in range(101)] == [True] * 100 + [False]


def test_an_address_that_asks_seldom_is_not_published(clock: Clock) -> None:
    one, other = linked(2)
    limiter, there = one.limiter("api", 10.0, 100.0), other.limiter("api", 10.0, 100.0)
    for number in range(1000):
        clock.now = number * 10.0
        assert not limiter.take(WHO, 5.0)
    assert not there.take(WHO, 100.0)


def test_impossible_messages_block_an_address_only_for_seconds(clock: Clock) -> None:
    (shares,) = linked(1)
    limiter = shares.limiter("api", 10.0, 100.0)
    for _ in range(100):
        shares.receive_spent("api", WHO, 100.0)
    shares.receive_spent("api", WHO, float("nan"))
    shares.receive_spent("api", WHO, -1e9)
    shares.receive_spent("of another version", WHO, 1.0)
    assert limiter.take(WHO) == pytest.approx(10.1)
    clock.now = 10.2
    assert not limiter.take(WHO)


def test_an_address_has_hardly_more_connections_at_all_processes_than_at_one() -> None:
    processes = linked(4)
    inside = 0
    while processes[inside % 4].connected(WHO) <= 400:
        inside += 1
    assert 400 <= inside < 400 * (1 + 4 / PARTS)
    for number in range(inside):
        processes[number % 4].disconnected(WHO)
    assert processes[inside % 4].connected("192.0.2.2") == 1
    processes[inside % 4].disconnected(WHO)
    assert all(process.connected(WHO) == 1 for process in processes), "nothing is left behind"


def test_connections_of_a_dead_process_do_not_count_and_a_new_one_learns_all() -> None:
    one, other = linked(2, connections=16)
    for _ in range(10):
        one.connected(WHO)
    assert other.connected(WHO) == 11
    other.forget_process("0")
    assert other.connected(WHO) == 2
    one.publish_all()
    assert other.connected(WHO) == 13


def test_connections_that_come_and_go_are_published_seldom() -> None:
    (shares,) = linked(1)
    told: list[Any] = []
    shares.publish = told.append
    for _ in range(49):
        shares.connected(WHO)
    for _ in range(1000):
        shares.connected(WHO)
        shares.disconnected(WHO)
    assert len(told) == 1


# -- two real processes


@pytest.fixture(scope="module")
def two(redis: Redis, postgres: Postgres) -> Iterator[list[RunningServer]]:
    config = ServerConfig(db=postgres.url, redis=redis.url, limits=FEW)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(api, "REQUESTS_PER_SECOND", 0.01)
        patch.setattr(api, "REQUEST_BURST", float(BURST))
        with running(config) as one, running(config) as other:
            wait_until(lambda: is_linked(one) and is_linked(other))
            yield [one, other]


def is_linked(server: RunningServer) -> bool:
    answer = httpx.get(f"{server.address}/healthz", trust_env=False)
    return bool(answer.json()["status"] == "ok")


def wait_until(true: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.05)


def ask(server: RunningServer, path: str, address: str) -> int:
    """The status of an answer to a client at this address."""
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(transport=transport, timeout=PATIENCE, trust_env=False) as client:
        return client.get(server.address + path).status_code


@pytest.mark.long
def test_connections_at_one_process_count_at_the_other(two: list[RunningServer]) -> None:
    one, other = two
    with ExitStack() as stack:
        for _ in range(FEW.connections):
            opened = socket.create_connection(
                ("127.0.0.1", one.port), PATIENCE, source_address=(ELSEWHERE, 0)
            )
            stack.enter_context(opened)
        wait_until(lambda: ask(other, "/", ELSEWHERE) == 429)
        assert ask(other, "/", "127.0.0.3") != 429
        assert ask(other, "/healthz", ELSEWHERE) == 200
    wait_until(lambda: ask(other, "/", ELSEWHERE) != 429)


@pytest.mark.long
def test_requests_at_one_process_count_at_the_other(two: list[RunningServer]) -> None:
    # The server trusts 127.0.0.1 as a proxy and believes its X-Forwarded-For.
    many, somebody = {"X-Forwarded-For": "192.0.2.77"}, {"X-Forwarded-For": "192.0.2.78"}
    served = []
    with httpx.Client(timeout=PATIENCE, trust_env=False) as client:
        for server in two:
            address = f"{server.address}/api/games"
            served.append(0)
            while client.get(address, headers=many).status_code == 200:
                served[-1] += 1
            assert client.get(address, headers=somebody).status_code == 200
    assert served[0] == BURST
    assert served[1] <= BURST / PARTS + 1


@pytest.mark.long
def test_the_tables_of_an_owner_are_counted_whichever_process_has_them(
    two: list[RunningServer],
) -> None:
    one, other = two
    with Player(one) as ann, Player(other, ann.cookie) as also_ann, Player(other) as bob:
        for number in range(FEW.tables):
            (ann, also_ann)[number % 2].create("six", ME, OPEN)
        for player in (ann, also_ann):
            refused = player.http.post("/tables", json={"game": "six", "seats": [ME, OPEN]})
            assert refused.json()["error"]["code"] == "too-many-tables"
        bob.create("six", ME, OPEN)
