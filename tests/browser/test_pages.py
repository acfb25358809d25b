"""Every page: no serious finding of axe-core, fits a small phone, in every language, and fast."""

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.harness import GREEDY, ME, OPEN, PHONE, RANDOM, Guest
from tests.browser.tiers import cases

Arrive = Callable[..., Guest]
LOCALE = Path(__file__).parents[2] / "src" / "crosshex" / "locale"
LANGUAGES = sorted(path.stem for path in LOCALE.glob("*.ftl"))
PAGES = {
    "home": ("/", "[data-play]"),
    "settings": ("/settings", "fieldset"),
    "rules of qwixx": ("/rules/qwixx", "article h2"),
    "rules of longo": ("/rules/longo", "article h2"),
    "rules of six": ("/rules/six", "article h2"),
    "fair dice": ("/verify", "h1"),
    "no such page": ("/nowhere", "h1"),
}
THEMES = cases("theme", "light", "dark")


@THEMES
@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing_serious_on_a_page_and_it_fits_a_phone(
    guest: Arrive, page: str, theme: str
) -> None:
    path, sign = PAGES[page]
    ann = guest(PHONE, color_scheme=theme)

    ann.open(path)
    ann.page.wait_for_selector(sign)

    assert ann.findings() == []
    assert ann.too_wide() <= 0


@pytest.mark.slow
@THEMES
def test_axe_finds_nothing_serious_where_there_is_no_table(guest: Arrive, theme: str) -> None:
    ann = guest(PHONE, color_scheme=theme)
    ann.open("/join/NoSuchLink")
    ann.page.get_by_role("alert").wait_for()
    findings = ann.findings()
    table = ann.make_table("qwixx", ME, RANDOM)
    ann.asked()

    ann.tables.delete(table)

    ann.page.locator("[data-prompt]").wait_for(state="detached")
    assert findings + ann.findings() == []
    ann.errors.clear()  # The browser reports the link that does not exist.


@THEMES
def test_axe_finds_nothing_serious_at_any_moment_of_a_dice_game(guest: Arrive, theme: str) -> None:
    ann = guest(PHONE, color_scheme=theme)
    table = ann.make_table("longo", ME, RANDOM, OPEN)
    ann.page.wait_for_selector("[data-start]")
    findings = ann.findings()

    ann.page.click("[data-start]")
    ann.play_on(5)
    ann.asked()
    findings += ann.findings()
    ann.page.get_by_role("button", name="Table menu").click()
    findings += ann.findings()
    ann.page.keyboard.press("Escape")
    ann.tables.hurry(table)
    ann.page.wait_for_selector("[data-over]")
    findings += ann.findings()
    ann.page.click("[data-verify]")
    ann.page.click("[data-check]")
    ann.page.wait_for_selector("[data-verdict=good]")
    findings += ann.findings()
    ann.open(f"/replay/{table}")
    ann.page.wait_for_selector("[data-go=next]")
    findings += ann.findings()

    assert findings == []


def test_with_forced_colours_a_cross_is_still_the_strongest_thing(guest: Arrive) -> None:
    ann = guest(PHONE, fresh=True, forced_colors="active")
    ann.open("/learn/qwixx")
    ann.page.locator("[data-goal] .field.crossed").first.wait_for()

    look = "(one) => getComputedStyle(one).backgroundColor"
    crossed, skipped, waiting = (
        ann.page.locator(f"[data-goal] .field.{mark}").first.evaluate(look)
        for mark in ("crossed", "gone", "open")
    )

    assert crossed not in (skipped, waiting)
    assert crossed == ann.page.evaluate("getComputedStyle(document.body).color"), "as ink"
    assert ann.findings() == []


@THEMES
def test_axe_finds_nothing_serious_at_any_moment_of_six(guest: Arrive, theme: str) -> None:
    ann = guest(PHONE, color_scheme=theme)
    ann.make_table("six", ME, GREEDY)
    ann.asked()
    findings = ann.findings()

    ann.play_on()
    findings += ann.findings()
    ann.page.click("[data-replay]")
    ann.page.wait_for_selector("[data-go=next]")
    findings += ann.findings()

    assert findings == []


