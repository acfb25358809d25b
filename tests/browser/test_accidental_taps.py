"""A slip of the finger costs nothing: double taps, costly moves, moves without a choice."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.chosen_dice import LAST_LOCK, lead_to
from tests.browser.harness import ME, OPEN, PHONE, RANDOM, REST_MS, Guest
from tests.browser.tables import Ask
from tests.browser.test_together import link_of, sit_down

Arrive = Callable[..., Guest]
BOB = {"kind": "me", "name": "Bob"}
SLOW = {"byItself": False}
LONG_MS = 2500
"""A guard so long that two taps of a test fall into it even on a slow machine."""


def seen(guest: Guest, table: str) -> Any:
    """The server's view of the table, with the part for this guest."""
    return guest.tables.look(table)


def farthest(ask: Ask) -> str:
    """The cross that skips the most numbers, so that soon nothing fits."""
    move: str = max(ask["choices"], key=lambda one: one["skips"])["move"]
    return move


def tap_twice(guest: Guest, selector: str) -> None:
    """Tap the same place twice, a quarter of a second apart, whatever is there by then."""
    guest.page.wait_for_timeout(LONG_MS)
    box = guest.page.locator(selector).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    guest.page.mouse.click(x, y)
    guest.page.wait_for_timeout(250)
    guest.page.mouse.click(x, y)
    guest.page.wait_for_timeout(REST_MS)


def test_a_second_tap_on_nothing_is_no_failed_throw(guest: Arrive) -> None:
    ann = guest(PHONE, settings={**SLOW, "confirm": False, "guard": LONG_MS})
    table = ann.make_table("qwixx", ME)
    ann.asked()

    tap_twice(ann, "[data-decide='-']")

    state = seen(ann, table)["table"]["state"]
    assert state["phase"] == "action-2"
    assert state["sheets"][0]["failed"] == 0


def test_a_second_tap_does_not_decide_for_the_next_person(guest: Arrive) -> None:
    ann = guest(PHONE, settings={**SLOW, "guard": LONG_MS})
    table = ann.make_table("qwixx", ME, BOB)
    ann.asked()

    tap_twice(ann, "[data-decide='-']")

    assert len(seen(ann, table)["you"]["chosen"]) == 1


def test_a_new_question_is_answered_after_a_moment(guest: Arrive) -> None:
    ann = guest(settings=SLOW)
    table = ann.make_table("qwixx", ME)
    ann.asked()
    ann.page.wait_for_timeout(REST_MS)

    ann.page.locator("[data-decide='-']").click()

    ann.page.locator("[data-prompt][data-phase=action-2]").wait_for()
    assert seen(ann, table)["table"]["state"]["phase"] == "action-2"


def test_a_deliberate_failed_throw_is_confirmed_once(guest: Arrive) -> None:
    ann = guest(settings={"guard": 0, **SLOW})
    table = ann.make_table("qwixx", ME)
    ann.asked()
    ann.page.locator("[data-decide='-']").click()
    failed = ann.page.locator("[data-decide=x]")
    failed.click()
    assert "Press again" in failed.inner_text()
    assert seen(ann, table)["table"]["state"]["sheets"][0]["failed"] == 0

    failed.click()

    ann.page.locator("[data-prompt][data-turn='2']").wait_for()
    assert seen(ann, table)["table"]["state"]["sheets"][0]["failed"] == 1


def test_a_lock_that_ends_the_game_is_confirmed_once(guest: Arrive) -> None:
    ann = guest(settings={"guard": 0, **SLOW})
    table, word = lead_to(ann, "qwixx", LAST_LOCK)
    ann.page.locator(f"[data-field='{word}']").click()
    lock = ann.page.locator(f"[data-decide='{word}']")
    lock.click()
    assert "ends the game" in lock.inner_text()
    assert seen(ann, table)["table"]["status"] == "playing"

    lock.click()

    ann.page.locator("[data-over]").wait_for()


def test_crossing_nothing_is_never_the_large_button(guest: Arrive) -> None:
    ann = guest(PHONE, settings={"guard": 0, **SLOW})
    ann.make_table("qwixx", ME)
    ann.asked()
    decide, plain = ann.page.locator("[data-decide]"), ann.page.locator("[data-hint]")
    look = "(one) => [one.offsetHeight, getComputedStyle(one).backgroundColor]"
    assert decide.evaluate(look) == plain.evaluate(look)
    decide.press("Enter")
    ann.page.locator("[data-decide=x]").wait_for()
    assert decide.evaluate(look) == plain.evaluate(look)

    ann.page.locator("[data-field]").first.click()

    assert decide.evaluate("(one) => one.offsetHeight") > plain.evaluate(
        "(one) => one.offsetHeight"
    )


@pytest.mark.slow
def test_a_question_without_a_choice_is_answered_automatically(guest: Arrive) -> None:
    ann = guest(settings={"guard": 0, **SLOW})
    table = ann.make_table("qwixx", ME, BOB)
    assert ann.tables.lead(table, lambda ask: len(ask["choices"]) == 1, farthest)
    asked = seen(ann, table)["you"]["asks"][0]
    ann.page.reload()
    ann.page.locator(f"[data-decide='{asked['choices'][0]['move']}']").wait_for()
    ann.page.wait_for_timeout(2500)
    assert seen(ann, table)["you"]["asks"][0] == asked  # Automatic answers are switched off here.
    ann.answered = ann.asked() or ""

    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.locator("[data-setting=by-itself]").check()
    ann.page.keyboard.press("Escape")

    ann.page.locator(".by-itself").wait_for()
    ann.asked()


@pytest.mark.parametrize("act", ["leave", "delete"])
def test_leaving_and_deleting_are_confirmed_once(guest: Arrive, act: str) -> None:
    ann = guest(settings={"guard": 0})
    table = ann.make_table("qwixx", ME, RANDOM)
    ann.asked()
    ann.page.get_by_role("button", name="Table menu").click()
    button = ann.page.locator(f"[data-act={act}]")
    button.click()
    assert "Press again" in button.inner_text()
    assert seen(ann, table)["you"]["seats"] == [0]

    button.click()

    ann.page.locator("[data-play]").wait_for()
    left = ann.page.evaluate("async (id) => (await fetch(`/api/tables/${id}`)).status", table)
    assert left == (404 if act == "delete" else 200)
    ann.errors.clear()  # The browser reports the status 404.


@pytest.mark.slow
def test_removing_a_player_and_changing_a_link_are_confirmed_once(guest: Arrive) -> None:
    ann, bob = guest(settings={"guard": 0}), guest()
    table = ann.make_table("qwixx", ME, OPEN)
    sit_down(ann, bob, "Bob")
    remove = ann.page.get_by_role("button", name="Remove Bob")
    remove.click()
    remove.get_by_text("Press again").wait_for()
    link = link_of(ann, "invite")
    for act in ("renew", "revoke"):
        ann.page.locator(f"[data-{act}=invite]").click()
        ann.page.locator(f"[data-{act}=invite]").get_by_text("Press again").wait_for()
    assert seen(ann, table)["table"]["seats"][1]["name"] == "Bob"
    assert link_of(ann, "invite") == link

    remove.get_by_text("Press again").wait_for(state="detached")
    remove.click()
    remove.click()

    bob.page.locator("[data-watching=removed]").wait_for()
