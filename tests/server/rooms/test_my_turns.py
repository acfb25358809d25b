"""Which tables wait for me: all in one request, the first deadline first."""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from crosshex.server.config import ServerConfig
from tests.server.harness import BOT, ME, OPEN, PATIENCE, Json, Player, running

FORTNIGHT = 14 * 86_400


def waiting(player: Player) -> Json:
    turns: Json = player.http.get("/turns").json()
    return turns


def named(player: Player) -> list[str]:
    return [table["id"] for table in waiting(player)["tables"]]


def test_tables_that_wait_for_me_come_in_one_request(new_player: Callable[[], Player]) -> None:
    ann, bob = new_player(), new_player()
    alone = ann.create("qwixx", ME)["table"]["id"]
    ann.create("six", ME, OPEN)  # It has not begun.
    timed = ann.create("six", ME, OPEN, time=FORTNIGHT)
    assert waiting(ann)["running"] == 1
    link = timed["you"]["links"]["invite"]
    bob.connect(timed["table"]["id"], f"?link={link}")
    bob.command("sit", seat=1, name="Bob", link=link)
    ann.connect(timed["table"]["id"])
    begun = ann.command("start")

    found = waiting(ann)
    assert [table["id"] for table in found["tables"]] == [timed["table"]["id"], alone]
    assert found["running"] == 2 and "held_by" not in found["tables"][0]
    assert found["tables"][0]["deadline"] == begun["table"]["deadline"]
    assert found["tables"][0]["deadline"] - begun["now"] > (FORTNIGHT - 60) * 1000
    assert named(bob) == [], "seat 1 begins"
    move = "{},{}".format(*begun["you"]["asks"][0]["put"][0])
    ann.command("play", seat=0, move=move)
    assert named(bob) == [timed["table"]["id"]] and named(ann) == [alone]


def test_where_people_throw_their_own_dice_the_thrower_is_waited_for(ann: Player) -> None:
    table = ann.create("qwixx", ME, BOT, dice="own", first=0)["table"]["id"]
    assert named(ann) == [table]


def test_a_clock_runs_for_two_weeks_at_most(ann: Player) -> None:
    assert ann.http.get("/games").json()["limits"]["time_max"] == FORTNIGHT
    body = {"game": "qwixx", "seats": [ME], "time": FORTNIGHT + 1}
    assert ann.http.post("/tables", json=body).status_code == 400


@pytest.mark.usefixtures("stopped_limits")
def test_asking_for_turns_again_and_again_is_limited(tmp_path: Path) -> None:
    config = ServerConfig(db=f"sqlite:///{tmp_path}/tables.db")
    with running(config) as server, Player(server) as ann:
        codes = [ann.http.get("/turns").status_code for _ in range(150)]
    assert codes[0] == 200 and codes[-1] == 429


def test_a_table_whose_clock_runs_is_never_removed_as_idle(tmp_path: Path) -> None:
    config = ServerConfig(db=f"sqlite:///{tmp_path}/tables.db", rate_limits=False)
    with running(config) as server, Player(server) as ann:
        kept = ann.create("six", ME, ME, time=FORTNIGHT)["table"]["id"]
        gone = ann.create("six", ME, ME)["table"]["id"]
        cookie = ann.cookie
    with sqlite3.connect(tmp_path / "tables.db") as store:
        store.execute("UPDATE tables SET used = used - 86400000 * 31")
    store.close()
    with running(config) as server, Player(server, cookie) as ann:
        deadline = time.monotonic() + PATIENCE
        while ann.http.get(f"/tables/{gone}").status_code == 200:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert ann.http.get(f"/tables/{kept}").status_code == 200
