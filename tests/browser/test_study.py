"""Studying in the browser: a review finds what was played badly and lets one try again."""

from collections.abc import Callable

from tests.browser.harness import GREEDY, ME, PHONE, Guest

Arrive = Callable[..., Guest]

# The first chance to skip many numbers is taken; otherwise nothing is crossed.
BADLY = "(ask) => (ask.choices.find((one) => one.skips >= 6) ?? ask.choices.at(-1)).move"
DECISIONS = """async (table) => {
    const answer = await fetch(`/api/tables/${table}/review`, { method: "POST" });
    const lines = (await answer.text()).trim().split("\\n");
    return JSON.parse(lines.at(-1)).review.decisions;
}"""


def test_a_blunder_played_on_purpose_is_found_and_can_be_tried_again(guest: Arrive) -> None:
    ann = guest(PHONE)
    table = ann.make_table("qwixx", ME, GREEDY)
    assert not ann.lead(table, "() => false", BADLY)
    ann.page.locator("[data-over]").wait_for()

    ann.page.click("[data-review]")

    blunder = ann.page.locator("[data-moment=blunder]").filter(has_text="Ann").first
    blunder.click()
    page = ann.page
    said = page.locator("[data-grade=blunder]").inner_text()
    assert "Ann" in said and "Better" in said and "of the chance to win" in said
    at = int(page.get_attribute("[data-course]", "aria-valuenow") or 0)
    found = [
        one
        for one in page.evaluate(DECISIONS, table)
        if one["ply"] == at and one["seat"] == 0 and one["grade"] == "blunder"
    ]
    page.locator("[data-try]").first.click()
    sheet = page.locator("[data-sheet='0']")
    sheet.locator(f"[data-field='{found[0]['move']}'], [data-move='{found[0]['move']}']").click()
    page.locator("[data-told]").get_by_text("Try once more").wait_for()
    sheet.locator(f"[data-field='{found[0]['best']}'], [data-move='{found[0]['best']}']").click()
    page.locator("[data-told]").get_by_text("Right").wait_for()
    page.click("[data-done]")
    assert page.locator("[data-grade=blunder]").count() >= 1


def test_a_review_is_stepped_through_by_keys(guest: Arrive) -> None:
    ann = guest()
    ann.hurry(ann.make_table("qwixx", ME, GREEDY))
    ann.page.click("[data-review]")
    course = ann.page.locator("[data-course]")
    course.wait_for()

    for key, at in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("Home", "0")):
        course.press(key)
        assert course.get_attribute("aria-valuenow") == at
    course.press("Shift+ArrowRight")
    ann.page.locator("[data-moment][aria-current=step]").first.wait_for()
    course.press("End")
    assert course.get_attribute("aria-valuenow") == course.get_attribute("aria-valuemax")
