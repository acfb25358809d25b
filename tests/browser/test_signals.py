"""No player misses a turn: sound, vibration, a screen that stays on, the tab's title and icon."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.harness import HASTY, ME, PHONE, RANDOM, Guest
from tests.browser.tiers import cases

Arrive = Callable[..., Guest]

# Replaces the device functions, and keeps what they were asked to do.
DEVICE = """
window.asked = { awake: 0, released: 0, buzzes: 0, loud: [] };
Object.defineProperty(navigator, "wakeLock", { value: {
    request: async () => {
        asked.awake += 1;
        return { release: async () => void (asked.released += 1) };
    },
} });
navigator.vibrate = () => Boolean(asked.buzzes += 1);
window.GainNode = class extends GainNode {
    connect(to, ...more) {
        if (to === this.context.destination) setTimeout(() => asked.loud.push(this.gain.value));
        return super.connect(to, ...more);
    }
};
"""


def arrive_with_device(guest: Arrive, settings: dict[str, Any] | None = None) -> Guest:
    ann = guest(PHONE, settings={**HASTY, **(settings or {})}, fresh=True)
    ann.context.add_init_script(DEVICE)
    return ann


def waits_for(ann: Guest, condition: str) -> None:
    ann.page.wait_for_function(f"() => {condition}")


def test_the_screen_stays_on_only_while_a_game_is_played(guest: Arrive) -> None:
    ann = arrive_with_device(guest)
    table = ann.make_table("qwixx", ME, RANDOM)
    waits_for(ann, "asked.awake === 1 && asked.released === 0")

    ann.tables.hurry(table)

    ann.page.wait_for_selector("[data-over]")
    waits_for(ann, "asked.awake === 1 && asked.released === 1")


@pytest.mark.slow
def test_the_screen_may_go_dark_if_a_person_has_set_it_so(guest: Arrive) -> None:
    ann = arrive_with_device(guest, {"awake": False})
    ann.make_table("qwixx", ME, RANDOM)
    ann.asked()

    assert ann.page.evaluate("asked.awake") == 0


def test_a_phone_vibrates_when_its_turn_comes(guest: Arrive) -> None:
    ann = arrive_with_device(guest)
    ann.make_table("six", ME, RANDOM)
    ann.asked()
    before = ann.page.evaluate("asked.buzzes")

    ann.decide()
    ann.asked()

    waits_for(ann, f"asked.buzzes > {before}")


@pytest.mark.slow
def test_vibration_can_be_switched_off(guest: Arrive) -> None:
    ann = arrive_with_device(guest, {"vibrate": False})
    ann.make_table("six", ME, RANDOM)
    ann.play_on(1)
    ann.asked()

    assert ann.page.evaluate("asked.buzzes") == 0


def test_sound_is_on_from_the_first_tap_as_loud_as_chosen(guest: Arrive) -> None:
    ann = arrive_with_device(guest)
    ann.open("/settings")
    assert ann.page.locator("[data-setting=sound]").is_checked()
    assert ann.page.evaluate("asked.loud") == []

    ann.page.locator("[data-setting=volume]").press("Home")
    waits_for(ann, "asked.loud.length === 1")

    assert ann.page.evaluate("asked.loud") == [0]
    ann.page.reload()
    assert ann.page.locator("[data-setting=volume]").input_value() == "0"


def test_title_and_icon_of_the_tab_say_whose_turn_it_is(guest: Arrive) -> None:
    ann = guest()
    icon = ann.page.locator("link[rel=icon]")
    table = ann.make_table("qwixx", ME)
    ann.asked()
    assert "Your turn" in ann.page.title()
    turn = icon.get_attribute("href") or ""
    assert ann.page.evaluate("async (url) => (await fetch(url)).headers.get('content-type')", turn)

    ann.tables.hurry(table)

    ann.page.wait_for_selector("[data-over]")
    assert "Your turn" not in ann.page.title()
    assert icon.get_attribute("href") not in ("", turn)


@cases("name", "confirm", "one-tap", "by-itself", "sound")
def test_settings_of_the_table_menu_appear_on_the_settings_page(guest: Arrive, name: str) -> None:
    ann = guest(settings={"guard": 0})
    ann.make_table("qwixx", ME)
    ann.asked()
    ann.page.get_by_role("button", name="Table menu").click()
    box = ann.page.locator(f"[data-setting={name}]")
    wanted = not box.is_checked()
    box.set_checked(wanted)

    ann.open("/settings")

    box = ann.page.locator(f"[data-setting={name}]")
    assert box.is_checked() == wanted
    assert ann.page.locator(f"label:has([data-setting={name}]) .muted").inner_text()


def test_the_settings_say_what_this_browser_cannot_do(guest: Arrive) -> None:
    ann = guest(fresh=True)
    ann.context.add_init_script("delete Navigator.prototype.wakeLock")

    ann.open("/settings")

    awake = ann.page.locator("label:has([data-setting=awake])")
    assert "HTTPS" in awake.inner_text()
    assert awake.locator("input").is_disabled()
