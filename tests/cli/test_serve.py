"""`crosshex serve` as a person starts it: a process, an address, an orderly stop."""

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx

from crosshex.cli.lan import lan_addresses, qr_code
from tests.cli.terminal import Terminal

COMMAND = [sys.executable, "-m", "crosshex", "serve", "--port", "0"]


def test_the_server_prints_its_address_serves_and_stops_when_asked(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    environment.pop("DISPLAY", None)
    with subprocess.Popen(
        COMMAND, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        address = process.stdout.readline().split()[3]
        assert "serve --lan" in process.stdout.readline()
        with httpx.Client(base_url=address, verify=False, trust_env=False, timeout=60) as http:
            assert http.get("/healthz").json()["status"] == "ok"
            assert "Crosshex" in http.get("/table/whatever").text
            assert http.get("/assets/none.js").status_code == 404
            assert http.get("/../../etc/passwd").status_code in (200, 404)
        process.send_signal(signal.SIGTERM)
        logs = process.stderr.read()
    lines = [json.loads(line) for line in logs.splitlines()]
    assert "server stopped" in [line["message"] for line in lines]
    assert list(tmp_path.rglob("tables.db")), "the store lies in the user's data folder"


def test_without_a_place_for_its_data_the_server_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "file")}
    done = subprocess.run(COMMAND, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("Games cannot be kept in") and "--db" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_in_the_network_the_server_prints_its_address_and_a_qr_code_and_tells_the_page(
    tmp_path: Path,
) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    environment.pop("DISPLAY", None)
    with subprocess.Popen(
        [*COMMAND, "--lan"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
    ) as process:
        assert process.stdout is not None
        local = process.stdout.readline().decode().split()[3]
        others = process.stdout.readline().decode()
        with httpx.Client(verify=False, trust_env=False, timeout=60) as http:
            address = http.get(f"{local}api/games").json()["address"]
            if address is not None:
                assert http.get(f"{address}/healthz").json()["status"] == "ok"
        process.terminate()
        drawn = process.stdout.read().decode()
    if address is None:
        assert "no network address" in others
    else:
        assert f"{address}/" in others
        assert "█" in drawn


def test_addresses_are_those_that_others_can_reach() -> None:
    assert not [each for each in lan_addresses() if each.startswith(("127.", "0."))]
    assert len(qr_code("http://192.0.2.7:8600/").splitlines()) > 10


def test_a_port_in_use_is_reported_plainly(terminal: Terminal) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        tried = terminal("serve", "--port", port)
    assert tried.status == 1
    assert tried.err.startswith(f"Cannot listen on 127.0.0.1 port {port}: ")


def test_an_address_that_is_not_ours_is_reported_with_the_default_port(terminal: Terminal) -> None:
    tried = terminal("serve", "--host", "192.0.2.7")
    assert tried.status == 1
    assert tried.err.startswith("Cannot listen on 192.0.2.7 port 8600: ")
