"""`crosshex review`: the page, the JSON objects, and the faults of a file."""

import json
from pathlib import Path

import pytest

from crosshex.cli.study.review import MOMENTS, moments_of
from crosshex.locale import languages
from crosshex.record import Record, write_records
from crosshex.review import review_record
from crosshex.rules import Qwixx
from tests.cli.terminal import Terminal
from tests.review.test_qwixx import played, random_game


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.txt"


def blunder() -> Record:
    return played(Qwixx(2), "5 6 1 1 1 1", "r11", "b11", "-")


def test_the_page_has_course_parts_grades_and_moments(terminal: Terminal, file: Path) -> None:
    file.write_text(str(blunder()), "utf-8")
    shown = terminal("review", str(file), "--lang", "en")
    assert (shown.status, shown.err) == (0, "")
    for part in ("Review of record 1 · Qwixx", "Values: qwixx", "own play", "blunders", "▅"):
        assert part in shown.out
    (line,) = [line for line in shown.out.splitlines() if "r11, better" in line]
    assert line.startswith("2 · Seat 1: r11, better") and "%" in line


@pytest.mark.parametrize("language", languages())
def test_the_page_exists_in_every_language(
    terminal: Terminal, file: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROSSHEX_SOLUTIONS", str(file.parent))  # Without a solution of its own.
    file.write_text(str(played(Qwixx(1), "4 1 6 3 5 6", "r5", "b10")), "utf-8")
    shown = terminal("review", str(file), "--lang", language)
    assert shown.status == 0
    assert "qwixx-solo@" in shown.out and "review-" not in shown.out


def test_json_is_one_object_on_a_line_for_each_record(terminal: Terminal, file: Path) -> None:
    file.write_text(write_records([blunder(), played(Qwixx(1), "4 1 6 3 5 6")]), "utf-8")
    shown = terminal("review", str(file), "--json")
    first, second = map(json.loads, shown.out.splitlines())
    assert (shown.status, first["record"], second["record"]) == (0, 1, 2)
    assert (first["unit"], second["unit"]) == ("share", "points")
    assert first["decisions"][0]["grade"] == "blunder"
    assert second["decisions"] == []


def test_a_broken_record_is_reviewed_up_to_its_fault(terminal: Terminal, file: Path) -> None:
    file.write_text(str(blunder()).replace("b11", "b12"), "utf-8")
    shown = terminal("review", str(file), "--json")
    (told,) = map(json.loads, shown.out.splitlines())
    assert shown.status == 1
    assert f"line {told['error']['line']}, column {told['error']['column']}" in shown.err
    assert len(told["throws"]) == 1 and told["decisions"] == []
    page = terminal("review", str(file), "--lang", "en")
    assert page.status == 1 and "The valid part:" in page.out


def test_a_missing_file_and_an_empty_one_are_reported(terminal: Terminal, file: Path) -> None:
    missing = terminal("review", str(file))
    assert missing.status == 2 and "cannot read" in missing.err
    file.write_text("\n", "utf-8")
    empty = terminal("review", str(file), "--lang", "en")
    assert (empty.status, empty.out) == (1, "")
    assert "The file contains no record." in empty.err


def test_moments_are_the_largest_ones_in_the_order_of_the_game() -> None:
    review = review_record(random_game(Qwixx(2), 3))
    moments = moments_of(review)
    assert 0 < len(moments) <= MOMENTS
    assert [each.ply for each in moments] == sorted(each.ply for each in moments)
    losses = [each.loss for each in review.decisions]
    lucks = [max(throw.luck) for throw in review.throws]
    assert max(losses) in [getattr(each, "loss", None) for each in moments] or max(lucks) > max(
        losses
    )
