"""Several people at one table, each in their own browser."""

import re
from collections.abc import Callable

import pytest

from tests.browser.harness import ME, OPEN, PHONE, REST_MS, Guest

Arrive = Callable[..., Guest]


def link_of(owner: Guest, kind: str) -> str:
    found = owner.page.locator(f"[data-link={kind}]")
    found.wait_for()
    return found.input_value()


def sit_down(owner: Guest, friend: Guest, name: str) -> None:
    friend.open(link_of(owner, "invite"))
    friend.page.locator("[data-name]").fill(name)
    friend.page.locator("[data-sit]").first.click()
    friend.page.locator("[data-sit]").first.wait_for(state="detached")


def vote(guest: Guest) -> None:
    """Let a bot play for an absent player; this is offered after a while."""
    guest.page.get_by_role("button", name="Let a bot take over").click()


def test_a_friend_joins_by_link_and_both_play(guest: Arrive) -> None:
    ann, bob = guest(), guest(PHONE)
    ann.open("/")
    ann.page.get_by_label("Friends by link").check(force=True)
    ann.page.get_by_text("More options").click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.click("[data-play]")
    sit_down(ann, bob, "Bob")
    ann.page.get_by_role("img", name="The invitation as a QR code").wait_for()
    ann.page.get_by_role("button", name="Start", exact=True).click()

    for person in (ann, bob):
        person.asked()
    assert "Bob" in ann.page.locator("aside").inner_text()
    turn = "document.querySelector('[data-prompt]').dataset.turn"
    while ann.page.evaluate(turn) == "1":
        for person in (ann, bob):
            asked = person.page.get_attribute("[data-prompt]", "data-asked")
            if asked and asked != person.answered:
                person.decide()
    bob.page.wait_for_function(f"() => {turn} > 1")


@pytest.mark.slow
def test_the_keyboard_keeps_its_place_while_another_player_decides(guest: Arrive) -> None:
    ann, bob = guest(), guest()
    ann.make_table("qwixx", ME, OPEN)
    sit_down(ann, bob, "Bob")
    ann.page.get_by_role("button", name="Start", exact=True).click()
    first_turn = "document.querySelector(`[data-prompt][data-turn='1']`)?.dataset.asked"
    while ann.page.locator("[data-prompt][data-turn='2']").count() == 0:
        for person in (ann, bob):
            asked = person.page.evaluate(first_turn)
            if asked and asked != person.answered:
                person.answered = asked
                person.page.locator("[data-decide]").press("Enter")
    ann.asked()
    ann.page.locator("[data-decide]").focus()
    deciding = ann.page.locator("[data-seat='1'] .thinking")
    deciding.wait_for()

    bob.decide()

    deciding.wait_for(state="detached")
    assert ann.page.evaluate("document.activeElement.dataset.decide") is not None


def test_a_public_table_is_found_on_the_home_page_and_joined(guest: Arrive) -> None:
    ann, bob = guest(), guest()
    ann.make_table("longo", {"kind": "me", "name": "Annabel Public"}, OPEN, public=True)
    bob.open("/")

    bob.page.get_by_role("link", name="Annabel Public").click()
    bob.page.locator("[data-sit]").click()

    ann.page.get_by_role("button", name="Start", exact=True).click()
    assert ann.asked()
    assert bob.asked()


def test_no_player_sees_a_choice_before_all_have_chosen(guest: Arrive) -> None:
    ann, bob = guest(), guest()
    ann.make_table("qwixx", ME, OPEN)
    sit_down(ann, bob, "Bob")
    ann.page.locator("[data-start]").click()
    ann.asked()
    bob.asked()
    crosses = bob.page.locator("aside .field.crossed")

    ann.decide()

    ann.page.get_by_text("You chose").wait_for()
    bob.page.locator("aside [data-seat='0']").get_by_text("deciding").wait_for(state="detached")
    assert crosses.count() == 0
    bob.decide()
    crosses.first.wait_for()


