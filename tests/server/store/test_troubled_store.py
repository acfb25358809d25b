"""A broken store: one sentence at the start, and the health check later on."""

import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from benchmarks.services import free_port
from crosshex.server.config import ServerConfig
from crosshex.server.rooms import heartbeat
from crosshex.server.store import database, uptime
from crosshex.server.store.database import make_engine, migrate
from crosshex.server.store.errors import DAMAGED, FULL, REMOVED, StoreUnusable
from crosshex.server.store.store import Store
from tests.scale.serving import serve_command
from tests.server.harness import ME, PATIENCE, Json, Player, running


def made(folder: Path) -> Path:
    """A store of the current version."""
    file = folder / "tables.db"
    opened = make_engine(f"sqlite:///{file}")
    migrate(opened)
    opened.dispose()
    return file


def refusal(db: str) -> str:
    """The sentence with which a server refuses to start on a store."""
    with pytest.raises(StoreUnusable) as refused:
        Store(db)
    said = str(refused.value)
    assert len(said.splitlines()) == 1
    return said


def test_the_command_reports_a_broken_store_in_one_line_and_fails() -> None:
    command = serve_command("sqlite:////no/such/folder/tables.db", 0)
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert ended.returncode == 1
    (line,) = ended.stderr.strip().splitlines()
    assert "/no/such/folder/tables.db" in line and "unable to open" in line


def test_an_invalid_store_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear reader, this is a letter. " * 100)
    assert "not a database" in refusal(f"sqlite:///{tmp_path}/letter.db")
    assert "unable to open" in refusal(f"sqlite:///{tmp_path}/no/such/folder/tables.db")
    assert "not a database URL" in refusal("nonsense")
    assert "not a database URL" in refusal("nonsense://here")


def test_a_damaged_store_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = made(tmp_path)
    data = bytearray(file.read_bytes())
    data[4096:] = b"\x55" * (len(data) - 4096)
    file.write_bytes(data)
    assert str(file) in refusal(f"sqlite:///{file}")


def test_a_store_that_does_not_answer_is_refused_with_a_sentence() -> None:
    url = f"postgresql+psycopg://ann:secret@127.0.0.1:{free_port()}/crosshex"
    said = refusal(url)
    assert "127.0.0.1" in said and "secret" not in said


NAMED = "CREATE TABLE alembic_version (version_num)"
OTHER_LAYOUTS = {
    "older": [
        NAMED,
        "INSERT INTO alembic_version VALUES ('0005')",
        "CREATE TABLE events (seq, data)",
        "INSERT INTO events VALUES (1, 'r5')",
    ],
    "unknown": [NAMED, "INSERT INTO alembic_version VALUES ('ffffffffffff')"],
    "foreign": ["CREATE TABLE notes (text)", "INSERT INTO notes VALUES ('milk')"],
    "no version": [NAMED],
}


def fill(file: Path, statements: list[str], mode: str = "DELETE") -> None:
    """Write a SQLite file; in WAL mode as a program that was killed leaves it."""
    code = "import os, sqlite3, sys\nrows = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
    code += "for statement in sys.argv[2:]:\n    rows.execute(statement)\nos._exit(0)\n"
    command = [sys.executable, "-c", code, str(file), f"PRAGMA journal_mode={mode}", *statements]
    subprocess.run(command, check=True, timeout=60)


def content(folder: Path) -> dict[str, bytes]:
    """The bytes of all files, without what every reader of a WAL leaves: locks and an empty log."""
    found = {file.name: file.read_bytes() for file in folder.iterdir()}
    return {name: data for name, data in found.items() if data and not name.endswith("-shm")}


@pytest.mark.parametrize("layout", OTHER_LAYOUTS)
@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
def test_a_store_of_another_layout_is_refused_and_not_a_byte_of_it_changes(
    tmp_path: Path, layout: str, mode: str
) -> None:
    file = tmp_path / "tables.db"
    fill(file, OTHER_LAYOUTS[layout], mode)
    before = content(tmp_path)
    assert ("tables.db-wal" in before) == (mode == "WAL")
    said = refusal(f"sqlite:///{file}")
    assert str(file) in said and "left as it is" in said
    assert content(tmp_path) == before


