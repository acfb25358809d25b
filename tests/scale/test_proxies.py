"""Two processes behind a real proxy, configured as docs/operating.md shows."""

import re
from pathlib import Path

import httpx
import pytest

from crosshex.server.config import ServerConfig
from tests.scale.proxies import Name, proxy
from tests.server.harness import ME, OPEN, Player, RunningServer, first_move, running

pytestmark = pytest.mark.slow


def sockets(server: RunningServer) -> int:
    """How many players are connected to a process."""
    text = httpx.get(f"http://localhost:{server.port}/metrics", trust_env=False).text
    found = re.search(r"^crosshex_sockets (\S+)$", text, re.MULTILINE)
    assert found is not None
    return round(float(found[1]))


@pytest.mark.parametrize("split", ["tables", "players"])
@pytest.mark.parametrize("name", ["nginx", "caddy"])
def test_tables_are_played_behind_a_proxy(
    postgres_store: str, tmp_path: Path, name: Name, split: str
) -> None:
    config = ServerConfig(db=postgres_store, rate_limits=False)
    with (
        running(config) as one,
        running(config) as two,
        proxy(name, tmp_path, [one.port, two.port], split) as port,
    ):
        front = RunningServer(port, one.server)
        places = []
        for _ in range(6):
            with Player(front) as ann, Player(front) as bob:
                made = ann.create("six", ME, OPEN)
                table, link = made["table"]["id"], made["you"]["links"]["invite"]
                bob.connect(table, f"?link={link}")
                ann.connect(table)
                places.append((sockets(one), sockets(two)))
                bob.command("sit", seat=1, name="Bob", link=link)
                ann.receive_until(type="update")
                moved = ann.command("start")
                views = {"ann": moved["you"]}
                for number in range(6):
                    at, seen = (ann, bob) if views["ann"]["asks"] else (bob, ann)
                    you = views["ann"] if at is ann else views["bob"]
                    move = first_move(you)
                    assert move is not None
                    done = at.command("play", id=f"m{number}", seat=move[0], move=move[1])
                    heard = seen.receive_until(type="update", seq=done["seq"])
                    views = {"ann": (done if at is ann else heard)["you"]}
                    views["bob"] = (done if at is bob else heard)["you"]
                assert ann.http.get(f"/tables/{table}").json()["seq"] == done["seq"]
        requests = [each.server.server_state.total_requests for each in (one, two)]
        for _ in range(40):  # Each on a connection of its own.
            httpx.get(f"http://localhost:{port}/api/games", trust_env=False).raise_for_status()
        counted = [each.server.server_state.total_requests for each in (one, two)]
        assert min(counts - before for counts, before in zip(counted, requests, strict=True)) > 0
        together = {(2, 0), (0, 2)}
        if split == "tables":
            assert set(places) <= together
            assert len(set(places)) == 2, "both processes have tables"
        else:
            assert set(places) - together, "players of one table are at both processes"
