import argparse
import json
from pathlib import Path

import pytest

from benchmarks import strength
from crosshex.bots import LEVELS
from crosshex.rules import Longo, Qwixx, Six


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for results, page and list instead of the repository."""
    for name in ("RESULTS", "PAGE", "RATINGS"):
        monkeypatch.setattr(strength, name, tmp_path / getattr(strength, name).name)
    monkeypatch.setattr(strength, "entrants", lambda game: ["greedy", "random"])
    return tmp_path


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr("sys.argv", ["strength", *arguments])
    strength.main()


def test_a_ladder_is_measured_once_and_written_as_page_and_list(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    only = ("--only", "qwixx-3", "--games", "6", "--workers", "1")
    run(monkeypatch, *only)
    command = (
        "crosshex arena qwixx --seats 3 --bots greedy,random --games 6 --seed 1 --anchor greedy"
    )
    assert command in capsys.readouterr().out
    page = (folder / "strength.md").read_text(encoding="utf-8")
    assert f"    {command}" in page
    assert "| 1 | `greedy` | 1500 |" in page
    assert json.loads((folder / "ratings.json").read_text())["qwixx-3"]["greedy"] == [1500.0] * 3
    run(monkeypatch, *only)
    assert capsys.readouterr().out == ""


def test_the_levels_and_baselines_of_a_game_enter_its_ladder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROSSHEX_SOLUTIONS", str(tmp_path))
    entered = strength.entrants(Longo(2))
    assert entered[0] == LEVELS[-1]
    assert {"random", "greedy", "conservative", "greedy-1", "greedy-2"} <= set(entered)
    assert "perfect" not in entered  # No game is solved in this folder.
    assert len(set(entered)) == len(entered)
    assert "greedy-1" not in strength.entrants(Six())


def test_commands_name_every_option_that_matters() -> None:
    options = argparse.Namespace(games=8, movetime=50, seed=2)
    command = " ".join(strength.command_of(Six(4, "advanced"), ["greedy", "random"], options))
    for words in ("six --seats 4", "--variant advanced", "--movetime 50", "--games 8", "--seed 2"):
        assert words in command
    assert "--variant" not in strength.command_of(Qwixx(2), ["greedy", "random"], options)


def test_page_and_list_in_the_repository_match_the_results() -> None:
    results = json.loads(strength.RESULTS.read_text(encoding="utf-8"))
    assert strength.PAGE.read_text(encoding="utf-8") == strength.page(results)
    listed = json.loads(strength.RATINGS.read_text(encoding="utf-8"))
    assert listed == strength.rating_list(results)
