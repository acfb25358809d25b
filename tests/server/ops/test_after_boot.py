"""A machine that has just booted: its steady clock is near 0, and nothing has happened yet."""

import logging
import time
from pathlib import Path

import pytest

from crosshex.server.api import security
from crosshex.server.config import ServerConfig
from crosshex.server.ops.logs import ThrottledLog
from tests.server.harness import BOT, ME, Player, first_move, running

pytestmark = pytest.mark.usefixtures("booted")


@pytest.fixture
def booted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the steady clock begin now."""
    steady, start = time.monotonic, time.monotonic()

    def since_boot() -> float:
        return steady() - start

    monkeypatch.setattr(time, "monotonic", since_boot)
    monkeypatch.setattr(security, "monotonic", since_boot)


def test_a_server_is_healthy_and_people_play_with_bots(tmp_path: Path) -> None:
    config = ServerConfig(db=f"sqlite:///{tmp_path}/tables.db")
    with running(config) as server, Player(server) as ann:
        assert ann.http.get(f"{server.address}/healthz").json()["status"] == "ok"
        made = ann.create("six", ME, BOT)
        ann.connect(made["table"]["id"])
        you = made["you"]
        for number in range(3):
            while not you["asks"]:
                you = ann.receive_until(type="update")["you"]
            move = first_move(you)
            assert move is not None
            you = ann.command("play", id=f"m{number}", seat=move[0], move=move[1])["you"]
        assert ann.http.get("/tables").status_code == 200


def test_the_first_warning_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    warnings = ThrottledLog(seconds=60.0)
    for _ in range(3):
        warnings.warn(logging.getLogger("crosshex"), "it is late")
    assert caplog.messages == ["it is late"]
