"""The path of a newcomer, from the wheel: a new environment, and what people do in the first hour.

Needs the package index, as `scripts/try_package.py` does.
"""

import json
import os
import shutil
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.plugin.test_pips import PACKAGE

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
EXTRAS = "gymnasium,pettingzoo"
PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "crosshex-{name}"
version = "1.0"
[project.entry-points."crosshex.games"]
{name} = "{name}:{constant}"
[project.entry-points."crosshex.rooms.{name}"]
notation = "{name}:NOTATION"
encoding = "{name}:encoding"
[tool.hatch.build.targets.wheel]
only-include = ["{name}.py"]
"""


@dataclass(frozen=True)
class Newcomer:
    """A folder with an environment into which the wheel was installed, and nothing of ours."""

    folder: Path

    @property
    def programs(self) -> Path:
        return self.folder / "venv" / ("Scripts" if os.name == "nt" else "bin")

    def run(self, program: str, *arguments: str, status: int = 0) -> str:
        """Run a program of the environment; what it prints."""
        return self.both(program, *arguments, status=status).stdout

    def both(
        self, program: str, *arguments: str, status: int = 0
    ) -> "subprocess.CompletedProcess[str]":
        """The same with both streams."""
        hidden = ("PYTHONPATH", "VIRTUAL_ENV")
        done = subprocess.run(
            [self.programs / program, *arguments],
            cwd=self.folder,
            env={name: value for name, value in os.environ.items() if name not in hidden},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        assert done.returncode == status, f"{program} {arguments}: {done.stdout}{done.stderr}"
        return done

    def install(self, *what: str) -> None:
        self.run("python", "-m", "pip", "install", "-q", "-c", str(ROOT / "constraints.txt"), *what)


@pytest.fixture(scope="module")
def newcomer(tmp_path_factory: pytest.TempPathFactory) -> Newcomer:
    folder = tmp_path_factory.mktemp("newcomer")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    built = subprocess.run(build, cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "venv", with_pip=True)
    made = Newcomer(folder)
    made.install(f"{wheel}[{EXTRAS}]", "mypy", "pytest")
    return made


BOT = '''
from crosshex.bots import Bot
from crosshex.rules import Move, State


class Mine(Bot):
    """Takes the first of the legal moves."""

    def choose(self, state: State, seat: int) -> Move:
        return state.legal(seat)[0]
'''
ARENA = """
from crosshex import Qwixx
from crosshex.arena import ArenaPlan, run_plan
from mine import Mine

report = run_plan(ArenaPlan(Qwixx(seats=2), ("random", Mine)), 20)
print({bot["bot"] for bot in report["bots"]} == {"random", "Mine"}, report["games"])
"""


def test_a_typed_bot_plays_as_an_object_and_from_its_file(newcomer: Newcomer) -> None:
    (newcomer.folder / "mine.py").write_text(BOT, "utf-8")
    assert "no issues found" in newcomer.run("mypy", "--strict", "mine.py")
    assert "True 20" in newcomer.run("python", "-c", ARENA)
    told = newcomer.run("crosshex", "arena", "qwixx", "--bots", "mine.py:Mine,greedy", "--games=4")
    assert "mine.py:Mine" in told


def test_something_is_learnt_in_ten_seconds(newcomer: Newcomer) -> None:
    shutil.copy(HERE / "train.py", newcomer.folder)
    before, after = newcomer.run("python", "train.py").splitlines()[-1].split()
    assert float(before) == -20 and float(after) > 0


ANALYSE = """
from crosshex import read_position
from crosshex.arena import rollout
from crosshex.review import analyse

state = read_position("qwixx 1 action-2 4 1 6 3 5 6 crossed | r2,5 y- g- b- x0 | r- y- g- b- x0")
print(state)
print(state.numbers(0, 0))
print(len(analyse(state).seats[0].moves) == len(state.legal(0)))
print(rollout(state, games=20, bots="greedy"))
"""


def test_a_position_is_read_analysed_and_played_on(newcomer: Newcomer) -> None:
    told = newcomer.run("python", "-c", ANALYSE)
    assert "qwixx, action 2 of seat 1" in told and "(2, 5)\nTrue\nmove" in told


def test_a_game_of_another_shape_is_installed_and_sound(newcomer: Newcomer) -> None:
    package = newcomer.folder / "lots"
    package.mkdir()
    shutil.copy(PACKAGE / "lots.py", package)
    (package / "pyproject.toml").write_text(PROJECT.format(name="lots", constant="LOTS"), "utf-8")
    newcomer.install("--no-deps", str(package))
    report = json.loads(newcomer.run("crosshex", "check-game", "lots", "--json").splitlines()[-1])
    verdicts = {found["check"]: found["verdict"] for found in report["findings"]}
    assert verdicts.pop("openspiel") == "skipped"
    assert verdicts.pop("rooms") == verdicts.pop("texts") == "missing"
    assert set(verdicts.values()) == {"ok"}


@pytest.mark.parametrize("kind", ["bot", "game"])
def test_a_package_to_begin_with_is_installed_and_its_tests_pass(
    kind: str, newcomer: Newcomer
) -> None:
    name = f"my-{kind}"
    assert "pip install" in newcomer.run("crosshex", "new", kind, name)
    newcomer.install("--no-deps", "-e", name)
    assert " passed" in newcomer.run("python", "-m", "pytest", "-q", name)
    assert "no issues found" in newcomer.run("mypy", "--strict", f"{name}/my_{kind}")
    listed = ("bots", "qwixx") if kind == "bot" else ("simulate", "--help")
    assert name in newcomer.run("crosshex", *listed)


def test_a_broken_game_is_named_and_breaks_nothing(newcomer: Newcomer) -> None:
    package = newcomer.folder / "broken"
    package.mkdir()
    (package / "brk.py").write_text("import not_there\n", "utf-8")
    (package / "pyproject.toml").write_text(PROJECT.format(name="brk", constant="BRK"), "utf-8")
    newcomer.install("--no-deps", str(package))
    told = newcomer.both("crosshex", "--help").stderr
    assert told.count("crosshex-brk") == 1 and "it is left out" in told
    newcomer.run("crosshex", "play", "six", "--players", "random,random", "--seed", "1")
    assert (
        "No module named 'not_there'" in newcomer.both("crosshex", "play", "brk", status=2).stderr
    )
