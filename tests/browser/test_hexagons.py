"""The screen of Six: its goal while it is new, a board that stays still, what is left, who wins."""

import re
from collections.abc import Callable
from itertools import pairwise

from tests.browser.harness import DESKTOP, GREEDY, ME, PHONE, RANDOM, Guest
from tests.browser.test_landscape import unseen
from tests.browser.tiers import cases

Arrive = Callable[..., Guest]
BEN = {"kind": "me", "name": "Ben"}
CLEO = {"kind": "me", "name": "Cleo"}
DAN = {"kind": "me", "name": "Dan"}
SIZES = cases("size", (568, 320), PHONE, (740, 360), DESKTOP, ids=str)


@SIZES
def test_the_goal_is_stated_in_the_first_games_and_covers_nothing(
    guest: Arrive, size: tuple[int, int]
) -> None:
    ann = guest(size)
    ann.make_table("six", ME, GREEDY)
    ann.asked()
    goal = ann.page.locator("[data-goal]")
    assert "a line, a triangle or a ring" in goal.inner_text()
    assert unseen(ann, "[data-target], [data-goal], [data-left]") == []

    goal.click()

    goal.wait_for(state="detached")
    ann.make_table("six", ME, GREEDY)
    ann.asked()
    assert goal.count() == 0


def test_after_three_games_the_goal_is_no_longer_stated(guest: Arrive) -> None:
    ann = guest()
    shown = []
    for _ in range(4):
        ann.make_table("six", ME, GREEDY)
        ann.page.locator("[data-target]").first.wait_for()
        shown.append(ann.page.locator("[data-goal]").count())
    assert shown == [1, 1, 1, 0]


def view(guest: Guest) -> str | None:
    return guest.page.locator("svg[role=group]").get_attribute("viewBox")


def test_the_board_stays_still_and_grows_in_few_steps(guest: Arrive) -> None:
    ann = guest()
    table = ann.make_table("six", ME, BEN, options={"claim": "manual"})
    ann.asked()
    views = [view(ann)]
    for move in range(1, 31):
        ann.tables.hurry(table, 1, [f"{-move},0"])
        ann.page.locator(f"[data-prompt][data-turn='{move}']").wait_for()
        views.append(view(ann))
        assert unseen(ann, "[data-target]") == []
    steps = sum(one != other for one, other in pairwise(views))
    assert views[0] == views[1]
    assert 2 <= steps <= 8


@cases("size", (568, 320), (740, 360), ids=str)
def test_no_legal_cell_is_covered_on_a_low_screen(guest: Arrive, size: tuple[int, int]) -> None:
    ann = guest(size)
    table = ann.make_table("six", ME, BEN, options={"claim": "manual"})
    ann.asked()
    for turn in range(4, 33, 7):
        ann.tables.hurry(table, 7 if turn > 4 else 4)
        ann.page.locator(f"[data-prompt][data-turn='{turn}']").wait_for()
        assert unseen(ann, "[data-target], [data-decide], [data-left], [data-prompt]") == []


def left(guest: Guest) -> list[str]:
    return guest.page.locator("[data-left] b").all_inner_texts()


def test_how_many_hexagons_are_left_is_shown_in_both_phases(guest: Arrive) -> None:
    ann = guest(PHONE)
    table = ann.make_table("six", ME, BEN, options={"variant": "advanced", "claim": "manual"})
    ann.asked()
    assert left(ann) == ["20", "20"]
    # Three arms around the black start hexagon: twenty, twenty and one.
    arms = [f"{-i},0" for i in range(1, 20)] + [f"1,{i}" for i in range(1, 21)] + ["2,-1"]
    ann.tables.hurry(table, 3, arms[:3])
    ann.page.locator("[data-prompt][data-turn='3']").wait_for()
    assert left(ann) == ["18", "19"]
    ann.tables.hurry(table, 37, arms[3:])
    ann.page.locator("[data-prompt][data-phase=moving]").wait_for()
    assert left(ann) == ["21", "21"]

    ann.page.locator("[data-pick='1,0']").press("Enter")
    ann.page.locator("[data-keep]").first.click()
    ann.page.locator("[data-target]").first.press("Enter")
    ann.page.locator("[data-decide]").click()

    ann.page.locator("[data-prompt][data-turn='41']").wait_for()
    assert sum(map(int, left(ann))) == 21


def test_partners_win_as_a_side(guest: Arrive) -> None:
    ann = guest()
    table = ann.make_table("six", ME, BEN, CLEO, DAN)
    black = ["-1,0", "-1,1", "-1,2", "-1,3", "-1,4", "-1,5"]
    red = ["0,1", "2,0", "3,0", "2,1", "3,1"]
    turns = [move for pair in zip(black, [*red, ""], strict=True) for move in pair][:-1]

    ann.tables.hurry(table, len(turns), turns)

    ann.page.locator("[data-over]").wait_for()
    won = "Black wins: Ann and Cleo!"
    assert won in ann.page.locator("[data-prompt]").inner_text()
    ann.page.locator("[data-live]", has_text=won).wait_for(state="attached")
    ann.page.locator("[data-replay]").click()
    ann.page.locator("input[type=range]").fill(str(len(turns)))
    ann.page.locator("[data-told]", has_text=won).wait_for()


def test_coordinates_are_on_the_board_only_where_moves_are_read(
    guest: Arrive,
) -> None:
    ann = guest()
    table = ann.make_table("six", ME, RANDOM)
    ann.play_on(2)
    ann.asked()
    assert re.search(r"\d,-?\d", ann.page.locator("main").inner_text()) is None

    ann.open(f"/replay/{table}?ply=2")

    tile = ann.page.locator(".tile").last
    tile.wait_for()
    assert tile.locator("text").inner_html() == tile.get_attribute("data-cell")
