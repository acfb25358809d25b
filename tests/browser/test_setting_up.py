"""Setting up a table: each bot's level and speed, who begins, and which side a person plays."""

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.browser.harness import ME, OPEN, PATIENCE_MS, PHONE, RANDOM, Guest, Server
from tests.browser.test_together import sit_down

Arrive = Callable[..., Guest]


def table_of(guest: Guest) -> Any:
    """The server's description of the table on the screen."""
    guest.page.wait_for_url("**/table/*")
    return guest.tables.look(urlsplit(guest.page.url).path.split("/")[2])


def wait_until(guest: Guest, holds: Callable[[dict[str, Any]], bool]) -> None:
    """Wait until the server's description of the table on the screen meets a condition."""
    for _ in range(PATIENCE_MS // 100):
        if holds(table_of(guest)["table"]):
            return
        guest.page.wait_for_timeout(100)
    raise AssertionError(table_of(guest)["table"])


def seats_of(guest: Guest) -> list[Any]:
    """By seat: the level of the bot, or the name of the person."""
    seats = table_of(guest)["table"]["seats"]
    return [seat["bot"] or seat["name"] for seat in seats]


def test_each_bot_has_its_own_level_and_all_share_a_speed(guest: Arrive) -> None:
    ann = guest()
    ann.open("/")
    ann.page.get_by_text("More options").click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("3", exact=True).check(force=True)
    ann.page.get_by_role("radio", name="Mixed").check(force=True)
    ann.page.locator("[data-level='1']").select_option("easy")
    ann.page.locator("[data-level='2']").select_option("hard")
    ann.page.get_by_label("Speed of the bots").select_option("quick")
    ann.page.reload()
    ann.page.click("[data-play]")

    assert seats_of(ann) == ["Ann", "easy", "hard"], "and a reload keeps what was chosen"
    assert table_of(ann)["table"]["pace"] == 150
    ann.asked()
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_label("Speed of the bots").select_option("slow")
    wait_until(ann, lambda table: table["pace"] == 1800)


@pytest.mark.parametrize(("side", "mine"), [("Black (begins)", 0), ("Red", 1)])
def test_a_person_chooses_a_colour_against_a_bot(guest: Arrive, side: str, mine: int) -> None:
    ann = guest(PHONE)
    ann.open("/")
    ann.page.click("[data-game=six]")
    ann.page.get_by_text("More options").click()
    assert ann.page.get_by_label("At random").is_checked()
    ann.page.get_by_label(side, exact=True).check(force=True)
    ann.page.reload()
    ann.page.click("[data-play]")

    assert table_of(ann)["you"]["seats"] == [mine]


DRAW = """(lot) => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (into) => into.length === 1 ? into.fill(lot) : draw(into);
}"""
"""Chooses what the browser draws."""


@pytest.mark.parametrize(("lot", "side"), [(0, "Black"), (1, "Red")])
def test_a_drawn_colour_may_be_either_and_is_announced(guest: Arrive, lot: int, side: str) -> None:
    ann = guest()
    ann.open("/")
    ann.page.evaluate(DRAW, lot)
    ann.page.click("[data-game=six]")
    ann.page.click("[data-play]")

    assert f"You drew {side}." in ann.page.locator("[data-notice]").inner_text()
    assert table_of(ann)["you"]["seats"] == [lot]


def test_a_person_chooses_who_begins_and_a_rematch_passes_it_on(guest: Arrive) -> None:
    ann = guest()
    for first, who in enumerate(("Me", "The bot")):
        ann.open("/")
        ann.page.get_by_text("More options").click()
        ann.page.get_by_label(who, exact=True).check(force=True)
        ann.page.click("[data-play]")
        ann.answered = ""
        ann.asked()
        assert table_of(ann)["table"]["state"]["active"] == first
    table = ann.make_table("qwixx", ME, RANDOM, first=1)

    ann.tables.hurry(table)
    ann.page.click("[data-rematch]")

    ann.page.wait_for_url(lambda url: table not in url)
    assert table_of(ann)["table"]["first"] == 0
    ann.page.goto(f"/verify/{table}")
    ann.page.get_by_text("The first player was chosen at the table").wait_for()
    ann.page.click("[data-check]")
    ann.page.locator("[data-verdict=good]").wait_for()


@pytest.mark.slow
def test_in_the_lobby_the_owner_chooses_levels_speed_and_who_begins(guest: Arrive) -> None:
    ann, bob = guest(PHONE), guest()
    ann.make_table("qwixx", ME, OPEN, OPEN, OPEN)
    sit_down(ann, bob, "Bob")
    assert "at random" in bob.page.locator("[data-begins]").inner_text()

    ann.page.get_by_label("Who begins?").select_option("Bob")
    bob.page.get_by_text("Bob begins.").first.wait_for()
    ann.page.locator("[data-bot='2']").click()
    ann.page.locator("[data-level='2']").select_option("hard")
    ann.page.get_by_label("Speed of the bots").select_option("quick")
    ann.page.locator("[data-fill]").select_option("easy")
    assert ann.too_wide() <= 0
    ann.page.click("[data-start]")

    assert ann.asked()
    assert seats_of(ann) == ["Ann", "Bob", "hard", "easy"]
    assert table_of(ann)["table"]["state"]["active"] == 1
    bob.page.locator("[data-notice]").get_by_text("Bob begins.").wait_for()


def test_a_person_who_comes_to_a_lobby_without_a_share_in_the_dice_adds_one(guest: Arrive) -> None:
    ann = guest()
    ann.make_table("qwixx", ME, OPEN)

    wait_until(ann, lambda table: table["seats"][0]["shared"])


def test_who_begins_is_chosen_in_a_game_from_another_package(
    guest: Arrive, other_server: Server
) -> None:
    ann = guest(at=other_server)
    ann.open("/")
    ann.page.click("[data-game=pips]")
    ann.page.get_by_text("More options").click()
    ann.page.get_by_label("The bot", exact=True).check(force=True)
    ann.page.click("[data-play]")

    assert ann.asked()
    assert table_of(ann)["table"]["first"] == 1


def test_a_game_of_bots_is_paused_stepped_and_resumed(guest: Arrive) -> None:
    ann, eve = guest(PHONE), guest()
    table = ann.make_table("six", RANDOM, RANDOM, pace=5000, public=True)
    ann.page.locator("[data-watching=watching]").wait_for()
    eve.open(f"/table/{table}")
    assert eve.page.locator("[data-halt]").count() == 0

    ann.page.get_by_role("button", name="Pause").click()
    eve.page.locator("[data-watching=halted]").wait_for()
    tiles = ann.page.locator(".tile").count()
    ann.page.get_by_role("button", name="One step").click()
    ann.page.wait_for_function(f"() => document.querySelectorAll('.tile').length === {tiles + 1}")
    assert ann.page.locator("[data-watching=halted]").count() == 1
    ann.page.get_by_label("Speed of the bots").select_option("quick")
    ann.page.get_by_role("button", name="Continue").click()

    ann.page.wait_for_function(f"() => document.querySelectorAll('.tile').length > {tiles + 1}")
    eve.page.locator("[data-watching=watching]").wait_for()
    assert eve.page.get_by_role("link", name="Play a game").count() == 1
    assert ann.too_wide() <= 0
