"""A walk through every screen at every size: nothing cut off, covered, nameless or too small.

The pictures are kept in `build/walk`, to be looked at.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.harness import Guest
from tests.browser.screens import SCREENS
from tests.browser.test_pages import LANGUAGES

Arrive = Callable[..., Guest]
SIZES = [(360, 740), (740, 360), (820, 1180), (1280, 800), (1920, 1080)]
LOOK = (Path(__file__).parent / "look.js").read_text("utf-8")
PICTURES = Path(__file__).parents[2] / "build" / "walk"
CALM = {"guard": 0, "byItself": False}
EVERYTHING = bool(os.environ.get("CROSSHEX_TEST_ALL"))
LOOKS = [(tongue, theme) for tongue in LANGUAGES for theme in ("light", "dark")]
if not EVERYTHING:
    LOOKS = [("en", "light")]

TABBED = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    const all = [...document.querySelectorAll("*")];
    const box = (one.labels?.[0] ?? one).getBoundingClientRect();
    const seen = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
    return [all.indexOf(one), seen, one.outerHTML.slice(0, 120)];
}"""
"""Where the focus is in the document, and whether it is on the screen."""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(("tongue", "theme"), LOOKS, ids=map("-".join, LOOKS))
def test_every_screen_can_be_read_tapped_and_tabbed(
    guest: Arrive, screen: str, tongue: str, theme: str
) -> None:
    ann = guest(SIZES[0], settings=CALM, color_scheme=theme, locale=tongue)
    SCREENS[screen](ann, guest)
    ann.page.evaluate("document.fonts.ready.then(() => true)")
    PICTURES.mkdir(parents=True, exist_ok=True)
    wrong = [f"focus: {each}" for each in _tab_through(ann)]
    for width, height in SIZES:
        ann.resize((width, height))
        wrong += [f"{width}×{height}: {each}" for each in ann.page.evaluate(LOOK)]
        name = f"{screen}-{width}x{height}-{tongue}-{theme}.jpg"
        ann.page.screenshot(path=PICTURES / name, type="jpeg", quality=70)
    assert not wrong, "\n".join(wrong)
    ann.errors.clear()  # A page that does not exist is an error in the console too.


def _tab_through(guest: Guest) -> list[str]:
    """What is wrong with the way of the focus: backwards, or to something that is not seen."""
    wrong, last = [], -1
    for _ in range(100):
        guest.page.keyboard.press("Tab")
        at = guest.page.evaluate(TABBED)
        if at is None or at[0] == last:
            break
        place, seen, what = at
        if not seen:
            wrong.append(f"goes off the screen: {what}")
        if place < last:
            break  # A dialog begins again.
        last = place
    guest.page.evaluate("document.activeElement?.blur()")
    return wrong
