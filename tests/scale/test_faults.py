"""A service that servers need fails and comes back: no move is lost, and nothing stays broken.

`make test-long` repeats every fault, and lets it last longer.
"""

import asyncio
import os
import resource
import signal
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from itertools import cycle
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import httpx
import pytest
from sqlalchemy import create_engine

from benchmarks.services import Postgres, wait_for
from crosshex.server.config import ServerConfig
from crosshex.server.ops import clock
from crosshex.server.store import database, store
from crosshex.server.store.channel import Channel
from tests.scale.chaos_run import PATIENCE, ChaosRun, play_meanwhile, spend
from tests.scale.checker import History
from tests.scale.crash import Server, Split, compare, torment
from tests.scale.relay import Relay
from tests.server.harness import ME, Player, RunningServer, running
from tests.server.store.test_troubled_store import open_at_once


class Course(NamedTuple):
    """What happens in a test: a fault comes this often, and lasts this many seconds."""

    times: int
    seconds: float


COURSES = pytest.mark.parametrize(
    "course",
    [
        pytest.param(Course(1, 1.0), id="once", marks=pytest.mark.slow),
        pytest.param(Course(5, 10.0), id="again", marks=pytest.mark.long),
    ],
)


@pytest.fixture
def two(postgres: Postgres) -> Iterator[list[RunningServer]]:
    """Two servers that share a store."""
    config = ServerConfig(db=postgres.url, rate_limits=False)
    with running(config) as one, running(config) as other:
        yield [one, other]


def ports(servers: list[RunningServer]) -> list[int]:
    return [server.port for server in servers]


def move_at_both(servers: list[RunningServer]) -> None:
    """Move in turns at two servers; each move must reach the other one."""
    one, other = servers
    with Player(one) as ann, Player(other, ann.cookie) as bea:
        table = ann.create("six", ME, ME)["table"]["id"]
        ann.connect(table)
        you = bea.connect(table)["you"]
        for number in range(6):
            asked, seen = (ann, bea) if number % 2 else (bea, ann)
            ask = you["asks"][0]
            q, r = ask["put"][0]
            key = f"n{number}"
            moved = asked.command("play", id=key, seat=ask["seat"], move=f"{q},{r}")
            you = seen.receive_until(type="update", seq=moved["seq"])["you"]


def outages(
    fail: Callable[[], object],
    mend: Callable[[], object],
    course: Course,
    status: str = "failing",
    moves: bool = False,
    patience: float = PATIENCE,
) -> Callable[[ChaosRun], Awaitable[None]]:
    """Something fails and recovers, again and again, while people play.

    Args:
        fail: causes the fault.
        mend: ends it.
        course: how often and how long.
        status: the health status of the servers during the fault.
        moves: whether people can play during the fault.
        patience: how many seconds it may take until its start or end is noticed.
    """

    async def happens(run: ChaosRun) -> None:
        for _ in range(course.times):
            await run.moves(20)
            await asyncio.to_thread(fail)
            await run.until_health(status, patience)
            if moves:
                await run.moves(20)
            await asyncio.sleep(course.seconds)
            await asyncio.to_thread(mend)
            await run.until_health("ok", patience)
            await run.moves(20)

    return happens


@COURSES
def test_a_restarted_database_costs_no_move_and_leaves_nothing_broken(
    two: list[RunningServer], postgres: Postgres, course: Course
) -> None:
    modes = cycle(["immediate", "fast"])
    restarts = outages(lambda: postgres.stop(next(modes)), postgres.start, course)
    history = spend(ports(two), restarts)
    move_at_both(two)
    assert compare(postgres.url, history) == []


@COURSES
def test_a_database_that_stops_answering_is_noticed_and_its_connections_are_dropped(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, course: Course
) -> None:
    if course.times == 1:
        monkeypatch.setattr(store, "PATIENCE_SECONDS", 2.0)
        monkeypatch.setitem(database.POSTGRES_LIMITS, "connect_timeout", 2)
    with Relay(postgres.port) as relay:
        config = ServerConfig(db=postgres.url_at(relay.port), rate_limits=False)
        # A health checker does not wait for long, and later the database would end what hangs.
        silence = outages(relay.fall_silent, relay.speak, course, patience=20)
        with running(config) as server:
            history = spend([server.port], silence, tables=3)
    assert compare(postgres.url, history) == []


