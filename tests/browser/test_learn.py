"""Lessons in the browser, by keyboard on a phone: every step is done, wrong tries are answered."""

from collections.abc import Callable

from crosshex.learn import course_of
from crosshex.rules import find_game
from tests.browser.harness import PHONE, Guest
from tests.browser.tiers import cases

Arrive = Callable[..., Guest]
PRESS = """(selector) => {
    const found = document.querySelector(selector);
    found?.focus();
    return document.activeElement === found;
}"""


def press(ann: Guest, selector: str) -> None:
    """Focus an element and press Enter."""
    ann.page.locator(selector).first.wait_for()
    assert ann.page.evaluate(PRESS, selector), selector
    ann.page.keyboard.press("Enter")


def answer(ann: Guest, word: str) -> None:
    """Make a move on the sheet or board, or type a number, with the keyboard alone."""
    if word.isdecimal():
        ann.page.locator("input.number").focus()
        ann.page.keyboard.type(word)
        ann.page.keyboard.press("Enter")
    elif word in ("-", "x"):
        press(ann, f"[data-move='{word}']")
    elif "," in word:
        cells, _, keep = word.partition("=")
        *source, target = cells.split(">")
        if source:
            press(ann, f"[data-pick='{source[0]}']")
        press(ann, f"[data-target='{target}']")
        ann.page.locator("[data-verdict], [data-move]").first.wait_for()
        if keep and ann.page.locator("[data-move]").count():
            press(ann, f"[data-move='{word}']")
    else:
        press(ann, f"[data-field='{word}']")


@cases(
    "game, lesson", ("qwixx", "basics"), ("longo", "lucky"), ("six", "basic"), ("six", "advanced")
)
def test_a_whole_lesson_is_done_with_the_keyboard_on_a_phone(
    guest: Arrive, game: str, lesson: str
) -> None:
    ann = guest(PHONE)
    ann.open(f"/learn/{game}")
    press(ann, f"[data-lesson={lesson}]")

    for step in course_of(find_game(game)).lesson(lesson).steps:
        ann.page.locator(f"[data-step={step.id}]").wait_for()
        if step.number is not None:
            # The number that the step asks for is not shown beside the sheet.
            assert ann.page.locator(".who span").count() == 0
        answer(ann, str(step.moves[0] if step.number is None else step.number))
        ann.page.locator("[data-verdict=right]").wait_for()
        # The focus is on the button that leads on.
        ann.page.keyboard.press("Enter")

    ann.page.locator("[data-done]").wait_for()
    ann.page.reload()
    ann.page.locator("[data-done]").wait_for()


def test_a_wrong_try_says_why_and_progress_can_be_started_again(guest: Arrive) -> None:
    ann = guest(PHONE, locale="de-DE")
    ann.open("/learn/qwixx/basics")
    ann.page.locator("[data-step=sum]").wait_for()

    ann.page.locator("[data-at='0 4']").dispatch_event("click")
    said = ann.page.locator("[data-verdict=wrong]")
    said.wait_for()
    assert "Die Würfel ergeben diese Zahl nicht" in (said.text_content() or "")
    ann.page.locator("[data-show]").click()
    ann.page.locator("[data-next]").click()
    ann.page.reload()

    ann.page.locator("[data-step=left]").wait_for()
    assert ann.too_wide() <= 0


def test_a_hexagon_that_cannot_be_taken_says_why(guest: Arrive) -> None:
    ann = guest()
    ann.open("/learn/six/basic")
    ann.page.locator("[data-step=first]").wait_for()
    assert ann.page.locator("svg text.at").count() == 0, "no coordinates in a lesson"
    for _ in range(7):
        ann.page.locator("[data-show]").click()
        ann.page.locator("[data-next]").click()
    ann.page.locator("[data-step=together]").wait_for()
    # Back leads to the step before.
    ann.page.go_back()
    ann.page.locator("[data-step=move]").wait_for()
    ann.page.go_forward()
    ann.page.locator("[data-step=together]").wait_for()

    ann.page.locator("[data-cell='4,0']").dispatch_event("click")
    said = ann.page.locator("[data-verdict=wrong]")
    said.wait_for()

    assert "fall apart" in (said.text_content() or "")
    # Whoever was only shown the steps does not know them yet.
    ann.page.locator("[data-show]").click()
    ann.page.locator("[data-next]").click()
    ann.page.locator("[data-done]").get_by_text("8 steps are left").wait_for()
    ann.page.locator("[data-left]").click()
    ann.page.locator("[data-step=first]").wait_for()


def test_axe_finds_nothing_serious_in_a_lesson(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.open("/learn/six/basic")
    ann.page.locator("[data-show]").click()
    ann.page.locator("[data-verdict=right]").wait_for()

    assert ann.findings() == []


@cases("game", "six", "qwixx", "longo")
def test_the_page_of_a_game_shows_its_goal_and_opens_by_keyboard(guest: Arrive, game: str) -> None:
    ann = guest(PHONE)
    ann.open(f"/learn/{game}")
    ann.page.locator("[data-goal] [role=img]").first.wait_for()

    assert ann.page.locator("[data-claim]").count() == 10
    assert ann.page.locator(f"[data-way=rules][href='/rules/{game}']").count() == 1
    press(ann, "[data-claim] summary")
    command = ann.page.locator("[data-claim] code").first
    command.wait_for()
    assert (command.text_content() or "").startswith(f"crosshex learn {game} --measure ")
    assert ann.too_wide() <= 0
    assert ann.findings() == []
    press(ann, "[data-begin]")
    ann.page.locator("[data-step]").wait_for()


def test_progress_is_shown_and_an_unknown_lesson_leads_back(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.open("/learn/longo/lucky")
    answer(ann, "y14")
    ann.page.locator("[data-verdict=right]").wait_for()
    ann.open("/learn/longo/nothing")
    ann.page.locator("a[href='/learn/longo']").last.click()

    lesson = ann.page.locator("[data-lesson=lucky]")
    lesson.wait_for()
    assert "1 of 8" in (lesson.text_content() or "")
