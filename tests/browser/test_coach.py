"""A first game with a coach: offered to new players, one line at a time, silenced with a tap."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocket

from tests.browser.harness import DESKTOP, GREEDY, ME, PATIENCE_MS, PHONE, Guest
from tests.browser.test_landscape import unseen

Arrive = Callable[..., Guest]
SIZES = [PHONE, (740, 360), (568, 320), (820, 1180), DESKTOP]
PLAYED_WITH = "[data-at], [data-target], [data-decide], [data-hint], [data-menu], .die"
PLACES = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""


def begin(ann: Guest, game: str) -> None:
    """Accept the offer on the home page, and wait for the first line."""
    ann.open("/")
    ann.page.click(f"[data-game={game}]")
    ann.page.click("[data-begin]")
    ann.page.locator("[data-coach]").wait_for()


def listen(ann: Guest) -> list[str]:
    """What the coach answers from now on, even if it is not shown."""
    heard: list[str] = []

    def hear(frame: str | bytes) -> None:
        if '"type":"coach"' in str(frame):
            heard.append(str(frame))

    def connect(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    ann.page.on("websocket", connect)
    return heard


def wait_for(ann: Guest, heard: list[str], answers: int) -> str | None:
    """Wait until the coach has answered this often; the code of the line that is then shown."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while len(heard) < answers:
        assert time.monotonic() < deadline, "the coach does not answer"
        ann.page.wait_for_timeout(20)
    ann.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
    line = ann.page.locator("[data-coach]")
    return line.get_attribute("data-coach") if line.count() else None


@pytest.mark.slow
def test_a_line_comes_at_each_new_situation_and_only_once(guest: Arrive) -> None:
    ann = guest(PHONE)
    heard = listen(ann)
    begin(ann, "qwixx")
    # The line is also read aloud, after the question.
    ann.page.wait_for_function(
        """() => document.querySelector("[aria-live=polite]").textContent.includes(
            document.querySelector("[data-coach] .text").textContent)"""
    )
    for code in ("sheet-colour-sum", "sheet-others-throw"):
        ann.decide()
        ann.page.locator(f"[data-coach={code}]").wait_for()
    answers = len(heard) + 1
    ann.page.reload()
    ann.asked()
    said = [wait_for(ann, heard, answers)]
    for _ in range(5):
        answers = len(heard) + 1
        ann.decide()
        if ann.asked() is None:
            break
        said.append(wait_for(ann, heard, answers))

    lines = [code for code in said if code]
    assert len(set(lines)) == len(lines)
    assert lines and not {"sheet-white-sum", "sheet-colour-sum", "sheet-others-throw"} & set(lines)


def test_a_tap_silences_the_coach_and_the_menu_brings_it_back(guest: Arrive) -> None:
    ann = guest(PHONE)
    heard = listen(ann)
    begin(ann, "six")
    assert unseen(ann, "[data-coach]") == []
    assert ann.page.locator("[data-goal]").count() == 0, "the coach says the goal"

    ann.page.locator("[data-coach=six-goal]").click()
    ann.page.get_by_text("The coach is silent now").first.wait_for()
    assert ann.page.locator("[data-coach]").count() == 0
    ann.decide()
    ann.asked()
    ann.page.reload()
    ann.asked()
    assert len(heard) == 1

    ann.page.click("[data-menu]")
    ann.page.locator("[data-setting=coach]").check()
    ann.page.keyboard.press("Escape")
    ann.page.locator("[data-coach=six-goal]").wait_for()


def test_the_play_button_does_not_cover_the_offer_of_a_first_game(guest: Arrive) -> None:
    ann = guest((568, 320))
    ann.open("/")
    ann.page.locator("[data-begin]").wait_for()

    assert unseen(ann, "[data-play], [data-begin]") == []
    offer, play = (ann.page.locator(one).bounding_box() for one in ("[data-begin]", "[data-bar]"))
    assert offer and play
    above = offer["y"] + offer["height"] <= play["y"]
    assert above or offer["x"] + offer["width"] <= play["x"], "no part of it is covered"


@pytest.mark.parametrize("game", ["qwixx", "six"])
def test_a_line_of_the_coach_moves_and_covers_nothing(guest: Arrive, game: str) -> None:
    # German has the longest words.
    ann = guest(PHONE, locale="de-DE")
    begin(ann, game)
    beside = []
    for size in SIZES:
        ann.resize(size)
        assert unseen(ann, f"[data-coach], {PLAYED_WITH}") == [], size
        beside.append(ann.page.evaluate(PLACES, PLAYED_WITH))
    assert ann.findings() == []
    ann.resize(PHONE)
    assert ann.findings() == []

    ann.page.locator("[data-coach]").press("Enter")

    for size, places in zip(SIZES, beside, strict=True):
        ann.resize(size)
        assert ann.page.evaluate(PLACES, PLAYED_WITH) == places, size


def test_the_offer_is_not_in_the_way_and_goes_away_at_a_tap(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.open("/")
    offer, play = ann.page.locator("[data-first-game]"), ann.page.locator("[data-play]")
    offer.wait_for()
    assert ann.page.locator("[data-today] a").first.get_attribute("href") == "/learn/qwixx"
    for size in ((740, 360), (568, 320), PHONE):
        ann.resize(size)
        box = play.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= size[1]

    offer.locator("[data-close]").click()
    ann.page.reload()
    play.wait_for()
    ann.page.click("[data-game=six]")

    play.wait_for()
    assert offer.count() == 0


@pytest.mark.slow
def test_a_person_who_has_played_a_game_is_not_offered_a_first_one(guest: Arrive) -> None:
    ann = guest(PHONE)
    heard = listen(ann)
    ann.tables.hurry(ann.make_table("qwixx", ME, GREEDY))
    ann.page.locator("[data-over]").wait_for()
    ann.open("/")
    ann.page.click("[data-game=longo]")
    ann.page.locator("[data-first-game]").wait_for()
    ann.page.click("[data-game=qwixx]")

    ann.page.locator("[data-first-game]").wait_for(state="detached")
    # The table may be deleted: the browser remembers that its user has played.
    ann.page.locator("[data-bin]").first.click()
    ann.page.locator("[data-bin]").first.wait_for(state="detached")
    ann.page.reload()
    ann.page.locator("[data-play]").wait_for()
    assert ann.page.locator("[data-first-game]").count() == 0
    # A player who asked for no coach hears none.
    assert heard == []


def test_the_coach_is_gone_after_three_games_of_a_kind(guest: Arrive) -> None:
    ann = guest(settings={"guard": 0, "byItself": False, "coach": True})
    heard = listen(ann)
    ann.open("/settings")
    ann.page.evaluate(
        "localStorage['crosshex.coach'] = JSON.stringify({ tables: { qwixx: ['a', 'b', 'c'] } })"
    )

    ann.make_table("qwixx", ME, GREEDY)
    ann.asked()
    assert heard == []
    ann.make_table("longo", ME, GREEDY)

    ann.page.locator("[data-coach]").wait_for()
