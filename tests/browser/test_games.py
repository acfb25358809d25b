"""Whole games in the browser, from the home page to the result, on a desktop and on a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.harness import DESKTOP, GREEDY, ME, PHONE, RANDOM, Guest, number_in
from tests.browser.tiers import cases

Arrive = Callable[..., Guest]


@pytest.mark.parametrize("game", ["qwixx", "longo", "six"])
def test_two_clicks_on_the_home_page_start_a_game_against_a_bot(guest: Arrive, game: str) -> None:
    ann = guest()
    ann.open("/")

    ann.page.click(f"[data-game={game}]")
    ann.page.click("[data-play]")

    assert ann.asked()
    assert "/table/" in ann.page.url


def test_the_options_of_a_game_are_chosen_on_the_home_page(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.open("/")
    ann.page.click("[data-game=six]")
    ann.page.get_by_text("Advanced rules").click()
    ann.page.get_by_text("More options").click()
    ann.page.get_by_text("must be claimed").click()
    ann.page.fill("[data-option=repetition]", "")
    ann.page.fill("[data-option=move_limit]", "150")

    ann.page.click("[data-play]")

    ann.asked()
    table = ann.page.url.rpartition("/")[2]
    assert ann.tables.look(table)["table"]["options"] == {
        "variant": "advanced",
        "claim": "manual",
        "repetition": None,
        "move_limit": 150,
    }


@cases("game, size", ("qwixx", PHONE), ("longo", DESKTOP), ("qwixx", DESKTOP), ("longo", PHONE))
def test_a_dice_game_is_played_to_the_scored_end(
    guest: Arrive, game: str, size: tuple[int, int]
) -> None:
    ann = guest(size)
    ann.make_table(game, ME, RANDOM)

    decisions = ann.play_on()

    assert decisions >= 4
    sheets = ann.page.locator("[data-over] .sheets > .paper")
    assert sheets.count() == 2
    for i in range(2):
        shown = sheets.nth(i).locator(".sum").inner_text().replace("−", "-")
        terms, total = shown.split("=")
        assert eval(terms, {}) == int(total)  # The points on the screen add up.
    assert ann.too_wide() <= 0


@cases(
    "variant, size",
    ("basic", PHONE),
    ("advanced", DESKTOP),
    ("basic", DESKTOP),
    ("advanced", PHONE),
)
def test_a_game_of_six_is_played_to_its_end(
    guest: Arrive, variant: str, size: tuple[int, int]
) -> None:
    ann = guest(size)
    ann.make_table("six", ME, GREEDY, options={"variant": variant})

    ann.play_on()

    assert ann.page.locator(".tile.won").count() >= 6
    assert ann.too_wide() <= 0


def test_hexagons_are_moved_when_all_have_been_placed(guest: Arrive) -> None:
    ann = guest()
    bob = {"kind": "me", "name": "Bob"}
    table = ann.make_table("six", ME, bob, options={"variant": "advanced", "claim": "manual"})
    ann.tables.hurry(table, 40)
    ann.page.wait_for_selector("[data-prompt][data-phase=moving]")
    assert ann.page.locator(".tile").count() == 42
    cells = set(ann.page.eval_on_selector_all(".tile", "all => all.map((one) => one.dataset.cell)"))

    ann.page.locator("[data-pick]").first.click()
    taken = ann.page.locator(".tile.taken").get_attribute("data-cell")
    if ann.page.locator("[data-keep]").count():
        ann.page.locator("[data-keep]").first.click()
    leaving = ann.page.locator(".tile.leaves").count()
    target = ann.page.locator("[data-target]").first
    to = target.get_attribute("data-cell")
    ann.answered = ann.asked() or ""
    target.click()
    ann.page.locator("[data-decide]").click()
    ann.asked()

    after = set(ann.page.eval_on_selector_all(".tile", "all => all.map((one) => one.dataset.cell)"))
    assert to in after and taken not in after - {to}
    assert len(after) == len(cells) - leaving


def test_a_hexagon_that_holds_the_others_together_says_why_it_stays(guest: Arrive) -> None:
    ann = guest()
    table = ann.make_table("six", ME, {"kind": "me", "name": "Bob"}, options={"claim": "manual"})
    ann.tables.hurry(table, 40)
    ann.page.wait_for_selector("[data-prompt][data-phase=moving]")

    ann.page.locator(".tile.stuck").first.click()

    assert "would fall apart" in ann.page.locator("[data-why]").inner_text()
    assert ann.page.locator("[data-target]").count() == 0


def test_the_mover_chooses_between_equal_groups_and_sees_what_would_leave(guest: Arrive) -> None:
    ann = guest(PHONE)
    bob = {"kind": "me", "name": "Bob"}
    table = ann.make_table("six", ME, bob, options={"variant": "advanced", "claim": "manual"})
    # Three arms around the black start hexagon: twenty, twenty and one.
    arms = [f"{-i},0" for i in range(1, 20)] + [f"1,{i}" for i in range(1, 21)] + ["2,-1"]
    ann.tables.hurry(table, 40, arms)
    ann.page.wait_for_selector("[data-prompt][data-phase=moving]")

    ann.page.locator("[data-pick='1,0']").press("Enter")
    ann.page.wait_for_selector("[data-keep]")
    assert ann.page.locator("[data-keep]").count() == 2
    assert ann.page.locator("[data-target]").count() == 0
    ann.page.locator("[data-keep]").first.click()
    assert ann.page.locator(".tile.leaves").count() == 21
    assert "21 hexagons would leave" in ann.page.locator(".detail").inner_text()
    ann.page.locator("[data-target]").first.press("Enter")
    ann.page.locator("[data-decide]").click()

    ann.page.wait_for_selector("[data-prompt][data-turn='41']")
    assert ann.page.locator(".tile").count() == 21


def test_a_shape_must_be_claimed_to_win_if_the_table_is_set_so(guest: Arrive) -> None:
    ann = guest()
    table = ann.make_table("six", ME, {"kind": "me", "name": "Bob"}, options={"claim": "manual"})
    black = ["-1,0", "-1,1", "-1,2", "-1,3", "-1,4", "-1,5"]
    red = ["2,0", "3,0", "4,0", "5,0", "6,0"]
    turns = [move for pair in zip(black, red, strict=False) for move in pair]
    ann.tables.hurry(table, len(turns), turns)
    ann.page.wait_for_selector(f"[data-prompt][data-turn='{len(turns)}']")

    ann.page.locator("[data-claim]").check()
    ann.page.locator("[data-target='0,4']").click()
    ann.page.locator("[data-decide]").click()
    ann.page.locator("[data-notice=error]", has_text="there is no shape to claim").wait_for()
    ann.page.locator("[data-target='-1,5']").click()
    ann.page.locator("[data-decide]").click()

    ann.page.locator("[data-over]").wait_for()
    assert "A line of six is complete" in ann.page.locator("[data-prompt]").inner_text()


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


def test_one_tap_decides_if_a_person_has_set_it_so(guest: Arrive) -> None:
    ann = guest()
    ann.open("/settings")
    ann.page.get_by_label("Choose with one tap").check()
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
    said = ann.page.locator("[data-live]", has_text="A bot is thinking")
    said.wait_for(state="attached")

    assert "A bot would choose" in ann.page.locator(".advice").inner_text()


def test_a_hint_that_comes_after_the_decision_is_not_shown_for_the_next_one(guest: Arrive) -> None:
    ann = guest(fresh=True)
    late: list[Callable[[], None]] = []

    def hold_hints(here: WebSocketRoute) -> None:
        there = here.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if '"type":"hint"' in str(message):
                late.append(lambda: here.send(message))
            else:
                here.send(message)

        there.on_message(pass_on)

    ann.page.route_web_socket(re.compile("/socket"), hold_hints)
    ann.make_table("qwixx", ME, RANDOM)
    ann.asked()
    button = ann.page.locator("button.hint")
    button.click()
    while not late:
        ann.page.wait_for_timeout(20)

    ann.decide()
    ann.asked()
    late.pop()()
    ann.page.locator('button.hint[aria-busy="false"]').wait_for()

    assert ann.page.locator(".advice").count() == 0


def test_people_around_one_screen_are_asked_one_after_the_other(guest: Arrive) -> None:
    ann = guest()
    ann.make_table("qwixx", ME, {"kind": "me", "name": "Bob"})
    ann.asked()
    shown = ann.page.locator("[data-prompt]").inner_text()

    ann.decide()

    ann.asked()
    then = ann.page.locator("[data-prompt]").inner_text()
    assert {shown.split(":")[0], then.split(":")[0]} == {"Ann", "Bob"}
    assert ann.page.get_by_text("you", exact=True).count() == 0


def test_the_white_sum_is_said_aloud(guest: Arrive) -> None:
    ann = guest()
    ann.make_table("qwixx", ME)

    # Action 1 and action 2, then the next throw.
    ann.play_on(2)
    ann.asked()

    live = ann.page.locator("[data-live]", has_text="throws: white sum")
    live.wait_for(state="attached")
    assert number_in(live.inner_text().split("throws: white sum")[-1]) >= 2
