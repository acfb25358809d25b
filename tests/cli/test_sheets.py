"""Sheets on the command line: names, notations, files, and names in the place of a game."""

import json
from pathlib import Path

import pytest

from crosshex.rules import SHEETS
from tests.cli.terminal import Terminal

MIXX = SHEETS["mixx-colours"]


def count(terminal: Terminal, *arguments: str) -> int:
    shown = terminal("perft", *arguments, "3", "--json")
    assert shown.status == 0, shown.err
    found: int = json.loads(shown.out)["nodes"]
    return found


def test_a_name_a_notation_and_a_file_give_the_same_sheet(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "mine.txt"
    small = "needed=1 r2-4 b5 / y7-2"
    file.write_text("; my pad\n\nneeded=1 r2-4 b5 / ; the upper row\n  y7-2\n", encoding="utf-8")
    assert count(terminal, "qwixx", "--sheet", small) == count(
        terminal, "qwixx", "--sheet", str(file)
    )
    assert count(terminal, "qwixx", "--sheet", MIXX.word) == count(terminal, "mixx-colours")


def test_a_name_of_a_sheet_is_short_for_qwixx_with_that_sheet(terminal: Terminal) -> None:
    shown = terminal("perft", "mixx-colours", "1", "--json")
    assert json.loads(shown.out)["game"] == "qwixx"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("qwixx", "--sheet", "r2-12 / y2-13"), "row 2, field 12, 'y13': the dice make numbers"),
        (("qwixx", "--sheet", "nosuch"), "or one of: qwixx, mixx-colours, mixx-numbers"),
        (("longo", "--sheet", "mixx-colours"), "--sheet is for qwixx only"),
        (("mixx-colours", "--sheet", "qwixx"), "stands for qwixx --sheet mixx-colours"),
        (("mixx",), "no game 'mixx'"),
    ],
)
def test_what_is_no_sheet_is_refused_with_a_sentence(
    terminal: Terminal, arguments: tuple[str, ...], message: str
) -> None:
    shown = terminal("perft", *arguments, "1")
    assert shown.status != 0
    assert message in " ".join(shown.err.split())


def test_a_file_that_is_no_text_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.bin"
    file.write_bytes(bytes(range(128, 256)))
    shown = terminal("perft", "qwixx", "--sheet", str(file), "1")
    assert "mine.bin cannot be read" in shown.err


def test_the_solver_takes_a_sheet_from_a_file(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROSSHEX_SOLUTIONS", str(tmp_path / "solutions"))
    file = tmp_path / "mine.txt"
    file.write_text("faces=2 needed=1 r2 b4-3 / y2-4 ; from my own pad\n", encoding="utf-8")
    shown = terminal("solve", "qwixx", "--sheet", str(file))
    assert shown.status == 0
    assert "sheet faces=2,needed=1,r2,b4-3/y2-4: perfect play is worth" in shown.out
    assert "96 states, 1 MB of memory and 1 MB on disk, about 1 s" in shown.err
    again = terminal(
        "simulate", "qwixx", "--sheet", str(file), "--bots", "perfect", "--games", "20"
    )
    assert again.status == 0, again.err


def test_a_large_sheet_is_solved_only_when_told_so(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROSSHEX_SOLUTIONS", str(tmp_path))
    large = "faces=8 r2-16 / y2-16 / g2-9 g11-10 g12-16 / b16-2"
    shown = terminal("solve", "qwixx", "--sheet", large)
    assert shown.status == 2
    assert "--yes" in shown.err
    assert not list(tmp_path.iterdir())


def test_a_named_sheet_has_a_page_of_its_own(terminal: Terminal) -> None:
    shown = terminal("rules", "mixx-colours").out
    assert shown.startswith("--- The rules of Mixx, colours mixed")
    assert " y  2   3   4  b  5   6   7  g  8   9  10  r 11  12   L" in shown
    assert shown == terminal("rules", "qwixx", "--sheet", "mixx-colours").out


def test_the_rules_show_a_sheet_of_ones_own_before_the_page_of_the_game(
    terminal: Terminal,
) -> None:
    shown = terminal("rules", "qwixx", "--sheet", "needed=3 r2-8 / b8-2").out
    assert shown.startswith("--- The rules of Qwixx · a sheet of your own")
    assert shown.index("  8   7   6   5   4   3   2   L") < shown.index("## The aim")