def test_an_address_that_was_cut_off_shows_a_page(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.open("/rules/%")
    ann.page.get_by_text("The rules of %").wait_for()


@cases("language", "hu", *(one for one in LANGUAGES if one != "hu"))
def test_a_browser_is_met_in_its_own_language(guest: Arrive, language: str) -> None:
    ann = guest(PHONE, locale=language)
    wanted = dict(
        re.findall(
            r"^(web-hero|web-play|web-hint) = (.+)$",
            (LOCALE / f"{language}.ftl").read_text("utf-8"),
            re.M,
        )
    )

    ann.open("/")

    assert ann.page.get_attribute("html", "lang") == language
    assert ann.page.locator("h1").inner_text() == wanted["web-hero"]
    assert wanted["web-play"] in ann.page.locator("[data-play]").inner_text()
    assert ann.too_wide() <= 0
    for game in ("qwixx", "six"):
        ann.make_table(game, ME, GREEDY)
        ann.asked()
        assert ann.page.get_by_role("button", name=wanted["web-hint"]).count() == 1
        text = ann.page.inner_text("body")
        assert not re.search(r"\b(web|reason|ending|game)-[a-z]", text), text
        assert ann.too_wide() <= 0
        ann.page.reload()


def test_the_replay_steps_through_the_game_and_names_each_event(guest: Arrive) -> None:
    ann = guest()
    ann.tables.hurry(ann.make_table("qwixx", ME, RANDOM))
    ann.page.click("[data-replay]")
    told = ann.page.locator("[data-told]")
    told.wait_for()
    assert told.inner_text() == "Start"

    ann.page.click("[data-go=next]")
    assert "white sum" in told.inner_text()
    ann.page.click("[data-go=last]")

    assert ann.page.locator("[data-go=next]").is_disabled()
    failed = ann.page.locator(".sheet-grid").inner_text()
    assert "Ann" in failed


def test_a_downloaded_record_can_be_opened_again(guest: Arrive, tmp_path: Path) -> None:
    ann = guest()
    ann.make_table("six", ME, GREEDY)
    ann.play_on()
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download").click()
    record = tmp_path / "record.txt"
    download.value.save_as(record)
    assert '[Game "six"]' in record.read_text("utf-8")

    ann.open("/")
    ann.page.set_input_files("input[type=file]", record)

    ann.page.wait_for_selector("[data-go=last]")
    ann.page.click("[data-go=last]")
    ann.page.locator(".tile.won").first.wait_for()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('[Game "chess"]\n', "Line 1, column 8: Game cannot be “chess”; possible: qwixx"),
        ('[Rules "1"]\n[Player1 "Ann"]\n', "Line 1, column 1: the header Game is missing"),
    ],
    ids=["unknown game", "missing header"],
)
@cases("page", "/", "/verify")
def test_a_record_with_broken_headers_says_where_it_is_wrong(
    guest: Arrive, tmp_path: Path, page: str, text: str, sentence: str
) -> None:
    ann = guest(PHONE)
    record = tmp_path / "broken.txt"
    record.write_text(text, "utf-8")
    ann.open(page)

    ann.page.set_input_files("input[type=file]", record)

    alert = ann.page.get_by_role("alert")
    alert.wait_for()
    assert sentence in alert.inner_text()
    assert ann.page.get_by_text("Loading").count() == 0


def test_a_changed_throw_is_found_by_the_check_of_the_dice(guest: Arrive, tmp_path: Path) -> None:
    ann = guest()
    ann.tables.hurry(ann.make_table("qwixx", {**ME, "share": "c0ffee"}, RANDOM))
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download").click()
    record = tmp_path / "record.txt"
    download.value.save_as(record)
    text = record.read_text("utf-8")
    assert '"c0ffee"' in text
    share = tmp_path / "bent.txt"
    share.write_text(text.replace('"c0ffee"', '"c0ffef"'), "utf-8")

    verdicts = []
    ann.open("/verify")
    for file in (record, share):
        ann.page.set_input_files("input[type=file]", file)
        ann.page.click("[data-check]")
        verdicts.append(ann.page.locator("[data-verdict]").get_attribute("data-verdict"))

    assert verdicts == ["good", "bad"]


def test_settings_take_effect_and_are_kept(guest: Arrive) -> None:
    ann = guest()
    ann.open("/settings")

    ann.page.get_by_label("Dark", exact=True).check(force=True)
    ann.page.reload()

    assert ann.page.get_attribute("html", "data-theme") == "dark"
    assert ann.page.get_by_label("Dark", exact=True).is_checked()


