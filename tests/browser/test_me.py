"""My record: an empty page that says what to do, a finished game, mistakes, and deletion."""

from collections.abc import Callable

from tests.browser.harness import ME, OPEN, PHONE, Guest
from tests.browser.test_together import sit_down

Arrive = Callable[..., Guest]


def test_a_finished_game_appears_in_my_record_until_i_delete_it(guest: Arrive) -> None:
    ann, bob = guest(PHONE), guest()
    ann.open("/")
    ann.page.click("[data-me]")
    ann.page.locator("[data-empty]").get_by_role("link", name="Play").wait_for()
    table = ann.make_table("six", ME, OPEN)
    sit_down(ann, bob, "Bob")
    ann.page.click("[data-start]")
    ann.asked()
    ann.tables.command(table, type="resign", seat=0)

    ann.open("/me")

    row = ann.page.locator(f"[data-own-game='{table}']")
    row.get_by_role("button", name="Replay").wait_for()
    assert "Bob" in row.inner_text()
    played = ann.page.locator("[data-played='six-2-basic']")
    assert played.locator("h2").inner_text() == "Six · Basic rules · 2 players"
    row.get_by_role("button", name="Replay").click()
    ann.page.wait_for_url("**/replay")
    ann.open("/me/mistakes")
    ann.page.locator("[data-none-due]").wait_for()
    ann.open("/me")
    ann.page.click("[data-wipe]")
    ann.page.locator("[data-empty]").wait_for()
    bob.open("/me")
    bob.page.locator(f"[data-own-game='{table}']").wait_for()
