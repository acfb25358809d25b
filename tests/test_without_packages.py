"""What works without Numba, and what those are told who lack a package."""

import subprocess
import sys

import pytest

from crosshex.bots import bot_names
from crosshex.rules import Six

HIDE = "import sys; sys.modules.update(dict.fromkeys(sys.argv.pop(1).split(',')))\n"
COMMAND = HIDE + "from crosshex.cli import main; main()"


def without(modules: str, code: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run Python code where these modules cannot be imported."""
    command = [sys.executable, "-c", code, modules, *arguments]
    return subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120
    )


@pytest.mark.parametrize("game", ["qwixx", "longo", "six"])
def test_games_are_played_in_the_terminal_without_numba(game: str) -> None:
    players = ("--players", "greedy,random", "--seed", "1", "--lang", "en")
    done = without("numba", COMMAND, "play", game, *players)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") > 10


@pytest.mark.parametrize(
    ("modules", "arguments", "told"),
    [
        ("numba", ("play", "six", "--bot", "hard"), "hard needs Numba: pip install numba"),
        ("numpy,numba", ("play", "qwixx", "--bot", "master"), "master needs Numba"),
        (
            "numba",
            ("simulate", "six", "--bots=random,random", "--games=9"),
            "simulation needs Numba",
        ),
        ("numba", ("review", "game.txt"), "a review needs Numba: pip install numba"),
        (
            "numba",
            ("arena", "qwixx", "--bots=greedy,random", "--games=2", "--adjusted"),
            "--adjusted needs Numba: pip install numba",
        ),
        ("numba", ("regret", "greedy"), "regret needs Numba: pip install numba"),
        ("numba", ("solve", "qwixx"), "the solver needs Numba: pip install numba"),
        ("mcp", ("mcp",), "this needs mcp: pip install 'crosshex[mcp]'"),
    ],
)
def test_a_command_says_which_package_it_lacks(
    modules: str, arguments: tuple[str, ...], told: str
) -> None:
    done = without(modules, COMMAND, *arguments)
    assert done.returncode == 2 and done.stderr.startswith(f"crosshex: {told}")


@pytest.mark.parametrize(
    ("modules", "code", "told"),
    [
        ("numba", "import crosshex.fast.batch", "need Numba: pip install numba"),
        (
            "gymnasium,pettingzoo",
            "import crosshex.envs.gymnasium",
            "pip install 'crosshex[gymnasium]'",
        ),
        (
            "gymnasium,pettingzoo",
            "import crosshex.envs.vector",
            "pip install 'crosshex[gymnasium]'",
        ),
        ("pettingzoo", "from crosshex.envs import six_v0", "pip install 'crosshex[pettingzoo]'"),
        ("pyspiel", "import crosshex.envs.openspiel", "pip install 'crosshex[openspiel]'"),
        (
            "numba",
            "import gymnasium, crosshex.envs; gymnasium.make_vec('crosshex/Six-v0', num_envs=2)",
            "pip install numba",
        ),
    ],
)
def test_an_import_says_which_package_it_lacks(modules: str, code: str, told: str) -> None:
    if "gymnasium," in code:
        pytest.importorskip("gymnasium")
    done = without(modules, HIDE + code)
    assert done.returncode == 1 and told in done.stderr.splitlines()[-1]


def test_bots_that_are_compiled_are_not_offered_without_numba() -> None:
    code = "from crosshex.bots import bot_names; from crosshex import Six; print(*bot_names(Six()))"
    done = without("numba", HIDE + code)
    assert done.stdout.split() == ["random", "greedy"]
    assert {"hard", "master"} <= set(bot_names(Six()))


RECORD = """
[Game "six"]
[Rules "1"]
[Variant "basic"]
[Claim "auto"]
[Seat1 "A"]
[Seat2 "B"]
[Result "*"]
"""


def test_records_are_read_and_drawn_without_numba_and_numpy() -> None:
    code = "from crosshex import read_record; from crosshex.draw import draw_svg\n"
    done = without(
        "numba,numpy", f"{HIDE}{code}print(draw_svg(read_record(sys.argv[1]))[:4])", RECORD
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "<svg\n"
