"""Why not? A tap on an illegal place shows the reason there, and says it aloud."""

from collections.abc import Callable

import pytest

from tests.browser.harness import DESKTOP, GREEDY, ME, PHONE, Guest
from tests.browser.tiers import cases

Arrive = Callable[..., Guest]
SIZES = cases("size", PHONE, DESKTOP, (740, 360), ids=str)


def told(guest: Guest) -> str:
    """The text beside the tap, which must be on the screen and said aloud too."""
    why = guest.page.locator("[data-why]")
    why.wait_for()
    text = why.inner_text()
    box = why.bounding_box()
    assert box is not None and guest.page.viewport_size is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= guest.page.viewport_size["width"]
    guest.page.locator("[data-live]", has_text=text).wait_for(state="attached")
    return text


@SIZES
@pytest.mark.parametrize("game", ["qwixx", "longo"])
def test_a_field_says_why_it_may_not_be_crossed(
    guest: Arrive, game: str, size: tuple[int, int]
) -> None:
    ann = guest(size)
    ann.make_table(game, ME, GREEDY)
    ann.asked()

    for at in ("0 0", "3 8"):
        # The first field from there on that is not legal.
        field = ann.page.locator(f"[data-at='{at}']:not([data-field])")
        if field.count():
            field.click(force=True)
            assert "That is not possible: the dice do not make this number." in told(ann)

    legal = ann.page.locator("[data-field]").first
    legal.click()
    ann.page.locator("[data-why]").wait_for(state="detached")


@SIZES
def test_a_cell_says_why_it_cannot_take_a_hexagon(guest: Arrive, size: tuple[int, int]) -> None:
    ann = guest(size)
    ann.make_table("six", ME, GREEDY)
    ann.play_on(1)
    ann.asked()

    ann.page.locator(".tile").first.click(force=True)
    assert "the cell is taken" in told(ann)
    board = ann.page.locator("svg[role=group]").bounding_box()
    assert board is not None
    ann.page.mouse.click(board["x"] + 4, board["y"] + 4)

    ann.page.locator("[data-why]", has_text="touches no hexagon").wait_for()
    told(ann)


def test_another_hexagon_can_be_picked_up_while_one_is_lifted(guest: Arrive) -> None:
    ann = guest()
    table = ann.make_table("six", ME, {"kind": "me", "name": "Bob"}, options={"claim": "manual"})
    ann.tables.hurry(table, 40)
    ann.page.wait_for_selector("[data-prompt][data-phase=moving]")
    ann.page.locator("[data-pick]").first.click()
    taken = ann.page.locator(".tile.taken")
    first = taken.get_attribute("data-cell")

    other = ann.page.locator(".tile.instead").first
    second = other.get_attribute("data-cell")
    other.click()

    ann.page.locator(f".tile.taken[data-cell='{second}']").wait_for()
    assert second != first
    assert taken.count() == 1
