"""Whole games in the browser, from the home page to the result, on a desktop and on a small phone."""

from collections.abc import Callable

import pytest

from tests.browser.harness import DESKTOP, GREEDY, ME, PHONE, RANDOM, Guest, number_in

Arrive = Callable[..., Guest]
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@pytest.mark.parametrize("game", ["qwixx", "longo", "six"])
def test_two_clicks_on_the_home_page_start_a_game_against_a_bot(guest: Arrive, game: str) -> None:
    ann = guest()
    ann.open("/")

    ann.page.click(f"[data-game={game}]")
    ann.page.click("[data-play]")

    assert ann.asked()
    assert "/table/" in ann.page.url


@SIZES
@pytest.mark.parametrize("game", ["qwixx", "longo"])
def test_a_dice_game_is_played_to_the_scored_end(
    guest: Arrive, game: str, size: tuple[int, int]
) -> None:
    ann = guest(size)
    ann.make_table(game, ME, RANDOM)

    decisions = ann.play_on()

    assert decisions >= 4
    sheets = ann.page.locator("[data-over] .sheets > li")
    assert sheets.count() == 2
    for i in range(2):
        shown = sheets.nth(i).locator(".sum").inner_text().replace("−", "-")
        terms, total = shown.split("=")
        assert eval(terms, {}) == int(total)  # The points on the screen add up.
    assert ann.too_wide() <= 0


@SIZES
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_a_game_of_six_is_played_to_its_end(
    guest: Arrive, variant: str, size: tuple[int, int]
) -> None:
    ann = guest(size)
    ann.make_table("six", ME, GREEDY, variant=variant)

    ann.play_on()

    assert ann.page.locator(".tile.won").count() >= 6
    assert ann.too_wide() <= 0


def test_hexagons_are_taken_and_put_elsewhere_when_all_lie_on_the_table(guest: Arrive) -> None:
    ann = guest()
    ann.make_table("six", ME, {"kind": "me", "name": "Bob"}, claim="manual")

    ann.play_on(42)

    assert ann.asked()
    assert ann.page.get_attribute("[data-prompt]", "data-phase") == "moving"
    assert ann.page.locator(".tile").count() == 42
    assert ann.page.locator("[data-pick]").count() > 0


def test_a_rematch_leads_to_a_new_table_with_the_same_players(guest: Arrive) -> None:
    ann = guest()
    ann.make_table("six", ME, GREEDY)
    first = ann.page.url
    ann.play_on()

    ann.page.click("[data-rematch]")

    ann.page.wait_for_url(lambda url: "/table/" in url and url != first)
    assert ann.asked()


def test_a_choice_can_be_taken_back_before_it_is_confirmed(guest: Arrive) -> None:
    ann = guest()
    ann.make_table("qwixx", ME)
    ann.asked()

    ann.page.locator("[data-field]").first.click()
    chosen = ann.page.locator("[data-decide]").get_attribute("data-decide")
    ann.page.locator("[data-field]").first.click()

    assert chosen not in (None, "-")
    assert ann.page.locator("[data-decide]").get_attribute("data-decide") == "-"


def test_one_tap_decides_where_a_person_wants_that(guest: Arrive) -> None:
    ann = guest()
    ann.open("/settings")
    ann.page.get_by_label("One tap decides").check()
    ann.make_table("qwixx", ME)
    asked = ann.asked()

    ann.page.locator("[data-field]").first.click()

    ann.answered = asked or ""
    assert ann.asked() != asked


def test_a_hint_names_a_legal_choice(guest: Arrive) -> None:
    ann = guest()
    ann.make_table("qwixx", ME, RANDOM)
    ann.asked()

    ann.page.get_by_role("button", name="Hint").click()

    assert "A bot would choose" in ann.page.locator(".advice").inner_text()


def test_people_around_one_screen_are_asked_one_after_the_other(guest: Arrive) -> None:
    ann = guest()
    ann.make_table("qwixx", ME, {"kind": "me", "name": "Bob"})
    ann.asked()
    shown = ann.page.locator("[data-prompt]").inner_text()

    ann.decide()

    ann.asked()
    then = ann.page.locator("[data-prompt]").inner_text()
    assert {shown.split(":")[0], then.split(":")[0]} == {"Ann", "Bob"}


def test_the_white_sum_is_said_aloud(guest: Arrive) -> None:
    ann = guest()
    ann.make_table("qwixx", ME)
    ann.play_on(2)
    ann.asked()

    live = ann.page.locator("[data-live]")

    assert number_in(live.inner_text().split("white sum")[-1]) >= 2
