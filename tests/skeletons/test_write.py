"""`crosshex new` writes packages that work under their own name."""

import ast
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from crosshex.bots import make_bot
from crosshex.cli.app import app
from crosshex.rules import CrosshexError, OptionError, find_game, games
from crosshex.skeletons import write_package
from crosshex.skeletons.write import Kind


@pytest.mark.parametrize("kind", ["bot", "game"])
def test_a_package_has_its_own_name_everywhere(kind: Kind, tmp_path: Path) -> None:
    new = write_package(kind, "snow-owl", tmp_path / "new")
    files = [path for path in new.folder.rglob("*") if path.is_file()]
    for path in files:
        text = path.read_text("utf-8")
        assert not re.search(r"climb|hopeful|skeleton|\$", text, re.IGNORECASE), path
        if path.suffix == ".py":
            ast.parse(text)
            assert max(map(len, text.splitlines()), default=0) <= 100, path
    assert {path.name for path in files} >= {"pyproject.toml", "README.md", "test_snow_owl.py"}


def test_a_bot_whose_name_says_that_it_is_one_is_not_called_so_twice(tmp_path: Path) -> None:
    new = write_package("bot", "my-bot", tmp_path / "new")
    assert "class MyBot(Bot):" in (new.folder / "my_bot" / "bot.py").read_text("utf-8")
    assert "my_bot/bot.py:MyBot," in (new.folder / "README.md").read_text("utf-8")


@pytest.mark.parametrize("kind", ["bot", "game"])
def test_the_entry_points_of_a_package_exist(kind: Kind, tmp_path: Path) -> None:
    new = write_package(kind, "snow-owl", tmp_path / "new")
    project = tomllib.loads((new.folder / "pyproject.toml").read_text("utf-8"))["project"]
    points = [point for group in project["entry-points"].values() for point in group.values()]
    assert points
    for point in points:
        module, name = point.split(":")
        tree = ast.parse((new.folder / f"{module.replace('.', '/')}.py").read_text("utf-8"))
        assert name in set(defined(tree)), point


def defined(tree: ast.Module) -> Any:
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))


@pytest.mark.parametrize("game", list(games()))
def test_the_bot_plays_without_being_installed(game: str, tmp_path: Path) -> None:
    from crosshex.arena import ArenaPlan, run_plan

    new = write_package("bot", "snow-owl", tmp_path / "new")
    bot = f"{new.folder / new.module}/bot.py:SnowOwlBot"
    made = find_game(game).make(2)
    report = run_plan(ArenaPlan(made, (bot, "random")), 2, workers=1)
    assert report["fault"] is None and report["games"] == 2


def test_a_bot_that_scores_is_found_by_name_of_its_file(tmp_path: Path) -> None:
    new = write_package("bot", "grey-owl", tmp_path / "new")
    from crosshex import read_position
    from crosshex.bots import load_bot

    state = read_position("qwixx 1 action-2 4 1 6 3 5 6 crossed | r2,3 y- g- b- x0")
    bot = make_bot(load_bot(f"{new.folder / new.module}/bot.py:GreyOwlBot"), state.game, 1)
    chosen = bot.choose(state, 0)
    assert state.play(0, chosen).scores == max(
        state.play(0, move).scores for move in state.legal(0)
    )


@pytest.mark.parametrize(
    ("kind", "name", "told"),
    [
        ("bot", "Snow Owl", "small letters, digits and hyphens"),
        ("bot", "../owl", "small letters, digits and hyphens"),
        ("bot", "o" * 41, "small letters, digits and hyphens"),
        ("game", "import", "a module or a keyword import"),
        ("game", "json", "a module or a keyword json"),
        ("game", "pytest", "a package pytest is installed"),
        ("game", next(iter(games())), "there is a game .* already"),
        ("bot", "greedy", "there is a bot greedy already"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused(
    kind: Kind, name: str, told: str, tmp_path: Path
) -> None:
    with pytest.raises(OptionError, match=told):
        write_package(kind, name, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_what_is_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", "utf-8")
    for folder in (tmp_path, tmp_path / "mine.txt"):
        with pytest.raises(CrosshexError, match="exists already"):
            write_package("bot", "snow-owl", folder)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_the_commands_say_what_to_do_next_and_check_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run = CliRunner().invoke
    told = run(app, ["new", "game", "snow-owl"]).output
    assert "pip install -e 'snow-owl[test]'" in told and "crosshex check-game snow-owl" in told
    name = next(iter(games()))
    checked = run(app, ["check-game", name, "--only", "description,rooms"])
    assert (checked.exit_code, checked.output.splitlines()) == (
        0,
        ["ok       description: 5 settings", "ok       rooms: text, picture, encoding"],
    )


def test_a_game_with_a_fault_ends_with_status_1(monkeypatch: pytest.MonkeyPatch) -> None:
    from crosshex.check import run
    from crosshex.check.report import Fault

    def broken(subject: Any) -> str:
        raise Fault("no such thing")

    monkeypatch.setitem(run.CHECKS, "laws", broken)
    name = next(iter(games()))
    done = CliRunner().invoke(app, ["check-game", name, "--only", "laws", "--json"])
    assert done.exit_code == 1
    assert '"text": "no such thing"' in done.output and '"sound": false' in done.output
