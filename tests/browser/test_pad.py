"""The score pad: for real dice, without a server once it is open."""

from collections.abc import Callable

import pytest

from tests.browser.harness import PHONE, Guest
from tests.browser.test_accidental_taps import LONG_MS
from tests.browser.tiers import cases

Arrive = Callable[..., Guest]
LOCKED = ["r2", "r3", "r4", "r5", "r6", "r12"]


def start(ann: Guest, game: str = "qwixx", *names: str) -> None:
    ann.open("/pad")
    ann.page.locator(f"input[type=radio][value={game}]").check(force=True)
    for _ in names[1:]:
        ann.page.locator("[data-add]").click()
    for i, name in enumerate(names):
        ann.page.locator(".person input").nth(i).fill(name)
    ann.page.locator("[data-start]").click()
    ann.page.locator("[data-at]").first.wait_for()


def cross(ann: Guest, *words: str) -> None:
    for word in words:
        ann.page.locator(f"[data-field={word}]").click()
        sure = ann.page.locator("dialog[open] [data-anyway]")
        if word in ("r12", "y12") and sure.count():
            sure.click()


def wait_for_crosses(ann: Guest, count: int) -> None:
    """Wait until this many fields are crossed on the sheets that are written here."""
    ann.page.wait_for_function(
        "(count) => document.querySelectorAll('button.field.crossed').length === count", arg=count
    )


@pytest.mark.slow
def test_a_whole_game_is_written_without_a_network_and_survives_a_reload(guest: Arrive) -> None:
    ann = guest(PHONE, service_workers="allow")
    start(ann, "qwixx", "Ann")
    ann.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ann.page.reload()
    ann.page.locator("[data-at]").first.wait_for()
    ann.page.wait_for_load_state("networkidle")
    ann.context.set_offline(True)

    cross(ann, *LOCKED, "y2", "y3", "y4")
    ann.page.reload()
    wait_for_crosses(ann, 9)
    cross(ann, "y5", "y6", "y12")

    assert "Ann wins with 56 points" in (ann.page.locator("[data-over]").text_content() or "")
    ann.page.locator("[data-undo]").click()
    ann.page.locator("[data-over]").wait_for(state="detached")
    ann.errors.clear()  # The browser reports failed requests.


def test_a_lock_is_confirmed_and_closes_the_row_for_all_at_one_device(guest: Arrive) -> None:
    ann = guest(PHONE, settings={"guard": 0})
    start(ann, "qwixx", "Ann", "Ben")
    cross(ann, *LOCKED[:5])

    ann.page.locator("[data-field=r12]").click()
    ann.page.locator("dialog[open] [data-anyway]").click()
    ann.page.locator("input[type=radio][value='1']").check(force=True)
    ann.page.locator("[data-at='0 4']").dispatch_event("click")

    assert "This row is locked" in (ann.page.locator("dialog[open]").text_content() or "")
    ann.page.locator("dialog[open] [data-anyway]").click()
    assert "red 6" in (ann.page.locator("[data-late]").text_content() or "")


def test_a_double_tap_on_a_lock_does_not_confirm_it(guest: Arrive) -> None:
    ann = guest(PHONE, settings={"guard": LONG_MS})
    start(ann, "qwixx", "Ann")
    cross(ann, *LOCKED[:5])
    ann.page.locator("[data-field=r12]").click()

    ann.page.locator("dialog[open] [data-anyway]").click()

    assert ann.page.locator("dialog[open] [data-anyway]").count() == 1
    wait_for_crosses(ann, 5)


def test_people_may_cross_a_field_against_the_rules(guest: Arrive) -> None:
    ann = guest()
    start(ann)
    cross(ann, "r7")

    ann.page.locator("[data-at='0 0']").dispatch_event("click")
    assert "left to right" in (ann.page.locator("dialog[open]").text_content() or "")
    # The rules are what most people want: against them goes the quiet button.
    assert "primary" in (ann.page.locator("[data-leave-it]").get_attribute("class") or "")
    assert "primary" not in (ann.page.locator("[data-anyway]").get_attribute("class") or "")
    ann.page.locator("dialog[open] [data-anyway]").click()

    wait_for_crosses(ann, 2)
    assert "red 2" in (ann.page.locator("[data-house]").text_content() or "")


def test_lucky_numbers_are_dealt_or_chosen_and_points_can_be_hidden(guest: Arrive) -> None:
    ann = guest()
    ann.open("/pad")
    ann.page.locator("input[type=radio][value=longo]").check(force=True)
    ann.page.locator("[data-add]").click()
    ann.page.locator(".person select").nth(1).select_option("5 · 8")
    ann.page.locator("[data-start]").click()
    ann.page.locator("[data-at]").first.wait_for()

    lucks = ann.page.locator(".luck").all_text_contents()
    assert len(lucks) == 2 and lucks[0] != lucks[1] and "5" in lucks[1] and "8" in lucks[1]
    assert ann.page.locator(".total").count() == 2
    ann.page.get_by_role("button", name="Points").click()
    assert ann.page.locator(".total").count() == 0


@cases("broken", '{"pad": {"sheets": [null]}}', "{", '{"id": 3}')
def test_broken_storage_loses_nothing_else(guest: Arrive, broken: str) -> None:
    ann = guest()
    start(ann, "qwixx", "Ann")
    cross(ann, "g12")
    ann.page.evaluate("(text) => (localStorage['crosshex.pad.broken'] = text)", broken)

    ann.open("/pad/broken")
    ann.page.get_by_text("not on this device").wait_for()
    ann.page.locator("[data-kept]").click()
    wait_for_crosses(ann, 1)


def test_the_pad_is_one_tap_from_home_and_the_same_people_play_again(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.open("/")
    ann.page.locator("[data-pad]").click()
    ann.page.locator("[data-start]").wait_for()
    start(ann, "qwixx", "Ann", "Ben")
    cross(ann, "g12")

    ann.page.locator("[data-again]").click()
    ann.page.wait_for_function("() => !document.querySelector('button.field.crossed')")

    assert ann.page.locator("input[type=radio]").count() == 2
    assert ann.too_wide() <= 0


@pytest.mark.parametrize(("game", "least"), [("qwixx", 44), ("longo", 36)])
def test_on_a_phone_the_fields_are_large_enough_for_thumbs(
    guest: Arrive, game: str, least: int
) -> None:
    ann = guest(PHONE)
    start(ann, game, "Ann")
    box = ann.page.locator("[data-at='0 0']").bounding_box()
    assert box and box["width"] >= least and box["height"] >= 44


def test_an_open_pad_is_called_by_its_sheet_without_the_catalogue(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.open("/pad?game=qwixx&sheet=mixx-colours")
    ann.page.locator("[data-start]").click()
    ann.page.locator("[data-at]").first.wait_for()
    ann.page.reload()
    ann.page.get_by_role("heading", name="Qwixx · Mixx, colours mixed").wait_for()