@COURSES
def test_a_channel_that_falls_silent_delays_updates_by_a_few_seconds_only(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, course: Course
) -> None:
    """Its connection goes through a relay, the other connections of the process do not."""
    with Relay(postgres.port) as relay:
        sound, open_channel = ServerConfig(db=postgres.url, rate_limits=False), Channel._open

        def through_relay(channel: Channel) -> Any:
            relayed = SimpleNamespace(engine=create_engine(postgres.url_at(relay.port)))
            return open_channel(SimpleNamespace(_store=relayed))  # type: ignore[arg-type]

        monkeypatch.setattr(Channel, "_open", through_relay)
        with (
            running(sound) as one,
            running(sound) as other,
            Player(one) as ann,
            Player(other, ann.cookie) as bea,
        ):
            move_at_both([one, other])
            for _ in range(course.times):
                table = ann.create("qwixx", ME, {"kind": "me", "name": "Bea"})["table"]["id"]
                ann.connect(table)
                bea.connect(table)
                relay.fall_silent()
                for asked, seen, seat in ((ann, bea, 0), (bea, ann, 1)):
                    moved = asked.command("play", id=f"s{seat}", seat=seat, move="-")
                    seen.receive_until(type="update", seq=moved["seq"])
                relay.speak()
                move_at_both([one, other])


@COURSES
def test_several_processes_may_open_an_empty_database_at_once(
    postgres: Postgres, course: Course
) -> None:
    for number in range(course.times):
        assert open_at_once(postgres.create(f"empty{course.times}_{number}"), 4) == []


@COURSES
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits of another process")
def test_a_full_disk_costs_no_move_and_is_used_again(tmp_path: Path, course: Course) -> None:
    db = f"sqlite:///{tmp_path}/tables.db"

    async def play() -> History:
        server = Server(db)
        await server.start()

        def fill() -> None:
            # Files may not grow any more: writes beyond this size fail.
            size = max(each.stat().st_size for each in tmp_path.glob("tables.db*"))
            limit(server.pid, size)

        filled = outages(fill, lambda: limit(server.pid, resource.RLIM_INFINITY), course)
        try:
            return await play_meanwhile([server.port], filled, 5, 1)
        finally:
            await server.kill()

    assert compare(db, asyncio.run(play())) == []


def limit(process: int, size: int) -> None:
    """Forbid a process to let files grow beyond this size in bytes."""
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@COURSES
def test_a_clock_that_jumps_costs_no_move_and_no_player_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, course: Course
) -> None:
    hours = [1, -2, 24, -23, 0]
    jump = 0

    async def jump_about(run: ChaosRun) -> None:
        nonlocal jump
        for hour in hours if course.times > 1 else hours[:2]:
            await run.moves(20)
            jump = hour * 3600 * 1_000_000_000
            await asyncio.sleep(2.5)
        await run.moves(20)

    monkeypatch.setattr(clock.CLOCK, "wall", lambda: time.time_ns() + jump)
    db = f"sqlite:///{tmp_path}/tables.db"
    with running(ServerConfig(db=db, rate_limits=False)) as server:
        history = spend([server.port], jump_about, time=30)
    # If any player's time had run out, a bot would have moved without a command.
    assert compare(db, history) == []


@pytest.mark.parametrize(
    ("split", "kills"),
    [
        pytest.param("players", 2),
        pytest.param("tables", 5, marks=pytest.mark.slow),
        pytest.param("players", 5, marks=pytest.mark.slow),
        pytest.param("tables", 20, marks=pytest.mark.long),
        pytest.param("players", 20, marks=pytest.mark.long),
    ],
)
def test_killed_and_hanging_servers_lose_nothing_and_others_go_on(
    postgres_store: str, split: Split, kills: int
) -> None:
    history, killed = asyncio.run(torment(postgres_store, 1.0, 10, 3, kills, 2, split))
    assert killed >= kills
    assert compare(postgres_store, history) == []


@pytest.mark.slow
def test_a_server_that_was_suspended_takes_no_time_from_players(tmp_path: Path) -> None:
    async def play() -> None:
        server = Server(f"sqlite:///{tmp_path}/tables.db")
        await server.start()
        address = f"http://127.0.0.1:{server.port}/api"
        body = {"game": "six", "seats": [ME, ME], "time": 15}
        try:
            await asyncio.to_thread(wait_for, server.port)
            async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:
                await http.get("/session")
                made = (await http.post("/tables", json=body)).json()
                os.kill(server.pid, signal.SIGSTOP)
                await asyncio.sleep(20)
                os.kill(server.pid, signal.SIGCONT)
                await asyncio.sleep(3)
                after = (await http.get(f"/tables/{made['table']['id']}")).json()
            assert after["table"]["deadline"] - made["table"]["deadline"] > 15_000
            assert after["table"]["state"]["moves"] == 0
        finally:
            await server.kill()

    asyncio.run(play())
