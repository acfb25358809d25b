"""What a sheet is worth: exact where it can be, the same each time, and consistent in itself."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from crosshex.locale import Texts
from crosshex.rules import QWIXX, SHEETS, Ending, SheetError, parse_sheet
from crosshex.strategy import sheet_worth as module
from crosshex.strategy.sheet_picture import draw_worths, worth_rows
from crosshex.strategy.sheet_worth import (
    SheetWorth,
    known_worth,
    normalised,
    sheet_worth,
)

SMALL = parse_sheet("faces=3 needed=2 r2-4 b5-6 / y2-6 / b4-2 g6-5")


@pytest.fixture(scope="module")
def small() -> SheetWorth:
    return sheet_worth(SMALL, games=60, keep=False)


def test_the_points_of_fields_add_up_to_those_of_players(small: SheetWorth) -> None:
    """Rows score by their crosses; failed throws cost five points each."""
    lost = 5 * small.throws.estimate * small.failed.estimate / 2
    assert sum(small.by_colour.values()) == pytest.approx(sum(small.by_number.values()))
    assert sum(small.by_colour.values()) - lost == pytest.approx(small.points.estimate, abs=1.5)


def test_the_figures_are_possible(small: SheetWorth) -> None:
    assert small.exact
    assert small.solitaire.low == small.solitaire.high == small.solitaire.estimate > 0
    assert sum(share.estimate for share in small.endings.values()) == pytest.approx(1)
    assert set(small.endings) == {Ending.FAILED_THROWS, Ending.ROWS_LOCKED}
    for share in (small.failed, small.first):
        assert 0 <= share.low <= share.estimate <= share.high <= 1
    assert all(0 <= worth.crossed <= 1 for worth in small.fields.values())
    assert set(small.fields) == set(SMALL.fields)


def test_the_same_seed_gives_the_same_report(small: SheetWorth) -> None:
    assert sheet_worth(SMALL, games=60, keep=False).to_json() == small.to_json()


def test_a_sheet_that_is_too_large_is_played_instead_of_solved(
    monkeypatch: pytest.MonkeyPatch, small: SheetWorth
) -> None:
    monkeypatch.setattr(module, "MOST_STATES", small.states - 1)
    played = sheet_worth(SMALL, games=30, keep=False)
    assert not played.exact
    # A bot makes fewer points than perfect play.
    assert played.solitaire.low < played.solitaire.high < small.solitaire.estimate


def test_progress_tells_both_parts(small: SheetWorth) -> None:
    parts: list[str] = []
    sheet_worth(SMALL, games=10, keep=False, progress=lambda part, done, of: parts.append(part))
    assert list(dict.fromkeys(parts)) == ["solve", "play"]


def test_a_kept_solution_is_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, small: SheetWorth
) -> None:
    monkeypatch.setenv("CROSSHEX_SOLUTIONS", str(tmp_path))
    for expected in (["solve", "play"], ["play"]):
        parts: list[str] = []
        found = sheet_worth(SMALL, games=10, progress=lambda part, done, of: parts.append(part))  # noqa: B023
        assert found.solitaire == small.solitaire
        assert list(dict.fromkeys(parts)) == expected


def test_the_picture_shows_every_field_and_figure(small: SheetWorth) -> None:
    texts = Texts("en")
    drawn = "".join(ET.fromstring(draw_worths([small, small], texts)).itertext())
    for label, value in worth_rows(small, texts):
        assert f"{label}: {value}" in drawn


def test_a_sheet_is_normalised_or_refused() -> None:
    assert normalised("r2-12/y2-12/g12-2/b12-2") == normalised("qwixx")
    with pytest.raises(SheetError):
        normalised("r2-13 / b2-12")


@pytest.mark.parametrize("name", SHEETS)
def test_the_reports_on_named_sheets_are_known_and_complete(name: str) -> None:
    sheet = SHEETS[name]
    known = known_worth(sheet.notation)
    assert known is not None
    tiny = sheet_worth(SMALL, games=2, keep=False).to_json()
    assert known.keys() == tiny.keys()
    assert (known["sheet"], known["name"]) == (sheet.notation, name)
    assert known["exact"] and known["games"] == 400 and len(known["fields"]) == 44


@pytest.mark.slow
def test_the_report_on_the_classic_sheet_is_that_of_today() -> None:
    today = json.loads(json.dumps(sheet_worth(QWIXX, keep=False).to_json()))
    assert today == known_worth(QWIXX.notation)
