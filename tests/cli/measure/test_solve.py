"""``crosshex solve`` as a user sees it."""

import json
from pathlib import Path

import pytest

from crosshex.fast.qwixx import sheet
from crosshex.fast.qwixx.sheet import straight_sheet
from crosshex.fast.solver import solution as module
from tests.cli.terminal import Terminal

SMALL = ("solve", "qwixx", "--sheet", "faces=3 needed=2 r2-6 / y2-6 / g6-2 / b6-2")
"""A sheet that is solved in a moment."""


@pytest.fixture(autouse=True)
def _small_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Use a Longo that is solved in a moment, and a separate cache."""
    monkeypatch.setenv("CROSSHEX_SOLUTIONS", str(tmp_path))
    monkeypatch.setattr(sheet, "LONGO", straight_sheet(3, 2, 2))


def test_json_is_one_object_with_the_promised_keys(terminal: Terminal) -> None:
    code, out, _ = terminal(*SMALL, "--json")
    assert code == 0
    report = json.loads(out)
    assert set(report) == {"game", "sheet", "lucky", "value", "states", "seconds"}
    assert report["lucky"] is None
    assert json.loads(terminal("solve", "longo", "--lucky", "4,3", "--json")[1])["lucky"] == [3, 4]


def test_the_output_for_people_is_a_sentence(terminal: Terminal) -> None:
    assert "perfect play is worth" in terminal(*SMALL)[1]


def test_a_stored_solution_is_not_solved_again(terminal: Terminal, tmp_path: Path) -> None:
    terminal(*SMALL)
    path = next(tmp_path.glob("*.solution"))
    written = path.stat().st_mtime_ns
    terminal(*SMALL)
    assert path.stat().st_mtime_ns == written
    terminal(*SMALL, "--fresh")
    assert path.stat().st_mtime_ns > written


def test_an_interrupt_says_how_to_continue(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "solve_block", interrupted)
    code, _, error = terminal(*SMALL)
    assert code == 130
    assert "continues from here" in error


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("six",), "the solver knows qwixx and longo"),
        (("longo",), "longo needs --lucky here"),
        (("qwixx", "--lucky", "5,8"), "--lucky is for longo only"),
        (("longo", "--lucky", "5,5"), "two different lucky numbers"),
        (("longo", "--lucky", "x"), "a pair for each seat such as 5,8/6,11"),
    ],
)
def test_bad_input_is_reported_without_a_traceback(
    terminal: Terminal, arguments: tuple[str, ...], words: str
) -> None:
    code, out, error = terminal("solve", *arguments)
    assert code == 2
    assert not out
    assert words in error
