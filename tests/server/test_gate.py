"""What can be no request of ours is refused politely, and nobody may ask without end."""

import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from crosshex.server import gate, protocol
from crosshex.server.config import ServerConfig
from crosshex.server.engine import make_engine
from tests.server.harness import ME, OPEN, Player, RunningServer, running

FRIEND = "https://friend.example"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("store")
    with running(ServerConfig(db=f"sqlite:///{folder}/tables.db", origins=(FRIEND,))) as server:
        yield server


def is_refused(answer: httpx.Response) -> bool:
    assert answer.headers["x-content-type-options"] == "nosniff"
    return (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/a%00b.js",
        "/" + "a" * 256,
        "/assets/" + "%C3%A4" * 128,
        "/%ff",
        "/api/tables/%00",
        "/api/links/%ff",
    ],
)
def test_a_path_that_can_be_none_is_malformed(
    server: RunningServer, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        assert is_refused(httpx.get(server.address + path))
    assert not caplog.records


def test_an_origin_that_is_no_address_is_malformed(server: RunningServer, ann: Player) -> None:
    headers = {"Origin": "http://["}
    body = {"game": "qwixx", "seats": [ME]}
    assert is_refused(ann.http.post("/tables", json=body, headers=headers))


def test_an_id_with_a_nul_is_malformed(ann: Player) -> None:
    table = ann.create("qwixx", ME, OPEN)["table"]["id"]
    command = {"type": "sit", "id": "a\0b", "seat": 1, "name": "Bea"}
    assert is_refused(ann.http.post(f"/tables/{table}/commands", json=command))


def test_a_page_of_a_named_origin_may_ask_before_it_posts(strict: RunningServer) -> None:
    asks = {
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
    }
    address = strict.address + "/api/tables"
    friend = httpx.options(address, headers={"Origin": FRIEND, **asks})
    assert friend.status_code == 200
    assert friend.headers["access-control-allow-origin"] == FRIEND
    other = httpx.options(address, headers={"Origin": "https://other.example", **asks})
    assert "access-control-allow-origin" not in other.headers


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/docs", "/api/schema.json", "/api/nothing"])
def test_every_route_has_a_limit(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "ANY_BURST", 5.0)
    monkeypatch.setattr(gate, "ANY_PER_SECOND", 0.01)
    with running(ServerConfig(db=f"sqlite:///{tmp_path}/tables.db")) as server:
        answers = [httpx.get(server.address + path) for _ in range(6)]
    *served, refused = answers
    assert 429 not in {answer.status_code for answer in served}
    assert refused.status_code == 429 and int(refused.headers["retry-after"]) >= 1


def test_the_schema_is_written_once() -> None:
    assert protocol.message_schema_text() is protocol.message_schema_text()


def test_errors_of_the_store_show_no_parameters(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path}/tables.db")
    with engine.connect() as connection, pytest.raises(Exception, match="hide_parameters") as error:
        connection.exec_driver_sql("INSERT INTO nowhere VALUES (?)", ("secret",))
    assert "secret" not in str(error.value)
    engine.dispose()
