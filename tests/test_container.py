"""The image of the server: no test can build one, so its commands are run in an empty folder."""

import json
import os
import re
import shlex
import subprocess
import sys
import time
import venv
from pathlib import Path

import pytest
from typer.main import get_command

from crosshex.cli.app import app

ROOT = Path(__file__).parents[1]
FILE = ROOT / "deploy" / "Containerfile"
PATHS = ("/crosshex", "/tmp/crosshex", "/var/cache/crosshex", "/data")
"""What the image calls its folders; here they lie in a folder of the test."""


def instructions() -> list[tuple[str, str]]:
    """The instructions of the file, such as ("RUN", "pip install …")."""
    lines = [line for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]
    text = re.sub(r"\\\n\s*", "", "\n".join(lines))
    parts = (line.split(maxsplit=1) for line in text.splitlines() if line)
    return [(name, rest) for name, rest in parts]


def test_the_image_runs_as_nobody_special_and_tells_its_health() -> None:
    told = dict(instructions())
    assert told["USER"].isdigit() and int(told["USER"]) > 0
    assert "/healthz" in told["HEALTHCHECK"]
    order = [name for name, _ in instructions()]
    assert order.index("USER") < len(order) - 1 - order[::-1].index("RUN"), "kernels are its own"


def test_image_and_compose_files_name_options_that_exist() -> None:
    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    known = {name for option in serve.params for name in (*option.opts, *option.secondary_opts)}
    told = dict(instructions())
    named = {*json.loads(told["ENTRYPOINT"])[2:], *json.loads(told["CMD"])}
    for file in FILE.parent.glob("*.yaml"):
        text = re.sub(r"\s*\n\s*- ", " ", file.read_text("utf-8"))
        for command in re.findall(r"command: (.*)", text):
            if "caddy" not in command:
                named |= set(re.findall(r"--[\w-]+", command))
    options = {name for name in named if name.startswith("--")}
    assert {"--db", "--host-name", "--no-browser"} <= options <= known


@pytest.mark.slow
def test_the_commands_of_the_image_make_a_server_that_is_healthy(tmp_path: Path) -> None:
    folders = {path: tmp_path / path.replace("/", "-")[1:] for path in PATHS}
    for folder in folders.values():
        folder.mkdir()
    named = re.compile("|".join(f"(?<!\\w){path}\\b" for path in sorted(PATHS, reverse=True)))

    def here(text: str) -> str:
        return named.sub(lambda found: str(folders[found[0]]), text)

    environment = {**os.environ}
    at = tmp_path

    def run(command: str) -> None:
        done = subprocess.run(
            ["sh", "-c", here(command)], cwd=at, env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"

    port = "8699"
    for name, rest in instructions():
        match name:
            case "FROM":  # Each stage begins with an empty Python.
                at = tmp_path
                venv.create(tmp_path / "python", with_pip=True, clear=True)
                programs = str(tmp_path / "python" / "bin")
                environment["PATH"] = os.pathsep.join([programs, os.environ["PATH"]])
            case "WORKDIR":
                at = Path(here(rest))
            case "ENV":
                environment |= dict(pair.split("=", 1) for pair in shlex.split(here(rest)))
            case "COPY" if rest == ". .":
                run(f"git -C {ROOT} archive HEAD | tar x")
            case "COPY":
                *sources, target = shlex.split(rest.split(maxsplit=1)[1])
                for source in sources:
                    run(f"cp -r {source}{'/.' if '.' not in source else ''} {target}")
            case "RUN" if "useradd" not in rest:
                run(rest)
    told = dict(instructions())
    command = json.loads(told["ENTRYPOINT"]) + json.loads(told["CMD"])
    command = [here(part).replace("8600", port).replace("0.0.0.0", "127.0.0.1") for part in command]
    health = json.loads(told["HEALTHCHECK"].split("CMD ", 1)[1])
    health = [part.replace("8600", port) for part in health]
    health[0] = sys.executable
    with subprocess.Popen(command, cwd=tmp_path, env=environment) as server:
        try:
            for _ in range(120):
                if subprocess.run(health, capture_output=True).returncode == 0:
                    break
                time.sleep(0.5)
            else:
                raise AssertionError("the server never became healthy")
        finally:
            server.terminate()
    assert any(folders["/data"].iterdir()), "tables are kept in the volume"
