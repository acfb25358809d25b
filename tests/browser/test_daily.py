"""The Daily: from the home page to the result of the day, and what others are told of it."""

import re
from collections.abc import Callable

from tests.browser.harness import PHONE, Guest
from tests.browser.tiers import cases

Arrive = Callable[..., Guest]


@cases("size", PHONE, (1280, 800))
def test_a_day_is_played_once_and_shared_without_its_throws(
    guest: Arrive, size: tuple[int, int]
) -> None:
    ann = guest(size)
    page = ann.page
    ann.open("/")
    page.locator("[data-today] a[href='/daily']").click()
    page.locator("[data-status=none]").wait_for()
    assert ann.too_wide() <= 0
    page.locator("[data-play]").click()
    ann.asked()
    table = page.url.rpartition("/")[2]

    # Away and back: the same game waits.
    ann.open("/daily")
    page.locator("[data-continue]").click()
    ann.asked()
    assert page.url.endswith(table)

    ann.tables.hurry(table)
    page.locator("[data-over] [data-daily]").click()
    page.locator("[data-result]").wait_for()
    page.locator("[data-mistakes]").wait_for()
    assert ann.too_wide() <= 0
    # One square for each throw; nothing else of the game is in the text.
    record = ann.context.request.get(f"/api/tables/{table}/record").text()
    throws = len(re.findall(r"^[0-9]+\. ", record, re.MULTILINE))
    squares = page.locator("[data-squares]").get_attribute("data-squares") or ""
    assert len("".join(squares.split())) == throws and set(squares) <= set("🟩🟨🟧🟥\n")
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.evaluate("navigator.share = undefined; delete Navigator.prototype.share")
    page.locator("[data-share]").click()
    shared = page.evaluate("window.copied")
    assert squares in shared and shared.endswith("/daily")
    ann.tables.delete(table)  # The result stays.
    page.reload()
    page.locator("[data-result]").wait_for()
