"""`crosshex draw` on positions, records and mistakes."""

import re
from pathlib import Path

import pytest

from crosshex.draw import draw_png, draw_svg
from crosshex.record import Record, read_position
from crosshex.rules import Qwixx, Six
from tests.cli.terminal import Terminal
from tests.games import random_record

ROOT = Path(__file__).parents[2]
START = "six basic auto 1/2 placing | 1,0 | 0,0"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.txt"
    records = [random_record(Six(), 5), random_record(Qwixx(2), 6)]
    path.write_text("\n".join(map(str, records)), encoding="utf-8")
    return path


def test_a_position_is_drawn_as_svg_on_standard_output(terminal: Terminal) -> None:
    shown = terminal("draw", START)
    assert (shown.status, shown.err) == (0, "")
    assert shown.out == draw_svg(Six().start()) + "\n"


def test_a_long_position_is_not_taken_for_a_file(terminal: Terminal) -> None:
    position = "six basic auto 1/2 placing | " + " ".join(f"{q},0" for q in range(1, 200))
    shown = terminal("draw", position)
    assert shown.status == 2
    assert "each side has 21 hexagons" in terminal("draw", f"{position} | 0,0").err
    assert "cannot read" not in shown.err


def test_a_faulty_position_without_bars_is_not_taken_for_a_file(
    terminal: Terminal, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "for 1 to 5 seats, not 0" in terminal("draw", "qwixx nobody throw").err
    long = "six basic auto 1/2 placing " + " ".join(f"{q},0" for q in range(1, 200))
    assert "cannot read" not in terminal("draw", long).err
    monkeypatch.chdir(file.parent)
    file.rename("qwixx game.txt")
    assert terminal("draw", "qwixx game.txt").status == 0


def test_the_file_name_decides_between_svg_and_png(terminal: Terminal, tmp_path: Path) -> None:
    for name in ("a.svg", "a.png"):
        assert (
            terminal("draw", START, "-o", str(tmp_path / name), "--dark", "--no-coords").out == ""
        )
    state = read_position(START)
    assert (tmp_path / "a.svg").read_text() == draw_svg(state, dark=True, coords=False) + "\n"
    assert (tmp_path / "a.png").read_bytes() == draw_png(state, dark=True, coords=False)


def test_a_record_is_drawn_at_its_end_or_after_some_plies(terminal: Terminal, file: Path) -> None:
    record = random_record(Qwixx(2), 6)
    assert terminal("draw", str(file), "--game", "2").out == draw_svg(record) + "\n"
    early = Record(record.game, record.names, record.first, record.steps[:7])
    assert terminal("draw", str(file), "--game", "2", "--ply", "7").out == draw_svg(early) + "\n"


def test_a_record_is_read_from_standard_input(terminal: Terminal, file: Path) -> None:
    typed = file.read_text(encoding="utf-8")
    assert terminal("draw", "-", typed=typed).out == terminal("draw", str(file)).out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["draw", "nowhere.txt"], "cannot read nowhere.txt"),
        (["draw", "six wild | 1,0 | 0,0"], "expected basic or advanced"),
        (["draw", START, "--ply", "3"], "--ply is for records, not for a position"),
        (["draw", START, "-o", "a.gif"], "must be a .svg or .png file, not a.gif"),
        (["draw", START, "--seat", "3"], "there is no seat 3"),
        (["draw", START, "-o", "/nowhere/at/all.svg"], "cannot write"),
        (["draw", "FILE", "--game", "3"], "holds 2 records, so there is no number 3"),
        (["draw", "FILE", "--ply", "4000"], "so there is no ply 4000"),
        (["draw", "FAULTY"], "line 1"),
    ],
)
def test_a_mistake_is_reported_on_one_line(
    terminal: Terminal, file: Path, tmp_path: Path, arguments: list[str], told: str
) -> None:
    faulty = tmp_path / "faulty.txt"
    faulty.write_text('[Game "chess"]\n', encoding="utf-8")
    names = {"FILE": str(file), "FAULTY": str(faulty)}
    shown = terminal(*(names.get(word, word) for word in arguments))
    assert shown.status == 2
    assert told in shown.err
    assert shown.err.count("\n") == 1


def test_the_pictures_on_the_page_are_what_its_commands_draw(
    terminal: Terminal,
) -> None:
    page = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    commands = re.findall(r'^    crosshex draw "(.+)" -o (\w+)\.svg$', page, re.MULTILINE)
    assert len(commands) == 2
    for position, name in commands:
        drawn = terminal("draw", position).out
        assert (ROOT / "docs" / "pictures" / f"draw-{name}.svg").read_text() == drawn
