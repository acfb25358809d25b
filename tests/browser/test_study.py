"""Studying in the browser: a review finds bad decisions and lets the player try again."""

from collections.abc import Callable

import pytest

from tests.browser.harness import GREEDY, ME, PHONE, Guest
from tests.browser.tables import Ask, nothing

Arrive = Callable[..., Guest]


def badly(ask: Ask) -> str:
    """Take the first chance to skip many numbers; otherwise cross nothing."""
    wide = (one["move"] for one in ask["choices"] if one["skips"] >= 6)
    return next(wide, nothing(ask))


IN_SIGHT = """(selector) => {
    const { top } = document.querySelector(selector).getBoundingClientRect();
    return top >= 0 && top < innerHeight * 0.7;
}"""
DECISIONS = """async (table) => {
    const answer = await fetch(`/api/tables/${table}/review`, { method: "POST" });
    const lines = (await answer.text()).trim().split("\\n");
    return JSON.parse(lines.at(-1)).review.decisions;
}"""


def test_a_blunder_played_on_purpose_is_found_and_can_be_tried_again(guest: Arrive) -> None:
    ann = guest(PHONE)
    table = ann.make_table("qwixx", ME, GREEDY)
    assert not ann.tables.lead(table, lambda ask: False, badly)
    ann.page.locator("[data-over]").wait_for()

    ann.page.click("[data-review]")

    page = ann.page
    worst = page.locator("[data-mistakes='0'] [data-mistake]")
    worst.first.wait_for()
    decisions = page.evaluate(DECISIONS, table)
    mine = sorted((one for one in decisions if one["seat"] == 0), key=lambda one: -one["loss"])
    found = mine[0]
    assert 1 <= worst.count() <= 3
    # Only my own choices are listed, and nothing names a better one.
    listed = page.locator("[data-moment]:not([data-moment=throw])")
    assert all("Ann" in text for text in listed.all_inner_texts())
    assert "etter" not in " ".join(listed.all_inner_texts())

    worst.first.click()
    at = int(page.get_attribute("[data-course]", "aria-valuenow") or 0)
    assert found["ply"] == at
    told = page.locator("[data-told]")
    assert "Ann" in told.inner_text() and "of the chance to win" in told.inner_text()
    assert "etter:" not in page.locator("[data-said]").inner_text()
    # On a phone the question and the board come onto the screen.
    assert page.evaluate(IN_SIGHT, "[data-said]") and page.evaluate(IN_SIGHT, "[data-sheet='0']")

    sheet = page.locator("[data-sheet='0']")
    sheet.locator(f"[data-field='{found['move']}'], [data-move='{found['move']}']").click()
    told.get_by_text("Try once more").wait_for()
    assert page.locator("[data-why]").count() == 0
    sheet.locator(f"[data-field='{found['best']}'], [data-move='{found['best']}']").click()
    told.get_by_text("Right").wait_for()
    page.locator("[data-why]").get_by_text(" now").first.wait_for()  # What the choices bring.
    page.click("[data-done]")
    assert "Better" in page.locator("[data-grade=blunder]").first.inner_text()

    # From the analysis board Back leads to this place, not to the start of the game.
    page.click("[data-analyse]")
    page.locator("[data-position-line]").wait_for()
    page.go_back()
    page.locator("[data-course]").wait_for()
    assert page.get_attribute("[data-course]", "aria-valuenow") == str(at)


DICE = ("4", "1", "6", "3", "5", "6")


@pytest.mark.slow
def test_an_analysis_is_shared_by_its_link(guest: Arrive) -> None:
    ann, bob = guest(), guest(PHONE)
    ann.open("/analysis")
    ann.page.click("[data-game=qwixx]")
    # The dice on a real table.
    for face in DICE:
        ann.page.click(f"[data-face='{face}']")
    ann.page.click("[data-enter]")
    best = ann.page.locator("[data-choices='0'] [data-word]").first
    best.wait_for()
    ann.page.wait_for_url(lambda url: "action-1" in url)  # The address comes a moment later.

    bob.page.goto(ann.page.url)

    bobs = bob.page.locator("[data-choices='0'] [data-word]").first
    bobs.wait_for()
    assert bobs.inner_text() == best.inner_text()
    # Ann plays on for both, takes back, and returns to the position; Bob's page does not change.
    here = ann.page.url
    best.click()
    ann.page.locator("[data-choices='0']").wait_for(state="detached")
    ann.page.locator("[data-choices='1'] [data-word]").first.click()
    ann.page.wait_for_url(lambda url: "action-2" in url or "throw" in url)
    ann.page.click("[data-back]")
    ann.page.wait_for_url(here)
    ann.page.locator("[data-branch]").wait_for()
    ann.page.click("[data-forward]")
    ann.page.wait_for_url(lambda url: url != here)
    with ann.page.expect_download() as download:
        ann.page.click("[data-save]")
    assert "1. 4 1 6 3 5 6 / " in download.value.path().read_text("utf-8")
    assert bob.page.url == here


