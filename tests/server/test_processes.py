"""`crosshex serve --processes 2`: one port, two processes that are restarted until told to stop."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from benchmarks.load_measure import family
from crosshex.server.config import ServerConfig
from crosshex.server.processes import LONGEST_WAIT, Child, Processes
from tests.server.harness import ME, Player, RunningServer
from tests.server.services import Postgres, Redis, redis_server

pytestmark = pytest.mark.long
COMMAND = [sys.executable, "-m", "crosshex", "serve", "--port", "0"]
PATIENCE = 60.0


def wait_until(wanted: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.05)


def servers(parent: int) -> list[int]:
    """The processes that listen: children of the first one."""

    def listens(pid: int) -> bool:
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
        return b"spawn_main" in command and b"resource_tracker" not in command

    return [pid for pid in family(parent) if pid != parent and listens(pid)]


@contextmanager
def serving(*options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [*COMMAND, "--no-browser", "--no-rate-limits", "--workers", "1", *options]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, text=True, **pipes) as process:  # type: ignore[call-overload]
        assert process.stdout is not None
        address = process.stdout.readline().split()[3]
        try:
            yield process, address
        finally:
            process.kill()


def free_pair() -> int:
    """The first of two consecutive free ports."""
    while True:
        with socket.create_server(("127.0.0.1", 0)) as one:
            port: int = one.getsockname()[1]
            with suppress(OSError), socket.create_server(("127.0.0.1", port + 1)):
                return port


def homes(port: int) -> float | None:
    """How many tables have a process as home; None if it does not answer or hear the others."""
    with httpx.Client(verify=False, trust_env=False, timeout=10) as http, suppress(httpx.HTTPError):
        numbers = dict(
            line.rsplit(maxsplit=1)
            for line in http.get(f"http://127.0.0.1:{port}/metrics").text.splitlines()
        )
        if numbers["crosshex_bus_linked"] == "1.0":
            return float(numbers["crosshex_tables_home"])
    return None


def answers(address: str) -> bool:
    with httpx.Client(verify=False, trust_env=False, timeout=10) as http:
        try:
            return bool(http.get(f"{address}healthz").json()["status"] == "ok")
        except httpx.HTTPError:
            return False


@pytest.mark.parametrize("given", [(), ("--redis", "redis://localhost/0")])
def test_without_postgresql_and_redis_it_says_what_it_needs(given: tuple[str, ...]) -> None:
    tried = subprocess.run([*COMMAND, "--processes", "2", *given], capture_output=True, text=True)
    assert tried.returncode == 2
    assert tried.stderr.startswith("--processes needs PostgreSQL") and "--redis" in tried.stderr


@pytest.mark.skipif(redis_server() is None, reason="there is no Redis")
def test_two_processes_share_a_port_and_a_dead_one_is_restarted(tmp_path: Path) -> None:
    folder = tmp_path / "postgres"
    folder.mkdir()
    metrics = free_pair()
    options = ("--processes", "2", "--metrics", f"127.0.0.1:{metrics}")
    with (
        Postgres(folder) as postgres,
        Redis() as redis,
        serving(*options, "--db", postgres.url, "--redis", redis.url) as running,
    ):
        process, address = running
        wait_until(lambda: len(servers(process.pid)) == 2)
        wait_until(lambda: answers(address))
        port = int(address.split(":")[2].rstrip("/"))
        for _ in range(6):  # Each has its own connection, at either process.
            server = RunningServer(port, None)  # type: ignore[arg-type]
            with Player(server) as ann:
                table = ann.create("qwixx", ME, {"kind": "me", "name": "Bea"})["table"]["id"]
                ann.connect(table)
                assert ann.command("play", seat=0, move="-")["type"] == "update"
        wait_until(lambda: (homes(metrics) or 0.0) + (homes(metrics + 1) or 0.0) == 6)
        first, second = servers(process.pid)
        os.kill(first, signal.SIGKILL)
        wait_until(lambda: len(set(servers(process.pid)) - {first, second}) == 1)
        wait_until(lambda: answers(address))
        wait_until(lambda: homes(metrics) is not None and homes(metrics + 1) is not None)
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
        assert process.stderr is not None
        said = [json.loads(line) for line in process.stderr.read().splitlines()]
        assert [line["exit_code"] for line in said if "exit_code" in line] == [-signal.SIGKILL]
        assert "server stopped" in [line["message"] for line in said]


@pytest.mark.skipif(redis_server() is None, reason="there is no Redis")
def test_child_processes_end_when_the_first_process_is_killed(tmp_path: Path) -> None:
    folder = tmp_path / "postgres"
    folder.mkdir()
    with (
        Postgres(folder) as postgres,
        Redis() as redis,
        serving("--processes", "2", "--db", postgres.url, "--redis", redis.url) as running,
    ):
        process, address = running
        wait_until(lambda: len(servers(process.pid)) == 2)
        wait_until(lambda: answers(address))
        left = servers(process.pid)
        process.kill()
        wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in left))


def test_a_process_that_dies_again_and_again_waits_longer_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Processes, "__init__", lambda self: setattr(self, "_stopping", False))

    class Dead:
        exitcode = 1

        def join(self) -> None: ...
        def close(self) -> None: ...

    processes, child, waits = Processes(), Child(ServerConfig()), []  # type: ignore[call-arg]
    for _ in range(9):
        child.process, child.began = Dead(), time.monotonic()  # type: ignore[assignment]
        processes._died(child)
        waits.append(child.wait)
    assert waits[:4] == [0.5, 1.0, 2.0, 4.0] and waits[-1] == LONGEST_WAIT
    child.process, child.began = Dead(), time.monotonic() - 100  # type: ignore[assignment]
    processes._died(child)
    assert child.wait == 0.5
