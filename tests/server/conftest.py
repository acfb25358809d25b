"""Fixtures: one server for all tests of a module, and players who come and go."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from crosshex.server.config import ServerConfig
from tests.server.harness import PATIENCE, Player, RunningServer, running, stop_limits


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder: Path = tmp_path_factory.mktemp("store")
    config = ServerConfig(
        db=f"sqlite:///{folder}/tables.db", rate_limits=False, bot_seconds=PATIENCE / 2
    )
    with running(config) as server:
        yield server


@pytest.fixture
def stopped_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rate limit refills during the test."""
    stop_limits(monkeypatch)


@pytest.fixture
def new_player(server: RunningServer) -> Iterator[Callable[[], Player]]:
    players: list[Player] = []

    def make() -> Player:
        players.append(Player(server))
        return players[-1]

    yield make
    for player in players:
        player.close()


@pytest.fixture
def ann(new_player: Callable[[], Player]) -> Player:
    return new_player()


@pytest.fixture
def bob(new_player: Callable[[], Player]) -> Player:
    return new_player()
