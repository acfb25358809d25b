"""The client that docs/protocol.md shows plays a whole game."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.harness import RunningServer

ROOT = Path(__file__).parents[3]
CLIENT = ROOT / "examples" / "client.py"


@pytest.mark.parametrize("game", ["qwixx", "longo"])
def test_the_client_plays_a_game_to_its_end(server: RunningServer, game: str) -> None:
    run = subprocess.run(
        [sys.executable, CLIENT, server.address, game], capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    assert re.fullmatch(r"-?\d+ -?\d+\n", run.stdout)


def test_the_page_shows_that_client() -> None:
    text = CLIENT.read_text("utf-8")
    assert f"```python\n{text}```" in (ROOT / "docs" / "protocol.md").read_text("utf-8")
    assert len(text.splitlines()) <= 50
