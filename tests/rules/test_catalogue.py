"""Games of other packages: what is broken in one of them disturbs nobody else."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from crosshex.locale import Texts
from crosshex.locale.texts import TEXTS
from crosshex.rules import (
    BrokenGame,
    OptionError,
    catalogue,
    find_game,
    games,
    is_game,
    registry,
    when_loaded,
)

Install = Callable[..., None]

WHOLE = """
from crosshex.rules import Description, Six
GAME = Description(name="whole", title="Whole", factory=Six, seats=(2,))
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Puts a package with one game on the path: its module, its source."""

    def put(name: str, source: str, game: str = "", rooms: str = "") -> None:
        monkeypatch.delitem(sys.modules, name, raising=False)
        (tmp_path / f"{name}.py").write_text(source, "utf-8")
        folder = tmp_path / f"package_{name}-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: package-{name}\n", "utf-8")
        points = f"[crosshex.games]\n{game or name} = {name}:GAME\n"
        points += f"[crosshex.rooms.{game or name}]\n{rooms}\n"
        (folder / "entry_points.txt").write_text(points, "utf-8")

    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(catalogue, "_others", None)
    monkeypatch.setattr(catalogue, "_broken", {})
    registry.rooms_of.cache_clear()
    yield put
    registry.rooms_of.cache_clear()


def crosshex(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command with the packages of a folder installed."""
    path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))
    return subprocess.run(
        [sys.executable, "-m", "crosshex", *arguments],
        env={**os.environ, "PYTHONPATH": path, "LC_ALL": "C"},
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("GAME = (", "SyntaxError"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("GAME = 7", "not a Description with that name"),
        (WHOLE.replace('"whole"', '"other"'), "not a Description with that name"),
    ],
)
def test_a_broken_package_is_left_out_with_one_warning(
    source: str, told: str, install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    install("broken", source)
    install("whole", WHOLE)
    assert list(games()) == [*catalogue.OURS, "whole"]
    assert is_game("whole") and not is_game("broken")
    assert Texts("de")("game-six")
    (warning,) = caplog.messages
    assert "'broken'" in warning and "package package-broken" in warning and told in warning
    with pytest.raises(BrokenGame, match="package-broken"):
        find_game("broken")
    with pytest.raises(OptionError, match="no game 'chess'"):
        find_game("chess")


def test_a_game_whose_texts_are_broken_is_left_out_when_they_are_needed(
    install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    install("whole", WHOLE, rooms="texts = no_such_module:TEXTS")
    assert is_game("whole")
    assert not Texts("de").has("no-such-message")
    assert [game.name for game, _ in TEXTS.each()] == []
    assert not is_game("whole")
    (warning,) = caplog.messages
    assert "no_such_module" in warning and "'texts'" in warning
    with pytest.raises(BrokenGame, match="no_such_module"):
        find_game("whole")


def test_a_second_package_with_the_name_of_a_game_is_left_out(
    install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    install("six", WHOLE)
    assert list(games()) == list(catalogue.OURS)
    assert "name of a built-in game" in caplog.text


def test_a_package_may_import_what_asks_for_the_games(install: Install) -> None:
    """The notation, the arrays and the description of a game may be one module."""
    asked = "from crosshex.rules import games, when_loaded\nearly = list(games())\nseen = []\n"
    asked += "when_loaded(lambda: seen.extend(games()))\nassert not seen\n"
    install("whole", asked + WHOLE)
    assert list(games()) == [*catalogue.OURS, "whole"]
    assert vars(sys.modules["whole"])["seen"] == [*catalogue.OURS, "whole"]
    heard: list[str] = []
    when_loaded(lambda: heard.append("now"))
    assert heard == ["now"]


def test_the_command_line_goes_on_without_a_broken_package(
    install: Install, tmp_path: Path
) -> None:
    install("broken", "import no_such_module")
    helped = crosshex(tmp_path, "--help")
    assert helped.returncode == 0
    assert helped.stderr.count("package-broken") == 1 and "Traceback" not in helped.stderr
    played = crosshex(tmp_path, "play", "six", "--players", "random,random", "--seed", "1")
    assert played.returncode == 0, played.stderr
    asked = crosshex(tmp_path, "play", "broken", "--players", "random,random")
    assert asked.returncode == 2
    assert "crosshex: the game 'broken' cannot be loaded" in asked.stderr


ONE_MODULE = """
import crosshex.envs.encoding
from crosshex.record import Notation
from pips import arrays, notation
from pips.game import PIPS as GAME
NOTATION, encoding = notation.NOTATION, arrays.encoding
"""


def test_a_game_in_one_module_with_its_notation_and_arrays_is_registered(
    install: Install, tmp_path: Path
) -> None:
    rooms = "notation = whole:NOTATION\nencoding = whole:encoding\ntext = pips.look:text"
    install("whole", ONE_MODULE, "pips", rooms)
    package = Path(__file__).parents[1] / "plugin" / "package" / "pips"
    (tmp_path / "pips").symlink_to(package, target_is_directory=True)
    program = (
        "from crosshex.envs.pettingzoo import env; import gymnasium, pettingzoo;"
        "game = env('pips', seats=2); print(game, 'crosshex/Pips-v0' in gymnasium.registry)"
    )
    for code in (
        program,
        "import crosshex.record, crosshex.envs; " + program,
        "import whole; " + program,
    ):
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
        )
        assert (done.stdout, done.stderr) == ("pips_v0 True\n", "")
