"""People learn what happens at their table: on the page, and in the live region."""

from collections.abc import Callable

import pytest

from tests.browser.harness import ME, OPEN, PHONE, Guest
from tests.browser.test_together import link_of, sit_down, vote

Arrive = Callable[..., Guest]


def heard(guest: Guest, text: str) -> None:
    """Wait until the live region has said this; it keeps only its latest text."""
    guest.page.wait_for_function("(text) => window.said?.includes(text)", arg=text)


def listen(guest: Guest) -> None:
    """Record all that the live region says from now on."""
    guest.page.evaluate(
        """() => {
            const live = document.querySelector("[data-live]");
            window.said = "";
            new MutationObserver(() => (window.said += live.textContent)).observe(live, {
                childList: true,
                characterData: true,
                subtree: true,
            });
        }"""
    )


def seated_pair(guest: Arrive, game: str = "six") -> tuple[Guest, Guest, str]:
    """Ann and Bob at a running game; Bob has a phone."""
    ann, bob = guest(), guest(PHONE)
    table = ann.make_table(game, ME, OPEN)
    sit_down(ann, bob, "Bob")
    ann.page.click("[data-start]")
    ann.page.locator("[data-prompt]").wait_for()
    bob.page.locator("[data-prompt]").wait_for()
    listen(ann)
    listen(bob)
    return ann, bob, table


def act(guest: Guest, key: str) -> None:
    """Choose an entry of the table menu."""
    guest.page.get_by_role("button", name="Table menu").click()
    guest.page.locator(f"[data-act={key}]").click()


@pytest.mark.slow
def test_an_offered_and_declined_draw_is_announced_to_both(guest: Arrive) -> None:
    ann, bob, _ = seated_pair(guest)
    act(ann, "draw")

    mine, theirs = (one.page.locator("[data-banner=draw]") for one in (ann, bob))
    mine.get_by_text("You offered a draw. Still to answer: Bob.").wait_for()
    theirs.get_by_text("Ann offers a draw.").wait_for()
    bob.page.get_by_role("button", name="Decline").click()

    ann.page.locator("[data-notice]").get_by_text("Bob declines the draw").wait_for()
    mine.wait_for(state="detached")
    heard(ann, "Bob declines the draw")


@pytest.mark.slow
def test_an_offer_that_lapses_is_announced_to_both(guest: Arrive) -> None:
    ann, bob, _ = seated_pair(guest)
    ann.asked()
    ann.decide()
    bob.asked()
    act(ann, "draw")
    bob.page.locator("[data-banner=draw]").wait_for()

    bob.decide()

    for one in (ann, bob):
        one.page.locator("[data-notice]").get_by_text("The offer of a draw has lapsed.").wait_for()


def test_a_player_who_left_is_named_and_comes_back_by_a_button(guest: Arrive) -> None:
    ann, bob, table = seated_pair(guest)
    act(bob, "leave")

    ann.page.locator("[data-notice]").get_by_text("Bob has left. Medium bot takes over.").wait_for()
    heard(ann, "Bob has left.")
    kept = ann.page.locator("[data-seat='1']").get_by_text("for Bob, who left")
    kept.wait_for()
    bob.open(f"/table/{table}")
    left = bob.page.locator("[data-watching=left]")
    left.get_by_text("You left this game. Medium bot plays in your place").wait_for()
    bob.page.get_by_role("button", name="I am back").click()

    kept.wait_for(state="detached")
    heard(ann, "Bob is back.")


def test_a_removed_player_is_told_so_in_the_game_and_in_the_lobby(guest: Arrive) -> None:
    ann, bob, _ = seated_pair(guest)
    act(ann, "remove-1")
    bob.page.locator("[data-watching=removed]").wait_for()
    heard(bob, "You were removed from this table.")

    ann.make_table("six", ME, OPEN)
    bob.open("/settings")
    sit_down(ann, bob, "Bob")
    listen(bob)
    ann.page.get_by_role("button", name="Remove Bob").click()

    bob.page.locator("[data-watching=removed]").wait_for()
    heard(bob, "You were removed from this table.")
    ann.page.locator("[data-notice]").get_by_text("Bob was removed.").wait_for()


@pytest.mark.slow
def test_a_spectator_is_told_so_in_the_lobby_and_in_the_game(guest: Arrive) -> None:
    ann, bob, eve = guest(), guest(), guest(PHONE)
    ann.make_table("qwixx", ME, OPEN)
    ann.page.get_by_role("button", name="Make a link").click()
    watch = link_of(ann, "watch")
    sit_down(ann, bob, "Bob")
    eve.open(watch)
    note = eve.page.locator("[data-lobby-note]")
    note.get_by_text("All seats are taken. You are watching.").wait_for()
    listen(eve)

    ann.page.click("[data-start]")

    eve.page.locator("[data-watching=watching]").get_by_text("You are watching.").wait_for()
    heard(eve, "You are watching.")
    assert eve.too_wide() <= 0
    eve.page.get_by_role("link", name="Play a game").click()
    eve.page.locator("[data-play]").wait_for()


@pytest.mark.slow
def test_votes_on_an_absent_player_say_who_and_how_many(guest: Arrive) -> None:
    ann, bob, cleo = guest(), guest(), guest()
    ann.make_table("qwixx", ME, OPEN, OPEN)
    sit_down(ann, bob, "Bob")
    sit_down(ann, cleo, "Cleo")
    ann.page.click("[data-start]")
    for one in (ann, bob, cleo):
        one.asked()
    listen(cleo)
    bob.page.goto("about:blank")

    vote(ann)

    for one in (ann, cleo):
        banner = one.page.locator("[data-banner=absent]")
        banner.get_by_text("1 of 2 want a bot: Ann.").wait_for()
    heard(cleo, "Ann wants a bot to take over for Bob.")
    vote(cleo)
    ann.page.get_by_text("bot for now").wait_for()


def test_the_end_says_who_resigned_also_after_a_reload(guest: Arrive) -> None:
    ann, bob, table = seated_pair(guest)
    bob.tables.command(table, type="resign", seat=1)

    for one in (ann, bob):
        one.page.locator("[data-prompt]").get_by_text("Bob has resigned.").wait_for()
    heard(ann, "Bob resigns.")
    ann.page.reload()
    ann.page.locator("[data-prompt]").get_by_text("Bob has resigned.").wait_for()


def test_a_rematch_is_announced_and_the_start_button_names_missing_players(guest: Arrive) -> None:
    ann, bob, table = seated_pair(guest)
    bob.tables.command(table, type="resign", seat=1)
    ann.page.click("[data-rematch]")

    bob.page.locator("[data-notice]").get_by_text("A rematch is ready.").wait_for()
    heard(bob, "A rematch is ready.")
    start = ann.page.locator("[data-start]")
    start.get_by_text("Start without waiting for Bob").wait_for()
    bob.page.click("[data-rematch]")
    start.get_by_text("Start", exact=True).wait_for()
    sides = ann.page.locator("ol > li").all_inner_texts()
    assert "Bob" in sides[0] and "Black" in sides[0], "the sides have changed"
