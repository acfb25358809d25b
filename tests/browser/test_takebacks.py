"""Missed deadlines and changes of mind: everyone at the table is told, and nothing is lost."""

from collections.abc import Callable

import pytest

from tests.browser.harness import GREEDY, ME, OPEN, PHONE, RANDOM, Guest
from tests.browser.test_accidental_taps import seen
from tests.browser.test_together import link_of, sit_down

Arrive = Callable[..., Guest]
COVERED = """() => [...document.querySelectorAll("[data-at]")].filter((one) => {
    const field = one.getBoundingClientRect();
    return [...document.querySelectorAll("[data-notice]")].some((notice) => {
        const { left, right, top, bottom } = notice.getBoundingClientRect();
        return field.left < right && left < field.right && field.top < bottom && top < field.bottom;
    });
}).map((one) => one.dataset.at)"""
"""Which fields of the sheet lie under a notice."""


def sit_together(ann: Guest, bob: Guest, game: str, **options: int) -> str:
    table = ann.make_table(game, ME, OPEN, **options)
    sit_down(ann, bob, "Bob")
    ann.page.locator("[data-start]").click()
    ann.asked()
    return table


@pytest.mark.slow
def test_against_bots_the_game_waits_and_one_tap_goes_on(guest: Arrive) -> None:
    # Long words leave little room for the clock.
    ann = guest(PHONE, locale="de-DE")
    ann.make_table("qwixx", ME, RANDOM, time=5)
    asked = ann.asked()
    ann.settle()
    field = ann.page.locator("[data-at='0 0']")
    place = field.bounding_box()
    resume = ann.page.locator("[data-resume]")
    resume.wait_for()
    ann.settle()
    assert field.bounding_box() == place  # The banner covers only the page header.
    assert ann.page.get_by_role("timer").count() == 0

    resume.click()

    resume.wait_for(state="detached")
    ann.page.get_by_role("timer").wait_for()
    assert ann.asked() == asked


@pytest.mark.slow
def test_a_missed_decision_is_announced_and_the_result_says_a_bot_made_it(guest: Arrive) -> None:
    ann, bob = guest(), guest()
    sit_together(ann, bob, "six", time=5)

    for person in (ann, bob):
        told = person.page.locator("[data-notice]", has_text="a bot decides this once for Ann")
        told.wait_for()
    bob.asked()
    bob.page.get_by_role("button", name="Table menu").click()
    bob.page.locator("[data-act=resign]").click()

    for person in (ann, bob):
        person.page.locator("[data-stood-in]", has_text="Ann").wait_for()
    assert "You win" not in ann.page.locator("[data-prompt]").inner_text()


def test_a_choice_is_withdrawn_while_the_others_choose(guest: Arrive) -> None:
    ann, bob = guest(), guest()
    table = sit_together(ann, bob, "qwixx")
    ann.decide()

    ann.page.locator("[data-undo=withdraw]").click()

    ann.page.locator("[data-decide]").wait_for()
    assert seen(ann, table)["you"]["chosen"] == []
    assert bob.page.locator("[data-decide]").count() == 1


def test_a_window_shows_what_was_chosen_in_another_one(guest: Arrive) -> None:
    ann, bob = guest(), guest()
    table = sit_together(ann, bob, "qwixx")
    other = ann.context.new_page()
    other.goto(f"/table/{table}")
    other.locator("[data-decide]").wait_for()
    ann.page.locator("[data-field]").first.click()
    ann.page.locator(".field.chosen").wait_for()

    other.locator("[data-decide]").click()

    ann.page.get_by_text("You chose: nothing.").wait_for()
    assert ann.page.locator(".field.chosen").count() == 0


def test_against_a_bot_a_decision_is_taken_back_at_once(guest: Arrive) -> None:
    ann = guest(PHONE)
    table = ann.make_table("six", ME, GREEDY)
    ann.asked()
    before = seen(ann, table)["table"]["state"]["moves"]
    ann.decide()
    ann.asked()

    ann.page.locator("[data-undo=takeback]").click()

    ann.page.locator("[data-notice]", has_text="takes back the last decision").wait_for()
    assert seen(ann, table)["table"]["state"]["moves"] == before
    assert ann.page.locator("[data-undo]").count() == 0  # Only one decision can be taken back.


@pytest.mark.parametrize("size", [PHONE, (568, 320)], ids=str)
def test_on_a_phone_a_notice_covers_no_field(guest: Arrive, size: tuple[int, int]) -> None:
    ann = guest(size)
    ann.make_table("longo", ME, GREEDY)
    ann.play_on(1)
    ann.asked()

    ann.page.locator("[data-undo=takeback]").click()

    ann.page.locator("[data-notice]", has_text="takes back the last decision").wait_for()
    ann.settle()
    assert ann.page.evaluate(COVERED) == []


def test_a_table_can_be_opened_without_takebacks(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.open("/")
    ann.page.click("[data-game=six]")
    ann.page.locator("summary").click()
    ann.page.locator("[data-takebacks]").uncheck()
    ann.page.click("[data-play]")
    ann.asked()
    ann.decide()

    ann.asked()

    table = ann.page.url.rsplit("/", 1)[1]
    assert seen(ann, table)["table"]["takebacks"] is False
    assert ann.page.locator("[data-undo]").count() == 0


def test_the_lobby_of_a_table_without_takebacks_says_so_to_new_people(guest: Arrive) -> None:
    ann, bob = guest(), guest(PHONE)
    ann.make_table("qwixx", ME, OPEN, takebacks=False)
    bob.open(link_of(ann, "invite"))

    for person in (ann, bob):
        said = person.page.locator("[data-no-takebacks]").inner_text()
        assert said == "At this table decisions cannot be taken back."


def test_with_people_a_takeback_is_asked_for_and_answered(guest: Arrive) -> None:
    ann, bob = guest(), guest(PHONE)
    table = sit_together(ann, bob, "six")
    ann.decide()
    bob.asked()

    ann.page.locator("[data-undo=takeback]").click()
    ann.page.get_by_text("The others are asked").wait_for()
    said = bob.page.locator("[data-live]", has_text="would like to take back the last decision")
    said.wait_for(state="attached")
    bob.page.get_by_role("button", name="Decline").click()
    ann.page.locator("[data-notice]", has_text="the decision stands").wait_for()
    assert seen(ann, table)["table"]["state"]["moves"] == 1
    ann.page.locator("[data-undo=takeback]").click()
    bob.page.get_by_role("button", name="Accept").click()

    ann.page.locator("[data-prompt][data-turn='0']").wait_for()
    assert seen(ann, table)["table"]["state"]["moves"] == 0


@pytest.mark.slow
def test_after_three_misses_a_bot_takes_the_seat_and_one_tap_returns_it(guest: Arrive) -> None:
    ann, bob = guest(PHONE), guest()
    table = sit_together(ann, bob, "six", time=5)
    for _ in range(3):
        bob.tables.hurry(table, 1)  # Waits until Ann's bot has moved.
    back = ann.page.locator("[data-return]")
    back.wait_for()
    assert seen(ann, table)["table"]["seats"][0]["stand_in"]

    back.click()

    back.wait_for(state="detached")
    assert seen(ann, table)["table"]["seats"][0]["stand_in"] is None
    bob.tables.hurry(table, 1)
    ann.page.locator("[data-target]").first.wait_for()
