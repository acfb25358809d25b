"""A game of another package that computes without end costs its own tables, never the server."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from crosshex.rules import Move
from crosshex.server.config import ServerConfig
from crosshex.server.ops import time_limit
from tests.other_games import PIPS, PipsState, installed
from tests.server.harness import ME, Json, Player, RunningServer, first_move, running

LIMIT = 0.5


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
    """A server with Pips, which never says what is legal once all have guessed."""
    legal = PipsState.legal

    def endless(state: PipsState, seat: int) -> Sequence[Move]:
        while state.revealed:
            pass
        return legal(state, seat)

    monkeypatch.setattr(PipsState, "legal", endless)
    monkeypatch.setattr(time_limit, "LOOP_SECONDS", LIMIT)
    monkeypatch.setattr(time_limit, "THREAD_SECONDS", LIMIT)
    monkeypatch.setattr(time_limit, "_resting", {})
    db = f"sqlite:///{tmp_path}/tables.db"
    with installed(PIPS), running(ServerConfig(db=db, rate_limits=False)) as server:
        yield server


def games(server: RunningServer) -> set[str]:
    found: Json = httpx.get(f"{server.address}/api/games", trust_env=False).json()
    return {each["game"] for each in found["games"]}


def test_a_game_without_end_rests_and_the_other_tables_go_on(server: RunningServer) -> None:
    assert "pips" in games(server)
    with Player(server) as ann, Player(server) as bob:
        bad = ann.create("pips", ME, ME)["table"]["id"]
        good = bob.create("six", ME, ME)["table"]["id"]
        ann.connect(bad)
        bob.connect(good)
        ann.command("play", seat=0, move="odd")
        # With this guess the game is lost.
        assert ann.fault("play", seat=1, move="even")["code"] == "busy"
        for seat in (0, 1):
            move = first_move(bob.inbox[-1]["you"])
            assert move is not None
            assert bob.command("play", seat=seat, move=move[1])["type"] == "update"
        # Its tables are refused without asking it, also for newcomers; it is offered no more.
        assert ann.fault("play", seat=1, move="even")["code"] == "busy"
        refused = ann.http.post("/tables", json={"game": "pips", "seats": [ME, ME]})
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "busy")
        assert games(server) == {"qwixx", "longo", "six"}
        health = httpx.get(f"{server.address}/healthz", trust_env=False).json()
        assert health["status"] == "ok", health


def test_a_stored_table_of_a_game_without_end_keeps_nobody_waiting(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(state: PipsState, actor: object, move: Move) -> PipsState:
        while True:
            pass

    with Player(server) as ann:
        bad = ann.create("pips", ME, ME)["table"]["id"]
        # As after a restart: the table is read from the store.
        app: Any = server.server.config.app
        app.state.parts.rooms.tables.loaded.clear()
        monkeypatch.setattr(PipsState, "play", endless)
        answer = ann.http.get(f"/tables/{bad}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "busy")
        assert ann.create("six", ME, ME)
