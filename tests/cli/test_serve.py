"""`crosshex serve` as a person starts it: a process, an address, an orderly end."""

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx

COMMAND = [sys.executable, "-c", "from crosshex.cli import main; main()", "serve", "--port", "0"]


def test_it_prints_its_address_serves_and_stops_when_asked(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    environment.pop("DISPLAY", None)
    with subprocess.Popen(
        COMMAND, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        address = process.stdout.readline().split()[3]
        with httpx.Client(base_url=address, verify=False, trust_env=False, timeout=20) as http:
            assert http.get("/healthz").json()["status"] == "ok"
            assert "Crosshex" in http.get("/table/whatever").text
            assert http.get("/assets/none.js").status_code == 404
            assert http.get("/../../etc/passwd").status_code in (200, 404)
        process.send_signal(signal.SIGTERM)
        logs = process.stderr.read()
    lines = [json.loads(line) for line in logs.splitlines()]
    assert "server stopped" in [line["message"] for line in lines]
    assert list(tmp_path.rglob("tables.db")), "the store lies in the user's data folder"


def test_a_taken_port_is_said_plainly() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        tried = subprocess.run([*COMMAND, "--port", port], capture_output=True, text=True)
    assert tried.returncode == 1
    assert tried.stderr.startswith(f"Cannot listen on 127.0.0.1 port {port}: ")
