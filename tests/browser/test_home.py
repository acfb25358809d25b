"""The home page: a slip loses nothing, and the last choices are kept."""

from collections.abc import Callable

import pytest

from tests.browser.harness import ME, OPEN, PHONE, RANDOM, Guest
from tests.browser.test_together import sit_down

Arrive = Callable[..., Guest]
ASKING = {"guard": 0}
"""The settings of a person who is asked before a table is deleted, as everyone is at first."""


def test_the_bin_asks_says_who_else_plays_and_offers_to_leave(guest: Arrive) -> None:
    ann, bob = guest(settings=ASKING), guest()
    table = ann.make_table("qwixx", ME, OPEN)
    sit_down(ann, bob, "Bob")
    ann.page.click("[data-start]")
    bob.asked()
    ann.open("/")

    ann.page.click(f"[data-bin='{table}']")
    dialog = ann.page.get_by_role("dialog")
    assert "Bob" in dialog.inner_text()
    dialog.get_by_role("button", name="Keep it").click()
    ann.page.click(f"[data-bin='{table}']")
    dialog.locator("[data-leave]").click()

    bob.page.get_by_text("Medium bot").first.wait_for()
    assert bob.page.locator("[data-prompt]").count() == 1
    ann.page.locator("[data-turns]").wait_for(state="detached")
    ann.page.get_by_role("link", name="Continue").wait_for()


def test_a_table_is_deleted_once_that_is_confirmed(guest: Arrive) -> None:
    ann = guest(settings=ASKING)
    table = ann.make_table("qwixx", ME, RANDOM)
    ann.open("/")

    ann.page.click(f"[data-bin='{table}']")
    dialog = ann.page.get_by_role("dialog")
    assert dialog.locator("[data-leave]").count() == 0
    look = "one => getComputedStyle(one).backgroundColor"
    calm = dialog.locator("[data-delete]").evaluate(look)
    dialog.locator("[data-delete]").hover()
    assert dialog.locator("[data-delete]").evaluate(look) == calm != "rgb(255, 250, 240)"
    dialog.locator("[data-delete]").click()

    ann.page.locator(f"[data-bin='{table}']").wait_for(state="detached")


def test_all_my_tables_can_be_reached_however_many_they_are(guest: Arrive) -> None:
    ann = guest(PHONE)
    tables = [ann.set_up("six", ME, OPEN) for _ in range(10)]
    ann.open("/")

    ann.page.locator("[data-bin]").first.wait_for()
    assert ann.page.locator("[data-bin]").count() == 8
    ann.page.locator("[data-all]").click()

    for table in tables:
        ann.page.locator(f"[data-bin='{table}']").wait_for()


@pytest.mark.slow
def test_deleting_needs_no_confirmation_if_that_is_switched_off(guest: Arrive) -> None:
    ann = guest(settings={"confirm": False})
    table = ann.make_table("qwixx", ME, RANDOM)
    ann.open("/")

    ann.page.click(f"[data-bin='{table}']")

    ann.page.locator(f"[data-bin='{table}']").wait_for(state="detached")
    assert ann.page.get_by_role("dialog").count() == 0
    ann.page.reload()
    ann.page.locator("[data-play]").wait_for()
    assert ann.page.get_by_role("heading", name="My tables").count() == 0, "no empty boxes"


def test_another_game_and_a_reload_keep_what_was_chosen(guest: Arrive) -> None:
    ann = guest()
    ann.open("/")
    ann.page.get_by_text("More options").click()
    ann.page.get_by_label("Your name").fill("Mia")
    ann.page.get_by_label("Hard", exact=True).check(force=True)

    ring = "getComputedStyle(document.querySelector('[data-game={}]')).boxShadow"
    chosen = ann.page.evaluate(ring.format("qwixx"))
    ann.page.click("[data-game=six]")
    # Also under the pointer, which stays there on a phone.
    ann.page.wait_for_function(f"(chosen) => {ring.format('six')} === chosen", arg=chosen)
    kept = [ann.page.get_by_label("Your name").input_value()]
    assert ann.page.get_by_label("Hard", exact=True).is_checked()
    ann.page.get_by_label("Advanced rules").check(force=True)
    ann.page.get_by_label("4", exact=True).check(force=True)
    ann.page.reload()
    kept.append(ann.page.get_by_label("Your name").input_value())

    assert kept == ["Mia", "Mia"]
    assert ann.page.get_attribute("[data-game=six]", "aria-pressed") == "true"
    for label in ("Hard", "Advanced rules", "4"):
        assert ann.page.get_by_label(label, exact=True).is_checked(), label


