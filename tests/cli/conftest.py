from dataclasses import replace

import pytest

from crosshex.rules import catalogue
from tests.cli.small_game import GAME
from tests.cli.terminal import Terminal, english_terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """The command line, in English and on 80 columns."""
    return english_terminal(monkeypatch, capsys)


@pytest.fixture
def small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small game is in the catalogue, as if its package were installed."""
    monkeypatch.setattr(catalogue, "_others", {GAME.name: GAME})


@pytest.fixture
def bare_game(small_game: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game without a text and messages of its own."""
    rooms = {"notation": GAME.rooms["notation"]}
    monkeypatch.setattr(catalogue, "_others", {GAME.name: replace(GAME, rooms=rooms)})
