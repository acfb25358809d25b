"""The host names that a server accepts, and the examples on the page about hosting."""

import json
import os
import re
import shlex
import socket
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from starlette.datastructures import Headers
from websockets.sync.client import connect
from websockets.typing import Origin

from crosshex.cli.lan import machine_names
from crosshex.server.api.request_checks import check_host, plain_host
from crosshex.server.config import ServerConfig
from crosshex.table.faults import Refused
from tests.cli.terminal import english_terminal
from tests.docs.pages import ROOT
from tests.server.harness import ME, OPEN, PATIENCE, Player, RunningServer, running

NAME = "play.example.org"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("store")
    config = ServerConfig(
        db=f"sqlite:///{folder}/tables.db", rate_limits=False, host_names=("localhost", NAME)
    )
    with running(config) as server:
        yield server


def ask(server: RunningServer, host: str, path: str = "/api/games") -> httpx.Response:
    return httpx.get(server.address + path, headers={"Host": host})


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LocalHost:8600",
        "127.0.0.1:8600",
        NAME,
        f"{NAME}:443",
        f"{NAME}.",
        NAME.upper(),
    ],
)
def test_the_server_accepts_its_names_and_the_address_of_the_connection(
    server: RunningServer, host: str
) -> None:
    assert ask(server, host).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", f"{NAME}.evil.example", "127.0.0.2", "[::1]:8600", f"x.{NAME}"]
)
def test_a_refused_name_comes_with_the_option_to_use(server: RunningServer, host: str) -> None:
    for path in ("/", "/api/games", "/api/tables/x", "/assets/x.js"):
        answer = ask(server, host, path)
        assert answer.status_code == 421
        fault = answer.json()["error"]
        assert fault["code"] == "wrong-host"
        assert f"--host-name {plain_host(host)}" in fault["params"]["message"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("host", ["", "[", "a b", "user@localhost", "localhost/x", "localhost:x"])
def test_an_impossible_host_is_malformed(server: RunningServer, host: str) -> None:
    answer = ask(server, host)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")


def test_two_host_headers_are_refused(server: RunningServer) -> None:
    head = f"GET / HTTP/1.1\r\nHost: localhost\r\nHost: {NAME}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as opened:
        opened.sendall(head.encode())
        assert b" 400 " in opened.recv(4096)


def test_the_health_check_answers_for_any_host_name(server: RunningServer) -> None:
    assert ask(server, "10.1.2.3:8600", "/healthz").json()["status"] == "ok"


def test_a_socket_with_a_wrong_host_name_is_told_so(server: RunningServer) -> None:
    with Player(server) as ann:
        table = ann.create("qwixx", ME, OPEN, public=True)["table"]["id"]

    def first_word(host: str) -> dict[str, Any]:
        # The library takes the Host header from the address.
        reach = socket.create_connection(("127.0.0.1", server.port))
        uri = f"ws://{host}/api/tables/{table}/socket"
        with connect(uri, sock=reach, origin=Origin(f"http://{host}")) as opened:
            word: dict[str, Any] = json.loads(opened.recv(PATIENCE))
            return word

    assert first_word(NAME)["type"] == "welcome"
    assert first_word("evil.example")["error"]["code"] == "wrong-host"


def test_a_changed_address_of_the_machine_is_accepted() -> None:
    scope = {"server": ("::ffff:192.0.2.7", 8600)}
    check_host(scope, Headers({"host": "192.0.2.7:8600"}), frozenset())
    with pytest.raises(Refused):
        check_host(scope, Headers({"host": "192.0.2.8:8600"}), frozenset())


def test_the_machine_has_host_names() -> None:
    names = machine_names()
    assert socket.gethostname() in names
    assert names[-1].endswith(".local")


# -- what docs/operating.md shows

PAGE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that runs with the options of the service on the page."""
    found = re.search(r"^ +ExecStart=\S+/crosshex (.+)$", PAGE, re.MULTILINE)
    assert found is not None
    db = f"sqlite:///{tmp_path_factory.mktemp('hosted')}/tables.db"
    options = [*shlex.split(found[1]), "--port", "0", "--db", db]
    program = [sys.executable, "-m", "crosshex"]
    with subprocess.Popen(
        [*program, *options], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        yield process.stdout.readline().split()[3]
        process.terminate()


def headers_of_proxies() -> Iterator[dict[str, str]]:
    """The headers that the proxies on the page send for a request to their host name."""
    nginx = re.search(r"server_name (\S+);(.*?)\n    }", PAGE, re.DOTALL)
    caddy = re.search(r"^ +(\S+) \{\n +reverse_proxy", PAGE, re.MULTILINE)
    assert nginx is not None and caddy is not None
    known = {
        "$host": nginx[1],
        "$proxy_add_x_forwarded_for": "192.0.2.1",
        "$scheme": "https",
        "$http_upgrade": "",
        "$http_connection": "",
    }
    sent = re.findall(r"proxy_set_header (\S+) (\S+);", nginx[2])
    assert len(sent) == len(known)
    yield {name: known[value] for name, value in sent if known[value]}
    # Caddy sends these headers by default.
    yield {"Host": caddy[1], "X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https"}


def test_the_service_on_the_page_serves_what_the_proxies_on_the_page_send(hosted: str) -> None:
    for headers in headers_of_proxies():
        name = headers["Host"]
        with httpx.Client(base_url=hosted, headers=headers) as browser:
            answer = browser.get("/api/session")
            assert answer.status_code == 200
            assert "Secure" in answer.headers["set-cookie"]
            body = {"game": "qwixx", "seats": [ME, OPEN]}
            page = {"Origin": f"https://{name}"}
            assert browser.post("/api/tables", json=body, headers=page).status_code == 201
            assert browser.get("/", headers={"Host": "elsewhere.example"}).status_code == 421


def test_the_health_check_on_the_page_is_answered(hosted: str) -> None:
    found = re.search(r"^ +curl (.+) http://127.0.0.1:8600(/\S+)$", PAGE, re.MULTILINE)
    assert found is not None
    name, value = shlex.split(found[1])[-1].split(": ")
    assert httpx.get(hosted.rstrip("/") + found[2], headers={name: value}).status_code == 200


def test_the_page_lists_every_option() -> None:
    program = [sys.executable, "-m", "crosshex", "serve", "--help"]
    told = subprocess.run(
        program, capture_output=True, text=True, env={**os.environ, "COLUMNS": "200"}
    ).stdout
    options = set(re.findall(r"--[a-z][a-z-]+", told)) - {"--help", "--no-browser", "--browser"}
    listed = set(re.findall(r"--[a-z][a-z-]+", PAGE))
    assert {each for each in options if each != "--rate-limits"} <= listed


def test_an_invalid_host_name_is_reported_plainly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal = english_terminal(monkeypatch, capsys)
    tried = terminal("serve", "--host-name", "https://play.example.org/")
    assert tried.status == 2
    assert "--host-name https://play.example.org/" in tried.err