@pytest.mark.slow
def test_remembered_choices_that_no_longer_exist_fall_back_quietly(guest: Arrive) -> None:
    ann = guest()
    ann.open("/settings")
    ann.page.evaluate(
        "localStorage['crosshex.setup'] ="
        ' \'{"game": "ludo", "bots": ["old"], "games": {"qwixx": {"seats": 9}}}\''
    )

    ann.open("/")
    ann.page.click("[data-play]")

    assert ann.asked()


def test_names_may_contain_joined_emoji(guest: Arrive) -> None:
    ann = guest()
    ann.open("/")
    ann.page.get_by_text("More options").click()
    ann.page.get_by_label("Your name").fill("👩‍🚀 Mia")

    ann.page.click("[data-play]")

    ann.asked()
    assert "👩‍🚀 Mia" in ann.page.inner_text("main")


def test_the_reason_for_refusing_a_name_stands_beside_it(guest: Arrive) -> None:
    ann, bob = guest(), guest()
    ann.make_table("qwixx", ME, OPEN)
    bob.open("/")
    bob.page.get_by_label("On this screen").check(force=True)
    bob.page.get_by_label("Name of player 2").fill("a\u202eb")
    bob.page.click("[data-play]")
    fault = bob.page.locator("[data-name-fault]")
    assert "direction of text" in fault.inner_text()
    assert bob.page.get_by_label("Name of player 2").get_attribute("aria-invalid") == "true"
    bob.page.get_by_label("Name of player 2").fill("Bob")
    assert fault.count() == 0

    ann.page.locator("[data-name]").fill("x" * 40)
    ann.page.locator("[data-name]").press("Enter")

    assert "too long" in ann.page.locator("[data-name-fault]").inner_text()
    bob.errors.clear()  # The browser reports the status 400.


def test_on_a_phone_the_play_button_and_my_turns_are_visible_at_once(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.make_table("qwixx", ME)
    ann.asked()
    assert ann.page.title() == "Your turn – Qwixx"
    ann.make_table("six", ME, OPEN)
    ann.page.wait_for_selector("[data-link=invite]")
    lobby = ann.page.locator("section h2").all_inner_texts()
    ann.make_table("longo", ME)
    ann.asked()

    ann.open("/")

    turns = ann.page.locator("[data-turns]")
    turns.wait_for()
    assert "2 tables" in turns.inner_text()
    for size in ((740, 360), (568, 320), PHONE):
        ann.resize(size)
        for seen in (turns, ann.page.locator("[data-play]")):
            box = seen.bounding_box()
            assert box and box["y"] >= 0 and box["y"] + box["height"] <= size[1]
    assert lobby == ["Invite", "Seats"]
    assert turns.get_by_role("link").all_inner_texts() == ["Qwixx", "Continue"]
    turns.locator("[data-continue]").click()
    assert ann.asked()


def test_a_person_who_returns_to_the_page_sees_that_it_is_their_turn(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.open("/")
    ann.page.locator("[data-play]").wait_for()
    ann.tables.lead(ann.set_up("qwixx", ME, RANDOM), lambda ask: True)
    assert ann.page.locator("[data-turns]").count() == 0

    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    ann.page.locator("[data-turns]").wait_for()


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desktop"])
def test_who_arrives_sees_the_games_and_play_and_more_is_closed(
    guest: Arrive, size: tuple[int, int]
) -> None:
    ann = guest(size)
    ann.open("/")
    ann.page.locator("[data-today]").wait_for()

    shown = [ann.page.locator(one) for one in ("[data-play]", "[data-today]")]
    bar = ann.page.locator("nav.bar").bounding_box()
    edge = bar["y"] if bar else size[1]
    for one in (*ann.page.locator("[data-game]").all(), *shown):
        box = one.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= edge
    assert ann.page.locator("form details[open]").count() == 0
    assert ann.page.locator("main .button.primary").count() == 1
    assert "Learn Qwixx" in ann.page.locator("[data-today]").inner_text()


def test_while_a_game_waits_for_me_only_continue_is_the_primary_button(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.stay_light()
    ann.tables.lead(ann.set_up("qwixx", ME, RANDOM), lambda ask: True)
    ann.open("/")

    ann.page.locator("[data-continue]").wait_for()

    assert ann.page.locator("main .button.primary").all_inner_texts() == ["Continue"]
    ann.page.locator("[data-continue]").click()
    assert ann.asked()
