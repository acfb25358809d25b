"""Connected pads: each person has a phone; phones lose the connection and get it back."""

import json
from collections.abc import Callable

import pytest

from tests.browser.harness import PHONE, Guest
from tests.browser.test_pad import LOCKED, cross, wait_for_crosses
from tests.browser.test_takebacks import COVERED

Arrive = Callable[..., Guest]


def start_together(ann: Guest, game: str = "qwixx", name: str = "Ann") -> str:
    """Start a pad for several phones, and show its link."""
    ann.open("/pad")
    ann.page.locator(f"input[type=radio][value={game}]").check(force=True)
    ann.page.locator(".person input").fill(name)
    ann.page.locator("[data-start-together]").click()
    ann.page.locator("dialog[open] svg[role=img]").wait_for()
    return ann.page.locator("[data-link=pad]").input_value()


def share(ann: Guest, game: str = "qwixx", name: str = "Ann") -> str:
    """Start a pad for several phones, and write on it; the path of the link to join."""
    link = start_together(ann, game, name)
    ann.page.keyboard.press("Escape")
    return link.removeprefix(ann.server.address)


def join(ben: Guest, link: str, name: str = "Ben") -> None:
    ben.open(link)
    ben.page.locator("form input").fill(name)
    ben.page.locator("[data-join]").click()
    ben.page.locator("[data-at]").first.wait_for()


def sees(guest: Guest, name: str, crosses: int) -> None:
    """Wait until a guest sees this many crosses on the sheet of another person."""
    sheet = guest.page.locator(f"[data-other={name}]")
    if sheet.get_attribute("open") is None:
        sheet.locator("summary").click()
    guest.page.wait_for_function(
        "([name, crosses]) => document.querySelectorAll("
        "`[data-other=${name}] .field.crossed:not(.lock)`).length === crosses",
        arg=[name, crosses],
    )


def state(guest: Guest, wanted: str) -> None:
    guest.page.locator(f"[data-pad-state={wanted}]").wait_for()


def test_a_lock_the_end_and_the_next_game_are_shared_by_all_phones(
    guest: Arrive,
) -> None:
    ann, ben = guest(PHONE), guest(PHONE)
    join(ben, share(ann))
    ann.page.get_by_text("Together with Ben.").wait_for()

    cross(ann, *LOCKED)
    ben.page.locator("[data-notice]").get_by_text("Ann: The red row is locked.").wait_for()
    ben.settle()
    assert ben.page.evaluate(COVERED) == []
    ben.page.locator("[data-at='0 4']").dispatch_event("click")
    assert "This row is locked" in (ben.page.locator("dialog[open]").text_content() or "")
    ben.page.locator("dialog[open] [data-anyway]").click()
    assert "red 6" in (ben.page.locator("[data-late]").text_content() or "")
    sees(ann, "Ben", 1)
    assert "red 6" in (ann.page.locator("[data-late]").text_content() or "")
    assert ben.findings() == []

    cross(ben, "y2", "y3", "y4", "y5", "y6", "y12")
    for one in (ann, ben):
        places = one.page.locator("[data-over] li")
        places.first.wait_for()
        assert places.all_text_contents() == ["Ben 29", "Ann 28"]
    assert ann.findings() == []

    ann.page.locator("[data-again]").click()
    ben.page.get_by_text("A new game has begun.").first.wait_for()
    for one in (ann, ben):
        one.page.locator("[data-over]").wait_for(state="detached")
        one.page.locator("[data-at]").first.wait_for()
    assert ann.page.url == ben.page.url
    cross(ben, "g12")
    sees(ann, "Ben", 1)


@pytest.mark.slow
def test_disconnected_phones_continue_alone_and_lose_nothing_on_reconnect(guest: Arrive) -> None:
    ann, ben = guest(PHONE), guest(PHONE, service_workers="allow")
    join(ben, share(ann))
    cross(ben, "b12")
    sees(ann, "Ben", 1)
    ben.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ben.page.reload()
    state(ben, "together")
    ben.page.wait_for_load_state("load")

    ben.context.set_offline(True)
    state(ben, "alone")
    cross(ben, "b11", "r8")
    ben.page.locator("[data-undo]").click()
    ben.page.reload()
    ben.page.locator("[data-pad-state=alone][data-waiting='3']").wait_for()
    assert "3 entries will be sent" in (ben.page.locator("[data-pad-state]").text_content() or "")
    cross(ben, "r9")
    cross(ann, *LOCKED)

    ben.context.set_offline(False)
    state(ben, "together")
    sees(ben, "Ann", 6)
    sees(ann, "Ben", 3)
    wait_for_crosses(ben, 3)
    for one in (ann, ben):
        assert "red 9" in (one.page.locator("[data-late]").text_content() or "")
    ben.errors.clear()  # The browser reports failed requests.