def test_a_spectator_sees_the_game_and_cannot_act(guest: Arrive) -> None:
    ann, eve = guest(), guest()
    ann.make_table("six", ME, OPEN)
    ann.page.get_by_role("button", name="Make a link").click()
    watch = link_of(ann, "watch")
    ann.page.locator("[data-start]").click()
    ann.asked()

    eve.open(watch)

    eve.page.locator(".tile").first.wait_for()
    assert eve.page.locator("[data-target]").count() == 0
    assert eve.page.locator("[data-decide]").count() == 0
    tiles = eve.page.locator(".tile").count()
    ann.decide()
    eve.page.locator(f".tile:nth-of-type(n + {tiles})").first.wait_for()


def test_four_players_sit_down_as_partners_and_may_change_sides(guest: Arrive) -> None:
    ann, bob = guest(), guest()
    ann.make_table("six", ME, OPEN, OPEN, OPEN)
    sit_down(ann, bob, "Bob")
    seats = bob.page.locator("ol > li")
    assert "Bob" in seats.nth(1).inner_text()

    seats.nth(2).get_by_role("button", name="Sit here instead").click()

    seats.nth(2).get_by_text("Bob").wait_for()
    assert "partner of player 1 (Ann)" in seats.nth(2).inner_text()
    assert "Black" in seats.nth(2).inner_text()


def test_a_draw_is_offered_and_accepted(guest: Arrive) -> None:
    ann, bob = guest(), guest()
    ann.make_table("six", ME, OPEN)
    sit_down(ann, bob, "Bob")
    ann.page.locator("[data-start]").click()
    ann.asked()

    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.locator("[data-act=draw]").click()
    bob.page.get_by_role("button", name="Accept").click()

    ann.page.locator("[data-over]").wait_for()
    assert "A draw" in ann.page.locator("[data-prompt]").inner_text()


@pytest.mark.slow
def test_resigning_needs_a_second_tap(guest: Arrive) -> None:
    ann = guest(settings={})
    ann.make_table("six", ME, {"kind": "bot", "bot": "random"})
    ann.asked()
    ann.page.wait_for_timeout(REST_MS)
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.wait_for_timeout(REST_MS)

    ann.page.locator("[data-act=resign]").dblclick()
    ann.page.wait_for_timeout(REST_MS)
    assert ann.page.locator("[data-over]").count() == 0
    ann.page.locator("[data-act=resign]").click()

    ann.page.locator("[data-over]").wait_for()


@pytest.mark.slow
def test_a_bot_plays_for_an_absent_player_until_they_return(guest: Arrive) -> None:
    ann, bob = guest(), guest()
    ann.make_table("qwixx", ME, OPEN)
    sit_down(ann, bob, "Bob")
    ann.page.locator("[data-start]").click()
    bob.asked()
    table = bob.page.url
    bob.page.goto("about:blank")

    # While the server would refuse, the page says from when it may, and has no button.
    away = ann.page.locator("[data-banner=absent]:has([data-awaited]):not(:has(button))")
    away.get_by_text(re.compile(r"^A bot may take over in [1-5] s\.$")).wait_for()
    vote(ann)
    ann.page.get_by_text("bot for now").wait_for()
    bob.page.goto(table)

    bob.page.get_by_role("button", name="I am back").click()
    ann.page.get_by_text("bot for now").wait_for(state="detached")


@pytest.mark.slow
def test_the_lobby_of_a_rematch_says_who_has_not_come_yet(guest: Arrive) -> None:
    ann, bob = guest(), guest()
    table = ann.make_table("six", ME, OPEN)
    sit_down(ann, bob, "Bob")
    note = ann.page.locator("[data-lobby-note]")
    note.get_by_text("Everybody is here.").wait_for()
    ann.page.click("[data-start]")
    bob.page.locator("[data-prompt]").wait_for()
    bob.tables.command(table, type="resign", seat=1)
    ann.page.click("[data-rematch]")

    note.get_by_text("Not here yet: Bob.").wait_for()
    assert "Everybody" not in note.inner_text()
    bob.page.click("[data-rematch]")

    note.get_by_text("Everybody is here.").wait_for()
