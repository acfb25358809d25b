"""A game from another package in the browser: on the home page, at a table, in its replay.

The package is tests/plugin/package; nothing in `src/` or `web/` knows the game.
"""

from collections.abc import Callable

import pytest

from tests.browser.harness import DESKTOP, ME, PHONE, RANDOM, Guest, Server

Arrive = Callable[..., Guest]


@pytest.fixture(scope="module")
def server(other_server: Server) -> Server:
    """All tests here use the server with the package."""
    return other_server


def set_up_long_pips(ann: Guest) -> None:
    """From the home page to a table of four rounds against a bot."""
    ann.open("/")
    ann.page.click("[data-game=pips]")
    ann.page.get_by_text("four rounds").click()
    ann.page.click("[data-play]")


def test_the_home_page_offers_every_game_that_is_installed(guest: Arrive) -> None:
    ann = guest()
    ann.open("/")
    ann.page.wait_for_selector("[data-play]")

    games = ann.page.eval_on_selector_all("[data-game]", "all => all.map((one) => one.innerText)")

    assert [text.strip().split("\n")[-2] for text in games] == [
        "Qwixx", "Qwixx Longo", "Six", "Lots", "Mini", "Pips",
    ]  # fmt: skip
    assert ann.findings() == []


@pytest.mark.slow
def test_a_game_with_an_option_is_set_up_and_played_to_its_end_on_a_phone(guest: Arrive) -> None:
    ann = guest(PHONE)
    set_up_long_pips(ann)
    assert ann.asked()
    position = ann.page.get_attribute("[data-position]", "data-position") or ""
    assert position.startswith("pips long ")
    assert "dice: a=" in (ann.page.get_attribute("[data-position]", "alt") or "")
    ann.page.wait_for_function("() => document.querySelector('[data-position]').naturalWidth > 0")
    for box in ann.page.locator("[data-decide]").all():
        size = box.bounding_box()
        assert size and size["height"] >= 44
    findings = ann.findings()

    # Ann guesses in all eight turns, and keeps a die in the four in which she is active.
    assert ann.play_on() == 8 + 4

    assert "All rounds are played." in ann.page.locator("[data-prompt]").inner_text()
    assert findings + ann.findings() == []
    assert ann.too_wide() <= 0
    ann.page.click("[data-verify]")
    assert "crosshex verify" in ann.page.locator("[data-none]").inner_text()
    ann.page.go_back()
    ann.page.click("[data-replay]")
    ann.page.click("[data-go=last]")
    assert ann.page.locator(".count").inner_text() == "24 / 24"
    ann.page.wait_for_selector("[data-position*=' over ']")
    assert ann.findings() == []


def test_the_game_is_played_with_the_keyboard_alone(guest: Arrive) -> None:
    ann = guest(DESKTOP)
    ann.make_table("pips", ME, RANDOM)
    ann.answered = ann.asked() or ""
    for _ in range(40):
        if ann.page.evaluate("document.activeElement.dataset.decide"):
            break
        ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Enter")

    # From here on each new question gets the focus by itself.
    decided = 1
    while (asked := ann.asked()) is not None:
        ann.answered = asked
        ann.page.wait_for_function("() => document.activeElement.dataset.decide")
        ann.page.keyboard.press("Enter")
        decided += 1

    assert decided == 4 + 2


def test_a_choice_is_hidden_from_others_around_the_same_screen(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.make_table("pips", ME, {"kind": "me", "name": "Bob"})
    ann.answered = ann.asked() or ""
    assert "Ann" in ann.page.locator("[data-prompt]").inner_text()

    ann.page.click("[data-decide=odd]")

    ann.asked()
    assert "Bob" in ann.page.locator("[data-prompt]").inner_text()
    assert "You chose" not in ann.page.inner_text("main")
    ann.page.click("[data-decide=even]")
    ann.page.get_by_text("Last: odd · even").wait_for()


def test_my_choice_waits_for_the_others_and_they_do_not_see_it(guest: Arrive) -> None:
    ann, bob = guest(), guest(PHONE)
    table = ann.make_table("pips", ME, {"kind": "open"}, public=True)
    bob.open(f"/table/{table}")
    bob.page.fill("[data-name]", "Bob")
    bob.page.click("[data-sit='1']")
    ann.page.get_by_role("button", name="Start", exact=False).click()
    ann.asked()

    ann.page.click("[data-decide=odd]")

    ann.page.get_by_text("You chose: odd.").wait_for()
    bob.asked()
    said = bob.page.locator("[data-live]").filter(has_text="Ann has chosen")
    said.wait_for(state="attached")
    assert "odd" not in (said.text_content() or "")
    bob.page.get_by_role("button", name="Hint").click()
    bob.page.get_by_text("A bot would choose").wait_for()


def test_the_texts_of_the_game_follow_the_language_of_the_browser(guest: Arrive) -> None:
    ann = guest(locale="de")
    ann.open("/")
    ann.page.click("[data-game=pips]")
    form = ann.page.locator("form")

    assert "Augen" in ann.page.locator("[data-game=pips]").inner_text()
    assert "vier Runden" in form.inner_text()
    ann.page.locator("header select").select_option("en")
    ann.page.get_by_text("four rounds").wait_for()
    assert "Pips" in ann.page.locator("[data-game=pips]").inner_text()


@pytest.mark.slow
def test_another_sheet_is_played_as_the_server_prints_it(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.open("/")
    ann.page.click("[data-game=mini]")
    ann.page.click("[data-play]")
    ann.asked()

    first = ann.page.locator("[role=row]").first.locator("[data-at]")
    assert [text.strip() for text in first.all_inner_texts()] == list("2345678")
    assert ann.play_on(6) == 6
    assert ann.page.locator(".live .field.crossed").count() > 0
    assert ann.too_wide() <= 0


def test_own_dice_are_entered_and_sheets_printed(guest: Arrive) -> None:
    ann = guest()
    ann.make_table("pips", ME, RANDOM, dice="own", first=0)
    ann.page.wait_for_selector("[data-throw]")
    assert ann.findings() == []
    ann.page.locator("[data-slot]").first.focus()
    ann.page.keyboard.type("3 4")
    ann.page.keyboard.press("Enter")
    assert ann.asked()
    assert " 3 4 " in (ann.page.get_attribute("[data-position]", "data-position") or "")

    ann.open("/print/mini")
    with ann.page.expect_download() as download:
        ann.page.locator("[data-pdf]").click()
    assert download.value.suggested_filename == "mini-sheets.pdf"


def test_throws_after_throws_are_played_and_a_position_is_played_on(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.make_table("lots", ME, RANDOM)
    assert ann.play_on() == 3
    ann.page.wait_for_selector("[data-position*=' over ']")

    # Dice of 300 faces are entered digit by digit. Without values of its own, a game can be played
    # on from any position by bots.
    ann.open("/analysis?position=lots turn 2 throw | 0 2")
    for digit in "30080":
        ann.page.click(f"[data-digit='{digit}']")
    assert ann.too_wide() <= 0
    ann.page.click("[data-enter]")
    ann.page.wait_for_selector("[data-position*=' bid 300 80 ']")
    ann.page.locator("[data-choices='0'] [data-roll-out]").click()
    rolled = ann.page.locator("[data-choices='0'] [data-rolled] tbody tr")
    rolled.first.wait_for()

    assert rolled.count() == 2
    assert rolled.first.inner_text().startswith("low") and "±" in rolled.first.inner_text()
    assert ann.findings() == []
    assert ann.too_wide() <= 0
