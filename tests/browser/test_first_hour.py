"""What once stopped people in their first hour, where no other test meets it."""

import re
from collections.abc import Callable

from tests.browser.harness import GREEDY, ME, PHONE, Guest
from tests.browser.tiers import cases

Arrive = Callable[..., Guest]
HASH = re.compile("[0-9a-f]{64}")


@cases("path, sign", ("/puzzles/six", "[data-puzzle]"), ("/learn/qwixx", "[data-lesson]"))
def test_what_could_not_be_loaded_is_asked_for_again_by_a_tap(
    guest: Arrive, path: str, sign: str
) -> None:
    ann = guest(PHONE, fresh=True)
    ann.page.route("**/api/**", lambda route: route.abort())
    ann.open(path)
    ann.page.locator("[data-retry]").wait_for()
    ann.page.unroute("**/api/**")

    ann.page.locator("[data-retry]").click()

    ann.page.locator(sign).first.wait_for()
    ann.errors.clear()  # The browser reports the requests that failed.


def test_the_menu_shows_the_fingerprint_of_the_dice_only_to_those_who_ask(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.make_table("qwixx", ME, GREEDY)
    ann.asked()
    ann.page.locator("[data-menu]").click()
    menu = ann.page.get_by_role("dialog")
    menu.wait_for()
    assert not HASH.search(menu.inner_text())

    menu.locator("[data-fair] summary").click()

    assert HASH.search(menu.inner_text())


def test_points_are_counted_from_the_first_game_on_until_somebody_hides_them(
    guest: Arrive,
) -> None:
    ann = guest(PHONE)
    ann.make_table("qwixx", ME, GREEDY)
    ann.asked()
    total = ann.page.locator("main .total")
    assert total.count() == 2

    ann.page.get_by_role("button", name="Hide points").click()

    total.first.wait_for(state="detached")
    ann.page.reload()
    ann.asked()
    assert total.count() == 0
    ann.page.get_by_role("button", name="Show points").click()
    total.first.wait_for()


def test_the_answer_of_a_puzzle_and_a_hint_at_a_table_have_different_signs(guest: Arrive) -> None:
    ann = guest(PHONE)
    drawn = "(one) => one.querySelector('svg').innerHTML"
    ann.open("/puzzles/six")
    answer = ann.page.locator("[data-show]").evaluate(drawn)
    ann.make_table("qwixx", ME, GREEDY)
    hint = ann.page.locator("[data-hint]").evaluate(drawn)

    assert answer != hint
