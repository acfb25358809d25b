"""The command line of a server for tests that need it in a process of its own."""

import sys
from pathlib import Path

MAIN = "from crosshex.cli import main; main()"


def serve_command(db: Path, port: int, *options: str) -> list[str]:
    """How to start a server on a SQLite file."""
    address = ["--port", str(port), "--db", f"sqlite:///{db}"]
    quiet = ["--no-browser", "--no-rate-limits", "--workers", "1"]
    return [sys.executable, "-c", MAIN, "serve", *address, *quiet, *options]
