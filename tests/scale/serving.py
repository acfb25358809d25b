"""The command line of a server for tests that need one in its own process."""

import sys


def serve_command(db: str, port: int, *options: str) -> list[str]:
    """The command that starts a server on a store."""
    address = ["--port", str(port), "--db", db]
    quiet = ["--no-browser", "--no-rate-limits", "--workers", "1"]
    return [sys.executable, "-m", "crosshex", "serve", *address, *quiet, *options]
