"""The end of a game: one clear result on the first screen, a short joy, and what to do next."""

from collections.abc import Callable

import pytest

from crosshex.locale import Texts
from tests.browser.harness import DESKTOP, GREEDY, ME, PHONE, Guest
from tests.browser.test_landscape import unseen

Arrive = Callable[..., Guest]
BOB = {"kind": "me", "name": "Bob"}
SIZES = [PHONE, (740, 360), (568, 320), (820, 1180), DESKTOP, (1920, 1080)]

# Replaces the share function of a phone, and keeps what it was given.
SHARES = """
window.shared = [];
navigator.canShare = () => true;
navigator.share = async ({ files, text }) => {
    shared.push({ text, kinds: files.map(({ type, size }) => size > 1000 && type) });
};
"""


def end(ann: Guest, game: str, *seats: dict[str, str]) -> str:
    """Play a game to its end while a guest looks on."""
    table = ann.make_table(game, *seats)
    ann.asked()
    ann.tables.hurry(table)
    ann.page.locator("[data-over]").wait_for()
    return table


@pytest.mark.parametrize("game", ["qwixx", "six"])
def test_the_result_and_what_to_do_next_are_seen_without_scrolling(
    guest: Arrive, game: str
) -> None:
    ann = guest()
    end(ann, game, ME, GREEDY)
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.reload()

        assert unseen(ann, "[data-prompt] h1, [data-prompt] p, .standing li, .acts > *") == []
        rows = ann.page.eval_on_selector_all(
            ".acts > *", "all => all.map((one) => Math.round(one.getBoundingClientRect().bottom))"
        )
        # On a phone the rematch has a line of its own; in landscape the others stand in pairs.
        lines = 2 if width <= PHONE[0] or height <= 340 else 3 if height <= 500 else 1
        assert len(rows) == 5 and len(set(rows)) == lines
        assert ann.too_wide() <= 0


@pytest.mark.slow
def test_a_long_result_in_a_long_language_fits_a_small_phone(guest: Arrive) -> None:
    ann = guest(PHONE, locale="hu")
    end(ann, "qwixx", ME, *[GREEDY] * 4)

    assert unseen(ann, "[data-prompt] h1, .standing li, .acts > *") == []
    assert ann.too_wide() <= 0


def test_my_own_sheet_comes_first_and_the_last_throw_is_shown(guest: Arrive) -> None:
    ann = guest()
    end(ann, "qwixx", ME, GREEDY)

    names = ann.page.locator("[data-over] .sheets h2").all_inner_texts()
    assert names[:2] == ["Ann", "Greedy bot"]
    assert "Greedy bot" in ann.page.locator("[data-prompt] h1").inner_text()
    assert ann.page.locator("[data-last-throw] .die").count() == 6


@pytest.mark.slow
def test_the_winner_sees_a_short_celebration_but_not_at_a_second_look(guest: Arrive) -> None:
    ann = guest(fresh=True)
    ann.page.emulate_media(reduced_motion="no-preference")
    end(ann, "qwixx", ME, BOB)
    joy = ann.page.locator("[data-joy]")
    joy.wait_for()
    ann.page.locator("[data-rematch]").click(trial=True)  # Nothing covers the button.
    joy.wait_for(state="detached")

    ann.page.reload()

    ann.page.locator("[data-over]").wait_for()
    assert joy.count() == 0


@pytest.mark.parametrize(("motion", "other"), [("reduce", BOB), ("no-preference", GREEDY)])
def test_there_is_no_celebration_with_reduced_motion_or_for_the_loser(
    guest: Arrive, motion: str, other: dict[str, str]
) -> None:
    ann = guest(fresh=True)
    ann.page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]

    end(ann, "qwixx", ME, other)

    assert ann.page.locator("[data-joy]").count() == 0


def test_a_device_that_can_share_shares_the_result_as_picture_and_text(guest: Arrive) -> None:
    ann = guest(PHONE, fresh=True, locale="de-DE")
    ann.context.add_init_script(SHARES)
    end(ann, "qwixx", ME, GREEDY)

    ann.page.click("[data-share]")
    picture = ann.page.locator("[data-sharing] img").evaluate(
        "async (one) => await (await fetch(one.src)).text()"
    )
    assert Texts("de").ending("failed throws") in picture
    ann.page.click("[data-share-send]")

    ann.page.wait_for_function("() => shared.length === 1")
    shared = ann.page.evaluate("shared[0]")
    assert shared["kinds"] == ["image/png"]
    assert "Ann −20" in shared["text"] and "gewinnt!" in shared["text"]
    assert shared["text"].endswith(f"\n{ann.server.address}/")


def test_every_button_of_the_end_says_what_it_does_on_a_phone(guest: Arrive) -> None:
    ann = guest(PHONE)
    end(ann, "qwixx", ME, GREEDY)

    labels = ann.page.locator(".acts .button span").all()

    assert [label.inner_text() for label in labels] == [
        "Rematch",
        "Share",
        "Review",
        "Replay",
        "Home",
    ]
    for label in labels:
        box = label.bounding_box()
        assert box is not None and box["width"] > 20


@pytest.mark.slow
def test_other_devices_copy_the_text_and_save_the_picture(guest: Arrive) -> None:
    ann = guest(fresh=True, permissions=["clipboard-read", "clipboard-write"])
    ann.context.add_init_script("delete Navigator.prototype.share")
    end(ann, "six", ME, GREEDY)

    ann.page.click("[data-share]")
    assert ann.page.locator("[data-share-send]").count() == 0
    ann.page.click("[data-share-copy]")
    ann.page.get_by_text("Copied.").first.wait_for()
    assert "Greedy bot (Red)" in ann.page.evaluate("navigator.clipboard.readText()")
    ann.page.click("[data-share]")
    with ann.page.expect_download() as download:
        ann.page.click("[data-share-save]")

    assert download.value.suggested_filename == "crosshex-six.png"
    assert download.value.path().read_bytes()[:4] == b"\x89PNG"
