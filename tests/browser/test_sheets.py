"""Other sheets in the app: one is typed, drawn or refused while it is typed, and played."""

import re
from collections.abc import Callable
from pathlib import Path

from tests.browser.harness import PHONE, Guest

Arrive = Callable[..., Guest]
PAGE = Path(__file__).parents[2] / "docs" / "adding-a-variant.md"
[OWN] = set(re.findall(r'(?:parse_sheet\(|--sheet )"(needed=[^"]+)"', PAGE.read_text("utf-8")))
"""The sheet that the page for developers follows, from its notation to the browser."""


def test_a_sheet_of_ones_own_is_typed_and_played(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.open("/")
    master = ann.page.locator("input[value=master]")
    ann.page.locator("[data-option=sheet]").select_option("mixx-colours")
    ann.page.get_by_text("Master", exact=True).first.click()
    assert not ann.page.locator("[data-unlearnt]").count()
    ann.page.locator("[data-option=sheet]").select_option("own")
    assert "Master" in ann.page.locator("[data-unlearnt]").inner_text()
    assert not master.count()
    ann.page.locator("[data-notation]").fill("r2-12 / y2-13")
    ann.page.locator("[data-notation-note]", has_text="row 2, field 12, y13").wait_for()
    ann.errors.clear()  # The browser reports the status 400.
    ann.page.locator("[data-notation]").fill(OWN)
    ann.page.locator("[data-notation-note]", has_text="Each row").wait_for()
    ann.page.locator(".own .sheet").first.wait_for()
    ann.page.click("[data-play]")

    ann.page.wait_for_url("**/table/*")
    ann.asked()
    ann.page.locator("[data-word=b9]").first.wait_for()
    assert ann.page.title().endswith("Qwixx · a sheet of your own")
