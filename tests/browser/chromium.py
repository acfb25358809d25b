"""Finds a Chromium for the browser tests, installs one, or says how to install one."""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Playwright

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""The headless shell is the same Chromium without windows: a page costs a third less CPU time."""
PLAIN_NAME = "plain.test"
"""A host name of this machine that browsers do not trust: there they have no service worker."""
ARGUMENTS = [
    f"--host-resolver-rules=MAP {PLAIN_NAME} 127.0.0.1",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
HELP = (
    "The browser tests need Chromium, and there is none here.\n"
    "Debian, Ubuntu: sudo apt-get install chromium\n"
    "elsewhere: .venv/bin/python -m playwright install chromium"
)


def find_chromium(playwright: Playwright) -> str:
    """The path of a Chromium that Playwright can drive.

    Raises:
        RuntimeError: there is none and none could be installed; the message says what to do.
    """
    lock = Path(tempfile.gettempdir()) / f"crosshex-chromium-{os.getuid()}.lock"
    with lock.open("w") as held:
        # Several test processes may look at once; only one may install.
        fcntl.flock(held, fcntl.LOCK_EX)
        return _found(playwright) or _installed(playwright)


def _found(playwright: Playwright) -> str | None:
    for name in NAMES:
        if path := shutil.which(name):
            return path
    own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def _installed(playwright: Playwright) -> str:
    if os.getuid() == 0 and shutil.which("apt-get"):
        _try("apt-get", "update")
        for package in NAMES[:2]:
            _try("apt-get", "install", "-y", "--no-install-recommends", package)
            if path := _found(playwright):
                return path
    _try(sys.executable, "-m", "playwright", "install", "chromium")
    if path := _found(playwright):
        return path
    raise RuntimeError(HELP)


def _try(*command: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, env=environment, capture_output=True, check=False)
