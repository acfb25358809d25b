"""Install built packages into empty environments and use them as a user would.

    python -m hatchling build -d dist
    python scripts/try_package.py dist/*

Needs the package index. The versions are those of constraints.txt. Fails if a command fails.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
LIBRARY = """
from crosshex import CHANCE, Qwixx, Roll
state = Qwixx(seats=2).start().play(CHANCE, Roll.parse("4 1 6 3 5 6"))
assert [str(move) for move in state.legal(0)] == ["r5", "y5", "g5", "b5", "-"]
"""
START_SECONDS = 60.0


def main() -> None:
    """Try every archive that the command line names."""
    for name in sys.argv[1:]:
        with tempfile.TemporaryDirectory() as folder:
            use(Path(name).resolve(), Path(folder))
        print(f"{name}: installed and used")


def use(archive: Path, folder: Path) -> None:
    """Install one archive, and use library, terminal and server."""
    venv.create(folder / "venv", with_pip=True)
    programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    python, crosshex = str(programs / "python"), str(programs / "crosshex")
    install = ["-m", "pip", "install", "--quiet", "-c", str(ROOT / "constraints.txt")]

    def run(*command: str, typed: str = "") -> str:
        done = subprocess.run(
            command, cwd=folder, input=typed, capture_output=True, encoding="utf-8", check=False
        )
        assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
        return done.stdout

    run(python, *install, str(archive))
    run(python, "-c", LIBRARY)
    run(python, "-m", "pip", "check")
    assert run(crosshex, "--version").startswith("crosshex ")
    assert "hexagon" in run(crosshex, "rules", "six", "--lang", "en")
    assert "Qwixx" in run(crosshex, "play", "qwixx", "--bot", "beginner", "--seed", "1")
    serve(crosshex, folder)


def serve(crosshex: str, folder: Path) -> None:
    """Start the server, and ask it for its health and for the browser app."""
    # Without a command and without a display: it serves, and says where.
    home = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"), str(folder))
    environment = {**os.environ, **home}
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [crosshex], cwd=folder, env=environment, stdout=pipe, encoding="utf-8"
    ) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[3]
            deadline = time.monotonic() + START_SECONDS
            while True:
                try:
                    with urlopen(f"{address}healthz") as answer:
                        assert answer.status == 200
                    break
                except OSError:
                    assert time.monotonic() < deadline, "the server does not answer"
                    time.sleep(0.2)
            with urlopen(address) as page:
                assert b"<script" in page.read(), "the browser app is missing"
        finally:
            server.terminate()


if __name__ == "__main__":
    main()