def test_lucky_numbers_are_dealt_to_those_who_join_and_a_second_visit_finds_the_sheet(
    guest: Arrive,
) -> None:
    ann, ben = guest(PHONE), guest(PHONE)
    link = share(ann, "longo")
    ben.open(link)
    ben.page.get_by_label("Lucky numbers").select_option("5 · 8")
    ben.page.get_by_label("Your name").fill("Ben")
    assert ben.findings() == []
    ben.page.locator("[data-join]").press("Enter")
    ben.page.locator("[data-at]").first.wait_for()
    assert "5" in ben.page.locator(".luck").first.inner_text()
    cross(ben, "g16")
    sees(ann, "Ben", 1)

    ben.page.evaluate("localStorage.clear()")
    ben.open(link)
    wait_for_crosses(ben, 1)


@pytest.mark.slow
def test_the_owner_renews_the_link_removes_a_person_and_ends_the_pad(guest: Arrive) -> None:
    ann, ben, eve = guest(), guest(PHONE), guest(PHONE)
    link = share(ann)
    join(ben, link)
    cross(ben, "g12")
    sees(ann, "Ben", 1)

    ann.page.locator("[data-together]").click()
    before = ann.page.locator("[data-link=pad]").input_value()
    ann.page.locator("[data-renew]").click()
    ann.page.wait_for_function(
        "(before) => document.querySelector('[data-link=pad]').value !== before", arg=before
    )
    eve.open(link)
    eve.page.get_by_text("This link is no longer valid.").wait_for()
    join(eve, ann.page.locator("[data-link=pad]").input_value(), "Eve")
    ann.page.get_by_role("button", name="Remove Ben").click()
    ann.page.locator("[data-sure]").click()
    state(ben, "removed")
    wait_for_crosses(ben, 1)  # What is written stays on the device.
    cross(ben, "g11")
    wait_for_crosses(ben, 2)

    assert ann.findings() == []
    assert "quiet" in (ann.page.get_attribute("[data-end]", "class") or "")
    ann.page.locator("[data-end]").click()
    ann.page.locator("[data-sure]").click()
    state(eve, "ended")
    ann.page.locator("[data-pad-state]").wait_for(state="detached")
    for one in (ann, ben, eve):
        one.errors.clear()  # Refusals are errors in the console too.


def test_a_person_who_leaves_continues_alone_with_what_they_wrote(guest: Arrive) -> None:
    ann, ben = guest(PHONE), guest(PHONE)
    join(ben, share(ann))
    cross(ben, "g12")
    sees(ann, "Ben", 1)

    ben.page.locator("[data-together]").click()
    ben.page.locator("[data-leave]").click()
    ben.page.locator("[data-sure]").click()
    ben.page.locator("[data-pad-state]").wait_for(state="detached")
    wait_for_crosses(ben, 1)
    assert ben.page.locator("[data-other]").count() == 0
    ann.page.get_by_text("Nobody else has joined yet.").wait_for()
    ben.errors.clear()  # The last refusal is an error in the console too.


@pytest.mark.slow
def test_broken_storage_is_reported_and_loses_nothing(guest: Arrive) -> None:
    ann = guest(PHONE)
    link = share(ann)
    cross(ann, "g12")
    ann.page.locator("[data-pad-state=together][data-waiting='0']").wait_for()
    pad = link.split("/")[-1].split("?")[0]

    # More words than a sheet may have: they stay here, and the answer is clear.
    ann.open("/pad")
    ann.page.evaluate(
        """(key) => {
            const kept = JSON.parse(localStorage[key]);
            kept.pad.sheets[0].log.push(...Array(600).fill(["r2", "undo"]).flat());
            localStorage[key] = JSON.stringify(kept);
        }""",
        f"crosshex.pad.{pad}",
    )
    ann.open(f"/pad/{pad}")
    ann.page.locator("[data-pad-fault]").get_by_text("limit of 1,000 entries").wait_for()
    wait_for_crosses(ann, 1)

    ann.open("/pad")
    ann.page.evaluate(
        "([key, text]) => (localStorage[key] = text)",
        [f"crosshex.pad.{pad}", json.dumps({"id": pad, "together": 5})],
    )
    ann.open(f"/pad/{pad}")
    ann.page.get_by_text("not on this device").wait_for()
    ann.open(link)
    wait_for_crosses(ann, 1)  # The server had it.
    ann.errors.clear()  # The refusal is an error in the console too.


def test_a_link_to_an_unknown_pad_is_answered_clearly(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.open("/pad/nothing?link=x")
    ann.page.get_by_text("This pad is no longer shared.").wait_for()
    ann.errors.clear()  # The refusal is an error in the console too.
