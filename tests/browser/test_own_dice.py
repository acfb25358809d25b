"""A table with real dice: set up, entered by tapping and by typing, corrected, recorded."""

from collections.abc import Callable

import pytest

from crosshex.record import Record, read_record
from crosshex.table.fair_dice import verify_dice
from tests.browser.harness import ME, PHONE, RANDOM, Guest
from tests.browser.test_setting_up import table_of

Arrive = Callable[..., Guest]


def record_of(guest: Guest, table: str) -> Record:
    answer = guest.page.request.get(f"/api/tables/{table}/record")
    return read_record(answer.text())


def ends_well(guest: Guest, table: str) -> Record:
    """Play to the end; the record is a whole game, and says that there are no dice to verify."""
    guest.tables.hurry(table)
    guest.page.wait_for_selector("[data-over]")
    record = record_of(guest, table)
    assert record.state.outcome is not None
    assert ("Dice", "entered") in record.extras
    assert "nothing to verify" in str(verify_dice(record).error)
    guest.open(f"/replay/{table}")
    guest.page.locator("[data-go=last]").click()
    guest.page.locator("[data-go=last][disabled]").wait_for()
    guest.open(f"/verify/{table}")
    assert "their own dice" in guest.page.locator("[data-none]").inner_text()
    return record


@pytest.mark.slow
def test_a_game_is_set_up_and_its_throws_are_tapped_on_a_phone(guest: Arrive) -> None:
    ann = guest(PHONE)
    page = ann.page
    ann.open("/")
    page.click("[data-game=longo]")
    page.get_by_text("More options").click()
    page.get_by_label("We throw our own dice").check()
    page.wait_for_selector("[data-own-note]")
    assert page.get_by_label("At random").count() == 0, "who begins is named"
    for place, number in (("0 0", "3"), ("0 1", "12"), ("1 0", "5"), ("1 1", "8")):
        page.locator(f"[data-pair='{place}']").fill(number)
    assert ann.findings() == []
    assert ann.too_wide() <= 0
    page.click("[data-play]")

    page.wait_for_selector("[data-throw]")
    table = table_of(ann)["table"]
    assert [sheet["lucky"] for sheet in table["state"]["sheets"]] == [[3, 12], [5, 8]]
    for face in (8, 1, 6, 3, 5, 6):
        page.click(f"[data-face='{face}']")
    page.click("[data-slot='1']")
    page.click("[data-face='4']")
    assert ann.findings() == []
    assert ann.too_wide() <= 0
    page.click("[data-enter]")

    page.wait_for_selector("[data-asked*='action-1']")
    assert table_of(ann)["table"]["state"]["roll"]["white"] == [8, 4]
    page.click("[data-correct]")
    for face in (1, 1, 1, 1, 1, 1):
        page.click(f"[data-face='{face}']")
        page.wait_for_timeout(250)  # The bot chooses meanwhile; that must not end the correction.
    page.click("[data-enter]")
    page.locator("[data-throw]").wait_for(state="detached")
    assert table_of(ann)["table"]["state"]["roll"]["white"] == [1, 1]
    record = ends_well(ann, table["id"])
    assert str(record.steps[0].move) == "1 1 1 1 1 1"
    rematch_on_new_sheets(ann, table["id"])
    assert ann.errors == []


def rematch_on_new_sheets(ann: Guest, table: str) -> None:
    """Start a rematch: the next seat begins unless people change that, and the sheets are new."""
    ann.open(f"/table/{table}")
    ann.page.click("[data-rematch]")
    dialog = ann.page.locator("dialog[open]")
    assert dialog.locator("input[type=radio]").nth(1).is_checked(), "the bot's turn to begin"
    dialog.locator("input[type=radio]").nth(0).check(force=True)
    for place, number in (("0 0", "4"), ("0 1", "9"), ("1 0", "6"), ("1 1", "7")):
        dialog.locator(f"[data-pair='{place}']").fill(number)
    assert ann.findings() == []
    assert ann.too_wide() <= 0
    dialog.locator("[data-play]").click()
    ann.page.wait_for_url(lambda url: table not in url)
    ann.page.wait_for_selector("[data-throw]")
    again = table_of(ann)["table"]
    assert [sheet["lucky"] for sheet in again["state"]["sheets"]] == [[4, 9], [6, 7]]
    assert again["state"]["active"] == 0


def test_throws_are_typed_and_a_removed_die_is_not_asked_for(guest: Arrive) -> None:
    ann = guest()
    page = ann.page
    table = ann.make_table("qwixx", ME, RANDOM, dice="own", first=1)
    page.wait_for_selector("[data-throw]")
    assert "random" in page.locator("[data-prompt]").inner_text().lower(), "it throws for the bot"
    page.locator("[data-slot]").first.focus()
    page.keyboard.type("4 1 6 3 5 6", delay=20)
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-asked*='action-1']")
    assert table_of(ann)["table"]["state"]["roll"]["white"] == [4, 1]
    ann.decide()
    page.locator("[data-correct]").wait_for(state="detached")
    record = ends_well(ann, table)
    assert str(record.steps[0].move) == "4 1 6 3 5 6"

    alone = ann.make_table("qwixx", ME, dice="own")
    for number in (2, 3, 4, 5, 6, 12):
        cross(ann, alone, f"r{number}")
    page.wait_for_selector("[data-throw] [data-slot]")
    page.wait_for_function("document.querySelectorAll('[data-slot]').length === 5")
    assert page.locator("[data-slot='2']").count() == 0, "the red die has left"
    page.locator("[data-slot]").first.focus()
    page.keyboard.type("41356")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-asked*='action-1']")
    assert ann.errors == []


def cross(ann: Guest, table: str, field: str, coloured: str = "1 1 1 1") -> None:
    """One turn that crosses a field by the white sum."""
    number = int(field[1:])
    half = number // 2
    ann.tables.command(table, type="throw", seat=0, roll=f"{half} {number - half} {coloured}")
    for move in (field, "-"):
        ann.tables.command(table, type="play", seat=0, move=move)
