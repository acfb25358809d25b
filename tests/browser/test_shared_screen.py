"""Several people around one screen: they pass it on under a cover, and none is called "you"."""

from collections.abc import Callable

import pytest

from tests.browser.harness import DESKTOP, ME, OPEN, PHONE, Guest
from tests.browser.test_accidental_taps import seen
from tests.browser.test_together import sit_down
from tests.browser.tiers import cases

Arrive = Callable[..., Guest]
BEN = {"kind": "me", "name": "Ben"}
CLEO = {"kind": "me", "name": "Cleo"}
SIZES = cases("size", PHONE, DESKTOP, (568, 320), ids=str)
NAMES = ("Ann", "Ben", "Cleo")


def first_choice(guest: Guest) -> str:
    """Let the first person choose; the name of that person."""
    guest.asked()
    name: str = guest.page.locator("[data-prompt]").inner_text().split(":")[0]
    guest.decide()
    return name


@SIZES
def test_the_screen_is_passed_on_before_a_hidden_choice(
    guest: Arrive, size: tuple[int, int]
) -> None:
    ann = guest(size)
    ann.make_table("qwixx", ME, BEN)
    before = first_choice(ann)
    cover = ann.page.locator("[data-pass-to]")
    cover.wait_for()
    after = next(name for name in NAMES if name != before)

    assert f"Pass to {after}" in cover.inner_text()
    box = cover.bounding_box()
    assert box == {"x": 0, "y": 0, "width": size[0], "height": size[1]}
    assert ann.page.locator("[data-prompt]").get_attribute("data-asked") == ""
    assert ann.page.locator("[data-decide]").count() == 0

    ann.page.keyboard.press("Enter")

    cover.wait_for(state="detached")
    assert ann.page.locator("[data-prompt]").inner_text().startswith(f"{after}:")
    assert ann.page.locator("[data-decide]").count() == 1


def test_under_the_cover_the_last_person_may_choose_again(guest: Arrive) -> None:
    ann = guest(PHONE)
    table = ann.make_table("qwixx", ME, BEN)
    name = first_choice(ann)

    ann.page.locator("[data-pass-to] [data-undo=withdraw]").click()

    ann.page.locator("[data-pass-to]").wait_for(state="detached")
    assert ann.page.locator("[data-prompt]").inner_text().startswith(f"{name}:")
    assert seen(ann, table)["you"]["chosen"] == []


def test_the_cover_stays_even_if_a_person_insists_on_closing_it(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.make_table("qwixx", ME, BEN)
    first_choice(ann)
    cover = ann.page.locator("[data-pass-to][open]")
    cover.wait_for()

    for _ in range(4):
        ann.page.keyboard.press("Escape")

    cover.wait_for()
    ann.page.locator("[data-pass]").click()
    ann.page.locator("[data-decide]").wait_for()


@pytest.mark.slow
def test_an_offer_to_take_over_a_seat_lies_over_the_cover(guest: Arrive) -> None:
    ann, bob = guest(PHONE), guest()
    ann.make_table("qwixx", ME, BEN, OPEN)
    sit_down(ann, bob, "Bob")
    ann.page.click("[data-start]")
    bob.asked()
    first_choice(ann)
    cover = ann.page.locator("[data-pass-to]")
    cover.wait_for()
    bob.page.goto("about:blank")

    cover.locator("[data-takeover]").click()

    ann.page.locator("[data-banner=absent]").wait_for(state="detached")
    cover.locator("[data-pass]").click()
    ann.page.locator("[data-seat='2']").get_by_text("bot for now").wait_for()


def test_the_cover_is_there_again_after_a_reload(guest: Arrive) -> None:
    ann = guest()
    ann.make_table("qwixx", ME, BEN)
    first_choice(ann)
    ann.page.locator("[data-pass-to]").wait_for()

    ann.page.reload()

    ann.page.locator("[data-pass-to]").wait_for()


def test_the_active_person_chooses_last_and_continues_without_a_cover(guest: Arrive) -> None:
    ann = guest()
    table = ann.make_table("qwixx", ME, BEN, CLEO)
    names = [first_choice(ann) for _ in NAMES]
    ann.page.locator("[data-prompt][data-phase=action-2]:not([data-asked=''])").wait_for()

    active = NAMES[seen(ann, table)["table"]["state"]["active"]]
    assert sorted(names) == sorted(NAMES)
    assert names[-1] == active
    assert ann.page.locator("[data-pass-to]").count() == 0


def test_no_person_is_called_you_and_every_sheet_has_its_own_colour(guest: Arrive) -> None:
    ann = guest()
    ann.make_table("qwixx", ME, BEN, CLEO)
    ann.asked()

    sheets = ann.page.locator("section.shared")
    tints = sheets.evaluate_all("all => all.map((one) => getComputedStyle(one).backgroundColor)")
    assert len(set(tints)) == 3
    text = ann.page.locator("main").inner_text().lower().split()
    assert not {"you", "your", "you:"} & set(text)
    ann.decide()
    ann.page.locator("[data-pass-to]").wait_for()
    text = ann.page.locator("main").inner_text().lower().split()
    assert not {"you", "your", "you:"} & set(text)


def test_a_person_alone_is_never_asked_to_pass_the_screen_on(guest: Arrive) -> None:
    ann = guest()
    ann.make_table("qwixx", ME, {"kind": "bot", "bot": "random"})
    for _ in range(4):
        ann.asked()
        assert ann.page.locator("[data-pass-to]").count() == 0
        ann.decide()
