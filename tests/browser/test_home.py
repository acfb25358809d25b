"""The home page: nothing is lost by a slip, and what was chosen last is chosen again."""

from collections.abc import Callable

from tests.browser.harness import ME, OPEN, RANDOM, Guest
from tests.browser.test_together import sit_down

Arrive = Callable[..., Guest]


def test_the_bin_asks_says_who_else_plays_and_offers_to_leave(guest: Arrive) -> None:
    ann, bob = guest(), guest()
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
    ann.page.get_by_role("link", name="Play on").wait_for()


def test_a_table_is_deleted_once_that_is_confirmed(guest: Arrive) -> None:
    ann = guest()
    table = ann.make_table("qwixx", ME, RANDOM)
    ann.open("/")

    ann.page.click(f"[data-bin='{table}']")
    dialog = ann.page.get_by_role("dialog")
    assert dialog.locator("[data-leave]").count() == 0
    dialog.locator("[data-delete]").click()

    ann.page.locator(f"[data-bin='{table}']").wait_for(state="detached")
    ann.page.reload()
    ann.page.get_by_text("Tables you play at appear here.").wait_for()