def test_the_command_refuses_a_foreign_database_in_one_line_and_fails(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    fill(file, OTHER_LAYOUTS["foreign"])
    before = content(tmp_path)
    command = serve_command(f"sqlite:///{file}", 0)
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert ended.returncode == 1
    (line,) = ended.stderr.strip().splitlines()
    assert str(file) in line and "another program" in line
    assert content(tmp_path) == before


def test_an_empty_file_is_a_store(tmp_path: Path) -> None:
    (tmp_path / "tables.db").touch()
    made(tmp_path)


def test_a_read_only_store_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = made(tmp_path)
    assert "readonly" in refusal(f"sqlite:///file:{file}?mode=ro&uri=true")


def grow_to(pages: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forbid SQLite stores to grow beyond this many pages, as if the disk were full."""
    set_pragmas = database._set_pragmas

    def limited(connection: Any, record: Any) -> None:
        set_pragmas(connection, record)
        connection.execute(f"PRAGMA max_page_count={pages}")

    monkeypatch.setattr(database, "_set_pragmas", limited)


def test_a_full_store_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = made(tmp_path)
    grow_to(1, monkeypatch)  # SQLite never goes below the current size.
    assert "full" in refusal(f"sqlite:///{file}")


OPEN_MANY = """
import sys
from crosshex.server.store.store import Store
store = Store(sys.argv[1])
"""


def open_at_once(url: str, processes: int) -> list[str]:
    """Let several processes open a store at the same moment; their errors."""
    command = [sys.executable, "-c", OPEN_MANY, url]
    started = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(processes)]
    return [
        error.decode()
        for process in started
        for error in process.communicate(timeout=120)[1:]
        if process.returncode
    ]


def test_several_processes_may_open_an_empty_store_at_once(tmp_path: Path) -> None:
    assert open_at_once(f"sqlite:///{tmp_path}/tables.db", 4) == []


def health(player: Player) -> tuple[int, Json]:
    answer = player.http.get(f"{player.server.address}/healthz")
    return answer.status_code, answer.json()


def wait_for_health(player: Player, status: int) -> Json:
    deadline = time.monotonic() + PATIENCE
    while True:
        found, body = health(player)
        if found == status:
            return body
        assert time.monotonic() < deadline, body
        time.sleep(0.1)


def test_a_store_locked_by_another_process_is_unhealthy_and_recovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crosshex.server.store.database.BUSY_MS", 500)
    config = ServerConfig(db=f"sqlite:///{tmp_path}/tables.db", rate_limits=False)
    with running(config) as server, Player(server) as ann:
        assert health(ann)[1]["status"] == "ok"
        ann.connect(ann.create("qwixx", ME, {"kind": "me", "name": "Bea"})["table"]["id"])
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert wait_for_health(ann, 503)["status"] == "failing"
        assert ann.fault("play", id="first", seat=0, move="-")["code"] == "unavailable"
        other.execute("ROLLBACK")
        other.close()
        assert wait_for_health(ann, 200)["status"] == "ok"
        assert ann.command("play", id="first", seat=0, move="-")["type"] == "update"


def test_a_store_whose_file_was_removed_acknowledges_nothing_until_it_is_back(
    tmp_path: Path,
) -> None:
    file, elsewhere = tmp_path / "tables.db", tmp_path / "moved.db"
    with (
        running(ServerConfig(db=f"sqlite:///{file}", rate_limits=False)) as server,
        Player(server) as ann,
    ):
        ann.connect(ann.create("qwixx", ME, {"kind": "me", "name": "Bea"})["table"]["id"])
        file.rename(elsewhere)
        assert ann.fault("play", id="first", seat=0, move="-")["code"] == "unavailable"
        assert wait_for_health(ann, 503)["troubles"]["store"] == REMOVED
        file.write_bytes(b"")  # Another file of the same name is not the store.
        assert ann.fault("play", id="first", seat=0, move="-")["code"] == "unavailable"
        elsewhere.rename(file)
        assert ann.command("play", id="first", seat=0, move="-")["type"] == "update"
        assert wait_for_health(ann, 200)["status"] == "ok"


def test_a_full_store_is_unhealthy_and_recovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    grow_to(50, monkeypatch)
    config = ServerConfig(db=f"sqlite:///{tmp_path}/tables.db", rate_limits=False)
    with running(config) as server, Player(server) as ann:
        assert health(ann)[0] == 200
        body = {"game": "qwixx", "seats": [ME] * 5}
        answers = [ann.http.post("/tables", json=body) for _ in range(60)]
        made = [each.json()["table"]["id"] for each in answers if each.status_code == 201]
        assert {each.status_code for each in answers} == {201, 503}
        assert wait_for_health(ann, 503)["troubles"]["store"] == FULL
        metrics = f"{server.address}/metrics"
        assert "\ncrosshex_store_trouble 1.0\n" in ann.http.get(metrics).text
        for table in made:
            assert ann.http.delete(f"/tables/{table}").status_code == 204
        assert wait_for_health(ann, 200)["status"] == "ok"
        assert "\ncrosshex_store_trouble 0.0\n" in ann.http.get(metrics).text


def test_a_store_that_is_damaged_later_is_unhealthy(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    config = ServerConfig(db=f"sqlite:///{file}", rate_limits=False)
    with running(config) as server, Player(server) as ann:
        ann.create("qwixx", ME, ME)
        assert health(ann)[0] == 200
        with sqlite3.connect(file) as store:
            store.execute("UPDATE tables SET active_at = active_at + 1")
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        store.close()
        with file.open("r+b") as damaged:
            damaged.seek(4096)
            damaged.write(b"\x55" * (file.stat().st_size - 4096))
        assert wait_for_health(ann, 503)["troubles"]["store"] == DAMAGED


def test_health_checks_put_no_load_on_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proofs: list[Connection] = []
    prove = uptime.check_writable
    config = ServerConfig(db=f"sqlite:///{tmp_path}/tables.db", rate_limits=False)
    with running(config) as server, Player(server) as ann:

        def counting(connection: Connection) -> None:
            proofs.append(connection)
            prove(connection)

        monkeypatch.setattr(heartbeat, "check_writable", counting)
        monkeypatch.setattr(heartbeat, "CHECK_SECONDS", 0.0)
        for _ in range(5):
            assert health(ann)[0] == 200
        assert len(proofs) == 5
        monkeypatch.setattr(heartbeat, "CHECK_SECONDS", 1000.0)
        for _ in range(50):
            assert health(ann)[0] == 200
        assert len(proofs) == 5
