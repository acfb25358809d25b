"""The workshop: a sheet that we do not ship, typed, weighed, printed, shared and played."""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from crosshex.rules import parse_sheet
from tests.browser.harness import PHONE, Guest
from tests.browser.test_together import sit_down
from tests.browser.tiers import cases

Arrive = Callable[..., Guest]
OWNED = "r2-12 / b2-12 / g12-2 / y12-2"
"""Four rows as somebody reads them off a pad whose colours stand in another order."""
TINY = "faces=2 needed=1 r2 b4-3 / y2-4"
MINUTES_MS = 300_000


def lines_about(sheet: str) -> Iterator[dict[str, Any]]:
    """What a server says about a sheet, with the figures of a report that is made up."""
    yield {"type": "waiting", "before": 1}
    yield {"type": "working", "part": "solve", "done": 50, "total": 100}
    yield {"type": "sheet", "sheet": worth(sheet)}


@cache
def worth(sheet: str) -> dict[str, Any]:
    """A short report; only the fields and their bars matter here."""
    fields = [
        {"colour": field.colour.letter, "number": field.number, "crossed": 0.5, "points": 1.5}
        for field in parse_sheet(sheet).fields
    ]
    some = [10.0, 9.0, 11.0]
    value = 13.7234 if sheet == TINY else 115.4831
    return {
        "sheet": sheet,
        "name": None if sheet == TINY else "qwixx",
        "states": 96,
        "solitaire": [value] * 3,
        "exact": True,
        "bots": "hard",
        "games": 400,
        "seed": 1,
        "points": some,
        "throws": some,
        "failed": [0.1, 0.1, 0.1],
        "endings": {"failed throws": [0.5, 0.4, 0.6], "rows locked": [0.5, 0.4, 0.6]},
        "first": [0.5, 0.4, 0.6],
        "by_colour": {"r": 5.0, "y": 7.0},
        "by_number": {"2": 5.0, "3": 7.0},
        "fields": fields,
    }


def write(guest: Guest, sheet: str) -> None:
    guest.page.locator("[data-notation]").fill(sheet)
    guest.page.locator("[data-table]:enabled").wait_for()


@cases("size, theme", (PHONE, "light"), ((390, 844), "dark"), ((1280, 800), "light"))
def test_a_sheet_is_typed_and_put_together_and_a_fault_is_shown_at_its_field(
    guest: Arrive, size: tuple[int, int], theme: str
) -> None:
    ann = guest(size, settings={"theme": theme})
    page = ann.page
    ann.open("/sheets")
    page.locator("[data-table]:enabled").wait_for()

    page.locator("[data-notation]").fill("r2-12 / y2-13")
    page.locator("[data-echo] mark").get_by_text("y2-13", exact=True).wait_for()
    assert "y13" in page.locator("[data-fault]").inner_text()
    # What can be read is drawn, and the fault is what the next tap removes.
    assert page.locator("[data-draft] [data-word]").last.get_attribute("data-word") == "y13"
    assert "yellow 13" in page.locator("[data-remove]").inner_text()
    assert page.locator("[data-table]").is_disabled()
    assert ann.findings() == []
    # The browser notes every refusal.
    assert all("400" in error for error in ann.errors)
    write(ann, "faces=2 needed=1 r2 b4-3 / y2-3")

    # A tap on a field, and the next one goes behind it.
    page.locator("[data-word=y3]").click()
    page.get_by_label("Yellow", exact=True).check(force=True)
    page.locator("[data-number='4']").click()
    page.locator("[data-word=y4]").wait_for()
    page.locator("[data-table]:enabled").wait_for()
    assert page.locator("[data-notation]").input_value() == TINY
    page.locator("[data-word=y4]").press("Delete")
    page.locator("[data-word=y4]").wait_for(state="detached")
    write(ann, TINY)
    assert ann.findings() == []
    assert ann.too_wide() <= 0

    ann.errors.clear()

    # The link carries the sheet, and nothing else is needed.
    page.locator("[data-share]").click()
    link = page.locator("[data-link=sheet]").input_value()
    assert unquote(link).endswith("/sheets?sheet=faces=2,needed=1,r2,b4-3/y2-4")
    ben = guest(size)
    ben.open(link[link.index("/sheets") :])
    ben.page.locator("[data-table]:enabled").wait_for()
    assert ben.page.locator("[data-notation]").input_value() == TINY


