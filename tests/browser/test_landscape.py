"""A phone in landscape, or a page zoomed to 200 %: everything needed is visible at once."""

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator

from tests.browser.chosen_dice import LAST_LOCK, LUCKY, Question, lead_to
from tests.browser.harness import GREEDY, ME, OPEN, PHONE, Guest
from tests.browser.test_own_dice import cross
from tests.browser.test_pad import start
from tests.browser.test_together import sit_down
from tests.browser.tiers import cases

Arrive = Callable[..., Guest]
SIDEWAYS = [(740, 360), (568, 320), (640, 400)]
LOW = cases("size", (568, 320), (740, 360), (640, 400), ids=str)
NEEDED = "[data-at], [data-decide], [data-prompt], [data-menu], [role=group] .die, .sum"

HIDDEN = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !there || !(one.contains(there) || there.contains(one));
}).map((one) => one.outerHTML.slice(0, 80))"""
"""Which of these elements are outside the screen or covered."""


def unseen(guest: Guest, selector: str) -> list[str]:
    found = guest.page.locator(selector)
    found.first.wait_for()
    hidden: list[str] = guest.page.evaluate(HIDDEN, selector)
    return hidden


@LOW
@pytest.mark.parametrize("game", ["qwixx", "longo"])
def test_dice_sheet_and_button_are_visible_together(
    guest: Arrive, game: str, size: tuple[int, int]
) -> None:
    ann = guest(size)
    ann.make_table(game, ME, GREEDY)
    ann.play_on(3)
    ann.asked()
    ann.page.evaluate("scrollTo(0, 0)")

    if ann.page.locator("[data-field]").count():
        ann.page.locator("[data-field]").first.dispatch_event("click")

    assert ann.page.locator("[data-at]").count() in (44, 60)
    assert unseen(ann, NEEDED) == []
    assert ann.too_wide() <= 0


@pytest.mark.parametrize("question", [LUCKY, LAST_LOCK], ids=["lucky", "lock"])
def test_every_button_of_a_long_question_is_visible(guest: Arrive, question: Question) -> None:
    # German has the longest words, and a lucky number or a lock has the longest text.
    ann = guest(settings={"guard": 0, "byItself": False}, locale="de-DE")
    _, word = lead_to(ann, "longo", question)

    def look() -> None:
        for size in (*SIDEWAYS, (932, 430)):
            ann.resize(size)
            assert unseen(ann, f"{NEEDED}, .live .box, [data-bar] .button, [data-bar] p") == []

    look()
    ann.page.locator(f"[data-field='{word}']").click()
    look()
    ann.page.locator("[data-hint]").click()
    ann.page.locator("[data-advice]").wait_for()
    look()
    if question is LAST_LOCK:
        ann.page.locator("[data-decide]").click()
        assert "beendet das Spiel" in ann.page.locator("[data-decide]").inner_text()
        look()


def test_every_button_is_visible_when_own_dice_lock_a_row(guest: Arrive) -> None:
    ann = guest(SIDEWAYS[1], settings={"guard": 0, "byItself": False}, locale="de-DE")
    table = ann.set_up("qwixx", ME, dice="own")
    ann.stay_light()
    for number in (2, 3, 4, 5, 6, 12):
        cross(ann, table, f"r{number}")
    for number in (2, 3, 4, 5, 6):
        cross(ann, table, f"y{number}", ". 1 1 1")
    ann.open(f"/table/{table}")
    for face in (6, 6, 1, 1, 1):
        ann.page.click(f"[data-face='{face}']")
    ann.page.click("[data-enter]")

    ann.page.locator("[data-field=y12]").click()
    ann.page.locator("[data-hint]").click()
    ann.page.locator("[data-advice]").wait_for()

    shown = f"{NEEDED}, [data-bar] .button:not([data-correct]), [data-bar] p"
    assert unseen(ann, shown) == []
    ann.page.locator("[data-decide]").click()
    assert "beendet das Spiel" in ann.page.locator("[data-decide]").inner_text()
    assert unseen(ann, shown) == []


@pytest.mark.parametrize(
    ("game", "position"), [("qwixx", ".pad:first-child .sheet"), ("six", ".board")]
)
def test_a_replay_shows_its_position_between_the_event_and_the_slider(
    guest: Arrive, game: str, position: str
) -> None:
    ann = guest(SIDEWAYS[0], locale="de-DE")
    table = ann.set_up(game, ME, GREEDY)
    ann.tables.hurry(table)
    ann.open(f"/replay/{table}")
    ann.page.locator("[data-go=last]").click()
    for size in SIDEWAYS:
        ann.resize(size)
        assert unseen(ann, f"[data-told], .controls > *, .bar .button, {position}") == []
        assert ann.too_wide() <= 0


def test_an_analysis_shows_dice_sheet_and_values_together(guest: Arrive) -> None:
    ann = guest((740, 360))
    ann.open("/analysis")
    ann.page.click("[data-game=qwixx]")
    ann.page.click("[data-random]")
    ann.page.locator("[data-choices]").first.wait_for()
    ann.page.evaluate("scrollTo(0, 0)")

    assert unseen(ann, "[data-sheet='0'] [data-at], [role=group] .die, .sum, [data-set-up]") == []
    assert ann.page.locator("[data-worth]").bounding_box()["y"] < 200  # type: ignore[index]
    assert not ann.page.locator("header .brand").is_visible()
    assert ann.page.locator("main a[href='/']").is_visible()


def test_the_first_lesson_and_the_start_of_a_pad_are_in_sight(guest: Arrive) -> None:
    ann = guest((740, 360))
    ann.open("/learn/longo")
    assert unseen(ann, "[data-begin]") == []
    ann.resize(PHONE)
    assert unseen(ann, "[data-begin]") == []
    ann.resize((740, 360))
    ann.open("/pad")
    ann.page.locator("[data-add]").click()
    ann.page.locator("[data-add]").click()

    assert unseen(ann, "[data-start]") == []


@LOW
def test_no_legal_cell_is_covered(guest: Arrive, size: tuple[int, int]) -> None:
    ann = guest(size)
    ann.make_table("six", ME, GREEDY)
    for _ in range(3):
        ann.asked()
        assert unseen(ann, "[data-target], [data-decide], [data-prompt]") == []
        ann.decide()


def test_the_sheet_stays_in_place_whatever_the_prompt_says(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.make_table("qwixx", {"kind": "me", "name": "Annabel of Nowhere"}, GREEDY)
    places = set()
    for _ in range(6):
        ann.asked()
        ann.page.evaluate("scrollTo(0, 0)")
        box = ann.page.locator("[role=grid]").bounding_box()
        assert box is not None
        places.add(round(box["y"]))
        ann.decide()
    assert len(places) == 1


@pytest.mark.slow
def test_the_result_is_shown_from_its_top(guest: Arrive) -> None:
    ann = guest(PHONE)
    table = ann.make_table("qwixx", ME, GREEDY)
    ann.asked()
    ann.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert ann.page.evaluate("scrollY") > 0

    ann.tables.hurry(table)

    ann.page.locator("[data-over]").wait_for()
    assert unseen(ann, "[data-prompt]") == []


def test_a_large_screen_is_used_to_its_edges(guest: Arrive) -> None:
    ann = guest((1920, 1080))
    ann.make_table("qwixx", ME, GREEDY, GREEDY)
    ann.asked()
    # The sheets reach from the left to the right edge, and none is cut off.
    boxes = [_box(sheet) for sheet in ann.page.locator(".sheet").all()]
    assert min(box["x"] for box in boxes) < 60
    assert max(box["x"] + box["width"] for box in boxes) > 1860
    field = _box(ann.page.locator("[data-at='0 0']"))
    assert field["height"] >= 70
    assert unseen(ann, ".sheet, [data-decide], [data-prompt]") == []

    ann.make_table("six", ME, GREEDY)

    board = _box(ann.page.locator("svg[role=group]"))
    assert board["width"] > 1300 and board["height"] > 640


@pytest.mark.slow
def test_what_lies_below_a_prompt_stays_in_place_in_every_phase(guest: Arrive) -> None:
    for size in (PHONE, (740, 360), (1280, 800)):
        ann = guest(size, locale="de-DE")
        ann.make_table("longo", ME, GREEDY)
        places = set()
        for _ in range(10):
            if ann.asked() is None:
                break
            ann.page.evaluate("scrollTo(0, 0)")
            sheet, dice = ann.page.locator("[role=grid]"), ann.page.locator("[role=group]").first
            places.add((round(_box(sheet)["y"]), round(_box(dice)["y"])))
            ann.decide()
        assert len(places) == 1


def _box(element: Locator) -> FloatRect:
    box = element.bounding_box()
    assert box is not None
    return box


@pytest.mark.slow
def test_long_names_move_and_widen_nothing(guest: Arrive) -> None:
    ann = guest(PHONE)
    table = ann.set_up("qwixx", ME, OPEN, OPEN, public=True)
    for seat, name in enumerate(("Bartholomew Maximilian", "Maximiliane von Hohe"), 1):
        other = guest()
        other.context.request.get("/api/session")
        other.tables.command(table, type="sit", seat=seat, name=name)
    ann.tables.command(table, type="start")
    ann.open(f"/table/{table}")
    ann.asked()
    sheet = ann.page.locator("[role=grid]")
    before = _box(sheet)
    ann.decide()
    ann.page.locator("[data-undo=withdraw]").wait_for()
    assert _box(sheet)["y"] == before["y"]

    names = [{"kind": "me", "name": f"{i} Bartholomew Maximilian of Ho"} for i in range(5)]
    table = ann.set_up("qwixx", *names, dice="own", first=0)
    ann.tables.hurry(table, 14)
    ann.open(f"/table/{table}")
    ann.page.get_by_text("Turn 2").wait_for()
    assert ann.too_wide() <= 0


@pytest.mark.slow
def test_the_hint_stays_in_place_while_the_others_decide(guest: Arrive) -> None:
    ann, bob = guest(PHONE), guest()
    ann.make_table("six", ME, OPEN)
    sit_down(ann, bob, "Bob")
    ann.page.click("[data-start]")
    ann.asked()
    hint = ann.page.locator("[data-hint]")
    before = _box(hint)["x"]

    ann.decide()

    ann.page.locator("[data-hint]:disabled").wait_for()
    assert _box(hint)["x"] == before


def test_the_numbers_of_a_long_sheet_do_not_touch_beside_a_result(guest: Arrive) -> None:
    ann = guest((568, 320))
    table = ann.set_up("longo", ME, GREEDY)
    ann.tables.hurry(table)
    ann.open(f"/table/{table}")

    field = ann.page.locator("[data-over] .large .field").first
    assert _box(field)["width"] > 18


def test_a_pad_shows_all_its_rows(guest: Arrive) -> None:
    ann = guest((740, 360))
    start(ann, "longo", "Ann", "Ben")
    ann.settle()
    assert unseen(ann, "[data-at]") == []
