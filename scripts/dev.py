"""Runs the app and its server while you develop: both start again by themselves after a change.

    python scripts/dev.py        or `make dev`; then open http://localhost:5173

The app changes in the browser as soon as a file in web/ is saved (Vite). The server on port 8600
starts again after a change of a Python file; the tables are in a database of their own, under
build/, and survive that.
"""

import runpy
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "crosshex"
DATABASE = ROOT / "build" / "dev.db"
EVERY = 0.5
"""Seconds between two looks at the sources."""
SERVE = ("serve", "--port", "8600", "--no-browser", "--no-rate-limits", "--db")


def newest() -> int:
    """When a source of the server changed last; a deleted file counts by its folder."""
    return max(
        path.stat().st_mtime_ns
        for path in SOURCES.rglob("*")
        if "static" not in path.parts and "__pycache__" not in path.parts
        if path.is_dir() or path.suffix == ".py"
    )


def serve_and_watch(done: threading.Event) -> None:
    """Keep a server running that has the newest sources, until it is told that all is done."""
    command = [sys.executable, "-m", "crosshex", *SERVE, f"sqlite:///{DATABASE}"]
    while not done.is_set():
        seen, server = newest(), subprocess.Popen(command, cwd=ROOT)
        # After a mistake in a source the server ends; it starts again with the next change.
        while newest() == seen and not done.wait(EVERY):
            pass
        server.terminate()
        server.wait()


def main() -> int:
    """Run both until one presses Ctrl+C; return the exit status of the app's builder."""
    DATABASE.parent.mkdir(exist_ok=True)
    done = threading.Event()
    server = threading.Thread(target=serve_and_watch, args=(done,))
    server.start()
    try:
        status: int = runpy.run_path(str(ROOT / "scripts" / "build_web.py"))["run_script"]("dev")
    except KeyboardInterrupt:
        status = 0
    finally:
        done.set()
        server.join()
    return status


if __name__ == "__main__":
    sys.exit(main())
