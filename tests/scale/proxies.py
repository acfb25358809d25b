"""Real proxies in front of servers, with the configurations that docs/operating.md shows.

A proxy that is missing is installed, where that is possible, or the error says how.
"""

import fcntl
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import dedent
from typing import Literal

from benchmarks.services import PATIENCE, free_port, wait_for

Name = Literal["nginx", "caddy"]
PAGE = Path(__file__).parents[2] / "docs" / "operating.md"
HELP = "The tests of proxies need {0}, and there is none here: sudo apt-get install {0}"


def find(name: Name) -> str:
    """The path of a proxy's program.

    Raises:
        RuntimeError: there is none and none could be installed.
    """
    lock = Path(tempfile.gettempdir()) / f"crosshex-proxies-{os.getuid()}.lock"
    with lock.open("w") as held:
        # Several test processes may look at once; only one may install.
        fcntl.flock(held, fcntl.LOCK_EX)
        if not shutil.which(name) and os.getuid() == 0 and shutil.which("apt-get"):
            for command in (["update"], ["install", "-y", "--no-install-recommends", name]):
                _apt_get(*command)
    found = shutil.which(name)
    if found is None:
        raise RuntimeError(HELP.format(name))
    return found


def _apt_get(*command: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", *command], env=environment, capture_output=True, check=False)


def blocks(*begins: str) -> str:
    """The configurations on the page that begin with these words, each the last of its kind."""
    found = re.findall(r"(?:^    .*\n|^\n(?=    ))+", PAGE.read_text("utf-8"), re.MULTILINE)
    texts = [dedent(block).strip() for block in found]
    return "\n".join([text for text in texts if text.startswith(begin)][-1] for begin in begins)


def configuration(name: Name, port: int, ports: list[int], split: str) -> str:
    """The configuration on the page with the ports of a test; `players` sends them anywhere."""
    if name == "caddy":
        text = blocks("play.example.org {").replace("play.example.org", f":{port}")
        text = "{\n  admin off\n  auto_https off\n}\n" + text
        if split == "players":
            text = text.replace("lb_policy header Crosshex-Key", "lb_policy round_robin")
    else:
        text = blocks("map $uri", "server {")
        text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
        text = text.replace("proxy_pass http://127.0.0.1:8600;", "proxy_pass http://crosshex;")
        if split == "players":
            text = text.replace("hash $crosshex_key consistent;", "")
        folder = tempfile.gettempdir()
        places = "".join(
            f"{each}_temp_path {folder}/crosshex-nginx-{port}-{each};\n"
            for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        text = f"events {{}}\nhttp {{\naccess_log off;\n{places}{text}\n}}\n"
    for shown, ours in zip(("8601", "8602"), ports, strict=True):
        text = text.replace(f"127.0.0.1:{shown}", f"127.0.0.1:{ours}")
    return text


@contextmanager
def proxy(name: Name, folder: Path, ports: list[int], split: str) -> Iterator[int]:
    """Run a proxy in front of servers for the duration of the block; its port."""
    program, port, file = find(name), free_port(), folder / name
    file.write_text(configuration(name, port, ports, split))
    command = {
        "nginx": [
            *[program, "-c", str(file), "-e", str(folder / "errors"), "-g"],
            f"daemon off; pid {folder}/pid;",
        ],
        "caddy": [program, "run", "--adapter", "caddyfile", "--config", str(file)],
    }[name]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        wait_for(port, process)
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)