def test_with_less_motion_a_change_of_style_is_complete_at_once(guest: Arrive) -> None:
    ann = guest()
    ann.open("/settings")

    sizes = ann.page.evaluate(
        """() => {
            document.body.style.fontSize = "31px";
            return [...document.querySelectorAll("main fieldset p, main fieldset label")]
                .map((text) => parseFloat(getComputedStyle(text).fontSize) > 25);
        }"""
    )

    assert sizes and all(sizes)


@cases("language", "el", "en", "pl")
def test_the_first_load_is_under_150_kilobytes_compressed(guest: Arrive, language: str) -> None:
    ann = guest(fresh=True, locale=language)
    sizes: dict[str, int] = {}

    def weigh(response: object) -> None:
        url, body = response.url, response.body()  # type: ignore[attr-defined]
        packed = url.endswith((".woff2", ".png"))
        sizes[url] = len(body) if packed else len(gzip.compress(body))

    ann.page.on("requestfinished", lambda request: weigh(request.response()))
    ann.open("/")
    ann.page.wait_for_selector("[data-play]")
    ann.page.wait_for_load_state("networkidle")

    assert len(sizes) > 5
    assert sum(sizes.values()) < 150_000, sizes


@pytest.mark.slow
def test_the_app_can_be_installed(guest: Arrive) -> None:
    ann = guest(service_workers="allow")
    ann.open("/")

    manifest = ann.page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    worker = ann.page.evaluate(
        "navigator.serviceWorker.ready.then((ready) => ready.active.scriptURL)"
    )

    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert worker.endswith("/service-worker.js")


@cases("page", "home", "settings", "rules of six")
def test_a_large_screen_is_used(guest: Arrive, page: str) -> None:
    path, sign = PAGES[page]
    ann = guest((1920, 1080))
    ann.open(path)
    ann.page.locator(sign).first.wait_for()

    box = ann.page.locator("main .page").bounding_box()

    assert box and box["width"] >= (1300 if "rules" in page else 1700)
    if page == "home":  # The rest is beside the games.
        games = ann.page.locator("[data-game]").last.bounding_box()
        rest = ann.page.get_by_role("heading", name="Records").bounding_box()
        assert games and rest and rest["x"] > games["x"] + games["width"]


def test_every_part_of_the_app_is_one_tap_away_but_not_during_a_game(guest: Arrive) -> None:
    ann = guest(PHONE)
    ann.open("/")
    bar = ann.page.locator("[data-ways]:visible")
    for name in ("Puzzles", "Learn", "Analysis", "Pad", "Play"):
        bar.get_by_role("link", name=name).click()
        bar.locator("[aria-current=page]", has_text=name).wait_for()
    box = bar.bounding_box()
    assert box and box["y"] + box["height"] == PHONE[1]

    ann.make_table("qwixx", ME, RANDOM)
    ann.asked()

    assert bar.count() == 0


def test_the_question_mark_lists_the_keys_but_can_be_typed(guest: Arrive) -> None:
    ann = guest()
    ann.open("/")
    ann.page.get_by_text("More options").click()
    ann.page.get_by_label("Your name").press("?")
    assert ann.page.get_by_label("Your name").input_value() == "?"
    assert ann.page.get_by_role("dialog").count() == 0

    ann.page.locator("h1").click()
    ann.page.keyboard.press("?")

    ann.page.locator("[data-keys]").wait_for()
    assert ann.findings() == []


def test_installing_is_offered_once_after_a_finished_game(guest: Arrive) -> None:
    ann = guest(fresh=True)
    ann.context.add_init_script(
        """addEventListener("load", () => setTimeout(() => {
            const offer = new Event("beforeinstallprompt", { cancelable: true });
            offer.prompt = async () => { window.asked = true; };
            dispatchEvent(offer);
        }))"""
    )
    offers = []
    for _ in range(2):
        table = ann.make_table("qwixx", ME, RANDOM)
        ann.asked()
        assert ann.page.locator("[data-install]").count() == 0
        ann.tables.hurry(table)
        ann.page.wait_for_selector("[data-over]")
        offers.append(ann.page.locator("[data-install]").count())
        if offers == [1]:
            ann.page.locator("[data-install] .button").first.click()
            assert ann.page.evaluate("window.asked")

    assert offers == [1, 0]
