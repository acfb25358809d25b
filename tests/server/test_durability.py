"""Nothing is lost: restarts, clocks, idle tables, broken bots, several processes."""

import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from crosshex.server.config import ServerConfig
from crosshex.server.run import make_server
from crosshex.server.store.database import make_engine, migrate
from crosshex.server.store.errors import StoreUnusable
from crosshex.server.store.lock import StoreLock
from crosshex.server.store.schema import metadata
from tests.server.harness import BOT, ME, OPEN, PATIENCE, Json, Player, running


def config(folder: Path, **options: object) -> ServerConfig:
    return ServerConfig(db=f"sqlite:///{folder}/tables.db", rate_limits=False, **options)  # type: ignore[arg-type]


def test_after_a_restart_the_table_is_where_it_was(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server, Player(server) as ann:
        before = ann.create("qwixx", ME, {"kind": "me", "name": "Bea"})
        table = before["table"]["id"]
        ann.connect(table)
        chosen = ann.command("play", id="mine", seat=0, move="-")
        cookie = ann.cookie
    with running(config(tmp_path)) as server, Player(server, cookie) as ann:
        after = ann.connect(table, f"?since={before['seq']}")
        assert after["table"] == chosen["table"]
        assert after["you"] == chosen["you"]
        assert [news["type"] for news in after["news"]] == ["chose"]
        assert ann.command("play", id="mine", seat=0, move="-")["type"] == "done"
        assert ann.command("play", seat=1, move="-")["type"] == "update"


def test_a_server_that_stops_tells_its_clients_to_reconnect(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server, Player(server) as ann:
        ann.connect(ann.create("six", ME, OPEN)["table"]["id"])
        server.server.should_exit = True
        assert ann.closed_with() == 1012


def test_bots_go_on_after_a_restart_without_any_client(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server, Player(server) as ann:
        table = ann.create("six", BOT, BOT, pace=400)["table"]["id"]
        cookie = ann.cookie
    with running(config(tmp_path)) as server, Player(server, cookie) as ann:
        seq = ann.http.get("/session").json()["tables"][0]["active_at"]
        deadline = time.monotonic() + PATIENCE
        while ann.http.get(f"/tables/{table}").json()["table"]["state"]["moves"] < 3:
            assert time.monotonic() < deadline, seq
            time.sleep(0.05)


def heard(player: Player, kind: str) -> Json:
    """The update with news of this kind."""
    while True:
        message = player.receive_until(type="update")
        if any(news["type"] == kind for news in message["news"]):
            return message


@pytest.mark.slow
def test_at_a_missed_deadline_a_bot_makes_one_decision_even_after_a_restart(
    tmp_path: Path,
) -> None:
    with running(config(tmp_path)) as server, Player(server) as ann:
        snapshot = ann.create("six", ME, ME, time=5)
        table, deadline = snapshot["table"]["id"], snapshot["table"]["deadline"]
        assert deadline == snapshot["table"]["created"] + 5000
        cookie = ann.cookie
    with running(config(tmp_path)) as server, Player(server, cookie) as ann:
        ann.connect(table, "?since=0")
        while True:
            news = [each for message in ann.inbox for each in message.get("news", ())]
            if any(each["type"] == "moved" for each in news):
                break
            ann.receive()
        missed, moved = [each for each in news if each["type"] in ("missed", "moved")][:2]
        assert (missed["type"], missed["seat"], moved["type"], moved["seat"]) == (
            "missed",
            0,
            "moved",
            0,
        )
        assert missed["at"] >= deadline
        state = next(message["table"] for message in reversed(ann.inbox) if "table" in message)
        assert [seat["stand_in"] for seat in state["seats"]] == [None, None]


@pytest.mark.slow
def test_a_game_against_bots_waits_for_a_late_player_and_is_resumed(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server, Player(server) as ann:
        ann.connect(ann.create("qwixx", ME, BOT, time=5)["table"]["id"])
        paused = heard(ann, "paused")["table"]
        assert (paused["paused"], paused["deadline"], paused["status"]) == (0, None, "playing")
        resumed = ann.command("resume", seat=0)["table"]
        assert resumed["deadline"] is not None and "paused" not in resumed


@pytest.mark.parametrize(
    ("program", "why"),
    [
        ("import sys; sys.exit(3)", "crash"),
        ("import time; time.sleep(60)", "time"),
        (
            "import sys\n"
            "from crosshex.server.jobs.messages import Reply, packed\n"
            "sys.stdin.buffer.read(4)\n"
            "sys.stdout.buffer.write(packed(Reply('error', 'oops')))",
            "crash",
        ),
        (
            "import pickle, sys\n"
            "from crosshex.server.jobs.bot_jobs import Advise, BotAdvice\n"
            "from crosshex.server.jobs.messages import Reply, packed, read_message\n"
            "while message := read_message(sys.stdin.buffer):\n"
            "    hint = isinstance(pickle.loads(message).job, Advise)\n"
            "    answer = BotAdvice('r99') if hint else 'r99'\n"
            "    sys.stdout.buffer.write(packed(Reply('answer', answer)))\n"
            "    sys.stdout.buffer.flush()",
            "illegal",
        ),
    ],
)
def test_a_broken_bot_is_reported_and_the_game_goes_on(
    tmp_path: Path, program: str, why: str
) -> None:
    patience = 0.5 if why == "time" else 30
    broken = config(
        tmp_path, bot_command=(sys.executable, "-c", program), bot_seconds=patience, workers=1
    )
    with running(broken) as server, Player(server) as ann:
        snapshot = ann.create("qwixx", ME, BOT)
        ann.connect(snapshot["table"]["id"], "?since=0")
        while True:
            news = ann.inbox[-1].get("news", [])
            if failed := [each for each in news if each["type"] == "bot-failed"]:
                break
            ann.receive()
        assert failed[0] | {"seq": 0, "at": 0} == {
            "type": "bot-failed",
            "seat": 1,
            "bot": "random",
            "why": why,
            "seq": 0,
            "at": 0,
        }
        assert ann.fault("hint", seat=0)["code"] == "bot-unavailable"
        assert ann.command("play", seat=0, move="-")["table"]["state"]["phase"] == "action-2"


def test_idle_tables_expire_and_used_ones_stay(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server, Player(server) as ann:
        old = ann.create("six", ME, OPEN)["table"]["id"]
        new = ann.create("six", ME, OPEN)["table"]["id"]
        cookie = ann.cookie
    with sqlite3.connect(tmp_path / "tables.db") as store:
        store.execute("UPDATE tables SET used = used - 86400000 * 31 WHERE id = ?", [old])
    store.close()
    with running(config(tmp_path)) as server, Player(server, cookie) as ann:
        deadline = time.monotonic() + PATIENCE
        while len(ann.http.get("/session").json()["tables"]) == 2:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert ann.http.get(f"/tables/{old}").status_code == 404
        assert ann.http.get(f"/tables/{new}").status_code == 200


def test_a_second_server_on_one_file_is_refused_and_told_who_has_it(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server, Player(server) as ann:
        ann.create("six", ME, OPEN)
        with pytest.raises(StoreUnusable) as refused:
            make_server(config(tmp_path))
        assert f"process {os.getpid()} at {server.address}" in str(refused.value)
        with sqlite3.connect(tmp_path / "tables.db") as store:
            copy = sqlite3.connect(tmp_path / "copy.db")
            store.backup(copy)
            assert copy.execute("SELECT count(*) FROM tables").fetchone() == (1,)
            copy.close()
        store.close()
        assert ann.http.get("/session").status_code == 200
    with running(config(tmp_path)):
        pass


def test_the_lock_of_a_killed_server_is_gone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    code = f"""
import sys
from crosshex.server.store.lock import StoreLock
lock = StoreLock({url!r})
print("locked", flush=True)
sys.stdin.read()
"""
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", code], stdin=pipe, stdout=pipe) as other:
        assert other.stdout is not None and other.stdout.readline() == b"locked\n"
        with pytest.raises(StoreUnusable, match=f"process {other.pid}"):
            StoreLock(url)
        other.kill()
        other.wait()
        StoreLock(url).close()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "postgresql://db/x", "what"])
def test_only_a_file_is_locked(url: str) -> None:
    first, second = StoreLock(url), StoreLock(url)
    for lock in (first, second):
        lock.note("http://127.0.0.1:8600")
        lock.close()


@pytest.mark.usefixtures("stopped_limits")
def test_too_many_requests_are_slowed_down(tmp_path: Path) -> None:
    with (
        running(ServerConfig(db=f"sqlite:///{tmp_path}/tables.db")) as server,
        Player(server) as ann,
    ):
        body = {"game": "qwixx", "seats": [ME]}
        answers = [ann.http.post("/tables", json=body) for _ in range(15)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused and refused[0].json()["error"]["code"] == "too-many-requests"
        assert int(refused[0].headers["retry-after"]) >= 1
        made = answers[0].json()["table"]["id"]
        ann.connect(made)
        for _ in range(100):
            ann.send("play", seat=0, move="?")
        answers_by_code = {ann.receive_until(type="error")["error"]["code"] for _ in range(100)}
        assert "too-many-requests" in answers_by_code


def test_the_migrations_lead_to_the_schema_that_the_code_uses(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path}/tables.db")
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
