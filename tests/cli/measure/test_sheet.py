"""``crosshex sheet`` as a user sees it."""

import json
from pathlib import Path

import pytest

from crosshex.cli.measure import sheet as module
from crosshex.rules import parse_sheet
from tests.cli.terminal import Terminal

TINY = "faces=2 needed=1 r2 b4-3 / y2-4"


@pytest.fixture(autouse=True)
def _small_classic(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Compare with a sheet that is solved in a moment, in a separate cache."""
    monkeypatch.setenv("CROSSHEX_SOLUTIONS", str(tmp_path / "solutions"))
    monkeypatch.setattr(module, "QWIXX", parse_sheet("faces=2 needed=1 r2-4 / b4-2"))


def test_a_sheet_is_shown_beside_the_classic_one(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(f"; read off my pad\n{TINY}\n", encoding="utf-8")
    shown = terminal("sheet", str(file), "--games", "10", "--lang", "en")
    assert shown.status == 0, shown.err
    assert "Perfect play alone" in shown.out and "13.72" in shown.out
    assert "Points by colour: r" in shown.out and "Points by number: 4" in shown.out


def test_json_has_both_reports(terminal: Terminal, tmp_path: Path) -> None:
    picture = tmp_path / "mine.svg"
    shown = terminal("sheet", TINY, "--games", "10", "--json", "--picture", str(picture))
    mine, classic = json.loads(shown.out)
    assert mine["sheet"] == TINY and mine["exact"] and mine["games"] == 10
    assert classic["sheet"] == "faces=2 needed=1 r2-4 / b4-2"
    assert set(mine) == set(classic) >= {"solitaire", "points", "throws", "failed", "first"}
    assert picture.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("sheet", "words"), [("r2-13 / b2-12", "row 1"), ("no-such", "or one of"), ("r5", "row")]
)
def test_a_faulty_sheet_is_refused_with_its_place(
    terminal: Terminal, sheet: str, words: str
) -> None:
    shown = terminal("sheet", sheet)
    assert shown.status == 2
    assert words in shown.err