def test_a_sheet_is_weighed_beside_the_classic_one(guest: Arrive) -> None:
    ann = guest(PHONE, fresh=True)
    page = ann.page
    sent: list[str] = []

    def answer(route: Any) -> None:
        sheet = route.request.post_data_json["sheet"]
        sent.append(sheet)
        route.fulfill(body="".join(f"{json.dumps(line)}\n" for line in lines_about(sheet)))

    page.route("**/api/sheets/worth", answer)
    ann.open(f"/sheets?sheet={TINY}")
    page.locator("[data-weigh]").click()
    page.locator("[data-json]").wait_for()
    assert sent == [TINY, "r2-12 / y2-12 / g12-2 / b12-2"]
    alone = page.locator("[data-figure='0']").all_inner_texts()
    assert alone == ["13.72", "115.48"]
    assert page.locator("[data-figure='3']").first.inner_text() == "10% ± 0%"
    assert ann.findings() == []
    assert ann.too_wide() <= 0


def test_why_a_sheet_is_not_weighed_is_a_sentence(guest: Arrive) -> None:
    ann = guest(fresh=True)
    refusal = {
        "type": "error",
        "error": {"code": "too-many-requests", "params": {"retry_after": 5}},
    }
    ann.page.route(
        "**/api/sheets/worth", lambda route: route.fulfill(body=json.dumps(refusal) + "\n")
    )
    ann.open("/sheets")
    ann.page.locator("[data-weigh]").click()
    ann.page.locator("[data-worth] [data-retry]").wait_for()
    assert "too fast" in ann.page.locator("[data-worth] [role=alert]").inner_text()


@pytest.mark.slow
def test_a_sheet_of_ones_own_is_solved_printed_and_played_by_two_to_the_end(
    guest: Arrive, tmp_path: Path
) -> None:
    ann, bob = guest(), guest(PHONE)
    page = ann.page
    ann.open("/sheets")
    write(ann, OWNED)

    page.locator("[data-weigh]").click()
    page.locator("[data-json]").wait_for(timeout=MINUTES_MS)
    # Exchanged colours change nothing for who plays alone.
    assert page.locator("[data-figure='0']").all_inner_texts() == ["115.48", "115.48"]

    page.locator("[data-print]").click()
    with page.expect_download() as download:
        page.locator("[data-pdf]").click()
    assert Path(download.value.path()).read_bytes().startswith(b"%PDF")
    page.go_back()
    page.locator("[data-table]:enabled").click()

    page.get_by_label("Friends by link").check(force=True)
    page.get_by_text("More options").click()
    page.get_by_label("Your name").fill("Ann")
    page.locator("[data-play]").click()
    sit_down(ann, bob, "Bob")
    page.get_by_role("button", name="Start", exact=True).click()
    over = [False, False]
    while not all(over):
        for place, person in enumerate((ann, bob)):
            over[place] = person.page.locator("[data-over]").count() > 0
            asked = person.page.locator("[data-prompt]")
            if not over[place] and asked.count():
                now = asked.get_attribute("data-asked")
                if now and now != person.answered:
                    person.decide()

    # The record names the sheet, and anybody can open it.
    table = page.url.rpartition("/")[2]
    record = ann.context.request.get(f"/api/tables/{table}/record").text()
    assert re.search(rf'\[Sheet "{OWNED}"\]', record)
    file = tmp_path / "game.txt"
    file.write_text(record, "utf-8")
    eve = guest()
    eve.open("/replay")
    eve.page.set_input_files("input[type=file]", file)
    eve.page.locator("[data-told]").wait_for()
    assert eve.page.locator("[role=img]").count()
