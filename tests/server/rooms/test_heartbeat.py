"""Clocks stop while players cannot decide: downtime, an unreachable store, a jumping clock."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from crosshex.server.config import ServerConfig
from crosshex.server.ops import clock, time_limit
from crosshex.server.ops.clock import Clock
from crosshex.server.rooms.rooms import Rooms
from crosshex.server.store import database
from crosshex.table.commands import NewTable
from tests.server.harness import ME, OPEN, Json, Player, running
from tests.server.processes import play_scene

MINUTE_MS = 60_000


def config(folder: Path) -> ServerConfig:
    return ServerConfig(db=f"sqlite:///{folder}/tables.db", rate_limits=False)


def left_ms(snapshot: Json) -> int:
    """How much time is left to decide."""
    left: int = snapshot["table"]["deadline"] - snapshot["now"]
    return left


def test_the_clock_runs_steadily_until_it_adopts_a_jump() -> None:
    wall, steady = 1_000_000_000_000, 5_000_000_000
    tested = Clock(lambda: wall, lambda: steady)
    assert tested.now_ms() == 1_000_000
    wall, steady = wall + 3_600_000_000_000, steady + 7_000_000
    assert tested.now_ms() == 1_000_007
    tested.follow()
    assert (tested.now_ms(), tested.jumped) == (4_600_000, 3_599_993)
    wall, steady = wall + 300_000_000, steady + 200_000_000
    tested.follow()
    assert (tested.now_ms(), tested.jumped) == (4_600_300, 3_599_993)


def make_older(file: Path, ms: int) -> None:
    """Make everything in a store older."""
    with sqlite3.connect(file) as store:
        store.execute("UPDATE events SET at = at - ?", [ms])
        store.execute("UPDATE uptimes SET started = started - ?, ended = ended - ?", [ms, ms])
    store.close()


def test_downtime_takes_no_time_from_players(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server, Player(server) as ann:
        before = ann.create("six", ME, ME, time=60)
        table, cookie = before["table"]["id"], ann.cookie
        assert left_ms(before) > 55_000
    make_older(tmp_path / "tables.db", 10 * MINUTE_MS)
    for _ in range(2):  # Time is given back only once.
        with running(config(tmp_path)) as server, Player(server, cookie) as ann:
            after = ann.connect(table, "?since=0")
            assert 40_000 < left_ms(after) <= left_ms(before) + 5_000
            assert [news["type"] for news in after["news"]] == ["started"]


@pytest.mark.parametrize(
    "hours", [24 * 40, *(pytest.param(one, marks=pytest.mark.slow) for one in (1, -1, -24 * 40))]
)
def test_a_clock_that_is_set_while_the_server_is_off_gives_nobody_time_and_takes_none(
    hours: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(config(tmp_path)) as server, Player(server) as ann:
        made = ann.create("six", ME, ME, time=600)
        table, cookie, began = made["table"]["id"], ann.cookie, time.monotonic()
    wrong = 60 * MINUTE_MS * hours * 1_000_000
    try:
        monkeypatch.setattr(clock.CLOCK, "wall", lambda: time.time_ns() + wrong)
        clock.CLOCK.follow()
        for _ in range(2):
            with running(config(tmp_path)) as server, Player(server, cookie) as ann:
                left = left_ms(ann.connect(table))
                assert 599_000 - 1000 * (time.monotonic() - began) < left <= 600_000
    finally:
        monkeypatch.undo()
        clock.CLOCK.follow()


def test_after_a_restart_players_are_not_replaced_before_they_can_reconnect(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server, Player(server) as ann, Player(server) as bob:
        made = ann.create("qwixx", ME, OPEN)
        table, link = made["table"]["id"], made["you"]["links"]["invite"]
        ann.connect(table)
        bob.connect(table, f"?link={link}")
        bob.command("sit", seat=1, name="Bob", link=link)
        ann.command("start")
        cookie = ann.cookie
    with running(config(tmp_path)) as server, Player(server, cookie) as ann:
        ann.connect(table)
        assert ann.fault("takeover", id="t", seat=0, absent=1)["code"] == "not-absent"


@pytest.mark.slow
def test_a_deadline_that_passes_while_the_store_is_away_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_MS", 100)
    with running(config(tmp_path)) as server, Player(server) as ann:
        made = ann.create("qwixx", ME, {"kind": "me", "name": "Bea"}, time=5)
        ann.connect(made["table"]["id"])
        time.sleep(max(0.0, left_ms(made) / 1000 - 1))
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        time.sleep(2.5)
        other.execute("ROLLBACK")
        other.close()
        seen: list[str] = []
        while "missed" not in seen:
            seen += [news["type"] for news in ann.receive_until(type="update")["news"]]


@pytest.mark.parametrize("hours", [1, pytest.param(-1, marks=pytest.mark.slow)])
def test_a_clock_that_jumps_takes_no_time_from_players(
    hours: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    jump = 60 * MINUTE_MS * hours
    with running(config(tmp_path)) as server, Player(server) as ann:
        made = ann.create("six", ME, ME, time=60)
        ann.connect(made["table"]["id"])
        monkeypatch.setattr(clock.CLOCK, "wall", lambda: time.time_ns() + jump * 1_000_000)
        moved = ann.receive_until(type="update")
        assert abs(moved["now"] - made["now"] - jump) < MINUTE_MS // 2
        assert moved["news"] == [] and 30_000 < left_ms(moved) <= 60_000
        monkeypatch.undo()
        back = ann.receive_until(type="update")
        assert back["news"] == [] and 20_000 < left_ms(back) <= 60_000


def test_a_game_that_rests_stops_no_clock_of_another_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(rooms: Rooms) -> None:
        resting, other = [
            await rooms.setup.create(
                NewTable.model_validate({"game": game, "seats": [ME, ME], "time": 600}), "a" * 32
            )
            for game in ("qwixx", "six")
        ]
        before = other.table.deadline, resting.table.deadline
        await asyncio.sleep(0.05)
        # As after a game that has kept the event loop from everything else.
        monkeypatch.setattr(rooms.heartbeat, "_steady_at", time.monotonic() - 100)
        monkeypatch.setitem(time_limit._resting, "qwixx", time.monotonic() + 600)
        await rooms.heartbeat.beat()
        assert rooms.heartbeat.steady
        assert before[0] is not None and other.table.deadline is not None
        assert other.table.deadline > before[0] and resting.table.deadline == before[1]

    play_scene(tmp_path, scene)