def test_a_position_is_set_up_by_hand_and_an_impossible_one_is_reported(guest: Arrive) -> None:
    ann = guest(PHONE, locale="de-DE")
    ann.open("/analysis")
    ann.page.click("[data-game=six]")
    ann.page.click("[data-set-up]")
    ann.page.locator("[data-target='-1,0']").click()
    ann.page.get_by_role("alert").get_by_text("wer am Zug ist").wait_for()
    ann.errors.clear()  # The browser reports the refusal.

    ann.page.select_option("[data-to-move]", "1")

    ann.page.get_by_role("alert").wait_for(state="detached")
    ann.page.wait_for_url(lambda url: "2%2F2" in url and "-1%2C0" in url)
    assert ann.too_wide() <= 0


# A review comes in two parts; the test releases the second one.
HALVES = """() => {
    const real = window.fetch;
    window.fetch = async (url, init) => {
        const answer = await real(url, init);
        if (!String(url).endsWith("/review")) return answer;
        const last = (await answer.text()).trim().split("\\n").at(-1);
        const { unit, exact, values, ...whole } = JSON.parse(last).review;
        const half = whole.course.length >> 1;
        const early = (all) => all.filter((one) => one.ply < half);
        const part = { unit, exact, values };
        for (const kind of ["throws", "decisions", "course"]) part[kind] = early(whole[kind]);
        const first = JSON.stringify({ type: "progress", done: 1, total: 2, part });
        const write = new TextEncoder();
        const body = new ReadableStream({
            async start(stream) {
                stream.enqueue(write.encode(`${first}\\n`));
                await new Promise((go) => { window.goOn = go; });
                stream.enqueue(write.encode(`${last}\\n`));
                stream.close();
            },
        });
        return new Response(body);
    };
}"""


def test_a_review_is_shown_while_it_arrives_and_stepped_through_by_keys(guest: Arrive) -> None:
    ann = guest()
    ann.tables.hurry(ann.make_table("qwixx", ME, GREEDY))
    ann.page.evaluate(HALVES)
    ann.page.click("[data-review]")
    course = ann.page.locator("[data-course]")
    course.wait_for()

    # The first half can be looked at while the rest is on its way.
    assert ann.page.locator("[data-progress]").is_visible()
    assert ann.page.locator("[data-balance], [data-mistakes]").count() == 0
    course.press("ArrowRight")
    ann.page.locator("[data-told]").wait_for()
    course.press("End")
    assert "…" in (course.get_attribute("aria-valuetext") or "")
    ann.page.evaluate("() => window.goOn()")
    ann.page.locator("[data-balance]").wait_for()
    assert ann.page.locator("[data-progress]").count() == 0
    assert "…" not in (course.get_attribute("aria-valuetext") or "")
    # The columns add up, to the last decimal.
    for seat in range(2):
        parts = [
            float(row.locator("td").nth(seat).inner_text().replace("−", "-"))
            for row in ann.page.locator("[data-balance] [data-part]").all()
        ]
        assert round(sum(parts[:-1]), 1) == parts[-1] and len(parts) >= 5
    course.press("Home")

    for key, at in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("Home", "0")):
        course.press(key)
        assert course.get_attribute("aria-valuenow") == at
    course.press("Shift+ArrowRight")
    ann.page.locator("[data-moment][aria-current=step]").first.wait_for()
    course.press("End")
    assert course.get_attribute("aria-valuenow") == course.get_attribute("aria-valuemax")
