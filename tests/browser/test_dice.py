"""The throw on the screen: nothing is announced before the dice stop."""

from collections.abc import Callable
from datetime import datetime

import pytest

from tests.browser.chosen_dice import LUCKY, lead_to
from tests.browser.harness import GREEDY, ME, PHONE, Guest

Arrive = Callable[..., Guest]


def test_a_throw_is_not_announced_before_the_dice_stop(guest: Arrive) -> None:
    ann = guest(fresh=True)
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.open("/settings")
    ann.page.clock.install(time=datetime(2030, 1, 1))
    ann.page.clock.pause_at(datetime(2030, 1, 1, 0, 0, 10))
    ann.make_table("qwixx", ME, GREEDY)
    ann.page.locator(".tumble").first.wait_for()

    prompt = ann.page.locator("[data-prompt]")
    assert "throws" in prompt.inner_text()
    assert prompt.get_attribute("data-asked") == ""
    assert ann.page.locator(".sum").inner_text() == ""
    assert ann.page.locator("[data-field], [data-decide], [data-dim]").count() == 0

    ann.page.clock.run_for(1000)

    ann.page.locator(".tumble").first.wait_for(state="detached")
    assert "hite dice" in prompt.inner_text()
    assert ann.page.locator(".sum").inner_text() != ""
    assert ann.page.locator("[data-field]").count() > 0


def test_without_motion_the_throw_is_announced_at_once(guest: Arrive) -> None:
    ann = guest(fresh=True)
    ann.open("/settings")
    ann.page.clock.install(time=datetime(2030, 1, 1))
    ann.page.clock.pause_at(datetime(2030, 1, 1, 0, 0, 10))

    ann.make_table("qwixx", ME, GREEDY)

    ann.page.locator("[data-field]").first.wait_for()
    assert ann.page.locator(".tumble").count() == 0


@pytest.mark.slow
def test_a_throw_that_a_takeback_brings_back_is_shown_at_once(guest: Arrive) -> None:
    ann = guest(fresh=True)
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.make_table("qwixx", ME)
    ann.play_on(2)
    ann.asked()
    dice = ann.page.locator("[role=group] .die")
    ann.page.locator("[data-prompt][data-turn='2']").wait_for()
    thrown = dice.evaluate_all("all => all.map((one) => one.ariaLabel)")

    ann.page.clock.install()
    ann.page.clock.pause_at(datetime(2040, 1, 1))
    ann.page.locator("[data-undo=takeback]").click()

    ann.page.locator("[data-prompt][data-turn='1']:not([data-asked=''])").wait_for()
    assert dice.evaluate_all("all => all.map((one) => one.ariaLabel)") != thrown
    assert ann.page.locator(".tumble").count() == 0


def test_the_prompt_says_what_a_lucky_number_gives(guest: Arrive) -> None:
    ann = guest(PHONE)
    lead_to(ann, "longo", LUCKY)
    ann.page.locator(".field.lucky").first.wait_for()

    said = ann.page.locator("[data-prompt]").inner_text()

    number = ann.page.locator(".sum [aria-hidden]").inner_text()
    assert said.startswith(f"Lucky {number}!")
    assert "the next number of a row with the fewest crosses" in said
