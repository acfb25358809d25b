"""A walk through every screen at every size: nothing cut off, covered, unnamed or too small.

A walk at all sizes saves pictures in `build/walk` for people to look at.
"""

import base64
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.harness import Guest
from tests.browser.screens import SCREENS, VARIANTS
from tests.browser.test_pages import LANGUAGES

Arrive = Callable[..., Guest]
SIZES = [(360, 740), (740, 360), (820, 1180), (1280, 800), (1920, 1080)]
LOOK = (Path(__file__).parent / "look.js").read_text("utf-8")
PICTURES = Path(__file__).parents[2] / "build" / "walk"
JPEG = {"format": "jpeg", "quality": 70, "optimizeForSpeed": True}
TABS_AT_ONCE, MOST_TABS = 8, 200
CALM = {"guard": 0, "byItself": False}
PHONE_AND_DESKTOP = [SIZES[0], SIZES[3]]
LOOKS = [
    (PHONE_AND_DESKTOP, "en", "light"),
    *((SIZES, tongue, theme) for tongue in LANGUAGES for theme in ("light", "dark")),
]
"""The sizes, the language and the colours of a walk."""


def _tier(screen: str, sizes: list[tuple[int, int]], tongue: str, theme: str) -> list[Any]:
    """When a screen is walked through: always, with the slow tests, or with the long ones."""
    if sizes == PHONE_AND_DESKTOP:
        return [pytest.mark.slow] * (screen in VARIANTS)
    return [pytest.mark.slow if (tongue, theme) == ("en", "light") else pytest.mark.long]


WALKS = [
    pytest.param(
        screen,
        *look,
        id=f"{'phone-desktop' if look[0] == PHONE_AND_DESKTOP else '-'.join(look[1:])}-{screen}",
        marks=_tier(screen, *look),
    )
    for look in LOOKS
    for screen in SCREENS
]

WATCH = """() => {
    window.tabbed = [];
    addEventListener("keyup", ({ key }) => {
        if (key !== "Tab") return;
        const one = document.activeElement;
        if (!one || one === document.body) return tabbed.push(null);
        const box = (one.labels?.[0] ?? one).getBoundingClientRect();
        const { left, top, right, bottom } = box;
        const seen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
        const place = [...document.querySelectorAll("*")].indexOf(one);
        tabbed.push([place, seen, one.outerHTML.slice(0, 120)]);
    });
}"""
"""Notes after each Tab where the focus is in the document, and whether it is on the screen."""


@pytest.mark.parametrize(("screen", "sizes", "tongue", "theme"), WALKS)
def test_every_screen_can_be_read_tapped_and_tabbed(
    guest: Arrive, screen: str, sizes: list[tuple[int, int]], tongue: str, theme: str
) -> None:
    ann = guest(SIZES[0], settings=CALM, color_scheme=theme, locale=tongue)
    SCREENS[screen](ann, guest)
    ann.page.evaluate("document.fonts.ready.then(() => true)")
    wrong = [f"focus: {each}" for each in _tab_through(ann)]
    for width, height in sizes:
        ann.resize((width, height))
        wrong += [f"{width}×{height}: {each}" for each in ann.page.evaluate(LOOK)]
        if sizes == SIZES:
            _take_picture(ann, f"{screen}-{width}x{height}-{tongue}-{theme}.jpg")
    assert not wrong, "\n".join(wrong)
    if screen == "nowhere":
        ann.errors.clear()  # The console also reports a missing page.


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_serious_on_any_screen_also_with_forced_colours(
    guest: Arrive, screen: str
) -> None:
    ann = guest(SIZES[0], settings=CALM, fresh=True)
    SCREENS[screen](ann, guest)
    ann.settle()
    wrong = ann.findings()
    ann.page.emulate_media(forced_colors="active")
    wrong += [f"forced colours: {one}" for one in ann.findings()]
    assert not wrong, "\n".join(wrong)
    if screen == "nowhere":
        ann.errors.clear()  # The console also reports a missing page.


def _take_picture(guest: Guest, name: str) -> None:
    # The page is drawn already, so this is faster than Playwright's own screenshot.
    session = guest.context.new_cdp_session(guest.page)
    taken = session.send("Page.captureScreenshot", JPEG)
    session.detach()
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / name).write_bytes(base64.b64decode(taken["data"]))


def _tab_through(guest: Guest) -> list[str]:
    """What is wrong with the tab order: backwards, or to an invisible element."""
    guest.page.evaluate(WATCH)
    wrong: list[str] = []
    last, at = -1, 0
    while at < MOST_TABS:
        for _ in range(TABS_AT_ONCE):
            guest.page.keyboard.press("Tab")
        way = guest.page.evaluate("tabbed")
        for there in way[at:]:
            # At the end the focus leaves the page, stays, or starts again (in a dialog).
            if there is None or there[0] <= last:
                guest.page.evaluate("document.activeElement?.blur()")
                return wrong
            last, seen, what = there
            if not seen:
                wrong.append(f"goes off the screen: {what}")
        at = len(way)
    return [*wrong, "never ends"]
