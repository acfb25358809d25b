"""The store on PostgreSQL, where one is installed: the same tables, the same conflicts."""

import asyncio
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from crosshex.server.config import ServerConfig
from crosshex.server.store import Append, Conflict, Store, StoredEvent
from crosshex.table.events import Played
from tests.server.harness import ME, Player, first_move, running


def programs() -> Path | None:
    """The folder of a PostgreSQL installation."""
    found = [Path(found).resolve().parent] if (found := shutil.which("postgres")) else []
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in found if (folder / "initdb").exists()), None)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL server of our own for as long as the tests run."""
    folder = programs()
    if folder is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    data = tmp_path_factory.mktemp("postgres")
    user = "postgres" if os.getuid() == 0 else None
    if user:
        # PostgreSQL refuses to run as root; its own account must reach the folder.
        shutil.chown(data, user)
        for parent in data.parents:
            if parent.stat().st_uid == 0 and parent.parent != parent and "pytest" in str(parent):
                parent.chmod(0o755)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]

    def run(*command: str) -> None:
        subprocess.run(command, check=True, capture_output=True, user=user, cwd=data)

    run(f"{folder}/initdb", "-D", f"{data}/db", "-A", "trust", "-U", "crosshex", "--no-sync")
    options = f"-p {port} -k {data} -c listen_addresses=127.0.0.1"
    run(f"{folder}/pg_ctl", "-D", f"{data}/db", "-w", "-l", f"{data}/log", "-o", options, "start")
    yield f"postgresql+psycopg://crosshex@127.0.0.1:{port}/postgres"
    run(f"{folder}/pg_ctl", "-D", f"{data}/db", "-m", "immediate", "stop")


def test_a_game_is_played_and_found_again_after_a_restart(database: str) -> None:
    config = ServerConfig(db=database, rate_limits=False)
    with running(config) as server, Player(server) as ann:
        snapshot = ann.create("longo", ME, {"kind": "me", "name": "Bea"}, public=True)
        table = snapshot["table"]["id"]
        ann.connect(table)
        you = snapshot["you"]
        for _ in range(20):
            move = first_move(you)
            if move is None:
                break
            answer = ann.command("play", seat=move[0], move=move[1])
            assert answer["type"] == "update", answer
            you = answer["you"]
        cookie = ann.cookie
    with running(config) as server, Player(server, cookie) as ann:
        assert ann.connect(table)["table"] == answer["table"]
        assert ann.http.get("/session").json()["tables"][0]["yours"] == [0, 1]
        assert ann.http.get("/tables").json()["tables"][0]["id"] == table
        assert ann.http.delete(f"/tables/{table}").status_code == 204


def test_of_two_that_store_the_same_place_one_is_told(database: str) -> None:
    async def store_twice() -> list[object]:
        store = Store(database)
        events = [StoredEvent(1, 0, Played(0, "-"))]
        both = [store.append(Append("t", events)), store.append(Append("t", events))]
        results = await asyncio.gather(*both, return_exceptions=True)
        await store.close()
        return list(results)

    first, second = sorted(asyncio.run(store_twice()), key=lambda result: result is not None)
    assert first is None and isinstance(second, Conflict)
