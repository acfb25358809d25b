"""`crosshex regret` as a user sees it."""

import json
from pathlib import Path

import pytest

from crosshex.record import read_records
from crosshex.review.regret import Regret, regret_of
from crosshex.rules import Qwixx
from tests.cli.terminal import Terminal
from tests.review.test_qwixx import played


def test_the_command_prints_figures_json_and_a_page(terminal: Terminal, tmp_path: Path) -> None:
    page = tmp_path / "regret.html"
    asked = ("regret", "greedy-1,master", "--games", "2", "--workers", "1")
    run = terminal(*asked, "--page", str(page))
    assert run.status == 0
    assert "qwixx, 1 seat, alone: 2 games; the start is worth" in run.out
    assert "regret a game" in run.out and "greedy-1: worst" in run.out
    text = page.read_text("utf-8")
    assert text.count("<figure>") > 1 and "instead of" in text
    assert "data:image/svg+xml;base64," in text and "http" not in text
    found = json.loads(terminal(*asked, "--json").out)
    assert [each["bot"] for each in found] == ["greedy-1", "master"]
    assert found[0]["per_game"]["mean"] > found[1]["per_game"]["mean"]
    assert set(found[0]) == set(Regret.__dataclass_fields__)


def test_the_command_scores_recorded_games(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    record = played(Qwixx(2), "5 6 1 1 1 1", "r11", "b11", "-")
    file.write_text(str(record), "utf-8")
    asked = ("regret", "--records", str(file), "--json")
    (found,) = json.loads(terminal(*asked).out)
    assert found["per_game"]["mean"] == pytest.approx(regret_of(record).loss)
    (other,) = json.loads(terminal(*asked, "--seat", "2").out)
    assert other["per_game"]["mean"] == 0
    assert terminal(*asked, "--seat", "3").status == 2
    file.write_text(str(record).replace("r11", "r99"), "utf-8")
    assert list(read_records(file.read_text("utf-8"))) != [record]
    broken = terminal(*asked)
    assert broken.status == 2 and "line" in broken.err


def test_a_lucky_pair_that_is_named_is_the_one_that_is_played(terminal: Terminal) -> None:
    asked = ("regret", "random", "--game", "longo", "--games", "3", "--workers", "1", "--json")
    (drawn,) = json.loads(terminal(*asked).out)
    assert len({worst["position"].split("*")[1] for worst in drawn["worst"]}) > 1
    (named,) = json.loads(terminal(*asked, "--lucky", "8,5").out)
    assert {worst["position"].split("*")[1] for worst in named["worst"]} == {"5,8"}


@pytest.mark.parametrize("arguments", [(), ("greedy", "--records", "games.txt")])
def test_a_bot_or_a_file_must_be_named(terminal: Terminal, arguments: tuple[str, ...]) -> None:
    run = terminal("regret", *arguments)
    assert (run.status, run.err) == (2, "crosshex: name a bot, or --records FILE\n")
