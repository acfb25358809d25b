import json

import pytest

from crosshex.rules import Longo, Qwixx, Six, perft
from tests.cli.terminal import Terminal


def test_the_number_is_printed(terminal: Terminal) -> None:
    assert terminal("perft", "six", "1").out == "3\n"
    assert terminal("perft", "qwixx", "1").out == f"{6**6}\n"


def test_with_json_standard_output_holds_one_object(terminal: Terminal) -> None:
    counted = terminal("perft", "six", "3", "--variant", "advanced", "--json")
    nodes = perft(Six(variant="advanced").start(), 3)
    assert json.loads(counted.out) == {"game": "six", "depth": 3, "nodes": nodes}
    assert list(json.loads(counted.out)) == ["game", "depth", "nodes"]


@pytest.mark.parametrize(
    ("arguments", "game", "first"),
    [
        (("qwixx", "3"), Qwixx(2), 0),
        (("qwixx", "3", "--seats", "3", "--first", "2"), Qwixx(3), 1),
        (("longo", "3"), Longo(2), 0),
        (("longo", "3", "--lucky", "5,8/6,11"), Longo(2, lucky=((5, 8), (6, 11))), 0),
    ],
)
def test_options_and_defaults_reach_the_count(
    terminal: Terminal, arguments: tuple[str, ...], game: Qwixx, first: int
) -> None:
    nodes = perft(game.start(first), int(arguments[1]))
    assert terminal("perft", *arguments).out == f"{nodes}\n"
