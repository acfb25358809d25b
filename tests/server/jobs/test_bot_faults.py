"""Whatever goes wrong with a bot, its seat answers: nobody waits for it for ever."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from crosshex.rules import Six
from crosshex.server.config import ServerConfig
from crosshex.server.jobs.pool import WorkerPool
from crosshex.table.faults import Refused
from crosshex.table.transitions import Transitions
from tests.server.harness import (
    BOT,
    ME,
    PATIENCE,
    Json,
    Player,
    RunningServer,
    failures_of,
    running,
)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with running(ServerConfig(db=f"sqlite:///{tmp_path}/tables.db", rate_limits=False)) as server:
        yield server


def failed_and_moved(player: Player, table: str) -> Json:
    """The news of a bot's failure; its move by the fallback follows."""
    player.connect(table, "?since=0")
    while True:
        news = [each for message in player.inbox for each in message.get("news", ())]
        failed = [each for each in news if each["type"] == "bot-failed"]
        if failed and any(each["type"] == "moved" and each["seat"] == 1 for each in news):
            found: Json = failed[0]
            return found
        player.receive()


def failures(server: RunningServer) -> int:
    app: Any = server.server.config.app
    return failures_of(app.state.counts)["crash"]


def test_any_error_in_asking_a_bot_is_answered_by_the_fallback_and_counted(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*given: object, **named: object) -> str:
        raise ValueError("nobody expected this")

    monkeypatch.setattr(WorkerPool, "choose", broken)
    with Player(server) as ann:
        table = ann.create("six", ME, BOT)["table"]["id"]
        ann.connect(table)
        ann.command("play", seat=0, move="-1,0")
        assert failed_and_moved(ann, table)["why"] == "crash"
        assert failures(server) >= 1


def test_a_game_that_cannot_read_the_word_of_a_bot_goes_on_with_the_fallback(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(state: object, seat: int, word: str) -> None:
        raise KeyError(word)

    with Player(server) as ann:
        table = ann.create("six", ME, BOT, pace=300)["table"]["id"]
        ann.connect(table)
        ann.command("play", seat=0, move="-1,0")
        monkeypatch.setattr(type(Six().start()), "parse", broken)
        assert failed_and_moved(ann, table)["why"] == "crash"
        assert failures(server) >= 1


def test_a_game_that_can_take_no_move_at_all_is_given_up_and_the_server_goes_on(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*given: object) -> None:
        raise Refused("game-fault", message="throws without end")

    with Player(server) as ann:
        table = ann.create("six", ME, BOT, pace=300)["table"]["id"]
        ann.connect(table)
        ann.command("play", seat=0, move="-1,0")
        monkeypatch.setattr(Transitions, "settle", broken)
        deadline = time.monotonic() + PATIENCE
        while not any(each.message == "a game cannot go on" for each in caplog.records):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        monkeypatch.undo()
        assert failures(server) >= 1
        assert ann.create("six", ME, BOT)["table"]["status"] == "playing"
