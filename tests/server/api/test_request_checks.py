"""Impossible requests are refused politely, and the number of requests is limited."""

import json
import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette import requests
from starlette.requests import cookie_parser

from crosshex.server.api import schema
from crosshex.server.api.request_checks import address_of
from crosshex.server.api.security import HEADERS
from crosshex.server.config import ServerConfig
from crosshex.server.rooms.live_tables import LiveTables
from crosshex.server.store.database import make_engine
from tests.server.harness import ME, OPEN, PATIENCE, Player, RunningServer, running

FRIEND = "https://friend.example"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("store")
    with running(ServerConfig(db=f"sqlite:///{folder}/tables.db", origins=(FRIEND,))) as server:
        yield server


def is_refused(answer: httpx.Response) -> bool:
    assert answer.headers["x-content-type-options"] == "nosniff"
    return (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")


@pytest.mark.parametrize("path", ["/%00", "/a%00b.js", "/api/tables/%00"])
def test_a_path_with_a_nul_is_malformed(
    server: RunningServer, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        assert is_refused(httpx.get(server.address + path))
    assert not caplog.records


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/" + "a" * 256 + ".js", 404),
        ("/assets/" + "%C3%A4" * 128 + ".js", 404),
        ("/" + "a/" * 10_000, 200),
        ("/%ff", 200),
        ("/..%2F..%2Fsite.py", 404),
        ("/..%2Fapp.py", 404),
        ("/assets/..%2F..%2Fapp.py", 404),
        ("//etc/hosts.txt", 404),
        ("//etc/passwd", 200),  # A page of the app.
        ("/api/links/%ff", 404),
    ],
)
def test_a_path_that_no_file_can_have_finds_none(
    server: RunningServer, path: str, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        assert httpx.get(server.address + path).status_code == status
    assert not caplog.records


def test_only_our_own_cookie_is_parsed(
    ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed: list[str] = []

    def noted(header: str) -> dict[str, str]:
        parsed.append(header)
        return cookie_parser(header)

    monkeypatch.setattr(requests, "cookie_parser", noted)
    table = ann.create("qwixx", ME, OPEN)["table"]["id"]
    own = f"crosshex={ann.cookie}"
    # Some versions of Python need quadratic time to unquote this.
    other = 'other="' + "\\" * 5000 + '"'
    url = f"/tables/{table}"
    answer = bob.http.get(url, headers={"Cookie": f"{other}; {own}; {other}"})
    assert answer.json()["you"]["seats"] == [0]
    assert bob.http.get(url, headers={"Cookie": f'{other}; crosshex="{own}"'}).status_code == 403
    assert max(map(len, parsed)) == len(own)


def test_a_long_forwarded_address_is_cut_short() -> None:
    assert len(address_of({"client": ("x" * 9000, 0)})) <= 64
    assert address_of({"client": ("2001:db8:1:2:3:4:5:6", 0)}) == "2001:db8:1:2::"


def test_an_origin_that_is_not_an_address_is_foreign(ann: Player) -> None:
    headers = {"Origin": "http://["}
    body = {"game": "qwixx", "seats": [ME]}
    answer = ann.http.post("/tables", json=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign-origin")


def test_an_id_with_a_nul_is_malformed(ann: Player) -> None:
    table = ann.create("qwixx", ME, OPEN)["table"]["id"]
    command = {"type": "sit", "id": "a\0b", "seat": 1, "name": "Bea"}
    assert is_refused(ann.http.post(f"/tables/{table}/commands", json=command))


@pytest.mark.parametrize("field", ["id", "name", "link", "share"])
def test_a_lone_surrogate_is_malformed(ann: Player, bob: Player, field: str) -> None:
    """JSON can encode one half of a UTF-16 surrogate pair, which is not text."""
    snapshot = ann.create("qwixx", ME, OPEN)
    table, link = snapshot["table"]["id"], snapshot["you"]["links"]["invite"]
    command = {"type": "sit", "id": "a", "seat": 1, "name": "Bea", "link": link, field: "\ud800"}
    text = json.dumps(command)
    answer = bob.http.post(
        f"/tables/{table}/commands?link={link}",
        content=text,
        headers={"Content-Type": "application/json"},
    )
    assert answer.status_code == 400
    bob.connect(table, f"?link={link}")
    assert bob.socket is not None
    bob.socket.send(text)
    assert bob.receive_until(type="error")["error"]["code"] in ("malformed", "bad-name")


def test_a_page_of_an_allowed_origin_may_send_a_preflight_request(strict: RunningServer) -> None:
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


def test_the_schema_is_generated_once() -> None:
    assert schema.message_schema_text() is schema.message_schema_text()


def test_errors_of_the_store_show_no_parameters(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path}/tables.db")
    with engine.connect() as connection, pytest.raises(Exception, match="hide_parameters") as error:
        connection.exec_driver_sql("INSERT INTO nowhere VALUES (?)", ("secret",))
    assert "secret" not in str(error.value)
    engine.dispose()


# -- every answer


def test_an_internal_error_has_the_security_headers_and_is_logged_once(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(LiveTables, "visit", broken)
    with caplog.at_level(logging.ERROR):
        answer = httpx.get(server.address + "/api/tables/x")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "internal")
    assert has_security_headers(answer)
    (logged,) = caplog.records
    assert logged.incident == answer.json()["error"]["params"]["id"]  # type: ignore[attr-defined]


def test_an_internal_error_reaches_a_socket(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("broken")

    table = ann.create("qwixx", ME, OPEN)["table"]["id"]
    monkeypatch.setattr(LiveTables, "visit", broken)
    assert ann.connect(table)["error"]["code"] == "internal"
    assert ann.closed_with() == 1011


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/healthz", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/picture.svg", 400),
        ("GET", "/api/docs", 200),
        ("GET", "/api/nothing", 404),
        ("GET", "/assets/nothing.js", 404),
        ("GET", "/api/tables/nothing", 404),
        ("PUT", "/api/tables", 405),
        ("POST", "/api/tables", 400),
        ("OPTIONS", "/api/tables", 405),
    ],
)
def test_every_answer_has_the_security_headers(
    server: RunningServer, method: str, path: str, status: int
) -> None:
    answer = httpx.request(method, server.address + path)
    assert answer.status_code == status
    assert has_security_headers(answer)


def has_security_headers(answer: httpx.Response) -> bool:
    return {name.lower() for name in HEADERS} <= set(answer.headers)


HEAD = b"Host: localhost\r\nConnection: close\r\n"


@pytest.mark.parametrize(
    "request_",
    [
        b"nonsense\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\n" + HEAD + b"\r\n",
        b"GET /\x00 HTTP/1.1\r\n" + HEAD + b"\r\n",
        b"GET /%00 HTTP/1.1\r\n" + HEAD + b"\r\n",
        b"GET /api/tables/a%00b HTTP/1.1\r\n" + HEAD + b"\r\n",
        b"GET /api/games HTTP/1.1\r\nOrigin: \xff\x00\r\n" + HEAD + b"\r\n",
        b"GET http://[/ HTTP/1.1\r\n" + HEAD + b"\r\n",
        b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/9.9\r\n" + HEAD + b"\r\n",
        b"POST /api/tables HTTP/1.1\r\nContent-Length: -1\r\n" + HEAD + b"\r\n",
        b"POST /api/tables HTTP/1.1\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n"
        + HEAD
        + b"\r\n",
        b"POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 2\r\n"
        + HEAD
        + b"\r\n\xff\xff",
        b"POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 11\r\n"
        + HEAD
        + b'\r\n"\\ud800\\x00"',
    ],
)
def test_an_invalid_request_is_answered_with_400_and_the_security_headers(
    server: RunningServer, request_: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        caplog.at_level(logging.ERROR),
        socket.create_connection(("127.0.0.1", server.port), PATIENCE) as opened,
    ):
        opened.sendall(request_)
        answer = b""
        while part := opened.recv(1 << 16):
            answer += part
    head = answer.partition(b"\r\n\r\n")[0].decode().lower()
    assert head.split()[1] == "400"
    for name, value in HEADERS.items():
        assert f"{name}: {value}\r\n".lower() in f"{head}\r\n"
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]
