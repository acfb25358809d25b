"""What people come for: a stranger finds it by the words on the screen, in few taps."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator

from tests.browser.harness import DESKTOP, GREEDY, ME, PHONE, RANDOM, Guest
from tests.browser.test_study import badly
from tests.browser.tiers import cases

Arrive = Callable[..., Guest]
LOW = (740, 360)
every_size = cases("size", PHONE, LOW, DESKTOP, ids=lambda size: "x".join(map(str, size)))


@dataclass
class Stranger:
    """Somebody who taps what is called as it should be, and nothing else."""

    guest: Guest
    taps: int = 0

    def find(self, words: str) -> Locator:
        """The link or button that is called so; the first of several."""
        name = re.compile(rf"^{words}", re.IGNORECASE)
        page = self.guest.page
        named = page.get_by_role("link", name=name).or_(page.get_by_role("button", name=name))
        return named.filter(visible=True).first

    def sees(self, words: str) -> bool:
        """Whether something is called so and is on the screen, without scrolling."""
        box = self.find(words).bounding_box()
        size = self.guest.page.viewport_size
        assert box and size
        return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]

    def tap(self, words: str) -> None:
        """Tap what is called so."""
        self.find(words).click()
        self.taps += 1

    def touch(self, selector: str) -> None:
        """Tap a field of a sheet or a key of the dice."""
        self.guest.page.locator(selector).first.click()
        self.taps += 1


def at_home(guest: Guest) -> Stranger:
    guest.open("/")
    guest.page.locator("[data-today]").wait_for()
    return Stranger(guest)


@every_size
def test_the_puzzle_of_today_is_found_from_home(guest: Arrive, size: tuple[int, int]) -> None:
    ann = at_home(guest(size))

    if size != DESKTOP:
        assert ann.sees("Puzzles")
        ann.tap("Puzzles")
    ann.find("Puzzle of the day").wait_for()
    assert ann.sees("Puzzle of the day")
    ann.tap("Puzzle of the day")

    ann.guest.page.locator("[data-puzzle]").wait_for()
    assert ann.taps == (1 if size == DESKTOP else 2)


@every_size
def test_a_running_game_is_returned_to(guest: Arrive, size: tuple[int, int]) -> None:
    someone = guest(size)
    someone.stay_light()
    table = someone.set_up("qwixx", ME, RANDOM)
    someone.tables.lead(table, lambda ask: True)
    ann = at_home(someone)

    ann.find("Continue").wait_for()
    assert ann.sees("Continue")
    ann.tap("Continue")

    assert ann.guest.asked()
    assert ann.guest.page.url.endswith(table)
    assert ann.taps == 1


@every_size
def test_my_worst_mistake_is_found_and_mended(guest: Arrive, size: tuple[int, int]) -> None:
    someone = guest(size)
    someone.stay_light()
    table = someone.set_up("qwixx", ME, GREEDY)
    assert not someone.tables.lead(table, lambda ask: False, badly)
    ann = at_home(someone)

    ann.tap("Qwixx.*View$")
    ann.find("Review").wait_for()
    assert ann.sees("Review")
    ann.tap("Review")
    # The review arrives bit by bit; its list of mistakes may come after a moment of its list.
    someone.page.locator("[data-mistake]").first.wait_for()
    worst = ann.find("(Blunder|Mistake)")
    # Nobody has to look for it among others: it is the first on the page.
    assert worst.get_attribute("data-mistake")
    ann.tap("(Blunder|Mistake)")

    page = ann.guest.page
    page.locator("[data-told]").get_by_text("of the chance to win").wait_for()
    assert page.locator("[data-told]").bounding_box()
    ann.tap("Show the answer")
    page.locator("[data-told]").get_by_text("is best").wait_for()
    assert ann.taps == 4


@every_size
def test_a_position_of_a_real_table_is_set_up(guest: Arrive, size: tuple[int, int]) -> None:
    ann = at_home(guest(size))

    assert ann.sees("Analysis")
    ann.tap("Analysis")
    ann.tap("Qwixx")
    ann.tap("Set up by hand")
    assert ann.taps == 3
    for place in ("0 0", "0 2", "1 1"):
        ann.touch(f"[data-sheet='0'] [data-at='{place}']")
    ann.tap("Done")
    page = ann.guest.page
    page.locator("[data-throw]").wait_for()
    for face in "416356":
        ann.touch(f"[data-face='{face}']")
    ann.touch("[data-enter]")

    page.locator("[data-choices]").first.wait_for()
    assert "r2,4" in page.locator("[data-position-line]").input_value()
    assert ann.taps == 14


@every_size
def test_a_pad_for_three_is_started(guest: Arrive, size: tuple[int, int]) -> None:
    ann = at_home(guest(size))

    assert ann.sees("Pad")
    ann.tap("Pad")
    for _ in range(2):
        ann.find("Add a player").wait_for()
        ann.tap("Add a player")
    ann.tap("Start")

    ann.guest.page.locator("[data-field]").first.wait_for()
    names = ann.guest.page.get_by_role("radio").count()
    assert names == 3
    assert ann.taps == 4


@every_size
def test_longo_is_learnt_without_qwixx(guest: Arrive, size: tuple[int, int]) -> None:
    ann = at_home(guest(size))

    assert ann.sees("Learn$")
    ann.tap("Learn$")
    ann.find("Qwixx Longo").wait_for()
    assert ann.sees("Qwixx Longo")
    ann.tap("Qwixx Longo")
    ann.find("Start the first lesson").wait_for()
    ann.tap("Start the first lesson")

    page = ann.guest.page
    page.locator("[data-step]").wait_for()
    assert page.url.endswith("/learn/longo/basics")
    assert "Qwixx" not in page.locator("[data-step]").inner_text()
    # The words and the sheet are on the screen together.
    for part in ("[data-step]", "[data-sheet]"):
        box = page.locator(part).first.bounding_box()
        assert box and 0 <= box["y"] < size[1] * 0.7, part
    assert ann.taps == 3
