"""Every game can be played with the keyboard alone."""

from collections.abc import Callable

import pytest

from tests.browser.harness import GREEDY, ME, RANDOM, Guest
from tests.browser.tiers import cases

Arrive = Callable[..., Guest]


def focused(guest: Guest, attribute: str) -> str | None:
    found: str | None = guest.page.evaluate(f"document.activeElement.getAttribute('{attribute}')")
    return found


def tab_to(guest: Guest, attribute: str) -> None:
    """Press Tab until something with this attribute has the focus."""
    for _ in range(40):
        if focused(guest, attribute) is not None:
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {attribute}")


def test_the_first_tab_stop_skips_the_header(guest: Arrive) -> None:
    ann = guest()
    ann.open("/")
    ann.page.wait_for_selector("[data-play]")
    ann.page.keyboard.press("Tab")

    ann.page.keyboard.press("Enter")
    assert focused(ann, "id") == "main"
    ann.page.keyboard.press("Tab")

    assert focused(ann, "data-game") == "qwixx"


@cases("page", "/", "/rules/six", "/rules/qwixx", "/rules/longo")
def test_every_tab_stop_can_be_used_and_has_a_name(guest: Arrive, page: str) -> None:
    ann = guest()
    ann.open(page)
    ann.page.wait_for_selector("[data-play]" if page == "/" else "figure svg, figure [role=img]")
    stops: list[tuple[str, str]] = []

    while len(stops) < 100:
        ann.page.keyboard.press("Tab")
        tag, name = ann.page.evaluate(
            """() => {
                const { tagName, ariaLabel, labels, innerText } = document.activeElement;
                const name = ariaLabel || labels?.[0]?.innerText || innerText || "";
                return [tagName.toLowerCase(), name];
            }"""
        )
        if tag == "body":
            break
        stops.append((tag, name.strip()))

    assert 10 < len(stops) < 40
    assert [stop for stop in stops if stop[0] in ("g", "svg") or not stop[1]] == []


def test_a_game_is_started_with_the_keyboard_alone(guest: Arrive) -> None:
    ann = guest()
    ann.open("/")
    ann.page.wait_for_selector("[data-play]")

    tab_to(ann, "data-play")
    ann.page.keyboard.press("Enter")

    assert ann.asked()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["qwixx", "longo"])
def test_a_dice_game_is_played_to_its_end_with_the_keyboard_alone(guest: Arrive, game: str) -> None:
    ann = guest()
    ann.make_table(game, ME, RANDOM)

    while (asked := ann.asked()) is not None:
        ann.answered = asked
        if ann.page.locator("[data-field]").count():
            # Tabbing to the sheet always ends on a field that may be crossed.
            tab_to(ann, "data-field")
            ann.page.keyboard.press("Enter")
        tab_to(ann, "data-decide")
        ann.page.keyboard.press("Enter")

    assert ann.page.locator("[data-over] .field.crossed").count() > 0


def test_the_keyboard_keeps_its_place_from_question_to_question(guest: Arrive) -> None:
    ann = guest()
    ann.make_table("six", ME, RANDOM)
    ann.answered = ann.asked() or ""
    tab_to(ann, "data-target")
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Enter")

    ann.asked()

    ann.page.wait_for_function("() => document.activeElement.dataset.target !== undefined")


def test_a_game_of_six_is_played_to_its_end_with_the_keyboard_alone(guest: Arrive) -> None:
    ann = guest()
    ann.make_table("six", ME, GREEDY)
    while (asked := ann.asked()) is not None:
        ann.answered = asked
        tab_to(ann, "data-target")
        ann.page.keyboard.press("Enter")
        tab_to(ann, "data-decide")
        ann.page.keyboard.press("Enter")

    assert ann.page.locator(".tile.won").count() >= 6
